// The sizing of a project's workloads in the form that the file format fixes ("racktally-sizing", version 1).
#pragma once

#include "core/sizing/sizing.h"

#include <nlohmann/json.hpp>

namespace racktally {

std::string sizingJson(const std::vector<WorkloadSizing>& sizings);

} // namespace racktally
