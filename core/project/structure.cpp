#include "core/project/structure.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/resolve.h"
#include "core/project/validate.h"

#include <algorithm>
#include <array>

namespace racktally {

namespace {

template <class T>
std::vector<std::string> idsOf(const std::vector<T>& list) {
    std::vector<std::string> ids;
    for (const T& element : list) ids.push_back(element.id);
    return ids;
}

template <class T>
std::optional<Error> checkKnown(const std::vector<T>& list, const char* listName, const std::string& id) {
    if (indexOf(list, id) < list.size()) return std::nullopt;
    return Error{Reason::unknownReference, addressBelow(listName, id), id};
}

template <class Kinds, std::size_t I = 0>
Kinds kindAt(std::size_t index) {
    if constexpr (I + 1 < std::variant_size_v<Kinds>)
        if (index != I) return kindAt<Kinds, I + 1>(index);
    return Kinds(std::in_place_index<I>);
}

bool isBelow(const std::string& address, const std::string& place) { return address == place || address.starts_with(place + "."); }

void copySources(Project& project, const std::string& from, const std::string& to) {
    std::map<std::string, Provenance> copies;
    for (const auto& [address, provenance] : project.inputs)
        if (isBelow(address, from)) copies.emplace(to + address.substr(from.size()), provenance);
    project.inputs.merge(copies);
}

template <class T>
void move(std::vector<T>& list, std::size_t from, std::size_t to) {
    to = std::min(to, list.size() - 1);
    const auto at = [&](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to) std::rotate(at(from), at(from + 1), at(to + 1));
    else std::rotate(at(to), at(from), at(from + 1));
}

template <class T>
T& insertCopy(std::vector<T>& list, std::size_t index, const std::string& name) {
    T copy = list[index];
    copy.id = freshId(name, idsOf(list));
    copy.name = name;
    return *list.insert(list.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(copy));
}

Result<Project> checked(Project project) {
    if (Errors errors = resolve(project); !errors.empty()) return errors;
    if (Errors errors = validate(project); !errors.empty()) return errors;
    return project;
}

} // namespace

OptionKind emptyKind(std::size_t kind) { return kindAt<OptionKind>(kind); }

void forget(Project& project, const std::string& place) {
    std::erase_if(project.inputs, [&](const auto& entry) { return isBelow(entry.first, place); });
    for (Scenario& scenario : project.scenarios) {
        auto kept = nlohmann::ordered_json::object();
        for (const auto& [address, value] : scenario.changes.items())
            if (!isBelow(address, place)) kept[address] = value;
        scenario.changes = std::move(kept);
    }
}

std::span<const std::string_view> firstInputs(std::size_t kind) {
    static constexpr std::array<std::string_view, 2> own{"nodes", "gpus_per_node"}, cloud{"gpus_per_instance", "price_per_instance_hour"},
        api{"input_price_per_million", "output_price_per_million"}, hybrid{"own", "burst"};
    static constexpr std::array<std::string_view, 3> staged{"first", "then", "switch_month"};
    static constexpr std::array<std::span<const std::string_view>, 5> all{own, cloud, api, hybrid, staged};
    return all[kind];
}

Result<Project> withNewOption(const Project& project, std::size_t kind, const std::string& name, const std::map<std::string, LeafValue>& values) {
    Project changed = project;
    Option& option = changed.options.emplace_back();
    option.id = freshId(name, idsOf(project.options));
    option.name = name;
    option.kind = emptyKind(kind);
    const std::string address = addressBelow("options", option.id);
    for (const std::string_view key : firstInputs(kind)) {
        const std::string place = addressBelow(address, key);
        const auto value = values.find(std::string(key));
        if (value == values.end() || value->second == LeafValue()) return Error{Reason::missing, place};
        const auto leaf = findLeaf(changed, place);
        if (auto error = setLeaf(*leaf, place, value->second)) return *error;
    }
    return checked(std::move(changed));
}

Result<Project> withDuplicatedOption(const Project& project, const std::string& id, const std::string& name) {
    if (auto error = checkKnown(project.options, "options", id)) return *error;
    Project changed = project;
    Option& copy = insertCopy(changed.options, indexOf(project.options, id), name);
    if (!copy.like.empty()) copy.stated.insert("name");
    copySources(changed, addressBelow("options", id), addressBelow("options", copy.id));
    return checked(std::move(changed));
}

Result<Project> withoutOption(const Project& project, const std::string& id) {
    if (auto error = checkKnown(project.options, "options", id)) return *error;
    Project changed = project;
    for (Option& option : changed.options) {
        const auto* hybrid = std::get_if<Hybrid>(&option.kind);
        const auto* staged = std::get_if<Staged>(&option.kind);
        if ((hybrid && (hybrid->own == id || hybrid->burst == id)) || (staged && (staged->first == id || staged->then == id)))
            return Error{Reason::stillUsed, addressBelow("options", id), option.name.empty() ? option.id : option.name};
        if (option.like != id) continue;
        option.like.clear();
        option.stated.clear();
    }
    changed.options.erase(changed.options.begin() + static_cast<std::ptrdiff_t>(indexOf(changed.options, id)));
    forget(changed, addressBelow("options", id));
    if (changed.quote.option == id) changed.quote.option.clear();
    return checked(std::move(changed));
}

Result<Project> withMovedOption(const Project& project, const std::string& id, std::size_t place) {
    if (auto error = checkKnown(project.options, "options", id)) return *error;
    Project changed = project;
    move(changed.options, indexOf(changed.options, id), place);
    return changed;
}

WorkKind emptyWork(std::size_t kind) { return kindAt<WorkKind>(kind); }

Result<Project> withNewWorkload(const Project& project, const std::string& name, std::size_t kind) {
    Project changed = project;
    Workload& workload = changed.workloads.emplace_back();
    workload.id = freshId(name, idsOf(project.workloads));
    workload.name = name;
    workload.kind = emptyWork(kind);
    if (!workload.isSized()) {
        workload.demand.gpus = 1;
        workload.demand.profile = Profile::always;
    }
    return checked(std::move(changed));
}

Result<Project> withDuplicatedWorkload(const Project& project, const std::string& id, const std::string& name) {
    if (auto error = checkKnown(project.workloads, "workloads", id)) return *error;
    Project changed = project;
    const std::string copy = insertCopy(changed.workloads, indexOf(project.workloads, id), name).id;
    for (Option& option : changed.options)
        if (const auto speed = option.unitsPerGpuHour.find(id); speed != option.unitsPerGpuHour.end()) option.unitsPerGpuHour[copy] = speed->second;
    copySources(changed, addressBelow("workloads", id), addressBelow("workloads", copy));
    return checked(std::move(changed));
}

Result<Project> withoutWorkload(const Project& project, const std::string& id) {
    if (auto error = checkKnown(project.workloads, "workloads", id)) return *error;
    Project changed = project;
    changed.workloads.erase(changed.workloads.begin() + static_cast<std::ptrdiff_t>(indexOf(changed.workloads, id)));
    forget(changed, addressBelow("workloads", id));
    for (Option& option : changed.options) {
        option.unitsPerGpuHour.erase(id);
        forget(changed, "options." + option.id + ".units_per_gpu_hour." + id);
    }
    return checked(std::move(changed));
}

Result<Project> withMovedWorkload(const Project& project, const std::string& id, std::size_t place) {
    if (auto error = checkKnown(project.workloads, "workloads", id)) return *error;
    Project changed = project;
    move(changed.workloads, indexOf(changed.workloads, id), place);
    return changed;
}

Result<Project> withWeeklyDemand(const Project& project, const std::string& id, const std::vector<double>& gpus) {
    if (auto error = checkKnown(project.workloads, "workloads", id)) return *error;
    Project changed = project;
    Demand& demand = changed.workloads[indexOf(changed.workloads, id)].demand;
    const std::string address = addressBelow("workloads", id) + ".demand";
    demand.weekly = gpus;
    demand.gpus.reset();
    demand.hoursPerMonth.reset();
    demand.utilizationPercent.reset();
    demand.profile = Profile::unstated;
    if (demand.growthIn == GrowthIn::hours) demand.growthIn = GrowthIn::unstated;
    // What was said of the former shape says nothing of the new one.
    for (const char* key : {".gpus", ".hours_per_month", ".utilization_percent", ".profile"}) forget(changed, address + key);
    return checked(std::move(changed));
}

std::vector<double> hourlyDemand(const Demand& demand) {
    if (!demand.weekly.empty()) return demand.weekly;
    if (!demand.isPlaced() || !demand.gpus) return {};
    std::vector<double> result;
    for (int hour = 0; hour < hoursPerWeek; ++hour) result.push_back(isOn(demand.profile, hour) ? *demand.gpus : 0);
    return result;
}

} // namespace racktally
