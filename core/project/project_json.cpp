#include "core/project/project_json.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/json_tree.h"
#include "core/project/resolve.h"
#include "core/project/structure.h"
#include "core/project/validate.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

namespace {

using nlohmann::ordered_json;

/// Fills structs from the tree by their field tables and remembers on which line each address stands.
class Reader {
public:
    explicit Reader(bool newerVersion) : m_newerVersion(newerVersion) {}

    void readProject(const JsonTree& tree, Project& project) {
        object(tree, project, "", {"format", "version"});
        giveIdsIn(project);
    }

    Errors errors;
    std::map<std::string, int> lines;

private:
    void fail(Error error, int line) {
        error.line = line;
        errors.push_back(std::move(error));
    }

    bool isKind(const JsonTree& tree, JsonTree::Kind kind, const char* expected, const std::string& address) {
        if (tree.kind == kind) return true;
        fail({Reason::wrongType, address, tree.quoted(), expected}, tree.line);
        return false;
    }

    template <class Struct>
    static void keysOf(std::vector<std::string>& keys) {
        std::apply([&](const auto&... fields) { (keys.emplace_back(fields.info.key), ...); }, Fields<Struct>::table);
    }

    void refuseUnknown(const JsonTree& tree, const std::vector<std::string>& known, const std::string& address) {
        if (m_newerVersion) return;
        for (const auto& [key, value] : tree.members)
            if (std::find(known.begin(), known.end(), key) == known.end())
                fail({Reason::unknownKey, addressBelow(address, key), key, {}, nearest(key, known)}, value.line);
    }

    template <class Struct>
    void object(const JsonTree& tree, Struct& target, const std::string& address,
                std::vector<std::string> alsoKnown = {}) {
        if (!isKind(tree, JsonTree::Kind::object, RT_TEXT("group of fields in braces"), address)) return;
        keysOf<Struct>(alsoKnown);
        refuseUnknown(tree, alsoKnown, address);
        fields(tree, target, address);
    }

    template <class Struct>
    void fields(const JsonTree& tree, Struct& target, const std::string& address) {
        forEachField(target, [&](const auto& field, auto& member) {
            const std::string place = addressBelow(address, field.info.key);
            const bool partial = m_partial; // inside a field nothing may be missing
            using Member = std::decay_t<decltype(member)>;
            const JsonTree* content = tree.member(field.info.key);
            // A key that may hold one value or a list has a row for each.
            if (content && hasTwoRows<Struct>(field.info.key) && (content->kind == JsonTree::Kind::list) != detail::ListOfStructs<Member>) return;
            if (content) {
                lines[place] = content->line;
                m_partial = false;
                read(*content, member, place, field.info);
                m_partial = partial;
            } else if (field.info.required && !m_partial && (field.info.unless.empty() || !tree.member(field.info.unless))) {
                fail({Reason::missing, place}, tree.line);
            }
        });
    }

    template <class Struct>
    static bool hasTwoRows(std::string_view key) {
        int rows = 0;
        std::apply([&](const auto&... fields) { ((rows += fields.info.key == key), ...); }, Fields<Struct>::table);
        return rows > 1;
    }

    template <class T>
    void read(const JsonTree& tree, T& target, const std::string& address, const FieldInfo& info) {
        if constexpr (detail::LeafType<T>) {
            leaf(tree, Leaf{&info, leafPlace(target)}, address);
        } else if constexpr (detail::HasFields<T>) {
            object(tree, target, address);
        } else if constexpr (detail::OptionalStruct<T>) {
            object(tree, target.emplace(), address);
        } else if constexpr (detail::ListOfStructs<T>) {
            list(tree, target, address);
        } else if constexpr (detail::NumberList<T>) {
            numbers(tree, target, address, info);
        } else if constexpr (std::is_same_v<T, ordered_json>) {
            target = tree.plain();
        } else {
            map(tree, target, address, info);
        }
    }

    void leaf(const JsonTree& tree, const Leaf& leaf, const std::string& address) {
        LeafValue value;
        switch (tree.kind) {
        case JsonTree::Kind::null: break;
        case JsonTree::Kind::boolean: value = tree.boolean; break;
        case JsonTree::Kind::number: value = tree.number; break;
        case JsonTree::Kind::text: value = tree.text; break;
        case JsonTree::Kind::list: case JsonTree::Kind::object:
            return fail({Reason::wrongType, address, tree.quoted(), RT_TEXT("single value")}, tree.line);
        }
        if (auto error = setLeaf(leaf, address, value)) fail(*error, tree.line);
    }

    template <class T>
    void list(const JsonTree& tree, std::vector<T>& target, const std::string& address) {
        if (!isKind(tree, JsonTree::Kind::list, RT_TEXT("list in brackets"), address)) return;
        for (const JsonTree& element : tree.elements) {
            // Some lists name their lines by another key, which is the first of their table.
            const JsonTree* id = element.member(std::get<0>(Fields<T>::table).info.key);
            const std::string name = id && !id->text.empty() ? id->text : fmt::format("{}", target.size() + 1);
            const std::string place = addressBelow(address, name);
            lines[place] = element.line;
            T& item = target.emplace_back();
            if constexpr (std::is_same_v<T, Option>) option(element, item, place);
            else if constexpr (std::is_same_v<T, Workload>) workload(element, item, place);
            else object(element, item, place);
        }
    }

    /// Index of the kind that the element states, or nothing after an error.
    std::optional<std::size_t> kindOf(const JsonTree& tree, std::span<const std::string_view> keys, const std::string& address) {
        if (!isKind(tree, JsonTree::Kind::object, RT_TEXT("group of fields in braces"), address)) return std::nullopt;
        const JsonTree* kind = tree.member("kind");
        if (!kind) {
            fail({Reason::missing, addressBelow(address, "kind")}, tree.line);
            return std::nullopt;
        }
        const auto known = std::find(keys.begin(), keys.end(), kind->text);
        if (known != keys.end()) return static_cast<std::size_t>(known - keys.begin());
        const std::vector<std::string> names(keys.begin(), keys.end());
        fail({Reason::unknownName, addressBelow(address, "kind"), kind->quoted(), fmt::format("{}", fmt::join(names, ", ")), nearest(kind->text, names)}, kind->line);
        return std::nullopt;
    }

    void workload(const JsonTree& tree, Workload& target, const std::string& address) {
        const auto kind = kindOf(tree, workKindKeys, address);
        if (!kind) return;
        target.kind = emptyWork(*kind);
        std::visit(
            [&](auto& content) {
                std::vector<std::string> keys{"kind"};
                keysOf<std::decay_t<decltype(content)>>(keys);
                object(tree, target, address, keys);
                fields(tree, content, address);
            },
            target.kind);
        // The demand of sized work follows from its size.
        if (!target.isSized() && !tree.member("demand")) fail({Reason::missing, addressBelow(address, "demand")}, tree.line);
    }

    void option(const JsonTree& tree, Option& target, const std::string& address) {
        const auto kind = kindOf(tree, optionKindKeys, address);
        if (!kind) return;
        target.kind = emptyKind(*kind);
        const bool likeAnother = tree.member("like") != nullptr;
        if (likeAnother)
            for (const auto& [key, value] : tree.members) target.stated.insert(key);
        std::visit(
            [&](auto& content) {
                std::vector<std::string> keys{"kind"};
                keysOf<std::decay_t<decltype(content)>>(keys);
                m_partial = likeAnother;
                object(tree, target, address, keys);
                topFields(tree, content, address, likeAnother);
                m_partial = false;
            },
            target.kind);
    }

    /// The fields of an option itself may be missing where it is like another; those inside them may not.
    template <class Struct>
    void topFields(const JsonTree& tree, Struct& target, const std::string& address, bool partial) {
        m_partial = partial;
        fields(tree, target, address);
        m_partial = false;
    }

    void numbers(const JsonTree& tree, std::vector<double>& target, const std::string& address, const FieldInfo& info) {
        if (!isKind(tree, JsonTree::Kind::list, RT_TEXT("list in brackets"), address)) return;
        for (const JsonTree& element : tree.elements) {
            double& number = target.emplace_back();
            leaf(element, Leaf{&info, &number}, addressBelow(address, std::to_string(target.size() - 1)));
        }
    }

    template <class T>
    void map(const JsonTree& tree, std::map<std::string, T>& target, const std::string& address, const FieldInfo& info) {
        if (!isKind(tree, JsonTree::Kind::object, RT_TEXT("group of fields in braces"), address)) return;
        for (const auto& [key, element] : tree.members) {
            const std::string place = addressBelow(address, key);
            lines[place] = element.line;
            read(element, target[key], place, info);
        }
    }

    /// Lines without an id get one, from their text where they have one.
    template <class T>
    static void giveIds(std::vector<T>& list) {
        std::vector<std::string> taken;
        for (const T& element : list) taken.push_back(element.id);
        for (T& element : list) {
            if (!element.id.empty()) continue;
            if constexpr (requires { element.role; }) element.id = freshId(EnumNames<PartRole>::names[static_cast<std::size_t>(element.role)], taken);
            else if constexpr (requires { element.profile; element.count; }) element.id = freshId("mig", taken);
            else if constexpr (requires { element.text; }) element.id = freshId(element.text, taken);
            else element.id = freshId("line", taken);
            taken.push_back(element.id);
        }
    }

    template <class Struct>
    static void giveIdsIn(Struct& value) {
        forEachField(value, [&]<class F, class M>(const F&, M& member) {
            if constexpr (detail::ListOfStructs<M>) {
                if constexpr (!std::is_same_v<typename M::value_type, Workload> && !std::is_same_v<typename M::value_type, Option> && !std::is_same_v<typename M::value_type, Scenario>) giveIds(member);
                for (auto& element : member) giveIdsIn(element);
            } else if constexpr (detail::HasFields<M>) {
                giveIdsIn(member);
            } else if constexpr (detail::OptionalStruct<M>) {
                if (member) giveIdsIn(*member);
            }
        });
        if constexpr (std::is_same_v<Struct, Option>) std::visit([](auto& kind) { giveIdsIn(kind); }, value.kind);
    }

    bool m_newerVersion;
    bool m_partial = false;          // required fields may be missing: they come from another option
};

/// Line of the address or of the nearest thing around it.
int lineOf(const std::map<std::string, int>& lines, std::string address) {
    for (;;) {
        const auto place = lines.find(address);
        if (place != lines.end()) return place->second;
        const std::size_t dot = address.rfind('.');
        if (dot == std::string::npos) return 1;
        address.resize(dot);
    }
}

std::optional<Error> checkHead(const JsonTree& tree, bool& newer) {
    const JsonTree* format = tree.member("format");
    if (tree.kind != JsonTree::Kind::object || !format || format->text != "racktally-project")
        return Error{Reason::notAProject, "format", format ? format->quoted() : std::string(), {}, {}, 0, 0, 1};
    const JsonTree* version = tree.member("version");
    const bool whole = version && version->kind == JsonTree::Kind::number && version->number >= 1 &&
                       version->number == std::floor(version->number);
    if (!whole)
        return Error{Reason::versionInvalid, "version", version ? version->quoted() : std::string(), {}, {}, 0, 0,
                     version ? version->line : 1};
    newer = version->number > projectFormatVersion;
    return std::nullopt;
}

ordered_json numberJson(double value) {
    if (value == std::floor(value) && std::abs(value) < 9e15) return static_cast<std::int64_t>(value);
    return value;
}

ordered_json leafJson(const Leaf& leaf) {
    const LeafValue value = valueOf(leaf);
    if (const auto* number = std::get_if<double>(&value)) return numberJson(*number);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value); text && !text->empty()) return *text;
    return nullptr;
}

template <class Struct>
void writeFields(const Struct& value, ordered_json& object);

/// An option that is like another is written with what it states itself.
void leaveStated(const Option& option, ordered_json& object) {
    auto own = ordered_json::object();
    for (const auto& [key, value] : object.items())
        if (key == "id" || key == "kind" || key == "like" || option.stated.contains(key)) own[key] = value;
    object = std::move(own);
}

/// Null where there is nothing to write.
template <class T>
ordered_json writeValue(const T& value, const FieldInfo& info) {
    if constexpr (detail::LeafType<T>) {
        return leafJson({&info, leafPlace(const_cast<T&>(value))});
    } else if constexpr (std::is_same_v<T, ordered_json>) {
        return value;
    } else if constexpr (detail::HasFields<T>) {
        auto result = ordered_json::object();
        writeFields(value, result);
        return result;
    } else if constexpr (detail::OptionalStruct<T>) {
        return value ? writeValue(*value, info) : ordered_json();
    } else if constexpr (detail::ListOfStructs<T> || detail::NumberList<T>) {
        auto result = ordered_json::array();
        for (const auto& element : value) {
            if constexpr (detail::NumberList<T>) result.push_back(numberJson(element));
            else result.push_back(writeValue(element, info));
        }
        return result.empty() && info.key != "options" && info.key != "workloads" ? ordered_json() : result;
    } else {
        auto result = ordered_json::object();
        for (const auto& [key, element] : value) result[key] = writeValue(element, info);
        return result.empty() ? ordered_json() : result;
    }
}

template <class Struct>
void writeFields(const Struct& value, ordered_json& object) {
    forEachField(value, [&](const auto& field, const auto& member) {
        ordered_json content = writeValue(member, field.info);
        // Sized work without a demand of its own has none in the file.
        if constexpr (std::is_same_v<Struct, Workload>)
            if (field.info.key == "demand" && value.isSized() && value.demand == Demand()) return;
        if (!content.is_null()) object[std::string(field.info.key)] = std::move(content);
        // The kind stands behind the id and name that people look for first.
        if constexpr (std::is_same_v<Struct, Option> || std::is_same_v<Struct, Workload>)
            if (field.info.key == "name") object["kind"] = std::string(value.kindKey());
        // What work asks stands before its demand.
        if constexpr (std::is_same_v<Struct, Workload>)
            if (field.info.key == "name") std::visit([&](const auto& kind) { writeFields(kind, object); }, value.kind);
    });
    if constexpr (std::is_same_v<Struct, Option>) {
        std::visit([&](const auto& kind) { writeFields(kind, object); }, value.kind);
        if (!value.like.empty()) leaveStated(value, object);
    }
}

} // namespace

Result<ReadProject> readProject(std::string_view json) {
    auto tree = parseJson(json);
    if (!tree) return tree.errors();
    ReadProject result;
    if (auto error = checkHead(*tree, result.newerVersion)) return *error;
    Reader reader(result.newerVersion);
    reader.readProject(*tree, result.project);
    // Rules over the whole project would only repeat what is missing in a project that was not understood.
    if (reader.errors.empty()) {
        reader.errors = resolve(result.project);
        if (reader.errors.empty()) reader.errors = validate(result.project);
        for (Error& error : reader.errors) error.line = lineOf(reader.lines, error.address);
    }
    if (!reader.errors.empty()) return reader.errors;
    return result;
}

ordered_json projectJson(const Project& project) {
    ordered_json root;
    root["format"] = "racktally-project";
    root["version"] = projectFormatVersion;
    writeFields(project, root);
    return root;
}

std::string writeProject(const Project& project) {
    return projectJson(project).dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

std::optional<LeafValue> leafValue(const ordered_json& value) {
    if (value.is_number()) return value.get<double>();
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_string()) return value.get<std::string>();
    if (value.is_null()) return LeafValue();
    return std::nullopt;
}

Result<Project> withScenario(const Project& project, std::string_view scenarioId) {
    const std::size_t index = indexOf(project.scenarios, scenarioId);
    if (index == project.scenarios.size()) {
        std::vector<std::string> known;
        for (const Scenario& scenario : project.scenarios) known.push_back(scenario.id);
        return Error{Reason::unknownReference, "scenarios", std::string(scenarioId),
                     fmt::format("{}", fmt::join(known, ", ")), nearest(scenarioId, known)};
    }
    Project changed = project;
    for (const auto& [address, value] : project.scenarios[index].changes.items()) {
        const auto content = leafValue(value);
        if (!content) return Error{Reason::wrongType, address, value.dump(), RT_TEXT("single value")};
        auto next = withValue(changed, address, *content);
        if (!next) return next.errors();
        changed = std::move(*next);
    }
    if (Errors errors = validate(changed); !errors.empty()) return errors;
    return changed;
}

} // namespace racktally
