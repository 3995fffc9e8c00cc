#include "core/project/address.h"

#include "core/project/fields.h"
#include "core/project/json_tree.h"
#include "core/project/resolve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

namespace {

/// "options.own" → "options.mine" in an address that begins with it.
std::string renamed(const std::string& address, const std::string& from, const std::string& to) {
    if (address == from) return to;
    if (address.starts_with(from + '.')) return to + address.substr(from.size());
    return address;
}

/// In the addresses of sources and scenarios.
void renameAddresses(Project& project, const std::function<std::string(const std::string&)>& rename) {
    std::map<std::string, Provenance> inputs;
    for (auto& [address, provenance] : project.inputs) inputs.emplace(rename(address), std::move(provenance));
    project.inputs = std::move(inputs);
    for (Scenario& scenario : project.scenarios) {
        auto changes = nlohmann::ordered_json::object();
        for (const auto& [address, value] : scenario.changes.items()) changes[rename(address)] = value;
        scenario.changes = std::move(changes);
    }
}

template <class T>
std::optional<Error> checkRename(const std::vector<T>& list, const char* listName, std::string_view from,
                                 const std::string& to) {
    const std::string address = addressBelow(listName, from);
    if (indexOf(list, from) == list.size()) return Error{Reason::unknownReference, address, std::string(from)};
    if (!isId(to)) return Error{Reason::badId, address, to};
    if (to != from && indexOf(list, to) != list.size()) return Error{Reason::duplicateId, address, to};
    return std::nullopt;
}

} // namespace

void forEachLeaf(Project& project, const std::function<void(const std::string&, const Leaf&)>& visitor) {
    walk(project, "", visitor);
}

void forEachLeaf(const Project& project, const std::function<void(const std::string&, const Leaf&)>& visitor) {
    walk(const_cast<Project&>(project), "", visitor);
}

std::optional<Leaf> findLeaf(Project& project, std::string_view address) {
    std::optional<Leaf> found;
    forEachLeaf(project, [&](const std::string& place, const Leaf& leaf) {
        if (place == address) found = leaf;
    });
    return found;
}

std::optional<Leaf> findLeaf(const Project& project, std::string_view address) { return findLeaf(const_cast<Project&>(project), address); }

namespace {

/// Size and power of a configured option follow from its parts and cannot be set beside them.
bool isSupplied(const Project& project, const std::string& address) {
    if (!address.ends_with(".gpus_per_node") && address.find(".power_w_per_node.") == std::string::npos) return false;
    return std::any_of(project.options.begin(), project.options.end(), [&](const Option& option) {
        const auto* own = std::get_if<OnPremises>(&option.kind);
        return own && own->configuration && own->configuration->count(PartRole::gpu) > 0 && address.starts_with("options." + option.id + ".");
    });
}

} // namespace

Result<Project> withValue(const Project& project, const std::string& address, const LeafValue& value) {
    if (isSupplied(project, address)) return Error{Reason::excludes, address, {}, "configuration"};
    Project changed = project;
    const auto leaf = findLeaf(changed, address);
    if (!leaf) {
        std::vector<std::string> known;
        forEachLeaf(project, [&](const std::string& place, const Leaf&) { known.push_back(place); });
        return Error{Reason::unknownReference, address, address, {}, nearest(address, known)};
    }
    if (auto error = setLeaf(*leaf, address, value)) return *error;
    // What is set on an option that is like another is stated by it from now on; options like it follow.
    for (Option& option : changed.options) {
        const std::string prefix = "options." + option.id + ".";
        if (option.like.empty() || !address.starts_with(prefix)) continue;
        const std::string key = address.substr(prefix.size(), address.find('.', prefix.size()) - prefix.size());
        option.stated.insert(key);
    }
    if (Errors errors = resolve(changed); !errors.empty()) return errors;
    return changed;
}

Result<Project> withEdit(const Project& project, const std::string& address, const LeafValue& value) {
    // Of these fields of a demand exactly one is stated.
    static constexpr std::array shapes{"profile", "hours_per_month", "utilization_percent"};
    auto changed = withValue(project, address, value);
    const std::size_t dot = address.rfind('.');
    if (!changed || dot == std::string::npos || !address.substr(0, dot).ends_with(".demand")) return changed;
    const std::string key = address.substr(dot + 1);
    const bool states = value != LeafValue() && value != LeafValue(std::string());
    if (!states || std::find(shapes.begin(), shapes.end(), key) == shapes.end()) return changed;
    for (Workload& workload : changed->workloads) {
        // In place of the week hour by hour comes its highest demand.
        if (address.substr(0, dot) != addressBelow("workloads", workload.id) + ".demand" || workload.demand.weekly.empty()) continue;
        workload.demand.gpus = *std::max_element(workload.demand.weekly.begin(), workload.demand.weekly.end());
        workload.demand.weekly.clear();
    }
    for (const std::string other : shapes) {
        if (other == key || !changed) continue;
        changed = withValue(*changed, address.substr(0, dot + 1) + other, other == "profile" ? LeafValue(std::string()) : LeafValue());
    }
    return changed;
}

bool isId(std::string_view text) {
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isRest = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), isRest);
}

std::string freshId(std::string_view wanted, const std::vector<std::string>& taken) {
    std::string base;
    for (char c : wanted) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (isId(std::string(1, c)) || (!base.empty() && c >= '0' && c <= '9')) base += c;
        else if (!base.empty() && base.back() != '_') base += '_';
    }
    while (!base.empty() && base.back() == '_') base.pop_back();
    if (base.empty()) base = "item";
    std::string id = base;
    for (int n = 2; std::find(taken.begin(), taken.end(), id) != taken.end(); ++n) id = fmt::format("{}_{}", base, n);
    return id;
}

Result<Project> withRenamedOption(const Project& project, std::string_view from, const std::string& to) {
    if (auto error = checkRename(project.options, "options", from, to)) return *error;
    Project changed = project;
    changed.options[indexOf(changed.options, from)].id = to;
    for (Option& option : changed.options) {
        const auto follow = [&](std::string& id) {
            if (id == from) id = to;
        };
        follow(option.like);
        if (auto* hybrid = std::get_if<Hybrid>(&option.kind)) {
            follow(hybrid->own);
            follow(hybrid->burst);
        }
        if (auto* staged = std::get_if<Staged>(&option.kind)) {
            follow(staged->first);
            follow(staged->then);
        }
    }
    const std::string oldAddress = addressBelow("options", from), newAddress = addressBelow("options", to);
    renameAddresses(changed, [&](const std::string& address) { return renamed(address, oldAddress, newAddress); });
    return changed;
}

Result<Project> withRenamedWorkload(const Project& project, std::string_view from, const std::string& to) {
    if (auto error = checkRename(project.workloads, "workloads", from, to)) return *error;
    Project changed = project;
    changed.workloads[indexOf(changed.workloads, from)].id = to;
    for (Option& option : changed.options)
        if (auto node = option.unitsPerGpuHour.extract(std::string(from))) {
            node.key() = to;
            option.unitsPerGpuHour.insert(std::move(node));
        }
    renameAddresses(changed, [&](const std::string& address) {
        std::string result = renamed(address, addressBelow("workloads", from), addressBelow("workloads", to));
        for (const Option& option : changed.options) {
            const std::string speeds = "options." + option.id + ".units_per_gpu_hour";
            result = renamed(result, addressBelow(speeds, from), addressBelow(speeds, to));
        }
        return result;
    });
    return changed;
}

} // namespace racktally
