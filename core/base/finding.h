// What an evaluation wants to tell beside its figures, with the quantity that ran out and the change that would mend it.
#pragma once

#include "core/base/unit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace racktally {

enum class Severity { error, warning, note };

enum class Rule {
    capacityBelowDemand,
    speedUnknown,
    tokensMissing,
    priceMissing,
    costBeyondHorizon,
    financingBeyondHorizon,
    paysOffByResidualValueOnly,
    internalRateOfReturnUnknown,
    // plausibility
    fewGpuHours,
    unusualPayback,
    unusualYearlyCost,
    lowUtilization,
    noStaff,
    assumptionAtDefault,
    stalePrice,
};

struct Remedy {
    std::string address;
    double value = 0;
};

struct Finding {
    Severity severity = Severity::note;
    Rule rule{};
    std::string subject;               // an address, or "first~second" of a comparison
    std::optional<int> month = {};
    std::optional<double> needed = {};
    std::optional<double> available = {};
    Unit unit = Unit::none;
    std::vector<Remedy> remedies = {};
};

std::string_view keyOf(Severity severity);
std::string_view keyOf(Rule rule);
/// The unit's key as results print it ("gpu", "month", "token").
std::string_view keyOf(Unit unit);

} // namespace racktally
