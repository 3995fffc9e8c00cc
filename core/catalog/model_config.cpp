#include "core/catalog/model_config.h"

#include "core/base/nearest.h"
#include "core/base/words.h"
#include "core/catalog/gguf.h"
#include "core/catalog/part_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace racktally {

namespace {

using nlohmann::ordered_json;

constexpr int mostLayers = 10000;

/// What the code of a kind of model does without its config saying so.
struct Habits {
    std::string_view type;
    bool qkNorm = false, attentionBias = false, attentionOutBias = false, sinks = false, expertBias = false, routerBias = false, sharedGate = false, outputGate = false;
    int normsPerLayer = 2;
    std::string_view pattern = "";
};
constexpr std::array habits{
    Habits{.type = "llama"}, Habits{.type = "mistral"}, Habits{.type = "mixtral"}, Habits{.type = "phi3"},
    Habits{.type = "qwen2", .attentionBias = true},
    Habits{.type = "qwen2_moe", .attentionBias = true, .sharedGate = true},
    Habits{.type = "qwen3", .qkNorm = true}, Habits{.type = "qwen3_moe", .qkNorm = true},
    Habits{.type = "qwen3_next", .qkNorm = true, .sharedGate = true, .outputGate = true, .pattern = "linear linear linear full"},
    Habits{.type = "qwen3_5_text", .qkNorm = true, .outputGate = true, .pattern = "linear linear linear full"},
    Habits{.type = "qwen3_5_moe_text", .qkNorm = true, .sharedGate = true, .outputGate = true, .pattern = "linear linear linear full"},
    Habits{.type = "gemma2", .normsPerLayer = 4, .pattern = "sliding full"},
    Habits{.type = "gemma3_text", .qkNorm = true, .normsPerLayer = 4, .pattern = "sliding sliding sliding sliding sliding full"},
    Habits{.type = "gemma4_text", .qkNorm = true, .normsPerLayer = 4, .pattern = "sliding sliding sliding sliding sliding full"},
    Habits{.type = "gpt_oss", .attentionBias = true, .attentionOutBias = true, .sinks = true, .expertBias = true, .routerBias = true, .pattern = "sliding full"},
    Habits{.type = "glm4_moe", .routerBias = true},
    Habits{.type = "deepseek_v2"}, Habits{.type = "deepseek_v3", .routerBias = true}, Habits{.type = "deepseek_v32", .routerBias = true}, Habits{.type = "kimi_k2", .routerBias = true},
    Habits{.type = "llama4_text", .pattern = "chunked chunked chunked full"},
};

const Habits* habitsOf(std::string_view type) {
    const auto place = std::find_if(habits.begin(), habits.end(), [&](const Habits& h) { return h.type == type; });
    return place == habits.end() ? nullptr : &*place;
}

/// Names of layers in config.json, and ours.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> layerKinds{{
    {"full_attention", "full"}, {"sliding_attention", "sliding"}, {"chunked_attention", "chunked"}, {"linear_attention", "linear"},
    {"full", "full"}, {"sliding", "sliding"}, {"chunked", "chunked"}, {"linear", "linear"}}};

/// The shortest pattern that gives these layers when it is repeated.
std::string shortest(const std::vector<std::string>& layers) {
    std::size_t period = 1;
    const auto repeats = [&] {
        for (std::size_t i = period; i < layers.size(); ++i)
            if (layers[i] != layers[i - period]) return false;
        return true;
    };
    while (period < layers.size() && !repeats()) ++period;
    const bool allFull = period == 1 && !layers.empty() && layers[0] == "full";
    return allFull || layers.empty() ? std::string() : fmt::format("{}", fmt::join(layers.begin(), layers.begin() + static_cast<std::ptrdiff_t>(period), " "));
}

class ConfigReader {
public:
    ConfigReader(const ordered_json& config, std::string address) : m_config(config), m_address(std::move(address)) {}

    Result<LanguageModel> read() {
        const std::string type = text("model_type");
        const Habits* habit = habitsOf(type);
        if (!habit) {
            std::vector<std::string> known;
            for (const Habits& h : habits) known.emplace_back(h.type);
            return Error{Reason::unknownName, at("model_type"), type, fmt::format("{}", fmt::join(known, ", ")), nearest(type, known)};
        }
        m_model.modelType = type;
        m_model.name = text("_name_or_path");
        sizes();
        attention(*habit);
        layers(*habit);
        experts(*habit);
        m_model.nextTokenLayers = number("num_nextn_predict_layers", number("mtp_num_hidden_layers"));
        if (const auto quantization = m_config.find("quantization_config"); quantization != m_config.end() && quantization->is_object())
            for (Error& error : addQuantization(m_model, *quantization, at("quantization_config"))) m_errors.push_back(std::move(error));
        ownWords();
        if (m_errors.empty()) m_errors = checkArchitecture(m_model, m_address);
        if (!m_errors.empty()) return m_errors;
        return m_model;
    }

private:
    [[nodiscard]] std::string at(std::string_view key) const { return addressBelow(m_address, key); }

    std::string text(const char* key) {
        const auto place = m_config.find(key);
        return place != m_config.end() && place->is_string() ? place->get<std::string>() : std::string();
    }
    bool flag(const char* key, bool otherwise = false) {
        const auto place = m_config.find(key);
        if (place == m_config.end() || place->is_null()) return otherwise;
        if (!place->is_boolean()) {
            m_errors.push_back({Reason::wrongType, at(key), place->dump(), RT_TEXT("true or false")});
            return otherwise;
        }
        return place->get<bool>();
    }
    int number(const char* key, int otherwise = 0) {
        const auto place = m_config.find(key);
        if (place == m_config.end() || place->is_null()) return otherwise;
        const double value = place->is_number() ? place->get<double>() : -1;
        if (!place->is_number() || value != std::floor(value)) m_errors.push_back({Reason::wrongType, at(key), place->dump(), RT_TEXT("whole number")});
        else if (value < 0 || value > 1e9) m_errors.push_back({Reason::outOfRange, at(key), place->dump(), {}, {}, 0, 1e9});
        else return static_cast<int>(value);
        return otherwise;
    }
    [[nodiscard]] bool has(const char* key) const {
        const auto place = m_config.find(key);
        return place != m_config.end() && !place->is_null();
    }

    void sizes() {
        m_model.hiddenSize = number("hidden_size");
        m_model.layers = number("num_hidden_layers");
        m_model.attentionHeads = number("num_attention_heads");
        m_model.kvHeads = number("num_key_value_heads", m_model.attentionHeads);
        m_model.headDim = number("head_dim", m_model.attentionHeads > 0 ? m_model.hiddenSize / m_model.attentionHeads : 0);
        m_model.ffnSize = number("intermediate_size");
        m_model.vocabulary = number("vocab_size");
        m_model.maxContext = number("max_position_embeddings");
        m_model.tiedEmbeddings = flag("tie_word_embeddings", m_model.modelType.starts_with("gemma"));
        m_model.plainFfn = flag("plain_ffn");
    }

    void attention(const Habits& habit) {
        m_model.attentionBias = flag("attention_bias", habit.attentionBias);
        m_model.attentionOutBias = flag("attention_out_bias", habit.attentionOutBias);
        m_model.qkNorm = flag("qk_norm", flag("use_qk_norm", habit.qkNorm));
        // Llama 4 norms without parameters.
        if (m_model.modelType == "llama4_text") m_model.qkNorm = false;
        m_model.attentionSinks = flag("attention_sinks", habit.sinks);
        m_model.outputGate = flag("attn_output_gate", habit.outputGate);
        m_model.normsPerLayer = number("norms_per_layer", habit.normsPerLayer);
        m_model.globalHeadDim = number("global_head_dim");
        m_model.globalKvHeads = number("num_global_key_value_heads");
        m_model.globalKeyIsValue = flag("attention_k_eq_v");
        m_model.kvRank = number("kv_lora_rank");
        m_model.queryRank = number("q_lora_rank");
        m_model.nopeDim = number("qk_nope_head_dim");
        m_model.ropeDim = number("qk_rope_head_dim");
        m_model.valueDim = number("v_head_dim");
        if (m_model.kvRank > 0) m_model.headDim = m_model.nopeDim + m_model.ropeDim;
        m_model.indexerDim = number("index_head_dim");
        m_model.linearKeyHeads = number("linear_num_key_heads");
        m_model.linearValueHeads = number("linear_num_value_heads");
        m_model.linearKeyDim = number("linear_key_head_dim");
        m_model.linearValueDim = number("linear_value_head_dim");
        m_model.convolution = number("linear_conv_kernel_dim");
        m_model.indexerLayers = m_model.indexerDim > 0 ? m_model.layers : 0;
        if (const auto types = m_config.find("indexer_types"); types != m_config.end() && types->is_array())
            m_model.indexerLayers = static_cast<int>(std::count(types->begin(), types->end(), "full"));
    }

    void layers(const Habits& habit) {
        std::vector<std::string> kinds;
        if (m_model.layers > mostLayers) return;           // checkArchitecture() refuses it
        const auto take = [&](const ordered_json& list, const char* key) {
            for (const ordered_json& entry : list) {
                const std::string name = entry.is_string() ? entry.get<std::string>() : entry.dump();
                const auto kind = std::find_if(layerKinds.begin(), layerKinds.end(), [&](const auto& k) { return k.first == name; });
                if (kind == layerKinds.end()) {
                    m_errors.push_back({Reason::unknownName, at(key), name, "full_attention, sliding_attention, chunked_attention, linear_attention"});
                    return;
                }
                kinds.emplace_back(kind->second);
            }
        };
        const auto types = m_config.find("layer_types"), pattern = m_config.find("layer_pattern");
        if (types != m_config.end() && types->is_array()) take(*types, "layer_types");
        else if (pattern != m_config.end() && pattern->is_object() && pattern->contains("kinds") && pattern->at("kinds").is_array()) take(pattern->at("kinds"), "layer_pattern");
        else if (has("full_attention_interval")) {
            const int interval = number("full_attention_interval");
            for (int i = 1; i <= std::min(interval, m_model.layers); ++i) kinds.emplace_back(i == interval ? "full" : "linear");
        } else if (has("sliding_window_pattern") && m_config.at("sliding_window_pattern").is_number()) {
            const int interval = number("sliding_window_pattern");
            for (int i = 1; i <= std::min(interval, m_model.layers); ++i) kinds.emplace_back(i == interval ? "full" : "sliding");
        } else {
            kinds = wordsOf(std::string(habit.pattern));
        }
        if (kinds.size() > static_cast<std::size_t>(std::max(m_model.layers, 0))) kinds.resize(static_cast<std::size_t>(std::max(m_model.layers, 0)));
        m_model.window = number("sliding_window", number("attention_chunk_size"));
        // A window without a pattern holds in all layers, unless it is switched off.
        if (kinds.empty() && m_model.window > 0) {
            if (flag("use_sliding_window", m_model.modelType == "mistral" || m_model.modelType == "phi3" || m_model.modelType == "mixtral")) kinds.emplace_back("sliding");
            else m_model.window = 0;
        }
        m_model.layerPattern = shortest(kinds);
    }

    void experts(const Habits& habit) {
        LanguageModel& m = m_model;
        m.experts = number("num_experts", number("n_routed_experts", number("num_local_experts")));
        if (m.experts == 0) return;
        m.expertsPerToken = number("num_experts_per_tok", number("top_k_experts"));
        m.expertSize = number("moe_intermediate_size", m.ffnSize);
        m.sharedSize = number("shared_expert_intermediate_size", number("n_shared_experts", m.modelType == "llama4_text" ? 1 : 0) * m.expertSize);
        m.sharedGate = flag("shared_expert_gate", habit.sharedGate);
        m.expertBias = flag("expert_bias", habit.expertBias);
        m.routerBias = flag("router_bias", habit.routerBias);
        m.firstDenseLayers = number("first_k_dense_replace");
        m.expertInterval = std::max(1, number("interleave_moe_layer_step", number("decoder_sparse_step", 1)));
        m.denseSize = number("intermediate_size_mlp");
        m.denseBesideExperts = flag("parallel_dense_ffn", flag("enable_moe_block"));
    }

    /// What configOf() adds to a config's own words.
    void ownWords() {
        const auto real = [&](const char* key, double most) {
            const auto place = m_config.find(key);
            if (place == m_config.end() || !place->is_number()) return 0.0;
            const double value = place->get<double>();
            if (value >= 0 && value <= most) return value;
            m_errors.push_back({Reason::outOfRange, at(key), place->dump(), {}, {}, 0, most});
            return 0.0;
        };
        if (const std::string precision = text("precision"); !precision.empty()) m_model.precision = precision;
        m_model.attentionUnquantized = flag("attention_unquantized", m_model.attentionUnquantized);
        m_model.unquantizedLayers = number("unquantized_layers", m_model.unquantizedLayers);
        m_model.fileBytes = real("file_bytes", 1e15);
        m_model.otherParameters = real("other_parameters", 1e14);
        m_model.takesImages = flag("image_input");
        m_model.encoderPeakGb = real("encoder_peak_gb", 1000);
        if (m_model.indexerLayers > 0) m_model.indexerLayers = number("indexer_layers", m_model.indexerLayers);
    }

    const ordered_json& m_config;
    std::string m_address;
    LanguageModel m_model;
    Errors m_errors;
};

/// The part of a config that describes the language model: models of several kinds of input keep it one level down.
const ordered_json& textPart(const ordered_json& config) {
    const auto inner = config.find("text_config");
    return inner != config.end() && inner->is_object() && inner->contains("model_type") ? *inner : config;
}

/// Modules that keep their precision: all attention, and how many feed-forward layers.
void addExclusions(LanguageModel& model, const ordered_json& list) {
    std::set<int> layersWithFfn, layersWithAttention;
    for (const ordered_json& entry : list) {
        if (!entry.is_string()) continue;
        const std::string name = entry.get<std::string>();
        const bool attention = name.find("self_attn") != std::string::npos || name.find("attention") != std::string::npos;
        const std::size_t place = name.find("layers.");
        const bool numbered = place != std::string::npos && place + 7 < name.size() && std::isdigit(static_cast<unsigned char>(name[place + 7]));
        if (attention && !numbered) model.attentionUnquantized = true;
        if (!numbered) continue;
        const int layer = std::atoi(name.c_str() + place + 7);
        if (attention) layersWithAttention.insert(layer);
        else if (name.find("mlp") != std::string::npos && name.find("router") == std::string::npos && name.find(".gate.") == std::string::npos && !name.ends_with("mlp.gate")) layersWithFfn.insert(layer);
    }
    if (model.layers > 0 && static_cast<int>(layersWithAttention.size()) * 2 > model.layers) model.attentionUnquantized = true;
    model.unquantizedLayers = std::max(model.unquantizedLayers, std::min(static_cast<int>(layersWithFfn.size()), model.layers));
}

} // namespace

Errors checkArchitecture(const LanguageModel& m, const std::string& address) {
    Errors errors;
    const auto need = [&](const char* key, int value) {
        if (value <= 0) errors.push_back({Reason::missing, addressBelow(address, key)});
    };
    const auto most = [&](const char* key, int value, int limit) {
        if (value > limit) errors.push_back({Reason::outOfRange, addressBelow(address, key), std::to_string(value), {}, {}, 1, static_cast<double>(limit)});
    };
    need("hidden_size", m.hiddenSize);
    need("num_hidden_layers", m.layers);
    need("num_attention_heads", m.attentionHeads);
    need("num_key_value_heads", m.kvHeads);
    need("head_dim", m.headDim);
    need("vocab_size", m.vocabulary);
    most("hidden_size", m.hiddenSize, 1000000);
    most("num_hidden_layers", m.layers, mostLayers);
    most("num_attention_heads", m.attentionHeads, 100000);
    most("num_key_value_heads", m.kvHeads, std::max(m.attentionHeads, 1));
    most("vocab_size", m.vocabulary, 100000000);
    if (m.kvRank > 0) {
        need("qk_nope_head_dim", m.nopeDim);
        need("v_head_dim", m.valueDim);
    }
    bool windowed = false, linear = false;
    for (const std::string& kind : wordsOf(m.layerPattern)) {
        windowed = windowed || kind == "sliding" || kind == "chunked";
        linear = linear || kind == "linear";
        if (kind != "full" && kind != "sliding" && kind != "chunked" && kind != "linear") errors.push_back({Reason::unknownName, addressBelow(address, "layer_pattern"), kind, "full, sliding, chunked, linear"});
    }
    if (windowed) need("sliding_window", m.window);
    if (linear) {
        need("linear_num_key_heads", m.linearKeyHeads);
        need("linear_num_value_heads", m.linearValueHeads);
        need("linear_key_head_dim", m.linearKeyDim);
        need("linear_value_head_dim", m.linearValueDim);
        need("linear_conv_kernel_dim", m.convolution);
    }
    if (m.experts > 0) {
        need("num_experts_per_tok", m.expertsPerToken);
        need("moe_intermediate_size", m.expertSize);
        most("num_experts_per_tok", m.expertsPerToken, m.experts);
        most("first_k_dense_replace", m.firstDenseLayers, m.layers);
        if (m.firstDenseLayers > 0 || m.denseBesideExperts) need("intermediate_size", m.ffnSize);
    } else {
        need("intermediate_size", m.ffnSize);
    }
    return errors;
}

Result<LanguageModel> architectureOf(const ordered_json& config, const std::string& address) {
    if (!config.is_object()) return Error{Reason::wrongType, address, config.dump().substr(0, 40), RT_TEXT("group of fields in braces")};
    const ordered_json& inner = textPart(config);
    auto model = ConfigReader(inner, address).read();
    if (!model || &inner == &config) return model;
    model->takesImages = model->takesImages || config.contains("vision_config");
    // The quantisation stands outside.
    if (const auto quantization = config.find("quantization_config"); quantization != config.end() && quantization->is_object()) {
        Errors errors = addQuantization(*model, *quantization, addressBelow(address, "quantization_config"));
        if (!errors.empty()) return errors;
    }
    return model;
}

ordered_json configOf(const LanguageModel& model) {
    LanguageModel architecture = model;
    static_cast<Sourced&>(architecture) = Sourced();
    ordered_json config = partJson(architecture);
    if (!model.name.empty()) config["_name_or_path"] = model.name;
    for (const char* key : {"name", "family", "licence", "layer_pattern"}) config.erase(key);
    if (!model.layerPattern.empty()) config["layer_pattern"] = {{"kinds", wordsOf(model.layerPattern)}};
    // Sizes that a model does not have need no words.
    ordered_json stated = ordered_json::object();
    for (const auto& [key, value] : config.items())
        if (!value.is_number() || value.get<double>() != 0) stated[key] = value;
    return stated;
}

Errors addQuantization(LanguageModel& model, const ordered_json& stated, const std::string& address) {
    const ordered_json& q = stated.contains("quantization") && stated.at("quantization").is_object() ? stated.at("quantization") : stated;
    const auto text = [&](const ordered_json& object, const char* key) {
        const auto place = object.find(key);
        return place != object.end() && place->is_string() ? place->get<std::string>() : std::string();
    };
    const auto number = [&](const ordered_json& object, const char* key) {
        const auto place = object.find(key);
        return place != object.end() && place->is_number() ? place->get<double>() : 0.0;
    };
    const auto truth = [&](const char* key) {
        const auto place = q.find(key);
        return place != q.end() && place->is_boolean() && place->get<bool>();
    };
    const std::string method = text(q, "quant_method"), algorithm = text(q, "quant_algo");
    const auto unknown = [&](const std::string& value) {
        return Errors{{Reason::unknownName, addressBelow(address, "quant_method"), value, "fp8, fbgemm_fp8, mxfp4, gptq, awq, bitsandbytes, compressed-tensors, modelopt"}};
    };
    if (!algorithm.empty()) {
        if (algorithm.find("NVFP4") != std::string::npos) model.precision = "nvfp4";
        else if (algorithm.find("FP8") != std::string::npos) model.precision = algorithm.find("BLOCK") != std::string::npos ? "fp8_block" : "fp8";
        else if (algorithm.find("W4A16") != std::string::npos || algorithm.find("INT4") != std::string::npos) model.precision = "int4";
        else if (algorithm.find("INT8") != std::string::npos || algorithm.find("W8A8") != std::string::npos) model.precision = "int8";
        else return unknown(algorithm);
    } else if (method == "fp8") model.precision = q.contains("weight_block_size") && q.at("weight_block_size").is_array() ? "fp8_block" : "fp8";
    else if (method == "fbgemm_fp8") model.precision = "fp8";
    else if (method == "mxfp4") model.precision = "mxfp4";
    else if (method == "gptq" || method == "awq") model.precision = number(q, "bits") == 8 ? "int8" : "int4";
    else if (method == "bitsandbytes") model.precision = truth("load_in_4bit") ? "nf4" : "int8";
    else if (method == "compressed-tensors") {
        std::string precision;
        if (const auto groups = q.find("config_groups"); groups != q.end() && groups->is_object())
            for (const auto& [name, group] : groups->items()) {
                const auto weights = group.is_object() ? group.find("weights") : group.end();
                if (!group.is_object() || weights == group.end() || !weights->is_object()) continue;
                const double bits = number(*weights, "num_bits");
                const bool isFloat = text(*weights, "type") == "float";
                precision = isFloat ? (bits == 4 ? "nvfp4" : bits == 8 ? "fp8" : "") : (bits == 4 ? "int4" : bits == 8 ? "int8" : "");
            }
        if (precision.empty()) return unknown(method);
        model.precision = precision;
    } else if (method == "modelopt") {
        // The copy of a config without the algorithm: the file hf_quant_config.json says it.
    } else if (!method.empty() || !q.empty()) {
        return unknown(method);
    }
    for (const char* key : {"modules_to_not_convert", "ignore", "exclude_modules", "ignored_layers"})
        if (const auto list = q.find(key); list != q.end() && list->is_array()) addExclusions(model, *list);
    return {};
}

Errors readModelFile(LanguageModel& model, std::string_view content, const std::string& file) {
    const auto named = [&](Errors errors) {
        for (Error& error : errors) error.file = file;
        return errors;
    };
    if (content.substr(0, 4) == "GGUF") {
        auto read = readGguf(content);
        if (!read) return named(read.errors());
        model = std::move(*read);
        return {};
    }
    const ordered_json json = ordered_json::parse(content, nullptr, false);
    if (json.is_discarded() || !json.is_object()) return named({{Reason::syntax, {}, {}, RT_TEXT("config.json, hf_quant_config.json, an index of safetensors or a GGUF file"), {}, 0, 0, 1}});
    if (json.contains("weight_map") && json.contains("metadata")) {
        const auto& metadata = json.at("metadata");
        if (!metadata.is_object() || !metadata.contains("total_size") || !metadata.at("total_size").is_number()) return named({{Reason::missing, "metadata.total_size", {}, {}, {}, 0, 0, 1}});
        const double size = metadata.at("total_size").get<double>();
        if (!(size > 0) || size > 1e15) return named({{Reason::outOfRange, "metadata.total_size", fmt::format("{}", size), {}, {}, 1, 1e15, 1}});
        model.fileBytes = size;
        return {};
    }
    if (json.contains("quantization") && !json.contains("model_type")) return named(addQuantization(model, json, "quantization"));
    auto read = architectureOf(json, {});
    if (!read) return named(read.errors());
    // What other files of the folder said stays.
    if (model.modelType.empty()) {
        read->fileBytes = model.fileBytes;
        if (read->precision.empty()) {
            read->precision = model.precision;
            read->attentionUnquantized = read->attentionUnquantized || model.attentionUnquantized;
        }
    }
    model = std::move(*read);
    return {};
}

} // namespace racktally
