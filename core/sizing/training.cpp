#include "core/sizing/training.h"

#include "core/sizing/inference.h"

namespace racktally {

namespace {

constexpr double gigaByte = 1e9, tera = 1e12;
/// Share of the data sheet's rate that a large matrix product reaches on chips with mature software.
constexpr double matureShare = 0.80;
/// The same where nothing was measured, of AMD.
constexpr double amdShare = 0.60;

/// Bytes of optimizer states per parameter; a master copy in 32 bits included where the optimizer keeps one.
double stateBytes(Optimizer optimizer) {
    switch (optimizer) {
    case Optimizer::adamw: return 12;
    case Optimizer::adamw8bit: return 6;
    case Optimizer::adamwBf16: return 4;
    case Optimizer::sgd: return 0;
    }
    return 12;
}

} // namespace

Expr adapterParameters(const ModelFormulas& model, Expr rank) {
    const Expr h = model.hidden, width = model.heads * model.headDim, kv = model.kvHeads * model.headDim;
    // Queries, keys and values, the way back; three matrices of the feed-forward layer.
    const Expr perLayer = (h + width) + 2.0 * (h + kv) + (width + h) + 3.0 * (h + model.ffn);
    return rank * model.layers * perLayer;
}

TrainingMemory addTrainingMemory(const SizingScope& scope, const ModelFormulas& model, const TrainingRun& run, FineTuningMethod method, Optimizer optimizer, Sharding sharding, Recompute recompute) {
    const auto q = [&](const char* name, const char* label, Expr value) { return scope.quantity(name, label, Unit::byte, value); };
    const auto number = [&](double value) { return scope.model->constant(value); };
    const Expr p = model.parameters;
    const bool full = method == FineTuningMethod::full;
    TrainingMemory m;
    // In 4 bits the training code holds 0.57 bytes per weight; embeddings stay in 16 bits.
    Expr weights = method == FineTuningMethod::qlora ? 0.57 * (p - model.embeddingsHeld) + 2.0 * model.embeddingsHeld : 2.0 * p;
    // Where gradients are shared out, frameworks keep them in 32 bits.
    Expr gradients = full ? (sharding >= Sharding::zero2 ? 4.0 : 2.0) * p : number(0), states = full ? stateBytes(optimizer) * p : number(0);
    if (sharding >= Sharding::zero1) states = states / run.gpus;
    if (sharding >= Sharding::zero2) gradients = gradients / run.gpus;
    if (sharding >= Sharding::zero3) {
        // One layer at a time is gathered, twice in 16 bits.
        const Expr layer = (p - model.embeddingsHeld) / model.layers;
        weights = minimum(weights, weights / run.gpus + 4.0 * layer);
    }
    m.weights = q("weights", RT_TEXT("Weights on one GPU"), weights);
    m.gradients = q("gradients", RT_TEXT("Gradients on one GPU"), gradients);
    m.optimizer = q("optimizer", RT_TEXT("Optimizer states on one GPU"), states);
    m.adapters = q("adapters", RT_TEXT("Adapters with their states"), run.rank ? 16.0 * adapterParameters(model, *run.rank) : number(0));
    const Expr layer = (18.0 * model.hidden + 8.0 * model.ffnWidth) * run.tokensPerGpu;
    const Expr all = model.layers * layer;
    m.activations = q("activations", RT_TEXT("Activations of a step"),
                      recompute == Recompute::none ? all : recompute == Recompute::selective ? 0.5 * all : 2.0 * model.layers * model.hidden * run.tokensPerGpu + layer);
    m.logits = q("logits", RT_TEXT("Output of the vocabulary"), 10.0 * model.vocabulary * run.tokensPerGpu);
    m.runtime = q("runtime", RT_TEXT("Runtime of the engine"), number(1.5 * gigaByte));
    m.total = q("total", RT_TEXT("Memory needed on one GPU"), m.weights + m.gradients + m.optimizer + m.adapters + m.activations + m.logits + m.runtime);
    return m;
}

Expr trainingTokensPerSecond(Expr utilization, Expr rate, const TokenWork& work) {
    return utilization * rate / (work.perParameter * work.parameters + 6.0 * work.attentionWidth * work.sequence);
}

Expr trainingHours(Expr tokens, Expr tokensPerSecond, Expr gpus) { return tokens / (tokensPerSecond * gpus * 3600.0); }

std::optional<Expr> trainingRate(const SizingScope& scope, const FieldInputs<Gpu>& gpu, const WeightFormat& format) {
    const auto rate = matrixRate(gpu, format);
    if (!rate) return std::nullopt;
    const Gpu& source = gpu.values();
    if (source.bf16Measured && source.bf16) return *rate * (gpu(&Gpu::bf16Measured) / gpu(&Gpu::bf16)) / matureShare;
    if (source.vendor != "AMD") return rate;
    return *rate * scope.input("rate_share", RT_TEXT("Share of the peak rate that is usual"), Unit::share, amdShare) / matureShare;
}

} // namespace racktally
