// Broken projects: every error names line, address and reason, and the nearest known key; nothing crashes.
#include "core/project/address.h"
#include "core/project/lines.h"
#include "core/project/project_json.h"
#include "core/project/validate.h"
#include "tests/support/files.h"
#include "tests/support/random_project.h"

#include <gtest/gtest.h>
#include <random>

namespace racktally {
namespace {

/// A valid project with marks where the cases below break it.
std::string project(const std::string& replaced = {}, const std::string& by = {}) {
    std::string text = R"({
 "format": "racktally-project", "version": 1,
 "currency": "EUR", "start": "2027-01", "horizon_months": 60,
 "assumptions": { "pue": 1.3, "hours_per_month": 730 },
 "workloads": [
  { "id": "w", "kind": "gpu_hours", "demand": { "gpus": 8, "hours_per_month": 365 } }
 ],
 "options": [
  { "id": "own", "kind": "on_premises", "nodes": 1, "gpus_per_node": 8,
    "items": [ { "text": "Server", "unit_price": 250000 } ],
    "power_w_per_node": { "idle": 1800, "max": 6400 }, "residual_value_percent": 10 },
  { "id": "cloud", "kind": "cloud", "gpus_per_instance": 8,
    "price_per_instance_hour": 98.32 }
 ],
 "inputs": { "assumptions.pue": { "source": "meter" } }
})";
    if (!replaced.empty()) {
        const std::size_t place = text.find(replaced);
        EXPECT_NE(place, std::string::npos) << replaced;
        text.replace(place, replaced.size(), by);
    }
    return text;
}

struct Broken {
    const char* name;
    const char* replaced;
    const char* by;
    Reason reason;
    const char* address;
    int line;
    const char* nearest = "";
};

class BrokenProject : public testing::TestWithParam<Broken> {};

TEST_P(BrokenProject, IsRefusedWithPlaceAndReason) {
    const Broken& b = GetParam();
    const auto read = readProject(project(b.replaced, b.by));
    ASSERT_FALSE(read.ok());
    const Error* error = nullptr;
    for (const Error& e : read.errors())
        if (e.reason == b.reason && e.address == b.address) error = &e;
    ASSERT_TRUE(error) << "got " << static_cast<int>(read.errors().front().reason) << " at " << read.errors().front().address;
    EXPECT_EQ(error->line, b.line);
    EXPECT_EQ(error->nearest, b.nearest);
}

std::string nameOfBroken(const testing::TestParamInfo<Broken>& tested) { return tested.param.name; }

INSTANTIATE_TEST_SUITE_P(Reader, BrokenProject, testing::Values(
    Broken{"cut", "\"inputs\"", "", Reason::syntax, "", 15},
    Broken{"duplicate_key", "\"nodes\": 1", "\"nodes\": 1, \"nodes\": 2", Reason::duplicateKey, "options.nodes", 9},
    Broken{"not_finite", "1.3", "1e999", Reason::notFinite, "assumptions.pue", 4},
    Broken{"other_format", "racktally-project", "something", Reason::notAProject, "format", 1},
    Broken{"no_version", "\"version\": 1", "\"version\": \"one\"", Reason::versionInvalid, "version", 2},
    Broken{"unknown_key", "\"pue\"", "\"pu\"", Reason::unknownKey, "assumptions.pu", 4, "pue"},
    Broken{"unknown_key_of_kind", "\"price_per_instance_hour\"", "\"price_per_instanze_hour\"", Reason::unknownKey, "options.cloud.price_per_instanze_hour", 13, "price_per_instance_hour"},
    Broken{"missing_price", "\"unit_price\": 250000", "\"quantity\": 1", Reason::missing, "options.own.items.1.unit_price", 10},
    Broken{"missing_currency", "\"currency\": \"EUR\", ", "", Reason::missing, "currency", 1},
    Broken{"text_for_number", "98.32", "\"98,32\"", Reason::wrongType, "options.cloud.price_per_instance_hour", 13},
    Broken{"null_for_number", "1800", "null", Reason::wrongType, "options.own.power_w_per_node.idle", 11},
    Broken{"no_price", "98.32", "null", Reason::exactlyOne, "options.cloud", 12},
    Broken{"two_prices", "98.32", "98.32, \"price_per_instance_month\": 5", Reason::exactlyOne, "options.cloud", 12},
    Broken{"loan_without_term", "\"residual_value_percent\": 10", "\"financing\": { \"kind\": \"loan\", \"rate_percent_per_year\": 5 }", Reason::missing, "options.own.financing.months", 11},
    Broken{"lease_without_payment", "\"residual_value_percent\": 10", "\"financing\": { \"kind\": \"lease\", \"months\": 36 }", Reason::missing, "options.own.financing.payment_per_month", 11},
    Broken{"down_payment_above_price", "\"residual_value_percent\": 10", "\"financing\": { \"kind\": \"loan\", \"months\": 9, \"rate_percent_per_year\": 5, \"down_payment\": 250001 }", Reason::outOfRange, "options.own.financing.down_payment", 11},
    Broken{"hybrid_of_nothing", "\"kind\": \"cloud\", \"gpus_per_instance\": 8,\n    \"price_per_instance_hour\": 98.32", "\"kind\": \"hybrid\", \"own\": \"own\", \"burst\": \"clout\"", Reason::unknownReference, "options.cloud.burst", 12},
    Broken{"hybrid_of_wrong_kind", "\"kind\": \"cloud\", \"gpus_per_instance\": 8,\n    \"price_per_instance_hour\": 98.32", "\"kind\": \"hybrid\", \"own\": \"own\", \"burst\": \"own\"", Reason::wrongKind, "options.cloud.burst", 12},
    Broken{"like_of_wrong_kind", "98.32", "98.32, \"like\": \"own\"", Reason::wrongKind, "options.cloud.like", 13},
    Broken{"like_itself", "98.32", "98.32, \"like\": \"cloud\"", Reason::circular, "options.cloud.like", 13},
    Broken{"like_nothing", "98.32", "98.32, \"like\": \"clod\"", Reason::unknownReference, "options.cloud.like", 13},
    Broken{"tax_rate_from", "\"pue\": 1.3", "\"pue\": 1.3, \"tax\": { \"rate_percent\": [ { \"from\": \"2028\", \"rate_percent\": 29 } ] }", Reason::badMonth, "assumptions.tax.rate_percent.2028", 4},
    Broken{"quote_date", "\"inputs\"", "\"quote\": { \"date\": \"2026-02-30\" }, \"inputs\"", Reason::badDay, "quote.date", 15},
    Broken{"quote_of_nothing", "\"inputs\"", "\"quote\": { \"option\": \"on\" }, \"inputs\"", Reason::unknownReference, "quote.option", 15},
    Broken{"quote_without_price", "\"inputs\"", "\"quote\": { \"positions\": [ { \"text\": \"Server\" } ] }, \"inputs\"", Reason::missing, "quote.positions.1.unit_price", 15},
    Broken{"half_a_node", "\"nodes\": 1", "\"nodes\": 1.5", Reason::wrongType, "options.own.nodes", 9},
    Broken{"list_for_value", "1.3", "[1.3]", Reason::wrongType, "assumptions.pue", 4},
    Broken{"list_for_object", "{ \"pue\": 1.3, \"hours_per_month\": 730 }", "[]", Reason::wrongType, "assumptions", 4},
    Broken{"negative_price", "98.32", "-1", Reason::outOfRange, "options.cloud.price_per_instance_hour", 13},
    Broken{"share_over_100", "\"residual_value_percent\": 10", "\"residual_value_percent\": 101", Reason::outOfRange, "options.own.residual_value_percent", 11},
    Broken{"horizon_0", "\"horizon_months\": 60", "\"horizon_months\": 0", Reason::outOfRange, "horizon_months", 3},
    Broken{"horizon_241", "\"horizon_months\": 60", "\"horizon_months\": 241", Reason::outOfRange, "horizon_months", 3},
    Broken{"hours_above_month", "\"hours_per_month\": 365", "\"hours_per_month\": 731", Reason::outOfRange, "workloads.w.demand.hours_per_month", 6},
    Broken{"growth_minus_100", "\"gpus\": 8,", "\"gpus\": 8, \"growth_percent_per_year\": -100,", Reason::outOfRange, "workloads.w.demand.growth_percent_per_year", 6},
    Broken{"unknown_kind", "\"kind\": \"cloud\"", "\"kind\": \"clout\"", Reason::unknownName, "options.cloud.kind", 12, "cloud"},
    Broken{"unknown_workload_kind", "gpu_hours", "gpu_hour", Reason::unknownName, "workloads.w.kind", 6, "gpu_hours"},
    Broken{"unknown_category", "\"unit_price\": 250000", "\"unit_price\": 1, \"category\": \"hardwere\"", Reason::unknownName, "options.own.items.1.category", 10, "hardware"},
    Broken{"computed_category", "\"unit_price\": 250000", "\"unit_price\": 1, \"category\": \"tax\"", Reason::computedCategory, "options.own.items.server.category", 10},
    Broken{"bad_id", "\"id\": \"own\"", "\"id\": \"Own 1\"", Reason::badId, "options.Own 1", 9},
    Broken{"duplicate_id", "\"id\": \"cloud\"", "\"id\": \"own\"", Reason::duplicateId, "options.own", 12},
    Broken{"bad_currency", "\"EUR\"", "\"euro\"", Reason::badCurrency, "currency", 3},
    Broken{"bad_month", "2027-01", "2027-13", Reason::badMonth, "start", 3},
    Broken{"missing_rate", "\"kind\": \"cloud\",", "\"kind\": \"cloud\", \"currency\": \"USD\",", Reason::missingRate, "options.cloud.currency", 12},
    Broken{"two_shapes", "\"gpus\": 8,", "\"gpus\": 8, \"profile\": \"always\",", Reason::exactlyOne, "workloads.w.demand", 6},
    Broken{"no_shape", "\"gpus\": 8, \"hours_per_month\": 365", "\"gpus\": 8", Reason::exactlyOne, "workloads.w.demand", 6},
    Broken{"no_gpus", "\"gpus\": 8, ", "", Reason::missing, "workloads.w.demand.gpus", 6},
    Broken{"short_week", "\"gpus\": 8, \"hours_per_month\": 365", "\"weekly\": [1, 2]", Reason::weeklyLength, "workloads.w.demand.weekly", 6},
    Broken{"growth_in_hours_of_profile", "\"hours_per_month\": 365", "\"profile\": \"nights\", \"growth_in\": \"hours\"", Reason::excludes, "workloads.w.demand.growth_in", 6},
    Broken{"base_of_reserved", "98.32", "98.32, \"plan\": \"reserved\", \"base\": { \"price_per_instance_hour\": 1 }", Reason::excludes, "options.cloud.base", 13},
    Broken{"fewer_than_the_base", "98.32", "98.32, \"instances\": 1, \"base\": { \"instances\": 2, \"price_per_instance_hour\": 1 }", Reason::outOfRange, "options.cloud.instances", 13},
    Broken{"unknown_workload", "98.32", "98.32, \"units_per_gpu_hour\": { \"v\": 1 }", Reason::unknownReference, "options.cloud.units_per_gpu_hour.v", 13, "w"},
    Broken{"unknown_address", "\"assumptions.pue\": {", "\"assumptions.pie\": {", Reason::unknownReference, "inputs.assumptions.pie", 15, "assumptions.pue"}),
    nameOfBroken);

TEST(Reader, AcceptsTheUnbrokenProject) {
    const auto read = readProject(project());
    ASSERT_TRUE(read.ok()) << read.errors().front().address << ' ' << read.errors().front().line;
    EXPECT_EQ(std::get<OnPremises>(read->project.options[0].kind).items[0].id, "server") << "items get an id from their text";
}

TEST(Reader, ReportsAllErrorsAtOnce) {
    std::string text = project("1.3", "0.5");
    text.replace(text.find("98.32"), 5, "-1.00");
    EXPECT_EQ(readProject(text).errors().size(), 2U);
}

TEST(Reader, NewerVersionsAreReadWithoutWhatIsUnknown) {
    const auto read = readProject(project("\"version\": 1,", "\"version\": 2, \"later\": {},"));
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(read->newerVersion);
}

TEST(Reader, DeepNestingIsRefused) {
    const std::string deep = "{\"format\":" + std::string(100000, '[');
    const auto read = readProject(deep);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.errors().front().reason, Reason::tooDeep);
}

TEST(Reader, EmptyAndOddTextsAreRefused) {
    for (const std::string text : {"", " ", "[]", "1", "null", "\"racktally-project\"", "{}", "\xEF\xBB\xBF{}", "{\"format\":1}", "\0\xFF"})
        EXPECT_FALSE(readProject(text).ok()) << text;
}

TEST(Reader, SurvivesDamage) {
    const std::string whole = writeProject(test::RandomProject(7).make());
    ASSERT_TRUE(readProject(whole).ok());
    std::mt19937_64 random(1);
    int accepted = 0;
    for (int trial = 0; trial < 3000; ++trial) {
        std::string text = whole;
        for (auto changes = random() % 4 + 1; changes > 0; --changes) {
            const std::size_t place = random() % text.size();
            switch (random() % 3) {
            case 0: text[place] = static_cast<char>(random() % 256); break;
            case 1: text.erase(place, random() % 20 + 1); break;
            default: text.insert(place, 1, "{}[]\",:0-e."[random() % 11]); break;
            }
        }
        if (const auto read = readProject(text); read.ok()) ++accepted;
        else EXPECT_GE(read.errors().front().line, 0);
    }
    EXPECT_LT(accepted, 3000);
}

TEST(Writer, KeepsTheQuoteAndWhatItDoesNotUnderstandYet) {
    const auto read = readProject(project("\"inputs\"", "\"quote\": { \"number\": \"A-1\", \"positions\": [ { \"text\": \"x\", \"unit_price\": 1 } ] }, \"pinned\": { \"gpu/H200\": {} }, \"inputs\""));
    ASSERT_TRUE(read.ok());
    const std::string written = writeProject(read->project);
    EXPECT_NE(written.find("\"A-1\""), std::string::npos);
    EXPECT_NE(written.find("gpu/H200"), std::string::npos);
    EXPECT_EQ(readProject(written)->project, read->project);
}

TEST(Address, SetsFindsAndRefuses) {
    const Project p = readProject(project())->project;
    EXPECT_EQ(withValue(p, "options.own.items.server.unit_price", 5.0)->options[0], [&] {
        Option option = p.options[0];
        std::get<OnPremises>(option.kind).items[0].unitPrice = 5;
        return option;
    }());
    EXPECT_EQ(withValue(p, "assumptions.pu", 1.0).errors().front().nearest, "assumptions.pue");
    EXPECT_EQ(withValue(p, "assumptions.pue", 0.5).errors().front().reason, Reason::outOfRange);
}

TEST(Address, EditsOfExclusiveFieldsClearTheOthers) {
    const Project p = readProject(project())->project;
    const auto profile = withEdit(p, "workloads.w.demand.profile", std::string("nights"));
    ASSERT_TRUE(profile.ok());
    EXPECT_FALSE(profile->workloads[0].demand.hoursPerMonth);
    EXPECT_TRUE(validate(*profile).empty());
    const auto share = withEdit(*profile, "workloads.w.demand.utilization_percent", 40.0);
    EXPECT_EQ(share->workloads[0].demand.profile, Profile::unstated);
    EXPECT_TRUE(validate(*share).empty());
}

TEST(Address, RenamesEverywhere) {
    Project p = readProject(project("98.32", "98.32, \"units_per_gpu_hour\": { \"w\": 3 }"))->project;
    p.inputs["options.cloud.units_per_gpu_hour.w"] = {"measured", "2026-01-01", Confidence::measured, "", {}};
    p.scenarios.push_back({"s", "S", {{"workloads.w.demand.gpus", 4}, {"options.cloud.staff_fte", 1}}});
    ASSERT_TRUE(validate(p).empty());
    auto renamed = withRenamedWorkload(p, "w", "work");
    ASSERT_TRUE(renamed.ok());
    renamed = withRenamedOption(*renamed, "cloud", "rent");
    ASSERT_TRUE(renamed.ok());
    EXPECT_TRUE(validate(*renamed).empty());
    EXPECT_TRUE(renamed->inputs.contains("options.rent.units_per_gpu_hour.work"));
    EXPECT_TRUE(renamed->scenarios[0].changes.contains("workloads.work.demand.gpus"));
    EXPECT_TRUE(renamed->options[1].unitsPerGpuHour.contains("work"));
    EXPECT_EQ(withRenamedOption(p, "cloud", "own").errors().front().reason, Reason::duplicateId);
    EXPECT_EQ(withRenamedOption(p, "cloud", "Two words").errors().front().reason, Reason::badId);
    EXPECT_EQ(withRenamedOption(p, "none", "x").errors().front().reason, Reason::unknownReference);
}

TEST(Lines, AreAddedAndRemovedWithTheirSources) {
    const Project p = readProject(project())->project;
    for (const LineList& list : lineLists(p)) {
        const auto more = withNewLine(p, list.address);
        ASSERT_TRUE(more.ok()) << list.address;
        EXPECT_TRUE(validate(*more).empty()) << list.address << ' ' << validate(*more).front().address;
        std::string added;
        for (const LineList& now : lineLists(*more))
            if (now.address == list.address) added = now.ids.back();
        EXPECT_EQ(*withoutLine(*more, list.address, added), p) << list.address;
    }
    Project sourced = p;
    sourced.inputs["options.own.items.server.unit_price"] = {"offer", "", Confidence::quoted, "", {}};
    const auto removed = withoutLine(sourced, "options.own.items", "server");
    EXPECT_TRUE(validate(*removed).empty());
    EXPECT_FALSE(removed->inputs.contains("options.own.items.server.unit_price"));
    EXPECT_EQ(withoutLine(p, "options.own.items", "none").errors().front().reason, Reason::unknownReference);
    EXPECT_EQ(withNewLine(p, "options.own.nodes").errors().front().reason, Reason::unknownReference);
}

TEST(Scenario, AppliesAndRefuses) {
    Project p = readProject(project())->project;
    p.scenarios.push_back({"cheap", "Cheap", {{"options.cloud.price_per_instance_hour", 50}}});
    p.scenarios.push_back({"wrong", "Wrong", {{"options.cloud.price_per_instance_hour", -50}}});
    EXPECT_EQ(std::get<Cloud>(withScenario(p, "cheap")->options[1].kind).pricePerInstanceHour, 50);
    EXPECT_EQ(withScenario(p, "wrong").errors().front().reason, Reason::outOfRange);
    EXPECT_EQ(withScenario(p, "cheep").errors().front().nearest, "cheap");
}

} // namespace
} // namespace racktally
