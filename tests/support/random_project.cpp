#include "tests/support/random_project.h"

#include <cmath>
#include <fmt/format.h>

namespace racktally::test {

double RandomProject::amount(double low, double high) {
    const double value = std::uniform_real_distribution<>(low, high)(m_random);
    if (chance(0.5) && std::floor(value) >= low) return std::floor(value);
    const double cents = std::round(value * 100) / 100;
    return cents >= low && cents <= high ? cents : value;
}

Category RandomProject::category() {
    for (;;) {
        const auto result = static_cast<Category>(whole(0, static_cast<int>(categoryKeys.size()) - 1));
        if (!isComputed(result)) return result;
    }
}

void RandomProject::demandShape(Demand& demand) {
    switch (whole(0, 4)) {
    case 0: demand.profile = static_cast<Profile>(whole(1, 3)); break;
    case 1: demand.hoursPerMonth = amount(0, 600); break;
    case 2: demand.utilizationPercent = amount(0, 100); break;
    case 3:
        for (int hour = 0; hour < hoursPerWeek; ++hour) demand.weekly.push_back(chance(0.3) ? 0 : whole(1, 6));
        break;
    default: demand.profile = Profile::businessHours; break;
    }
    if (demand.weekly.empty()) demand.gpus = chance(0.7) ? whole(0, 20) : amount(0, 20);
    if (!demand.isPlaced() && chance(0.5)) demand.growthIn = chance(0.5) ? GrowthIn::gpus : GrowthIn::hours;
}

Workload RandomProject::workload(int number) {
    Workload result;
    result.id = fmt::format("w{}", number);
    result.name = fmt::format("Workload {}", number);
    demandShape(result.demand);
    if (chance(0.5)) result.demand.growthPercentPerYear = amount(-30, 60);
    if (chance(0.3)) result.demand.gpu = "A";
    result.demand.unit = chance(0.7) ? "token" : "image";
    if (chance(0.6)) result.demand.unitsPerGpuHour = amount(1, 5000);
    if (chance(0.3)) result.demand.unitsPerMonth = amount(0, 1e6);
    if (chance(0.8)) result.demand.tokensPerMonth = TokensPerMonth{amount(0, 1e9), seldom(1e9), amount(0, 1e8)};
    return result;
}

OnPremises RandomProject::ownServers() {
    OnPremises own;
    own.nodes = whole(1, 4);
    own.gpusPerNode = whole(1, 8);
    for (int i = whole(0, 4); i > 0; --i)
        own.items.push_back({fmt::format("item{}", i), fmt::format("Item {}", i), static_cast<double>(whole(1, 8)), amount(0, 60000),
                             chance(0.6) ? Category::hardware : category()});
    own.powerWPerNode.idle = amount(0, 2000);
    own.powerWPerNode.max = own.powerWPerNode.idle + amount(0, 5000);
    own.powered = chance(0.5) ? Powered::always : Powered::demand;
    for (int i = whole(0, 2); i > 0; --i)
        own.usageCosts.push_back({fmt::format("use{}", i), "Use", amount(0, 5), category()});
    own.maintenancePercentPerYear = seldom(15);
    own.maintenanceFreeMonths = chance(0.3) ? whole(0, 48) : 0;
    own.insurancePercentPerYear = seldom(3);
    own.residualValuePercent = seldom(60);
    return own;
}

Cloud RandomProject::cloud() {
    Cloud cloud;
    cloud.gpusPerInstance = whole(1, 8);
    cloud.plan = static_cast<Plan>(whole(0, 2));
    cloud.pricePerInstanceHour = amount(0, 40);
    if (chance(0.5)) cloud.billed = chance(0.6) ? Billed::demand : Billed::always;
    if (chance(0.3)) cloud.instances = whole(1, 5);
    if (chance(0.4)) cloud.termMonths = whole(1, 36);
    cloud.upfront = seldom(20000);
    cloud.discountPercent = seldom(60);
    cloud.priceChangePercentPerYear = chance(0.4) ? amount(-30, 20) : 0;
    cloud.repeatedWorkPercent = seldom(30);
    cloud.storageGb = seldom(5000);
    cloud.storagePricePerGbMonth = seldom(0.1);
    cloud.egressGbPerMonth = seldom(2000);
    cloud.egressPricePerGb = seldom(0.1);
    cloud.supportPercent = seldom(10);
    if (!cloud.isBilledAlways() && chance(0.4)) {
        CloudBase base;
        base.instances = whole(1, 3);
        base.pricePerInstanceHour = amount(0, 20);
        base.upfront = seldom(10000);
        if (chance(0.5)) base.termMonths = whole(1, 36);
        if (cloud.instances) cloud.instances = std::max(*cloud.instances, base.instances);
        cloud.base = base;
    }
    return cloud;
}

ModelApi RandomProject::modelApi() {
    ModelApi api;
    api.inputPricePerMillion = amount(0, 5);
    api.outputPricePerMillion = amount(0, 20);
    if (chance(0.8)) api.cachedInputPricePerMillion = amount(0, 1);
    if (chance(0.4)) {
        api.batchSharePercent = amount(0, 100);
        api.batchInputPricePerMillion = amount(0, 3);
        api.batchOutputPricePerMillion = amount(0, 10);
    }
    api.priceChangePercentPerYear = chance(0.4) ? amount(-40, 10) : 0;
    return api;
}

Option RandomProject::option(int number, const Project& project) {
    Option result;
    result.id = fmt::format("o{}", number);
    result.name = fmt::format("Option {}", number);
    if (chance(0.25)) result.currency = "USD";
    if (chance(0.3)) result.gpu = "B";
    for (const Workload& workload : project.workloads)
        if (chance(0.4)) result.unitsPerGpuHour[workload.id] = amount(1, 5000);
    result.staffFte = seldom(2);
    for (int i = whole(0, 2); i > 0; --i) {
        OneTimeCost cost{fmt::format("once{}", i), "Once", amount(0, 20000), category(), {}};
        if (chance(0.3)) cost.month = {0, true};
        else if (chance(0.4)) cost.month = {whole(0, project.horizonMonths + 6), false};
        if (cost.month.month > 240) cost.month.month = 240;
        result.oneTimeCosts.push_back(cost);
    }
    for (int i = whole(0, 2); i > 0; --i) result.monthlyCosts.push_back({fmt::format("monthly{}", i), "Monthly", amount(0, 3000), category()});
    if (chance(0.3)) result.co2KgPerGpuHour = amount(0, 1);
    switch (whole(0, 2)) {
    case 0: result.kind = ownServers(); break;
    case 1: result.kind = cloud(); break;
    default: result.kind = modelApi(); break;
    }
    return result;
}

Project RandomProject::make() {
    Project project;
    project.title = "Random";
    project.currency = "EUR";
    project.start = {whole(2024, 2030), whole(1, 12)};
    project.horizonMonths = chance(0.1) ? whole(1, 240) : whole(1, 72);
    Assumptions& a = project.assumptions;
    a.hoursPerMonth = chance(0.5) ? 730 : 720;
    a.discountRatePercent = seldom(12);
    a.electricityPricePerKwh = amount(0.05, 0.4);
    a.electricityPriceChangePercentPerYear = chance(0.3) ? amount(-10, 10) : 0;
    a.pue = amount(1, 2);
    a.staffCostPerFteYear = amount(40000, 120000);
    a.staffCostChangePercentPerYear = seldom(5);
    a.vat = {amount(0, 25), chance(0.6) ? 100 : amount(0, 100)};
    a.exchangeRates["USD"] = amount(0.7, 1.2);
    for (int i = whole(0, 4); i > 0; --i) project.workloads.push_back(workload(i));
    for (int i = whole(1, 5); i > 0; --i) project.options.push_back(option(i, project));
    return project;
}

} // namespace racktally::test
