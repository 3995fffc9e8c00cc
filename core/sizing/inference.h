// Memory and speed of a language model that answers requests, as formulas: what lies on one GPU, how long a step takes, when the
// first token comes. Source: sizing.md sections 3 to 8.
#pragma once

#include "core/sizing/model_formulas.h"

#include <optional>

namespace racktally {

/// How GPUs share a model: `tensorParallel` split each layer, `pipeline` groups hold layers behind each other, `replicas` copies
/// of that answer requests beside each other.
struct Placement {
    int tensorParallel = 1, pipeline = 1, replicas = 1;
    [[nodiscard]] int gpus() const { return tensorParallel * pipeline * replicas; }
    bool operator==(const Placement&) const = default;
};

/// What is asked of the model, as quantities of the graph.
struct Requests {
    Expr inputTokens, outputTokens;        // means per request
    Expr longestContext;                   // tokens that one request may have at most
    Expr concurrent;                       // requests that are answered at the same time
    Expr sharedPrefix;                     // share of the input that all requests have in common, 0 … 1

    /// Tokens that a request holds of its own, in whole blocks of the paged cache.
    [[nodiscard]] Expr liveTokens() const;
};

/// The GPU's bandwidth to others in one direction: its link where it reaches so many GPUs, else PCIe. Bytes a second; nothing if its
/// PCIe generation is unknown.
std::optional<Expr> linkBandwidth(const SizingScope& scope, const FieldInputs<Gpu>& gpu, int gpus);
/// Whether so many GPUs are connected by a link of their own.
bool isLinked(const Gpu& gpu, int gpus);
/// Operations a second of the rate that computes with a format, or nothing if the data sheet is silent.
std::optional<Expr> matrixRate(const FieldInputs<Gpu>& gpu, const WeightFormat& format);
double matrixRateOf(const Gpu& gpu, const WeightFormat& format);   // tera-operations a second; 0: unknown

/// The profile that fits best: named ones before those for any other. Null if there is none.
const MemoryProfile* memoryProfile(const std::vector<MemoryProfile>& profiles, std::string_view engine, const Gpu& gpu);
/// Whether a profile may hold for a GPU, in some precision.
bool isFor(const SpeedProfile& profile, std::string_view engine, const Gpu& gpu);
const SpeedProfile* speedProfile(const std::vector<SpeedProfile>& profiles, std::string_view engine, const Gpu& gpu, std::string_view precision, bool experts);

/// Memory of one GPU, in bytes.
struct InferenceMemory {
    Expr usable, requested, weights, activations, outside, graphs, runtime, reserved, pool;
    Expr cachePerSequence, cache, free;
    Expr capacityTokens;                   // of all replicas
    Expr mostSequences;                    // of all replicas
};
InferenceMemory addMemory(const SizingScope& scope, const ModelFormulas& model, const Requests& requests, const Gpu& gpu, const MemoryProfile& profile, const WeightFormat& format, const Placement& placement);

struct InferenceSpeed {
    Expr step;                             // seconds
    Expr perRequest, together;             // tokens a second
    std::optional<Expr> firstToken;        // milliseconds
    Expr unloaded, perFurther;             // seconds of a step without requests, with all experts read; seconds that each request adds
};
/// Speed with so many requests at a time (all replicas). Nothing where the GPU or the profile says too little.
std::optional<InferenceSpeed> addSpeed(const SizingScope& scope, const ModelFormulas& model, const Requests& requests, Expr concurrent, const Gpu& gpu, const SpeedProfile& profile, const WeightFormat& format, const Placement& placement, const char* suffix = "");
/// How many requests at a time still get so many tokens a second each, if so many get `speed`. Reading all experts is the careful side.
Expr requestsAtSpeed(const InferenceSpeed& speed, Expr concurrent, Expr tokensPerSecond);

} // namespace racktally
