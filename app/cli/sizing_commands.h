// The command "size", and how "explain" reaches the formulas of a sizing.
#pragma once

#include "app/cli/call.h"

#include <optional>

namespace racktally::cli {

int runSize(const QStringList& arguments);
/// Explains a figure of a sized workload; nothing if `name` names none.
std::optional<int> explainSizing(const Call& call, const Project& project, const std::string& name);

} // namespace racktally::cli
