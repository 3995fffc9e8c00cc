#include "core/sizing/sizing_json.h"

#include <cmath>

namespace racktally {

namespace {

using nlohmann::ordered_json;

ordered_json number(const SizedFigure& value) {
    if (!value || !std::isfinite(*value)) return nullptr;
    if (*value == std::floor(*value) && std::abs(*value) < 9e15) return static_cast<std::int64_t>(*value);
    return *value;
}

ordered_json band(const std::optional<Band>& value) {
    if (!value) return nullptr;
    return {number(value->low), number(value->typical), number(value->high)};
}

ordered_json finding(const Finding& f) {
    ordered_json object{{"severity", keyOf(f.severity)}, {"rule", keyOf(f.rule)}, {"subject", f.subject}};
    if (f.needed) object["needed"] = number(f.needed);
    if (f.available) object["available"] = number(f.available);
    if (f.needed || f.available) object["unit"] = keyOf(f.unit);
    if (!f.names.empty()) object["names"] = f.names;
    return object;
}

ordered_json findings(const std::vector<Finding>& list) {
    auto array = ordered_json::array();
    for (const Finding& f : list) array.push_back(finding(f));
    return array;
}

ordered_json candidate(const GpuCandidate& c) {
    return {{"gpu", c.gpu}, {"gpus", c.gpus}, {"servers", c.servers}, {"tensor_parallel", c.placement.tensorParallel}, {"pipeline", c.placement.pipeline}, {"replicas", c.placement.replicas},
            {"server", c.server.empty() ? ordered_json() : ordered_json(c.server)}, {"fits", c.fits}, {"usable_gib_per_gpu", number(c.usable)}, {"weights_gib_per_gpu", number(c.weights)}, {"kv_gib_per_gpu", number(c.cache)},
            {"runtime_gib_per_gpu", number(c.runtime)}, {"reserve_gib_per_gpu", number(c.reserve)}, {"free_gib_per_gpu", number(c.free)}, {"kv_capacity_tokens", number(c.capacityTokens)}, {"max_concurrent_sequences", number(c.mostRequests)},
            {"time_to_first_token_ms", band(c.firstTokenMs)}, {"tokens_per_second_per_user", band(c.perRequest)}, {"tokens_per_second", band(c.together)}, {"units_per_gpu_hour", band(c.unitsPerGpuHour)}, {"hours", band(c.hours)},
            {"utilization_percent", number(c.utilizationPercent)}, {"power_w", number(c.powerW)}, {"energy_wh_per_unit", number(c.energyPerUnitWh)}, {"meets_targets", c.meetsTargets}, {"findings", findings(c.findings)}};
}

} // namespace

std::string sizingJson(const std::vector<WorkloadSizing>& sizings) {
    ordered_json result{{"format", "racktally-sizing"}, {"version", 1}, {"workloads", ordered_json::array()}};
    for (const WorkloadSizing& s : sizings) {
        ordered_json workload{{"id", s.id}, {"kind", s.kind}};
        if (s.isSized) {
            workload.update({{"parameters", number(s.parameters)}, {"active_parameters", number(s.activeParameters)}, {"weights_gib", number(s.weights)}, {"kv_bytes_per_token", number(s.cachePerToken)},
                             {"kv_bytes_per_token_window", number(s.cachePerTokenWindow)}, {"kv_gib_per_sequence", number(s.cachePerSequence)}, {"kv_gib", number(s.cache)}, {"activations_gib", number(s.activations)},
                             {"runtime_gib", number(s.runtime)}, {"optimizer_gib", number(s.optimizer)}, {"total_gib", number(s.total)}, {"vram_class", s.memoryClass ? ordered_json(keyOf(*s.memoryClass)) : ordered_json()}});
            auto candidates = ordered_json::array();
            for (const GpuCandidate& c : s.candidates) candidates.push_back(candidate(c));
            workload["candidates"] = std::move(candidates);
            workload["recommended"] = s.recommended ? ordered_json(*s.recommended) : ordered_json();
            workload["findings"] = findings(s.findings);
        }
        result["workloads"].push_back(std::move(workload));
    }
    return result.dump(2);
}

} // namespace racktally
