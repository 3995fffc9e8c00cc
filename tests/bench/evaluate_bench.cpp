// How long one evaluation takes, as a median in milliseconds and as a ratio to the plainly written evaluation of the
// tests. Not a test: it prints figures and asserts none.
#include "core/analysis/evaluation.h"
#include "core/project/project_json.h"
#include "tests/support/files.h"
#include "tests/support/plain_evaluation.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

template <class F>
double medianMilliseconds(int runs, F&& f) {
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        f();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs / 2)];
}

} // namespace

int main() {
    const auto read = racktally::readProject(racktally::test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json"));
    if (!read) return 1;
    double sink = 0;
    for (const int horizon : {60, 120, 240}) {
        racktally::Project project = read->project;
        project.horizonMonths = horizon;
        const double engine = medianMilliseconds(300, [&] { sink += racktally::evaluate(project).options[0].totalCost.value_or(0); });
        const double plain = medianMilliseconds(30, [&] { sink += racktally::test::evaluatePlainly(project).options[0].total; });
        std::printf("%zu options, %d months: %.3f ms, %.2f of the plain evaluation\n", project.options.size(), horizon, engine, engine / plain);
    }
    return sink > 0 ? 0 : 1;
}
