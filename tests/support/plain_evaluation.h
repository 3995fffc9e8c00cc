// A second evaluation, written plainly from the format's rules: hour by hour over the week and month by month, without
// the formula graph. It shares no code with core/cost, so an error in one shows as a difference.
#pragma once

#include "core/project/project.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace racktally::test {

struct PlainOption {
    std::string id;
    std::vector<double> monthlyCost;          // not a number where unknown
    std::vector<double> withoutResidual;
    std::map<std::string, double> byCategory;
    double total = 0, netPresent = 0;
    std::optional<double> capacity, used, unserved, energy, co2, costPerUnit, nodes;
    double servedPercent = 100;
    std::vector<std::optional<double>> workloadCost, workloadUsed, workloadWork;
};

struct PlainComparison {
    std::string first, second, verdict;
    std::optional<double> breakEvenMonths, breakEvenHours, saving, utilization;
    int crossings = 0;
};

struct PlainEvaluation {
    std::vector<PlainOption> options;
    std::vector<PlainComparison> comparisons;
};

PlainEvaluation evaluatePlainly(const Project& project);

} // namespace racktally::test
