#include "core/analysis/project_model.h"

#include "core/formula/evaluate.h"

#include <algorithm>
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
        totals.push_back(std::holds_alternative<ModelApi>(option.kind) ? std::nullopt
                                                                       : std::optional(buildOption(shared, option).totalCost));
    std::vector<double> inputs;
    for (const Input& input : model.inputs()) inputs.push_back(input.value);
    const std::size_t place = model.node(share.node).index;
    inputs[place] = 0;
    const Values idle = evaluate(model, inputs);
    inputs[place] = 1;
    const Values busy = evaluate(model, inputs);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (!wanted(pairs[i])) continue;
        const NodeId a = totals[pairs[i].first]->node, b = totals[pairs[i].second]->node;
        const double atZero = idle.at(model, a, 0) - idle.at(model, b, 0);
        const double atOne = busy.at(model, a, 0) - busy.at(model, b, 0);
        const double percent = 100 * atZero / (atZero - atOne);
        if (percent >= 0 && percent <= 100) result[i] = percent;
    }
    return result;
}

} // namespace racktally
