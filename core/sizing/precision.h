// Number formats of weights and KV caches: how many bits a value takes, which rate of a GPU computes with it.
#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace racktally {

/// Which rate of the data sheet counts: that of the format itself where the GPU has it, else the next wider one.
enum class MatrixRate { bf16, fp8, int8, fp4 };

/// How a format is used for a model's weights.
struct WeightFormat {
    std::string_view key;
    /// Bits of a quantised weight with its scales. Sources: sizing.md section 2; block sizes of the formats' descriptions.
    double bits;
    MatrixRate rate;
    bool wholeFile = false;        // bits are the mean of a file in which nothing keeps 16 bits
    bool expertsOnly = false;      // of a mixture of experts only the experts are quantised
};

inline constexpr std::array weightFormats{
    WeightFormat{"bf16", 16, MatrixRate::bf16},
    WeightFormat{"fp16", 16, MatrixRate::bf16},
    WeightFormat{"fp32", 32, MatrixRate::bf16},
    WeightFormat{"fp8", 8, MatrixRate::fp8},
    WeightFormat{"fp8_block", 8 + 32.0 / 16384, MatrixRate::fp8},
    WeightFormat{"int8", 8, MatrixRate::int8},
    WeightFormat{"int4", 4 + 20.0 / 128, MatrixRate::bf16},
    WeightFormat{"nf4", 4.5, MatrixRate::bf16},
    WeightFormat{"nvfp4", 4.5, MatrixRate::fp4},
    WeightFormat{"mxfp4", 4.25, MatrixRate::fp4, false, true},
    WeightFormat{"q8_0", 8.5, MatrixRate::bf16, true},
    WeightFormat{"q6_k", 6.56, MatrixRate::bf16, true},
    WeightFormat{"q5_k_m", 5.69, MatrixRate::bf16, true},
    WeightFormat{"q4_k_m", 4.85, MatrixRate::bf16, true},
    WeightFormat{"q4_0", 4.53, MatrixRate::bf16, true},
};

/// The format with this key; null if there is none.
constexpr const WeightFormat* weightFormat(std::string_view key) {
    for (const WeightFormat& format : weightFormats)
        if (format.key == key) return &format;
    return nullptr;
}

/// Formats of the KV cache and the bytes of one value.
struct CacheFormat {
    std::string_view key;
    double bytes;
};
inline constexpr std::array cacheFormats{
    CacheFormat{"bf16", 2}, CacheFormat{"fp16", 2}, CacheFormat{"fp8", 1}, CacheFormat{"int8", 1}, CacheFormat{"q8_0", 8.5 / 8}, CacheFormat{"q4_0", 4.5 / 8}};

constexpr const CacheFormat* cacheFormat(std::string_view key) {
    for (const CacheFormat& format : cacheFormats)
        if (format.key == key) return &format;
    return nullptr;
}

} // namespace racktally
