// The rules that hold over a whole project, beyond what a single field says of itself.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

namespace racktally {

/// Everything that makes the project unusable; empty for a usable one. Field ranges are checked again, because a
/// project can also come from the window.
Errors validate(const Project& project);

} // namespace racktally
