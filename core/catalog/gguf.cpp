#include "core/catalog/gguf.h"

#include "core/base/field.h"
#include "core/catalog/model_config.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <optional>

namespace racktally {

namespace {

/// Largest number of entries, tensors and elements that a real file has; more is damage.
constexpr std::uint64_t mostEntries = 1000000, mostElements = 100000000;

struct TensorType {
    std::uint32_t id;
    std::string_view name;
    double bitsPerWeight;
};
/// Blocks of 32 or 256 weights with their scales.
constexpr std::array tensorTypes{
    TensorType{0, "fp32", 32}, TensorType{1, "fp16", 16}, TensorType{2, "q4_0", 4.5}, TensorType{3, "q4_1", 5}, TensorType{6, "q5_0", 5.5}, TensorType{7, "q5_1", 6},
    TensorType{8, "q8_0", 8.5}, TensorType{10, "q2_k", 2.625}, TensorType{11, "q3_k_m", 3.4375}, TensorType{12, "q4_k_m", 4.5}, TensorType{13, "q5_k_m", 5.5},
    TensorType{14, "q6_k", 6.5625}, TensorType{20, "iq4_nl", 4.5}, TensorType{23, "iq4_xs", 4.25}, TensorType{24, "int8", 8}, TensorType{28, "fp64", 64}, TensorType{30, "bf16", 16}, TensorType{39, "mxfp4", 4.25}};

/// Reads numbers and texts; every read past the end leaves it failed.
class Bytes {
public:
    explicit Bytes(std::string_view content) : m_content(content) {}
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] std::size_t at() const { return m_at; }

    template <class T>
    T number() {
        T value{};
        if (!take(sizeof(T))) return value;
        std::memcpy(&value, m_content.data() + m_at - sizeof(T), sizeof(T));
        return value;
    }
    std::string_view text() {
        const auto length = number<std::uint64_t>();
        if (length > m_content.size() || !take(static_cast<std::size_t>(length))) {
            m_ok = false;
            return {};
        }
        return m_content.substr(m_at - static_cast<std::size_t>(length), static_cast<std::size_t>(length));
    }
    bool take(std::size_t count) {
        if (!m_ok || count > m_content.size() - m_at) m_ok = false;
        else m_at += count;
        return m_ok;
    }

private:
    std::string_view m_content;
    std::size_t m_at = 0;
    bool m_ok = true;
};

/// One value of the table of properties: numbers and texts are kept, of lists their length.
struct Property {
    std::optional<double> number;
    std::string text;
    std::optional<std::uint64_t> length;
};

std::optional<Property> readProperty(Bytes& in, std::uint32_t type) {
    Property p;
    switch (type) {
    case 0: p.number = in.number<std::uint8_t>(); break;
    case 1: p.number = in.number<std::int8_t>(); break;
    case 2: p.number = in.number<std::uint16_t>(); break;
    case 3: p.number = in.number<std::int16_t>(); break;
    case 4: p.number = in.number<std::uint32_t>(); break;
    case 5: p.number = in.number<std::int32_t>(); break;
    case 6: p.number = static_cast<double>(in.number<float>()); break;
    case 7: p.number = in.number<std::uint8_t>(); break;
    case 8: p.text = in.text(); break;
    case 9: {
        const auto inner = in.number<std::uint32_t>();
        const auto count = in.number<std::uint64_t>();
        // Lists of lists do not occur.
        if (inner == 9 || count > mostElements) return std::nullopt;
        p.length = count;
        for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
            const auto element = readProperty(in, inner);
            if (!element) return std::nullopt;
            // Heads per layer: the first stands for all where they are equal; the largest is the careful choice.
            if (element->number) p.number = std::max(p.number.value_or(0), *element->number);
        }
        break;
    }
    case 10: p.number = static_cast<double>(in.number<std::uint64_t>()); break;
    case 11: p.number = static_cast<double>(in.number<std::int64_t>()); break;
    case 12: p.number = in.number<double>(); break;
    default: return std::nullopt;
    }
    return in.ok() ? std::optional(p) : std::nullopt;
}

Error damaged(std::size_t at) { return {Reason::fileDamaged, {}, fmt::format("{}", at)}; }

/// Names of architectures in GGUF files, and ours.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> architectures{{
    {"llama", "llama"}, {"qwen2", "qwen2"}, {"qwen3", "qwen3"}, {"qwen3moe", "qwen3_moe"}, {"gemma2", "gemma2"}, {"gemma3", "gemma3_text"}, {"phi3", "phi3"}, {"deepseek2", "deepseek_v3"}, {"gpt-oss", "gpt_oss"}}};

using Properties = std::map<std::string, Property, std::less<>>;

Result<LanguageModel> modelOf(const Properties& properties) {
    const auto architecture = properties.find("general.architecture");
    const std::string name = architecture == properties.end() ? std::string() : architecture->second.text;
    const auto known = std::find_if(architectures.begin(), architectures.end(), [&](const auto& a) { return a.first == name; });
    if (known == architectures.end()) {
        std::string names;
        for (const auto& entry : architectures) names += (names.empty() ? "" : ", ") + std::string(entry.first);
        return Error{Reason::unknownName, "general.architecture", name, names};
    }
    nlohmann::ordered_json config{{"model_type", std::string(known->second)}};
    const auto copy = [&](const char* key, const char* to) {
        const auto place = properties.find(name + "." + key);
        if (place != properties.end() && place->second.number) config[to] = *place->second.number;
    };
    copy("embedding_length", "hidden_size");
    copy("block_count", "num_hidden_layers");
    copy("attention.head_count", "num_attention_heads");
    copy("attention.head_count_kv", "num_key_value_heads");
    copy("attention.key_length", "head_dim");
    copy("feed_forward_length", "intermediate_size");
    copy("context_length", "max_position_embeddings");
    copy("vocab_size", "vocab_size");
    copy("attention.sliding_window", "sliding_window");
    copy("expert_count", name == "deepseek2" ? "n_routed_experts" : "num_experts");
    copy("expert_used_count", "num_experts_per_tok");
    copy("expert_feed_forward_length", "moe_intermediate_size");
    copy("expert_shared_count", "n_shared_experts");
    copy("leading_dense_block_count", "first_k_dense_replace");
    copy("attention.kv_lora_rank", "kv_lora_rank");
    copy("attention.q_lora_rank", "q_lora_rank");
    copy("rope.dimension_count", "qk_rope_head_dim");
    copy("attention.value_length_mla", "v_head_dim");
    if (const auto tokens = properties.find("tokenizer.ggml.tokens"); tokens != properties.end() && tokens->second.length) config["vocab_size"] = *tokens->second.length;
    if (config.contains("kv_lora_rank")) {
        const auto keys = properties.find(name + ".attention.key_length_mla");
        if (keys != properties.end() && keys->second.number) config["qk_nope_head_dim"] = *keys->second.number - config.value("qk_rope_head_dim", 0.0);
        config.erase("head_dim");
    } else {
        config.erase("qk_rope_head_dim");
    }
    return architectureOf(config, {});
}

} // namespace

Result<LanguageModel> readGguf(std::string_view content) {
    Bytes in(content);
    if (!in.take(4) || content.substr(0, 4) != "GGUF") return damaged(0);
    const auto version = in.number<std::uint32_t>();
    if (version != 2 && version != 3) return Error{Reason::versionInvalid, "version", std::to_string(version)};
    const auto tensors = in.number<std::uint64_t>(), entries = in.number<std::uint64_t>();
    if (!in.ok() || tensors > mostEntries || entries > mostEntries) return damaged(in.at());
    Properties properties;
    for (std::uint64_t i = 0; i < entries; ++i) {
        const std::string key(in.text());
        const auto type = in.number<std::uint32_t>();
        auto property = readProperty(in, type);
        if (!property) return damaged(in.at());
        properties[key] = std::move(*property);
    }
    auto model = modelOf(properties);
    if (!model) return model;
    double bytes = 0, most = 0;
    bool hasOutput = false;
    std::map<std::string_view, double> byType;
    for (std::uint64_t i = 0; i < tensors; ++i) {
        const std::string_view name = in.text();
        hasOutput = hasOutput || name == "output.weight";
        const auto dimensions = in.number<std::uint32_t>();
        if (dimensions > 8) return damaged(in.at());
        double elements = 1;
        for (std::uint32_t d = 0; d < dimensions; ++d) elements *= static_cast<double>(in.number<std::uint64_t>());
        const auto type = in.number<std::uint32_t>();
        in.number<std::uint64_t>();
        if (!in.ok()) return damaged(in.at());
        const auto known = std::find_if(tensorTypes.begin(), tensorTypes.end(), [&](const TensorType& t) { return t.id == type; });
        if (known == tensorTypes.end()) return Error{Reason::unknownName, std::string(name), fmt::format("type {}", type)};
        bytes += elements * known->bitsPerWeight / 8;
        byType[known->name] += elements;
    }
    if (!std::isfinite(bytes) || bytes > 1e15) return damaged(in.at());
    model->tiedEmbeddings = tensors > 0 && !hasOutput;
    model->fileBytes = bytes;
    for (const auto& [type, elements] : byType)
        if (elements > most) {
            most = elements;
            model->precision = type;
        }
    if (const auto name = properties.find("general.name"); name != properties.end()) model->name = name->second.text;
    return model;
}

} // namespace racktally
