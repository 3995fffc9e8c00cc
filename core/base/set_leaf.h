// Setting one input by its description: the one place that checks type and range, for files, forms and catalogues.
#pragma once

#include "core/base/field.h"
#include "core/base/result.h"

#include <optional>
#include <string>

namespace racktally {

/// Sets one input. The value is checked for type and range; rules between inputs are the owner's business.
std::optional<Error> setLeaf(const Leaf& leaf, const std::string& address, const LeafValue& value);

} // namespace racktally
