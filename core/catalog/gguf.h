// The header of a GGUF file: the architecture of its language model and the types of its tensors.
#pragma once

#include "core/base/result.h"
#include "core/catalog/part.h"

#include <string_view>

namespace racktally {

/// Reads the beginning of a GGUF file (version 2 or 3, little-endian), up to the end of the table of tensors. The result's `fileBytes`
/// are the weights by the tensors' types, its precision the type that holds most of them. Errors: not GGUF, another version, an
/// architecture or type that is not known, cut off, impossible sizes.
/// Source: the published description of the format, ggml/docs/gguf.md.
Result<LanguageModel> readGguf(std::string_view content);

} // namespace racktally
