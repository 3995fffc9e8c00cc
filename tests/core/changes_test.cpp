// Differences between projects: complete, and no more than what differs.
#include "core/document/changes.h"
#include "core/document/document.h"
#include "core/project/address.h"
#include "core/project/lines.h"
#include "core/project/project_json.h"
#include "core/project/sources.h"
#include "core/project/structure.h"
#include "core/project/validate.h"
#include "tests/support/files.h"
#include "tests/support/random_project.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace racktally {
namespace {

using What = InputChange::What;

Project sample() { return readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json"))->project; }

const InputChange* find(const std::vector<InputChange>& changes, const std::string& address, What what) {
    const auto found = std::find_if(changes.begin(), changes.end(), [&](const InputChange& change) { return change.address == address && change.what == what; });
    return found == changes.end() ? nullptr : &*found;
}

TEST(Changes, AProjectDoesNotDifferFromItself) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Project project = test::RandomProject(seed).make();
        EXPECT_TRUE(inputChanges(project, project).empty());
        EXPECT_TRUE(inputChanges(project, readProject(writeProject(project))->project).empty()) << seed;
    }
}

TEST(Changes, AreEmptyExactlyForTheSameProject) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Project one = test::RandomProject(seed).make(), other = test::RandomProject(seed + 1).make();
        EXPECT_EQ(inputChanges(one, other).empty(), one == other) << seed;
        // The way back has the same places, but for the order that only what comes has.
        std::set<std::string> forth, back;
        for (const InputChange& change : inputChanges(one, other))
            if (change.what != What::order) forth.insert(change.address);
        for (const InputChange& change : inputChanges(other, one))
            if (change.what != What::order) back.insert(change.address);
        EXPECT_EQ(forth, back) << seed;
    }
}

TEST(Changes, NameTheInputThatWasEdited) {
    const Project project = sample();
    int edited = 0;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        const LeafValue value = valueOf(leaf);
        const auto* number = std::get_if<double>(&value);
        if (!number) return;
        const auto next = withValue(project, address, *number == 0 ? 1 : *number * 1.5);
        if (!next || *next == project || !validate(*next).empty()) return;
        ++edited;
        const auto changes = inputChanges(project, *next);
        // A list of numbers is one place.
        const std::string place = address.find(".weekly.") == std::string::npos ? address : address.substr(0, address.rfind('.'));
        ASSERT_EQ(changes.size(), 1U) << address;
        EXPECT_EQ(changes.front().address, place);
        EXPECT_EQ(changes.front().what, What::value);
    });
    EXPECT_GT(edited, 100);
}

TEST(Changes, OfStructure) {
    const Project project = sample();
    const auto copied = withDuplicatedOption(project, "own", "Zweiter Server");
    ASSERT_TRUE(copied);
    auto changes = inputChanges(project, *copied);
    const auto added = std::find_if(changes.begin(), changes.end(), [](const InputChange& change) { return change.what == What::entry; });
    ASSERT_NE(added, changes.end());
    EXPECT_TRUE(added->before.is_null());
    EXPECT_EQ(added->after["name"], "Zweiter Server");
    EXPECT_NE(find(changes, "options", What::order), nullptr) << "it stands behind its original, not at the end";
    changes = inputChanges(*copied, project);
    EXPECT_TRUE(std::any_of(changes.begin(), changes.end(), [](const InputChange& change) { return change.what == What::entry && change.after.is_null(); }));

    const auto moved = withMovedOption(project, "own", 2);
    ASSERT_TRUE(moved);
    changes = inputChanges(project, *moved);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().what, What::order);

    const Project sourced = withProvenance(project, "assumptions.pue", {"Measured", "2026-11-01", Confidence::unstated, "", {}});
    changes = inputChanges(project, sourced);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().what, What::source);
    EXPECT_EQ(changes.front().address, "assumptions.pue");

    const auto line = withNewLine(project, "options.own.one_time_costs");
    ASSERT_TRUE(line);
    changes = inputChanges(project, *line);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().what, What::entry);
}

TEST(Changes, OfResultsAreThoseThatReadDifferently) {
    const Project project = sample();
    const Evaluation before = evaluate(project);
    EXPECT_TRUE(resultChanges(before, evaluate(project)).empty());
    Project dearer = project;
    dearer.assumptions.electricityPricePerKwh *= 2;
    const auto changes = resultChanges(before, evaluate(dearer));
    const auto total = std::find_if(changes.begin(), changes.end(), [](const ResultChange& change) { return change.scope == "own" && change.key == "total_cost"; });
    ASSERT_NE(total, changes.end());
    EXPECT_GT(*total->after, *total->before);
    for (const ResultChange& change : changes) {
        EXPECT_NE(change.scope, "specialist") << "a rented option pays no electricity of ours";
        EXPECT_NE(change.key, "served_percent");
    }
    // An effect below what tables show is none.
    Project hardly = project;
    hardly.assumptions.electricityPricePerKwh += 1e-9;
    EXPECT_TRUE(resultChanges(before, evaluate(hardly)).empty());
    const auto json = nlohmann::json::parse(changesJson(inputChanges(project, dearer), changes));
    EXPECT_EQ(json["inputs"].size(), 1U);
    EXPECT_EQ(json["results"].size(), changes.size());
}

TEST(Documents, GiveTheProjectOfARevision) {
    Project project = sample();
    Document document = withRevision({}, project, {"t", "A", {}});
    project.title = "Second";
    document = withRevision(document, project, {"t", "A", {}});
    EXPECT_EQ(projectOf(document, 1)->title, sample().title);
    EXPECT_EQ(projectOf(document, 2)->title, "Second");
    const auto none = projectOf(document, 3);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.errors().front().reason, Reason::unknownRevision);
    EXPECT_EQ(none.errors().front().expected, "2");
    document.revisions[0].project = "{";
    EXPECT_FALSE(projectOf(document, 1));
}

} // namespace
} // namespace racktally
