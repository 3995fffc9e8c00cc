#include "core/project/sources.h"

#include "core/project/address.h"

namespace racktally {

namespace {

/// Values that a fresh project has, by address.
const std::map<std::string, LeafValue>& defaults() {
    static const std::map<std::string, LeafValue> values = [] {
        std::map<std::string, LeafValue> result;
        forEachLeaf(Project(), [&](const std::string& address, const Leaf& leaf) { result.emplace(address, valueOf(leaf)); });
        return result;
    }();
    return values;
}

} // namespace

InputSource sourceOf(const Project& project, const std::string& address, const Leaf& leaf) {
    InputSource result;
    if (const auto stated = project.inputs.find(address); stated != project.inputs.end()) result.provenance = stated->second;
    const auto standard = defaults().find(address);
    if (standard == defaults().end() || leaf.info->defaultSource[0] == '\0' || valueOf(leaf) != standard->second) return result;
    result.isDefault = true;
    if (result.provenance.source.empty()) {
        result.provenance.source = leaf.info->defaultSource;
        result.provenance.confidence = Confidence::defaultValue;
    }
    return result;
}

InputSource sourceOf(const Project& project, const std::string& address) {
    Project copy = project;
    const auto leaf = findLeaf(copy, address);
    return leaf ? sourceOf(copy, address, *leaf) : InputSource();
}

} // namespace racktally
