// The figures that published calculations give, within the tolerances of their case files.
#include "core/analysis/evaluation.h"
#include "core/project/project_json.h"
#include "tests/support/files.h"

#include <cmath>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace racktally {
namespace {

using nlohmann::json;

/// A path such as options.own.total_cost, comparisons.0.saving or comparisons.a~b.saving in an evaluation.
const json* at(const json& root, const std::string& path) {
    const json* here = &root;
    std::istringstream parts(path);
    for (std::string part; here && std::getline(parts, part, '.');) {
        if (here->is_object()) {
            const auto place = here->find(part);
            here = place == here->end() ? nullptr : &*place;
            continue;
        }
        if (!here->is_array()) return nullptr;
        const json* found = nullptr;
        for (const json& element : *here) {
            const std::size_t tilde = part.find('~');
            if (tilde == std::string::npos) {
                if (element.value("id", std::string()) == part) found = &element;
            } else {
                const std::string a = part.substr(0, tilde), b = part.substr(tilde + 1);
                const std::string first = element.value("first", std::string()), second = element.value("second", std::string());
                if ((first == a && second == b) || (first == b && second == a)) found = &element;
            }
        }
        if (!found && part.find_first_not_of("0123456789") == std::string::npos && std::stoul(part) < here->size())
            found = &here->at(std::stoul(part));
        here = found;
    }
    return here;
}

class PublishedCase : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(PublishedCase, GivesThePublishedFigures) {
    const json file = json::parse(test::contentOf(GetParam()));
    const auto project = readProject(file.at("project").dump());
    ASSERT_TRUE(project.ok()) << project.errors().front().address;
    const json evaluation = json::parse(evaluationJson(evaluate(project->project)));
    ASSERT_FALSE(file.at("expected").empty());
    for (const json& expected : file.at("expected")) {
        const std::string path = expected.at("path");
        const json* actual = at(evaluation, path);
        ASSERT_TRUE(actual && actual->is_number()) << path;
        const double value = expected.at("value");
        const double tolerance = expected.contains("abs") ? expected.at("abs").get<double>() : std::abs(value) * expected.at("rel").get<double>();
        EXPECT_NEAR(actual->get<double>(), value, tolerance) << path;
    }
}

std::string nameOfCase(const testing::TestParamInfo<std::filesystem::path>& info) {
    std::string name = info.param.stem().string();
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(Cases, PublishedCase, testing::ValuesIn(test::filesIn(test::data("cases"), ".json")), nameOfCase);

TEST(PublishedCases, AreAllThere) {
    EXPECT_EQ(test::filesIn(test::data("cases"), ".json").size(), 17U);
}

TEST(PublishedCases, AreCopiesOfTheSharedOnes) {
    if (!std::filesystem::exists(test::shared("cases"))) GTEST_SKIP() << "shared cases are not here";
    for (const auto& path : test::filesIn(test::shared("cases"), ".json"))
        EXPECT_EQ(test::contentOf(path), test::contentOf(test::data("cases") / path.filename())) << path;
}

} // namespace
} // namespace racktally
