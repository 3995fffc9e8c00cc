// Fine-tuning and training: which forms hold the run, and whether it ends in time.
#include "core/sizing/other_work.h"
#include "core/sizing/sizer.h"
#include "core/sizing/training.h"

#include <algorithm>
#include <fmt/format.h>

namespace racktally {

namespace {

constexpr double fineTuningUtilization = 0.38;             // default of the published runs in 16 bits (0.24 to 0.51)
constexpr double usableShare = 0.95;                       // of the memory: allocators leave gaps
/// Second and further nodes: two against one in a published series of the same run.
constexpr double severalNodesShare = 0.86;
/// Without links of their own, cards exchange gradients over PCIe; adapters and single cards have little to exchange.
constexpr double withoutLinkShare = 0.7;
constexpr double lowPercent = 60, highPercent = 140;
/// Of a training from scratch, per parameter: weights in 16 bits, gradients in 32, AdamW with its master copy.
constexpr double stateBytes = 18;
/// Activations and runtime of a small micro-batch with recomputing; larger batches are a matter of tuning.
constexpr double smallStep = 20e9;

struct Run {
    Expr tokens, parameters, utilization, sequence, attentionWidth, deadlineHours;
    double perParameter = 6;
    bool recomputes = false;
    bool exchangesAll = true;
    const WeightFormat* format = nullptr;
};

/// Time of a run on a form, and what follows from it. `memory`: bytes of one GPU.
void addCandidate(Sizer& sizer, const Run& run, const Gpu& gpu, const ServerForGpus& form, int servers, const SizingScope& scope, std::optional<Expr> memory, Expr gpus) {
    GpuCandidate c = sizer.candidateOf(gpu, form, servers);
    c.scope = scope.scope;
    c.placement = {1, 1, c.gpus};
    const FieldInputs<Gpu> in = sizer.inputsOf(gpu);
    std::optional<Expr> hours, perHour;
    if (const auto rate = trainingRate(scope, in, *run.format)) {
        double share = servers > 1 ? severalNodesShare : 1;
        if (run.exchangesAll && c.gpus / servers > 1 && !isLinked(gpu, c.gpus / servers)) share *= withoutLinkShare;
        const Expr efficiency = scope.input("scaling", RT_TEXT("Efficiency of several GPUs"), Unit::share, share);
        // Computing activations again costs a forward pass.
        const Expr perParameter = scope.input("operations", RT_TEXT("Operations per parameter and token"), Unit::none, run.perParameter + (run.recomputes ? 2 : 0));
        const Expr perSecond = scope.quantity("tokens_per_second", RT_TEXT("Training tokens per second of one GPU"), Unit::tokenPerSecond,
                                              trainingTokensPerSecond(run.utilization * efficiency, *rate, {perParameter, run.parameters, run.attentionWidth, run.sequence}));
        hours = scope.quantity("hours", RT_TEXT("Hours of a run"), Unit::hour, trainingHours(run.tokens, perSecond, gpus));
        perHour = scope.quantity("units_per_gpu_hour", RT_TEXT("Training tokens per GPU-hour"), Unit::workPerGpuHour, perSecond * 3600.0);
    }
    const auto power = addPower(scope, in, gpus);
    sizer.compute();
    c.usable = gpu.usableGib;
    c.fits = true;
    if (memory) {
        c.needed = sizer.inGib(*memory);
        c.free = *c.usable * usableShare - *c.needed;
        c.reserve = *c.usable * (1 - usableShare);
        c.fits = *c.free >= 0;
        if (const auto id = sizer.model().find(scope.scope, "weights")) c.weights = sizer.inGib({&sizer.model(), sizer.model().quantities()[*id].node});
        c.runtime = *c.needed - c.weights.value_or(0);
        c.cache = 0;
    }
    if (power) c.powerW = sizer.figure(*power);
    const double deadline = sizer.at(run.deadlineHours);
    if (hours) {
        const double typical = sizer.at(*hours);
        c.hours = Band{typical * 100 / highPercent, typical, typical * 100 / lowPercent};
        const double rate = sizer.at(*perHour);
        c.unitsPerGpuHour = Band{rate * lowPercent / 100, rate, rate * highPercent / 100};
        c.meetsTargets = c.fits && typical <= deadline;
        c.utilizationPercent = typical / deadline * 100;
        if (c.powerW && rate > 0) c.energyPerUnitWh = *c.powerW / c.gpus / rate;
    }
    if (!c.fits) sizer.tell(c.findings, Severity::error, Rule::sizingMemoryShort, c.needed, *c.usable * usableShare, Unit::gibibyte);
    else if (!c.hours) sizer.tell(c.findings, Severity::warning, Rule::sizingSpeedUnknown, {}, {}, Unit::none, {gpu.name});
    else if (!c.meetsTargets) sizer.tell(c.findings, Severity::error, Rule::sizingDeadline, deadline, c.hours->typical, Unit::hour);
    else sizer.tell(c.findings, Severity::note, Rule::sizingFinished, deadline, c.hours->typical, Unit::hour);
    if (servers > 1) sizer.tell(c.findings, Severity::note, Rule::sizingNetwork, static_cast<double>(form.gpus), 400.0, Unit::gigabitPerSecond);
    else if (run.exchangesAll && c.gpus > 1 && !isLinked(gpu, c.gpus)) sizer.tell(c.findings, Severity::warning, Rule::sizingNoLink, static_cast<double>(c.gpus), static_cast<double>(gpu.maxLinked), Unit::gpu, {gpu.name});
    if (!gpu.bf16Measured) sizer.tell(c.findings, Severity::warning, Rule::sizingUnverified, {}, {}, Unit::none, {gpu.name});
    sizer.result.candidates.push_back(std::move(c));
}

void describe(Sizer& sizer, const ModelFormulas& formulas) {
    WorkloadSizing& r = sizer.result;
    r.parameters = sizer.figure(formulas.parameters);
    r.activeParameters = sizer.figure(formulas.activeParameters);
    r.weights = sizer.inGib(formulas.weights);
    r.cachePerToken = sizer.figure(formulas.cachePerToken);
}

} // namespace

void sizeFineTuning(Sizer& sizer, const FineTuning& work) {
    const auto model = modelFor(sizer);
    if (!model) return;
    const ModelFormulas formulas(sizer.common, *model, sizer.addressOf(work, *model), *weightFormat("bf16"), *cacheFormat("bf16"));
    const FieldInputs<FineTuning> in = sizer.inputsOf(work);
    const bool full = work.method == FineTuningMethod::full;
    Run run;
    run.format = weightFormat("bf16");
    run.parameters = formulas.activeParameters;
    run.sequence = in(&FineTuning::sequenceLength);
    run.attentionWidth = formulas.layers * formulas.heads * formulas.headDim;
    run.tokens = sizer.common.quantity("tokens", RT_TEXT("Tokens of a run"), Unit::token, in(&FineTuning::datasetTokens) * in(&FineTuning::epochs));
    run.deadlineHours = in(&FineTuning::deadlineHours);
    run.utilization = sizer.common.input("utilization", RT_TEXT("Model FLOP utilisation"), Unit::share, fineTuningUtilization);
    run.perParameter = full ? 6 : 4;                       // weights that do not learn need no gradients
    run.recomputes = work.recompute == Recompute::full;
    run.exchangesAll = full;
    const Expr tokensPerGpu = in(&FineTuning::sequenceLength) * in(&FineTuning::microBatch);
    const auto memoryOn = [&](const SizingScope& scope, Expr gpus) {
        return addTrainingMemory(scope, formulas, {tokensPerGpu, gpus, full ? std::nullopt : std::optional(in(&FineTuning::rank))}, work.method, work.optimizer, work.sharding, work.recompute);
    };
    sizer.forEachForm({2, 4}, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        const Expr gpus = scope.input("gpus", RT_TEXT("GPUs"), Unit::gpu, form.gpus * servers);
        addCandidate(sizer, run, gpu, form, servers, scope, memoryOn(scope, gpus).total, gpus);
    });
    const TrainingMemory whole = memoryOn({sizer.common.model, sizer.workload.id + ".one GPU"}, sizer.model().constant(1));
    sizer.compute();
    describe(sizer, formulas);
    WorkloadSizing& r = sizer.result;
    r.weights = sizer.inGib(whole.weights);
    r.optimizer = *sizer.inGib(whole.optimizer) + *sizer.inGib(whole.gradients) + *sizer.inGib(whole.adapters);
    r.activations = *sizer.inGib(whole.activations) + *sizer.inGib(whole.logits);
    r.runtime = sizer.inGib(whole.runtime);
    r.cache = 0;
    r.total = sizer.inGib(whole.total);
}

void sizeTraining(Sizer& sizer, const Training& work) {
    const FieldInputs<Training> in = sizer.inputsOf(work);
    std::optional<ModelFormulas> formulas;
    std::optional<LanguageModel> model;
    if (!work.parameters) {
        model = modelFor(sizer);
        if (!model) return;
        formulas.emplace(sizer.common, *model, sizer.addressOf(work, *model), *weightFormat("bf16"), *cacheFormat("bf16"));
    }
    const Expr parameters = formulas ? formulas->parameters : in(&Training::parameters);
    Run run;
    run.format = &formatOf(work.precision, LanguageModel());
    run.parameters = formulas ? formulas->activeParameters : parameters;
    run.sequence = sizer.model().constant(0);
    run.attentionWidth = sizer.model().constant(0);
    run.tokens = in(&Training::tokens);
    run.deadlineHours = in(&Training::deadlineDays) * 24.0;
    run.utilization = percent(in(&Training::utilizationPercent));
    const Expr states = sizer.common.quantity("states", RT_TEXT("Weights, gradients and optimizer states"), Unit::byte, stateBytes * parameters);
    sizer.forEachForm({2, 4, 8, 16, 32, 64, 128}, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        const Expr gpus = scope.input("gpus", RT_TEXT("GPUs"), Unit::gpu, form.gpus * servers);
        // Weights, gradients and states shared out over all GPUs, with room for activations of a small step.
        const Expr memory = scope.quantity("total", RT_TEXT("Memory needed on one GPU"), Unit::byte, states / gpus + smallStep);
        addCandidate(sizer, run, gpu, form, servers, scope, memory, gpus);
    });
    sizer.compute();
    WorkloadSizing& r = sizer.result;
    if (formulas) describe(sizer, *formulas);
    else r.parameters = r.activeParameters = work.parameters;
    r.weights = *r.parameters * 2 / bytesPerGib;
    r.optimizer = *sizer.inGib(states) - *r.weights;
    r.cache = r.activations = r.runtime = 0;
    r.total = sizer.inGib(states);
}

} // namespace racktally
