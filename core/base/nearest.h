// Suggestions for words that are not known.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace racktally {

/// The candidate most like `word` (few edits for its length), or an empty text.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

} // namespace racktally
