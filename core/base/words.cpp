#include "core/base/words.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace racktally {

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

bool hasWord(const std::string& text, std::string_view word) {
    const auto list = wordsOf(text);
    return std::find(list.begin(), list.end(), word) != list.end();
}

} // namespace racktally
