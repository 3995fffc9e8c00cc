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
    Expr vatFactor;              // 1 + rate × (1 − recoverable)
    Expr discountFactor;         // per month
};

SharedModel makeSharedModel(Model& model, const Project& project, const Demands& demands, Expr hoursPerMonth);

struct CostItem {
    Category category{};
    Expr quantity;
    bool residual = false;
};

struct WorkloadResult {
    std::optional<Expr> gpuHoursUsed;    // per month; in the option's GPUs
    std::optional<Expr> servedShare;     // per year of use, of the workload's demand
    std::optional<Expr> costWeight;      // per month: in proportion to this the workload bears the option's cost
    Expr cost;                           // over the horizon
    std::optional<Expr> completedWork;   // served, over the horizon
    std::optional<Expr> costPerUnit;
};

/// The quantities of one option that results are read from. Not stated: the figure does not exist for this kind.
struct OptionModel {
    Expr cost, cumulative, cumulativeWithoutResidual, totalCost, netPresentCost, purchasePrice;
    std::vector<std::pair<Category, Expr>> byCategory;          // over the horizon
    std::vector<std::pair<Category, Expr>> byCategoryPerMonth;
    std::optional<Expr> gpuHoursCapacity, gpuHoursUsed, gpuHoursUnserved, utilizationPercent;
    std::optional<Expr> costPerGpuHour, costPerUnit, energy, co2, peak, capacity;
    Expr servedPercent;
    std::vector<WorkloadResult> workloads;
};

class OptionBuilder {
public:
    OptionBuilder(const SharedModel& shared, const Option& option);

    /// A cost of the option's own months; adds VAT that cannot be recovered where the category bears it.
    Expr cost(Category category, std::string name, Label label, Expr net, Months months = {});
    /// The same for an amount that already holds its VAT.
    Expr costWithVat(Category category, std::string name, Label label, Expr amount, Months months = {});
    Expr once(std::string name, Label label, Unit unit, Expr value) const;
    Expr yearly(std::string name, Label label, Unit unit, Expr value) const;
    Expr monthly(std::string name, Label label, Unit unit, Expr value, Months months = {}) const;

    /// (1 + change)^y as a quantity of its own.
    Expr yearlyStep(std::string name, Label label, Expr changePercent) const;
    Expr constant(double value, Unit unit = Unit::none) const { return shared.model.constant(value, unit); }
    /// Inputs of the option's kind.
    template <class Kind>
    FieldInputs<Kind> inputs(const Kind& kind) const {
        return {shared.model, kind, address(), foreign};
    }
    template <class Line>
    FieldInputs<Line> lineInputs(const char* list, const Line& line) const {
        return {shared.model, line, address() + '.' + list + '.' + line.id, foreign};
    }
    [[nodiscard]] std::string address() const { return "options." + option.id; }

    /// Demand as this option sees it and what a capacity (in its GPUs; none: no limit) serves of it.
    void serve(std::optional<Expr> capacity);
    /// Costs that every kind can have: staff, one-time and monthly lines.
    void commonCosts();
    /// Sums, present value, served share, cost per unit.
    OptionModel finish();

    const SharedModel& shared;
    const Option& option;
    std::optional<ForeignCurrency> foreign;
    FieldInputs<Option> common;
    std::vector<CostItem> items;
    std::optional<DemandCurve> curve;    // after serve()
    OptionModel result;                  // the kind fills what it knows

private:
    void sumCosts();
    void sumService();
    void emissions();
    void costPerWork();
    std::vector<std::optional<Expr>> speedFactors() const;

    std::vector<std::optional<Expr>> m_factors;
};

/// The cost items of each kind of option: the one place where they are defined.
void buildKind(OptionBuilder& builder, const OnPremises& own);
void buildKind(OptionBuilder& builder, const Cloud& cloud);
void buildKind(OptionBuilder& builder, const ModelApi& api);

OptionModel buildOption(const SharedModel& shared, const Option& option);

} // namespace racktally
