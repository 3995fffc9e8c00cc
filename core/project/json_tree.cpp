#include "core/project/json_tree.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace racktally {

namespace {

/// Counts lines while nlohmann's lexer reads. The lexer may be one character ahead of the token, so the line of the last
/// character that is not white space is the token's.
struct Position {
    int line = 1;
    int tokenLine = 1;
};

class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, Position* position) : m_at(at), m_position(position) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        if (*m_at == '\n') ++m_position->line;
        else if (*m_at != ' ' && *m_at != '\t' && *m_at != '\r') m_position->tokenLine = m_position->line;
        ++m_at;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    Position* m_position;
};

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TreeBuilder(const Position& position) : m_position(position) {}

    bool null() override { return value(JsonTree::Kind::null); }
    bool boolean(bool content) override { return value(JsonTree::Kind::boolean, 0, {}, content); }
    bool number_integer(number_integer_t content) override { return number(static_cast<double>(content)); }
    bool number_unsigned(number_unsigned_t content) override { return number(static_cast<double>(content)); }
    bool number_float(number_float_t content, const string_t&) override { return number(content); }
    bool string(string_t& content) override { return value(JsonTree::Kind::text, 0, content); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonTree::Kind::object); }
    bool start_array(std::size_t) override { return open(JsonTree::Kind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        const auto& members = m_open.back()->members;
        for (const auto& [existing, content] : members)
            if (existing == name) return fail({Reason::duplicateKey, path(name), name});
        m_key = name;
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) override {
        if (error.id == 406) return fail({Reason::notFinite, path(m_key)});
        std::string detail = error.what();
        const std::size_t colon = detail.rfind("parse error");
        if (colon != std::string::npos) detail = detail.substr(colon);
        const std::size_t message = detail.find(": ");
        return fail({Reason::syntax, {}, message == std::string::npos ? detail : detail.substr(message + 2)});
    }

    JsonTree root;
    Errors errors;

private:
    bool fail(Error error) {
        if (!errors.empty()) return false;
        error.line = m_position.tokenLine;
        errors.push_back(std::move(error));
        return false;
    }

    [[nodiscard]] std::string path(const std::string& last) const {
        std::string result;
        for (const std::string& name : m_path)
            if (!name.empty()) result += name + '.';
        return result + last;
    }

    bool number(double content) { return value(JsonTree::Kind::number, content); }

    bool value(JsonTree::Kind kind, double number = 0, std::string text = {}, bool boolean = false) {
        JsonTree tree;
        tree.kind = kind;
        tree.line = m_position.tokenLine;
        tree.number = number;
        tree.text = std::move(text);
        tree.boolean = boolean;
        place(std::move(tree));
        return true;
    }

    JsonTree* place(JsonTree tree) {
        if (m_open.empty()) {
            root = std::move(tree);
            return &root;
        }
        JsonTree& parent = *m_open.back();
        if (parent.kind == JsonTree::Kind::list) return &parent.elements.emplace_back(std::move(tree));
        return &parent.members.emplace_back(JsonMember{std::move(m_key), std::move(tree)}).value;
    }

    bool open(JsonTree::Kind kind) {
        if (m_open.size() >= maximalJsonDepth) return fail({Reason::tooDeep, path(m_key)});
        m_path.push_back(m_key);
        JsonTree tree;
        tree.kind = kind;
        tree.line = m_position.tokenLine;
        m_open.push_back(place(std::move(tree)));
        m_key.clear();
        return true;
    }

    bool close() {
        m_open.pop_back();
        m_path.pop_back();
        return true;
    }

    const Position& m_position;
    std::vector<JsonTree*> m_open;       // parents stay in place while their last child grows
    std::vector<std::string> m_path;
    std::string m_key;
};

} // namespace

const JsonTree* JsonTree::member(std::string_view key) const {
    for (const auto& [name, value] : members)
        if (name == key) return &value;
    return nullptr;
}

nlohmann::ordered_json JsonTree::plain() const {
    switch (kind) {
    case Kind::null: return nullptr;
    case Kind::boolean: return boolean;
    case Kind::number: return number;
    case Kind::text: return text;
    case Kind::list: {
        auto result = nlohmann::ordered_json::array();
        for (const JsonTree& element : elements) result.push_back(element.plain());
        return result;
    }
    case Kind::object: {
        auto result = nlohmann::ordered_json::object();
        for (const auto& [key, value] : members) result[key] = value.plain();
        return result;
    }
    }
    return {};
}

std::string JsonTree::quoted() const {
    switch (kind) {
    case Kind::list: return "[…]";
    case Kind::object: return "{…}";
    case Kind::text: return text.size() <= 60 ? text : text.substr(0, 57) + "…";
    case Kind::null: case Kind::boolean: case Kind::number: break;
    }
    return plain().dump();
}

Result<JsonTree> parseJson(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Position position;
    TreeBuilder builder(position);
    const CountingIterator begin(text.data(), &position), end(text.data() + text.size(), &position);
    nlohmann::json::sax_parse(begin, end, &builder);
    if (!builder.errors.empty()) return builder.errors;
    return std::move(builder.root);
}

} // namespace racktally
