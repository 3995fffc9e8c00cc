// Addresses: names of inputs such as "options.own.staff_fte", used by errors, sources, scenarios, undo and spreadsheets.
#pragma once

#include "core/base/result.h"
#include "core/base/set_leaf.h"
#include "core/project/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace racktally {

/// Calls visitor for every input of the project, in the order of the field tables.
void forEachLeaf(Project& project, const std::function<void(const std::string& address, const Leaf&)>& visitor);
void forEachLeaf(const Project& project, const std::function<void(const std::string& address, const Leaf&)>& visitor);

/// The input with this address.
std::optional<Leaf> findLeaf(Project& project, std::string_view address);
/// The same, to read only.
std::optional<Leaf> findLeaf(const Project& project, std::string_view address);

/// The project with one input set; see setLeaf().
Result<Project> withValue(const Project& project, const std::string& address, const LeafValue& value);

/// As withValue(), for a person who edits: stating one of several fields that exclude each other clears the others.
Result<Project> withEdit(const Project& project, const std::string& address, const LeafValue& value);

/// Whether text is a valid id: [a-z][a-z0-9_-]*
bool isId(std::string_view text);
/// `wanted` made into an id that is not in `taken`.
std::string freshId(std::string_view wanted, const std::vector<std::string>& taken);

/// Renames the option or workload everywhere: its own id, addresses of sources and scenarios, and maps that refer to it.
Result<Project> withRenamedOption(const Project& project, std::string_view from, const std::string& to);
Result<Project> withRenamedWorkload(const Project& project, std::string_view from, const std::string& to);

} // namespace racktally
