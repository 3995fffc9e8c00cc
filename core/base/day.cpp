#include "core/base/day.h"

#include <charconv>

namespace racktally {

namespace {

bool isLeapYear(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

int daysIn(int year, int month) {
    static constexpr int days[]{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeapYear(year) ? 29 : days[month - 1];
}

/// Days since an arbitrary fixed day, by the civil calendar.
std::optional<int> dayNumber(std::string_view date) {
    int year = 0, month = 0, day = 0;
    const auto part = [&](std::size_t first, std::size_t length, int& value) {
        const char* begin = date.data() + first;
        const auto [end, error] = std::from_chars(begin, begin + length, value);
        return error == std::errc{} && end == begin + length && *begin != '-';
    };
    if (date.size() != 10 || date[4] != '-' || date[7] != '-' || !part(0, 4, year) || !part(5, 2, month) || !part(8, 2, day)) return std::nullopt;
    if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return std::nullopt;
    // Years that begin in March, so that the day of a leap year is the last one.
    const int y = month <= 2 ? year - 1 : year, m = (month + 9) % 12;
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day;
}

} // namespace

bool isDay(std::string_view text) { return dayNumber(text).has_value(); }

std::optional<int> daysBetween(std::string_view from, std::string_view to) {
    const auto a = dayNumber(from), b = dayNumber(to);
    return a && b ? std::optional(*b - *a) : std::nullopt;
}

} // namespace racktally
