// Options that are like another one: what they do not state comes from it.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

namespace racktally {

/// Copies every top-level field that an option with `like` does not state from the other option; chains in any order.
/// Errors: an unknown id, another kind, a circle.
Errors resolveLikes(Project& project);

} // namespace racktally
