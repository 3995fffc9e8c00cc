#include "core/base/finding.h"

namespace racktally {

std::string_view keyOf(Severity severity) {
    switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
    }
    return {};
}

std::string_view keyOf(Rule rule) {
    switch (rule) {
    case Rule::capacityBelowDemand: return "capacity_below_demand";
    case Rule::speedUnknown: return "speed_unknown";
    case Rule::tokensMissing: return "tokens_missing";
    case Rule::priceMissing: return "price_missing";
    case Rule::costBeyondHorizon: return "cost_beyond_horizon";
    case Rule::financingBeyondHorizon: return "financing_beyond_horizon";
    case Rule::paysOffByResidualValueOnly: return "pays_off_by_residual_value_only";
    case Rule::internalRateOfReturnUnknown: return "internal_rate_of_return_unknown";
    case Rule::fewGpuHours: return "few_gpu_hours";
    case Rule::unusualPayback: return "unusual_payback";
    case Rule::unusualYearlyCost: return "unusual_yearly_cost";
    case Rule::lowUtilization: return "low_utilization";
    case Rule::noStaff: return "no_staff";
    case Rule::assumptionAtDefault: return "assumption_at_default";
    case Rule::stalePrice: return "stale_price";
    }
    return {};
}

std::string_view keyOf(Unit unit) {
    switch (unit) {
    case Unit::none: return "";
    case Unit::percent: return "percent";
    case Unit::percentPerYear: return "percent/year";
    case Unit::share: return "share";
    case Unit::piece: return "piece";
    case Unit::gpu: return "gpu";
    case Unit::node: return "node";
    case Unit::instance: return "instance";
    case Unit::hour: return "hour";
    case Unit::hourPerYear: return "hour/year";
    case Unit::second: return "second";
    case Unit::secondPerHour: return "second/hour";
    case Unit::hourPerMonth: return "hour/month";
    case Unit::gpuHour: return "gpu_hour";
    case Unit::instanceHour: return "instance_hour";
    case Unit::month: return "month";
    case Unit::year: return "year";
    case Unit::watt: return "W";
    case Unit::kilowatt: return "kW";
    case Unit::wattPerKilowatt: return "W/kW";
    case Unit::kilowattHour: return "kWh";
    case Unit::gramPerKilowattHour: return "g/kWh";
    case Unit::gramPerKilogram: return "g/kg";
    case Unit::kilogram: return "kg";
    case Unit::kilogramPerGpuHour: return "kg/gpu_hour";
    case Unit::fullTimeEquivalent: return "fte";
    case Unit::monthPerYear: return "month/year";
    case Unit::token: return "token";
    case Unit::million: return "per_million";
    case Unit::gigabyte: return "GB";
    case Unit::rackUnit: return "rack_unit";
    case Unit::monthlyCount: return "1/month";
    case Unit::work: return "unit";
    case Unit::workPerGpuHour: return "unit/gpu_hour";
    case Unit::money: return "money";
    case Unit::moneyPerKilowattHour: return "money/kWh";
    case Unit::moneyPerInstanceHour: return "money/instance_hour";
    case Unit::moneyPerNodeHour: return "money/node_hour";
    case Unit::moneyPerGpuHour: return "money/gpu_hour";
    case Unit::moneyPerFtePerYear: return "money/fte_year";
    case Unit::moneyPerMillionTokens: return "money/million_tokens";
    case Unit::moneyPerGigabyteMonth: return "money/GB_month";
    case Unit::moneyPerGigabyte: return "money/GB";
    case Unit::moneyPerInstanceMonth: return "money/instance_month";
    case Unit::moneyPerGpuSecond: return "money/gpu_second";
    case Unit::moneyPerKilowattMonth: return "money/kW_month";
    case Unit::moneyPerRackUnitMonth: return "money/rack_unit_month";
    case Unit::moneyPerHour: return "money/hour";
    case Unit::moneyPerWork: return "money/unit";
    case Unit::exchangeRate: return "exchange_rate";
    }
    return {};
}

} // namespace racktally
