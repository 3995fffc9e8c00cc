// Architectures of language models out of the files that publish them: a Hugging Face config.json with its quantisation
// files, the index of safetensors, the header of a GGUF file. What is not known is refused by its name, never guessed.
#pragma once

#include "core/base/result.h"
#include "core/catalog/part.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace racktally {

/// The architecture that a config.json describes. Unknown keys are ignored. Errors (addresses begin with `address`): a kind of
/// model or layer that is not known, a size that is missing or impossible.
Result<LanguageModel> architectureOf(const nlohmann::ordered_json& config, const std::string& address);

/// A config that architectureOf() reads back as the same architecture: how a project keeps an imported model.
nlohmann::ordered_json configOf(const LanguageModel& model);

/// What hf_quant_config.json, or the quantization_config of a config.json, says of precision and modules left out.
/// Errors: a method that is not known.
Errors addQuantization(LanguageModel& model, const nlohmann::ordered_json& quantization, const std::string& address);

/// Reads a file by its content: config.json, hf_quant_config.json, *.safetensors.index.json or the beginning of a GGUF file, into
/// `model`; a folder's files may be read one after another. Errors: not one of these, cut off, not understood.
Errors readModelFile(LanguageModel& model, std::string_view content, const std::string& file);

/// Whether every size that the formulas need is there and fits the others; the errors say what does not.
Errors checkArchitecture(const LanguageModel& model, const std::string& address);

} // namespace racktally
