#include "core/project/resolve.h"

#include "core/project/configured.h"
#include "core/project/like.h"

namespace racktally {

Errors resolve(Project& project) {
    Errors errors = resolveLikes(project);
    if (errors.empty()) supplyFromConfigurations(project);
    return errors;
}

} // namespace racktally
