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

CumulativeChart cumulativeChart(const Project& project, const Evaluation& evaluation, const Comparison* comparison) {
    CumulativeChart chart;
    for (std::size_t i = 0; i < evaluation.options.size(); ++i) {
        const OptionFigures& option = evaluation.options[i];
        CurveData curve{option.id, option.name, lookOf(project, i), option.cumulativeWithoutResidual, 0};
        if (option.totalCost) {
            curve.residual = curve.cumulative.back() - *option.totalCost;
            chart.highest = std::max(chart.highest, *std::max_element(curve.cumulative.begin(), curve.cumulative.end()));
        }
        chart.curves.push_back(std::move(curve));
    }
    if (!comparison || !comparison->breakEvenMonths || comparison->verdict == Verdict::notComparable) return chart;
    const OptionFigures* first = evaluation.option(comparison->first);
    const double months = *comparison->breakEvenMonths;
    const auto before = static_cast<std::size_t>(months);
    const std::size_t after = std::min(before + 1, first->cumulativeWithoutResidual.size() - 1);
    const double inside = months - static_cast<double>(before);
    const double cost = first->cumulativeWithoutResidual[before] * (1 - inside) + first->cumulativeWithoutResidual[after] * inside;
    if (months > 0) chart.breakEven = BreakEvenMark{months, cost, first->name, evaluation.option(comparison->second)->name};
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

std::vector<CostBar> costBars(const Evaluation& evaluation) {
    std::vector<CostBar> bars;
    for (const OptionFigures& option : evaluation.options) {
        CostBar bar{option.id, option.name, {}, option.totalCost};
        // Without its total an option has no length: its known kinds would look like the whole.
        for (const auto& [category, amount] : option.byCategory)
            if (option.totalCost && category != Category::residualValue) bar.amounts[static_cast<std::size_t>(kindOf(category))] += amount.value_or(0);
        bars.push_back(std::move(bar));
    }
    return bars;
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
