// Assumptions of a country as rows of data on the one mechanism: address, value, source. To add a country: rows here.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <span>

namespace racktally {

enum class Country : std::uint8_t { germany, austria, switzerland };
inline constexpr std::array<const char*, 3> countryLabels{RT_TEXT("Germany"), RT_TEXT("Austria"), RT_TEXT("Switzerland")};

struct PresetRow {
    const char* address;
    LeafValue value;
    const char* source;
    const char* date;
    Confidence confidence = Confidence::estimate;
};

std::span<const PresetRow> presetOf(Country country);

/// The project with the country's assumptions and their sources; what a country has no row for stays.
Result<Project> withPreset(const Project& project, Country country);

} // namespace racktally
