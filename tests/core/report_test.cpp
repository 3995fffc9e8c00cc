// What charts and tables show agrees with the figures, through every lens.
#include "core/analysis/evaluation.h"
#include "core/project/project_json.h"
#include "core/report/charts.h"
#include "core/report/figures.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace racktally;

namespace {

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// Every sample, before and after tax.
std::vector<Project> projects() {
    std::vector<Project> result;
    for (const auto& path : test::filesIn(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples", ".json"))
        for (const bool tax : {false, true}) {
            Project project = readProject(test::contentOf(path)).value().project;
            project.assumptions.tax.enabled = tax;
            project.assumptions.discountRatePercent = 6;
            result.push_back(std::move(project));
        }
    return result;
}

} // namespace

TEST(Report, MonthsByCategoryAddUpToTheFigures) {
    for (const Project& project : projects()) {
        const Evaluation e = evaluate(project);
        for (const OptionFigures& option : e.options) {
            EXPECT_NEAR(sum(monthlyCost(e, option, {})), *option.totalCost, 1e-6) << project.title << " " << option.id;
            EXPECT_NEAR(sum(monthlyCost(e, option, {.presentValue = true})), *option.netPresentCost, 1e-6) << project.title << " " << option.id;
            const MonthsByCategory months = monthsByCategory(e, option, {});
            for (const auto& [category, amount] : option.byCategory) EXPECT_NEAR(sum(months[static_cast<std::size_t>(category)]), *amount, 1e-6);
            double all = 0;
            for (const auto& one : months) all += sum(one);
            EXPECT_NEAR(all, *option.totalCost, 1e-6);
            const double tax = sum(months[static_cast<std::size_t>(Category::tax)]);
            EXPECT_NEAR(sum(monthlyCost(e, option, {.beforeTax = true})), *option.totalCost - tax, 1e-6);
        }
    }
}

TEST(Report, BeforeTaxIsWhatAProjectWithoutTaxCosts) {
    for (const Project& project : projects()) {
        if (!project.assumptions.tax.enabled) continue;
        Project without = project;
        without.assumptions.tax.enabled = false;
        const Evaluation after = evaluate(project), before = evaluate(without);
        for (std::size_t i = 0; i < after.options.size(); ++i) {
            // A hybrid that asks for the best number of nodes may own another number when tax counts.
            if (after.options[i].ownNodes != before.options[i].ownNodes) continue;
            EXPECT_NEAR(sum(monthlyCost(after, after.options[i], {.beforeTax = true})), *before.options[i].totalCost, 1e-6) << project.title << " " << after.options[i].id;
        }
    }
}

TEST(Report, CurvesBarsAndPaymentsAgree) {
    for (const Project& project : projects()) {
        const Evaluation e = evaluate(project);
        for (const Lens lens : {Lens{}, Lens{Period::quarter, true}, Lens{Period::month, false, true}, Lens{Period::year, true, true}}) {
            const CumulativeChart curves = cumulativeChart(project, e, nullptr, lens);
            const std::vector<CostBar> bars = costBars(e, lens);
            for (std::size_t i = 0; i < e.options.size(); ++i) {
                const double total = sum(monthlyCost(e, e.options[i], lens));
                EXPECT_NEAR(curves.curves[i].cumulative.back() - curves.curves[i].residual, total, 1e-6);
                EXPECT_NEAR(*bars[i].total, curves.curves[i].cumulative.back(), 1e-6) << "without the residual value";
                EXPECT_NEAR(std::accumulate(bars[i].amounts.begin(), bars[i].amounts.end(), bars[i].tax), *bars[i].total, 1e-6);
                const CashFlowChart payments = cashFlowChart(project, e, i, lens);
                ASSERT_FALSE(payments.columns.empty());
                EXPECT_NEAR(payments.columns.back().cumulative, total, 1e-6);
                EXPECT_EQ(payments.columns.back().lastMonth, project.horizonMonths);
                EXPECT_EQ(payments.columns.size(), 1U + static_cast<std::size_t>((project.horizonMonths + monthsIn(lens.period) - 1) / monthsIn(lens.period)));
            }
        }
    }
}

TEST(Report, BreakEvenLiesOnBothCurves) {
    int marked = 0;
    for (const Project& project : projects()) {
        const Evaluation e = evaluate(project);
        for (const Comparison& comparison : e.comparisons)
            for (const bool present : {false, true}) {
                const CumulativeChart chart = cumulativeChart(project, e, &comparison, {.presentValue = present});
                if (!chart.breakEven || comparison.crossings != 1) continue;
                ++marked;
                const auto at = [&](const std::string& id) {
                    for (const CurveData& curve : chart.curves) {
                        if (curve.optionId != id) continue;
                        const auto before = static_cast<std::size_t>(chart.breakEven->months);
                        const std::size_t after = std::min(before + 1, curve.cumulative.size() - 1);
                        const double inside = chart.breakEven->months - static_cast<double>(before);
                        return curve.cumulative[before] * (1 - inside) + curve.cumulative[after] * inside;
                    }
                    return 0.0;
                };
                EXPECT_NEAR(at(comparison.first), at(comparison.second), 0.01) << project.title << " " << comparison.first << "~" << comparison.second;
                EXPECT_NEAR(chart.breakEven->cost, at(comparison.first), 1e-6);
            }
    }
    EXPECT_GT(marked, 20);
}

TEST(Report, EveryFigureNamesAQuantityThatGivesIt) {
    for (const Project& project : projects()) {
        const Evaluation e = evaluate(project);
        const Model& model = *e.formulas->model;
        for (const FigureRow& row : figureRows())
            for (const OptionFigures& option : e.options) {
                const Figure value = option.*row.value;
                const auto quantity = model.find(option.id, row.quantity);
                if (!value || !quantity) continue;
                EXPECT_NEAR(e.formulas->values.at(model, model.quantities()[*quantity].node, 0), *value, 1e-9) << option.id << " " << row.quantity;
            }
    }
}

TEST(Report, AnUnknownOptionHasNoBarAndNoPayments) {
    Project project = readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json")).value().project;
    for (Workload& workload : project.workloads) workload.demand.tokensPerMonth.reset();
    const Evaluation e = evaluate(project);
    const std::size_t api = indexOf(project.options, "api");
    const CostBar bar = costBars(e)[api];
    EXPECT_FALSE(bar.total);
    EXPECT_EQ(std::accumulate(bar.amounts.begin(), bar.amounts.end(), 0.0), 0.0);
    EXPECT_TRUE(cashFlowChart(project, e, api, {}).columns.empty());
}
