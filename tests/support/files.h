// Files that tests read: the copies in tests/data, and ../shared where it is there.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace racktally::test {

inline std::filesystem::path data(const std::string& name) { return std::filesystem::path(RACKTALLY_TEST_DATA) / name; }
inline std::filesystem::path shared(const std::string& name) {
    return std::filesystem::path(RACKTALLY_SOURCE_DIR) / ".." / "shared" / name;
}

inline std::string contentOf(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    return content.str();
}

inline std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& extension) {
    std::vector<std::filesystem::path> result;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
        if (entry.path().extension() == extension) result.push_back(entry.path());
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace racktally::test
