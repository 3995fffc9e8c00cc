// Calendar days as ISO text (2026-11-30).
#pragma once

#include <optional>
#include <string_view>

namespace racktally {

/// Whether text is a day of the calendar, written as 2026-11-30.
bool isDay(std::string_view text);

/// Days from one day to another; nothing where one is none.
std::optional<int> daysBetween(std::string_view from, std::string_view to);

} // namespace racktally
