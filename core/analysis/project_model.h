// The whole project as one model: shared assumptions, demand, options, comparisons of all pairs.
#pragma once

#include "core/analysis/comparison_model.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace racktally {

struct ProjectModel {
    std::unique_ptr<Model> model;
    std::vector<WeekSegment> segments;
    std::unique_ptr<Demands> demands;
    std::vector<OptionModel> options;            // in the project's order
    std::vector<ComparisonModel> comparisons;    // of all pairs, in the project's order
};

ProjectModel buildProjectModel(const Project& project);

/// The project with the number of own nodes of each hybrid that asks for the best: the smallest k from 0 to what the
/// highest demand needs with the lowest net present cost, found by trying every k.
Project withBestNodes(const Project& project);

/// The same, with the net present cost over 0, 1, … own nodes of each such hybrid by its id.
struct BestSplits {
    Project project;
    std::map<std::string, std::vector<double>> costs;
};
BestSplits bestSplits(const Project& project);

/// Net present cost of a hybrid for every number of own nodes from 0 to what the highest demand needs.
std::vector<double> costOverOwnNodes(const Project& project, const Option& hybrid);

/// The break-even utilisation of own servers against the cloud: the constant share of all hours for which the demand's
/// highest GPUs must be busy so that both totals are equal, in percent. Totals are linear in that share, so two
/// evaluations give it. One entry per pair of the project (as in ProjectModel::comparisons), unknown where it has none.
std::vector<double> breakEvenUtilizations(const Project& project, const std::vector<std::pair<std::size_t, std::size_t>>& pairs);

/// Cost per unit of work of each option with own servers (by index) if 5, 25, 50 and 100 % of its capacity were in use,
/// for projects with one workload whose work per GPU-hour is known.
std::vector<std::pair<std::size_t, std::vector<std::pair<double, double>>>> costsAtCapacity(const Project& project);

/// All pairs (first, second) of options by index, ordered as comparisons are; see goesFirst().
std::vector<std::pair<std::size_t, std::size_t>> optionPairs(const Project& project);

} // namespace racktally
