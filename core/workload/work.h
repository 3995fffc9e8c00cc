// What is to be computed, kind by kind: the inputs from which sizing finds the number of the right GPUs.
#pragma once

#include "core/base/field.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

namespace racktally {

/// Work whose demand for GPUs is stated.
struct GpuHours {
    bool operator==(const GpuHours&) const = default;
};

enum class Engine : std::uint8_t { vllm, tensorRtLlm, sgLang, llamaCpp };
template <>
struct EnumNames<Engine> {
    static constexpr std::array<std::string_view, 4> names{"vllm", "tensorrt_llm", "sglang", "llama_cpp"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("vLLM"), RT_TEXT("TensorRT-LLM"), RT_TEXT("SGLang"), RT_TEXT("llama.cpp")};
};

enum class Service : std::uint8_t { interactive, batch };
template <>
struct EnumNames<Service> {
    static constexpr std::array<std::string_view, 2> names{"interactive", "batch"};
    static constexpr std::array<const char*, 2> labels{RT_TEXT("interactive"), RT_TEXT("batch")};
};

enum class WeightPrecision : std::uint8_t { published, bf16, fp16, fp32, fp8, fp8Block, int8, int4, nf4, nvfp4, mxfp4, q8, q6, q5, q4m, q4 };
template <>
struct EnumNames<WeightPrecision> {
    static constexpr std::array<std::string_view, 16> names{"", "bf16", "fp16", "fp32", "fp8", "fp8_block", "int8", "int4", "nf4", "nvfp4", "mxfp4", "q8_0", "q6_k", "q5_k_m", "q4_k_m", "q4_0"};
    static constexpr std::array<const char*, 16> labels{RT_TEXT("as published"), RT_TEXT("BF16"), RT_TEXT("FP16"), RT_TEXT("FP32"), RT_TEXT("FP8"), RT_TEXT("FP8 in blocks"), RT_TEXT("INT8"), RT_TEXT("INT4 (GPTQ, AWQ)"),
                                                        RT_TEXT("NF4"), RT_TEXT("NVFP4"), RT_TEXT("MXFP4"), RT_TEXT("GGUF Q8_0"), RT_TEXT("GGUF Q6_K"), RT_TEXT("GGUF Q5_K_M"), RT_TEXT("GGUF Q4_K_M"), RT_TEXT("GGUF Q4_0")};
};

enum class CachePrecision : std::uint8_t { bf16, fp16, fp8, int8, q8, q4 };
template <>
struct EnumNames<CachePrecision> {
    static constexpr std::array<std::string_view, 6> names{"bf16", "fp16", "fp8", "int8", "q8_0", "q4_0"};
    static constexpr std::array<const char*, 6> labels{RT_TEXT("BF16"), RT_TEXT("FP16"), RT_TEXT("FP8"), RT_TEXT("INT8"), RT_TEXT("GGUF Q8_0"), RT_TEXT("GGUF Q4_0")};
};

/// A language model that answers requests.
struct LlmInference {
    std::string model;
    nlohmann::ordered_json architecture;        // in place of a model of the catalogue: the fields of a config.json
    WeightPrecision precision = WeightPrecision::published;
    CachePrecision kvPrecision = CachePrecision::bf16;
    Engine engine = Engine::vllm;
    Service service = Service::interactive;
    double inputTokens = 1000;
    double outputTokens = 300;
    std::optional<double> maxContextTokens;
    std::optional<double> concurrentRequests;
    std::optional<double> users;
    double activePercent = 10;
    std::optional<double> requestsPerHour;
    std::optional<double> maxTimeToFirstTokenMs;
    std::optional<double> minTokensPerSecondPerUser;
    double sharedPrefixPercent = 0;
    bool operator==(const LlmInference&) const = default;
};

/// Documents that are turned into vectors.
struct Embedding {
    std::string model;
    nlohmann::ordered_json architecture;
    WeightPrecision precision = WeightPrecision::bf16;
    double documentsPerDay = 100000;
    double tokensPerDocument = 500;
    double deadlineHours = 8;
    bool operator==(const Embedding&) const = default;
};

enum class FineTuningMethod : std::uint8_t { full, lora, qlora };
template <>
struct EnumNames<FineTuningMethod> {
    static constexpr std::array<std::string_view, 3> names{"full", "lora", "qlora"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("all weights"), RT_TEXT("adapters (LoRA)"), RT_TEXT("adapters over 4-bit weights (QLoRA)")};
};

enum class Optimizer : std::uint8_t { adamw, adamw8bit, adamwBf16, sgd };
template <>
struct EnumNames<Optimizer> {
    static constexpr std::array<std::string_view, 4> names{"adamw", "adamw_8bit", "adamw_bf16", "sgd"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("AdamW, mixed precision"), RT_TEXT("AdamW with 8-bit states"), RT_TEXT("AdamW in BF16"), RT_TEXT("SGD without states")};
};

enum class Sharding : std::uint8_t { none, zero1, zero2, zero3 };
template <>
struct EnumNames<Sharding> {
    static constexpr std::array<std::string_view, 4> names{"none", "zero1", "zero2", "zero3"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("none: each GPU holds all"), RT_TEXT("optimizer states (ZeRO-1)"), RT_TEXT("and gradients (ZeRO-2)"), RT_TEXT("and weights (ZeRO-3, FSDP)")};
};

enum class Recompute : std::uint8_t { none, selective, full };
template <>
struct EnumNames<Recompute> {
    static constexpr std::array<std::string_view, 3> names{"none", "selective", "full"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("none"), RT_TEXT("selective"), RT_TEXT("all layers")};
};

struct FineTuning {
    std::string model;
    nlohmann::ordered_json architecture;
    FineTuningMethod method = FineTuningMethod::lora;
    double rank = 16;
    Optimizer optimizer = Optimizer::adamw;
    Sharding sharding = Sharding::zero3;
    Recompute recompute = Recompute::full;
    double sequenceLength = 4096;
    double microBatch = 1;
    double datasetTokens = 1e7;
    double epochs = 3;
    double deadlineHours = 24;
    double runsPerMonth = 1;
    bool operator==(const FineTuning&) const = default;
};

struct Training {
    std::string model;
    nlohmann::ordered_json architecture;
    std::optional<double> parameters;
    double tokens = 1e11;
    WeightPrecision precision = WeightPrecision::bf16;
    double deadlineDays = 30;
    double utilizationPercent = 38;             // model FLOP utilisation
    double runsPerYear = 1;
    bool operator==(const Training&) const = default;
};

/// Images through a network.
struct Vision {
    std::string network = "resnet50";
    std::optional<double> imagesPerSecond;
    std::optional<double> cameras;
    double imagesPerCameraSecond = 10;
    std::optional<double> measuredRate;         // images a second of one GPU
    std::string measuredGpu;
    double loadPercent = 70;
    double memoryGb = 8;
    bool operator==(const Vision&) const = default;
};

struct Rendering {
    std::string engine;
    double framesPerMonth = 10000;
    double minutesPerFrame = 10;
    std::string measuredGpu;
    double sceneMemoryGb = 12;
    Service service = Service::batch;
    double deadlineHours = 720;                 // in which the month's frames have to be done
    bool operator==(const Rendering&) const = default;
};

struct Vdi {
    double users = 50;
    double concurrencyPercent = 100;
    double frameBufferGb = 2;
    std::string edition;                        // licence of the catalogue
    bool operator==(const Vdi&) const = default;
};

enum class Arithmetic : std::uint8_t { fp64, fp32, memory };
template <>
struct EnumNames<Arithmetic> {
    static constexpr std::array<std::string_view, 3> names{"fp64", "fp32", "memory_bound"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("FP64, matrix products"), RT_TEXT("FP32"), RT_TEXT("memory bandwidth (sparse solvers)")};
};

struct Simulation {
    Arithmetic arithmetic = Arithmetic::fp64;
    std::optional<double> teraflopHoursPerMonth;
    std::optional<double> measuredHoursPerMonth;
    std::string measuredGpu;
    double memoryGb = 40;
    double deadlineHours = 730;
    bool operator==(const Simulation&) const = default;
};

using WorkKind = std::variant<GpuHours, LlmInference, Embedding, FineTuning, Training, Vision, Rendering, Vdi, Simulation>;
/// The kind's key in files, in the order of WorkKind.
inline constexpr std::array<std::string_view, 9> workKindKeys{"gpu_hours", "llm_inference", "embedding", "llm_fine_tuning", "llm_training", "vision", "rendering", "vdi", "simulation"};
inline constexpr std::array<const char*, 9> workKindLabels{RT_TEXT("GPU-hours as stated"), RT_TEXT("Language model, answering"), RT_TEXT("Embeddings"), RT_TEXT("Language model, fine-tuning"), RT_TEXT("Language model, training"),
                                                           RT_TEXT("Vision"), RT_TEXT("Rendering"), RT_TEXT("Virtual desktops"), RT_TEXT("Simulation")};
static_assert(std::variant_size_v<WorkKind> == workKindKeys.size());

template <>
struct Fields<GpuHours> {
    static constexpr std::tuple<> table{};
};

template <>
struct Fields<LlmInference> {
    static constexpr auto table = std::tuple{
        field(&LlmInference::model, {.key = "model", .label = RT_TEXT("Model"), .help = RT_TEXT("A language model of the catalogue, or one read from its config.json."), .group = Group::model, .structural = true}),
        field(&LlmInference::architecture, {.key = "architecture"}),
        field(&LlmInference::precision, {.key = "precision", .label = RT_TEXT("Precision of weights"), .help = RT_TEXT("Smaller formats need less memory and read faster; embeddings and norms keep 16 bits."), .group = Group::model, .structural = true}),
        field(&LlmInference::inputTokens, {.key = "input_tokens", .label = RT_TEXT("Input per request"), .help = RT_TEXT("Tokens of prompt, documents and history, on average."), .unit = Unit::token, .minimum = 1, .maximum = 1e8, .group = Group::requests}),
        field(&LlmInference::outputTokens, {.key = "output_tokens", .label = RT_TEXT("Output per request"), .help = RT_TEXT("Tokens of the answer, on average."), .unit = Unit::token, .minimum = 1, .maximum = 1e7, .group = Group::requests}),
        field(&LlmInference::concurrentRequests, {.key = "concurrent_requests", .label = RT_TEXT("Requests at a time"), .help = RT_TEXT("Requests that are being answered at the same moment, at the peak."), .unit = Unit::none, .minimum = 0, .maximum = 1e6, .group = Group::requests, .aboveMinimum = true}),
        field(&LlmInference::users, {.key = "users", .label = RT_TEXT("Users"), .help = RT_TEXT("In place of requests at a time: people with access."), .unit = Unit::none, .minimum = 1, .maximum = 1e8, .group = Group::requests}),
        field(&LlmInference::activePercent, {.key = "active_percent", .label = RT_TEXT("Users waiting for an answer"), .help = RT_TEXT("Share of users whose request is being answered at the peak."), .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::requests, .aboveMinimum = true}),
        field(&LlmInference::requestsPerHour, {.key = "requests_per_hour", .label = RT_TEXT("Requests per hour"), .help = RT_TEXT("Mean over the hours of use; it gives the work that is done."), .unit = Unit::none, .minimum = 0, .maximum = 1e9, .group = Group::requests, .aboveMinimum = true}),
        field(&LlmInference::minTokensPerSecondPerUser, {.key = "min_tokens_per_second_per_user", .label = RT_TEXT("Speed at least"), .help = RT_TEXT("Tokens per second of one request; people read 5 to 10."), .unit = Unit::tokenPerSecond, .minimum = 0, .maximum = 10000, .group = Group::targets, .aboveMinimum = true}),
        field(&LlmInference::maxTimeToFirstTokenMs, {.key = "max_time_to_first_token_ms", .label = RT_TEXT("First token after at most"), .help = RT_TEXT("How long somebody waits until the answer begins."), .unit = Unit::millisecond, .minimum = 1, .maximum = 1e7, .group = Group::targets}),
        field(&LlmInference::service, {.key = "service", .label = RT_TEXT("Way of working"), .help = RT_TEXT("Interactive services hold their GPUs; batch work fills them and ends."), .group = Group::targets, .structural = true}),
        field(&LlmInference::maxContextTokens, {.key = "max_context_tokens", .label = RT_TEXT("Longest request"), .help = RT_TEXT("Input and output of the longest request that must be possible; it has to fit once."), .unit = Unit::token, .minimum = 1, .maximum = 1e9, .group = Group::details}),
        field(&LlmInference::sharedPrefixPercent, {.key = "shared_prefix_percent", .label = RT_TEXT("Input that all requests share"), .help = RT_TEXT("Such as one long instruction; it is kept and computed once."), .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::details}),
        field(&LlmInference::kvPrecision, {.key = "kv_precision", .label = RT_TEXT("Precision of the KV cache"), .help = RT_TEXT("Engines keep 16 bits unless told otherwise, also with FP8 weights."), .group = Group::details, .structural = true}),
        field(&LlmInference::engine, {.key = "engine", .label = RT_TEXT("Engine"), .help = RT_TEXT("The software that answers; each keeps other reserves."), .group = Group::details, .structural = true}),
    };
};

template <>
struct Fields<Embedding> {
    static constexpr auto table = std::tuple{
        field(&Embedding::model, {.key = "model", .label = RT_TEXT("Model"), .help = RT_TEXT("A language model of the catalogue, or one read from its config.json."), .group = Group::model, .structural = true}),
        field(&Embedding::architecture, {.key = "architecture"}),
        field(&Embedding::precision, {.key = "precision", .label = RT_TEXT("Precision of weights"), .help = RT_TEXT("Smaller formats need less memory and read faster; embeddings and norms keep 16 bits."), .group = Group::model, .structural = true}),
        field(&Embedding::documentsPerDay, {.key = "documents_per_day", .label = RT_TEXT("Documents per day"), .help = "", .unit = Unit::none, .minimum = 0, .maximum = 1e12, .group = Group::requests, .aboveMinimum = true}),
        field(&Embedding::tokensPerDocument, {.key = "tokens_per_document", .label = RT_TEXT("Tokens per document"), .help = "", .unit = Unit::token, .minimum = 1, .maximum = 1e7, .group = Group::requests}),
        field(&Embedding::deadlineHours, {.key = "deadline_hours", .label = RT_TEXT("Done within"), .help = RT_TEXT("Hours in which a day's documents, a run or a month's frames have to be finished."), .unit = Unit::hour, .minimum = 0, .maximum = 24, .group = Group::targets, .aboveMinimum = true}),
    };
};

template <>
struct Fields<FineTuning> {
    static constexpr auto table = std::tuple{
        field(&FineTuning::model, {.key = "model", .label = RT_TEXT("Model"), .help = RT_TEXT("A language model of the catalogue, or one read from its config.json."), .group = Group::model, .structural = true}),
        field(&FineTuning::architecture, {.key = "architecture"}),
        field(&FineTuning::method, {.key = "method", .label = RT_TEXT("Method"), .help = RT_TEXT("All weights need eight times the memory of adapters."), .group = Group::model, .structural = true}),
        field(&FineTuning::rank, {.key = "rank", .label = RT_TEXT("Rank of adapters"), .help = "", .unit = Unit::none, .minimum = 1, .maximum = 4096, .group = Group::model}),
        field(&FineTuning::datasetTokens, {.key = "dataset_tokens", .label = RT_TEXT("Training data"), .help = RT_TEXT("Tokens of the data, once through."), .unit = Unit::token, .minimum = 1, .maximum = 1e15, .group = Group::requests}),
        field(&FineTuning::epochs, {.key = "epochs", .label = RT_TEXT("Passes over the data"), .help = "", .unit = Unit::none, .minimum = 0, .maximum = 1000, .group = Group::requests, .aboveMinimum = true}),
        field(&FineTuning::runsPerMonth, {.key = "runs_per_month", .label = RT_TEXT("Runs per month"), .help = RT_TEXT("With all trials; they are usually many."), .unit = Unit::monthlyCount, .minimum = 0, .maximum = 100000, .group = Group::requests}),
        field(&FineTuning::deadlineHours, {.key = "deadline_hours", .label = RT_TEXT("Done within"), .help = RT_TEXT("Hours in which a day's documents, a run or a month's frames have to be finished."), .unit = Unit::hour, .minimum = 0, .maximum = 100000, .group = Group::targets, .aboveMinimum = true}),
        field(&FineTuning::sequenceLength, {.key = "sequence_length", .label = RT_TEXT("Sequence length"), .help = "", .unit = Unit::token, .minimum = 1, .maximum = 1e8, .group = Group::details}),
        field(&FineTuning::microBatch, {.key = "micro_batch", .label = RT_TEXT("Sequences per GPU and step"), .help = "", .unit = Unit::none, .minimum = 1, .maximum = 100000, .group = Group::details}),
        field(&FineTuning::optimizer, {.key = "optimizer", .label = RT_TEXT("Optimizer"), .help = "", .group = Group::details, .structural = true}),
        field(&FineTuning::sharding, {.key = "sharding", .label = RT_TEXT("Shared out over GPUs"), .help = "", .group = Group::details, .structural = true}),
        field(&FineTuning::recompute, {.key = "recompute", .label = RT_TEXT("Activations computed again"), .help = RT_TEXT("Saves memory and costs about a third more time."), .group = Group::details, .structural = true}),
    };
};

template <>
struct Fields<Training> {
    static constexpr auto table = std::tuple{
        field(&Training::model, {.key = "model", .label = RT_TEXT("Model"), .help = RT_TEXT("A language model of the catalogue, or one read from its config.json."), .group = Group::model, .structural = true}),
        field(&Training::architecture, {.key = "architecture"}),
        field(&Training::parameters, {.key = "parameters", .label = RT_TEXT("Parameters"), .help = RT_TEXT("In place of a model."), .unit = Unit::parameter, .minimum = 1e6, .maximum = 1e14, .group = Group::model}),
        field(&Training::precision, {.key = "precision", .label = RT_TEXT("Precision of computing"), .help = "", .group = Group::model, .structural = true}),
        field(&Training::tokens, {.key = "tokens", .label = RT_TEXT("Training data"), .help = RT_TEXT("Tokens of the data, once through."), .unit = Unit::token, .minimum = 1, .maximum = 1e15, .group = Group::requests}),
        field(&Training::runsPerYear, {.key = "runs_per_year", .label = RT_TEXT("Runs per year"), .help = "", .unit = Unit::none, .minimum = 0, .maximum = 10000, .group = Group::requests}),
        field(&Training::deadlineDays, {.key = "deadline_days", .label = RT_TEXT("Done within"), .help = "", .unit = Unit::day, .minimum = 0, .maximum = 10000, .group = Group::targets, .aboveMinimum = true}),
        field(&Training::utilizationPercent, {.key = "mfu_percent", .label = RT_TEXT("Model FLOP utilisation"), .help = RT_TEXT("Share of the peak rate that becomes training; published runs reach 24 to 51 %."), .unit = Unit::percent, .minimum = 1, .maximum = 100, .group = Group::details}),
    };
};

template <>
struct Fields<Vision> {
    static constexpr auto table = std::tuple{
        field(&Vision::network, {.key = "network", .label = RT_TEXT("Network"), .help = RT_TEXT("A network with measured rates in the catalogue, or any name with a rate of your own."), .group = Group::model, .structural = true}),
        field(&Vision::measuredRate, {.key = "measured_rate", .label = RT_TEXT("Measured images per second"), .help = RT_TEXT("Of one GPU, on the GPU named below."), .unit = Unit::perSecond, .minimum = 0, .maximum = 1e9, .group = Group::model, .aboveMinimum = true}),
        field(&Vision::measuredGpu, {.key = "measured_gpu", .label = RT_TEXT("Measured on"), .help = RT_TEXT("The GPU of the measurement."), .group = Group::model, .structural = true}),
        field(&Vision::imagesPerSecond, {.key = "images_per_second", .label = RT_TEXT("Images per second"), .help = "", .unit = Unit::perSecond, .minimum = 0, .maximum = 1e9, .group = Group::requests, .aboveMinimum = true}),
        field(&Vision::cameras, {.key = "cameras", .label = RT_TEXT("Cameras"), .help = RT_TEXT("In place of images per second."), .unit = Unit::none, .minimum = 1, .maximum = 1e6, .group = Group::requests}),
        field(&Vision::imagesPerCameraSecond, {.key = "images_per_camera_second", .label = RT_TEXT("Images per camera and second"), .help = "", .unit = Unit::perSecond, .minimum = 0, .maximum = 10000, .group = Group::requests, .aboveMinimum = true}),
        field(&Vision::loadPercent, {.key = "load_percent", .label = RT_TEXT("Load of a GPU at most"), .help = RT_TEXT("The rest keeps latency short."), .unit = Unit::percent, .minimum = 1, .maximum = 100, .group = Group::details}),
        field(&Vision::memoryGb, {.key = "memory_gb", .label = RT_TEXT("Memory needed"), .help = "", .unit = Unit::gigabyte, .minimum = 0, .maximum = 10000, .group = Group::details}),
    };
};

template <>
struct Fields<Rendering> {
    static constexpr auto table = std::tuple{
        field(&Rendering::engine, {.key = "engine", .label = RT_TEXT("Renderer"), .help = RT_TEXT("Name of the renderer; its licences are cost lines of the options."), .group = Group::model}),
        field(&Rendering::sceneMemoryGb, {.key = "scene_memory_gb", .label = RT_TEXT("Memory of the largest scene"), .help = RT_TEXT("A scene lies whole in one card; cards do not add up."), .unit = Unit::gigabyte, .minimum = 0, .maximum = 10000, .group = Group::model, .aboveMinimum = true}),
        field(&Rendering::framesPerMonth, {.key = "frames_per_month", .label = RT_TEXT("Frames per month"), .help = "", .unit = Unit::monthlyCount, .minimum = 0, .maximum = 1e9, .group = Group::requests, .aboveMinimum = true}),
        field(&Rendering::minutesPerFrame, {.key = "minutes_per_frame", .label = RT_TEXT("Minutes per frame"), .help = RT_TEXT("Of one GPU, on the GPU named below."), .unit = Unit::minute, .minimum = 0, .maximum = 100000, .group = Group::requests, .aboveMinimum = true}),
        field(&Rendering::measuredGpu, {.key = "measured_gpu", .label = RT_TEXT("Measured on"), .help = RT_TEXT("The GPU of the measurement."), .group = Group::requests, .structural = true}),
        field(&Rendering::deadlineHours, {.key = "deadline_hours", .label = RT_TEXT("Done within"), .help = RT_TEXT("Hours in which a day's documents, a run or a month's frames have to be finished."), .unit = Unit::hour, .minimum = 0, .maximum = 744, .group = Group::targets, .aboveMinimum = true}),
        field(&Rendering::service, {.key = "service", .label = RT_TEXT("Way of working"), .help = RT_TEXT("Interactive services hold their GPUs; batch work fills them and ends."), .group = Group::targets, .structural = true}),
    };
};

template <>
struct Fields<Vdi> {
    static constexpr auto table = std::tuple{
        field(&Vdi::users, {.key = "users", .label = RT_TEXT("Desktops"), .help = RT_TEXT("People with a virtual desktop of this kind."), .unit = Unit::none, .minimum = 1, .maximum = 1e6, .group = Group::requests}),
        field(&Vdi::concurrencyPercent, {.key = "concurrency_percent", .label = RT_TEXT("Logged on at the peak"), .help = "", .unit = Unit::percent, .minimum = 1, .maximum = 100, .group = Group::requests}),
        field(&Vdi::frameBufferGb, {.key = "frame_buffer_gb", .label = RT_TEXT("Frame buffer per desktop"), .help = RT_TEXT("Office 1 to 2 GB, CAD 4 to 8 GB, large 3D models 12 GB and more. It is never shared."), .unit = Unit::gigabyte, .minimum = 1, .maximum = 200, .group = Group::model}),
        field(&Vdi::edition, {.key = "edition", .label = RT_TEXT("Licence edition"), .help = RT_TEXT("A vGPU licence of the catalogue."), .group = Group::model}),
    };
};

template <>
struct Fields<Simulation> {
    static constexpr auto table = std::tuple{
        field(&Simulation::arithmetic, {.key = "arithmetic", .label = RT_TEXT("What limits the work"), .help = RT_TEXT("Dense FP64 needs cards that have it; sparse solvers follow memory bandwidth."), .group = Group::model, .structural = true}),
        field(&Simulation::memoryGb, {.key = "memory_gb", .label = RT_TEXT("Memory needed"), .help = "", .unit = Unit::gigabyte, .minimum = 0, .maximum = 100000, .group = Group::model}),
        field(&Simulation::teraflopHoursPerMonth, {.key = "teraflop_hours_per_month", .label = RT_TEXT("TFLOP-hours per month"), .help = RT_TEXT("Work of a month: rate in 10¹² operations a second times hours."), .unit = Unit::none, .minimum = 0, .maximum = 1e12, .group = Group::requests, .aboveMinimum = true}),
        field(&Simulation::measuredHoursPerMonth, {.key = "measured_hours_per_month", .label = RT_TEXT("Measured GPU-hours per month"), .help = RT_TEXT("In place of TFLOP-hours: on the GPU named below."), .unit = Unit::gpuHour, .minimum = 0, .maximum = 1e9, .group = Group::requests, .aboveMinimum = true}),
        field(&Simulation::measuredGpu, {.key = "measured_gpu", .label = RT_TEXT("Measured on"), .help = RT_TEXT("The GPU of the measurement."), .group = Group::requests, .structural = true}),
        field(&Simulation::deadlineHours, {.key = "deadline_hours", .label = RT_TEXT("Done within"), .help = RT_TEXT("Hours in which a day's documents, a run or a month's frames have to be finished."), .unit = Unit::hour, .minimum = 0, .maximum = 744, .group = Group::targets, .aboveMinimum = true}),
    };
};

} // namespace racktally
