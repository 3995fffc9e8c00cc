// Sizing: the worked examples, the classic mistakes, files of models in every state, candidates and what flows into the comparison.
#include "core/analysis/evaluation.h"
#include "core/catalog/gguf.h"
#include "core/catalog/model_config.h"
#include "core/project/configured.h"
#include "core/project/project_json.h"
#include "core/project/sized.h"
#include "core/sizing/other_work.h"
#include "core/sizing/sizing_json.h"
#include "tests/support/catalogs.h"

#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace racktally {
namespace {

using test::shippedCatalog;
using Json = nlohmann::ordered_json;
constexpr double gib = 1073741824.0;

const LanguageModel& model(std::string_view name) {
    for (const LanguageModel& m : shippedCatalog().all<LanguageModel>())
        if (m.name.ends_with(name)) return m;
    ADD_FAILURE() << "no model " << name;
    static const LanguageModel none;
    return none;
}

struct Bench {
    Model graph{1, 1};
    SizingScope scope{&graph, "w"};
    Expr number(double value) { return graph.constant(value); }
    double value(Expr expr) { return evaluate(graph).at(graph, expr.node, 0); }
    ModelFormulas formulas(const LanguageModel& m, const char* weights = "bf16", const char* cache = "bf16") { return {scope, m, "model", *weightFormat(weights), *cacheFormat(cache)}; }
};

double weightsGib(const LanguageModel& m, const char* format) {
    Bench bench;
    return bench.value(bench.formulas(m, format).weights) / gib;
}
/// GiB of a sequence with so many tokens, split over GPUs.
double cacheGib(const LanguageModel& m, double tokens, double split = 1, const char* cache = "bf16") {
    Bench bench;
    const ModelFormulas f = bench.formulas(m, "bf16", cache);
    return bench.value(f.cacheOfSequence(bench.number(tokens), f.window, bench.number(split))) / gib;
}

Workload assistant() {
    Workload w;
    w.id = "assistant";
    LlmInference work;
    work.model = "meta-llama/Llama-3.3-70B-Instruct";
    work.precision = WeightPrecision::fp8;
    work.inputTokens = 6000;
    work.outputTokens = 500;
    work.concurrentRequests = 40;
    work.minTokensPerSecondPerUser = 14;
    w.kind = work;
    return w;
}
WorkloadSizing sizeOf(const Workload& w, std::vector<std::string> gpus = {}) {
    SizingQuestion question{&w, &shippedCatalog(), 730, "EUR", std::move(gpus)};
    return sizeWorkload(question);
}
template <class Work>
WorkloadSizing sizeOf(Work work, std::vector<std::string> gpus = {}) {
    Workload w;
    w.id = "w";
    w.kind = std::move(work);
    return sizeOf(w, std::move(gpus));
}
bool says(const std::vector<Finding>& findings, Rule rule) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.rule == rule; });
}
const GpuCandidate* candidate(const WorkloadSizing& s, std::string_view name, int gpus) {
    for (const GpuCandidate& c : s.candidates)
        if (c.gpu == name && c.gpus == gpus) return &c;
    return nullptr;
}

// Worked examples of sizing.md, section 13.

struct Example {
    const char* model;
    double weights;
    double perToken, perTokenWindow;
    double sequence32k;
    int digits;
};
/// The name that a failing example is listed under.
void PrintTo(const Example& example, std::ostream* out) { *out << example.model; }
class WorkedExample : public testing::TestWithParam<Example> {};
TEST_P(WorkedExample, HoldsToAllPrintedDigits) {
    const Example& e = GetParam();
    const LanguageModel& m = model(e.model);
    const bool mxfp4 = std::string_view(e.model) == "gpt-oss-120b";
    EXPECT_NEAR(weightsGib(m, mxfp4 ? "mxfp4" : "bf16"), e.weights, mxfp4 ? 0.0051 : 0.00051);
    Bench bench;
    const ModelFormulas f = bench.formulas(m);
    EXPECT_EQ(bench.value(f.cachePerToken), e.perToken);
    EXPECT_EQ(bench.value(f.cachePerTokenWindow), e.perTokenWindow);
    EXPECT_NEAR(cacheGib(m, e.model == std::string_view("Teuken-7B-instruct-commercial-v0.4") ? 4096 : 32768), e.sequence32k, 0.51 * std::pow(10, -e.digits));
}
INSTANTIATE_TEST_SUITE_P(Sizing, WorkedExample,
                         testing::Values(Example{"Llama-3.1-8B-Instruct", 14.958, 131072, 0, 4.0, 3}, Example{"Llama-3.3-70B-Instruct", 131.417, 327680, 0, 10.0, 3}, Example{"Qwen3-32B", 61.024, 262144, 0, 8.0, 3},
                                         Example{"Qwen3-235B-A22B", 437.896, 192512, 0, 5.875, 3}, Example{"DeepSeek-V3", 1249.884, 70272, 0, 2.14, 2}, Example{"gemma-3-27b-it", 50.309, 81920, 425984, 2.91, 2},
                                         Example{"gpt-oss-120b", 60.77, 36864, 36864, 1.13, 2}, Example{"Teuken-7B-instruct-commercial-v0.4", 13.882, 32768, 0, 0.125, 3}));

TEST(SizingModels, EveryCountIsExact) {
    const Json known = Json::parse(test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "sizing/models.json"));
    ASSERT_EQ(known["models"].size(), 42u);
    for (const Json& entry : known["models"]) {
        const LanguageModel* m = shippedCatalog().find<LanguageModel>(entry["id"].get<std::string>());
        ASSERT_TRUE(m) << entry["id"];
        Bench bench;
        const ModelFormulas f = bench.formulas(*m);
        const Json& derived = entry["derived"];
        EXPECT_EQ(bench.value(f.parameters), derived["params_total"].get<double>()) << m->name;
        EXPECT_EQ(bench.value(f.activeParameters), derived["params_active_per_token"].get<double>()) << m->name;
        EXPECT_EQ(bench.value(f.decodeParameters), derived["params_active_excl_input_embedding"].get<double>()) << m->name;
        EXPECT_EQ(bench.value(f.cachePerToken), derived["kv_bytes_per_token_16bit"]["growing_with_context"].get<double>()) << m->name;
        EXPECT_EQ(bench.value(f.cachePerTokenWindow), derived["kv_bytes_per_token_16bit"]["window_layers_until_window"].get<double>()) << m->name;
        EXPECT_EQ(bench.value(f.statePerSequence), derived["linear_state_bytes_per_sequence"].get<double>()) << m->name;
        EXPECT_NEAR(weightsGib(*m, "bf16"), derived["weights_gib"]["bf16"].get<double>(), 0.00051) << m->name;
        // Norms and router keep 16 bits here and are counted as quantised there: at most a fifth of a percent.
        LanguageModel plain = *m;
        plain.attentionUnquantized = false;
        EXPECT_NEAR(weightsGib(plain, "fp8") / derived["weights_gib"]["fp8_linear"].get<double>(), 1, 0.002) << m->name;
    }
}

TEST(SizingModels, ConfigsGiveTheShippedRows) {
    const Json known = Json::parse(test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "sizing/models.json"));
    for (const Json& entry : known["models"]) {
        const LanguageModel& shipped = *shippedCatalog().find<LanguageModel>(entry["id"].get<std::string>());
        for (const Json& config : {entry["config"], configOf(shipped)}) {
            auto read = architectureOf(config, "a");
            ASSERT_TRUE(read) << entry["id"] << " " << read.errors()[0].address;
            static_cast<Sourced&>(*read) = shipped;
            read->name = shipped.name;
            read->family = shipped.family;
            read->licence = shipped.licence;
            read->takesImages = shipped.takesImages;
            read->encoderPeakGb = shipped.encoderPeakGb;
            EXPECT_EQ(*read, shipped) << entry["id"];
        }
    }
}

// The classic mistakes: each is caught by a figure that it would change.

TEST(SizingMistakes, GroupedAttentionIsNotIgnored) { EXPECT_NEAR(cacheGib(model("Llama-3.3-70B-Instruct"), 8192), 2.5, 1e-9); }
TEST(SizingMistakes, WindowsAreNotCountedFull) { EXPECT_NEAR(cacheGib(model("gemma-3-27b-it"), 131072), 10.4, 0.05); }
TEST(SizingMistakes, ShortContextsGainNothingFromWindows) {
    Bench bench;
    const ModelFormulas f = bench.formulas(model("gpt-oss-120b"));
    EXPECT_EQ(bench.value(f.cacheOfSequence(bench.number(640), f.window - 1.0 + 8192.0, bench.number(1))) / 640, 73728);
}
TEST(SizingMistakes, LatentAttentionHasNoHeads) {
    Bench bench;
    EXPECT_EQ(bench.value(bench.formulas(model("DeepSeek-V3")).cachePerToken), 61 * 576 * 2);
}
TEST(SizingMistakes, LatentAttentionIsNotDivided) {
    EXPECT_DOUBLE_EQ(cacheGib(model("DeepSeek-V3"), 8192, 8), cacheGib(model("DeepSeek-V3"), 8192, 1));
    EXPECT_DOUBLE_EQ(cacheGib(model("Llama-3.3-70B-Instruct"), 8192, 8), cacheGib(model("Llama-3.3-70B-Instruct"), 8192, 1) / 8);
    // More GPUs than KV heads copy them.
    EXPECT_DOUBLE_EQ(cacheGib(model("Teuken-7B-instruct-commercial-v0.4"), 4096, 8), cacheGib(model("Teuken-7B-instruct-commercial-v0.4"), 4096, 2));
}
TEST(SizingMistakes, AllExpertsLieInMemory) {
    Bench bench;
    const ModelFormulas f = bench.formulas(model("Mixtral-8x7B-Instruct-v0.1"));
    EXPECT_NEAR(bench.value(f.weights) / bench.value(f.parameters), 2, 1e-12);
    EXPECT_LT(bench.value(f.activeParameters), bench.value(f.parameters) / 3);
}
TEST(SizingMistakes, LabelsOfPrecisionAreNotTakenForAllWeights) {
    LanguageModel meta = model("Llama-3.1-405B-Instruct");
    EXPECT_GT(weightsGib(meta, "fp8") * gib, 405.85e9);
    // Meta's file keeps attention and two layers in 16 bits: 56.7 GiB of eight, not 47.7.
    meta.attentionUnquantized = true;
    meta.unquantizedLayers = 2;
    EXPECT_NEAR(weightsGib(meta, "fp8") / 8, 56.7, 0.05);
}
TEST(SizingMistakes, WeightsInEightBitsDoNotMeanACacheInEightBits) {
    const WorkloadSizing s = sizeOf(assistant());
    EXPECT_EQ(*s.cachePerToken, 327680);
    Workload narrow = assistant();
    std::get<LlmInference>(narrow.kind).kvPrecision = CachePrecision::fp8;
    EXPECT_EQ(*sizeOf(narrow).cachePerToken, 163840);
}
TEST(SizingMistakes, HopperKeepsItsReserve) {
    const WorkloadSizing s = sizeOf(assistant(), {"H100 NVL"});
    const GpuCandidate* two = candidate(s, "H100 NVL", 2);
    ASSERT_TRUE(two);
    EXPECT_GE(*two->runtime + *two->reserve, 0.08 * *two->usable + 4.5 - 1e-9);
}
TEST(SizingMistakes, MemoryOfCardsIsNotOnePool) {
    // Two cards of 24 GB do not hold a scene of 40 GB.
    Rendering scene;
    scene.measuredGpu = "GeForce RTX 4090";
    scene.sceneMemoryGb = 40;
    const WorkloadSizing s = sizeOf(scene);
    for (const GpuCandidate& c : s.candidates)
        if (c.gpu == "GeForce RTX 4090" || c.gpu == "L4") {
            EXPECT_FALSE(c.fits) << c.gpus;
            EXPECT_TRUE(says(c.findings, Rule::sizingSceneTooLarge)) << c.gpus;
        }
    ASSERT_TRUE(s.recommended);
    EXPECT_GT(*s.candidates[*s.recommended].usable, 37.2);
}
TEST(SizingMistakes, GigabytesAreNotGibibytes) {
    EXPECT_NEAR(weightsGib(model("Llama-3.1-8B-Instruct"), "bf16") * gib / 1e9, 16.06, 0.005);
    Rendering scene;
    scene.measuredGpu = "L4";
    scene.sceneMemoryGb = 23; // 21.4 GiB
    EXPECT_TRUE(candidate(sizeOf(scene, {"L4"}), "L4", 1)->fits);
}
TEST(SizingMistakes, TheLongestContextHasToFitOnce) {
    Workload w = assistant();
    auto& work = std::get<LlmInference>(w.kind);
    work.maxContextTokens = 65536;
    const WorkloadSizing s = sizeOf(w);
    // Forty times 64 k would be 800 GiB.
    EXPECT_NEAR(*s.cache, 40 * 6512 * 327680.0 / gib, 1e-6);
    work.concurrentRequests = 2;
    EXPECT_NEAR(*sizeOf(w).cache, 20, 1e-6);
}
TEST(SizingMistakes, UsersAreNotRequests) {
    Workload w = assistant();
    auto& work = std::get<LlmInference>(w.kind);
    const double stated = *sizeOf(w).cache;
    work.concurrentRequests.reset();
    work.users = 400;
    work.activePercent = 10;
    EXPECT_DOUBLE_EQ(*sizeOf(w).cache, stated);
}

// Recommendations.

TEST(Sizing, SeventyBillionForFortyRequests) {
    const WorkloadSizing s = sizeOf(assistant());
    ASSERT_TRUE(s.recommended);
    const GpuCandidate& c = s.candidates[*s.recommended];
    EXPECT_EQ(c.gpu, "H200 NVL");
    EXPECT_EQ(c.gpus, 2);
    EXPECT_EQ(c.placement.tensorParallel, 2);
    EXPECT_NEAR(*c.weights, 33.83, 0.01);
    EXPECT_NEAR(*c.cache, 39.75, 0.01);
    EXPECT_NEAR(c.perRequest->typical, 15.8, 0.1);
    EXPECT_LT(c.perRequest->low, c.perRequest->typical);
    // The parts are the whole card.
    EXPECT_NEAR(*c.weights + *c.cache + *c.runtime + *c.reserve + *c.free, *c.usable, 1e-6);
    EXPECT_FALSE(candidate(s, "H200 NVL", 1)->fits);
    EXPECT_FALSE(candidate(s, "L40S", 4)->meetsTargets);
    EXPECT_EQ(*s.memoryClass, MemoryClass::above100);
    for (Rule rule : {Rule::sizingHeadroom, Rule::sizingSpeed, Rule::sizingServer, Rule::sizingSingleServer, Rule::sizingNextStep, Rule::sizingSmallerPrecision, Rule::sizingHost, Rule::sizingRentFirst}) EXPECT_TRUE(says(s.findings, rule)) << keyOf(rule);
}

TEST(Sizing, LargestMixtureOfExpertsGetsANodeOfEightOrAnHonestNo) {
    LlmInference work;
    work.model = "deepseek-ai/DeepSeek-V3";
    work.inputTokens = 4000;
    work.outputTokens = 800;
    work.concurrentRequests = 64;
    work.minTokensPerSecondPerUser = 15;
    const WorkloadSizing s = sizeOf(work);
    ASSERT_TRUE(s.recommended);
    EXPECT_EQ(s.candidates[*s.recommended].gpus, 8);
    EXPECT_FALSE(candidate(s, "H100 SXM", 8)->fits); // 627 GiB do not go into 8 × 79
    work.minTokensPerSecondPerUser = 5000;
    const WorkloadSizing no = sizeOf(work);
    EXPECT_FALSE(no.recommended);
    EXPECT_TRUE(says(no.findings, Rule::sizingNothingMeetsTargets));
}

TEST(Sizing, MoreRequestsContextOrBitsNeverNeedLess) {
    double before = 0;
    for (const double requests : {1, 10, 40, 160, 640}) {
        Workload w = assistant();
        std::get<LlmInference>(w.kind).concurrentRequests = requests;
        const double cache = *sizeOf(w, {"H200 NVL"}).cache;
        EXPECT_GE(cache, before);
        before = cache;
    }
    before = 0;
    for (const WeightPrecision precision : {WeightPrecision::int4, WeightPrecision::nvfp4, WeightPrecision::fp8, WeightPrecision::bf16, WeightPrecision::fp32}) {
        Workload w = assistant();
        std::get<LlmInference>(w.kind).precision = precision;
        const double weights = *sizeOf(w, {"H200 NVL"}).weights;
        EXPECT_GT(weights, before);
        before = weights;
    }
}

TEST(Sizing, EveryFigureOfACandidateIsAQuantityOfItsFormulas) {
    const WorkloadSizing s = sizeOf(assistant());
    const GpuCandidate& c = s.candidates[*s.recommended];
    const auto value = [&](const std::string& scope, const char* name) {
        const auto id = s.formulas->model->find(scope, name);
        EXPECT_TRUE(id) << name;
        return id ? s.formulas->values.at(*s.formulas->model, s.formulas->model->quantities()[*id].node, 0) : std::nan("");
    };
    EXPECT_DOUBLE_EQ(value("assistant", "weights_bytes") / gib, *s.weights);
    EXPECT_DOUBLE_EQ(value("assistant", "parameters"), *s.parameters);
    for (const auto& [name, figure] : {std::pair{"weights_per_gpu", c.weights}, {"cache", c.cache}, {"runtime", c.runtime}, {"free", c.free}}) EXPECT_DOUBLE_EQ(value(c.scope, name) / gib, *figure) << name;
    EXPECT_DOUBLE_EQ(value(c.scope, "tokens_per_second_per_user"), c.perRequest->typical);
    EXPECT_DOUBLE_EQ(value(c.scope, "power"), *c.powerW);
    EXPECT_DOUBLE_EQ(value(c.scope, "most_requests"), *c.mostRequests);
    EXPECT_DOUBLE_EQ(value(c.scope, "units_per_gpu_hour"), c.unitsPerGpuHour->typical);
}

TEST(Sizing, RulesOfEachKindOfWork) {
    Simulation simulation;
    simulation.teraflopHoursPerMonth = 20000;
    const WorkloadSizing fp64 = sizeOf(simulation);
    ASSERT_TRUE(fp64.recommended);
    EXPECT_FALSE(says(fp64.candidates[*fp64.recommended].findings, Rule::sizingNoFp64));
    EXPECT_TRUE(says(candidate(fp64, "L40S", 1)->findings, Rule::sizingNoFp64));
    EXPECT_FALSE(candidate(fp64, "RTX PRO 6000 Blackwell Server", 8)->meetsTargets);

    Vdi desktops;
    desktops.users = 100;
    desktops.frameBufferGb = 4;
    const WorkloadSizing vdi = sizeOf(desktops);
    EXPECT_EQ(*candidate(vdi, "L40S", 1)->mostRequests, 12);
    EXPECT_TRUE(says(candidate(vdi, "H100 SXM", 8)->findings, Rule::sizingNoVgpu));
    EXPECT_TRUE(says(vdi.findings, Rule::sizingLicences));

    Rendering rendering;
    rendering.measuredGpu = "GeForce RTX 4090";
    EXPECT_TRUE(says(candidate(sizeOf(rendering), "H100 PCIe", 1)->findings, Rule::sizingNoRayTracing));
    rendering.measuredGpu = "Voodoo 2";
    EXPECT_TRUE(says(sizeOf(rendering).findings, Rule::sizingModelUnknown));

    Vision vision;
    EXPECT_TRUE(says(sizeOf(vision).findings, Rule::sizingInputMissing));
    vision.imagesPerSecond = 300000;
    const WorkloadSizing images = sizeOf(vision);
    ASSERT_TRUE(images.recommended);
    EXPECT_NEAR(candidate(images, "L40S", 8)->together->typical, 8 * 45153, 1);

    Training training;
    training.parameters = 8e9;
    training.tokens = 1e12;
    training.deadlineDays = 60;
    const WorkloadSizing trained = sizeOf(training);
    ASSERT_TRUE(trained.recommended);
    EXPECT_LE(trained.candidates[*trained.recommended].hours->typical, 1440);

    FineTuning tuning;
    tuning.model = "meta-llama/Llama-3.1-70B-Instruct";
    tuning.method = FineTuningMethod::full;
    const WorkloadSizing full = sizeOf(tuning);
    tuning.method = FineTuningMethod::qlora;
    const WorkloadSizing qlora = sizeOf(tuning);
    EXPECT_GT(*full.total, 10 * *qlora.total);
    EXPECT_TRUE(candidate(qlora, "H100 NVL", 1)->fits);
    EXPECT_FALSE(candidate(full, "H100 SXM", 1)->fits);
}

TEST(Sizing, AbsurdInputsGiveNoNumbersAndNoCrash) {
    Workload w = assistant();
    auto& work = std::get<LlmInference>(w.kind);
    work.inputTokens = 1e8;
    work.maxContextTokens = 1e9;
    const WorkloadSizing s = sizeOf(w);
    EXPECT_FALSE(s.recommended);
    EXPECT_TRUE(says(s.findings, Rule::sizingContext));
    for (const GpuCandidate& c : s.candidates) EXPECT_FALSE(c.meetsTargets);
    work = LlmInference();
    EXPECT_TRUE(says(sizeOf(w).findings, Rule::sizingInputMissing));
    work.model = "no such model";
    work.concurrentRequests = 1;
    EXPECT_TRUE(says(sizeOf(w).findings, Rule::sizingModelUnknown));
    work = LlmInference();
    work.concurrentRequests = 1;
    work.architecture = {{"model_type", "llama"}, {"hidden_size", 0}, {"num_hidden_layers", 0}};
    EXPECT_TRUE(says(sizeOf(w).findings, Rule::sizingModelUnknown));
}

// Files of models.

TEST(ModelFiles, UnknownKindsAreRefusedByName) {
    const auto refused = [](const char* text) {
        LanguageModel m;
        const Errors errors = readModelFile(m, text, "config.json");
        return errors.empty() ? Error{} : errors.front();
    };
    EXPECT_EQ(refused(R"({"model_type": "rwkv"})").value, "rwkv");
    EXPECT_EQ(refused(R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 2, "num_attention_heads": 32, "intermediate_size": 100, "vocab_size": 10, "layer_types": ["full_attention", "moon_attention"]})").value, "moon_attention");
    EXPECT_EQ(refused(R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 2, "num_attention_heads": 32, "intermediate_size": 100, "vocab_size": 10, "quantization_config": {"quant_method": "eetq"}})").value, "eetq");
    EXPECT_EQ(refused("[]").file, "config.json");
    EXPECT_EQ(refused("{").reason, Reason::syntax);
    EXPECT_EQ(refused(R"({"model_type": "llama"})").reason, Reason::missing);
}

TEST(ModelFiles, BrokenConfigsGiveErrors) {
    Json config = configOf(model("DeepSeek-V3"));
    const Json whole = config;
    for (const auto& [key, value] : whole.items())
        for (const Json& broken : {Json(-1), Json(1e18), Json("many"), Json(nullptr), Json::array(), Json::object(), Json(0.5)}) {
            Json changed = config;
            changed[key] = broken;
            LanguageModel m;
            const Errors errors = readModelFile(m, changed.dump(), "config.json");
            if (!errors.empty()) continue;
            Bench bench;
            const ModelFormulas f = bench.formulas(m);
            EXPECT_TRUE(std::isfinite(bench.value(f.weights)) && bench.value(f.weights) > 0) << key << " " << broken;
        }
}

TEST(ModelFiles, QuantisationFilesAndIndexComeTogether) {
    LanguageModel m;
    EXPECT_TRUE(readModelFile(m, R"({"quantization": {"quant_algo": "NVFP4", "kv_cache_quant_algo": "FP8", "exclude_modules": ["lm_head", "model.layers.*.self_attn"]}})", "hf_quant_config.json").empty());
    EXPECT_TRUE(readModelFile(m, R"({"metadata": {"total_size": 40000000000}, "weight_map": {}})", "model.safetensors.index.json").empty());
    EXPECT_TRUE(readModelFile(m, configOf(model("Llama-3.3-70B-Instruct")).dump(), "config.json").empty());
    EXPECT_EQ(m.precision, "nvfp4");
    EXPECT_TRUE(m.attentionUnquantized);
    EXPECT_EQ(m.fileBytes, 4e10);
    EXPECT_NEAR(weightsGib(m, "nvfp4"), 4e10 / gib, 1e-9);
    LanguageModel meta;
    Json config = configOf(model("Llama-3.1-405B-Instruct"));
    config["quantization_config"] = {{"quant_method", "fbgemm_fp8"}, {"modules_to_not_convert", Json::array()}};
    for (int layer = 0; layer < 126; ++layer) config["quantization_config"]["modules_to_not_convert"].push_back(fmt::format("model.layers.{}.self_attn.q_proj", layer));
    for (const int layer : {0, 125}) config["quantization_config"]["modules_to_not_convert"].push_back(fmt::format("model.layers.{}.mlp.down_proj", layer));
    EXPECT_TRUE(readModelFile(meta, config.dump(), "config.json").empty());
    EXPECT_TRUE(meta.attentionUnquantized);
    EXPECT_EQ(meta.unquantizedLayers, 2);
}

/// A GGUF header written by hand.
class GgufWriter {
public:
    GgufWriter() { m_bytes = "GGUF"; number<std::uint32_t>(3); }
    template <class T> void number(T value) { m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value); }
    void text(std::string_view value) {
        number<std::uint64_t>(value.size());
        m_bytes += value;
    }
    void property(std::string_view key, std::uint32_t value) {
        text(key);
        number<std::uint32_t>(4);
        number(value);
    }
    void property(std::string_view key, std::string_view value) {
        text(key);
        number<std::uint32_t>(8);
        text(value);
    }
    void tensor(std::string_view name, std::uint64_t elements, std::uint32_t type) {
        text(name);
        number<std::uint32_t>(1);
        number(elements);
        number(type);
        number<std::uint64_t>(0);
    }
    std::string m_bytes;
};
std::string llamaHeader() {
    GgufWriter w;
    w.number<std::uint64_t>(2);
    w.number<std::uint64_t>(9);
    w.property("general.architecture", "llama");
    w.property("llama.block_count", 32);
    w.property("llama.embedding_length", 4096);
    w.property("llama.attention.head_count", 32);
    w.property("llama.attention.head_count_kv", 8);
    w.property("llama.feed_forward_length", 14336);
    w.property("llama.context_length", 131072);
    w.property("llama.vocab_size", 128256);
    w.property("general.name", "Llama 3.1 8B");
    w.tensor("output.weight", 525336576, 14);
    w.tensor("blk.0.attn_q.weight", 7504924672, 12);
    return w.m_bytes;
}

TEST(ModelFiles, HeadersOfGguf) {
    const auto read = readGguf(llamaHeader());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->modelType, "llama");
    EXPECT_EQ(read->precision, "q4_k_m");
    EXPECT_FALSE(read->tiedEmbeddings);
    EXPECT_NEAR(read->fileBytes, 525336576 * 6.5625 / 8 + 7504924672 * 4.5 / 8, 1);
    Bench bench;
    EXPECT_EQ(bench.value(bench.formulas(*read).parameters), 8030261248.0);
}

TEST(ModelFiles, CutAndDamagedHeadersOfGgufAreRefused) {
    const std::string whole = llamaHeader();
    for (std::size_t length = 0; length < whole.size(); ++length) EXPECT_FALSE(readGguf(std::string_view(whole).substr(0, length))) << length;
    for (std::size_t place = 4; place < whole.size(); ++place)
        for (const char value : {'\0', '\xff', '\x09'}) {
            std::string damaged = whole;
            damaged[place] = value;
            const auto read = readGguf(damaged);
            if (!read) continue;
            EXPECT_TRUE(checkArchitecture(*read, {}).empty()) << place;
        }
}

// Into the comparison.

Project sample() {
    const auto read = readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/assistant.json"));
    EXPECT_TRUE(read) << (read ? std::string() : read.errors()[0].address);
    return read ? withPins(read->project, shippedCatalog()) : Project();
}
Project with(Project project, const std::function<void(LlmInference&)>& change) {
    change(std::get<LlmInference>(project.workloads[0].kind));
    return withPins(std::move(project), shippedCatalog());
}

TEST(SizedProjects, GetTheirDemandFromTheSizing) {
    Project project = sample();
    project.workloads[0].demand.growthPercentPerYear = 0;
    const SizedProject result = sized(project);
    EXPECT_TRUE(result.findings.empty());
    const Demand& demand = result.project.workloads[0].demand;
    EXPECT_EQ(demand.gpu, "H200 NVL");
    EXPECT_EQ(*demand.gpus, 2);
    EXPECT_EQ(demand.unit, "output_token");
    const double hours = 730 * 50.0 / 168;
    EXPECT_NEAR(*demand.unitsPerMonth, 1500 * 500 * hours, 1e-3);
    EXPECT_NEAR(demand.tokensPerMonth->input, 1500 * 6000 * hours, 1e-3);
    // Two H100 SXM do not hold it; four do.
    EXPECT_NEAR(*demand.unitsPerGpuHour / result.project.options[1].unitsPerGpuHour.at("assistant"), 2, 1e-9);
    // What the project states itself is left alone.
    EXPECT_FALSE(project.workloads[0].demand.gpus);
    EXPECT_EQ(result.project.workloads[0].demand.profile, Profile::businessHours);
    const Evaluation evaluation = evaluate(project);
    EXPECT_FALSE(evaluation.hasErrors());
    EXPECT_NEAR(*evaluation.option("own")->servedPercent, 100, 1e-9);
    ASSERT_TRUE(evaluation.option("api")->totalCost);
}

TEST(SizedProjects, ALongerContextMovesTheBreakEven) {
    const Evaluation before = evaluate(sample());
    const Evaluation after = evaluate(with(sample(), [](LlmInference& work) { work.inputTokens = 24000; }));
    EXPECT_NE(*before.option("cloud")->totalCost, *after.option("cloud")->totalCost);
    ASSERT_TRUE(before.comparison("own", "cloud") && after.comparison("own", "cloud"));
    EXPECT_NE(before.comparison("own", "cloud")->saving, after.comparison("own", "cloud")->saving);
    // Two cards hold it no longer, and the page says so.
    EXPECT_LT(*after.option("own")->servedPercent, 99);
}

TEST(SizedProjects, AnOptionWhoseGpuDoesNotDoItHasNoCost) {
    Project project = sample();
    project.options[1].gpu = "T4";
    project = withPins(std::move(project), shippedCatalog());
    const Evaluation evaluation = evaluate(project);
    EXPECT_FALSE(evaluation.option("cloud")->totalCost);
    EXPECT_TRUE(says(evaluation.findings, Rule::sizingNothingFits));
    EXPECT_TRUE(evaluation.option("own")->totalCost);
}

TEST(SizedProjects, WithoutPinsOrModelNothingIsGuessed) {
    Project project = sample();
    project.pinned.clear();
    const Evaluation evaluation = evaluate(project);
    EXPECT_TRUE(says(evaluation.findings, Rule::sizingModelUnknown));
    EXPECT_FALSE(evaluation.option("cloud")->totalCost);
}

TEST(SizedProjects, AreWrittenAsTheyWereStated) {
    const Project project = sample();
    const auto again = readProject(projectJson(project).dump());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->project, project);
    const Json json = projectJson(project);
    EXPECT_FALSE(json["workloads"][0]["demand"].contains("gpus"));
    EXPECT_EQ(json["workloads"][0]["kind"], "llm_inference");
}

TEST(SizedProjects, ACandidateBecomesAConfiguredOption) {
    Project project = sample();
    const Workload& w = project.workloads[0];
    const Catalog parts = catalogFor(project, shippedCatalog());
    const WorkloadSizing s = sizeWorkload(questionOf(project, w, parts));
    ASSERT_TRUE(s.recommended);
    const auto made = withCandidate(project, w, s.candidates[*s.recommended], "2 × H200 NVL", parts);
    ASSERT_TRUE(made) << made.errors()[0].address;
    const Option& option = made->options.back();
    const auto& own = std::get<OnPremises>(option.kind);
    ASSERT_TRUE(own.configuration);
    EXPECT_EQ(option.gpu, "H200 NVL");
    EXPECT_EQ(own.gpusPerNode, 2);
    EXPECT_GT(own.configuration->count(PartRole::memory), 0);
    const Evaluation evaluation = evaluate(*made);
    for (const Finding& f : evaluation.option(option.id)->findings) EXPECT_FALSE(f.severity == Severity::error && f.rule != Rule::priceMissing) << keyOf(f.rule);
    const auto staged = withRentFirst(*made, "cloud", "own", "Rent first");
    ASSERT_TRUE(staged);
    EXPECT_TRUE(std::holds_alternative<Staged>(staged->options.back().kind));
}

TEST(SizedProjects, JsonHasTheContractsKeys) {
    const Project project = sample();
    const Catalog parts = catalogFor(project, shippedCatalog());
    const Json json = Json::parse(sizingJson({sizeWorkload(questionOf(project, project.workloads[0], parts))}));
    EXPECT_EQ(json["format"], "racktally-sizing");
    const Json& w = json["workloads"][0];
    for (const char* key : {"id", "kind", "parameters", "active_parameters", "weights_gib", "kv_bytes_per_token", "kv_gib_per_sequence", "kv_gib", "activations_gib", "runtime_gib", "optimizer_gib", "total_gib", "vram_class", "candidates", "recommended", "findings"}) EXPECT_TRUE(w.contains(key)) << key;
    const Json& c = w["candidates"][w["recommended"].get<std::size_t>()];
    for (const char* key : {"gpu", "gpus", "servers", "tensor_parallel", "replicas", "fits", "weights_gib_per_gpu", "kv_gib_per_gpu", "free_gib_per_gpu", "kv_capacity_tokens", "max_concurrent_sequences", "time_to_first_token_ms", "tokens_per_second_per_user", "tokens_per_second", "units_per_gpu_hour", "utilization_percent", "power_w", "meets_targets", "findings"}) EXPECT_TRUE(c.contains(key)) << key;
    EXPECT_EQ(w["parameters"], 70553706496);
}

TEST(SizedProjects, UnknownKeysAndKindsOfWorkAreErrors) {
    const auto refused = [](const char* workload) {
        const auto read = readProject(fmt::format(R"({{"format": "racktally-project", "version": 1, "currency": "EUR", "start": "2027-01", "horizon_months": 12, "workloads": [{}], "options": []}})", workload));
        return read ? Error{} : read.errors().front();
    };
    EXPECT_EQ(refused(R"({"id": "w", "kind": "llm_inferense"})").nearest, "llm_inference");
    EXPECT_EQ(refused(R"({"id": "w", "kind": "llm_inference", "input_token": 5})").nearest, "input_tokens");
    EXPECT_EQ(refused(R"({"id": "w", "kind": "gpu_hours"})").address, "workloads.w.demand");
    EXPECT_EQ(refused(R"({"id": "w", "kind": "llm_inference", "architecture": {"model_type": "rwkv"}})").value, "rwkv");
    EXPECT_EQ(refused(R"({"id": "w", "kind": "vdi", "users": 0})").reason, Reason::outOfRange);
}

} // namespace
} // namespace racktally
