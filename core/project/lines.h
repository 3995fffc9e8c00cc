// Lists of lines in a project (purchases, cost lines, licences, …): which there are, adding to them, removing from them.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace racktally {

struct LineList {
    std::string address;                      // "options.own.items"
    std::vector<const FieldInfo*> columns;    // single fields of a line, without its id
    std::vector<std::string> ids;
};

/// Every list of lines, also the empty ones, in the order of the field tables; not the workloads and options themselves.
std::vector<LineList> lineLists(const Project& project);

/// The project with a new line of default values at the end of a list.
Result<Project> withNewLine(const Project& project, const std::string& list);
/// The project without a line; its sources and the changes that scenarios make to it go with it.
Result<Project> withoutLine(const Project& project, const std::string& list, const std::string& id);

} // namespace racktally
