// Files of models (config.json, quantisation, index, GGUF header): whatever the bytes, an error or an architecture that the formulas take.
#include "core/catalog/model_config.h"
#include "core/formula/evaluate.h"
#include "core/sizing/model_formulas.h"

#include <cmath>
#include <cstdlib>

using namespace racktally;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    LanguageModel model;
    const std::string_view content(reinterpret_cast<const char*>(data), size);
    if (!readModelFile(model, content, "fuzz").empty() || !checkArchitecture(model, {}).empty()) return 0;
    Model graph(1, 1);
    const ModelFormulas formulas({&graph, "w"}, model, "model", *weightFormat("fp8"), *cacheFormat("bf16"));
    const double weights = evaluate(graph).at(graph, formulas.weights.node, 0);
    if (!std::isfinite(weights) || weights < 0) std::abort();
    return 0;
}
