// The engine against the plainly written evaluation, on random projects.
#include "core/analysis/evaluation.h"
#include "core/project/project_json.h"
#include "core/project/validate.h"
#include "tests/support/plain_evaluation.h"
#include "tests/support/random_project.h"

#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>

namespace racktally {
namespace {

int projects() {
    const char* wanted = std::getenv("RACKTALLY_RANDOM_PROJECTS");
    return wanted ? std::atoi(wanted) : 1000;
}

void expectSame(const Figure& actual, const std::optional<double>& plain, const std::string& what) {
    const bool known = plain && std::isfinite(*plain);
    ASSERT_EQ(actual.has_value(), known) << what << (plain ? *plain : 0.0);
    if (!known) return;
    ASSERT_NEAR(*actual, *plain, 1e-6 + 1e-9 * std::abs(*plain)) << what;
}

void expectSameOption(const OptionFigures& actual, const test::PlainOption& plain) {
    expectSame(actual.totalCost, plain.total, "total");
    expectSame(actual.netPresentCost, plain.netPresent, "net present cost");
    for (std::size_t m = 0; m < plain.monthlyCost.size(); ++m)
        expectSame(std::isfinite(actual.monthlyCost[m]) ? Figure(actual.monthlyCost[m]) : std::nullopt, plain.monthlyCost[m], "month " + std::to_string(m));
    for (const auto& [category, amount] : actual.byCategory) {
        const auto place = plain.byCategory.find(std::string(keyOf(category)));
        expectSame(amount, place == plain.byCategory.end() ? 0 : place->second, std::string(keyOf(category)));
    }
    for (const auto& [key, amount] : plain.byCategory) {
        bool found = false;
        for (const auto& [category, total] : actual.byCategory) found = found || keyOf(category) == key;
        ASSERT_TRUE(found || amount == 0) << key;
    }
    expectSame(actual.gpuHoursCapacity, plain.capacity, "capacity");
    expectSame(actual.gpuHoursUsed, plain.used, "used");
    expectSame(actual.gpuHoursUnserved, plain.unserved, "unserved");
    expectSame(actual.servedPercent, plain.servedPercent, "served");
    expectSame(actual.energyKwh, plain.energy, "energy");
    expectSame(actual.co2Kg, plain.co2, "co2");
    expectSame(actual.ownNodes, plain.nodes, "own nodes");
    expectSame(actual.costPerUnit, plain.costPerUnit, "cost per unit");
    for (std::size_t i = 0; i < plain.workloadCost.size(); ++i) {
        expectSame(actual.perWorkload[i].cost, plain.workloadCost[i], "workload cost");
        expectSame(actual.perWorkload[i].gpuHoursUsed, plain.workloadUsed[i], "workload hours");
        expectSame(actual.perWorkload[i].completedWork, plain.workloadWork[i], "workload work");
    }
}

TEST(PlainEvaluation, AgreesOnRandomProjects) {
    for (int seed = 1; seed <= projects(); ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const Project project = test::RandomProject(static_cast<std::uint64_t>(seed)).make();
        ASSERT_TRUE(validate(project).empty()) << validate(project).front().address;
        const Evaluation actual = evaluate(project);
        const test::PlainEvaluation plain = test::evaluatePlainly(project);
        for (std::size_t i = 0; i < plain.options.size(); ++i) {
            SCOPED_TRACE(plain.options[i].id + " " + std::string(project.options[i].kindKey()));
            expectSameOption(actual.options[i], plain.options[i]);
            if (testing::Test::HasFatalFailure()) return;
        }
        for (std::size_t i = 0; i < plain.comparisons.size(); ++i) {
            const Comparison& c = actual.comparisons[i];
            const test::PlainComparison& p = plain.comparisons[i];
            SCOPED_TRACE(p.first + "~" + p.second);
            ASSERT_EQ(c.first, p.first);
            ASSERT_EQ(c.second, p.second);
            ASSERT_EQ(keyOf(c.verdict), p.verdict);
            expectSame(c.breakEvenMonths, p.breakEvenMonths, "break-even");
            expectSame(c.breakEvenHours, p.breakEvenHours, "break-even hours");
            expectSame(c.saving, p.saving, "saving");
            expectSame(c.breakEvenUtilizationPercent, p.utilization, "break-even utilisation");
            ASSERT_EQ(c.crossings.value_or(0), p.crossings);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

TEST(ProjectJson, RoundTripsRandomProjects) {
    for (int seed = 1; seed <= projects(); ++seed) {
        const Project project = test::RandomProject(static_cast<std::uint64_t>(seed)).make();
        const auto again = readProject(writeProject(project));
        ASSERT_TRUE(again.ok()) << "seed " << seed << ' ' << again.errors().front().address;
        ASSERT_EQ(again->project, project) << "seed " << seed;
    }
}

} // namespace
} // namespace racktally
