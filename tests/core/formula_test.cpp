// The expression graph: values, shapes, months, recurrences, unknown values, and spreadsheet notation.
#include "core/formula/evaluate.h"
#include "core/formula/explain.h"
#include "core/formula/spreadsheet.h"

#include <cmath>
#include <gtest/gtest.h>

namespace racktally {
namespace {

Naming named(const char* name) { return {"", name, Label::ours(name), Unit::none}; }

double valueOf(Model& model, Expr expr, int month = 0, int week = 0) { return evaluate(model).at(model, expr.node, month, week); }

struct Arithmetic {
    const char* what;
    Expr (*make)(Model&);
    double expected;
};
class ArithmeticTest : public testing::TestWithParam<Arithmetic> {};

TEST_P(ArithmeticTest, Evaluates) {
    Model model(12, 1);
    const double value = valueOf(model, GetParam().make(model));
    if (std::isnan(GetParam().expected)) EXPECT_TRUE(std::isnan(value));
    else EXPECT_DOUBLE_EQ(value, GetParam().expected);
}

Expr c(Model& model, double value) { return model.constant(value); }

INSTANTIATE_TEST_SUITE_P(Formula, ArithmeticTest, testing::Values(
    Arithmetic{"sum", [](Model& m) { return c(m, 2) + 3.0; }, 5}, Arithmetic{"difference", [](Model& m) { return 2.0 - c(m, 3); }, -1},
    Arithmetic{"product", [](Model& m) { return c(m, 2) * 3.0; }, 6}, Arithmetic{"quotient", [](Model& m) { return c(m, 3) / 2.0; }, 1.5},
    Arithmetic{"power", [](Model& m) { return power(c(m, 2), c(m, 10)); }, 1024}, Arithmetic{"negative", [](Model& m) { return -c(m, 2); }, -2},
    Arithmetic{"percent", [](Model& m) { return percent(c(m, 7.5)); }, 0.075},
    Arithmetic{"smaller", [](Model& m) { return minimum(c(m, 2), c(m, 3)); }, 2}, Arithmetic{"larger", [](Model& m) { return maximum(c(m, 2), c(m, 3)); }, 3},
    Arithmetic{"whole stays", [](Model& m) { return roundUp(c(m, 3)); }, 3}, Arithmetic{"noise is no instance", [](Model& m) { return roundUp(c(m, 3 + 1e-10)); }, 3},
    Arithmetic{"a part is a whole", [](Model& m) { return roundUp(c(m, 3.001)); }, 4}, Arithmetic{"none", [](Model& m) { return roundUp(c(m, 0)); }, 0},
    Arithmetic{"noise is a whole", [](Model& m) { return roundDown(c(m, 3 - 1e-10)); }, 3},
    Arithmetic{"less", [](Model& m) { return less(c(m, 1), c(m, 2)); }, 1}, Arithmetic{"not less", [](Model& m) { return less(c(m, 2), c(m, 2)); }, 0},
    Arithmetic{"at most", [](Model& m) { return lessOrEqual(c(m, 2), c(m, 2)); }, 1}, Arithmetic{"equal", [](Model& m) { return equal(c(m, 2), c(m, 2)); }, 1},
    Arithmetic{"unknown spreads", [](Model& m) { return c(m, unknown) * 0.0; }, unknown},
    Arithmetic{"unknown minimum", [](Model& m) { return minimum(c(m, 1), c(m, unknown)); }, unknown},
    Arithmetic{"unknown maximum", [](Model& m) { return maximum(c(m, unknown), c(m, 1)); }, unknown},
    Arithmetic{"unknown comparison", [](Model& m) { return less(c(m, 1), c(m, unknown)); }, unknown},
    Arithmetic{"untaken branch", [](Model& m) { return select(c(m, 1), c(m, 5), c(m, unknown)); }, 5},
    Arithmetic{"other branch", [](Model& m) { return select(c(m, 0), c(m, unknown), c(m, 6)); }, 6},
    Arithmetic{"unknown condition", [](Model& m) { return select(c(m, unknown), c(m, 5), c(m, 6)); }, unknown}));

TEST(Formula, MonthsAndYears) {
    Model model(25, 1);
    const Expr step = model.yearly(named("step"), power(c(model, 2), model.yearOfUse()));
    const Expr cost = model.monthly(named("cost"), step * model.month());
    const Values values = evaluate(model);
    EXPECT_EQ(model.years(), 3);
    EXPECT_EQ(values.at(model, cost.node, 0), 0) << "month 0 is no month of use";
    EXPECT_EQ(values.at(model, cost.node, 12), 12);
    EXPECT_EQ(values.at(model, cost.node, 13), 26) << "the second year begins with month 13";
    EXPECT_EQ(values.at(model, cost.node, 25), 100);
}

TEST(Formula, MonthSets) {
    Model model(10, 1);
    const Expr renewal = model.monthly(named("renewal"), c(model, 1), {4, 10, 3});
    const Expr none = model.monthly(named("none"), c(model, 1), {11});
    const Expr renewals = sumMonths(renewal), nones = sumMonths(none);
    const Values values = evaluate(model);
    EXPECT_EQ(values.at(model, renewals.node, 0), 3) << "months 4, 7 and 10";
    EXPECT_EQ(values.at(model, nones.node, 0), 0);
}

TEST(Formula, RecurrenceOverNodesOfEveryShape) {
    Model model(6, 1);
    const Expr cost = model.monthly(named("cost"), model.month() * 10.0, Months::all());
    const Expr balance = model.recurrence(named("balance"), model.constant(100), [&](Expr before) {
        return before * (1.0 + percent(model.constant(10))) - cost * power(model.constant(1), model.yearOfUse());
    });
    const Expr before = model.monthly(named("before"), previous(balance, model.constant(7)), Months::all());
    const Values values = evaluate(model);
    double expected = 100;
    for (int m = 0; m <= 6; ++m) {
        EXPECT_DOUBLE_EQ(values.at(model, before.node, m), m == 0 ? 7 : expected);
        expected = expected * 1.1 - 10 * m;
        EXPECT_DOUBLE_EQ(values.at(model, balance.node, m), expected);
    }
}

TEST(Formula, BusierHoursAndTies) {
    Model model(12, 4);
    const Expr share = model.once(named("share"), model.weekConstant({0.1, 0.2, 0.3, 0.4}));
    const Expr load = model.once(named("load"), model.weekConstant({5, 8, 5, 1}));
    const Expr busier = busierShare(load, share);
    const Expr mean = weekMean(share, load), highest = weekMaximum(load);
    const Values values = evaluate(model);
    EXPECT_NEAR(values.at(model, busier.node, 0, 1), 0, 1e-15);
    EXPECT_NEAR(values.at(model, busier.node, 0, 0), 0.2, 1e-15);
    EXPECT_NEAR(values.at(model, busier.node, 0, 2), 0.3, 1e-15) << "equally busy hours keep their order";
    EXPECT_NEAR(values.at(model, busier.node, 0, 3), 0.6, 1e-15);
    EXPECT_NEAR(values.at(model, mean.node, 0), 4.0, 1e-15);
    EXPECT_EQ(values.at(model, highest.node, 0), 8);
}

TEST(Formula, OtherInputsAndGrownModels) {
    Model model(3, 1);
    const Expr a = model.input({"a", Label::ours("A"), Unit::none, {}, 2, noNode});
    EXPECT_EQ(model.input({"a", Label::ours("A"), Unit::none, {}, 9, noNode}).node, a.node) << "one address, one input";
    const Expr twice = a * 2.0;
    const std::vector<double> other{5};
    Values values = evaluate(model, other);
    EXPECT_EQ(values.at(model, twice.node, 0), 10);
    const Expr later = twice + 1.0;
    values.extend(model, other);
    EXPECT_EQ(values.at(model, later.node, 0), 11);
}

TEST(Spreadsheet, WritesFormulas) {
    Model model(14, 2);
    const Expr a = model.input({"options.own.a-b", Label::ours("A"), Unit::none, {}, 2, noNode});
    const Expr b = model.input({"options.own.a_b", Label::ours("B"), Unit::percent, {}, 3, noNode});
    const Expr share = model.once(named("share"), model.weekConstant({0.25, 0.75}));
    const Expr load = model.yearly(named("load"), share * a * power(a, model.yearOfUse()));
    const Expr mean = model.yearly(named("mean"), weekMean(share, minimum(load, b)));
    const Expr count = model.yearly(named("count"), weekMean(share, roundUp(load / a)));
    const Expr monthly = model.monthly(named("monthly"), mean * (1.0 - percent(b)) / -a + count, {2});
    model.once(named("total"), sumMonths(monthly));
    const SheetLayout layout(model, {{"Costs", {""}, {}}});
    EXPECT_EQ(layout.inputNames()[0], "in_options_own_a_b");
    EXPECT_EQ(layout.inputNames()[1], "in_options_own_a_b__2") << "names of different inputs differ";
    EXPECT_EQ(layout.formula(model, 0, 0, 1), "") << "constants of the week are plain numbers";
    EXPECT_EQ(layout.formula(model, 1, 1, 1), "=$D$8*in_options_own_a_b*in_options_own_a_b^R$5");
    EXPECT_EQ(layout.formula(model, 2, 0), "=SUMPRODUCT($D$7:$D$8*((F$9:F$10+in_options_own_a_b__2-ABS(F$9:F$10-in_options_own_a_b__2))/2))");
    EXPECT_EQ(layout.formula(model, 3, 1), "=SUMPRODUCT($D$7:$D$8*(-INT(1E-9-R$9:R$10/in_options_own_a_b)))");
    EXPECT_EQ(layout.formula(model, 4, 1), "") << "outside its months";
    EXPECT_EQ(layout.formula(model, 4, 13), "=R$11*(1-(in_options_own_a_b__2/100))/-in_options_own_a_b+R$12");
    EXPECT_EQ(layout.formula(model, 5, 0), "=SUM($E$13:$S$13)");
}

TEST(Spreadsheet, PutsPartsOnTheSheetOfTheirOption) {
    Model model(2, 1);
    const auto make = [&](const char* scope) { return model.once({scope, "x", Label::ours("X"), Unit::none}, model.constant(1)); };
    for (const char* scope : {"mix.own", "mix", "own", "mix.burst", "own~mix"}) make(scope);
    const SheetLayout layout(model, {{"Own", {"own"}, {}}, {"Mix", {"mix"}, {}}, {"Burst", {"mix.burst"}, {}}, {"Pairs", {"own~mix"}, {}}});
    const auto sheetOf = [&](QuantityId id) { return layout.sheets()[layout.sheetOf(id)].name; };
    EXPECT_EQ(sheetOf(0), "Mix");
    EXPECT_EQ(sheetOf(1), "Mix");
    EXPECT_EQ(sheetOf(2), "Own");
    EXPECT_EQ(sheetOf(3), "Burst") << "a sheet of its own goes before";
    EXPECT_EQ(sheetOf(4), "Pairs");
    EXPECT_EQ(layout.cell(model, 1, 0).row, layout.cell(model, 0, 0).row + 1) << "rows follow one another";
    make("later.first");
    EXPECT_THROW(SheetLayout(model, {{"Mix", {"own", "mix", "own~mix"}, {}}}), std::out_of_range);
}

TEST(Spreadsheet, NamesColumnsAndSheets) {
    EXPECT_EQ(columnName(0), "A");
    EXPECT_EQ(columnName(25), "Z");
    EXPECT_EQ(columnName(26), "AA");
    EXPECT_EQ(columnName(701), "ZZ");
    EXPECT_EQ(columnName(702), "AAA");
    EXPECT_EQ(sheetName("a[b]:c*?/\\'", {}), "a b  c");
    EXPECT_EQ(sheetName("Cost", {"cost"}), "Cost 2");
    EXPECT_EQ(sheetName("''", {}), "Sheet");
    const std::string cut = sheetName("Büros in Zürich, München und Köln, alle zusammen", {});
    EXPECT_LE(cut.size(), 25U);
    EXPECT_EQ(cut.substr(0, 2), "B\xC3");
    EXPECT_NE(static_cast<unsigned char>(cut.back()) & 0xC0, 0xC0) << "no half character at the end";
}

TEST(Explanation, ShowsEnoughDigits) {
    Model model(1, 1);
    const Expr third = model.once(named("third"), model.input({"a", Label::ours("A"), Unit::none, {}, 1, noNode}) / 3.0);
    const Expr cost = model.once({"", "cost", Label::ours("Cost"), Unit::money}, third * 1e6);
    const Values values = evaluate(model);
    const Explanation e = explain(model, values, model.node(cost.node).index, 0);
    EXPECT_GE(e.decimals, 8) << "a third of a million agrees to the cent only with so many digits";
    EXPECT_EQ(e.numbers.terms.size(), 2U);
    EXPECT_EQ(e.words.tokens.size(), 3U);
}

} // namespace
} // namespace racktally
