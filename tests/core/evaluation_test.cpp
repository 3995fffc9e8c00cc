// Rules of the contract, one by one, on small projects whose result is known by hand.
#include "core/analysis/evaluation.h"
#include "core/analysis/plausibility.h"
#include "core/base/day.h"
#include "core/project/address.h"
#include "core/project/presets.h"
#include "core/project/project_json.h"
#include "core/project/validate.h"
#include "core/report/charts.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace racktally {
namespace {

using nlohmann::json;

json base() {
    return json::parse(R"({ "format": "racktally-project", "version": 1, "currency": "EUR", "start": "2027-01", "horizon_months": 24,
        "assumptions": { "electricity_price_per_kwh": 0, "pue": 1 },
        "workloads": [ { "id": "w", "kind": "gpu_hours", "demand": { "gpus": 4, "hours_per_month": 365 } } ],
        "options": [
          { "id": "own", "kind": "on_premises", "gpus_per_node": 4, "items": [ { "text": "S", "unit_price": 10000 } ], "power_w_per_node": { "idle": 0, "max": 0 } },
          { "id": "cloud", "kind": "cloud", "gpus_per_instance": 4, "price_per_instance_hour": 2 } ] })");
}

Evaluation run(const json& project) {
    const auto read = readProject(project.dump());
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.errors().front().address);
    return evaluate(read->project);
}

bool has(const Evaluation& e, Rule rule, const std::string& subject) {
    return std::any_of(e.findings.begin(), e.findings.end(), [&](const Finding& f) { return f.rule == rule && f.subject == subject; });
}

TEST(Evaluation, BreakEvenByHand) {
    const Evaluation e = run(base());
    const Comparison& c = e.comparisons.at(0);
    EXPECT_EQ(c.verdict, Verdict::paysOff);
    EXPECT_NEAR(*c.breakEvenMonths, 10000 / 730.0, 1e-9);
    EXPECT_NEAR(*c.breakEvenHours, 10000 / 730.0 * 365, 1e-9);
    EXPECT_NEAR(*c.saving, 24 * 730 - 10000, 1e-9);
    EXPECT_NEAR(*c.breakEvenUtilizationPercent, 100 * 10000 / (24 * 730.0 * 2), 1e-9);
}

TEST(Evaluation, TheHigherUpfrontCostGoesFirst) {
    json p = base();
    p["options"][1]["upfront"] = 20000;
    const Evaluation e = run(p);
    EXPECT_EQ(e.comparisons.at(0).first, "cloud");
    EXPECT_EQ(e.comparisons.at(0).verdict, Verdict::never);
    EXPECT_FALSE(e.comparisons.at(0).breakEvenMonths);
}

TEST(Evaluation, Verdicts) {
    json p = base();
    p["options"][0]["items"][0]["unit_price"] = 0;
    EXPECT_EQ(run(p).comparisons[0].verdict, Verdict::immediate);
    EXPECT_EQ(*run(p).comparisons[0].breakEvenMonths, 0);
    p["options"][1]["price_per_instance_hour"] = 0;
    EXPECT_EQ(run(p).comparisons[0].verdict, Verdict::equal);
    p = base();
    p["options"][0]["monthly_costs"] = json::parse(R"([{ "text": "x", "amount": 1000 }])");
    p["options"][0]["items"][0]["unit_price"] = 0;
    EXPECT_EQ(run(p).comparisons[0].verdict, Verdict::never);
    p["options"][1]["one_time_costs"] = json::parse(R"([{ "text": "late", "amount": 2000, "month": 1 }])");
    EXPECT_EQ(run(p).comparisons[0].verdict, Verdict::cheaperUntil);
    p["options"][1]["one_time_costs"].push_back(json::parse(R"({ "text": "later", "amount": 20000, "month": 20 })"));
    EXPECT_EQ(run(p).comparisons[0].verdict, Verdict::crossesSeveralTimes);
    EXPECT_EQ(*run(p).comparisons[0].crossings, 2);
}

TEST(Evaluation, ResidualValueDoesNotMoveTheBreakEven) {
    json p = base();
    p["options"][0]["items"][0]["unit_price"] = 20000;
    p["options"][0]["residual_value_percent"] = 50;
    const Evaluation e = run(p);
    EXPECT_EQ(e.comparisons[0].verdict, Verdict::never);
    EXPECT_GT(*e.comparisons[0].saving, 0);
    EXPECT_TRUE(has(e, Rule::paysOffByResidualValueOnly, "own~cloud"));
    EXPECT_DOUBLE_EQ(cumulativeChart(readProject(p.dump())->project, e, &e.comparisons[0]).curves[0].residual, 10000);
}

TEST(Evaluation, LessServiceIsNotCompared) {
    json p = base();
    p["options"][0]["gpus_per_node"] = 2;
    const Evaluation e = run(p);
    EXPECT_EQ(e.comparisons[0].verdict, Verdict::notComparable);
    EXPECT_FALSE(*e.comparisons[0].sameService);
    EXPECT_NEAR(*e.options[0].servedPercent, 50, 1e-9);
    const auto finding = std::find_if(e.findings.begin(), e.findings.end(), [](const Finding& f) { return f.rule == Rule::capacityBelowDemand; });
    ASSERT_NE(finding, e.findings.end());
    EXPECT_EQ(*finding->needed, 4);
    EXPECT_EQ(*finding->available, 2);
    EXPECT_EQ(finding->remedies.at(0).address, "options.own.nodes");
    EXPECT_EQ(finding->remedies.at(0).value, 2);
    EXPECT_EQ(ranking(e).cheapest, std::optional<std::size_t>(1)) << "an option that serves less never wins";
}

TEST(Evaluation, UnknownStaysUnknown) {
    json p = base();
    p["options"].push_back(json::parse(R"({ "id": "api", "kind": "model_api", "input_price_per_million": 1, "output_price_per_million": 2 })"));
    const Evaluation e = run(p);
    EXPECT_FALSE(e.option("api")->totalCost);
    EXPECT_TRUE(has(e, Rule::tokensMissing, "workloads.w.demand.tokens_per_month"));
    EXPECT_TRUE(e.hasErrors());
    EXPECT_EQ(e.comparison("own", "api")->verdict, Verdict::notComparable);
    EXPECT_FALSE(e.comparison("own", "api")->saving);
    const json out = json::parse(evaluationJson(e));
    EXPECT_TRUE(out["options"][2]["total_cost"].is_null());
    EXPECT_TRUE(out["options"][2]["cost_per_gpu_hour"].is_null());
    p["workloads"][0]["demand"]["tokens_per_month"] = json::parse(R"({ "input": 1e6, "cached_input": 5, "output": 1e6 })");
    EXPECT_TRUE(has(run(p), Rule::priceMissing, "options.api.cached_input_price_per_million"));
    EXPECT_FALSE(run(p).option("api")->totalCost);
    p["options"][2]["cached_input_price_per_million"] = 0;
    EXPECT_NEAR(*run(p).option("api")->totalCost, 24 * 3, 1e-9);
}

TEST(Evaluation, SpeedScalesGpusNeverHours) {
    json p = base();
    p["workloads"][0]["demand"]["gpu"] = "A";
    p["workloads"][0]["demand"]["units_per_gpu_hour"] = 100;
    p["options"][1]["gpu"] = "B";
    EXPECT_TRUE(has(run(p), Rule::speedUnknown, "options.cloud.units_per_gpu_hour.w"));
    p["options"][1]["units_per_gpu_hour"] = json::parse(R"({ "w": 50 })");
    const Evaluation e = run(p);
    EXPECT_FALSE(has(e, Rule::speedUnknown, "options.cloud.units_per_gpu_hour.w"));
    EXPECT_NEAR(*e.option("cloud")->gpuHoursUsed, 8 * 365 * 24, 1e-6);
    EXPECT_NEAR(*e.option("cloud")->totalCost, 2 * 2 * 365 * 24, 1e-6);
    EXPECT_NEAR(*e.option("cloud")->costPerUnit, *e.option("cloud")->totalCost / (4 * 365 * 24 * 100.0), 1e-12);
}

TEST(Evaluation, UnplacedDemandsLieOnTheBusiestHours) {
    json p = base();
    // 50 hours of 4 GPUs, and half the week of 2: the second covers all the business hours and 34 others.
    p["workloads"] = json::parse(R"([ { "id": "a", "kind": "gpu_hours", "demand": { "gpus": 4, "profile": "business_hours" } },
                                      { "id": "b", "kind": "gpu_hours", "demand": { "gpus": 2, "utilization_percent": 50 } } ])");
    p["options"][1]["gpus_per_instance"] = 6;
    const Evaluation e = run(p);
    EXPECT_NEAR(*e.option("own")->servedPercent, 100 * (84 * 2 + 50 * 4 - 50 * 2) / (50 * 4 + 84 * 2.0), 1e-9);
    EXPECT_NEAR(*e.option("cloud")->totalCost, 84 / 168.0 * 730 * 2 * 24, 1e-6) << "one instance of six in 84 hours";
}

TEST(Evaluation, GrowthInHoursFillsTheWeekAndThenTheGpus) {
    json p = base();
    p["horizon_months"] = 36;
    p["workloads"][0]["demand"]["growth_percent_per_year"] = 50;
    const Evaluation e = run(p);
    EXPECT_NEAR(e.useHours[1], 365, 1e-9);
    EXPECT_NEAR(e.useHours[13], 547.5, 1e-9);
    EXPECT_NEAR(e.useHours[25], 730, 1e-9);
    EXPECT_NEAR(*e.option("own")->gpuHoursUnserved, 0.5 * 730 * 12, 1e-6) << "4.5 GPUs wanted in the third year";
}

TEST(Evaluation, VatThatIsNotRecovered) {
    json p = base();
    p["assumptions"]["vat"] = json::parse(R"({ "rate_percent": 20, "recoverable_percent": 50 })");
    p["options"][0]["staff_fte"] = 1;
    p["options"][0]["insurance_percent_per_year"] = 12;
    const Evaluation e = run(p);
    const auto of = [&](Category c) {
        for (const auto& [category, amount] : e.options[0].byCategory)
            if (category == c) return *amount;
        return -1.0;
    };
    EXPECT_NEAR(of(Category::hardware), 11000, 1e-9);
    EXPECT_NEAR(of(Category::staff), 2 * 72600, 1e-9);
    EXPECT_NEAR(of(Category::insurance), 24 * 100, 1e-9);
    EXPECT_NEAR(*e.options[0].purchasePrice, 10000, 1e-9);
}

TEST(Evaluation, LateCostsAreNotCountedAndSaid) {
    json p = base();
    p["options"][0]["one_time_costs"] = json::parse(R"([{ "id": "x", "text": "x", "amount": 7, "month": 25 }, { "id": "y", "text": "y", "amount": 5, "month": "last" }])");
    const Evaluation e = run(p);
    EXPECT_NEAR(*e.options[0].totalCost, 10005, 1e-9);
    EXPECT_NEAR(e.options[0].monthlyCost[24], 5, 1e-9);
    EXPECT_TRUE(has(e, Rule::costBeyondHorizon, "options.own.one_time_costs.x"));
}

/// Depreciation of 100 000 bought at the start of a July, as the change in tax at 100 %, by calendar year.
std::vector<double> writtenOff(const char* depreciation) {
    json p = base();
    p["start"] = "2026-07";
    p["horizon_months"] = 90;
    p["assumptions"]["tax"] = {{"enabled", true}, {"rate_percent", 100}, {"depreciation", json::parse(depreciation)}};
    p["options"][0]["items"][0]["unit_price"] = 100000;
    const Evaluation e = run(p);
    std::vector<double> years;
    for (int m = 1; m < 90; ++m) {
        const auto year = static_cast<std::size_t>((m + 5) / 12);
        if (years.size() <= year) years.push_back(0);
        years[year] -= e.options[0].monthlyCost[static_cast<std::size_t>(m)];
    }
    return years;
}

TEST(Tax, GermanDecliningDepreciationWithItsChange) {
    const std::vector<double> expected{15000, 25500, 17850, 16660, 16660, 8330};
    const auto years = writtenOff(R"({ "method": "declining", "life_years": 5, "declining_rate_percent": 30 })");
    for (std::size_t y = 0; y < expected.size(); ++y) EXPECT_NEAR(years[y], expected[y], 0.01) << y;
}

TEST(Tax, StraightLineAndImmediateDepreciation) {
    const auto straight = writtenOff(R"({ "method": "straight_line", "life_years": 3 })");
    EXPECT_NEAR(straight[0], 100000 / 6.0, 1e-6);
    EXPECT_NEAR(straight[1], 100000 / 3.0, 1e-6);
    EXPECT_NEAR(straight[3], 100000 / 6.0, 1e-6);
    EXPECT_NEAR(straight[4], 0, 1e-6);
    EXPECT_NEAR(writtenOff(R"({ "method": "immediate" })")[0], 100000, 1e-6);
    EXPECT_NEAR(writtenOff(R"({ "method": "declining", "life_years": 10, "declining_rate_percent": 40 })")[0], 15000, 1e-6) << "three times the straight line at most";
}

TEST(Tax, CountriesAreRowsOfData) {
    const Project project = readProject(base().dump())->project;
    for (const Country country : {Country::germany, Country::austria, Country::switzerland}) {
        const auto changed = withPreset(project, country);
        ASSERT_TRUE(changed.ok());
        EXPECT_TRUE(validate(*changed).empty());
        for (const PresetRow& row : presetOf(country)) EXPECT_TRUE(changed->inputs.contains(row.address)) << row.address;
    }
    EXPECT_EQ(withPreset(project, Country::austria)->assumptions.vat.ratePercent, 20);
    EXPECT_EQ(withPreset(project, Country::switzerland)->assumptions.tax.depreciation.lifeYears, 5) << "20 % of cost a year";
}

TEST(Tax, RatesByDate) {
    json p = base();
    p["assumptions"]["tax"] = json::parse(R"({ "enabled": true, "rate_percent": [ { "from": "2026-01", "rate_percent": 30 }, { "from": "2028-01", "rate_percent": 29 } ] })");
    const Evaluation e = run(p);
    EXPECT_NEAR(e.option("cloud")->monthlyCost[12], 730 * 0.70, 1e-9);
    EXPECT_NEAR(e.option("cloud")->monthlyCost[13], 730 * 0.71, 1e-9);
}

TEST(Tax, AGainOnTheSaleIsTaxed) {
    json p = base();
    p["assumptions"]["tax"] = json::parse(R"({ "enabled": true, "rate_percent": 40, "depreciation": { "method": "immediate" } })");
    p["options"][0]["residual_value_percent"] = 30;
    const Evaluation e = run(p);
    EXPECT_NEAR(*e.options[0].totalCost, 10000 - 3000 - 0.4 * (10000 - 3000), 1e-9);
}

TEST(Financing, LoanByHand) {
    json p = base();
    p["options"][0]["financing"] = json::parse(R"({ "kind": "loan", "months": 12, "rate_percent_per_year": 12, "down_payment": 1000 })");
    const Evaluation e = run(p);
    const double payment = 9000 * 0.01 / (1 - std::pow(1.01, -12));
    EXPECT_NEAR(e.options[0].monthlyCost[0], 1000, 1e-9);
    EXPECT_NEAR(e.options[0].monthlyCost[12], payment, 1e-9);
    EXPECT_NEAR(e.options[0].monthlyCost[13], 0, 1e-9);
    EXPECT_NEAR(*e.options[0].highestOutflow, 1000 + 12 * payment, 1e-6);
    EXPECT_EQ(*e.options[0].highestOutflowMonth, 12);
}

TEST(Financing, LeaseGivesBackUnlessItIsPaidOff) {
    json p = base();
    p["options"][0]["residual_value_percent"] = 20;
    p["options"][0]["financing"] = json::parse(R"({ "kind": "lease", "months": 24, "payment_per_month": 500 })");
    EXPECT_NEAR(*run(p).options[0].totalCost, 12000, 1e-9);
    p["options"][0]["financing"]["final_payment"] = 800;
    EXPECT_NEAR(*run(p).options[0].totalCost, 12000 + 800 - 2000, 1e-9);
    p["options"][0]["financing"]["months"] = 30;
    const Evaluation e = run(p);
    EXPECT_NEAR(*e.options[0].totalCost, 15000, 1e-9) << "what is open is paid, without the final payment";
    EXPECT_TRUE(has(e, Rule::financingBeyondHorizon, "options.own.financing"));
}

TEST(Staged, RentsFirstAndBuysLater) {
    json p = base();
    p["options"].push_back(json::parse(R"({ "id": "later", "kind": "staged", "first": "cloud", "then": "own", "switch_month": 7 })"));
    p["options"][0]["one_time_costs"] = json::parse(R"([{ "text": "end", "amount": 7, "month": "last" }])");
    p["options"][1]["one_time_costs"] = json::parse(R"([{ "text": "data", "amount": 50, "month": "last" }])");
    const Evaluation e = run(p);
    const auto& cost = e.option("later")->monthlyCost;
    EXPECT_NEAR(cost[0], 0, 1e-9);
    EXPECT_NEAR(cost[5], 730, 1e-9);
    EXPECT_NEAR(cost[6], 730 + 50 + 10000, 1e-9);
    EXPECT_NEAR(cost[7], 0, 1e-9);
    EXPECT_NEAR(cost[24], 7, 1e-9);
    EXPECT_EQ(*e.option("later")->ownNodes, 1);
}

TEST(Hybrid, OwnsTheBaseAndRentsThePeak) {
    json p = base();
    p["workloads"] = json::parse(R"([ { "id": "a", "kind": "gpu_hours", "demand": { "gpus": 4, "profile": "always" } },
                                      { "id": "b", "kind": "gpu_hours", "demand": { "gpus": 4, "profile": "business_hours" } } ])");
    p["options"][1]["price_per_instance_hour"] = 1.5;
    p["options"].push_back(json::parse(R"({ "id": "mix", "kind": "hybrid", "own": "own", "burst": "cloud", "own_nodes": "best" })"));
    const Evaluation e = run(p);
    EXPECT_EQ(*e.option("mix")->ownNodes, 1);
    EXPECT_NEAR(*e.option("mix")->totalCost, 10000 + 24 * 730 * 50 / 168.0 * 1.5, 1e-6);
    EXPECT_NEAR(*e.option("mix")->servedPercent, 100, 1e-9);
}

TEST(Like, TakesWhatIsNotStated) {
    json p = base();
    p["options"].push_back(json::parse(R"({ "id": "lease", "kind": "on_premises", "like": "own", "financing": { "kind": "lease", "months": 24, "payment_per_month": 450 } })"));
    const auto read = readProject(p.dump());
    ASSERT_TRUE(read.ok());
    EXPECT_NEAR(*evaluate(read->project).option("lease")->totalCost, 10800, 1e-9);
    EXPECT_EQ(readProject(writeProject(read->project))->project, read->project);
    const auto dearer = withValue(read->project, "options.own.items.s.unit_price", 20000.0);
    EXPECT_NEAR(*evaluate(*dearer).option("lease")->purchasePrice, 20000, 1e-9) << "an option that is like another follows it";
    const auto own = withValue(*dearer, "options.lease.nodes", 2.0);
    EXPECT_TRUE(own->options[2].stated.contains("nodes"));
}

/// Addresses of all numbers that a file states.
void numbersIn(const json& value, const std::string& address, std::vector<std::string>& out) {
    if (value.is_number()) out.push_back(address);
    if (value.is_object())
        for (const auto& [key, inner] : value.items()) numbersIn(inner, address + "." + key, out);
    if (value.is_array())
        for (const json& inner : value)
            if (inner.is_object()) numbersIn(inner, address + "." + inner.value("id", inner.value("from", std::string())), out);
}

class Sample : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Sample, OpensEvaluatesAndNamesTheSourceOfEveryInput) {
    const json file = json::parse(test::contentOf(GetParam()));
    const auto read = readProject(file.dump());
    ASSERT_TRUE(read.ok()) << read.errors().front().address;
    const Evaluation e = evaluate(read->project, "2026-11-30");
    EXPECT_FALSE(e.hasErrors());
    for (const OptionFigures& option : e.options) EXPECT_TRUE(option.totalCost) << option.id;
    std::vector<std::string> numbers;
    for (const char* list : {"workloads", "options"}) numbersIn(file.at(list), list, numbers);
    for (const std::string& address : numbers) EXPECT_TRUE(read->project.inputs.contains(address)) << address;
    for (const auto& [address, provenance] : read->project.inputs) EXPECT_FALSE(provenance.source.empty() || provenance.confidence == Confidence::unstated) << address;
}

std::string nameOfSample(const testing::TestParamInfo<std::filesystem::path>& sample) {
    std::string name = sample.param.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Samples, Sample, testing::ValuesIn(test::filesIn(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples", ".json")), nameOfSample);

TEST(Samples, AreNine) { EXPECT_EQ(test::filesIn(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples", ".json").size(), 9U); }

TEST(Plausibility, NotesWithTheirRules) {
    json p = base();
    p["workloads"][0]["demand"]["hours_per_month"] = 20;
    p["inputs"] = {{"options.cloud.price_per_instance_hour", {{"source", "list"}, {"date", "2026-09-01"}}}};
    const auto read = readProject(p.dump());
    const Evaluation e = evaluate(read->project, "2026-11-30");
    EXPECT_TRUE(has(e, Rule::fewGpuHours, "workloads"));
    EXPECT_TRUE(has(e, Rule::noStaff, "options.own.staff_fte"));
    EXPECT_TRUE(has(e, Rule::assumptionAtDefault, "assumptions.hours_per_month"));
    EXPECT_TRUE(has(e, Rule::stalePrice, "options.cloud.price_per_instance_hour"));
    EXPECT_FALSE(has(evaluate(read->project, "2026-09-30"), Rule::stalePrice, "options.cloud.price_per_instance_hour"));
    EXPECT_FALSE(has(evaluate(read->project), Rule::stalePrice, "options.cloud.price_per_instance_hour"));
    EXPECT_EQ(daysBetween("2024-02-28", "2024-03-01"), std::optional(2));
    EXPECT_EQ(daysBetween("2025-12-31", "2026-01-01"), std::optional(1));
    EXPECT_FALSE(daysBetween("2026", "2026-01-01"));
    EXPECT_TRUE(isDay("2024-02-29"));
    for (const char* text : {"2026-02-29", "2026-13-01", "2026-1-01", "2026/01/01", "20260101", "2026-01-0a", ""}) EXPECT_FALSE(isDay(text)) << text;
}

TEST(Plausibility, UnknownCostGivesNoNoteOfTheYearlyCost) {
    json p = base();
    p["options"][0]["staff_fte"] = 20;
    const auto read = readProject(p.dump());
    Evaluation e = evaluate(read->project, "2026-11-30");
    ASSERT_TRUE(has(e, Rule::unusualYearlyCost, "options.own"));
    for (auto& [category, amount] : e.options[0].byCategory)
        if (category == Category::staff) amount.reset();
    const auto notes = plausibilityNotes(read->project, e, "2026-11-30");
    EXPECT_TRUE(std::none_of(notes.begin(), notes.end(), [](const Finding& note) { return note.rule == Rule::unusualYearlyCost; }));
}

TEST(Evaluation, EmbodiedEmissionsCountNodesBoughtLater) {
    json p = base();
    p["options"][0]["embodied_co2_kg"] = 1500;
    const double one = *run(p).option("own")->co2Kg;
    p["options"][0]["purchases"] = json::parse(R"([ { "month": 12, "nodes": 2, "items": [ { "id": "more", "text": "More", "unit_price": 1, "quantity": 1 } ] } ])");
    EXPECT_NEAR(*run(p).option("own")->co2Kg - one, 3000, 1e-6) << "they come too late to draw power";
}

TEST(Evaluation, CostPerUnitOverTheCapacityInUse) {
    json p = base();
    p["workloads"][0]["demand"]["unit"] = "image";
    p["workloads"][0]["demand"]["units_per_gpu_hour"] = 10;
    const Evaluation e = run(p);
    ASSERT_EQ(e.options[0].costPerUnitAtCapacity.size(), 4U);
    EXPECT_NEAR(e.options[0].costPerUnitAtCapacity[0].second, 10000 / (4 * 730 * 24 * 0.05 * 10), 1e-9);
    EXPECT_NEAR(e.options[0].costPerUnitAtCapacity[3].second, 10000 / (4 * 730 * 24 * 10.0), 1e-9);
}

TEST(Evaluation, FailedWorkTakesHoursAndCompletesNothing) {
    json p = base();
    p["workloads"][0]["failed_work_percent"] = 10;
    p["workloads"][0]["demand"]["units_per_gpu_hour"] = 10;
    const Evaluation e = run(p);
    EXPECT_NEAR(*e.option("cloud")->totalCost, 24 * 730 * 1.1, 1e-6);
    EXPECT_NEAR(*e.option("cloud")->perWorkload[0].completedWork, 24 * 365 * 4 * 10.0, 1e-6);
}

TEST(Evaluation, DedicatedServerlessAndTiers) {
    json p = base();
    p["options"][1].erase("price_per_instance_hour");
    p["options"][1]["price_per_instance_month"] = 300;
    EXPECT_NEAR(*run(p).option("cloud")->totalCost, 24 * 300, 1e-9);
    p["options"][1].erase("price_per_instance_month");
    p["options"][1]["price_per_gpu_second"] = 0.001;
    p["options"][1]["cold_starts_per_month"] = 10;
    p["options"][1]["cold_start_seconds"] = 30;
    EXPECT_NEAR(*run(p).option("cloud")->totalCost, 24 * (4 * 365 * 3600 + 10 * 30 * 4) * 0.001, 1e-6);
    p = base();
    p["options"][1]["support_tiers"] = json::parse(R"([ { "up_to": 500, "percent": 10 }, { "percent": 5 } ])");
    EXPECT_NEAR(*run(p).option("cloud")->totalCost, 24 * (730 + 50 + 230 * 0.05), 1e-9);
}

TEST(Evaluation, EmptyProjects) {
    json p = base();
    p["options"] = json::array();
    EXPECT_TRUE(run(p).comparisons.empty());
    p = base();
    p["workloads"] = json::array();
    const Evaluation e = run(p);
    EXPECT_EQ(*e.options[0].servedPercent, 100);
    EXPECT_NEAR(*e.options[1].totalCost, 0, 1e-12);
    EXPECT_FALSE(e.options[0].costPerGpuHour);
}

TEST(EvaluationJson, HasTheNamesOfTheContract) {
    const json out = json::parse(evaluationJson(run(base())));
    for (const char* key : {"format", "version", "currency", "horizon_months", "options", "comparisons", "findings"}) EXPECT_TRUE(out.contains(key)) << key;
    for (const char* key : {"id", "kind", "total_cost", "net_present_cost", "upfront_cost", "purchase_price", "monthly_cost", "cumulative_cost", "by_category",
                            "gpu_hours_capacity", "gpu_hours_used", "gpu_hours_unserved", "served_percent", "utilization_percent", "cost_per_gpu_hour",
                            "cost_per_unit", "energy_kwh", "co2_kg", "own_nodes", "per_workload", "findings"})
        EXPECT_TRUE(out["options"][0].contains(key)) << key;
    for (const char* key : {"first", "second", "verdict", "same_service", "break_even_months", "break_even_hours", "crossings", "saving", "saving_percent",
                            "net_present_saving", "internal_rate_of_return_percent", "break_even_utilization_percent", "break_even_hours_per_day"})
        EXPECT_TRUE(out["comparisons"][0].contains(key)) << key;
    for (const char* key : {"id", "gpu_hours_used", "cost", "completed_work", "unit", "cost_per_unit"}) EXPECT_TRUE(out["options"][0]["per_workload"][0].contains(key)) << key;
    EXPECT_EQ(out["options"][0]["monthly_cost"].size(), 25U);
}

} // namespace
} // namespace racktally
