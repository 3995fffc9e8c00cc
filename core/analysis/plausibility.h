// Notes beside the result, each with its origin: figures that are far from what published calculations find. Never a
// correction.
#pragma once

#include "core/analysis/evaluation.h"

#include <string>

namespace racktally {

/// `today` (2026-11-30) dates stale prices; without it none is called stale.
std::vector<Finding> plausibilityNotes(const Project& project, const Evaluation& evaluation, const std::string& today);

} // namespace racktally
