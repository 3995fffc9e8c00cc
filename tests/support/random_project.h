// Random valid projects for property tests: every field is used, small whole numbers are frequent so that ties, exact
// capacities and zero amounts occur.
#pragma once

#include "core/project/project.h"

#include <cstdint>
#include <random>

namespace racktally::test {

class RandomProject {
public:
    explicit RandomProject(std::uint64_t seed) : m_random(seed) {}
    Project make();

private:
    bool chance(double probability) { return std::uniform_real_distribution<>(0, 1)(m_random) < probability; }
    int whole(int low, int high) { return std::uniform_int_distribution<>(low, high)(m_random); }
    /// Whole or with decimals.
    double amount(double low, double high);
    /// Mostly 0.
    double seldom(double high, double probability = 0.4) { return chance(probability) ? amount(0, high) : 0; }
    Category category();
    Workload workload(int number);
    void demandShape(Demand& demand);
    Option option(int number, const Project& project);
    OnPremises ownServers(const Assumptions& assumptions);
    Cloud cloud();
    ModelApi modelApi();
    Financing financing(const OnPremises& own, const Assumptions& assumptions);
    void extras(OnPremises& own);
    void combined(Project& project);
    void likes(Project& project);
    Tax tax(const Project& project);
    Per per() { return chance(0.7) ? Per::unstated : static_cast<Per>(whole(1, 2)); }

    std::mt19937_64 m_random;
};

} // namespace racktally::test
