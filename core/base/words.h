// Lists of words in one text, separated by blanks, as the catalogue's tables hold them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace racktally {

std::vector<std::string> wordsOf(const std::string& text);
bool hasWord(const std::string& text, std::string_view word);

} // namespace racktally
