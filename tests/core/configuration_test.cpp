// Rules of configurations, one by one: a configuration that passes, one that fails, and its cure applied and passing.
// Also power, partitions, candidates, filling in, pins and prices inside projects.
#include "core/analysis/evaluation.h"
#include "core/configuration/bill.h"
#include "core/configuration/edit.h"
#include "core/configuration/partition.h"
#include "core/project/configured.h"
#include "core/project/offers.h"
#include "core/project/project_json.h"
#include "core/project/structure.h"
#include "tests/support/catalogs.h"

#include <gtest/gtest.h>
#include <random>
#include <set>

namespace racktally {
namespace {

using test::shippedCatalog;

/// A configuration, the licences beside it and the catalogue that it is checked with.
struct Case {
    Configuration c;
    std::vector<CountedLicence> licences;
    Catalog catalog = shippedCatalog();

    Case& set(PartRole role, const std::string& part, int quantity) {
        c = withRole(std::move(c), catalog, "EUR", role, part, quantity);
        return *this;
    }
    Case& add(PartRole role, const std::string& part, int quantity) {
        c = withPart(std::move(c), catalog, "EUR", {}, role, part, quantity);
        return *this;
    }
    Case& without(PartRole role) {
        c = withoutRole(std::move(c), role);
        return *this;
    }
    template <class T, class Change>
    Case& edit(const std::string& name, Change&& change) {
        for (T& part : catalog.all<T>())
            if (part.name == name) change(part);
        return *this;
    }
    [[nodiscard]] ConfigurationSubject subject() const { return {&c, "options.own.configuration", "EUR", 1, licences}; }
    [[nodiscard]] std::vector<Finding> findings() const { return checkConfiguration(subject(), catalog); }
    [[nodiscard]] std::optional<Finding> finding(Rule rule) const {
        for (const Finding& f : findings())
            if (f.rule == rule) return f;
        return std::nullopt;
    }
};

Case system(const std::string& name) {
    Case result;
    const auto* found = result.catalog.find<PublishedSystem>(name);
    EXPECT_NE(found, nullptr) << name;
    result.c = completed(fromSystem(*found, result.catalog, "EUR"), result.catalog, "EUR");
    result.c.quotedPrice.reset();
    result.c.supplyVoltage = SupplyVoltage::high;
    result.c.inletTemperatureC = 22;
    return result;
}
Case cards() { return system("PowerEdge XE7740, 8 x H200 NVL"); }
Case board() { return system("PowerEdge XE9680, 8 x H200 SXM"); }
Case small() { return system("PowerEdge R760xa, 4 x L40S"); }

struct RuleCase {
    Rule rule;
    Case good;
    Case bad;
    bool hasCure = true;
};

std::vector<RuleCase> ruleCases() {
    using R = PartRole;
    std::vector<RuleCase> all;
    const auto add = [&](Rule rule, Case good, auto&& breakIt, bool hasCure = true) {
        Case bad = good;
        breakIt(bad);
        all.push_back({rule, std::move(good), std::move(bad), hasCure});
    };
    add(Rule::partUnknown, cards(), [](Case& x) { x.set(R::nic, "Card that nobody knows", 1); }, false);
    add(Rule::serverMissing, cards(), [](Case& x) { x.without(R::server); });
    add(Rule::gpuMissing, cards(), [](Case& x) { x.without(R::gpu).without(R::bridge); });
    add(Rule::cpuMissing, board(), [](Case& x) { x.set(R::cpu, x.c.first(R::cpu)->part, 1); });
    add(Rule::memoryMissing, cards(), [](Case& x) { x.without(R::memory); });
    add(Rule::gpuForm, cards(), [](Case& x) { x.set(R::gpu, "H200 SXM", 8).without(R::bridge); });
    add(Rule::tooManyGpus, cards(), [](Case& x) { x.set(R::gpu, "H200 NVL", 10); });
    add(Rule::singleWidthPower, system("PowerEdge R760xa, 4 x L40S").set(R::gpu, "A10", 4), [](Case& x) {
        x.set(R::gpu, "A10", 6).edit<Server>("PowerEdge R760xa", [](Server& s) { s.unverified.clear(); });
    });
    add(Rule::gpuPower, cards(), [](Case& x) { x.edit<Gpu>("H200 NVL", [](Gpu& g) { g.tdpW = 700; }); });
    add(Rule::gpuCountNotOrderable, cards(), [](Case& x) { x.set(R::gpu, "H200 NVL", 7).set(R::bridge, x.c.first(R::bridge)->part, 1); });
    add(Rule::mixedGpus, cards(), [](Case& x) { x.set(R::gpu, "H200 NVL", 4).add(R::gpu, "L40S", 4).without(R::bridge); });
    add(Rule::gpuKitMissing, system("ProLiant DL380a Gen12, 8 x RTX PRO 6000"), [](Case& x) { x.without(R::kit); });
    add(Rule::exportControlled, small(), [](Case& x) { x.set(R::gpu, "RTX PRO 6000 Blackwell Max-Q", 4); });
    add(Rule::cardCooling, small(), [](Case& x) { x.set(R::gpu, "RTX 6000 Ada", 4); });
    add(Rule::slotWidth, small(), [](Case& x) { x.set(R::gpu, "GeForce RTX 4090", 2); });
    add(Rule::pcieGeneration, cards(), [](Case& x) { x.set(R::gpu, "L40S", 8).without(R::bridge); });
    add(Rule::slotsWithoutCpu, small(), [](Case& x) { x.set(R::cpu, x.c.first(R::cpu)->part, 1).set(R::memory, x.c.first(R::memory)->part, 8); });
    add(Rule::cpuSocket, cards(), [](Case& x) { x.set(R::cpu, "EPYC 9554", 2); });
    add(Rule::cpuCount, cards(), [](Case& x) { x.set(R::cpu, x.c.first(R::cpu)->part, 4); });
    add(Rule::cpuGeneration, cards(), [](Case& x) { x.edit<Server>("PowerEdge XE7740", [](Server& s) { s.cpuGenerations = "sierra_forest"; }); });
    add(Rule::cpuPower, cards(), [](Case& x) { x.edit<Server>("PowerEdge XE7740", [](Server& s) { s.maxCpuTdpW = 250; s.unverified.clear(); }); });
    add(Rule::cpuPowerWithGpu, cards(), [](Case& x) { x.edit<Server>("PowerEdge XE7740", [](Server& s) { s.maxCpuTdpWithGpuW = 250; }); });
    add(Rule::pcieLanes, system("ESC8000A-E12, 8 x H100 PCIe"), [](Case& x) { x.set(R::nic, "ConnectX-7 400G OSFP", 4); });
    add(Rule::coresPerGpu, small(), [](Case& x) { x.set(R::cpu, "Xeon Silver 4410Y", 1).set(R::gpu, "L40S", 4); });
    add(Rule::memoryBelowGpuMemory, system("PowerEdge R770, 2 x H200 NVL"), [](Case& x) { x.set(R::memory, "16 GB DDR5-4800 RDIMM", 16); });
    add(Rule::memoryPopulation, cards(), [](Case& x) { x.set(R::memory, x.c.first(R::memory)->part, 17); });
    add(Rule::memoryMixed, cards(), [](Case& x) { x.set(R::memory, "64 GB DDR5-6400 RDIMM", 8).add(R::memory, "96 GB DDR5-6400 RDIMM", 8); });
    add(Rule::memorySlots, cards(), [](Case& x) { x.set(R::memory, "64 GB DDR5-6400 RDIMM", 48); });
    add(Rule::memoryMaximum, cards(), [](Case& x) { x.set(R::memory, "256 GB DDR5-6400 RDIMM", 32); });
    add(Rule::memoryChannels, cards(), [](Case& x) { x.set(R::memory, "128 GB DDR5-6400 RDIMM", 8); });
    add(Rule::memorySpeed, small(), [](Case& x) { x.set(R::memory, "64 GB DDR5-6400 RDIMM", 16); });
    add(Rule::memoryKind, small(), [](Case& x) { x.set(R::memory, "64 GB DDR4-3200 RDIMM", 16); });
    {
        Case grace;
        grace.add(R::server, "ProLiant Compute DL384 Gen12", 1).add(R::gpu, "GH200 144GB", 2);
        add(Rule::memorySoldered, grace, [](Case& x) { x.add(R::memory, "64 GB DDR5-6400 RDIMM", 8); });
    }
    add(Rule::supplyMissing, cards(), [](Case& x) { x.without(R::powerSupply); });
    add(Rule::supplyTransients, system("PowerEdge R770, 2 x H200 NVL").set(R::powerSupply, "3200 W Titanium, 200-240 V", 2), [](Case& x) { x.set(R::powerSupply, "1100 W Titanium", 2); });
    add(Rule::suppliesMixed, cards(), [](Case& x) { x.set(R::powerSupply, "3200 W Titanium, 200-240 V", 4).add(R::powerSupply, "2400 W Titanium", 2); });
    add(Rule::supplyRedundancy, system("PowerEdge R770, 2 x H200 NVL").set(R::powerSupply, "3200 W Titanium, 200-240 V", 2), [](Case& x) { x.set(R::powerSupply, "1600 W Platinum", 2); });
    add(Rule::supplyVoltage, cards(), [](Case& x) { x.c.supplyVoltage = SupplyVoltage::low; });
    add(Rule::powerCordMissing, cards(), [](Case& x) { x.without(R::cable); });
    add(Rule::gpuCableMissing, cards(), [](Case& x) { x.without(R::cable); });
    add(Rule::supplyRating, cards(), [](Case& x) { x.set(R::powerSupply, "2000 W Titanium", 6); });
    add(Rule::tooManySupplies, small(), [](Case& x) { x.set(R::powerSupply, "2800 W Titanium", 4).edit<Server>("PowerEdge R760xa", [](Server& s) { s.unverified.clear(); }); });
    add(Rule::powerBudget, board(), [](Case& x) { x.edit<Server>("PowerEdge XE9680", [](Server& s) { s.maxPowerW = 7000; }); });
    add(Rule::inletTemperature, cards(), [](Case& x) { x.c.inletTemperatureC = 32; });
    add(Rule::liquidOnlyGpu, board(), [](Case& x) { x.edit<Gpu>("H200 SXM", [](Gpu& g) { g.cooling = GpuCooling::liquid; }); });
    {
        Case liquid = system("PowerEdge XE9680L, 8 x H200 SXM");
        liquid.c.liquidCooling = Answer::yes;
        add(Rule::liquidCooling, liquid, [](Case& x) { x.c.liquidCooling = Answer::no; });
    }
    add(Rule::bridgeGpu, cards(), [](Case& x) { x.set(R::bridge, "NVLink bridge 2-way, H100 NVL", 4); });
    add(Rule::bridgeMissing, cards(), [](Case& x) { x.without(R::bridge); });
    add(Rule::bridgeCount, cards(), [](Case& x) { x.set(R::bridge, "NVLink bridge 2-way, H200 NVL", 5); });
    add(Rule::bridgeChassis, system("PowerEdge R770, 2 x H200 NVL"), [](Case& x) { x.set(R::bridge, "NVLink bridge 4-way, H200 NVL", 1); });
    add(Rule::bridgeOnBoard, board(), [](Case& x) { x.add(R::bridge, "NVLink bridge 2-way, H200 NVL", 1); });
    add(Rule::boardNotFull, board(), [](Case& x) { x.set(R::gpu, "H200 SXM", 4); });
    {
        Case divided = cards();
        divided.c.partitions = {{"a", "1g.18gb", 7}};
        add(Rule::migUnsupported, divided, [](Case& x) { x.set(R::gpu, "L40S", 8).without(R::bridge); });
        add(Rule::migDoesNotFit, divided, [](Case& x) { x.c.partitions[0].count = 57; });
        add(Rule::migDoesNotFit, divided, [](Case& x) { x.c.partitions[0].profile = "1g.11gb"; });
    }
    {
        Case virtual_ = small();
        virtual_.c.vgpuProfile = "4Q";
        virtual_.c.vgpuUsers = 48;
        virtual_.licences = {{"vws", "NVIDIA RTX vWS, 1 year", 48}};
        add(Rule::vgpuUnsupported, virtual_, [](Case& x) { x.c.vgpuProfile = "5Q"; });
        add(Rule::vgpuTooMany, virtual_, [](Case& x) { x.c.vgpuUsers = 60; });
        add(Rule::vgpuLicences, virtual_, [](Case& x) { x.licences.clear(); });
        virtual_.licences.push_back({"vcf", "VMware Cloud Foundation, 1 year", 80});
        add(Rule::licenceMinimum, virtual_, [](Case& x) { x.licences[1].count = 64; });
    }
    add(Rule::nicPerGpu, board(), [](Case& x) { x.without(R::nic); });
    add(Rule::nicSlots, system("AS-8125GS-TNHR, 8 x H100 SXM").edit<Server>("AS-8125GS-TNHR", [](Server& s) { s.x16Slots = 10; }), [](Case& x) { x.set(R::nic, "ConnectX-7 400G OSFP", 11); });
    add(Rule::opticsMissing, cards(), [](Case& x) { x.without(R::cable); });
    add(Rule::driveBays, cards(), [](Case& x) { x.set(R::drive, "7.68 TB NVMe U.2", 12); });
    add(Rule::bootDriveMissing, cards(), [](Case& x) { x.without(R::bootDrive); });
    return all;
}

TEST(ConfigurationRules, EachHasAConfigurationThatPassesAndOneThatFailsAndItsCurePasses) {
    std::set<Rule> covered;
    for (const RuleCase& one : ruleCases()) {
        SCOPED_TRACE(std::string(keyOf(one.rule)));
        covered.insert(one.rule);
        EXPECT_FALSE(one.good.finding(one.rule)) << "passes";
        const auto finding = one.bad.finding(one.rule);
        EXPECT_TRUE(finding) << "fails";
        if (!finding) continue;
        const auto cures = curesOf(one.bad.subject(), one.bad.catalog, *finding);
        EXPECT_EQ(!cures.empty(), one.hasCure);
        for (const Cure& cure : cures) {
            Case after = one.bad;
            after.c = cure.after;
            if (cure.change == Change::licence) after.licences.push_back({"new", cure.part, cure.value});
            if (cure.change == Change::licenceMinimum) after.licences[1].count = cure.value;
            const auto left = after.finding(one.rule);
            EXPECT_TRUE(!left || cure.change == Change::redundancy) << cure.part << " " << cure.value;
            for (const Finding& f : after.findings())
                EXPECT_TRUE(f.severity != Severity::error || one.bad.finding(f.rule)) << "new error " << keyOf(f.rule) << " by " << cure.part;
        }
    }
    for (const ConfigurationRule& rule : configurationRules()) EXPECT_TRUE(covered.contains(rule.rule)) << "no case for " << keyOf(rule.rule);
}

TEST(ConfigurationRules, MixedGpusAreAWarningUnlessTheChassisForbidsThem) {
    Case mixed = cards().set(PartRole::gpu, "H200 NVL", 4).add(PartRole::gpu, "L40S", 4);
    EXPECT_EQ(mixed.finding(Rule::mixedGpus)->severity, Severity::warning);
    mixed.edit<Server>("PowerEdge XE7740", [](Server& s) { s.mixedGpus = Answer::no; });
    EXPECT_EQ(mixed.finding(Rule::mixedGpus)->severity, Severity::error);
}

TEST(ConfigurationRules, ALimitThatNobodyConfirmedWarnsOnly) {
    Case hot = cards().edit<Server>("PowerEdge XE7740", [](Server& s) { s.maxCpuTdpW = 250; s.unverified = "max_cpu_tdp_w"; });
    EXPECT_EQ(hot.finding(Rule::cpuPower)->severity, Severity::warning);
    EXPECT_TRUE(hot.finding(Rule::cpuPower)->unconfirmed);
}

TEST(ConfigurationRules, AnSxmGpuInAPcieChassisOffersTheCardAndAChassis) {
    const Case bad = cards().set(PartRole::gpu, "H200 SXM", 8).without(PartRole::bridge);
    const auto cures = curesOf(bad.subject(), bad.catalog, *bad.finding(Rule::gpuForm));
    EXPECT_TRUE(std::any_of(cures.begin(), cures.end(), [](const Cure& c) { return c.part == "H200 NVL"; }));
    EXPECT_TRUE(std::any_of(cures.begin(), cures.end(), [](const Cure& c) { return c.change == Change::server; }));
}

TEST(Configuration, EveryPublishedSystemIsFreeOfErrorsAlsoWhenFilledIn) {
    for (const PublishedSystem& system_ : shippedCatalog().all<PublishedSystem>()) {
        Case one;
        one.c = fromSystem(system_, one.catalog, "EUR");
        for (int pass = 0; pass < 2; ++pass) {
            for (const Finding& f : one.findings()) EXPECT_NE(f.severity, Severity::error) << system_.name << " pass " << pass << ": " << keyOf(f.rule) << " " << f.needed.value_or(0) << "/" << f.available.value_or(0);
            one.c = completed(one.c, one.catalog, "EUR");
        }
        EXPECT_EQ(completed(one.c, one.catalog, "EUR"), one.c) << "nothing is left to fill in";
    }
}

TEST(Configuration, EveryServerCanBeBegunAndFilledInWithoutAnError) {
    for (const Server& server : shippedCatalog().all<Server>()) {
        Case one;
        one.add(PartRole::server, server.name, 1);
        one.c = completed(one.c, one.catalog, "EUR");
        for (const Finding& f : one.findings()) EXPECT_TRUE(f.severity != Severity::error || f.rule == Rule::gpuMissing || f.rule == Rule::cpuMissing || f.rule == Rule::memoryMissing) << server.name << ": " << keyOf(f.rule);
    }
}

TEST(Configuration, PowerMeetsPublishedBudgets) {
    // Vendors' node budgets (configuration rules D10 and datasheets); the estimate may be 15 % off.
    const std::pair<const char*, double> budgets[] = {{"DGX H100", 10200}, {"DGX H200", 10200}, {"DGX B200", 14300}, {"AS-8125GS-TNHR, 8 x H100 SXM", 10040}, {"AS-5126GS-TNRT2, 8 x RTX PRO 6000", 6529}};
    for (const auto& [name, watts] : budgets) {
        const Case one = system(name);
        const NodePower power = powerOf(assemble(one.c, one.catalog));
        ASSERT_TRUE(power.max) << name;
        EXPECT_NEAR(*power.max / watts, 1, 0.15) << name << " " << *power.max;
        EXPECT_LT(*power.idle, *power.busy);
        EXPECT_LT(*power.busy, *power.max);
        EXPECT_NEAR(*power.heatBtuPerHour(), *power.max * 3.412, 10);
    }
    // Measured at the socket in MLPerf.
    const auto busy = [](const char* name) { const Case one = system(name); return *powerOf(assemble(one.c, one.catalog)).busy; };
    EXPECT_NEAR(busy("DGX B200"), 9000, 1500);
    EXPECT_NEAR(busy("DGX H200"), 5800, 800);
}

TEST(Configuration, CandidatesSayWhatFitsAndWhatBreaks) {
    const Case one = cards().set(PartRole::memory, "64 GB DDR5-6400 RDIMM", 32);
    const auto list = candidatesFor(one.subject(), one.catalog, one.c.first(PartRole::gpu)->id, PartRole::gpu, 8);
    ASSERT_EQ(list.size(), one.catalog.all<Gpu>().size());
    const auto of = [&](const char* part) { return *std::find_if(list.begin(), list.end(), [&](const Candidate& c) { return c.part == part; }); };
    EXPECT_FALSE(of("H200 NVL").broken);
    EXPECT_EQ(of("H200 SXM").broken->rule, Rule::gpuForm);
    EXPECT_FALSE(list.front().broken);
}

TEST(Configuration, ResourcesCountDown) {
    const Case one = cards();
    const Assembly assembly = assemble(one.c, one.catalog);
    const auto uses = resourcesOf(assembly, powerOf(assembly));
    EXPECT_EQ(uses[0].used, 8);
    EXPECT_EQ(uses[0].available, 8);
    EXPECT_TRUE(std::none_of(uses.begin(), uses.end(), [](const ResourceUse& use) { return use.isOver(); }));
    EXPECT_EQ(topologyOf(assembly).gpus.size(), 8U);
    EXPECT_EQ(topologyOf(assembly).cpus.size(), 2U);
}

// ---- partitions

Case divided(const char* gpu, int cards_, std::vector<PartitionRequest> requests) {
    Case one = cards().set(PartRole::gpu, gpu, cards_);
    one.c.partitions = std::move(requests);
    return one;
}

TEST(Partitions, FollowThePlacementTable) {
    const auto whole = [](const char* gpu, int n, std::vector<PartitionRequest> r) {
        const Case one = divided(gpu, n, std::move(r));
        return planPartitions(assemble(one.c, one.catalog)).unplaced.empty();
    };
    EXPECT_TRUE(whole("H200 NVL", 1, {{"a", "1g.18gb", 7}}));
    EXPECT_FALSE(whole("H200 NVL", 1, {{"a", "1g.18gb", 8}}));
    EXPECT_TRUE(whole("H200 NVL", 1, {{"a", "3g.71gb", 2}}));
    EXPECT_FALSE(whole("H200 NVL", 1, {{"a", "3g.71gb", 2}, {"b", "1g.18gb", 1}})) << "3g + 3g uses all memory";
    EXPECT_TRUE(whole("H200 NVL", 1, {{"a", "4g.71gb", 1}, {"b", "3g.71gb", 1}}));
    EXPECT_FALSE(whole("H200 NVL", 1, {{"a", "1g.18gb+me", 2}})) << "one with media engines per card";
    EXPECT_TRUE(whole("H200 NVL", 2, {{"a", "1g.18gb+me", 2}, {"b", "2g.35gb", 4}}));
    EXPECT_TRUE(whole("A30", 1, {{"a", "1g.6gb", 4}}));
    EXPECT_TRUE(whole("A30", 1, {{"a", "2g.12gb", 1}, {"b", "1g.6gb", 2}}));
    EXPECT_FALSE(whole("A30", 1, {{"a", "2g.12gb", 2}, {"b", "1g.6gb", 1}}));
}

TEST(Partitions, RandomPlansNeverOverlap) {
    std::mt19937 random(7);
    for (int run = 0; run < 200; ++run) {
        std::vector<PartitionRequest> requests;
        for (const char* profile : {"1g.18gb", "1g.35gb", "2g.35gb", "3g.71gb", "4g.71gb", "7g.141gb"})
            if (random() % 2) requests.push_back({profile, profile, static_cast<int>(random() % 5) + 1});
        const Case one = divided("H200 NVL", static_cast<int>(random() % 4) + 1, requests);
        const PartitionPlan plan = planPartitions(assemble(one.c, one.catalog));
        int placed = 0, wanted = 0, open = 0;
        for (const PartitionedGpu& gpu : plan.gpus) {
            std::set<int> slices;
            int compute = 0;
            for (const PlacedPartition& p : gpu.instances) {
                ++placed;
                compute += p.computeSlices;
                for (int s = p.start; s < p.start + p.slices; ++s) EXPECT_TRUE(s < 8 && slices.insert(s).second);
            }
            EXPECT_LE(compute, 7);
        }
        for (const PartitionRequest& request : requests) wanted += request.count;
        for (const UnplacedPartition& u : plan.unplaced) open += u.wanted - u.placed;
        EXPECT_EQ(placed + open, wanted);
    }
}

TEST(Partitions, VgpuUsersMatchTheTables) {
    Case one = small();
    const auto room = [&](const char* gpu, int cards_, const char* profile) {
        one.set(PartRole::gpu, gpu, cards_);
        one.c.vgpuProfile = profile;
        return vgpuRoom(assemble(one.c, one.catalog));
    };
    EXPECT_EQ(room("L40S", 4, "4Q"), 48);
    EXPECT_EQ(room("L40S", 1, "1Q"), 32);
    EXPECT_EQ(room("A16", 1, "1B"), 64);
    EXPECT_EQ(room("A16", 1, "3B"), 20);
    EXPECT_EQ(room("L4", 1, "3B"), 8);
    EXPECT_EQ(room("L4", 1, "5B"), 0);
}

// ---- in projects

Project projectWith(const Configuration& configuration) {
    Project project;
    project.currency = "EUR";
    project.start = {2027, 1};
    auto made = withNewOption(project, 0, "Own", {{"nodes", 2.0}, {"gpus_per_node", 1.0}});
    EXPECT_TRUE(made);
    auto configured = withConfiguration(*made, "own", configuration, shippedCatalog());
    EXPECT_TRUE(configured);
    return *configured;
}

TEST(ConfiguredProject, SuppliesSizePowerAndPrice) {
    Case one = cards();
    one.c.quotedPrice = 250000;
    const Project project = projectWith(one.c);
    const auto& own = std::get<OnPremises>(project.options[0].kind);
    EXPECT_EQ(own.gpusPerNode, 8);
    EXPECT_EQ(project.options[0].gpu, "H200 NVL");
    EXPECT_EQ(own.powerWPerNode.max, *powerOf(assemble(one.c, one.catalog)).busy);
    const Evaluation evaluation = evaluate(project, "2026-11-30");
    EXPECT_EQ(evaluation.options[0].purchasePrice, 500000) << "two nodes";
    EXPECT_FALSE(evaluation.hasErrors());
}

TEST(ConfiguredProject, PartPricesAddUpAndAMissingOneLeavesTheTotalUnknown) {
    Case one = cards();
    for (ConfigurationPart& part : one.c.parts) part.unitPrice = 10;
    int pieces = 0;
    for (const ConfigurationPart& part : one.c.parts) pieces += part.quantity;
    EXPECT_EQ(evaluate(projectWith(one.c)).options[0].purchasePrice, 2.0 * 10 * pieces);
    one.c.parts[0].unitPrice.reset();
    const Evaluation unknown_ = evaluate(projectWith(one.c));
    EXPECT_FALSE(unknown_.options[0].totalCost);
    EXPECT_TRUE(std::any_of(unknown_.findings.begin(), unknown_.findings.end(), [](const Finding& f) { return f.rule == Rule::priceMissing && f.severity == Severity::error; }));
}

TEST(ConfiguredProject, SurvivesItsFileAndNeedsNoCatalogueAfterwards) {
    const Project project = projectWith(cards().c);
    EXPECT_GT(project.pinned.size(), 8U);
    const auto again = readProject(projectJson(project).dump());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->project, project);
    for (const Finding& f : evaluate(again->project).findings) EXPECT_NE(f.rule, Rule::partUnknown);
}

TEST(ConfiguredProject, WithoutSizeAndPowerIsValidWhereAConfigurationIsThere) {
    const auto read = readProject(R"({"format":"racktally-project","version":1,"currency":"EUR","start":"2027-01","horizon_months":12,"workloads":[],"options":[{"id":"own","kind":"on_premises","configuration":{"quoted_price":1000,"parts":[{"role":"server","part":"PowerEdge XE7740"},{"role":"gpu","part":"H200 NVL","quantity":8}]}}]})");
    ASSERT_TRUE(read);
    const Project pinned = withPins(read->project, shippedCatalog());
    EXPECT_EQ(std::get<OnPremises>(pinned.options[0].kind).gpusPerNode, 8);
    EXPECT_EQ(std::get<OnPremises>(pinned.options[0].kind).configuration->parts[1].id, "gpu");
}

TEST(ConfiguredProject, OpeningKeepsPinsAndEditsDropOnlyWhatTheyLetGo) {
    Project project = projectWith(cards().c);
    project.pinned["gpu/L4"].source = "somebody's";
    EXPECT_TRUE(withPins(project, shippedCatalog()).pinned.contains("gpu/L4"));
    const auto other = withConfiguration(project, "own", withRole(*std::get<OnPremises>(project.options[0].kind).configuration, shippedCatalog(), "EUR", PartRole::gpu, "L40S", 8), shippedCatalog());
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->pinned.contains("gpu/L4"));
    EXPECT_TRUE(other->pinned.contains("gpu/L40S"));
    EXPECT_FALSE(other->pinned.contains("gpu/H200 NVL"));
    EXPECT_TRUE(withoutConfiguration(*other, "own")->pinned.contains("gpu/L4"));
}

TEST(ConfiguredProject, DamagedPinsAreRefusedByName) {
    const Project project = projectWith(cards().c);
    for (const auto& [key, values] : std::vector<std::pair<std::string, std::string>>{{"gpu/H200 NVL", R"({"tdp_w":"much"})"}, {"gpu/H200 NVL", R"([1])"}, {"ship/Titanic", R"({"a":1})"}, {"gpu/H200 NVL", R"({"memory_gb":-5})"}}) {
        Project broken = project;
        broken.pinned[key].values = nlohmann::ordered_json::parse(values);
        const Errors errors = pinErrors(broken);
        ASSERT_FALSE(errors.empty()) << key << values;
        EXPECT_NE(errors[0].address.find(key), std::string::npos);
        evaluate(broken);
    }
}

TEST(ConfiguredProject, CatalogueChangesAreListedAndTakenOnlyWhenAsked) {
    const Project project = projectWith(cards().c);
    EXPECT_TRUE(pinDifferences(project, shippedCatalog()).empty());
    Catalog moved = shippedCatalog();
    for (Gpu& gpu : moved.all<Gpu>())
        if (gpu.name == "H200 NVL") gpu.tdpW = 550;
    Price cheaper;
    cheaper.subject = "cpu/Xeon 6787P";
    cheaper.low = cheaper.high = 5000;
    cheaper.currency = "EUR";
    cheaper.date = "2026-11-29";
    cheaper.source = "own quotation";
    moved.all<Price>().push_back(cheaper);
    const auto differences = pinDifferences(project, moved);
    ASSERT_EQ(differences.size(), 2U);
    EXPECT_EQ(evaluate(project).options[0].energyKwh, evaluate(projectWith(cards().c)).options[0].energyKwh);
    const auto updated = withUpdatedPins(project, moved, {"gpu/H200 NVL", "cpu/Xeon 6787P"});
    ASSERT_TRUE(updated);
    EXPECT_TRUE(pinDifferences(*updated, moved).empty());
    const Configuration& now = *std::get<OnPremises>(updated->options[0].kind).configuration;
    EXPECT_EQ(now.first(PartRole::cpu)->unitPrice, 5000);
    EXPECT_EQ(updated->inputs.at("options.own.configuration.parts.cpu.unit_price").source, "own quotation");
    EXPECT_LT(std::get<OnPremises>(updated->options[0].kind).powerWPerNode.max, std::get<OnPremises>(project.options[0].kind).powerWPerNode.max);
}

TEST(ConfiguredProject, LikeOptionsTakeTheConfigurationAndDoNotRepeatItsFindings) {
    Project project = projectWith(cards().set(PartRole::gpu, "H200 SXM", 8).c);
    Option lease;
    lease.id = "lease";
    lease.like = "own";
    lease.kind = OnPremises();
    project.options.push_back(lease);
    const auto read = readProject(projectJson(project).dump());
    ASSERT_TRUE(read);
    const Evaluation evaluation = evaluate(read->project);
    EXPECT_TRUE(std::any_of(evaluation.options[0].findings.begin(), evaluation.options[0].findings.end(), [](const Finding& f) { return f.rule == Rule::gpuForm; }));
    EXPECT_TRUE(std::none_of(evaluation.options[1].findings.begin(), evaluation.options[1].findings.end(), [](const Finding& f) { return f.rule == Rule::gpuForm; }));
    EXPECT_EQ(evaluation.options[0].totalCost, evaluation.options[1].totalCost);
}

TEST(ConfiguredProject, CuresApplyToTheProject) {
    Case bad = small();
    bad.c.vgpuProfile = "4Q";
    bad.c.vgpuUsers = 20;
    const Project project = projectWith(bad.c);
    const ConfigurationSubject subject = subjectOf(project, project.options[0]);
    const Catalog parts = catalogFor(project, shippedCatalog());
    for (const Finding& finding : checkConfiguration(subject, parts)) {
        if (finding.rule != Rule::vgpuLicences) continue;
        const auto after = withCure(project, "own", curesOf(subject, parts, finding).front(), parts);
        ASSERT_TRUE(after);
        const Licence& licence = std::get<OnPremises>(after->options[0].kind).licences.front();
        EXPECT_EQ(licence.quantity, 40) << "twenty users on each of two nodes";
        EXPECT_GT(licence.price, 0);
        for (const Finding& left : checkConfiguration(subjectOf(*after, after->options[0]), parts)) EXPECT_NE(left.rule, Rule::vgpuLicences);
    }
}

TEST(Offers, BecomeOptionsWithTheirSourceAndRate) {
    Project project;
    project.currency = "EUR";
    project.start = {2027, 1};
    int taken = 0;
    for (const CloudOffer& offer : shippedCatalog().all<CloudOffer>())
        for (const OfferPlan plan : {OfferPlan::onDemand, OfferPlan::spot, OfferPlan::reserved1Year, OfferPlan::perMonth}) {
            const auto with = withOffer(project, shippedCatalog(), offer, plan);
            const bool possible = priceUnder(offer, plan) && offer.gpuCount.value_or(0) >= 1;
            EXPECT_EQ(with.ok(), possible) << offer.name;
            if (!with) continue;
            ++taken;
            EXPECT_EQ(with->inputs.at("options." + with->options[0].id + (plan == OfferPlan::perMonth ? ".price_per_instance_month" : ".price_per_instance_hour")).source, offer.source);
        }
    EXPECT_GT(taken, 400);
    for (const ModelPrice& price : shippedCatalog().all<ModelPrice>()) EXPECT_EQ(withModelPrice(project, shippedCatalog(), price).ok(), price.input && price.output) << price.name;
}

TEST(Offers, UsualThreeAreListReservedAndSpecialistOfTheProjectsGpu) {
    const Project project = projectWith(small().c);
    const auto three = usualThree(project, shippedCatalog());
    ASSERT_EQ(three.size(), 3U);
    EXPECT_EQ(three[0].offer->providerKind, ProviderKind::hyperscaler);
    EXPECT_EQ(three[1].plan, OfferPlan::reserved1Year);
    EXPECT_NE(three[2].offer->providerKind, ProviderKind::hyperscaler);
    for (const UsualOffer& offer : three) EXPECT_EQ(offer.offer->gpu, "L40S");
}

TEST(ConfiguredProject, FixingLeadsRandomConfigurationsToFewerErrors) {
    std::mt19937 random(11);
    const auto pick = [&](const auto& list) { return list[random() % list.size()].name; };
    const Catalog& c = shippedCatalog();
    int before = 0, after = 0;
    for (int run = 0; run < 25; ++run) {
        Case one;
        one.add(PartRole::server, pick(c.all<Server>()), 1).add(PartRole::gpu, pick(c.all<Gpu>()), static_cast<int>(random() % 8) + 1).add(PartRole::cpu, pick(c.all<Cpu>()), static_cast<int>(random() % 2) + 1).add(PartRole::memory, pick(c.all<MemoryModule>()), static_cast<int>(random() % 24) + 1);
        const auto errors = [](const std::vector<Finding>& findings) { return static_cast<int>(std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; })); };
        before += errors(one.findings());
        const int own = errors(one.findings());
        one.c = cured(one.subject(), c);
        after += errors(one.findings());
        EXPECT_LE(errors(one.findings()), own);
    }
    std::printf("errors of 25 random configurations: %d before, %d after fixing\n", before, after);
    EXPECT_LT(after, before / 2);
}

} // namespace
} // namespace racktally
