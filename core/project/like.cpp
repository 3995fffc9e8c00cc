#include "core/project/like.h"

#include "core/project/fields.h"

#include <algorithm>

namespace racktally {

namespace {

template <class Struct>
void copyUnstated(Struct& to, const Struct& from, const std::set<std::string>& stated) {
    forEachField(to, [&](const auto& field, auto& member) {
        const std::string_view key = field.info.key;
        if (key == "id" || key == "like" || stated.contains(std::string(key))) return;
        member = from.*field.member;
    });
}

} // namespace

Errors resolveLikes(Project& project) {
    enum class State { open, busy, done };
    std::vector<State> states(project.options.size(), State::open);
    Errors errors;
    const std::function<void(std::size_t)> resolve = [&](std::size_t i) {
        Option& option = project.options[i];
        if (states[i] != State::open) return;
        states[i] = State::busy;
        if (!option.like.empty()) {
            const std::string address = "options." + option.id + ".like";
            const std::size_t other = indexOf(project.options, option.like);
            if (other == project.options.size()) {
                errors.push_back({Reason::unknownReference, address, option.like});
            } else if (states[other] == State::busy) {
                errors.push_back({Reason::circular, address, option.like});
            } else if (project.options[other].kind.index() != option.kind.index()) {
                errors.push_back({Reason::wrongKind, address, option.like, std::string(option.kindKey())});
            } else {
                resolve(other);
                const Option& from = project.options[other];
                copyUnstated(option, from, option.stated);
                std::visit([&](auto& kind) { copyUnstated(kind, std::get<std::decay_t<decltype(kind)>>(from.kind), option.stated); }, option.kind);
            }
        }
        states[i] = State::done;
    };
    for (std::size_t i = 0; i < project.options.size(); ++i) resolve(i);
    return errors;
}

} // namespace racktally
