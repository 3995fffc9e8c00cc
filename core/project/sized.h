// What sizing supplies to the comparison: GPUs, hours and work of each sized workload, and the speed of every option's GPU. Computed
// when the project is evaluated, from what the project states and has pinned; what it states itself is never replaced.
#pragma once

#include "core/project/project.h"
#include "core/sizing/sizing.h"

#include <set>

namespace racktally {

/// What a project asks of the sizing of a workload; the catalogue has to outlive it.
SizingQuestion questionOf(const Project& project, const Workload& workload, const Catalog& catalog);

/// Rows of the catalogue that sizing needs for the GPUs of the project's options: models, GPUs, profiles, rates.
std::set<std::string> subjectsOfSizing(const Project& project, const Catalog& catalog);

/// The project as it is compared.
struct SizedProject {
    Project project;
    std::vector<Finding> findings;         // where sizing has no answer
};
SizedProject sized(const Project& project);

/// The GPU in which a sized workload's demand is counted: the stated one, that of the first own servers, of the first option.
std::string referenceGpu(const Project& project, const Workload& workload);

/// The project with the catalogue's rows pinned that formulas took facts from, so that their sources can be named.
Project citing(Project project, const Model& model, const Catalog& catalog);

/// An option made of a candidate: a server of the catalogue with its GPUs, filled in. Errors: a candidate that no server takes,
/// as withConfiguration().
Result<Project> withCandidate(const Project& project, const Workload& workload, const GpuCandidate& candidate, const std::string& name, const Catalog& catalog);
/// "Rent first, measure, then buy": the staged option of a rental with the candidate's GPU and an own option. Errors: no such rental.
Result<Project> withRentFirst(const Project& project, const std::string& rental, const std::string& own, const std::string& name);

} // namespace racktally
