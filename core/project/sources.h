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

/// The value that an input has in a fresh project; nothing where there is none, or where it has no reason (a title).
std::optional<LeafValue> defaultOf(const std::string& address);

/// Prices count as stale after 60 days, other figures after twelve months: then their age in days. Nothing if it is fresh,
/// undated, or `today` is empty.
std::optional<int> staleDays(const Provenance& provenance, const FieldInfo& info, const std::string& today);

/// What a reader of assumptions wants to know of one.
struct InputState {
    InputSource source;
    bool changed = false;         // another value than the default, or a source of its own
    bool unknown = false;         // no value, or nobody said where it comes from
    std::optional<int> staleDays;
};
InputState stateOf(const Project& project, const std::string& address, const Leaf& leaf, const std::string& today);

/// The project with this said of the input; an empty provenance takes what was said.
Project withProvenance(const Project& project, const std::string& address, const Provenance& provenance);

} // namespace racktally
