// Where the value of an input comes from: what the project says of it, or the source of a default.
#pragma once

#include "core/project/project.h"

#include <string>

namespace racktally {

struct InputSource {
    Provenance provenance;
    bool isDefault = false;       // the value is the field's default, with the default's source
};

/// Source of the input with this address and value; empty where nobody stated one.
InputSource sourceOf(const Project& project, const std::string& address, const Leaf& leaf);
InputSource sourceOf(const Project& project, const std::string& address);

} // namespace racktally
