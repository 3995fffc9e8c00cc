// Exact money and the figures of a quote.
#include "core/project/address.h"
#include "core/project/project_json.h"
#include "core/project/structure.h"
#include "core/quote/quote_sheet.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace racktally;

namespace {

std::int64_t cents(double quantity, double price, double discount = 0) { return amountOf(quantity, price, discount, "EUR")->minor; }

Project twoOptions() {
    return readProject(R"({ "format": "racktally-project", "version": 1, "currency": "EUR", "start": "2027-01", "horizon_months": 24,
        "workloads": [ { "id": "w", "kind": "gpu_hours", "demand": { "gpus": 4, "profile": "business_hours" } } ],
        "options": [
          { "id": "own", "name": "Own", "kind": "on_premises", "nodes": 2, "gpus_per_node": 4, "power_w_per_node": { "idle": 100, "max": 900 },
            "items": [ { "text": "Server", "quantity": 2, "unit_price": 10000.335 }, { "text": "Switch", "unit_price": 999.99, "category": "network" },
                       { "text": "Setup", "unit_price": 500, "category": "installation" } ],
            "licences": [ { "text": "Software", "metric": "gpu", "price": 450, "interval": "year" } ] },
          { "id": "cloud", "name": "Cloud", "kind": "cloud", "gpus_per_instance": 4, "price_per_instance_hour": 2 },
          { "id": "mix", "name": "Mix", "kind": "hybrid", "own": "own", "burst": "cloud", "own_nodes": 1 },
          { "id": "twin", "kind": "on_premises", "like": "own" } ],
        "inputs": { "options.own.nodes": { "source": "s" } } })").value().project;
}

} // namespace

TEST(Money, RoundsHalfACentAwayFromZeroByTheWrittenDecimal) {
    EXPECT_EQ(cents(1, 1.005), 101) << "as a double it lies below";
    EXPECT_EQ(cents(1, 2.675), 268);
    EXPECT_EQ(cents(3, 0.335), 101);
    EXPECT_EQ(cents(1, -1.005), -101);
    EXPECT_EQ(cents(1, 1.0049999), 100);
    EXPECT_EQ(cents(16, 890, 12.5), 1246000);
    EXPECT_EQ(cents(1, 0.1, 95), 1) << "half a cent exactly";
    EXPECT_EQ(cents(1, 1e-30), 0);
    EXPECT_EQ(cents(1e6, 1e6), 100000000000000);
    EXPECT_EQ(amountOf(1, 10.5, 0, "JPY")->minor, 11);
    EXPECT_FALSE(amountOf(1, std::numeric_limits<double>::infinity(), 0, "EUR"));
    EXPECT_FALSE(amountOf(1e15, 1e15, 0, "EUR"));
    EXPECT_EQ(percentOf(Money{1000}, 8.1)->minor, 81);
    EXPECT_EQ(percentOf(Money{50}, 19)->minor, 10) << "9.5 cents";
}

RC_GTEST_PROP(Money, IsExactForWholeQuantitiesAndCents, ()) {
    const auto quantity = *rc::gen::inRange(0, 100000);
    const auto price = *rc::gen::inRange(-10000000, 10000000);
    RC_ASSERT(cents(quantity, price / 100.0) == static_cast<std::int64_t>(quantity) * price);
}

TEST(QuoteSheet, SumsWhatIsPrinted) {
    Project p = twoOptions();
    p.quote.discountPercent = 1.5;
    const auto sheet = quoteSheet(p, {});
    ASSERT_TRUE(sheet.ok());
    EXPECT_EQ(sheet->option, "own");
    ASSERT_EQ(sheet->groups.size(), 3U);
    EXPECT_EQ(sheet->groups[0].lines[0].total.minor, 2000067);
    EXPECT_EQ(sheet->groups[0].lines[0].number, "1.1");
    EXPECT_EQ(sheet->positionsSum.minor, 2000067 + 99999 + 50000);
    EXPECT_EQ(sheet->discount.minor, 32251) << "32 250.99 cents";
    EXPECT_EQ(sheet->net + sheet->vat, sheet->gross);
    EXPECT_EQ(sheet->vat, *percentOf(sheet->net, 19));
    ASSERT_EQ(sheet->recurring.size(), 1U);
    EXPECT_EQ(sheet->perYear.minor, 8 * 45000) << "eight GPUs; outside the sum";
    EXPECT_EQ(sheet->recurring[0].number, "4");
}

TEST(QuoteSheet, AHybridOffersTheNodesThatItOwns) {
    Project p = twoOptions();
    p.quote.option = "mix";
    EXPECT_EQ(quoteSheet(p, 1)->groups[0].lines[0].position.quantity, 1);
    EXPECT_TRUE(quoteSheet(p, 0)->isEmpty());
    p.quote.option = "cloud";
    EXPECT_TRUE(quoteSheet(p, {})->isEmpty());
    p.quote.positions = {{"a", "A", {}, PositionGroup::other, 1, {}, 10}, {"b", "B", {}, PositionGroup::other, 1, {}, 20, 0, PositionKind::optional}};
    EXPECT_EQ(quoteSheet(p, {})->net.minor, 1000) << "its own positions stand in place of the option's";
    EXPECT_EQ(quoteSheet(p, {})->outside.size(), 1U);
}

TEST(Structure, OptionsComeGoAndMove) {
    const Project p = twoOptions();
    const auto added = withNewOption(p, 1, "Neue Cloud", {{"gpus_per_instance", 8.0}, {"price_per_instance_hour", 20.0}});
    ASSERT_TRUE(added.ok()) << added.errors().front().address;
    EXPECT_EQ(added->options.back().id, "neue_cloud");
    const auto without = withNewOption(p, 1, "Neue Cloud", {{"gpus_per_instance", 8.0}});
    ASSERT_FALSE(without.ok());
    EXPECT_EQ(without.errors().front().address, "options.neue_cloud.price_per_instance_hour") << "never a default price";

    const auto copy = withDuplicatedOption(p, "own", "Own 2");
    ASSERT_TRUE(copy.ok());
    EXPECT_EQ(copy->options[1].id, "own_2");
    EXPECT_EQ(copy->inputs.at("options.own_2.nodes").source, "s");

    EXPECT_EQ(withoutOption(p, "cloud").errors().front().reason, Reason::stillUsed);
    EXPECT_EQ(withoutOption(p, "nothing").errors().front().reason, Reason::unknownReference);
    const auto freed = withoutOption(*withoutOption(p, "mix"), "own");
    ASSERT_TRUE(freed.ok());
    EXPECT_EQ(std::get<OnPremises>(freed->options[1].kind).items.size(), 3U) << "what was like it keeps its values";
    EXPECT_TRUE(freed->inputs.empty());

    const auto moved = withMovedOption(p, "own", 2);
    EXPECT_EQ(moved->options[2].id, "own");
    EXPECT_EQ(*withMovedOption(*moved, "own", 0), p);
}

TEST(Structure, WorkloadsComeGoAndChangeTheirWeek) {
    const Project p = twoOptions();
    const auto two = withNewWorkload(p, "Nachts");
    ASSERT_TRUE(two.ok());
    EXPECT_EQ(*withoutWorkload(*two, "nachts"), p);
    EXPECT_TRUE(withDuplicatedWorkload(p, "w", "W 2").ok());

    const std::vector<double> hours = hourlyDemand(p.workloads[0].demand);
    ASSERT_EQ(hours.size(), 168U);
    EXPECT_EQ(hours[7], 0);
    EXPECT_EQ(hours[8], 4);
    const auto weekly = withWeeklyDemand(p, "w", hours);
    ASSERT_TRUE(weekly.ok()) << weekly.errors().front().address;
    EXPECT_EQ(hourlyDemand(weekly->workloads[0].demand), hours);
    const auto back = withEdit(*weekly, "workloads.w.demand.profile", std::string("business_hours"));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back->workloads[0].demand, p.workloads[0].demand) << "with the week's highest demand";
}
