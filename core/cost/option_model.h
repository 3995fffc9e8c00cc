// The workbench on which the cost items of an option are written: inputs, conversion, steps, and `cost()`, which turns one
// line into a row of the table, the chart, the explanation, the spreadsheet and the methodology.
#pragma once

#include "core/formula/field_inputs.h"
#include "core/project/fields.h"
#include "core/project/project.h"
#include "core/workload/demand_curve.h"

#include <optional>
#include <string>
#include <vector>

namespace racktally {

/// The assumptions that all options share, as quantities of the project's scope.
struct SharedModel {
    Model& model;
    const Project& project;
    const Demands& demands;
    FieldInputs<Assumptions> assumptions;
    Expr hoursPerMonth;
    Expr vatFactor;                      // 1 + rate × (1 − recoverable)
    Expr discountFactor;                 // per month
    std::optional<Expr> taxRate;         // per month, as a fraction; only after tax
    std::optional<Expr> yearStart;       // per month: the project month with which its calendar year begins; only after tax
};

SharedModel makeSharedModel(Model& model, const Project& project, const Demands& demands, Expr hoursPerMonth);

/// The months in which an option, or a part of one, runs: its own month 0 is the project's month `offset`.
struct Clock {
    int offset = 0;
    int last = 0;                        // in project months
    [[nodiscard]] int length() const { return last - offset; }
    [[nodiscard]] Months project(Months own) const;
};

struct CostItem {
    Category category{};
    Expr quantity;
    bool deductible = true;              // reduces the taxable profit when due
};

/// Whether a capacity is enough, checked after evaluation.
struct CapacityCheck {
    std::string optionId;
    Expr peak, capacity;
    int firstMonth = 1, lastMonth = 0;
};

struct WorkloadPart {
    std::optional<Expr> used;            // GPU-hours per month in the option's GPUs
    std::optional<Expr> served;          // the same in the GPUs of the demand
    std::optional<Expr> costWeight;      // per month: in proportion to this the workload bears the option's cost
};

/// What an option, or a part of a hybrid or staged one, contributes per month.
struct Part {
    std::vector<CostItem> items;
    std::vector<Expr> deductions;        // interest, depreciation, book value less residual value
    std::optional<Expr> capacity, used, unserved, energy, statedCo2, embodiedCo2;
    std::optional<Expr> purchasePrice;
    std::optional<Expr> ownNodes;
    std::vector<WorkloadPart> workloads;
    std::vector<CapacityCheck> checks;
    bool financingBeyondHorizon = false;
};

struct WorkloadResult {
    std::optional<Expr> gpuHoursUsed, completedWork, costPerUnit;
    Expr cost;
};

/// The quantities of one option that results are read from. Not stated: the figure does not exist for this kind.
struct OptionModel {
    Expr cost, cumulative, cumulativeWithoutResidual, totalCost, netPresentCost, purchasePrice, highestOutflow, highestOutflowMonth;
    Expr cumulativePresentWithoutResidual;
    std::vector<std::pair<Category, Expr>> byCategory;          // over the horizon
    std::optional<Expr> gpuHoursCapacity, gpuHoursUsed, gpuHoursUnserved, utilizationPercent;
    std::optional<Expr> costPerGpuHour, costPerUnit, energy, energyPerUnit, co2, ownNodes;
    Expr servedPercent;
    std::vector<WorkloadResult> workloads;
    std::vector<CapacityCheck> checks;
    bool financingBeyondHorizon = false;
};

class OptionBuilder {
public:
    /// `scope` names the quantities; a part of another option has its own clock and, in a hybrid, its own number of nodes.
    OptionBuilder(const SharedModel& shared, const Option& option, std::string scope, Clock clock, std::optional<Expr> ownedNodes = {});

    /// A cost in the option's own months; adds VAT that cannot be recovered where the category bears it.
    Expr cost(Category category, std::string name, Label label, Expr net, Months months = {});
    /// The same for an amount that already holds its VAT, or has none.
    Expr costWithVat(Category category, std::string name, Label label, Expr amount, Months months = {}, bool deductible = true);
    /// A purchase in one own month that is written off instead of deducted when due; returns the amount with its VAT.
    Expr capitalCost(Category category, std::string name, Label label, Expr net, int month);
    Expr once(std::string name, Label label, Unit unit, Expr value) const;
    Expr monthly(std::string name, Label label, Unit unit, Expr value, Months months = {}) const;
    /// Per year of use, or per month if something in it changes by month.
    Expr varying(std::string name, Label label, Unit unit, Expr value) const;
    /// (1 + change)^y as a quantity of its own.
    Expr yearlyStep(std::string name, Label label, Expr changePercent) const;
    Expr constant(double value, Unit unit = Unit::none) const { return shared.model.constant(value, unit); }
    /// Inputs of the option's kind.
    template <class Kind>
    FieldInputs<Kind> inputs(const Kind& kind) const {
        return {shared.model, kind, address(), foreign};
    }
    template <class Line>
    FieldInputs<Line> lineInputs(const std::string& list, const Line& line) const {
        return {shared.model, line, address() + '.' + list + '.' + line.id, foreign};
    }
    [[nodiscard]] std::string address() const { return "options." + option.id; }

    /// What of a line a hybrid bears: k of n nodes, or all of it if it owns any. Unchanged outside a hybrid.
    Expr scaled(Expr amount, bool withNodes) const;

    /// Demand as this option sees it and what a capacity (in its GPUs; none: no limit) serves of it.
    void serve(std::optional<Expr> capacity);
    /// Costs that every kind can have: staff, one-time and monthly lines.
    void commonCosts();
    /// Takes over what a part contributes.
    void absorb(Part part);
    /// Tax, sums, present value, served share, cost per unit.
    OptionModel finish();

    const SharedModel& shared;
    const Option& option;
    const std::string scope;
    const Clock clock;
    std::optional<ForeignCurrency> foreign;
    FieldInputs<Option> common;
    std::optional<Expr> ownedNodes;      // k of a hybrid
    std::optional<Expr> statedNodes;     // n of its own servers, set by their builder
    std::vector<std::optional<Expr>> speedFactors;
    std::optional<DemandCurve> curve;    // given for the rented part of a hybrid, else made by serve()
    Part part;
    std::vector<std::pair<int, Expr>> depreciable;   // own month and amount of capital costs

private:
    void tax();
    void sumCosts();
    void liquidity();
    void sumService();
    void emissions();
    void costPerWork();

    OptionModel m_result;
};

/// The cost items of each kind of option: the one place where they are defined.
void buildKind(OptionBuilder& builder, const OnPremises& own);
void buildKind(OptionBuilder& builder, const Cloud& cloud);
void buildKind(OptionBuilder& builder, const ModelApi& api);
void buildKind(OptionBuilder& builder, const Hybrid& hybrid);
void buildKind(OptionBuilder& builder, const Staged& staged);

/// Writes off what was bought in own month `month`; `residual` is what it is sold for in the last month.
void depreciate(OptionBuilder& builder, const std::string& name, Expr base, int month, Expr residual);

/// Factors by which a demand's GPUs become this option's, per workload; not stated where they are the same.
std::vector<std::optional<Expr>> speedFactorsOf(const SharedModel& shared, const Option& option, const std::string& scope);

OptionModel buildOption(const SharedModel& shared, const Option& option);

} // namespace racktally
