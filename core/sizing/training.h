// Memory and time of training and fine-tuning, as formulas. Source: sizing.md sections 9 and 10.
#pragma once

#include "core/sizing/model_formulas.h"
#include "core/workload/work.h"

namespace racktally {

/// Memory of one GPU, in bytes.
struct TrainingMemory {
    Expr weights, gradients, optimizer, adapters, activations, logits, runtime, total;
};

/// What a run is made of, as quantities of the graph.
struct TrainingRun {
    Expr tokensPerGpu;                     // of a micro-batch
    Expr gpus;                             // over which the run is sharded
    std::optional<Expr> rank;              // of low-rank adapters
};
TrainingMemory addTrainingMemory(const SizingScope& scope, const ModelFormulas& model, const TrainingRun& run, FineTuningMethod method, Optimizer optimizer, Sharding sharding, Recompute recompute);

/// Weights that adapters of a rank add: rank × (inputs + outputs) over all matrices of attention and feed-forward layers.
Expr adapterParameters(const ModelFormulas& model, Expr rank);

/// What computing one token takes.
struct TokenWork {
    Expr perParameter;                     // operations: 6 for forward and backward, 4 where only adapters learn
    Expr parameters;
    Expr attentionWidth, sequence;         // attention adds 6 × layers × width × sequence
};
/// Tokens a second of one GPU: utilisation × rate / operations per token.
Expr trainingTokensPerSecond(Expr utilization, Expr rate, const TokenWork& work);
/// Hours in which so many GPUs compute the tokens of a run.
Expr trainingHours(Expr tokens, Expr tokensPerSecond, Expr gpus);

/// The rate by which chips compare in training: what was measured of a matrix product, where somebody did, brought to the level of data
/// sheets by the share that well-tuned chips reach. Sources: published maxima of matrix products (MAMF). Nothing without a rate.
std::optional<Expr> trainingRate(const SizingScope& scope, const FieldInputs<Gpu>& gpu, const WeightFormat& format);

} // namespace racktally
