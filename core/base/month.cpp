#include "core/base/month.h"

#include <charconv>
#include <fmt/format.h>

namespace racktally {

CalendarMonth CalendarMonth::plus(int months) const {
    const int index = year * 12 + month - 1 + months;
    return {index / 12, index % 12 + 1};
}

std::string CalendarMonth::text() const {
    return fmt::format("{:04}-{:02}", year, month);
}

std::optional<CalendarMonth> CalendarMonth::parse(std::string_view text) {
    if (text.size() != 7 || text[4] != '-') return std::nullopt;
    CalendarMonth result;
    const auto number = [](std::string_view digits, int& value) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc{} && end == digits.data() + digits.size();
    };
    if (!number(text.substr(0, 4), result.year) || !number(text.substr(5), result.month)) return std::nullopt;
    if (result.year < 1900 || result.month < 1 || result.month > 12) return std::nullopt;
    return result;
}

} // namespace racktally
