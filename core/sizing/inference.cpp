#include "core/sizing/inference.h"

#include "core/base/words.h"

#include <algorithm>

namespace racktally {

namespace {

constexpr double gib = 1073741824.0, mib = 1048576.0, kib = 1024.0, giga = 1e9, tera = 1e12;
constexpr double block = 16;                              // tokens that a paged cache gives out at a time
constexpr double activationBytes = 2;
constexpr double fittedTokens = 8192;

/// Architectures as the words of profiles: "Ada Lovelace" is ada_lovelace.
std::string wordOf(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](char c) { return c == ' ' ? '_' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); });
    return text;
}

/// A profile may hold for all chips of an architecture, or only for those with GDDR memory.
bool suits(const std::string& words, const Gpu& gpu) {
    if (words.empty()) return true;
    const std::string word = wordOf(gpu.architecture);
    return hasWord(words, word) || (gpu.memoryType.starts_with("GDDR") && hasWord(words, word + "_gddr"));
}

Expr blocks(Expr tokens) { return roundUp(tokens / block) * block; }

} // namespace

bool isLinked(const Gpu& gpu, int gpus) {
    return gpus > 1 && gpu.link != GpuLink::none && gpu.linkGbS && gpu.maxLinked >= gpus;
}

Expr Requests::liveTokens() const { return blocks(inputTokens * (1.0 - sharedPrefix) + outputTokens); }

std::optional<Expr> linkBandwidth(const SizingScope& scope, const FieldInputs<Gpu>& gpu, int gpus) {
    // Data sheets add both directions.
    if (isLinked(gpu.values(), gpus)) return gpu(&Gpu::linkGbS) / 2.0 * giga;
    const auto generation = gpu.values().pcieGeneration;
    if (!generation) return std::nullopt;
    // What the step model was fitted with on PCIe 5.0 x16; close to the limits of the slot in the generations before.
    const double pcie = *generation >= 5 ? 32 : *generation >= 4 ? 25 : 12.5;
    return scope.input("pcie_gb_s", RT_TEXT("Effective bandwidth over PCIe"), Unit::gigabytePerSecond, pcie) * giga;
}

namespace {

/// The member of the data sheet that computes with a format; a narrower format that the chip lacks is unpacked to 16 bits.
std::optional<double> Gpu::* rateOf(const Gpu& gpu, const WeightFormat& format) {
    if (format.rate == MatrixRate::fp4 && gpu.fp4) return &Gpu::fp4;
    if (format.rate == MatrixRate::fp8 && gpu.fp8) return &Gpu::fp8;
    if (format.rate == MatrixRate::int8 && gpu.int8) return &Gpu::int8;
    return &Gpu::bf16;
}

} // namespace

double matrixRateOf(const Gpu& gpu, const WeightFormat& format) { return (gpu.*rateOf(gpu, format)).value_or(0); }

std::optional<Expr> matrixRate(const FieldInputs<Gpu>& gpu, const WeightFormat& format) {
    if (matrixRateOf(gpu.values(), format) <= 0) return std::nullopt;
    return gpu(rateOf(gpu.values(), format)) * tera;
}

const MemoryProfile* memoryProfile(const std::vector<MemoryProfile>& profiles, std::string_view engine, const Gpu& gpu) {
    const MemoryProfile* any = nullptr;
    for (const MemoryProfile& profile : profiles) {
        if (profile.engine != engine || profile.retired) continue;
        if (profile.architectures.empty()) any = &profile;
        else if (suits(profile.architectures, gpu)) return &profile;
    }
    return any;
}

bool isFor(const SpeedProfile& profile, std::string_view engine, const Gpu& gpu) {
    return !profile.retired && (profile.engines.empty() || hasWord(profile.engines, engine)) && suits(profile.architectures, gpu);
}

const SpeedProfile* speedProfile(const std::vector<SpeedProfile>& profiles, std::string_view engine, const Gpu& gpu, std::string_view precision, bool experts) {
    // Of several that suit, the earlier row of the table is the more special one.
    const SpeedProfile* any = nullptr;
    for (const SpeedProfile& profile : profiles) {
        if (profile.experts != experts || !isFor(profile, engine, gpu)) continue;
        // Narrow formats compute at the narrow rate only where the chip has it.
        if (!profile.precisions.empty() && hasWord(profile.precisions, precision) && gpu.fp4) return &profile;
        if (profile.precisions.empty() && !any) any = &profile;
    }
    return any;
}

InferenceMemory addMemory(const SizingScope& scope, const ModelFormulas& model, const Requests& requests, const Gpu& source, const MemoryProfile& profileOf, const WeightFormat& format, const Placement& placement) {
    const FieldInputs<Gpu> gpu(*scope.model, source, "gpu/" + source.name);
    const FieldInputs<MemoryProfile> profile(*scope.model, profileOf, "memory_profile/" + profileOf.name);
    const auto q = [&](const char* name, const char* label, Unit unit, Expr value) { return scope.quantity(name, label, unit, value); };
    const Expr tp = scope.input("tensor_parallel", RT_TEXT("Tensor parallelism"), Unit::gpu, placement.tensorParallel);
    const Expr pipeline = scope.input("pipeline", RT_TEXT("Pipeline stages"), Unit::none, placement.pipeline);
    const Expr replicas = scope.input("replicas", RT_TEXT("Copies of the model"), Unit::none, placement.replicas);
    const Expr tokens = profile(&MemoryProfile::batchedTokens), sequences = profile(&MemoryProfile::maxSequences), h = model.hidden, v = model.vocabulary;

    InferenceMemory m;
    m.usable = q("usable_bytes", RT_TEXT("Usable memory of the GPU"), Unit::byte, gpu(&Gpu::usableGib) * gib);
    m.requested = q("requested_bytes", RT_TEXT("Memory that the engine takes"), Unit::byte, m.usable * percent(profile(&MemoryProfile::utilizationPercent)));
    const Expr whole = format.key == "mxfp4" ? model.weights * (1.0 + percent(profile(&MemoryProfile::paddingPercent))) : model.weights;
    m.weights = q("weights_per_gpu", RT_TEXT("Weights on one GPU"), Unit::byte, whole / (tp * pipeline));

    // What a step computes with: compiling for one GPU holds the output layer once more.
    const bool compiled = placement.tensorParallel == 1 && !model.takesImages;
    if (compiled) {
        m.activations = v * h * activationBytes + 2.0 * tokens * h * activationBytes;
    } else {
        const Expr logits = minimum(tokens, sequences) * v * activationBytes;
        const Expr forward = tokens * model.heads * model.headDim * activationBytes + 2.0 * tokens * h * activationBytes + 3.0 * tokens * model.ffn / tp * activationBytes;
        const Expr sampling = 2.0 * logits + logits / tp + tokens * h * activationBytes;
        m.activations = placement.tensorParallel > 1 ? maximum(forward, sampling) : forward;
        if (model.encoderPeak) m.activations = maximum(m.activations, *model.encoderPeak * giga);
    }
    m.activations = q("activations", RT_TEXT("Activations of a step"), Unit::byte, m.activations);
    m.outside = q("outside", RT_TEXT("Runtime outside the framework"), Unit::byte, sequences * (v + 2.0 * roundUp(v / 32.0)) * profile(&MemoryProfile::samplerBytes) + profile(&MemoryProfile::baseMib) * mib);
    m.graphs = q("graphs", RT_TEXT("Captured graphs"), Unit::byte, model.layers / pipeline * profile(&MemoryProfile::graphs) * profile(&MemoryProfile::graphKib) * kib);
    m.runtime = q("runtime", RT_TEXT("Runtime of the engine"), Unit::byte, m.activations + m.outside + m.graphs);
    m.reserved = q("runtime_reserved", RT_TEXT("Runtime with reserve"), Unit::byte, maximum(m.runtime + profile(&MemoryProfile::extraGib) * gib, profile(&MemoryProfile::marginGib) * gib));
    m.pool = q("pool", RT_TEXT("Memory for the KV cache"), Unit::byte, m.requested - m.weights - m.reserved);

    // An engine charges windowed layers for what a step may add.
    const Expr charged = model.counts.windowed > 0 ? model.window - 1.0 + tokens : model.window;
    const Expr live = requests.liveTokens();
    m.cachePerSequence = q("cache_per_sequence", RT_TEXT("KV cache of a request on one GPU"), Unit::byte, model.cacheOfSequence(live, charged, tp) / pipeline);
    const Expr once = model.growthPerToken(tp) * requests.inputTokens * requests.sharedPrefix / pipeline;
    const Expr longest = model.cacheOfSequence(blocks(requests.longestContext), charged, tp) / pipeline;
    m.cache = q("cache", RT_TEXT("KV cache needed on one GPU"), Unit::byte, maximum(longest, roundUp(requests.concurrent / replicas) * m.cachePerSequence + once));
    m.free = q("free", RT_TEXT("Free memory of one GPU"), Unit::byte, m.pool - m.cache);
    const Expr room = maximum(scope.model->constant(0), m.pool - once);
    m.mostSequences = q("most_sequences", RT_TEXT("Requests that fit in memory"), Unit::none, minimum(roundDown(room / m.cachePerSequence), sequences) * replicas);
    m.capacityTokens = q("capacity_tokens", RT_TEXT("Tokens that fit in memory"), Unit::token,
                         model.counts.windowed + model.counts.linear > 0 ? m.mostSequences * live : roundDown(room * pipeline / model.growthPerToken(tp) / block) * block * replicas);
    return m;
}

std::optional<InferenceSpeed> addSpeed(const SizingScope& scope, const ModelFormulas& model, const Requests& requests, Expr concurrent, const Gpu& source, const SpeedProfile& profileOf, const WeightFormat& format, const Placement& placement, const char* suffix) {
    const FieldInputs<Gpu> gpu(*scope.model, source, "gpu/" + source.name);
    const FieldInputs<SpeedProfile> profile(*scope.model, profileOf, "speed_profile/" + profileOf.name);
    const auto rate = matrixRate(gpu, format);
    if (!rate || !source.bandwidthGbS) return std::nullopt;
    const auto q = [&](const char* name, const char* label, Unit unit, Expr value) { return scope.quantity((std::string(name) + suffix).c_str(), label, unit, value); };
    const Expr tp = scope.input("tensor_parallel", RT_TEXT("Tensor parallelism"), Unit::gpu, placement.tensorParallel);
    const Expr replicas = scope.input("replicas", RT_TEXT("Copies of the model"), Unit::none, placement.replicas);
    const Expr bandwidth = gpu(&Gpu::bandwidthGbS) * giga;
    const Expr batch = concurrent / replicas;
    const Expr fresh = requests.inputTokens * (1.0 - requests.sharedPrefix);
    const Expr tokens = batch * (1.0 + fresh / requests.outputTokens);

    const auto readingOf = [&](Expr bytes) { return profile(&SpeedProfile::weightFactor) * bytes / (tp * bandwidth); };
    const Expr reading = q("step_weights", RT_TEXT("Reading weights"), Unit::second, readingOf(model.hasExperts ? model.fixedRead + model.expertsHit(batch) * model.expertsRead : model.fixedRead));
    const Expr cache = q("step_cache", RT_TEXT("Reading the KV cache"), Unit::second,
                         profile(&SpeedProfile::cacheFactor) * batch * model.cacheOfSequence(requests.inputTokens + requests.outputTokens / 2.0, model.window, tp) / bandwidth);
    const Expr computing = q("step_compute", RT_TEXT("Computing"), Unit::second, profile(&SpeedProfile::computeFactor) * tokens * 2.0 * model.decodeParameters / (tp * *rate));
    const Expr layers = model.layers;
    Expr delays = layers * profile(&SpeedProfile::layerUs) / 1e6, exchange = delays;
    if (placement.tensorParallel > 1) {
        const auto link = linkBandwidth(scope, gpu, placement.tensorParallel);
        if (!link) return std::nullopt;
        delays = delays + 2.0 * layers * profile(&SpeedProfile::transferUs) / 1e6;
        exchange = delays + profile(&SpeedProfile::linkFactor) * 2.0 * layers * tokens * model.hidden * 4.0 * (tp - 1.0) / tp / *link;
    }
    const Expr waiting = q("step_delays", RT_TEXT("Delays and exchange between GPUs"), Unit::second, exchange);
    InferenceSpeed s;
    s.unloaded = (model.hasExperts ? readingOf(model.fixedRead + model.expertsRead) : reading) + delays;
    s.step = q("step", RT_TEXT("Time of a step"), Unit::second, reading + cache + computing + waiting);
    s.perFurther = (s.step - delays - reading) / concurrent;
    s.perRequest = q("tokens_per_second_per_user", RT_TEXT("Tokens per second of a request"), Unit::tokenPerSecond, 1.0 / s.step);
    s.together = q("tokens_per_second", RT_TEXT("Tokens per second of all requests"), Unit::tokenPerSecond, concurrent / s.step);
    const auto share = placement.tensorParallel >= 8 ? &SpeedProfile::prefill8 : placement.tensorParallel >= 4 ? &SpeedProfile::prefill4 : placement.tensorParallel >= 2 ? &SpeedProfile::prefill2 : &SpeedProfile::prefill1;
    if (profileOf.*share) {
        // The shares were fitted on up to 8192 tokens; attention counts on its own beyond them.
        const Expr beyond = maximum(scope.model->constant(0), fresh - fittedTokens);
        const Expr perToken = 2.0 * model.decodeParameters + 2.0 * layers * model.heads * model.headDim * beyond;
        s.firstToken = q("first_token", RT_TEXT("Time to the first token"), Unit::millisecond, profile(&SpeedProfile::firstTokenMs) + 1000.0 * fresh * perToken / (tp * *rate * profile(share)));
    }
    return s;
}

Expr requestsAtSpeed(const InferenceSpeed& speed, Expr concurrent, Expr tokensPerSecond) {
    const Expr step = 1.0 / tokensPerSecond, most = maximum(step.model->constant(0), (step - speed.unloaded) / speed.perFurther);
    return maximum(roundDown(most), lessOrEqual(speed.step, step) * concurrent);
}

} // namespace racktally
