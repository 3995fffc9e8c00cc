#include "core/sizing/model_formulas.h"

#include "core/base/words.h"

#include <algorithm>

namespace racktally {

namespace {

constexpr double plainBytes = 2;                          // embeddings, norms and router stay in 16 bits
constexpr double stateBytes = 4, convolutionBytes = 2;    // of the gated delta net
constexpr double indexBytes = 4;                          // scale beside the 8-bit index of sparse attention

std::vector<std::string> patternOf(const LanguageModel& model) {
    auto pattern = wordsOf(model.layerPattern);
    if (pattern.empty()) pattern.emplace_back("full");
    return pattern;
}

/// The terms that a model has, without zeros for those that it has not.
Expr sum(std::initializer_list<std::pair<Expr, bool>> terms) {
    std::optional<Expr> total;
    for (const auto& [term, isThere] : terms)
        if (isThere) total = total ? *total + term : term;
    return *total;
}

} // namespace

LayerCounts layerCounts(const LanguageModel& model) {
    LayerCounts counts;
    const auto pattern = patternOf(model);
    for (int i = 0; i < model.layers; ++i) {
        const std::string& kind = pattern[static_cast<std::size_t>(i) % pattern.size()];
        if (kind == "linear") ++counts.linear;
        else if (kind == "sliding" || kind == "chunked") ++counts.windowed;
        else ++counts.full;
        const bool experts = model.experts > 0 && i >= model.firstDenseLayers && (i + 1) % std::max(model.expertInterval, 1) == 0;
        ++(experts ? counts.withExperts : counts.dense);
    }
    return counts;
}

ModelFormulas::Attention ModelFormulas::grouped(Expr kvHeadsOf, Expr headDimOf, bool keyIsValue) const {
    const double gate = m_source.outputGate ? 2 : 1, keysAndValues = keyIsValue ? 1 : 2;
    Attention a{hidden * heads * headDimOf * gate + keysAndValues * hidden * kvHeadsOf * headDimOf + heads * headDimOf * hidden, number(0)};
    if (m_source.attentionBias) a.small = a.small + (heads + 2.0 * kvHeadsOf) * headDimOf;
    if (m_source.attentionOutBias) a.small = a.small + hidden;
    if (m_source.attentionSinks) a.small = a.small + heads;
    if (m_source.qkNorm) a.small = a.small + 2.0 * headDimOf;
    return a;
}

ModelFormulas::Attention ModelFormulas::latent() const {
    const Expr r = m_in(&LanguageModel::kvRank), nope = m_in(&LanguageModel::nopeDim), rope = m_in(&LanguageModel::ropeDim), v = m_in(&LanguageModel::valueDim);
    const Expr rest = hidden * (r + rope) + r * heads * (nope + v) + heads * v * hidden;
    if (m_source.queryRank == 0) return {hidden * heads * (nope + rope) + rest, r};
    const Expr rq = m_in(&LanguageModel::queryRank);
    return {hidden * rq + rq * heads * (nope + rope) + rest, rq + r};
}

ModelFormulas::Attention ModelFormulas::deltaNet() const {
    const Expr keys = m_in(&LanguageModel::linearKeyHeads) * m_in(&LanguageModel::linearKeyDim), valueHeads = m_in(&LanguageModel::linearValueHeads);
    const Expr values = valueHeads * m_in(&LanguageModel::linearValueDim);
    return {hidden * (2.0 * keys + 2.0 * values) + 2.0 * hidden * valueHeads + values * hidden,
            (2.0 * keys + values) * m_in(&LanguageModel::convolution) + 2.0 * valueHeads + m_in(&LanguageModel::linearValueDim)};
}

ModelFormulas::ModelFormulas(const SizingScope& scope, const LanguageModel& source, const std::string& address, const WeightFormat& format, const CacheFormat& cache)
    : counts(layerCounts(source)), hasExperts(counts.withExperts > 0), isLatent(source.kvRank > 0), m_scope(scope), m_source(source), m_in(*scope.model, m_source, address) {
    Model& model = *scope.model;
    const auto& in = m_in;
    const auto q = [&](const char* name, const char* label, Unit unit, Expr value) { return scope.quantity(name, label, unit, value); };
    takesImages = source.takesImages;
    if (source.encoderPeakGb > 0) encoderPeak = in(&LanguageModel::encoderPeakGb);
    hidden = in(&LanguageModel::hiddenSize);
    layers = in(&LanguageModel::layers);
    vocabulary = in(&LanguageModel::vocabulary);
    heads = in(&LanguageModel::attentionHeads);
    kvHeads = in(&LanguageModel::kvHeads);
    headDim = in(&LanguageModel::headDim);
    window = in(&LanguageModel::window);
    ffn = in(&LanguageModel::ffnSize);
    const bool ownGlobal = source.globalHeadDim > 0 && counts.windowed > 0;
    m_fullKvHeads = ownGlobal && source.globalKvHeads > 0 ? in(&LanguageModel::globalKvHeads) : kvHeads;
    const Expr fullDim = ownGlobal ? in(&LanguageModel::globalHeadDim) : headDim;
    const bool keyIsValue = ownGlobal && source.globalKeyIsValue;
    const auto layersOf = [&](const char* name, const char* label, int count) { return scope.input(name, label, Unit::none, count); };

    // Parameters.
    embedding = q("parameters.embedding", RT_TEXT("Parameters of the embedding"), Unit::parameter, vocabulary * hidden);
    const Expr head = source.tiedEmbeddings ? number(0) : q("parameters.head", RT_TEXT("Parameters of the output layer"), Unit::parameter, vocabulary * hidden);
    std::optional<Expr> attentionLinear, small;
    const auto add = [&](const Attention& a, Expr count) {
        attentionLinear = attentionLinear ? *attentionLinear + count * a.linear : count * a.linear;
        small = small ? *small + count * a.small : count * a.small;
    };
    if (counts.full > 0) add(isLatent ? latent() : grouped(m_fullKvHeads, fullDim, keyIsValue), layersOf("layers.full", RT_TEXT("Layers with full attention"), counts.full));
    if (counts.windowed > 0) add(grouped(kvHeads, headDim, false), layersOf("layers.windowed", RT_TEXT("Layers with a window"), counts.windowed));
    if (counts.linear > 0) add(deltaNet(), layersOf("layers.linear", RT_TEXT("Layers with linear attention"), counts.linear));
    const Expr attention = q("parameters.attention", RT_TEXT("Parameters of attention"), Unit::parameter, *attentionLinear);

    const double matrices = source.plainFfn ? 2 : 3;
    Expr dense = number(0), denseLayers = number(0);
    const Expr denseSize = source.denseSize > 0 && hasExperts ? in(&LanguageModel::denseSize) : ffn;
    if (counts.dense > 0) {
        denseLayers = layersOf("layers.dense", RT_TEXT("Layers without experts"), counts.dense);
        dense = denseLayers * matrices * hidden * denseSize;
    }
    Expr experts = number(0), expertsActive = number(0), smallExperts = number(0), smallExpertsActive = number(0), router = number(0);
    if (hasExperts) {
        m_experts = in(&LanguageModel::experts);
        m_expertsPerToken = in(&LanguageModel::expertsPerToken);
        const Expr size = in(&LanguageModel::expertSize), count = layersOf("layers.experts", RT_TEXT("Layers with experts"), counts.withExperts);
        const Expr one = count * matrices * hidden * size;
        experts = q("parameters.experts", RT_TEXT("Parameters of all experts"), Unit::parameter, m_experts * one);
        expertsActive = m_expertsPerToken * one;
        if (source.expertBias) {
            smallExperts = m_experts * count * (2.0 * size + hidden);
            smallExpertsActive = m_expertsPerToken * count * (2.0 * size + hidden);
        }
        router = count * (source.routerBias ? hidden * m_experts + m_experts : hidden * m_experts);
        if (source.sharedSize > 0) dense = dense + count * matrices * hidden * in(&LanguageModel::sharedSize);
        if (source.sharedGate) router = router + count * hidden;
        if (source.denseBesideExperts) dense = dense + count * matrices * hidden * ffn;
    }
    expertParameters = experts;
    ffnWidth = ffn;
    if (hasExperts) {
        ffnWidth = m_expertsPerToken * in(&LanguageModel::expertSize);
        if (source.sharedSize > 0) ffnWidth = ffnWidth + in(&LanguageModel::sharedSize);
    }
    const Expr feedForward = q("parameters.ffn", RT_TEXT("Parameters of feed-forward layers outside the experts"), Unit::parameter, dense);
    const Expr norms = q("parameters.norms", RT_TEXT("Parameters of norms, biases and router"), Unit::parameter, layers * in(&LanguageModel::normsPerLayer) * hidden + hidden + *small + router);
    parameters = q("parameters", RT_TEXT("Parameters"), Unit::parameter, sum({{embedding, true}, {head, !source.tiedEmbeddings}, {attention, true}, {feedForward, true}, {experts, hasExperts}, {smallExperts, hasExperts && source.expertBias}, {norms, true}}));
    activeParameters = hasExperts ? q("active_parameters", RT_TEXT("Parameters that a token uses"), Unit::parameter, sum({{embedding, true}, {head, !source.tiedEmbeddings}, {attention, true}, {feedForward, true}, {expertsActive, true}, {smallExpertsActive, source.expertBias}, {norms, true}})) : parameters;
    // A table that is used twice is the output layer too, and read in each step.
    decodeParameters = source.tiedEmbeddings ? activeParameters : q("decode_parameters", RT_TEXT("Parameters that a step computes with"), Unit::parameter, activeParameters - embedding);
    embeddingsHeld = embedding + head;

    // Weights: each module in its own format.
    const double plain = format.bits >= 32 ? 4 : plainBytes;
    const bool quantized = format.bits != plain * 8;
    const Expr bits = scope.input("weight_bits", RT_TEXT("Bits per quantised weight"), Unit::bit, format.bits);
    const Expr plainOf = model.constant(plain), quantizedOf = bits / 8.0;
    const bool onlyExperts = format.expertsOnly && hasExperts;
    const Expr attentionBytes = attention * (quantized && !source.attentionUnquantized && !onlyExperts ? quantizedOf : plainOf);
    Expr ffnBytes = feedForward * (quantized && !onlyExperts ? quantizedOf : plainOf);
    if (quantized && !onlyExperts && source.unquantizedLayers > 0 && counts.dense > 0) {
        const Expr kept = in(&LanguageModel::unquantizedLayers) / denseLayers;
        ffnBytes = feedForward * (kept * plain + (1.0 - kept) * quantizedOf);
    }
    const Expr expertBytes = hasExperts ? experts * (quantized ? quantizedOf : plainOf) : number(0);
    Expr plainParameters = embedding + norms;
    if (!source.tiedEmbeddings) plainParameters = plainParameters + head;
    if (hasExperts && source.expertBias) plainParameters = plainParameters + smallExperts;
    Expr computed = format.wholeFile ? parameters * quantizedOf : plainParameters * plain + attentionBytes + ffnBytes;
    if (hasExperts && !format.wholeFile) computed = computed + expertBytes;
    const bool counted = source.fileBytes > 0 && source.precision == format.key;
    weights = q("weights_bytes", RT_TEXT("Weights"), Unit::byte, counted ? in(&LanguageModel::fileBytes) : source.otherParameters > 0 ? computed + in(&LanguageModel::otherParameters) * plain : computed);
    const Expr headRead = embedding * (format.wholeFile ? quantizedOf : plainOf);
    fixedRead = q("fixed_read_bytes", RT_TEXT("Weights that every step reads"), Unit::byte,
                  format.wholeFile ? (attention + feedForward) * quantizedOf + headRead : attentionBytes + ffnBytes + headRead);
    expertsRead = expertBytes;

    // KV cache.
    const Expr valueBytes = scope.input("cache_bytes", RT_TEXT("Bytes of a value in the KV cache"), Unit::byte, cache.bytes);
    if (isLatent) {
        Expr perLayer = (in(&LanguageModel::kvRank) + in(&LanguageModel::ropeDim)) * valueBytes * layersOf("layers.full", RT_TEXT("Layers with full attention"), counts.full);
        if (source.indexerLayers > 0) perLayer = perLayer + in(&LanguageModel::indexerLayers) * (in(&LanguageModel::indexerDim) + indexBytes);
        m_fullPerToken = perLayer;
    } else {
        m_fullPerToken = counts.full > 0 ? 2.0 * layersOf("layers.full", RT_TEXT("Layers with full attention"), counts.full) * m_fullKvHeads * fullDim * valueBytes : number(0);
    }
    m_windowPerToken = counts.windowed > 0 ? 2.0 * layersOf("layers.windowed", RT_TEXT("Layers with a window"), counts.windowed) * kvHeads * headDim * valueBytes : number(0);
    cachePerToken = q("kv_bytes_per_token", RT_TEXT("KV cache per token"), Unit::bytePerToken, m_fullPerToken);
    cachePerTokenWindow = q("kv_bytes_per_token_window", RT_TEXT("KV cache per token inside the window"), Unit::bytePerToken, m_windowPerToken);
    Expr state = number(0);
    if (counts.linear > 0) {
        const Expr keys = in(&LanguageModel::linearKeyHeads) * in(&LanguageModel::linearKeyDim), valueHeads = in(&LanguageModel::linearValueHeads), valueDim = in(&LanguageModel::linearValueDim);
        state = layersOf("layers.linear", RT_TEXT("Layers with linear attention"), counts.linear) *
                (valueHeads * valueDim * in(&LanguageModel::linearKeyDim) * stateBytes + (in(&LanguageModel::convolution) - 1.0) * (2.0 * keys + valueHeads * valueDim) * convolutionBytes);
    }
    statePerSequence = q("state_bytes", RT_TEXT("State of a sequence in linear layers"), Unit::byte, state);
}

Expr ModelFormulas::expertsHit(Expr tokens) const {
    return 1.0 - power(1.0 - m_expertsPerToken / m_experts, tokens);
}

Expr ModelFormulas::growthPerToken(Expr split) const {
    return isLatent ? cachePerToken : cachePerToken / minimum(split, m_fullKvHeads);
}

Expr ModelFormulas::cacheOfSequence(Expr tokens, Expr windowTokens, Expr split) const {
    Expr bytes = growthPerToken(split) * tokens;
    if (counts.windowed > 0) bytes = bytes + cachePerTokenWindow / minimum(split, kvHeads) * minimum(tokens, windowTokens);
    if (counts.linear > 0) bytes = bytes + statePerSequence / split;
    return bytes;
}

} // namespace racktally
