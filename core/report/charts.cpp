#include "core/report/charts.h"

#include <algorithm>
#include <cmath>

namespace racktally {

OptionLook lookOf(const Project& project, std::size_t option) {
    const OptionKind& kind = project.options[option].kind;
    if (const auto* own = std::get_if<OnPremises>(&kind)) return own->financing.kind == FinancingKind::lease ? OptionLook::lease : OptionLook::own;
    if (std::holds_alternative<Hybrid>(kind) || std::holds_alternative<Staged>(kind)) return OptionLook::hybrid;
    if (std::holds_alternative<ModelApi>(kind)) return OptionLook::modelApi;
    if (std::get<Cloud>(kind).plan == Plan::reserved) return OptionLook::cloudReserved;
    // The first cloud by list price is drawn as such, further ones as specialists.
    for (std::size_t i = 0; i < option; ++i)
        if (const auto* other = std::get_if<Cloud>(&project.options[i].kind); other && other->plan != Plan::reserved) return OptionLook::specialist;
    return OptionLook::cloudList;
}

namespace {

/// Values of a monthly quantity; empty if there is none.
std::vector<double> monthsOf(const Evaluation& evaluation, const std::string& scope, const std::string& name) {
    const Model& model = *evaluation.formulas->model;
    const auto quantity = model.find(scope, name);
    if (!quantity) return {};
    std::vector<double> months;
    for (int month = 0; month <= evaluation.horizonMonths; ++month) months.push_back(evaluation.formulas->values.at(model, model.quantities()[*quantity].node, month));
    return months;
}

void discount(std::vector<double>& months, const Evaluation& evaluation, Lens lens) {
    if (!lens.presentValue) return;
    const std::vector<double> factor = monthsOf(evaluation, "", "discount_factor");
    for (std::size_t m = 0; m < months.size(); ++m) months[m] *= factor[m];
}

std::vector<double> withoutTax(std::vector<double> months, const Evaluation& evaluation, const OptionFigures& option, Lens lens) {
    const std::vector<double> tax = lens.beforeTax ? monthsOf(evaluation, option.id, "tax") : std::vector<double>();
    for (std::size_t m = 0; m < tax.size(); ++m) months[m] -= tax[m];
    return months;
}

std::vector<double> cumulated(std::vector<double> months) {
    for (std::size_t m = 1; m < months.size(); ++m) months[m] += months[m - 1];
    return months;
}

std::vector<double> costWithoutResidual(const Evaluation& evaluation, const OptionFigures& option, Lens lens) {
    std::vector<double> months = option.cumulativeWithoutResidual;
    for (std::size_t m = months.size(); m-- > 1;) months[m] -= months[m - 1];
    months = withoutTax(std::move(months), evaluation, option, lens);
    discount(months, evaluation, lens);
    return months;
}

double sumOf(const std::vector<double>& months) {
    double sum = 0;
    for (const double amount : months) sum += amount;
    return sum;
}

/// The curve's cost at a point between two months.
double costAt(const std::vector<double>& curve, double months) {
    const auto before = std::min(static_cast<std::size_t>(months), curve.size() - 1);
    const std::size_t after = std::min(before + 1, curve.size() - 1);
    const double inside = months - static_cast<double>(before);
    return curve[before] * (1 - inside) + curve[after] * inside;
}

bool hasTax(const Evaluation& evaluation) { return evaluation.formulas->model->find("", "tax_rate").has_value(); }

} // namespace

std::vector<double> monthlyCost(const Evaluation& evaluation, const OptionFigures& option, Lens lens) {
    std::vector<double> months = withoutTax(option.monthlyCost, evaluation, option, lens);
    discount(months, evaluation, lens);
    return months;
}

MonthsByCategory monthsByCategory(const Evaluation& evaluation, const OptionFigures& option, Lens lens) {
    MonthsByCategory result;
    for (std::size_t c = 0; c < result.size(); ++c) {
        const auto category = static_cast<Category>(c);
        if (!lens.beforeTax || category != Category::tax) result[c] = monthsOf(evaluation, option.id, "category." + std::string(keyOf(category)));
        if (result[c].empty()) result[c].assign(static_cast<std::size_t>(evaluation.horizonMonths) + 1, 0.0);
        discount(result[c], evaluation, lens);
    }
    return result;
}

CumulativeChart cumulativeChart(const Project& project, const Evaluation& evaluation, const Comparison* comparison, Lens lens) {
    CumulativeChart chart;
    for (std::size_t i = 0; i < evaluation.options.size(); ++i) {
        const OptionFigures& option = evaluation.options[i];
        CurveData curve{option.id, option.name, lookOf(project, i), cumulated(costWithoutResidual(evaluation, option, lens)), 0};
        curve.inComparison = comparison && (option.id == comparison->first || option.id == comparison->second);
        if (option.totalCost) {
            curve.residual = curve.cumulative.back() - sumOf(monthlyCost(evaluation, option, lens));
            const auto [least, most] = std::minmax_element(curve.cumulative.begin(), curve.cumulative.end());
            chart.highest = std::max(chart.highest, *most);
            chart.lowest = std::min({chart.lowest, *least, curve.cumulative.back() - curve.residual});
        }
        chart.curves.push_back(std::move(curve));
    }
    if (!comparison || comparison->verdict == Verdict::notComparable || (lens.beforeTax && hasTax(evaluation))) return chart;
    const Figure months = lens.presentValue ? comparison->discountedBreakEvenMonths : comparison->breakEvenMonths;
    if (!months || *months <= 0) return chart;
    for (const CurveData& curve : chart.curves)
        if (curve.optionId == comparison->first)
            chart.breakEven = BreakEvenMark{*months, costAt(curve.cumulative, *months), curve.name, evaluation.option(comparison->second)->name};
    return chart;
}

CostKind kindOf(Category category) {
    switch (category) {
    case Category::hardware: return CostKind::hardware;
    case Category::financing: return CostKind::lease;
    case Category::compute: return CostKind::compute;
    case Category::electricity: case Category::cooling: return CostKind::power;
    case Category::staff: return CostKind::staff;
    case Category::maintenance: return CostKind::maintenance;
    case Category::installation: case Category::space: case Category::insurance: case Category::software: case Category::network:
    case Category::storage: case Category::dataTransfer: case Category::support: case Category::tax: case Category::residualValue:
    case Category::other: break;
    }
    return CostKind::other;
}

std::vector<CostBar> costBars(const Evaluation& evaluation, Lens lens) {
    std::vector<CostBar> bars;
    for (const OptionFigures& option : evaluation.options) {
        CostBar bar{option.id, option.name};
        // Without its total an option has no length: its known kinds would look like the whole.
        if (option.totalCost) {
            bar.total = 0;
            std::array<double, costKindLabels.size()> most{};
            const MonthsByCategory months = monthsByCategory(evaluation, option, lens);
            for (std::size_t c = 0; c < months.size(); ++c) {
                const auto category = static_cast<Category>(c);
                if (category == Category::residualValue) continue;
                const double amount = sumOf(months[c]);
                *bar.total += amount;
                if (category == Category::tax) {
                    bar.tax = amount;
                    continue;
                }
                const auto kind = static_cast<std::size_t>(kindOf(category));
                bar.amounts[kind] += amount;
                if (amount > most[kind]) {
                    most[kind] = amount;
                    bar.leading[kind] = "total." + std::string(keyOf(category));
                }
            }
        }
        bars.push_back(std::move(bar));
    }
    return bars;
}

CashFlowChart cashFlowChart(const Project& project, const Evaluation& evaluation, std::size_t index, Lens lens) {
    const OptionFigures& option = evaluation.options[index];
    CashFlowChart chart{option.id, option.name, lookOf(project, index)};
    if (!option.totalCost) return chart;
    const int length = monthsIn(lens.period);
    chart.columns.emplace_back();
    for (int first = 1; first <= evaluation.horizonMonths; first += length)
        chart.columns.push_back({std::min(first + length - 1, evaluation.horizonMonths)});
    const MonthsByCategory byCategory = monthsByCategory(evaluation, option, lens);
    for (std::size_t c = 0; c < byCategory.size(); ++c) {
        const auto category = static_cast<Category>(c);
        const std::vector<double>& months = byCategory[c];
        for (std::size_t m = 0; m < months.size(); ++m) {
            CashFlowColumn& column = chart.columns[m == 0 ? 0 : (m - 1) / static_cast<std::size_t>(length) + 1];
            const bool received = category == Category::residualValue || category == Category::tax;
            (received ? column.received : column.amounts[static_cast<std::size_t>(kindOf(category))]) += months[m];
        }
    }
    double paid = 0;
    for (CashFlowColumn& column : chart.columns) {
        paid += column.received;
        for (const double amount : column.amounts) paid += amount;
        column.cumulative = paid;
    }
    if (lens.presentValue || (lens.beforeTax && hasTax(evaluation))) return chart;
    chart.highestOutflow = option.highestOutflow;
    chart.highestOutflowMonth = option.highestOutflowMonth;
    return chart;
}

UtilizationChart utilizationChart(const Project& project, const Evaluation& evaluation) {
    UtilizationChart chart;
    for (const Workload& workload : project.workloads)
        if (chart.unit.empty()) chart.unit = workload.demand.unit;
    for (std::size_t i = 0; i < evaluation.options.size(); ++i) {
        const OptionFigures& option = evaluation.options[i];
        UtilizationCurve curve{option.id, option.name, lookOf(project, i), option.costPerUnitAtCapacity};
        if (curve.points.empty() && option.costPerUnit) curve.points.emplace_back(100.0, *option.costPerUnit);
        if (curve.points.empty()) continue;
        if (!curve.isLevel() && !chart.utilizationPercent) chart.utilizationPercent = option.utilizationPercent;
        chart.curves.push_back(std::move(curve));
    }
    return chart;
}

Ranking ranking(const Evaluation& evaluation) {
    Ranking result;
    double mostServed = 0;
    for (const OptionFigures& option : evaluation.options)
        if (option.totalCost) mostServed = std::max(mostServed, option.servedPercent.value_or(0));
    for (std::size_t i = 0; i < evaluation.options.size(); ++i) {
        const OptionFigures& option = evaluation.options[i];
        if (!option.totalCost || option.servedPercent.value_or(0) < mostServed - sameServicePoints) continue;
        if (!result.cheapest || *option.totalCost < *evaluation.options[*result.cheapest].totalCost) result.cheapest = i;
    }
    for (const OptionFigures& option : evaluation.options)
        result.difference.push_back(option.totalCost && result.cheapest ? Figure(*option.totalCost - *evaluation.options[*result.cheapest].totalCost) : std::nullopt);
    return result;
}

} // namespace racktally
