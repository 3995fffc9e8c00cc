// What a language model takes, as formulas: parameters, weights in a number format, KV cache and state of a sequence. Exact from
// the architecture, per module and per kind of layer. Source of the formulas: sizing.md sections 1 to 3.
#pragma once

#include "core/catalog/part_fields.h"
#include "core/formula/field_inputs.h"
#include "core/sizing/precision.h"

#include <optional>

namespace racktally {

/// How many layers of each kind a model has.
struct LayerCounts {
    int full = 0, windowed = 0, linear = 0;
    int dense = 0, withExperts = 0;
};
LayerCounts layerCounts(const LanguageModel& model);

/// Where the quantities of something sized stand in the graph, and what their inputs are called.
struct SizingScope {
    Model* model = nullptr;
    std::string scope;

    Expr quantity(const char* name, const char* label, Unit unit, Expr value) const { return model->once({scope, name, Label::ours(label), unit}, value); }
    /// A number that comes from a table or a choice, with its own label.
    Expr input(const char* name, const char* label, Unit unit, double value) const { return model->input({scope + "." + name, Label::ours(label), unit, {}, value, noNode}); }
};

class ModelFormulas {
public:
    /// `address`: where the model's fields are found ("model/NAME", or the workload's own architecture).
    ModelFormulas(const SizingScope& scope, const LanguageModel& model, const std::string& address, const WeightFormat& weights, const CacheFormat& cache);

    ModelFormulas(const ModelFormulas&) = delete;   // its inputs point into it
    ModelFormulas& operator=(const ModelFormulas&) = delete;

    // Counts of weights.
    Expr parameters, activeParameters, decodeParameters;   // the last without the input embedding, which is looked up
    Expr expertParameters;                                 // of all experts in all layers
    Expr embedding, embeddingsHeld;                        // one table, and those in memory: one if it is used twice
    // Bytes.
    Expr weights;
    Expr fixedRead, expertsRead;                           // what a step reads at most: everything but experts, and all experts
    Expr cachePerToken, cachePerTokenWindow, statePerSequence;

    /// Share of the experts that a step of so many tokens reads: 1 − (1 − K/E)^tokens.
    [[nodiscard]] Expr expertsHit(Expr tokens) const;
    /// Bytes of a sequence with so many tokens on one of `split` GPUs under tensor parallelism. `windowTokens`: what windowed
    /// layers are charged at most (the window, or what an engine reserves for it).
    [[nodiscard]] Expr cacheOfSequence(Expr tokens, Expr windowTokens, Expr split) const;
    /// Bytes that a further token takes on one GPU.
    [[nodiscard]] Expr growthPerToken(Expr split) const;

    Expr layers, hidden, vocabulary, heads, kvHeads, headDim, window, ffn;
    Expr ffnWidth;                                         // what a token passes in a layer: its experts and the shared ones, or the dense layer
    LayerCounts counts;
    bool hasExperts = false, isLatent = false, takesImages = false;
    std::optional<Expr> encoderPeak;                       // gigabytes

private:
    struct Attention {
        Expr linear, small;
    };
    [[nodiscard]] Attention grouped(Expr kvHeadsOf, Expr headDimOf, bool keyIsValue) const;
    [[nodiscard]] Attention latent() const;
    [[nodiscard]] Attention deltaNet() const;
    [[nodiscard]] Expr number(double value) const { return m_scope.model->constant(value); }

    SizingScope m_scope;
    LanguageModel m_source;
    FieldInputs<LanguageModel> m_in;
    Expr m_fullKvHeads, m_fullPerToken, m_windowPerToken, m_experts, m_expertsPerToken;
};

} // namespace racktally
