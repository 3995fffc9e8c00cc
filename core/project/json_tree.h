// JSON with line numbers: the parse step of reading a project. Duplicate keys, numbers out of range and deep nesting are
// refused here, before anything looks at the meaning.
#pragma once

#include "core/base/nearest.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace racktally {

struct JsonMember;

struct JsonTree {
    enum class Kind { null, boolean, number, text, list, object };
    Kind kind = Kind::null;
    int line = 0;
    bool boolean = false;
    double number = 0;
    std::string text;
    std::vector<JsonTree> elements;                              // of a list
    std::vector<JsonMember> members;                             // of an object, in the file's order

    [[nodiscard]] const JsonTree* member(std::string_view key) const;
    /// The same content without line numbers.
    [[nodiscard]] nlohmann::ordered_json plain() const;
    /// How a message quotes the value: short, on one line.
    [[nodiscard]] std::string quoted() const;
};

struct JsonMember {
    std::string key;
    JsonTree value;
};

inline constexpr int maximalJsonDepth = 32;

Result<JsonTree> parseJson(std::string_view text);

} // namespace racktally
