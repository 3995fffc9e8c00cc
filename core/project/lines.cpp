#include "core/project/lines.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/resolve.h"
#include "core/project/structure.h"

#include <algorithm>

namespace racktally {

namespace {

/// Calls visitor(address, list) for every list of lines, each list with its own type.
template <class Struct, class Visitor>
void walkLines(Struct& value, const std::string& address, Visitor&& visitor) {
    forEachField(value, [&]<class F, class M>(const F& field, M& member) {
        using Member = std::remove_const_t<M>;
        const std::string place = addressBelow(address, field.info.key);
        if constexpr (detail::ListOfStructs<Member>) {
            using Line = typename Member::value_type;
            if constexpr (!std::is_same_v<Line, Workload> && !std::is_same_v<Line, Option> && !std::is_same_v<Line, Scenario>) visitor(place, member);
            for (auto& element : member) walkLines(element, addressBelow(place, element.id), visitor);
        } else if constexpr (detail::HasFields<Member>) {
            walkLines(member, place, visitor);
        }
    });
    if constexpr (requires { value.kind.index(); })
        std::visit([&](auto& kind) { walkLines(kind, address, visitor); }, value.kind);
}

template <class Line>
std::vector<std::string> idsOf(const std::vector<Line>& lines) {
    std::vector<std::string> ids;
    for (const Line& line : lines) ids.push_back(line.id);
    return ids;
}

/// An option that is like another states the list from now on.
Result<Project> stated(Project project, const std::string& list) {
    for (Option& option : project.options) {
        const std::string prefix = "options." + option.id + ".";
        if (!option.like.empty() && list.starts_with(prefix)) option.stated.insert(list.substr(prefix.size(), list.find('.', prefix.size()) - prefix.size()));
    }
    if (Errors errors = resolve(project); !errors.empty()) return errors;
    return project;
}

} // namespace

std::vector<LineList> lineLists(const Project& project) {
    std::vector<LineList> result;
    walkLines(project, "", [&]<class Line>(const std::string& address, const std::vector<Line>& lines) {
        LineList list{address, {}, idsOf(lines)};
        Line example;
        forEachField(example, [&]<class F, class M>(const F& field, M&) {
            if constexpr (detail::LeafType<M>)
                if (field.info.key != "id") list.columns.push_back(&field.info);
        });
        result.push_back(std::move(list));
    });
    return result;
}

Result<Project> withNewLine(const Project& project, const std::string& list) {
    Project changed = project;
    bool found = false;
    walkLines(changed, "", [&]<class Line>(const std::string& address, std::vector<Line>& lines) {
        if (address != list) return;
        found = true;
        // Dated rates are named by their month: the next year's first.
        std::string id = freshId("line", idsOf(lines));
        if constexpr (std::is_same_v<Line, DatedRate>) {
            const auto last = lines.empty() ? std::nullopt : CalendarMonth::parse(lines.back().id);
            id = (last ? CalendarMonth{last->year + 1, 1} : project.start).text();
        }
        lines.emplace_back().id = id;
    });
    if (!found) return Error{Reason::unknownReference, list, list};
    return stated(std::move(changed), list);
}

Result<Project> withoutLine(const Project& project, const std::string& list, const std::string& id) {
    Project changed = project;
    bool found = false;
    walkLines(changed, "", [&]<class Line>(const std::string& address, std::vector<Line>& lines) {
        if (address == list) found = std::erase_if(lines, [&](const Line& line) { return line.id == id; }) > 0 || found;
    });
    const std::string address = addressBelow(list, id);
    if (!found) return Error{Reason::unknownReference, address, id};
    forget(changed, address);
    return stated(std::move(changed), list);
}

} // namespace racktally
