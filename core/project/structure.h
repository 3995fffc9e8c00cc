// Options and workloads that come, go, and change places. Everything that refers to them follows.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace racktally {

/// Keys of the fields without which an option of this kind (index into optionKindKeys) says nothing: a new one asks for them.
std::span<const std::string_view> firstInputs(std::size_t kind);

/// The project with a new option at the end. `values` are the first inputs by key; a price that is not given is an error,
/// never a default. The id is made from the name.
Result<Project> withNewOption(const Project& project, std::size_t kind, const std::string& name, const std::map<std::string, LeafValue>& values);
/// A copy behind the original, with its sources, under another name.
Result<Project> withDuplicatedOption(const Project& project, const std::string& id, const std::string& name);
/// Options that are like the removed one keep its values as their own. An option of which a hybrid or staged one is made
/// stays: the error names the user.
Result<Project> withoutOption(const Project& project, const std::string& id);
Result<Project> withMovedOption(const Project& project, const std::string& id, std::size_t place);

/// A workload of a kind (index into workKindKeys): one GPU around the clock, or sized work with usual inputs.
Result<Project> withNewWorkload(const Project& project, const std::string& name, std::size_t kind = 0);
Result<Project> withDuplicatedWorkload(const Project& project, const std::string& id, const std::string& name);
/// Speeds that options state for it go with it.
Result<Project> withoutWorkload(const Project& project, const std::string& id);
Result<Project> withMovedWorkload(const Project& project, const std::string& id, std::size_t place);

/// The workload's GPUs in all 168 hours of the week, Monday 0 o'clock first, in place of its GPUs and hours.
Result<Project> withWeeklyDemand(const Project& project, const std::string& id, const std::vector<double>& gpus);
/// What the workload's demand is hour by hour; empty where its hours lie nowhere in particular.
std::vector<double> hourlyDemand(const Demand& demand);

/// An option's kind with nothing stated; `kind` is an index into optionKindKeys.
OptionKind emptyKind(std::size_t kind);
/// Work of a kind with its usual inputs; `kind` is an index into workKindKeys.
WorkKind emptyWork(std::size_t kind);
/// Takes what sources and scenarios say about an address and everything below it.
void forget(Project& project, const std::string& place);

} // namespace racktally
