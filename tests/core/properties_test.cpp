// What must hold for every project, whatever its figures: sums, scaling, neutral rates, equal workloads, currencies.
#include "core/analysis/evaluation.h"
#include "core/analysis/project_model.h"
#include "core/project/address.h"
#include "core/project/validate.h"
#include "tests/support/random_project.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace racktally {
namespace {

Project randomProject() {
    const auto seed = *rc::gen::inRange<std::uint64_t>(1, 1000000000);
    return test::RandomProject(seed).make();
}

void same(double a, double b, double scale = 1) {
    RC_ASSERT(std::abs(a - b) <= 1e-6 + 1e-9 * std::abs(scale));
}

void sameTotals(const Evaluation& a, const Evaluation& b, double factor = 1) {
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        RC_ASSERT(a.options[i].totalCost.has_value() == b.options[i].totalCost.has_value());
        if (!a.options[i].totalCost) continue;
        same(*a.options[i].totalCost * factor, *b.options[i].totalCost, *b.options[i].totalCost);
        for (std::size_t m = 0; m < a.options[i].monthlyCost.size(); ++m)
            same(a.options[i].monthlyCost[m] * factor, b.options[i].monthlyCost[m], *b.options[i].totalCost);
    }
}

/// Every input with a money unit, times a factor; staff and electricity among them.
Project withPricesTimes(const Project& project, double factor) {
    Project result = project;
    forEachLeaf(result, [&](const std::string&, const Leaf& leaf) {
        if (!isMoney(leaf.info->unit)) return;
        if (auto* const* number = std::get_if<double*>(&leaf.place)) **number *= factor;
        if (auto* const* number = std::get_if<std::optional<double>*>(&leaf.place); number && **number) **number = ***number * factor;
    });
    return result;
}

RC_GTEST_PROP(Properties, TotalsAreSumsOfCategoriesAndOfMonths, ()) {
    const Evaluation e = evaluate(randomProject());
    for (const OptionFigures& o : e.options) {
        if (!o.totalCost) continue;
        double months = 0, categories = 0;
        for (const double cost : o.monthlyCost) months += cost;
        for (const auto& [category, amount] : o.byCategory) categories += *amount;
        same(months, *o.totalCost, months);
        same(categories, *o.totalCost, months);
        same(o.cumulativeCost.back(), *o.totalCost, months);
        same(*o.upfrontCost, o.monthlyCost[0], months);
    }
}

RC_GTEST_PROP(Properties, WithoutInterestThePresentCostIsTheTotal, ()) {
    Project project = randomProject();
    project.assumptions.discountRatePercent = 0;
    for (const OptionFigures& o : evaluate(project).options)
        if (o.totalCost) same(*o.netPresentCost, *o.totalCost, *o.totalCost);
}

RC_GTEST_PROP(Properties, WithRecoveredInputTaxTheVatRateDoesNotMatter, ()) {
    Project project = randomProject();
    project.assumptions.vat = {0, 0};
    const Evaluation without = evaluate(project);
    project.assumptions.vat = {19, 100};
    sameTotals(without, evaluate(project));
}

RC_GTEST_PROP(Properties, WithoutGrowthAllYearsCostTheSame, ()) {
    Project project = randomProject();
    for (Workload& workload : project.workloads) workload.demand.growthPercentPerYear = 0;
    project.assumptions.electricityPriceChangePercentPerYear = 0;
    project.assumptions.staffCostChangePercentPerYear = 0;
    project.assumptions.tax.enabled = false;
    project.horizonMonths = 36;
    std::erase_if(project.options, [](const Option& option) { return std::holds_alternative<Staged>(option.kind); });
    for (Option& option : project.options) {
        option.oneTimeCosts.clear();
        if (auto* own = std::get_if<OnPremises>(&option.kind)) {
            own->maintenanceFreeMonths = 0;
            own->residualValuePercent = 0;
            own->financing = {};
            own->purchases.clear();
            std::erase_if(own->licences, [](const Licence& licence) { return licence.interval == Interval::year; });
        }
        if (auto* cloud = std::get_if<Cloud>(&option.kind)) {
            cloud->priceChangePercentPerYear = 0;
            cloud->termMonths.reset();
            if (cloud->base) cloud->base->termMonths.reset();
        }
        if (auto* api = std::get_if<ModelApi>(&option.kind)) api->priceChangePercentPerYear = 0;
    }
    for (const OptionFigures& o : evaluate(project).options)
        for (std::size_t m = 2; o.totalCost && m < o.monthlyCost.size(); ++m) same(o.monthlyCost[m], o.monthlyCost[1], o.monthlyCost[1]);
}

RC_GTEST_PROP(Properties, ATaxRateOfZeroIsNoTax, ()) {
    Project project = randomProject();
    project.assumptions.tax.enabled = false;
    const Evaluation without = evaluate(project);
    project.assumptions.tax.enabled = true;
    project.assumptions.tax.ratePercent = 0;
    project.assumptions.tax.rates.clear();
    sameTotals(without, evaluate(project));
}

RC_GTEST_PROP(Properties, ALoanAtZeroCostsWhatCashCosts, ()) {
    Project project = randomProject();
    // The best split discounts, so it can be another one when the same is paid later.
    for (Option& option : project.options)
        if (auto* hybrid = std::get_if<Hybrid>(&option.kind)) hybrid->ownNodes.best = false;
    Project loans = project;
    for (Option& option : project.options)
        if (auto* own = std::get_if<OnPremises>(&option.kind)) own->financing = {};
    for (Option& option : loans.options)
        if (auto* own = std::get_if<OnPremises>(&option.kind)) {
            own->financing = {};
            own->financing.kind = FinancingKind::loan;
            own->financing.months = *rc::gen::inRange(1, 90);
            own->financing.ratePercentPerYear = 0;
        }
    const Evaluation cash = evaluate(project), loan = evaluate(loans);
    for (std::size_t i = 0; i < cash.options.size(); ++i)
        if (cash.options[i].totalCost) same(*cash.options[i].totalCost, *loan.options[i].totalCost, *cash.options[i].totalCost);
}

RC_GTEST_PROP(Properties, AHybridWithoutOwnNodesIsItsCloud, ()) {
    Project project = randomProject();
    // With GPUs of other speed the busiest hours are those of the own servers, for both parts.
    for (Option& option : project.options) option.unitsPerGpuHour.clear();
    for (Option& option : project.options) {
        auto* hybrid = std::get_if<Hybrid>(&option.kind);
        if (!hybrid) continue;
        hybrid->ownNodes = {0, false};
        option.staffFte = 0;
        option.monthlyCosts.clear();
        const Evaluation e = evaluate(project);
        const OptionFigures *mix = e.option(option.id), *cloud = e.option(hybrid->burst);
        same(*mix->totalCost, *cloud->totalCost, *cloud->totalCost);
        same(*mix->servedPercent, *cloud->servedPercent, 100);
        same(*mix->gpuHoursUsed, *cloud->gpuHoursUsed, *cloud->gpuHoursUsed);
        return;
    }
}

RC_GTEST_PROP(Properties, TheBestSplitNeverCostsMoreThanAnother, ()) {
    Project project = randomProject();
    for (Option& option : project.options) {
        auto* hybrid = std::get_if<Hybrid>(&option.kind);
        if (!hybrid) continue;
        hybrid->ownNodes = {1, true};
        const double best = *evaluate(project).option(option.id)->netPresentCost;
        hybrid->ownNodes = {*rc::gen::inRange(0, 6), false};
        RC_ASSERT(best <= *evaluate(project).option(option.id)->netPresentCost + 1e-6 || hybrid->ownNodes.count > static_cast<int>(costOverOwnNodes(project, option).size()) - 1);
        return;
    }
}

RC_GTEST_PROP(Properties, EveryPriceTimesThreeIsEveryTotalTimesThree, ()) {
    const Project project = randomProject();
    sameTotals(evaluate(project), evaluate(withPricesTimes(project, 3)), 3);
}

RC_GTEST_PROP(Properties, TwoEqualWorkloadsAreOneOfTwiceTheSize, ()) {
    Project project = randomProject();
    if (project.workloads.empty()) return;
    project.workloads.resize(1);
    Demand& demand = project.workloads[0].demand;
    // Growth in hours fills the week for each workload by itself, so both ways agree there as well.
    for (Option& option : project.options) option.unitsPerGpuHour.clear();
    Project twice = project, two = project;
    Demand& bigger = twice.workloads[0].demand;
    if (bigger.gpus) *bigger.gpus *= 2;
    for (double& gpus : bigger.weekly) gpus *= 2;
    if (bigger.unitsPerMonth) *bigger.unitsPerMonth *= 2;
    if (bigger.tokensPerMonth) bigger.tokensPerMonth = TokensPerMonth{demand.tokensPerMonth->input * 2, demand.tokensPerMonth->cachedInput * 2, demand.tokensPerMonth->output * 2};
    two.workloads.push_back(project.workloads[0]);
    two.workloads[1].id = "second";
    const Evaluation a = evaluate(twice), b = evaluate(two);
    sameTotals(a, b);
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        same(*a.options[i].servedPercent, *b.options[i].servedPercent, 100);
        RC_ASSERT(a.options[i].costPerUnit.has_value() == b.options[i].costPerUnit.has_value());
        if (a.options[i].costPerUnit) same(*a.options[i].costPerUnit, *b.options[i].costPerUnit, *a.options[i].costPerUnit);
    }
}

RC_GTEST_PROP(Properties, CurrenciesConvertLinearly, ()) {
    Project project = randomProject();
    // Electricity and staff are in project currency whatever the option's.
    project.assumptions.electricityPricePerKwh = 0;
    for (Option& option : project.options) {
        option.currency = "USD";
        option.staffFte = 0;
    }
    project.assumptions.exchangeRates["USD"] = 1;
    const Evaluation par = evaluate(project);
    project.assumptions.exchangeRates["USD"] = 0.8;
    sameTotals(par, evaluate(project), 0.8);
}

RC_GTEST_PROP(Properties, ServedAndNotServedAreTheDemand, ()) {
    const Evaluation e = evaluate(randomProject());
    for (const OptionFigures& o : e.options) {
        RC_ASSERT(o.servedPercent && *o.servedPercent >= -1e-9 && *o.servedPercent <= 100 + 1e-9);
        if (o.utilizationPercent) RC_ASSERT(*o.utilizationPercent <= 100 + 1e-6);
        if (o.gpuHoursUsed) RC_ASSERT(*o.gpuHoursUsed >= 0 && *o.gpuHoursUnserved >= -1e-6);
    }
}

RC_GTEST_PROP(Properties, ComparisonsMirror, ()) {
    const Evaluation e = evaluate(randomProject());
    for (const Comparison& c : e.comparisons) {
        if (!c.saving) continue;
        const OptionFigures *first = e.option(c.first), *second = e.option(c.second);
        RC_ASSERT(*first->upfrontCost >= *second->upfrontCost - 0.005 - 1e-9);
        same(*c.saving, *second->totalCost - *first->totalCost, *second->totalCost);
        if (c.verdict == Verdict::paysOff) {
            RC_ASSERT(c.breakEvenMonths && *c.breakEvenMonths > 0 && *c.breakEvenMonths <= e.horizonMonths);
            RC_ASSERT(*c.crossings == 1);
        }
        if (c.verdict == Verdict::never) RC_ASSERT(!c.breakEvenMonths);
    }
}

} // namespace
} // namespace racktally
