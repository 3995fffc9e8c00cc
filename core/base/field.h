// Field tables: each struct of a project lists its members once, with key, unit, range, label and help. Reading and
// writing JSON, validation, addresses, forms, undo texts and the spreadsheet's input sheet all walk these tables.
#pragma once

#include "core/base/category.h"
#include "core/base/month.h"
#include "core/base/text.h"
#include "core/base/unit.h"

#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

namespace racktally {

/// Where a field stands in forms and in the list of assumptions.
enum class Group : std::uint8_t {
    general, period, power, staff, taxes, demand, work, capacity, price, financing, space, running, oneTime, residual,
    storage, tokens, emissions, document, parties, issuer, configuration, model, requests, targets, details,
};

/// What a text that is an id refers to.
enum class Reference : std::uint8_t { none, anyOption, ownOption, cloudOption, sameKind };

inline constexpr double noLimit = std::numeric_limits<double>::infinity();

struct FieldInfo {
    std::string_view key;
    const char* label = "";
    const char* help = "";
    Unit unit = Unit::none;
    double minimum = -noLimit;
    double maximum = noLimit;
    Group group = Group::general;
    bool required = false;
    bool structural = false;          // shapes the formulas: locked in the spreadsheet
    bool aboveMinimum = false;        // the minimum itself is not allowed
    const char* defaultSource = "";   // where the default comes from
    Reference refersTo = Reference::none;
    bool isDay = false;               // text that is a date (2026-11-30) or empty
    std::string_view unless = "";     // not required where this other field of the struct is stated
};

template <class Struct, class Member>
struct Field {
    FieldInfo info;
    Member Struct::*member;
};

/// Specialised per struct: `static constexpr auto table = std::tuple{field(...), ...};`
template <class Struct>
struct Fields;

template <class Struct, class Member>
constexpr Field<Struct, Member> field(Member Struct::*member, FieldInfo info) {
    return {info, member};
}

/// Specialised per enumeration that appears in files: `static constexpr std::array names{...}` in the enumerators' order,
/// `labels` likewise.
template <class Enum>
struct EnumNames;

template <>
struct EnumNames<Category> {
    static constexpr auto names = categoryKeys;
    static constexpr std::array<const char*, 18> labels{
        RT_TEXT("Hardware"), RT_TEXT("Installation"), RT_TEXT("Financing"), RT_TEXT("Electricity"), RT_TEXT("Cooling"),
        RT_TEXT("Space"), RT_TEXT("Staff"), RT_TEXT("Maintenance"), RT_TEXT("Insurance"), RT_TEXT("Software"),
        RT_TEXT("Network"), RT_TEXT("Storage"), RT_TEXT("Compute"), RT_TEXT("Data transfer"), RT_TEXT("Support"),
        RT_TEXT("Tax"), RT_TEXT("Residual value"), RT_TEXT("Other")};
};

/// The month of a one-time cost: a month of the option's clock, or its last one.
struct CostMonth {
    int month = 0;
    bool last = false;
    bool operator==(const CostMonth&) const = default;
};

/// The nodes that a hybrid owns: a number, or the number that costs least.
struct NodeCount {
    int count = 1;             // where best is asked for: the last one found
    bool best = false;
    bool operator==(const NodeCount& other) const { return best == other.best && (best || count == other.count); }
};

/// An enumeration seen without its type: its names, and a way to read and set it.
struct EnumPlace {
    std::span<const std::string_view> names;
    std::span<const char* const> labels;
    void* place = nullptr;
    std::size_t (*get)(const void*) = nullptr;
    void (*set)(void*, std::size_t) = nullptr;
};

/// A single input seen without its struct.
using LeafPlace = std::variant<double*, std::optional<double>*, int*, std::optional<int>*, bool*, std::string*,
                               CalendarMonth*, CostMonth*, NodeCount*, EnumPlace>;

struct Leaf {
    const FieldInfo* info = nullptr;
    LeafPlace place;
};

/// What a leaf holds or is to hold; monostate is "not stated".
using LeafValue = std::variant<std::monostate, double, bool, std::string>;

LeafValue valueOf(const Leaf& leaf);

namespace detail {

template <class T> struct IsVector : std::false_type {};
template <class T> struct IsVector<std::vector<T>> : std::true_type {};
template <class T> struct IsOptional : std::false_type {};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
concept HasFields = requires { Fields<T>::table; };
template <class T>
concept ListOfStructs = IsVector<T>::value && HasFields<typename T::value_type>;
template <class T>
concept NumberList = std::is_same_v<T, std::vector<double>>;
template <class T>
concept NumberMap = std::is_same_v<T, std::map<std::string, double>>;
template <class T>
concept OptionalStruct = IsOptional<T>::value && HasFields<typename T::value_type>;
template <class T>
concept LeafType = std::is_enum_v<T> || requires(LeafPlace place, T* pointer) { place = pointer; };

} // namespace detail

template <detail::LeafType T>
LeafPlace leafPlace(T& value) {
    if constexpr (std::is_enum_v<T>)
        return EnumPlace{EnumNames<T>::names, EnumNames<T>::labels, &value,
                         [](const void* place) { return static_cast<std::size_t>(*static_cast<const T*>(place)); },
                         [](void* place, std::size_t index) { *static_cast<T*>(place) = static_cast<T>(index); }};
    else
        return &value;
}

/// Calls f(field, member) for every row of the struct's table.
template <class Struct, class F>
void forEachField(Struct& value, F&& f) {
    using Plain = std::remove_const_t<Struct>;
    std::apply([&](const auto&... fields) { (f(fields, value.*fields.member), ...); }, Fields<Plain>::table);
}

/// "a.b", or "b" where the address is empty.
inline std::string addressBelow(std::string_view address, std::string_view key) {
    std::string result(address);
    if (!result.empty()) result += '.';
    return result += key;
}

/// Walks everything below a struct and calls visitor(address, Leaf) for every input. Ids stand in place of indices.
template <class Struct, class Visitor>
void walk(Struct& value, const std::string& address, Visitor&& visitor) {
    forEachField(value, [&]<class F, class M>(const F& field, M& member) {
        using Member = std::remove_const_t<M>;
        const std::string place = addressBelow(address, field.info.key);
        if constexpr (detail::LeafType<Member>) {
            visitor(place, Leaf{&field.info, leafPlace(const_cast<Member&>(member))});
        } else if constexpr (detail::HasFields<Member>) {
            walk(member, place, visitor);
        } else if constexpr (detail::OptionalStruct<Member>) {
            if (member) walk(*member, place, visitor);
        } else if constexpr (detail::ListOfStructs<Member>) {
            for (auto& element : member) walk(element, addressBelow(place, element.id), visitor);
        } else if constexpr (detail::NumberMap<Member>) {
            for (auto& [key, number] : member)
                visitor(addressBelow(place, key), Leaf{&field.info, const_cast<double*>(&number)});
        } else if constexpr (detail::NumberList<Member>) {
            for (std::size_t i = 0; i < member.size(); ++i)
                visitor(addressBelow(place, std::to_string(i)), Leaf{&field.info, const_cast<double*>(&member[i])});
        }
    });
    if constexpr (requires { value.kind.index(); })
        std::visit([&](auto& kind) { walk(kind, address, visitor); }, value.kind);
}

/// The table row of a member, found by its pointer.
template <class Struct, class Member>
const FieldInfo& infoOf(Member Struct::*member) {
    const FieldInfo* found = nullptr;
    std::apply(
        [&](const auto&... fields) {
            const auto match = [&](const auto& row) {
                if constexpr (std::is_same_v<decltype(row.member), Member Struct::*>)
                    if (row.member == member) found = &row.info;
            };
            (match(fields), ...);
        },
        Fields<Struct>::table);
    return *found;
}

} // namespace racktally
