// What a licence is counted by and when it is paid.
#pragma once

#include "core/base/field.h"

namespace racktally {

enum class LicenceMetric : std::uint8_t { gpu, node, core, user, option };
template <>
struct EnumNames<LicenceMetric> {
    static constexpr std::array<std::string_view, 5> names{"gpu", "node", "core", "user", "option"};
    static constexpr std::array<const char*, 5> labels{RT_TEXT("per GPU"), RT_TEXT("per node"), RT_TEXT("per core"), RT_TEXT("per user"), RT_TEXT("for the whole option")};
};
enum class Interval : std::uint8_t { month, year, once };
template <>
struct EnumNames<Interval> {
    static constexpr std::array<std::string_view, 3> names{"month", "year", "once"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("every month"), RT_TEXT("every year"), RT_TEXT("once")};
};

} // namespace racktally
