#include "core/project/sources.h"

#include "core/project/address.h"

namespace racktally {

InputSource sourceOf(const Project& project, const std::string& address) {
    InputSource result;
    if (const auto stated = project.inputs.find(address); stated != project.inputs.end()) result.provenance = stated->second;
    Project copy = project, defaults;
    const auto own = findLeaf(copy, address), standard = findLeaf(defaults, address);
    if (!own || !standard || own->info->defaultSource[0] == '\0' || valueOf(*own) != valueOf(*standard)) return result;
    result.isDefault = true;
    if (result.provenance.source.empty()) {
        result.provenance.source = own->info->defaultSource;
        result.provenance.confidence = Confidence::defaultValue;
    }
    return result;
}

} // namespace racktally
