#include "core/document/document_store.h"

#include <fmt/format.h>

namespace racktally {

std::string holderName(const LockHolder& holder) { return fmt::format("{}, {}, PID {}", holder.program, holder.host, holder.process); }

} // namespace racktally
