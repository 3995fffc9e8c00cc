// Published observations against the formulas of sizing: one row per kind of observation, with count, median, 90th percentile and
// worst error; it fails where a kind is worse than it may be. What the formulas do not reach is listed with its reason.
#include "core/catalog/model_config.h"
#include "core/formula/evaluate.h"
#include "core/sizing/inference.h"
#include "core/sizing/other_work.h"
#include "core/sizing/training.h"
#include "tests/support/catalogs.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

namespace racktally {
namespace {

using test::shippedCatalog;
using Json = nlohmann::ordered_json;

constexpr double gib = 1073741824.0;

const Json& observations() {
    static const Json list = Json::parse(test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "sizing/observations.json"));
    return list;
}

/// Names in the observations, and models of the catalogue: the same architecture under another name.
LanguageModel modelNamed(std::string name) {
    static const std::map<std::string, std::string> other{{"Llama-3.1-70B", "Llama-3.1-70B-Instruct"}, {"Llama-3.1-8B", "Llama-3.1-8B-Instruct"}, {"Llama-3.1-405B", "Llama-3.1-405B-Instruct"}, {"Llama-3.3-70B FP4", "Llama-3.3-70B-Instruct"},
                                                           {"Llama-3.1-8B-Instruct-FP8", "Llama-3.1-8B-Instruct"}, {"Qwen3-235B-A22B-FP8", "Qwen3-235B-A22B"}, {"Kimi-K2.5", "Kimi-K2-Instruct"}, {"Qwen3.6-27B", "Qwen3.5-27B"},
                                                           {"Qwen3.8-27B", "Qwen3.5-27B"}, {"Qwen3.6-35B-A3B", "Qwen3.5-35B-A3B"}, {"Llama-3.1-405B-Instruct-FP8", "Llama-3.1-405B-Instruct"}, {"Qwen3-30B-A3B FP4", "Qwen3-30B-A3B"}};
    if (const auto place = other.find(name); place != other.end()) name = place->second;
    for (const LanguageModel& model : shippedCatalog().all<LanguageModel>())
        if (model.name == name || model.name.ends_with("/" + name)) return model;
    return {};
}

/// The first Qwen models, which the catalogue does not have: sizes from their published configs.
LanguageModel firstQwen(const std::string& name) {
    static const std::map<std::string, std::array<int, 4>> sizes{{"Qwen-1.8B", {24, 2048, 16, 5504}}, {"Qwen-7B", {32, 4096, 32, 11008}}, {"Qwen-14B", {40, 5120, 40, 13696}}, {"Qwen-72B", {80, 8192, 64, 24576}}};
    LanguageModel m;
    const auto place = sizes.find(name);
    if (place == sizes.end()) return m;
    m.modelType = "qwen2";
    m.layers = place->second[0];
    m.hiddenSize = place->second[1];
    m.attentionHeads = m.kvHeads = place->second[2];
    m.headDim = m.hiddenSize / m.attentionHeads;
    m.ffnSize = place->second[3];
    m.vocabulary = name == "Qwen-72B" ? 152064 : 151936;
    m.attentionBias = true;
    return m;
}

const Gpu* gpuNamed(const std::string& name) {
    static const std::map<std::string, std::string> known{{"h100_sxm", "H100 SXM"}, {"h200_sxm", "H200 SXM"}, {"b200_sxm", "B200 SXM"}, {"b300_sxm", "B300 SXM"}, {"h100_nvl", "H100 NVL"}, {"h200_nvl", "H200 NVL"}, {"l40s", "L40S"},
                                                          {"rtxpro6000", "RTX PRO 6000 Blackwell Server"}, {"RTX PRO 6000", "RTX PRO 6000 Blackwell Server"}, {"H100-80", "H100 SXM"}, {"A100-80", "A100 SXM 80GB"}, {"RTX4090", "GeForce RTX 4090"},
                                                          {"MI300X", "Instinct MI300X"}, {"GB200", "GB200"}, {"H200 SXM", "H200 SXM"}, {"H100 SXM", "H100 SXM"}, {"H200 (MaxQ power cap)", "H200 SXM"}, {"B200", "B200 SXM"}, {"H200 NVL", "H200 NVL"}, {"MI355X", "Instinct MI355X"}, {"GB300", "GB300"}};
    const auto place = known.find(name);
    return place == known.end() ? nullptr : shippedCatalog().find<Gpu>(place->second);
}

const WeightFormat& formatNamed(const std::string& precision, const std::string& model) {
    static const std::map<std::string, std::string> known{{"fp8_block128", "fp8_block"}, {"int4_g128", "int4"}, {"mxfp4_moe", "mxfp4"}, {"mxfp4 weights, 16-bit maths", "mxfp4"}};
    if (precision == "fp4") return *weightFormat(model.find("gpt-oss") != std::string::npos ? "mxfp4" : "nvfp4");
    const auto place = known.find(precision);
    const WeightFormat* format = weightFormat(place == known.end() ? precision : place->second);
    return format ? *format : *weightFormat("bf16");
}

/// A graph for one observation.
struct Bench {
    Model model{1, 1};
    SizingScope scope{&model, "w"};

    Expr number(double value) { return model.constant(value); }
    double value(Expr expr) const { return evaluate(model).at(model, expr.node, 0); }
    ModelFormulas formulas(const LanguageModel& source, const WeightFormat& weights = *weightFormat("bf16"), const char* cache = "bf16") { return {scope, source, "model", weights, *cacheFormat(cache)}; }
    Requests requests(double input, double output, double concurrent) { return {number(input), number(output), number(input + output), number(concurrent), number(0)}; }
};

/// What may be wrong of a kind, in percent. Sources: sizing.md section 14; for kinds that it does not name, what its formulas reached there.
struct Tolerance {
    double median, p90;
};
const std::map<std::string, Tolerance>& tolerances() {
    static const std::map<std::string, Tolerance> all{
        {"params", {0, 0.0001}}, {"params_active", {0.01, 0.01}}, {"weights (16 bits, INT4, FP8)", {0.5, 1.5}}, {"weights (MXFP4)", {9, 9}}, {"kv_tokens", {0.1, 0.2}}, {"kv_bytes_per_token_effective", {1.3, 1.5}}, {"kv_mib", {0, 0.01}},
        {"available_kv_identity", {0.1, 0.25}}, {"available_kv_blind of the card (dense, sm8x)", {0.5, 2}}, {"available_kv_blind of the card (other)", {5, 10}}, {"available_kv_simple of the card", {2, 10}}, {"activation_peak", {1, 15}},
        {"non_torch", {9, 62}}, {"cudagraph", {8, 55}}, {"linear_state", {0, 0}}, {"mamba_blocks", {12, 12}}, {"gguf_file", {0.05, 0.1}}, {"tpot_ms (dense)", {15, 35}}, {"tpot_ms (experts)", {20, 40}}, {"tp_speedup", {14, 24}},
        {"decode_tok_s_single (GDDR)", {8, 18}}, {"ttft_ms", {4, 16}}, {"max_output_tok_s (dense)", {7, 30}}, {"max_output_tok_s (experts)", {25, 80}}, {"mlperf_offline (SXM)", {18, 30}}, {"mlperf_offline (PCIe cards)", {20, 30}},
        {"mlperf_offline_samples", {2, 10}}, {"train_memory", {5, 21}}, {"inference_memory", {8, 9}}, {"gpu_hours", {20, 40}}, {"train_tok_s", {10, 26}}, {"train_minutes", {10, 22}}, {"system_wall_watts", {8, 30}}, {"vgpu", {0, 0}}, {"hpl", {8, 15}}};
    return all;
}

class Table {
public:
    void add(const std::string& kind, const std::string& id, double observed, double predicted) { m_errors[kind].push_back({std::abs(predicted / observed - 1) * 100, id, predicted / observed - 1}); }
    void addOf(const std::string& kind, const std::string& id, double observed, double predicted, double whole) { m_errors[kind].push_back({std::abs(predicted - observed) / whole * 100, id, (predicted - observed) / whole}); }
    void skip(const std::string& id, std::string reason) { m_skipped.emplace_back(id, std::move(reason)); }

    void judge() {
        fmt::print("{:<48}{:>6}{:>9}{:>9}{:>9}  worst\n", "kind", "count", "median", "90 %", "worst");
        for (auto& [kind, errors] : m_errors) {
            std::sort(errors.begin(), errors.end(), [](const auto& a, const auto& b) { return a.error < b.error; });
            const std::size_t n = errors.size();
            const double median = errors[(n - 1) / 2].error, p90 = errors[static_cast<std::size_t>(std::ceil(0.9 * static_cast<double>(n))) - 1].error;
            fmt::print("{:<48}{:>6}{:>8.2f}%{:>8.2f}%{:>8.1f}%  {}\n", kind, n, median, p90, errors.back().error, errors.back().id);
            const auto limit = tolerances().find(kind);
            ASSERT_NE(limit, tolerances().end()) << kind;
            EXPECT_LE(median, limit->second.median + 1e-9) << kind;
            EXPECT_LE(p90, limit->second.p90 + 1e-9) << kind;
        }
        for (const auto& [kind, limit] : tolerances()) EXPECT_TRUE(m_errors.contains(kind)) << "nothing was compared: " << kind;
        fmt::print("not reached ({}):\n", m_skipped.size());
        for (const auto& [id, reason] : m_skipped) fmt::print("  {}: {}\n", id, reason);
        std::fflush(stdout);
    }

private:
    struct Entry {
        double error;
        std::string id;
        double difference;
    };
    std::map<std::string, std::vector<Entry>> m_errors;
    std::vector<std::pair<std::string, std::string>> m_skipped;
};

std::string text(const Json& inputs, const char* key) { return inputs.contains(key) && inputs[key].is_string() ? inputs[key].get<std::string>() : std::string(); }
double number(const Json& inputs, const char* key, double otherwise = 0) { return inputs.contains(key) && inputs[key].is_number() ? inputs[key].get<double>() : otherwise; }

/// Concurrency for an offline run: as many as fit into memory, at most 1024 of each copy.
std::optional<double> offlineTokensPerSecond(const LanguageModel& source, const Gpu& gpu, const WeightFormat& format, int gpus, int tp, double input, double output, double cacheBytes = 1) {
    Bench bench;
    const ModelFormulas model = bench.formulas(source, format, cacheBytes == 1 ? "fp8" : "bf16");
    const auto* memory = memoryProfile(shippedCatalog().all<MemoryProfile>(), "tensorrt_llm", gpu);
    const auto* speed = speedProfile(shippedCatalog().all<SpeedProfile>(), "tensorrt_llm", gpu, format.key, model.hasExperts);
    if (!memory || !speed) return std::nullopt;
    const Placement placement{tp, 1, gpus / tp};
    const Requests requests = bench.requests(input, output, 1);
    const InferenceMemory m = addMemory(bench.scope, model, requests, gpu, *memory, format, placement);
    // The cache holds half of the output on average.
    const double sequence = bench.value(model.cacheOfSequence(bench.number(input + output / 2), model.window, bench.number(tp)));
    const double most = std::min(1024.0, std::floor(bench.value(m.pool) / sequence)) * placement.replicas;
    if (most < 1) return std::nullopt;
    const auto s = addSpeed(bench.scope, model, requests, bench.number(most), gpu, *speed, format, placement);
    return s ? std::optional(bench.value(s->together)) : std::nullopt;
}

class Comparison {
public:
    void run() {
        for (const Json& record : observations()) one(record);
        table.judge();
    }

private:
    void one(const Json& record) {
        id = record["id"];
        kind = record["kind"];
        inputs = record["inputs"];
        tier = text(record, "tier");
        if (!record["observed"]["value"].is_number()) return;
        observed = record["observed"]["value"];
        if (kind == "params" || kind == "params_active") return parameters();
        if (kind.starts_with("weights_")) return weights();
        if (kind == "kv_tokens" || kind == "kv_bytes_per_token_effective" || kind == "kv_mib" || kind == "linear_state_bytes_per_layer" || kind == "mamba_blocks") return cache();
        if (kind.starts_with("available_kv_") || kind == "activation_peak_bytes" || kind == "non_torch_bytes" || kind == "cudagraph_estimate_bytes") return budget();
        if (kind == "gguf_file_gib") return gguf();
        if (kind == "tpot_ms") return step();
        if (kind == "tp_speedup_tpot") return speedup();
        if (kind == "decode_tok_s_single") return single();
        if (kind == "ttft_ms") return firstToken();
        if (kind == "max_output_tok_s" || kind == "mlperf_offline_tok_s") return offline();
        if (kind == "mlperf_offline_samples_s") return samples();
        if (kind == "train_memory_gb" || kind == "train_memory_gib") return trainingMemory();
        if (kind == "inference_memory_gb") return inferenceMemory();
        if (kind == "gpu_hours" || kind == "train_tok_s_per_gpu" || kind == "train_minutes") return trainingTime();
        if (kind == "system_wall_watts") return power();
        if (kind == "vgpu_per_board" || kind == "vgpu_per_gpu") return desktops();
        if (kind.starts_with("hpl_tflops")) return linpack();
    }

    LanguageModel model() const { return modelNamed(text(inputs, "model").substr(text(inputs, "model").find('/') == std::string::npos ? 0 : text(inputs, "model").find('/') + 1)); }

    void parameters() {
        const LanguageModel m = model();
        if (m.name.empty()) return table.skip(id, "no such model in the catalogue");
        Bench bench;
        const ModelFormulas f = bench.formulas(m);
        const double predicted = bench.value(kind == "params" ? f.parameters : f.activeParameters);
        const std::string counts = text(inputs, "counts");
        if (counts.find("vision") != std::string::npos || counts.find("MTP") != std::string::npos) {
            if (id != "params/DeepSeek-V3") return table.skip(id, "counts a vision tower or layers that predict further tokens: " + counts);
        }
        table.add(kind, id, observed, predicted);
    }

    void weights() {
        LanguageModel m = model();
        const std::string scheme = text(inputs, "scheme");
        const WeightFormat& format = scheme.starts_with("FFN of layers") ? *weightFormat("fp8") : formatNamed(scheme, m.name);
        if (scheme.starts_with("FFN of layers")) {
            m.attentionUnquantized = true;
            m.unquantizedLayers = 2;
        }
        m.otherParameters = number(inputs, "extra_non_text_params");
        Bench bench;
        const ModelFormulas f = bench.formulas(m, format);
        const double factor = format.key == "mxfp4" ? 1 + memoryProfile(shippedCatalog().all<MemoryProfile>(), "vllm", *gpuNamed("H100 SXM"))->paddingPercent / 100 : 1;
        const double bytes = bench.value(f.weights) * factor / number(inputs, "tensor_parallel", 1);
        table.add(format.key == "mxfp4" ? "weights (MXFP4)" : "weights (16 bits, INT4, FP8)", id, observed, kind == "weights_gib_per_gpu" ? bytes / gib : bytes);
    }

    void cache() {
        Bench bench;
        if (kind == "kv_tokens") {
            if (id == "kvtok/vllm-13061") return table.skip(id, "the quoted memory belongs to the other rank; the smallest decides");
            const LanguageModel m = model();
            const double tp = number(inputs, "tensor_parallel", 1);
            // Two models are described by their dimensions.
            const double perToken = m.name.empty() ? number(inputs, "kv_bytes_per_token") : bench.value(bench.formulas(m).growthPerToken(bench.number(tp)));
            const double available = number(inputs, "available_kv_bytes_per_gpu", number(inputs, "available_kv_bytes"));
            return table.add(kind, id, observed, std::floor(available / perToken / 16) * 16);
        }
        if (kind == "kv_bytes_per_token_effective") {
            LanguageModel m = model();
            if (m.name.empty()) {
                // Latent attention over the stated layers; GLM-5 with an indexer in 21 of them.
                m.kvRank = 512;
                m.ropeDim = 64;
                m.layers = id.find("GLM-5") != std::string::npos ? 78 : 47;
                if (m.layers == 78) {
                    m.indexerLayers = 21;
                    m.indexerDim = 128;
                }
                m.hiddenSize = m.attentionHeads = m.kvHeads = m.headDim = m.ffnSize = m.vocabulary = m.nopeDim = m.valueDim = 1;
            }
            const ModelFormulas f = bench.formulas(m);
            const double length = number(inputs, "max_model_len", 640);
            const Expr charged = f.window - 1.0 + number(inputs, "max_num_batched_tokens", 0);
            return table.add(kind, id, observed, bench.value(f.cacheOfSequence(bench.number(length), charged, bench.number(1)) / length));
        }
        if (kind == "kv_mib") {
            LanguageModel m = model();
            const char* format = "bf16";
            if (id.find("qwen1.5-72b") != std::string::npos) m = firstQwen("Qwen-72B");
            if (id.find("mistral-small") != std::string::npos) {
                m = modelNamed("Mistral-Small-24B-Instruct-2501");
                m.layers = 56;
                format = "q8_0";
            }
            const ModelFormulas f = bench.formulas(m, *weightFormat("bf16"), format);
            return table.add(kind, id, observed, bench.value(f.cachePerToken) * number(inputs, "context") / 1048576);
        }
        LanguageModel m = model();
        if (kind == "mamba_blocks") {
            // The published count minus the text backbone: a tower for images and a layer that predicts further tokens.
            m.otherParameters = 27781427952.0 - 26895998464.0;
            m.attentionUnquantized = true;
        }
        const WeightFormat& format = kind == "mamba_blocks" ? *weightFormat(text(inputs, "variant") == "NVFP4" ? "nvfp4" : "fp8") : *weightFormat("bf16");
        const ModelFormulas f = bench.formulas(m, format);
        if (kind == "linear_state_bytes_per_layer") return table.add("linear_state", id, observed, bench.value(f.statePerSequence) / f.counts.linear);
        // The engine gives out blocks for as many linear layers as there are full ones; a sequence takes several of them.
        const Gpu& gpu = *shippedCatalog().find<Gpu>("RTX PRO 6000 Blackwell Max-Q");
        const InferenceMemory memory = addMemory(bench.scope, f, bench.requests(1, 1, 1), gpu, *memoryProfile(shippedCatalog().all<MemoryProfile>(), "vllm", gpu), format, {});
        const double pool = bench.value(memory.requested) - bench.value(memory.weights) - bench.value(memory.runtime);
        table.add(kind, id, observed, std::floor(pool / (bench.value(f.statePerSequence) / f.counts.linear * f.counts.full)));
    }

    void budget() {
        if (kind == "available_kv_gib_identity") return table.add("available_kv_identity", id, observed, number(inputs, "total_gib") * number(inputs, "util") - number(inputs, "weights") - number(inputs, "non_torch") - number(inputs, "activation"));
        const LanguageModel m = model();
        const Gpu* gpu = gpuNamed(text(inputs, "gpu"));
        ASSERT_TRUE(gpu) << id;
        Bench bench;
        const std::string weightsId = "apron-weights/" + id.substr(id.find('/') + 1);
        const WeightFormat& format = formatNamed(text(field(weightsId, "inputs"), "scheme"), m.name);
        LanguageModel whole = m;
        whole.otherParameters = number(field(weightsId, "inputs"), "extra_non_text_params");
        MemoryProfile profile = *memoryProfile(shippedCatalog().all<MemoryProfile>(), "vllm", *gpu);
        EXPECT_EQ(profile.maxSequences, number(inputs, "max_num_seqs")) << id;
        EXPECT_EQ(profile.batchedTokens, number(inputs, "max_num_batched_tokens")) << id;
        profile.utilizationPercent = number(inputs, "gpu_memory_utilization") * 100;
        const Placement placement{static_cast<int>(number(inputs, "tensor_parallel", 1)), 1, 1};
        const ModelFormulas f = bench.formulas(whole, format);
        const InferenceMemory memory = addMemory(bench.scope, f, bench.requests(512, 128, 1), *gpu, profile, format, placement);
        const double requested = bench.value(memory.requested), weights = bench.value(memory.weights), whole_ = bench.value(memory.usable);
        if (kind == "activation_peak_bytes") return table.add("activation_peak", id, observed, bench.value(memory.activations));
        if (kind == "non_torch_bytes") return table.add("non_torch", id, observed, bench.value(memory.outside));
        if (kind == "cudagraph_estimate_bytes") return table.add("cudagraph", id, observed, bench.value(memory.graphs));
        const std::string name = id.substr(id.find('/') + 1);
        if (kind == "available_kv_bytes_identity") {
            // Measured parts, summed as the formula does.
            const double parts = measured("apron-weights/" + name) + measured("apron-peak/" + name) + measured("apron-nontorch/" + name) + measured("apron-cudagraph/" + name);
            return table.add("available_kv_identity", id, observed, std::ceil(requested) - parts);
        }
        const bool simple = kind == "available_kv_bytes_simple";
        const double predicted = simple ? requested - weights - profile.marginGib * gib : requested - weights - bench.value(memory.runtime);
        table.addOf(simple ? "available_kv_simple of the card" : tier == "sm8x-dense" ? "available_kv_blind of the card (dense, sm8x)" : "available_kv_blind of the card (other)", id, observed, predicted, whole_);
    }

    static Json field(const std::string& which, const char* key) {
        for (const Json& record : observations())
            if (record["id"] == which) return record[key];
        return Json::object();
    }
    static double measured(const std::string& which) { return number(field(which, "observed"), "value"); }

    void gguf() {
        const double bits = number(inputs, "bits_per_weight");
        table.add("gguf_file", id, observed, number(inputs, "params") * bits / 8 / gib);
        // The formats' own figures lie within the range that files show.
        if (bits == 4.82) {
            EXPECT_NEAR(weightFormat("q4_k_m")->bits, bits, 0.06);
        }
        if (bits == 4.53) {
            EXPECT_DOUBLE_EQ(weightFormat("q4_0")->bits, bits);
        }
    }

    void step() {
        const LanguageModel m = model();
        const Gpu* gpu = gpuNamed(text(inputs, "gpu"));
        ASSERT_TRUE(gpu && !m.name.empty()) << id;
        // Whoever waits longer for the first token than for the answer stands in a queue: fewer requests ran than are stated.
        if (number(inputs, "measured_ttft_ms") > observed * number(inputs, "output_tokens")) return table.skip(id, "requests queued: fewer than stated ran at a time");
        table.add(tier == "moe" ? "tpot_ms (experts)" : "tpot_ms (dense)", id, observed, stepMs(m, *gpu, number(inputs, "concurrency"), static_cast<int>(number(inputs, "tensor_parallel")), number(inputs, "input_tokens"), number(inputs, "output_tokens")));
    }

    double stepMs(const LanguageModel& m, const Gpu& gpu, double concurrent, int tp, double input, double output) {
        Bench bench;
        const WeightFormat& format = formatNamed(text(inputs, "precision"), m.name);
        const std::string backend = text(inputs, "backend");
        // The measured set ran TensorRT-LLM with an 8-bit cache where the weights were narrow.
        const ModelFormulas f = bench.formulas(m, format, backend == "trtllm" && format.bits < 16 ? "fp8" : "bf16");
        const SpeedProfile* profile = speedProfile(shippedCatalog().all<SpeedProfile>(), backend == "trtllm" ? "tensorrt_llm" : backend, gpu, format.key, f.hasExperts);
        EXPECT_TRUE(profile) << id;
        if (!profile) return 0;
        const auto speed = addSpeed(bench.scope, f, bench.requests(input, output, concurrent), bench.number(concurrent), gpu, *profile, format, {tp, 1, 1});
        EXPECT_TRUE(speed) << id;
        return speed ? bench.value(speed->step) * 1000 : 0;
    }

    void speedup() {
        const LanguageModel m = model();
        const Gpu& gpu = *gpuNamed(text(inputs, "gpu"));
        const double c = number(inputs, "concurrency");
        table.add("tp_speedup", id, observed, stepMs(m, gpu, c, 1, 1024, 1024) / stepMs(m, gpu, c, static_cast<int>(number(inputs, "tensor_parallel")), 1024, 1024));
    }

    void single() {
        if (tier != "llamacpp-gddr") return table.skip(id, "llama.cpp reaches a third to a half of the bandwidth of HBM; no speed is stated for it there");
        const SpeedProfile* profile = shippedCatalog().find<SpeedProfile>("llama.cpp, GDDR");
        const bool large = text(inputs, "model").find("70B") != std::string::npos;
        Bench bench;
        LanguageModel m = modelNamed(large ? "Llama-3.1-70B" : "Llama-3.1-8B");
        const bool half = text(inputs, "model").find("F16") != std::string::npos;
        const WeightFormat& format = *weightFormat(half ? "bf16" : "q4_k_m");
        Gpu gpu;
        gpu.name = "stated";
        gpu.bandwidthGbS = number(inputs, "bandwidth") / 1e9;
        gpu.bf16 = 1e6; // one stream does not compute enough to matter
        const ModelFormulas f = bench.formulas(m, format);
        const auto speed = addSpeed(bench.scope, f, bench.requests(1, 1024, 1), bench.number(1), gpu, *profile, format, {});
        table.add("decode_tok_s_single (GDDR)", id, observed, bench.value(speed->perRequest));
    }

    void firstToken() {
        const LanguageModel m = model();
        const Gpu& gpu = *gpuNamed(text(inputs, "gpu"));
        const WeightFormat& format = formatNamed(text(inputs, "precision"), m.name);
        Bench bench;
        const ModelFormulas f = bench.formulas(m, format);
        const SpeedProfile* profile = speedProfile(shippedCatalog().all<SpeedProfile>(), "vllm", gpu, format.key, f.hasExperts);
        const auto speed = addSpeed(bench.scope, f, bench.requests(number(inputs, "input_tokens"), 1024, 4), bench.number(4), gpu, *profile, format, {static_cast<int>(number(inputs, "tensor_parallel")), 1, 1});
        ASSERT_TRUE(speed && speed->firstToken) << id;
        table.add(kind, id, observed, bench.value(*speed->firstToken));
    }

    void offline() {
        const LanguageModel m = model();
        const Gpu* gpu = gpuNamed(text(inputs, "gpu"));
        if (!inputs.contains("model") || (!inputs.contains("tensor_parallel") && !inputs.contains("assumed_tensor_parallel"))) return table.skip(id, "described by a sentence, without its parts");
        if (tier == "untuned-vllm") return table.skip(id, "an untuned engine, 3.6 times below the formula; the band is that of tuned ones");
        if (!gpu) return table.skip(id, "a GPU that the catalogue does not have");
        if (gpu->vendor != "NVIDIA") return table.skip(id, "no factors are published for this vendor");
        if (gpu->form == GpuForm::rackScale) return table.skip(id, "a rack of 72 GPUs");
        const double tp = number(inputs, "tensor_parallel", number(inputs, "assumed_tensor_parallel")), gpus = number(inputs, "gpus", tp);
        const auto predicted = offlineTokensPerSecond(m, *gpu, formatNamed(text(inputs, "precision"), m.name), static_cast<int>(gpus), static_cast<int>(tp),
                                                      number(inputs, "input_tokens", number(inputs, "mean_input_tokens")), number(inputs, "output_tokens", number(inputs, "mean_output_tokens")));
        if (!predicted) return table.skip(id, "does not fit by the formulas' reserve");
        if (kind == "max_output_tok_s") return table.add(m.experts > 0 ? "max_output_tok_s (experts)" : "max_output_tok_s (dense)", id, observed, *predicted);
        table.add(tier == "pcie-cards" ? "mlperf_offline (PCIe cards)" : "mlperf_offline (SXM)", id, observed, *predicted);
    }

    void samples() {
        const std::string bench_ = text(inputs, "bench"), network = bench_.ends_with("-99") ? bench_.substr(0, bench_.size() - 3) : bench_;
        const std::string gpu = text(inputs, "gpu") == "B200" ? "B200 SXM" : text(inputs, "gpu") == "RTX PRO 6000" ? "RTX PRO 6000 Blackwell Server" : text(inputs, "gpu");
        for (const WorkRate& rate : shippedCatalog().all<WorkRate>())
            if (rate.task == network && rate.gpu == gpu) {
                Bench bench;
                return table.add("mlperf_offline_samples", id, observed, bench.value(rateOfCards(bench.number(rate.perSecond), bench.number(number(inputs, "gpus")))));
            }
        table.skip(id, "no rate in the catalogue: " + network + " on " + gpu);
    }

    void trainingMemory() {
        const std::string method = text(inputs, "method"), name = text(inputs, "model");
        if (name.empty() || method.find("optimizer-in-backward") != std::string::npos || id.find("peft-") != std::string::npos || id.find("deepspeed-doc") != std::string::npos)
            return table.skip(id, "another architecture, or an optimizer inside the backward pass");
        LanguageModel m = firstQwen(name).layers > 0 ? firstQwen(name) : model();
        ASSERT_TRUE(m.layers > 0) << id;
        Bench bench;
        const ModelFormulas f = bench.formulas(m);
        const bool qlora = method.find("QLoRA") != std::string::npos || method.find("nf4") != std::string::npos, lora = method.find("LoRA") != std::string::npos;
        const bool torchtune = id.find("torchtune") != std::string::npos;
        if (torchtune && !lora) return table.skip(id, "the recipe's optimizer is not stated");
        double gpus = number(inputs, "gpus", 1), tokens = number(inputs, "seq", 256) * number(inputs, "batch", 1) * number(inputs, "micro_batch", 1) * number(inputs, "local_batch", 1);
        Recompute recompute = Recompute::full;
        Sharding sharding = method.find("ZeRO-3") != std::string::npos ? Sharding::zero3 : Sharding::none;
        if (inputs.contains("checkpointing")) recompute = Recompute::none;
        if (id.find("titan") != std::string::npos) {
            gpus = 128;
            sharding = Sharding::zero3;
            recompute = Recompute::selective;
        }
        if (torchtune) {
            if (text(inputs, "hardware").starts_with("8x")) {
                gpus = 8;
                sharding = Sharding::zero3;
            }
            tokens = 1;
        }
        const double rank = torchtune ? 8 : id.find("litgpt") != std::string::npos ? 8 : 64;
        if (id == "train-mem/torchtune-8B-LoRA-1x_A6000" ) return table.skip(id, "batch and sequence of the recipe are not stated and decide");
        if (id == "train-mem/torchtune-70B-LoRA-8x_A100" || id == "train-mem/torchtune-405B-QLoRA-8x_A100") return table.skip(id, "batch and sequence of the recipe are not stated and decide");
        const TrainingRun run{bench.number(tokens), bench.number(gpus), lora ? std::optional(bench.number(rank)) : std::nullopt};
        const TrainingMemory memory = addTrainingMemory(bench.scope, f, run, qlora ? FineTuningMethod::qlora : lora ? FineTuningMethod::lora : FineTuningMethod::full, Optimizer::adamw, sharding, recompute);
        double bytes = bench.value(memory.total);
        // The Qwen table adds up the GPUs of a run.
        if (id.find("zero3-2gpu") != std::string::npos) bytes *= gpus;
        table.add("train_memory", id, observed, bytes / (kind == "train_memory_gib" ? gib : 1e9));
    }

    void inferenceMemory() {
        const std::string name = text(inputs, "model");
        const LanguageModel m = firstQwen(name).layers > 0 ? firstQwen(name) : model();
        Bench bench;
        const ModelFormulas f = bench.formulas(m);
        // transformers: weights, the cache (copied as it grows), half a gigabyte.
        const double tokens = number(inputs, "tokens"), growth = tokens > 3000 ? 1.8 : 1;
        table.add("inference_memory", id, observed, (bench.value(f.weights) + bench.value(f.cachePerToken) * tokens * growth + (tokens > 0 ? 0.5e9 : 0)) / 1e9);
    }

    void trainingTime() {
        Bench bench;
        const Expr utilization = bench.number(number(inputs, "default_mfu")), rate = bench.number(number(inputs, "peak_flops"));
        if (kind == "gpu_hours") {
            const double p = number(inputs, "params", number(inputs, "params_active"));
            return table.add(kind, id, observed, bench.value(trainingHours(bench.number(number(inputs, "tokens")), trainingTokensPerSecond(utilization, rate, {bench.number(6), bench.number(p), bench.number(0), bench.number(0)}), bench.number(1))));
        }
        if (kind == "train_tok_s_per_gpu") {
            const double perParameter = id.find("lora") != std::string::npos ? 4 : 6;
            const TokenWork work{bench.number(perParameter), bench.number(number(inputs, "params")), bench.number(number(inputs, "layers") * number(inputs, "attn_width")), bench.number(number(inputs, "seq"))};
            return table.add("train_tok_s", id, observed, bench.value(trainingTokensPerSecond(utilization, rate, work)));
        }
        if (text(inputs, "benchmark") != "llama2_70b_lora" || tier != "scaling-1node") return table.skip(id, "no run of the same kind to compare with, or several nodes, whose efficiency is no formula");
        const Gpu* gpu = gpuNamed(text(inputs, "gpu"));
        if (!gpu || gpu->form == GpuForm::rackScale) return table.skip(id, "a rack-scale chip whose rate nobody measured");
        const auto rateOf = [&](const Gpu& of) {
            const FieldInputs<Gpu> in(bench.model, of, "gpu/" + of.name);
            return *trainingRate({&bench.model, of.name}, in, *weightFormat("bf16"));
        };
        table.add(kind, id, observed, 22.94 * bench.value(rateOf(*gpuNamed("H200 SXM")) / rateOf(*gpu)) * 8 / number(inputs, "gpus"));
    }

    void power() {
        Bench bench;
        const Gpu& gpu = *gpuNamed(text(inputs, "gpu"));
        const bool capped = text(inputs, "gpu").find("MaxQ") != std::string::npos;
        const FieldInputs<Gpu> in(bench.model, gpu, "gpu");
        table.add(kind, id, observed, bench.value(wallPower(in, bench.number(number(inputs, "gpus")), bench.number(capped ? 0.75 : 0.9))));
    }

    void desktops() {
        Bench bench;
        const double perBoard = number(inputs, "gpus_on_board", 1);
        std::string name = text(inputs, kind == "vgpu_per_board" ? "board" : "gpu");
        static const std::map<std::string, double> memory{{"L40S", 48}, {"A10/L4", 24}, {"H200 C", 141}};
        const double gigabytes = inputs.contains("gpu_memory_gb") ? number(inputs, "gpu_memory_gb") : memory.at(name);
        table.add("vgpu", id, observed, bench.value(perBoard * desktopsPerGpu(bench.number(gigabytes), bench.number(number(inputs, "frame_buffer_gb")))));
    }

    void linpack() {
        Bench bench;
        const double peak = number(inputs, "fp64_tensor_peak", number(inputs, "peak_matrix_fp64"));
        const bool amd = text(inputs, "gpu").starts_with("MI");
        table.add("hpl", id, observed, bench.value(denseFp64(bench.number(peak), amd)) * number(inputs, "gpus", 1));
    }

    std::string id, kind, tier;
    Json inputs;
    double observed = 0;
    Table table;
};

TEST(SizingObservations, EveryKindIsAsCloseAsItMayBe) {
    ASSERT_EQ(observations().size(), 692u);
    Comparison().run();
}

TEST(SizingObservations, CopiesAreTheSharedFiles) {
    for (const char* file : {"observations.json", "models.json", "mig.json"}) {
        const auto shared = test::shared(std::string("sizing/") + file);
        if (!std::filesystem::exists(shared)) GTEST_SKIP() << "no shared folder";
        EXPECT_EQ(test::contentOf(shared), test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "sizing" / file)) << file;
    }
}

} // namespace
} // namespace racktally
