#include "core/analysis/project_model.h"

#include "core/formula/evaluate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace racktally {

namespace {

Expr hoursPerMonth(Model& model, const Project& project) {
    return FieldInputs<Assumptions>(model, project.assumptions, "assumptions")(&Assumptions::hoursPerMonth);
}

/// Whether the contract gives this pair a break-even utilisation.
bool hasBreakEvenUtilization(const Project& project, std::pair<std::size_t, std::size_t> pair) {
    const OptionKind &a = project.options[pair.first].kind, &b = project.options[pair.second].kind;
    const auto oneEach = [](const OptionKind& x, const OptionKind& y) {
        return std::holds_alternative<OnPremises>(x) && std::holds_alternative<Cloud>(y);
    };
    return project.workloads.size() == 1 && (oneEach(a, b) || oneEach(b, a));
}

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> optionPairs(const Project& project) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < project.options.size(); ++i)
        for (std::size_t j = i + 1; j < project.options.size(); ++j) {
            if (goesFirst(project.options[i], project.options[j])) pairs.emplace_back(i, j);
            else pairs.emplace_back(j, i);
        }
    return pairs;
}

ProjectModel buildProjectModel(const Project& project) {
    ProjectModel result;
    result.segments = weekSegments(project.workloads);
    result.model = std::make_unique<Model>(project.horizonMonths, static_cast<int>(result.segments.size()));
    Model& model = *result.model;
    const Expr hours = hoursPerMonth(model, project);
    result.demands = std::make_unique<Demands>(model, project.workloads, result.segments, hours);
    const SharedModel shared = makeSharedModel(model, project, *result.demands, hours);
    for (const Option& option : project.options) result.options.push_back(buildOption(shared, option));
    for (const auto& [a, b] : optionPairs(project))
        result.comparisons.push_back(buildComparison(shared, {project.options[a], result.options[a]},
                                                     {project.options[b], result.options[b]}));
    return result;
}

std::vector<double> costOverOwnNodes(const Project& project, const Option& hybrid) {
    const auto& kind = std::get<Hybrid>(hybrid.kind);
    const Option& own = project.options[indexOf(project.options, kind.own)];
    const auto segments = weekSegments(project.workloads);
    Model model(project.horizonMonths, static_cast<int>(segments.size()));
    const Expr hours = hoursPerMonth(model, project);
    const Demands demands(model, project.workloads, segments, hours);
    const SharedModel shared = makeSharedModel(model, project, demands, hours);
    const FieldInputs<Hybrid> in(model, kind, "options." + hybrid.id);
    const NodeId nodes = in.number(&Hybrid::ownNodes, kind.ownNodes.count).node;
    const OptionModel built = buildOption(shared, hybrid);
    const Expr peak = demands.seenBy("~peak", speedFactorsOf(shared, own, "~peak")).peak();
    const Expr highest = maxTime(peak);
    std::vector<double> inputs;
    for (const Input& input : model.inputs()) inputs.push_back(input.value);
    const double most = std::ceil(evaluate(model, inputs).at(model, highest.node, 0) / std::get<OnPremises>(own.kind).gpusPerNode - countTolerance);
    std::vector<double> costs;
    for (int k = 0; k <= most; ++k) {
        inputs[model.node(nodes).index] = k;
        costs.push_back(evaluate(model, inputs).at(model, built.netPresentCost.node, 0));
    }
    return costs;
}

BestSplits bestSplits(const Project& project) {
    BestSplits result{project, {}};
    for (Option& option : result.project.options) {
        auto* hybrid = std::get_if<Hybrid>(&option.kind);
        if (!hybrid || !hybrid->ownNodes.best) continue;
        std::vector<double> costs = costOverOwnNodes(project, option);
        hybrid->ownNodes.count = static_cast<int>(std::min_element(costs.begin(), costs.end()) - costs.begin());
        result.costs.emplace(option.id, std::move(costs));
    }
    return result;
}

Project withBestNodes(const Project& project) { return bestSplits(project).project; }

std::vector<std::pair<std::size_t, std::vector<std::pair<double, double>>>> costsAtCapacity(const Project& project) {
    constexpr std::array percents{5.0, 25.0, 50.0, 100.0};
    constexpr double moreThanAnyCapacity = 1e7;
    std::vector<std::pair<std::size_t, std::vector<std::pair<double, double>>>> result;
    if (project.workloads.size() != 1 || !project.workloads[0].demand.unitsPerGpuHour) return result;
    // Every server is full for a share of all hours: a demand above any capacity that runs for that share.
    Project full = project;
    Demand& demand = full.workloads[0].demand;
    demand.profile = Profile::unstated;
    demand.weekly.clear();
    demand.hoursPerMonth.reset();
    demand.utilizationPercent = 100;
    demand.gpus = moreThanAnyCapacity;
    demand.growthPercentPerYear = 0;
    demand.unitsPerMonth.reset();
    demand.tokensPerMonth.reset();
    Model model(full.horizonMonths, 1);
    const auto segments = weekSegments(full.workloads);
    const Expr hours = hoursPerMonth(model, full);
    const Demands demands(model, full.workloads, segments, hours);
    const SharedModel shared = makeSharedModel(model, full, demands, hours);
    const NodeId share = FieldInputs<Demand>(model, full.workloads[0].demand, "workloads." + full.workloads[0].id + ".demand")(&Demand::utilizationPercent).node;
    std::vector<std::pair<std::size_t, OptionModel>> built;
    for (std::size_t i = 0; i < full.options.size(); ++i)
        if (std::holds_alternative<OnPremises>(full.options[i].kind)) built.emplace_back(i, buildOption(shared, full.options[i]));
    std::vector<double> inputs;
    for (const Input& input : model.inputs()) inputs.push_back(input.value);
    for (const auto& [index, option] : built) result.push_back({index, {}});
    for (const double percent : percents) {
        inputs[model.node(share).index] = percent;
        const Values values = evaluate(model, inputs);
        for (std::size_t n = 0; n < built.size(); ++n)
            if (built[n].second.costPerUnit) result[n].second.emplace_back(percent, values.at(model, built[n].second.costPerUnit->node, 0));
    }
    return result;
}

std::vector<double> breakEvenUtilizations(const Project& project, const std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
    std::vector<double> result(pairs.size(), unknown);
    const auto wanted = [&](auto pair) { return hasBreakEvenUtilization(project, pair); };
    if (std::none_of(pairs.begin(), pairs.end(), wanted)) return result;

    const auto segments = weekSegments(project.workloads);
    Model model(project.horizonMonths, static_cast<int>(segments.size()));
    const Expr share = model.input({"constant_share", Label::ours(RT_TEXT("Share of the week in use")), Unit::share, {}, 0, noNode});
    const Expr hours = hoursPerMonth(model, project);
    const Demands demands(model, project.workloads, segments, hours, share);
    const SharedModel shared = makeSharedModel(model, project, demands, hours);
    std::vector<std::optional<Expr>> totals;
    for (const Option& option : project.options)
        totals.push_back(std::holds_alternative<OnPremises>(option.kind) || std::holds_alternative<Cloud>(option.kind) ? std::optional(buildOption(shared, option).totalCost)
                                                                                                                        : std::nullopt);
    std::vector<double> inputs;
    for (const Input& input : model.inputs()) inputs.push_back(input.value);
    const std::size_t place = model.node(share.node).index;
    const auto at = [&](double share_) {
        inputs[place] = share_;
        return evaluate(model, inputs);
    };
    const Values idle = at(0), busy = at(1);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (!wanted(pairs[i])) continue;
        const NodeId a = totals[pairs[i].first]->node, b = totals[pairs[i].second]->node;
        const auto difference = [&](const Values& values) { return values.at(model, a, 0) - values.at(model, b, 0); };
        const double atZero = difference(idle), atOne = difference(busy);
        double part = atZero / (atZero - atOne);
        const auto tiered = [&](std::size_t option) {
            const auto* cloud = std::get_if<Cloud>(&project.options[option].kind);
            return cloud && !cloud->supportTiers.empty();
        };
        // Tiers bend the line between the two ends.
        if ((tiered(pairs[i].first) || tiered(pairs[i].second)) && (atZero > 0) != (atOne > 0)) {
            double low = 0, high = 1;
            for (int step = 0; step < 60; ++step) {
                part = (low + high) / 2;
                ((difference(at(part)) > 0) == (atZero > 0) ? low : high) = part;
            }
        }
        if (part >= 0 && part <= 1) result[i] = 100 * part;
    }
    return result;
}

} // namespace racktally
