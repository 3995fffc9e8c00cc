// Any bytes as a project in JSON: read or refused with errors, never a crash; what is read writes and reads as the same.
#include "core/analysis/evaluation.h"
#include "core/project/project_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace racktally;
    const auto read = readProject({reinterpret_cast<const char*>(data), size});
    if (!read) {
        if (read.errors().empty()) std::abort();
        return 0;
    }
    const auto again = readProject(writeProject(read->project));
    if (!again || again->project != read->project) std::abort();
    // Long horizons with many options are slow, not wrong.
    if (read->project.horizonMonths <= 120 && read->project.options.size() <= 10) static_cast<void>(evaluate(read->project, "2026-11-30"));
    return 0;
}
