// The catalogue: its shipped rows, reading and writing, overlays, prices, rates, the check program.
#include "core/catalog/check.h"
#include "core/catalog/part_json.h"
#include "core/catalog/prices.h"
#include "core/catalog/rates.h"
#include "tests/support/catalogs.h"

#include <gtest/gtest.h>
#include <set>

namespace racktally {
namespace {

using test::shippedCatalog;
constexpr auto today = "2026-11-30";

TEST(Catalog, ShippedRowsAreEnoughAndWithoutErrors) {
    const Catalog& c = shippedCatalog();
    EXPECT_GE(c.all<Gpu>().size(), 40U);
    EXPECT_GE(c.all<Server>().size(), 50U);
    EXPECT_GE(c.all<Cpu>().size(), 45U);
    EXPECT_GE(c.all<CloudOffer>().size(), 300U);
    EXPECT_GE(c.all<ModelPrice>().size(), 100U);
    std::set<ProviderKind> kinds;
    for (const CloudOffer& offer : c.all<CloudOffer>()) kinds.insert(offer.providerKind);
    EXPECT_EQ(kinds.size(), 4U);
    for (const CatalogIssue& issue : checkCatalog(c, today))
        EXPECT_NE(issue.severity, Severity::error) << issue.kind << "/" << issue.name << " " << issue.field << " " << issue.error.value;
}

/// Rates that count sparsity are twice the dense ones; a known few guard against it.
TEST(Catalog, ArithmeticRatesAreDense) {
    EXPECT_EQ(shippedCatalog().find<Gpu>("H100 SXM")->bf16, 989.4);
    EXPECT_EQ(shippedCatalog().find<Gpu>("L4")->bf16, 121);
    EXPECT_EQ(shippedCatalog().find<Gpu>("B200 SXM")->fp4, 9000);
    for (const Gpu& gpu : shippedCatalog().all<Gpu>()) {
        if (gpu.fp8 && gpu.bf16) {
            EXPECT_LE(*gpu.fp8 / *gpu.bf16, 2.1) << gpu.name;
        }
        if (gpu.fp4 && gpu.fp8) {
            EXPECT_LE(*gpu.fp4 / *gpu.fp8, 4.1) << gpu.name;
        }
    }
}

TEST(Catalog, EveryKindSurvivesWritingAndReadingInBothProfiles) {
    for (const CsvProfile profile : {CsvProfile::rfc4180, CsvProfile::german}) {
        Catalog again;
        for (const std::string_view kind : kindKeys()) EXPECT_TRUE(readKind(again, kind, writeKind(shippedCatalog(), kind, profile), "again.csv").empty()) << kind;
        EXPECT_EQ(again.lists, shippedCatalog().lists);
    }
}

TEST(Catalog, EveryPartSurvivesJson) {
    forEachKind(shippedCatalog(), [](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        for (const T& part : list) {
            const auto again = readPart<T>(partJson(part), "part");
            ASSERT_TRUE(again);
            EXPECT_EQ(*again, part) << nameOf(part);
        }
    });
}

struct BrokenCsv {
    const char* what;
    const char* text;
    Reason reason;
    int line;
};

class BrokenCatalog : public testing::TestWithParam<BrokenCsv> {};

TEST_P(BrokenCatalog, IsRefusedWithLineAndReason) {
    Catalog catalog;
    const Errors errors = readKind(catalog, "gpu", GetParam().text, "own.csv");
    ASSERT_FALSE(errors.empty());
    EXPECT_EQ(errors[0].reason, GetParam().reason);
    EXPECT_EQ(errors[0].line, GetParam().line);
    EXPECT_EQ(errors[0].file, "own.csv");
    EXPECT_EQ(catalog.all<Gpu>().empty(), GetParam().reason != Reason::unknownKey);
}

INSTANTIATE_TEST_SUITE_P(Catalog, BrokenCatalog, testing::Values(
    BrokenCsv{"unknown column", "name,vendor,form,memori_gb\nA,B,pcie,1\n", Reason::unknownKey, 1},
    BrokenCsv{"not a number", "name,vendor,form,memory_gb\nA,B,pcie,many\n", Reason::notNumber, 2},
    BrokenCsv{"out of range", "name,vendor,form,memory_gb\nA,B,pcie,99999\n", Reason::outOfRange, 2},
    BrokenCsv{"missing", "name,vendor,form\n\nA,,pcie\n", Reason::missing, 3},
    BrokenCsv{"unknown name", "name,vendor,form\nA,B,agp\n", Reason::unknownName, 2},
    BrokenCsv{"open quote", "name,vendor,form\n\"A,B,pcie\n", Reason::csvOpenQuote, 2},
    BrokenCsv{"too many cells", "name,vendor,form\nA,B,pcie,x\n", Reason::csvTooManyCells, 2},
    BrokenCsv{"no day", "name,vendor,form,date\nA,B,pcie,yesterday\n", Reason::badDay, 2}));

TEST(Catalog, UnknownColumnDoesNotTakeTheRowsWithIt) {
    Catalog catalog;
    EXPECT_FALSE(readKind(catalog, "bridge", "name,gpu,ways,colour\nA,H200 NVL,2,blue\n", "own.csv").empty());
    EXPECT_EQ(catalog.all<Bridge>().size(), 1U);
}

TEST(Catalog, TextNeverBecomesAFormula) {
    EXPECT_EQ(csvRow({"=1+1", "-5", "+x", "@a", "plain"}, CsvProfile::rfc4180), "'=1+1,-5,'+x,'@a,plain\r\n");
    EXPECT_EQ(csvRow({"-5,5", "a;b"}, CsvProfile::german), "-5,5;\"a;b\"\r\n");
}

TEST(Catalog, NumbersOfGermanTablesAreUnderstoodOrRefusedNeverMisread) {
    EXPECT_EQ(csvNumber("1.500,25", true), 1500.25);
    EXPECT_EQ(csvNumber("1.234.567", true), 1234567);
    EXPECT_EQ(csvNumber("-1.500", true), -1500);
    EXPECT_EQ(csvNumber("0,5", true), 0.5);
    EXPECT_EQ(csvNumber("1.5", true), 1.5);
    EXPECT_EQ(csvNumber("0.8874", true), 0.8874);
    for (const char* wrong : {"1.5,0", "1,5.0", "1.50.000", "1,5,0", ".500,1", "12345.678,9", "a", ""}) EXPECT_FALSE(csvNumber(wrong, true)) << wrong;
    EXPECT_EQ(csvNumber("1.5", false), 1.5);
    EXPECT_FALSE(csvNumber("1,5", false));
}

TEST(Catalog, HeaderTellsTheKind) {
    EXPECT_EQ(kindOfHeader({"name", "gpu", "ways"}), "bridge");
    EXPECT_EQ(kindOfHeader({"subject", "low", "currency"}), "price");
    EXPECT_EQ(kindOfHeader({"something"}), "");
}

TEST(Catalog, CheckFindsEveryKindOfFault) {
    Catalog c = shippedCatalog();
    c.all<Gpu>().push_back(c.all<Gpu>().front());
    c.all<Bridge>().front().gpu = "H300 NVL";
    c.all<Cpu>().front().source.clear();
    c.all<Drive>().front().date = "2027-01-01";
    c.all<Price>().front().low = 10;
    c.all<Price>().front().high = 5;
    c.all<Price>()[1].subject = "gpu/nothing";
    c.all<CloudOffer>().front().currency = "euro";
    c.all<Server>().front().gpuForms = "agp";
    std::set<Reason> reasons;
    for (const CatalogIssue& issue : checkCatalog(c, today))
        if (issue.severity == Severity::error) reasons.insert(issue.error.reason);
    EXPECT_EQ(reasons, (std::set{Reason::duplicateEntry, Reason::unknownPart, Reason::sourceMissing, Reason::dateInFuture, Reason::lowAboveHigh, Reason::badCurrency, Reason::unknownWord}));
}

Price price(const char* date, double low, double high, Origin origin) {
    Price p;
    p.subject = "gpu/L4";
    p.date = date;
    p.low = low;
    p.high = high;
    p.currency = "EUR";
    p.origin = origin;
    return p;
}

TEST(Catalog, OwnPriceComesBeforeANewerShippedOneAndRangesGiveTheGeometricMean) {
    Catalog c;
    c.all<Price>() = {price("2026-01-01", 100, 400, Origin::builtin), price("2026-06-01", 50, 50, Origin::builtin)};
    EXPECT_EQ(priceOf(c, "gpu/L4")->amount, 50);
    c.all<Price>().push_back(price("2025-06-01", 100, 400, Origin::own));
    EXPECT_EQ(priceOf(c, "gpu/L4")->amount, 200);
    EXPECT_EQ(priceHistory(c, "gpu/L4").size(), 3U);
    EXPECT_FALSE(priceOf(c, "gpu/A2"));
}

TEST(Catalog, OverlayReplacesRowsByNameAndMarksThem) {
    UserCatalog user;
    Gpu changed = *shippedCatalog().find<Gpu>("L4");
    changed.tdpW = 60;
    Gpu fresh = changed;
    fresh.name = "L4 special";
    user.own.all<Gpu>() = {changed, fresh};
    user.retired = {"gpu/T4"};
    const Catalog c = overlaid(shippedCatalog(), user);
    EXPECT_EQ(c.find<Gpu>("L4")->tdpW, 60);
    EXPECT_EQ(c.find<Gpu>("L4")->origin, Origin::override_);
    EXPECT_EQ(c.find<Gpu>("L4 special")->origin, Origin::own);
    EXPECT_TRUE(c.find<Gpu>("T4")->retired);
    EXPECT_EQ(c.all<Gpu>().size(), shippedCatalog().all<Gpu>().size() + 1);
}

TEST(Rates, DailyXmlAndHistoryAreRead) {
    const auto daily = readReferenceRates("<?xml version=\"1.0\"?><gesmes:Envelope><Cube><Cube time='2025-05-12'><Cube currency='USD' rate='1.1106'/><Cube currency='CHF' rate='0.9353'/></Cube></Cube></gesmes:Envelope>");
    ASSERT_TRUE(daily);
    ASSERT_EQ(daily->size(), 2U);
    EXPECT_EQ((*daily)[0], (CurrencyRate{"USD", "2025-05-12", 1.1106}));
    const auto history = readReferenceRates("Date,USD,BGN,\n2026-10-28,1.1133,N/A,\n2026-10-27,1.1140,1.9558,\n");
    ASSERT_TRUE(history);
    EXPECT_EQ(history->size(), 3U);
    for (const char* nothing : {"", "hello", "<html></html>", "Date,USD\nyesterday,1\n", "name,vendor\na,b\n"}) EXPECT_FALSE(readReferenceRates(nothing)) << nothing;
}

TEST(Rates, RealFilesOfTheCentralBankAreRead) {
    const auto xml = test::shared("prices/raw/ecb_eurofxref-daily_2025-05-12.xml"), csv = test::shared("prices/raw/ecb_eurofxref-hist_first300.csv");
    if (!std::filesystem::exists(xml)) GTEST_SKIP() << "no shared folder";
    EXPECT_GE(readReferenceRates(test::contentOf(xml))->size(), 29U);
    EXPECT_GE(readReferenceRates(test::contentOf(csv))->size(), 8000U);
}

TEST(Rates, WeekendsUseTheLastDayBefore) {
    const std::vector<CurrencyRate> rates{{"USD", "2026-10-30", 1.1}, {"USD", "2026-11-02", 1.2}, {"CHF", "2026-10-30", 0.9}};
    EXPECT_EQ(rateOn(rates, "USD", "2026-11-01")->perEuro, 1.1);
    EXPECT_EQ(rateOn(rates, "USD")->perEuro, 1.2);
    EXPECT_FALSE(rateOn(rates, "USD", "2026-10-01"));
    EXPECT_DOUBLE_EQ(conversion(rates, "USD", "CHF", "2026-10-31")->factor, 0.9 / 1.1);
    EXPECT_FALSE(conversion(rates, "GBP", "EUR"));
    EXPECT_EQ(conversion(rates, "GBP", "GBP")->factor, 1);
}

} // namespace
} // namespace racktally
