// Present value and internal rate of return against documented examples.
#include "core/finance/cash_flow.h"
#include "core/formula/evaluate.h"
#include "tests/support/files.h"

#include <cmath>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

namespace racktally {
namespace {

using nlohmann::json;

/// Our functions count months; the examples count periods. A period is taken as a year of twelve months.
std::vector<double> yearly(const std::vector<double>& flows) {
    std::vector<double> months((flows.size() - 1) * 12 + 1, 0.0);
    for (std::size_t i = 0; i < flows.size(); ++i) months[i * 12] = flows[i];
    return months;
}

TEST(CashFlow, DocumentedExamples) {
    int checked = 0;
    for (const json& example : json::parse(test::contentOf(test::data("finance/worked_examples.json")))) {
        const json &in = example.at("inputs"), &expected = example.at("expected");
        if (!in.contains("cashflows") || !in.at("cashflows").is_array() || !in.at("cashflows").at(0).is_number()) continue;
        const auto flows = in.at("cashflows").get<std::vector<double>>();
        const double tolerance = example.at("tolerance").value("abs", 1e-6);
        const std::string id = example.at("id");
        if (expected.contains("npv") && expected.at("npv").is_number() && in.contains("rate") && id.find("excel") == std::string::npos) {
            EXPECT_NEAR(presentValue(yearly(flows), in.at("rate")), expected.at("npv").get<double>(), tolerance) << id;
            ++checked;
        }
        if (expected.contains("irr") && expected.at("irr").is_number()) {
            const InternalRate rate = internalRateOfReturn(yearly(flows));
            if (!rate.yearlyRate) {
                EXPECT_EQ(rate.reason, NoRate::severalSignChanges) << id;
                continue;
            }
            EXPECT_NEAR(*rate.yearlyRate, expected.at("irr").get<double>(), tolerance) << id;
            ++checked;
        }
    }
    EXPECT_GE(checked, 5);
}

TEST(CashFlow, ExcelsValues) {
    const auto path = test::shared("cases/finance/excel_values.json");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "third-party values are read from ../shared only";
    int checked = 0;
    const json file = json::parse(test::contentOf(path));
    for (const json& c : file.at("cases")) {
        const std::string function = c.at("function");
        const json& in = c.at("inputs");
        if (function != "npv" && function != "irr") continue;
        std::vector<double> flows;
        for (const char* key : {"cashflows", "values", "cash_flows"})
            if (in.contains(key)) flows = in.at(key).get<std::vector<double>>();
        if (flows.empty() || !c.at("expected").is_number()) continue;
        const double expected = c.at("expected");
        // A yearly rate of −100 % or less has no months in between.
        if (function == "npv" && in.at("rate").get<double>() <= -1) continue;
        if (function == "npv") {
            flows.insert(flows.begin(), 0.0); // Excel counts its first value one period after today
            EXPECT_NEAR(presentValue(yearly(flows), in.at("rate")), expected, 1e-6 * std::max(1.0, std::abs(expected)));
            ++checked;
        } else if (const auto rate = internalRateOfReturn(yearly(flows)).yearlyRate) {
            EXPECT_NEAR(*rate, expected, 1e-6);
            ++checked;
        }
    }
    EXPECT_GE(checked, 20);
}

/// The graph's annuity for a payment at the end of each period and no rest.
double payment(double rate, double periods, double value) {
    Model model(1, 1);
    const Expr result = annuity(model.constant(rate), model.constant(periods), model.constant(value));
    return evaluate(model).at(model, result.node, 0);
}

bool isPlainAnnuity(const json& in) {
    return in.value("fv", 0.0) == 0 && in.value("when", std::string("end")).find("egin") == std::string::npos;
}

TEST(Annuity, DocumentedExamples) {
    int checked = 0;
    for (const json& example : json::parse(test::contentOf(test::data("finance/worked_examples.json")))) {
        const json &in = example.at("inputs"), &expected = example.at("expected");
        if (!expected.contains("pmt") || !isPlainAnnuity(in)) continue;
        EXPECT_NEAR(-payment(in.at("rate"), in.at("nper"), in.at("pv")), expected.at("pmt").get<double>(), example.at("tolerance").at("abs").get<double>()) << example.at("id");
        ++checked;
    }
    EXPECT_GE(checked, 3);
}

TEST(Annuity, ExcelsValues) {
    const auto path = test::shared("cases/finance/excel_values.json");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "third-party values are read from ../shared only";
    const json file = json::parse(test::contentOf(path));
    for (const json& c : file.at("cases"))
        if (c.at("function") == "pmt" && isPlainAnnuity(c.at("inputs"))) {
            EXPECT_NEAR(-payment(c.at("inputs").at("rate"), c.at("inputs").at("nper"), c.at("inputs").at("pv")), c.at("expected").get<double>(), 1e-8);
        }
}

TEST(CashFlow, NoRateIsSaid) {
    EXPECT_EQ(internalRateOfReturn(std::vector{-1.0, -2.0}).reason, NoRate::noSignChange);
    EXPECT_EQ(internalRateOfReturn(std::vector{0.0, 0.0}).reason, NoRate::noSignChange);
    EXPECT_EQ(internalRateOfReturn(std::vector{-1.0, 3.0, -2.0}).reason, NoRate::severalSignChanges);
    EXPECT_EQ(internalRateOfReturn(std::vector{-1.0, 1e9}).reason, NoRate::outsideRange) << "more than 100 000 % a year";
    EXPECT_EQ(internalRateOfReturn(std::vector{-100.0, 0.004, 100.0}).yearlyRate.has_value(), true) << "below half a cent is nothing";
    EXPECT_FALSE(internalRateOfReturn(std::vector{-1.0, std::nan("")}).yearlyRate);
}

TEST(CashFlow, PresentValueAtTheRateIsZero) {
    EXPECT_TRUE(rc::check([] {
        const auto outlay = *rc::gen::inRange(1, 1000000);
        const auto returns = *rc::gen::container<std::vector<int>>(*rc::gen::inRange(1, 120), rc::gen::inRange(0, 50000));
        std::vector<double> flows{-static_cast<double>(outlay)};
        for (const int r : returns) flows.push_back(r);
        const auto rate = internalRateOfReturn(flows).yearlyRate;
        if (!rate) return;
        RC_ASSERT(std::abs(presentValue(flows, *rate)) <= 1e-6 * outlay);
    }));
}

} // namespace
} // namespace racktally
