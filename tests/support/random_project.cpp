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
    if (chance(0.2)) result.failedWorkPercent = amount(0, 30);
    result.demand.unit = chance(0.7) ? "token" : "image";
    if (chance(0.6)) result.demand.unitsPerGpuHour = amount(1, 5000);
    if (chance(0.3)) result.demand.unitsPerMonth = amount(0, 1e6);
    if (chance(0.8)) result.demand.tokensPerMonth = TokensPerMonth{amount(0, 1e9), seldom(1e9), amount(0, 1e8)};
    return result;
}

OnPremises RandomProject::ownServers(const Assumptions& assumptions) {
    OnPremises own;
    own.nodes = whole(1, 4);
    own.gpusPerNode = whole(1, 8);
    for (int i = whole(0, 4); i > 0; --i)
        own.items.push_back({fmt::format("item{}", i), fmt::format("Item {}", i), static_cast<double>(whole(1, 8)), amount(0, 60000),
                             chance(0.6) ? Category::hardware : category(), per()});
    own.powerWPerNode.idle = amount(0, 2000);
    own.powerWPerNode.max = own.powerWPerNode.idle + amount(0, 5000);
    own.powered = chance(0.5) ? Powered::always : Powered::demand;
    for (int i = whole(0, 2); i > 0; --i)
        own.usageCosts.push_back({fmt::format("use{}", i), "Use", amount(0, 5), category()});
    own.maintenancePercentPerYear = seldom(15);
    own.maintenanceFreeMonths = chance(0.3) ? whole(0, 48) : 0;
    own.insurancePercentPerYear = seldom(3);
    own.residualValuePercent = seldom(60);
    if (chance(0.5)) own.financing = financing(own, assumptions);
    if (chance(0.5)) extras(own);
    return own;
}

Cloud RandomProject::cloud() {
    Cloud cloud;
    cloud.gpusPerInstance = whole(1, 8);
    cloud.plan = static_cast<Plan>(whole(0, 2));
    const int pricing = whole(0, 5);
    if (pricing == 0) {
        cloud.plan = Plan::dedicated;
        cloud.pricePerInstanceMonth = amount(0, 9000);
    } else if (pricing == 1) {
        cloud.plan = Plan::serverless;
        cloud.pricePerGpuSecond = amount(0, 1) / 500;
        cloud.coldStartsPerMonth = seldom(500);
        cloud.coldStartSeconds = seldom(60);
    } else {
        cloud.pricePerInstanceHour = amount(0, 40);
    }
    if (pricing > 1 && chance(0.5)) cloud.billed = chance(0.6) ? Billed::demand : Billed::always;
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
    if (chance(0.2)) cloud.supportTiers = {{"a", amount(100, 5000), amount(0, 10)}, {"b", chance(0.5) ? std::optional(amount(5001, 20000)) : std::nullopt, amount(0, 10)}};
    if (cloud.pricePerInstanceHour && !cloud.isBilledAlways() && chance(0.4)) {
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
        OneTimeCost cost{fmt::format("once{}", i), "Once", amount(0, 20000), category(), {}, per()};
        if (chance(0.3)) cost.month = {0, true};
        else if (chance(0.4)) cost.month = {whole(0, project.horizonMonths + 6), false};
        if (cost.month.month > 240) cost.month.month = 240;
        result.oneTimeCosts.push_back(cost);
    }
    for (int i = whole(0, 2); i > 0; --i) result.monthlyCosts.push_back({fmt::format("monthly{}", i), "Monthly", amount(0, 3000), category(), per()});
    if (chance(0.3)) result.co2KgPerGpuHour = amount(0, 1);
    switch (whole(0, 2)) {
    case 0: result.kind = ownServers(project.assumptions); break;
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
    if (chance(0.5)) a.tax = tax(project);
    for (int i = whole(1, 5); i > 0; --i) project.options.push_back(option(i, project));
    combined(project);
    likes(project);
    return project;
}

Tax RandomProject::tax(const Project& project) {
    Tax result;
    result.enabled = true;
    result.ratePercent = amount(0, 45);
    if (chance(0.5)) {
        result.ratePercent = Tax().ratePercent; // a file holds one or the other
        CalendarMonth month = project.start.plus(whole(-6, 6));
        for (int i = whole(1, 4); i > 0; --i) {
            result.rates.push_back({month.text(), amount(0, 45)});
            month = month.plus(whole(1, 20));
        }
    }
    result.depreciation.method = static_cast<DepreciationMethod>(whole(0, 2));
    result.depreciation.lifeYears = chance(0.7) ? whole(1, 8) : amount(1, 8);
    result.depreciation.decliningRatePercent = amount(5, 60);
    return result;
}

Financing RandomProject::financing(const OnPremises& own, const Assumptions& assumptions) {
    Financing result;
    double price = 0;
    for (const Item& item : own.items)
        if (item.category == Category::hardware) price += item.quantity * item.unitPrice;
    price *= 1 + assumptions.vat.ratePercent / 100 * (1 - assumptions.vat.recoverablePercent / 100);
    result.months = whole(1, 84);
    if (chance(0.5)) {
        result.kind = FinancingKind::loan;
        result.ratePercentPerYear = chance(0.2) ? 0 : amount(0, 12);
        if (chance(0.5)) result.downPayment = std::floor(price * whole(0, 10) / 10);
    } else {
        result.kind = FinancingKind::lease;
        result.paymentPerMonth = amount(0, 4000);
        result.finalPayment = seldom(9000);
    }
    return result;
}

void RandomProject::extras(OnPremises& own) {
    for (int i = whole(0, 2); i > 0; --i)
        own.licences.push_back({fmt::format("licence{}", i), "Licence", static_cast<LicenceMetric>(whole(0, 4)), amount(0, 5), seldom(20), amount(0, 500), static_cast<Interval>(whole(0, 2)), category()});
    own.colocation = {seldom(200), seldom(30), seldom(20)};
    if (chance(0.4)) own.cooling = {CoolingKind::cop, amount(1, 6)};
    own.spares = {seldom(20), seldom(5000)};
    own.downtime = {seldom(40), seldom(500)};
    if (chance(0.3)) own.embodiedCo2Kg = amount(0, 3000);
    for (int i = whole(0, 2); i > 0; --i) {
        Purchase purchase{fmt::format("more{}", i), "More", whole(1, 70), whole(0, 3), {}, seldom(50)};
        for (int k = whole(0, 2); k > 0; --k)
            purchase.items.push_back({fmt::format("part{}", k), "Part", static_cast<double>(whole(1, 4)), amount(0, 30000), chance(0.7) ? Category::hardware : category(), per()});
        own.purchases.push_back(purchase);
    }
}

void RandomProject::combined(Project& project) {
    std::vector<std::string> own, rented;
    for (const Option& option : project.options) {
        if (std::holds_alternative<OnPremises>(option.kind)) own.push_back(option.id);
        if (std::holds_alternative<Cloud>(option.kind)) rented.push_back(option.id);
    }
    if (own.empty() || rented.empty()) return;
    const auto any = [&](const std::vector<std::string>& ids) { return ids[static_cast<std::size_t>(whole(0, static_cast<int>(ids.size()) - 1))]; };
    const auto lines = [&](Option& option) {
        option.staffFte = seldom(1);
        if (chance(0.3)) option.monthlyCosts.push_back({"own", "Own", amount(0, 500), category(), Per::unstated});
    };
    if (chance(0.6)) {
        Option mix;
        mix.id = "mix";
        lines(mix);
        mix.kind = Hybrid{any(own), any(rented), {whole(0, 4), chance(0.3)}};
        project.options.push_back(mix);
    }
    if (project.horizonMonths > 2 && chance(0.6)) {
        Option later;
        later.id = "later";
        lines(later);
        later.kind = Staged{any(rented), any(own), whole(2, std::min(project.horizonMonths, 40))};
        project.options.push_back(later);
    }
}

void RandomProject::likes(Project& project) {
    if (!chance(0.3)) return;
    Option copy = project.options.front();
    copy.like = copy.id;
    copy.id = "copy";
    copy.staffFte = amount(0, 1);
    copy.stated = {"id", "kind", "like", "staff_fte"};
    project.options.push_back(copy);
}

} // namespace racktally::test
