// Calendar months and the project's clock. Month 0 is the moment of purchase, months 1 … horizon follow.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace racktally {

inline constexpr int hoursPerWeek = 168;

/// A calendar month such as 2027-01.
struct CalendarMonth {
    int year = 0;
    int month = 1;

    auto operator<=>(const CalendarMonth&) const = default;
    /// The calendar month of project month m when the project starts here; month 0 and month 1 are the start itself.
    [[nodiscard]] CalendarMonth plus(int months) const;
    [[nodiscard]] std::string text() const;
    /// Reads "YYYY-MM", years 1900 … 9999; nothing else.
    static std::optional<CalendarMonth> parse(std::string_view text);
};

/// Year of use y = floor((m-1)/12); the purchase (month 0) counts to year 0.
constexpr int yearOfUse(int month) {
    return month <= 0 ? 0 : (month - 1) / 12;
}

/// Number of years of use that a horizon touches.
constexpr int yearsOfUse(int horizonMonths) {
    return yearOfUse(horizonMonths) + 1;
}

} // namespace racktally
