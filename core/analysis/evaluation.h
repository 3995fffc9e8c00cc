// What an evaluation of a project says: plain values, and the evaluated formulas behind them. Unknown figures are not
// stated; a finding says why.
#pragma once

#include "core/base/category.h"
#include "core/base/finding.h"
#include "core/formula/evaluate.h"
#include "core/formula/model.h"
#include "core/project/project.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace racktally {

using Figure = std::optional<double>;

/// Served percents that differ by no more are the same service.
inline constexpr double sameServicePoints = 0.05;

struct WorkloadFigures {
    std::string id;
    Figure gpuHoursUsed, cost, completedWork, costPerUnit;
    std::string unit;
};

struct OptionFigures {
    std::string id, name, kind;
    Figure totalCost, netPresentCost, upfrontCost, purchasePrice;
    std::vector<double> monthlyCost, cumulativeCost;      // months 0 … horizon; not a number where unknown
    std::vector<double> cumulativeWithoutResidual;        // what break-even compares
    std::vector<std::pair<Category, Figure>> byCategory;
    Figure gpuHoursCapacity, gpuHoursUsed, gpuHoursUnserved, servedPercent, utilizationPercent;
    Figure costPerGpuHour, costPerUnit, energyKwh, energyKwhPerUnit, co2Kg, ownNodes;
    Figure highestOutflow, highestOutflowMonth;           // largest cumulated outflow, and the first month with it
    std::vector<std::pair<double, double>> costPerUnitAtCapacity;   // percent of the own capacity in use → cost per unit
    std::vector<double> netPresentCostOverOwnNodes;       // of a hybrid with the best split: for 0, 1, … own nodes
    std::vector<WorkloadFigures> perWorkload;
    std::vector<Finding> findings;

    /// Serves the whole demand; an unknown share does not count as whole.
    [[nodiscard]] bool servesAll() const { return servedPercent && *servedPercent >= 100 - sameServicePoints; }
};

enum class Verdict { notComparable, equal, immediate, never, paysOff, cheaperUntil, crossesSeveralTimes };

struct Comparison {
    std::string first, second;
    Verdict verdict = Verdict::notComparable;
    std::optional<bool> sameService;
    std::optional<int> crossings;
    Figure breakEvenMonths, breakEvenHours, discountedBreakEvenMonths, saving, savingPercent, netPresentSaving;
    Figure internalRateOfReturnPercent, breakEvenUtilizationPercent, breakEvenHoursPerDay;
    std::string scope;                                    // of its quantities in the model
};

struct Evaluation {
    std::string currency;
    int horizonMonths = 0;
    std::vector<OptionFigures> options;
    std::vector<Comparison> comparisons;
    std::vector<Finding> findings;                        // those of the options, and of the whole
    std::vector<double> useHours;                         // hours of demand per month, months 0 … horizon
    double gpuHoursPerMonth = 0;                          // demand of the first year, in the demands' own GPUs
    /// Quantities have the option's id, "first~second" or "" as scope.
    std::shared_ptr<const EvaluatedModel> formulas;

    [[nodiscard]] const OptionFigures* option(std::string_view id) const;
    [[nodiscard]] const Comparison* comparison(std::string_view a, std::string_view b) const;
    [[nodiscard]] bool hasErrors() const;
};

std::string_view keyOf(Verdict verdict);

/// Evaluates a valid project (validate() is empty). Pure: the same project and day give the same evaluation. `today`
/// (2026-11-30) is only for telling which prices are stale.
Evaluation evaluate(const Project& project, const std::string& today = {});

/// The contract's JSON form.
std::string evaluationJson(const Evaluation& evaluation);

} // namespace racktally
