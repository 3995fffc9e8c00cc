#include "core/base/set_leaf.h"

#include "core/base/day.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

namespace {

std::string namesOf(const EnumPlace& place) {
    std::string result;
    for (const std::string_view name : place.names)
        if (!name.empty()) result += (result.empty() ? "" : ", ") + std::string(name);
    return result;
}

std::string textOf(const LeafValue& value) {
    if (const auto* number = std::get_if<double>(&value)) return fmt::format("{}", *number);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    return {};
}

std::optional<Error> checkRange(const FieldInfo& info, const std::string& address, double value) {
    if (!std::isfinite(value)) return Error{Reason::notFinite, address, fmt::format("{}", value)};
    const bool tooLow = info.aboveMinimum ? value <= info.minimum : value < info.minimum;
    if (!tooLow && value <= info.maximum) return std::nullopt;
    return Error{Reason::outOfRange, address, fmt::format("{}", value), info.aboveMinimum ? ">" : "", {}, info.minimum,
                 info.maximum};
}

/// Sets one leaf, by the type it has.
struct Setter {
    const FieldInfo& info;
    const std::string& address;
    const LeafValue& value;

    [[nodiscard]] Error wrongType(const char* expected) const {
        return {Reason::wrongType, address, textOf(value), expected};
    }

    std::optional<Error> operator()(double* place) const {
        const auto* number = std::get_if<double>(&value);
        if (!number) return wrongType(RT_TEXT("number"));
        if (auto error = checkRange(info, address, *number)) return error;
        *place = *number;
        return std::nullopt;
    }
    std::optional<Error> operator()(int* place) const {
        const auto* number = std::get_if<double>(&value);
        if (!number) return wrongType(RT_TEXT("whole number"));
        if (auto error = checkRange(info, address, *number)) return error;
        if (*number != std::floor(*number) || std::abs(*number) > 1e9) return wrongType(RT_TEXT("whole number"));
        *place = static_cast<int>(*number);
        return std::nullopt;
    }
    template <class T>
    std::optional<Error> operator()(std::optional<T>* place) const {
        if (std::holds_alternative<std::monostate>(value)) {
            place->reset();
            return std::nullopt;
        }
        T content{};
        if (auto error = (*this)(&content)) return error;
        *place = content;
        return std::nullopt;
    }
    std::optional<Error> operator()(bool* place) const {
        const auto* flag = std::get_if<bool>(&value);
        if (!flag) return wrongType(RT_TEXT("true or false"));
        *place = *flag;
        return std::nullopt;
    }
    std::optional<Error> operator()(std::string* place) const {
        const auto* text = std::get_if<std::string>(&value);
        if (!text) return wrongType(RT_TEXT("text"));
        if (info.isDay && !text->empty() && !isDay(*text)) return Error{Reason::badDay, address, *text};
        *place = *text;
        return std::nullopt;
    }
    std::optional<Error> operator()(CalendarMonth* place) const {
        const auto* text = std::get_if<std::string>(&value);
        const auto month = text ? CalendarMonth::parse(*text) : std::nullopt;
        if (!month) return Error{Reason::badMonth, address, textOf(value)};
        *place = *month;
        return std::nullopt;
    }
    /// A whole number, or one word in its place.
    std::optional<Error> numberOr(const char* word, const char* expected, int& number, bool& isWord) const {
        if (const auto* text = std::get_if<std::string>(&value); text && *text == word) {
            isWord = true;
            return std::nullopt;
        }
        if (!std::holds_alternative<double>(value)) return wrongType(expected);
        if (auto error = (*this)(&number)) return error;
        isWord = false;
        return std::nullopt;
    }
    std::optional<Error> operator()(CostMonth* place) const {
        auto error = numberOr("last", RT_TEXT("whole number or “last”"), place->month, place->last);
        if (place->last) place->month = 0;
        return error;
    }
    std::optional<Error> operator()(NodeCount* place) const {
        return numberOr("best", RT_TEXT("whole number or “best”"), place->count, place->best);
    }
    std::optional<Error> operator()(EnumPlace place) const {
        const auto* text = std::get_if<std::string>(&value);
        if (!text) return wrongType(RT_TEXT("text"));
        const auto found = std::find(place.names.begin(), place.names.end(), *text);
        if (found == place.names.end())
            return Error{Reason::unknownName, address, *text, namesOf(place),
                         nearest(*text, {place.names.begin(), place.names.end()})};
        place.set(place.place, static_cast<std::size_t>(found - place.names.begin()));
        return std::nullopt;
    }
};

} // namespace

std::optional<Error> setLeaf(const Leaf& leaf, const std::string& address, const LeafValue& value) {
    return std::visit(Setter{*leaf.info, address, value}, leaf.place);
}

} // namespace racktally
