#include "core/analysis/evaluation.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace racktally {

namespace {

using nlohmann::ordered_json;

ordered_json number(double value) {
    return std::isfinite(value) ? ordered_json(value) : ordered_json(nullptr);
}

ordered_json figure(const Figure& value) {
    return value ? number(*value) : ordered_json(nullptr);
}

ordered_json series(const std::vector<double>& values) {
    auto result = ordered_json::array();
    for (const double value : values) result.push_back(number(value));
    return result;
}

ordered_json findingJson(const Finding& finding) {
    ordered_json result{{"severity", keyOf(finding.severity)}, {"rule", keyOf(finding.rule)}, {"subject", finding.subject}};
    if (finding.month) result["month"] = *finding.month;
    if (finding.needed) result["needed"] = number(*finding.needed);
    if (finding.available) result["available"] = number(*finding.available);
    if (finding.unit != Unit::none) result["unit"] = keyOf(finding.unit);
    auto remedies = ordered_json::array();
    for (const Remedy& remedy : finding.remedies) remedies.push_back({{"address", remedy.address}, {"value", number(remedy.value)}});
    result["remedies"] = std::move(remedies);
    return result;
}

ordered_json findingsJson(const std::vector<Finding>& findings) {
    auto result = ordered_json::array();
    for (const Finding& finding : findings) result.push_back(findingJson(finding));
    return result;
}

ordered_json workloadJson(const WorkloadFigures& w) {
    return {{"id", w.id}, {"gpu_hours_used", figure(w.gpuHoursUsed)}, {"cost", figure(w.cost)},
            {"completed_work", figure(w.completedWork)}, {"unit", w.unit}, {"cost_per_unit", figure(w.costPerUnit)}};
}

ordered_json optionJson(const OptionFigures& o) {
    auto atCapacity = ordered_json::array();
    for (const auto& [percent, cost] : o.costPerUnitAtCapacity) atCapacity.push_back({{"utilization_percent", percent}, {"cost_per_unit", number(cost)}});
    auto categories = ordered_json::object();
    for (const auto& [category, amount] : o.byCategory) categories[std::string(keyOf(category))] = figure(amount);
    auto workloads = ordered_json::array();
    for (const WorkloadFigures& w : o.perWorkload) workloads.push_back(workloadJson(w));
    return {{"id", o.id}, {"kind", o.kind}, {"name", o.name},
            {"total_cost", figure(o.totalCost)}, {"net_present_cost", figure(o.netPresentCost)},
            {"upfront_cost", figure(o.upfrontCost)}, {"purchase_price", figure(o.purchasePrice)},
            {"monthly_cost", series(o.monthlyCost)}, {"cumulative_cost", series(o.cumulativeCost)},
            {"by_category", categories},
            {"gpu_hours_capacity", figure(o.gpuHoursCapacity)}, {"gpu_hours_used", figure(o.gpuHoursUsed)},
            {"gpu_hours_unserved", figure(o.gpuHoursUnserved)}, {"served_percent", figure(o.servedPercent)},
            {"utilization_percent", figure(o.utilizationPercent)}, {"cost_per_gpu_hour", figure(o.costPerGpuHour)},
            {"cost_per_unit", figure(o.costPerUnit)}, {"energy_kwh", figure(o.energyKwh)}, {"energy_kwh_per_unit", figure(o.energyKwhPerUnit)}, {"co2_kg", figure(o.co2Kg)},
            {"highest_outflow", figure(o.highestOutflow)}, {"highest_outflow_month", figure(o.highestOutflowMonth)},
            {"own_nodes", figure(o.ownNodes)}, {"cost_per_unit_at_capacity", atCapacity}, {"net_present_cost_over_own_nodes", series(o.netPresentCostOverOwnNodes)}, {"per_workload", workloads}, {"findings", findingsJson(o.findings)}};
}

ordered_json comparisonJson(const Comparison& c) {
    return {{"first", c.first}, {"second", c.second}, {"verdict", keyOf(c.verdict)},
            {"same_service", c.sameService ? ordered_json(*c.sameService) : ordered_json(nullptr)},
            {"break_even_months", figure(c.breakEvenMonths)}, {"break_even_hours", figure(c.breakEvenHours)},
            {"discounted_break_even_months", figure(c.discountedBreakEvenMonths)},
            {"crossings", c.crossings ? ordered_json(*c.crossings) : ordered_json(nullptr)},
            {"saving", figure(c.saving)}, {"saving_percent", figure(c.savingPercent)},
            {"net_present_saving", figure(c.netPresentSaving)},
            {"internal_rate_of_return_percent", figure(c.internalRateOfReturnPercent)},
            {"break_even_utilization_percent", figure(c.breakEvenUtilizationPercent)},
            {"break_even_hours_per_day", figure(c.breakEvenHoursPerDay)}};
}

} // namespace

std::string evaluationJson(const Evaluation& evaluation) {
    ordered_json root{{"format", "racktally-evaluation"}, {"version", 1}, {"currency", evaluation.currency},
                      {"horizon_months", evaluation.horizonMonths}};
    root["options"] = ordered_json::array();
    for (const OptionFigures& option : evaluation.options) root["options"].push_back(optionJson(option));
    root["comparisons"] = ordered_json::array();
    for (const Comparison& comparison : evaluation.comparisons) root["comparisons"].push_back(comparisonJson(comparison));
    root["findings"] = findingsJson(evaluation.findings);
    return root.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

} // namespace racktally
