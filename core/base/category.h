// The kinds of cost that tables, charts and results group by. The keys are part of the file format.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace racktally {

enum class Category : std::uint8_t {
    hardware, installation, financing, electricity, cooling, space, staff, maintenance, insurance, software,
    network, storage, compute, dataTransfer, support, tax, residualValue, other,
};

inline constexpr std::array<std::string_view, 18> categoryKeys{
    "hardware", "installation", "financing", "electricity", "cooling", "space", "staff", "maintenance", "insurance",
    "software", "network", "storage", "compute", "data_transfer", "support", "tax", "residual_value", "other"};

constexpr std::string_view keyOf(Category category) {
    return categoryKeys[static_cast<std::size_t>(category)];
}

/// Tax and residual value are results: no cost line or item may claim them.
constexpr bool isComputed(Category category) {
    return category == Category::tax || category == Category::residualValue;
}

/// Whether input tax that cannot be recovered raises costs of this category (contract, "VAT").
constexpr bool bearsVat(Category category) {
    return category != Category::staff && category != Category::insurance && !isComputed(category);
}

} // namespace racktally
