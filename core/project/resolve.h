// What a project's options do not state themselves but follows: fields of another option, size and power of a configuration.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

namespace racktally {

/// Fills in what options take from others (see resolveLikes) and what configurations supply. Errors: as resolveLikes().
Errors resolve(Project& project);

} // namespace racktally
