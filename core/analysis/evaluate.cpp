#include "core/analysis/evaluation.h"

#include "core/analysis/plausibility.h"
#include "core/analysis/project_model.h"
#include "core/configuration/edit.h"
#include "core/finance/cash_flow.h"
#include "core/project/configured.h"
#include "core/project/sized.h"

#include <algorithm>
#include <cmath>

namespace racktally {

namespace {

/// Reads figures out of the evaluated model.
class Figures {
public:
    Figures(const Model& model, const Values& values) : m_model(model), m_values(values) {}

    [[nodiscard]] double value(Expr expr, int month = 0) const { return m_values.at(m_model, expr.node, month); }
    [[nodiscard]] Figure of(Expr expr) const {
        const double result = value(expr);
        return std::isfinite(result) ? Figure(result) : std::nullopt;
    }
    [[nodiscard]] Figure of(const std::optional<Expr>& expr) const { return expr ? of(*expr) : std::nullopt; }
    [[nodiscard]] std::vector<double> series(Expr expr) const {
        const auto span = m_values.series(m_model, expr.node);
        return {span.begin(), span.end()};
    }

private:
    const Model& m_model;
    const Values& m_values;
};

OptionFigures figuresOf(const Option& option, const OptionModel& model, const std::vector<WorkloadDemand>& demands, const Figures& figures) {
    OptionFigures result;
    result.id = option.id;
    result.name = option.name.empty() ? option.id : option.name;
    result.kind = option.kindKey();
    result.totalCost = figures.of(model.totalCost);
    result.netPresentCost = figures.of(model.netPresentCost);
    result.monthlyCost = figures.series(model.cost);
    result.cumulativeCost = figures.series(model.cumulative);
    result.cumulativeWithoutResidual = figures.series(model.cumulativeWithoutResidual);
    result.upfrontCost = figures.of(model.cost);
    result.purchasePrice = figures.of(model.purchasePrice);
    for (const auto& [category, total] : model.byCategory) result.byCategory.emplace_back(category, figures.of(total));
    result.gpuHoursCapacity = figures.of(model.gpuHoursCapacity);
    result.gpuHoursUsed = figures.of(model.gpuHoursUsed);
    result.gpuHoursUnserved = figures.of(model.gpuHoursUnserved);
    result.servedPercent = figures.of(model.servedPercent);
    result.utilizationPercent = figures.of(model.utilizationPercent);
    result.costPerGpuHour = figures.of(model.costPerGpuHour);
    result.costPerUnit = figures.of(model.costPerUnit);
    result.energyKwh = figures.of(model.energy);
    result.co2Kg = figures.of(model.co2);
    result.ownNodes = figures.of(model.ownNodes);
    result.energyKwhPerUnit = figures.of(model.energyPerUnit);
    result.highestOutflow = figures.of(model.highestOutflow);
    if (result.highestOutflow) result.highestOutflowMonth = figures.of(model.highestOutflowMonth);
    for (std::size_t i = 0; i < demands.size(); ++i) {
        const WorkloadResult& own = model.workloads[i];
        const Workload& workload = *demands[i].workload;
        result.perWorkload.push_back({workload.id, figures.of(own.gpuHoursUsed), figures.of(own.cost), figures.of(own.completedWork),
                                      figures.of(own.costPerUnit), workload.demand.unit});
    }
    return result;
}

/// Demand that a capacity cannot serve: from which month, and how much capacity would be enough.
void findCapacity(const Project& project, const Option& option, const OptionModel& model, const Figures& figures, std::vector<Finding>& findings) {
    for (const CapacityCheck& check : model.checks) {
        const Option& checked = project.options[indexOf(project.options, check.optionId)];
        double highest = 0;
        std::optional<Finding> finding;
        for (int month = check.firstMonth; month <= check.lastMonth; ++month) {
            const double needed = figures.value(check.peak, month), available = figures.value(check.capacity, month);
            if (!(needed > available + countTolerance)) continue;
            highest = std::max(highest, needed);
            if (!finding) finding = Finding{Severity::warning, Rule::capacityBelowDemand, "options." + option.id, month, needed, available, Unit::gpu, {}};
        }
        if (!finding) continue;
        const auto unitsFor = [&](int gpus) { return std::ceil(highest / gpus - countTolerance); };
        if (const auto* own = std::get_if<OnPremises>(&checked.kind))
            finding->remedies.push_back({"options." + checked.id + ".nodes", unitsFor(own->gpusPerNode)});
        if (const auto* cloud = std::get_if<Cloud>(&checked.kind))
            finding->remedies.push_back({"options." + checked.id + ".instances", unitsFor(cloud->gpusPerInstance)});
        findings.push_back(std::move(*finding));
    }
}

void findFinancing(const Project& project, const Option& option, const OptionModel& model, std::vector<Finding>& findings) {
    if (model.financingBeyondHorizon)
        findings.push_back({Severity::note, Rule::financingBeyondHorizon, "options." + option.id + ".financing", {}, {}, static_cast<double>(project.horizonMonths), Unit::month});
}

void findSpeeds(const Project& project, const Option& option, std::vector<Finding>& findings) {
    if (option.gpu.empty() || (!std::holds_alternative<OnPremises>(option.kind) && !std::holds_alternative<Cloud>(option.kind))) return;
    for (const Workload& workload : project.workloads) {
        const bool stated = option.unitsPerGpuHour.contains(workload.id) && workload.demand.unitsPerGpuHour;
        if (!stated && !workload.demand.gpu.empty() && workload.demand.gpu != option.gpu)
            findings.push_back({Severity::warning, Rule::speedUnknown, "options." + option.id + ".units_per_gpu_hour." + workload.id});
    }
}

void findTokens(const Project& project, const Option& option, std::vector<Finding>& findings) {
    const auto* api = std::get_if<ModelApi>(&option.kind);
    if (!api) return;
    bool cached = false;
    for (const Workload& workload : project.workloads) {
        if (!workload.demand.tokensPerMonth)
            findings.push_back({Severity::error, Rule::tokensMissing, "workloads." + workload.id + ".demand.tokens_per_month"});
        else
            cached = cached || workload.demand.tokensPerMonth->cachedInput > 0;
    }
    const auto missing = [&](const char* field) {
        findings.push_back({Severity::error, Rule::priceMissing, "options." + option.id + "." + field});
    };
    if (cached && !api->cachedInputPricePerMillion) missing("cached_input_price_per_million");
    if (api->batchSharePercent > 0 && !api->batchInputPricePerMillion) missing("batch_input_price_per_million");
    if (api->batchSharePercent > 0 && !api->batchOutputPricePerMillion) missing("batch_output_price_per_million");
}

void findLateCosts(const Project& project, const Option& option, std::vector<Finding>& findings) {
    for (const OneTimeCost& line : option.oneTimeCosts)
        if (!line.month.last && line.month.month > project.horizonMonths)
            findings.push_back({Severity::warning, Rule::costBeyondHorizon, "options." + option.id + ".one_time_costs." + line.id,
                                line.month.month, {}, static_cast<double>(project.horizonMonths), Unit::month});
    if (const auto* own = std::get_if<OnPremises>(&option.kind))
        for (const Purchase& purchase : own->purchases)
            if (purchase.month > project.horizonMonths)
                findings.push_back({Severity::warning, Rule::costBeyondHorizon, "options." + option.id + ".purchases." + purchase.id, purchase.month, {}, static_cast<double>(project.horizonMonths), Unit::month});
}

/// What the rules say of a configuration; an option that takes it from another does not repeat it.
void findConfiguration(const Project& project, const Option& option, const Catalog& parts, std::vector<Finding>& findings) {
    const auto* own = std::get_if<OnPremises>(&option.kind);
    if (!own || !own->configuration || (!option.like.empty() && !option.stated.contains("configuration"))) return;
    const ConfigurationSubject subject = subjectOf(project, option);
    for (Finding& finding : checkConfiguration(subject, parts)) findings.push_back(std::move(finding));
    if (!nodePrice(*own->configuration).total())
        findings.push_back({Severity::error, Rule::priceMissing, subject.address + ".quoted_price"});
}

Verdict verdictOf(double firstSign, double crossings) {
    if (firstSign == 0) return Verdict::equal;
    if (crossings == 0) return firstSign < 0 ? Verdict::immediate : Verdict::never;
    if (crossings == 1) return firstSign > 0 ? Verdict::paysOff : Verdict::cheaperUntil;
    return Verdict::crossesSeveralTimes;
}

Comparison comparisonOf(const ComparisonModel& model, const OptionFigures& a, const OptionFigures& b, const Figures& figures,
                        double breakEvenUtilization, std::vector<Finding>& findings) {
    Comparison result;
    const bool exchanged = figures.value(model.direction) < 0;
    const OptionFigures &first = exchanged ? b : a, &second = exchanged ? a : b;
    result.first = first.id;
    result.second = second.id;
    result.scope = model.scope;
    const std::string subject = result.first + "~" + result.second;
    if (!first.totalCost || !second.totalCost) return result;

    const double crossings = figures.value(model.crossings);
    result.sameService = figures.value(model.sameService) != 0;
    result.crossings = static_cast<int>(crossings);
    result.verdict = *result.sameService ? verdictOf(figures.value(model.firstSign), crossings) : Verdict::notComparable;
    result.breakEvenMonths = figures.of(model.breakEvenMonths);
    if (result.breakEvenMonths) result.breakEvenHours = figures.of(model.breakEvenHours);
    result.discountedBreakEvenMonths = figures.of(model.discountedBreakEvenMonths);
    result.saving = figures.of(model.saving);
    result.savingPercent = figures.of(model.savingPercent);
    result.netPresentSaving = figures.of(model.netPresentSaving);
    if (!std::isnan(breakEvenUtilization)) {
        result.breakEvenUtilizationPercent = breakEvenUtilization;
        result.breakEvenHoursPerDay = breakEvenUtilization / 100 * 24;
    }
    std::vector<double> flows(first.monthlyCost.size());
    for (std::size_t m = 0; m < flows.size(); ++m) flows[m] = second.monthlyCost[m] - first.monthlyCost[m];
    const InternalRate rate = internalRateOfReturn(flows);
    if (rate.yearlyRate) result.internalRateOfReturnPercent = *rate.yearlyRate * 100;
    else findings.push_back({Severity::note, Rule::internalRateOfReturnUnknown, subject});
    if (*result.saving > 0 && figures.value(model.lastSign) > 0)
        findings.push_back({Severity::warning, Rule::paysOffByResidualValueOnly, subject});
    return result;
}

} // namespace

Evaluation evaluate(const Project& asStated, const std::string& today) {
    SizedProject sizing = sized(asStated);
    const Project& stated = sizing.project;
    BestSplits splits = bestSplits(stated);
    const Project& project = splits.project;
    ProjectModel model = buildProjectModel(project);
    auto formulas = std::make_shared<EvaluatedModel>();
    formulas->values = evaluate(*model.model);
    const Figures figures(*model.model, formulas->values);

    Evaluation result;
    result.currency = project.currency;
    result.horizonMonths = project.horizonMonths;
    const Expr useHours = model.demands->useHours();
    for (int month = 0; month <= project.horizonMonths; ++month)
        result.useHours.push_back(month == 0 ? 0 : figures.value(useHours, month));
    for (const WorkloadDemand& demand : model.demands->workloads())
        result.gpuHoursPerMonth += figures.value(demand.busyGpus, 1) * project.assumptions.hoursPerMonth;
    const Catalog parts = pinnedCatalog(stated);
    result.findings = std::move(sizing.findings);
    for (std::size_t i = 0; i < project.options.size(); ++i) {
        const Option& option = project.options[i];
        OptionFigures own = figuresOf(option, model.options[i], model.demands->workloads(), figures);
        if (const auto curve = splits.costs.find(option.id); curve != splits.costs.end()) own.netPresentCostOverOwnNodes = std::move(curve->second);
        findCapacity(project, option, model.options[i], figures, own.findings);
        findFinancing(project, option, model.options[i], own.findings);
        findSpeeds(project, option, own.findings);
        findTokens(project, option, own.findings);
        findLateCosts(project, option, own.findings);
        findConfiguration(stated, stated.options[i], parts, own.findings);
        result.findings.insert(result.findings.end(), own.findings.begin(), own.findings.end());
        result.options.push_back(std::move(own));
    }
    const auto pairs = optionPairs(project);
    const auto utilizations = breakEvenUtilizations(project, pairs);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        result.comparisons.push_back(comparisonOf(model.comparisons[i], result.options[pairs[i].first], result.options[pairs[i].second],
                                                  figures, utilizations[i], result.findings));
    for (auto& [index, curve] : costsAtCapacity(project)) result.options[index].costPerUnitAtCapacity = std::move(curve);
    for (Finding& note : plausibilityNotes(stated, result, today)) result.findings.push_back(std::move(note));
    formulas->model = std::move(model.model);
    result.formulas = std::move(formulas);
    return result;
}

const OptionFigures* Evaluation::option(std::string_view id) const {
    const auto place = std::find_if(options.begin(), options.end(), [&](const OptionFigures& o) { return o.id == id; });
    return place == options.end() ? nullptr : &*place;
}

const Comparison* Evaluation::comparison(std::string_view a, std::string_view b) const {
    for (const Comparison& c : comparisons)
        if ((c.first == a && c.second == b) || (c.first == b && c.second == a)) return &c;
    return nullptr;
}

bool Evaluation::hasErrors() const {
    return std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
}

std::string_view keyOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::notComparable: return "not_comparable";
    case Verdict::equal: return "equal";
    case Verdict::immediate: return "immediate";
    case Verdict::never: return "never";
    case Verdict::paysOff: return "pays_off";
    case Verdict::cheaperUntil: return "cheaper_until";
    case Verdict::crossesSeveralTimes: return "crosses_several_times";
    }
    return {};
}

} // namespace racktally
