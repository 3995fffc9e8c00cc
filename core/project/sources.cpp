#include "core/project/sources.h"

#include "core/base/day.h"
#include "core/project/address.h"

#include <algorithm>

namespace racktally {

namespace {

constexpr int stalePriceDays = 60, staleFigureDays = 365;

/// Values that a fresh project has, by address.
struct Default {
    LeafValue value;
    bool hasReason = false;
};
const std::map<std::string, Default>& defaults() {
    static const std::map<std::string, Default> values = [] {
        std::map<std::string, Default> result;
        forEachLeaf(Project(), [&](const std::string& address, const Leaf& leaf) { result.emplace(address, Default{valueOf(leaf), leaf.info->defaultSource[0] != '\0'}); });
        return result;
    }();
    return values;
}

} // namespace

InputSource sourceOf(const Project& project, const std::string& address, const Leaf& leaf) {
    InputSource result;
    if (const auto stated = project.inputs.find(address); stated != project.inputs.end()) result.provenance = stated->second;
    const auto standard = defaults().find(address);
    if (standard == defaults().end() || !standard->second.hasReason || valueOf(leaf) != standard->second.value) return result;
    result.isDefault = true;
    if (result.provenance.source.empty()) {
        result.provenance.source = leaf.info->defaultSource;
        result.provenance.confidence = Confidence::defaultValue;
    }
    return result;
}

namespace {

/// What sizing supplies in place of a demand or speed that nobody stated.
bool isFromSizing(const Project& project, const std::string& address) {
    return std::any_of(project.workloads.begin(), project.workloads.end(), [&](const Workload& workload) {
        return workload.isSized() && (address.starts_with("workloads." + workload.id + ".demand.") || address.ends_with(".units_per_gpu_hour." + workload.id));
    });
}

} // namespace

InputSource sourceOf(const Project& project, const std::string& address) {
    const auto leaf = findLeaf(project, address);
    InputSource result = leaf ? sourceOf(project, address, *leaf) : InputSource();
    if (!result.provenance.source.empty()) return result;
    if (isFromSizing(project, address) && (!leaf || valueOf(*leaf) == LeafValue() || valueOf(*leaf) == LeafValue(std::string()))) {
        result.provenance.source = RT_TEXT("found by the sizing");
        result.isDefault = true;
    }
    // Facts of the catalogue are named "gpu/H200 NVL.usable_gib".
    for (const auto& [subject, pin] : project.pinned)
        if (address.starts_with(subject + ".")) {
            result.provenance.source = pin.source;
            result.provenance.date = pin.date;
        }
    return result;
}

std::optional<LeafValue> defaultOf(const std::string& address) {
    const auto standard = defaults().find(address);
    return standard == defaults().end() || !standard->second.hasReason ? std::nullopt : std::optional(standard->second.value);
}

std::optional<int> staleDays(const Provenance& provenance, const FieldInfo& info, const std::string& today) {
    const auto age = daysBetween(provenance.date, today);
    if (!age || *age <= (isMoney(info.unit) ? stalePriceDays : staleFigureDays)) return std::nullopt;
    return age;
}

InputState stateOf(const Project& project, const std::string& address, const Leaf& leaf, const std::string& today) {
    InputState state{sourceOf(project, address, leaf)};
    const auto standard = defaultOf(address);
    state.changed = (standard && *standard != valueOf(leaf)) || (project.inputs.contains(address) && !state.source.isDefault);
    state.unknown = valueOf(leaf) == LeafValue() || (leaf.info->unit != Unit::none && state.source.provenance.source.empty());
    state.staleDays = staleDays(state.source.provenance, *leaf.info, today);
    return state;
}

Project withProvenance(const Project& project, const std::string& address, const Provenance& provenance) {
    Project changed = project;
    if (provenance == Provenance()) changed.inputs.erase(address);
    else changed.inputs[address] = provenance;
    return changed;
}

} // namespace racktally
