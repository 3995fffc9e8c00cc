#include "core/project/offers.h"

#include "core/catalog/rates.h"
#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/resolve.h"
#include "core/project/validate.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

std::optional<double> priceUnder(const CloudOffer& offer, OfferPlan plan) {
    switch (plan) {
    case OfferPlan::onDemand: return offer.onDemand;
    case OfferPlan::spot: return offer.spot;
    case OfferPlan::reserved1Year: return offer.reserved1Year;
    case OfferPlan::reserved3Years: return offer.reserved3Years;
    case OfferPlan::perMonth: return offer.perMonth;
    }
    return std::nullopt;
}

namespace {

std::string freshOptionId(const Project& project, const std::string& name) {
    std::vector<std::string> taken;
    for (const Option& option : project.options) taken.push_back(option.id);
    return freshId(name, taken);
}

/// The project's rate of a currency, if it has none yet.
std::optional<Error> addRate(Project& project, const Catalog& catalog, const std::string& currency, const std::string& address) {
    if (currency == project.currency || project.assumptions.exchangeRates.contains(currency)) return std::nullopt;
    const auto rate = conversion(catalog.rates, currency, project.currency);
    if (!rate) return Error{Reason::rateMissing, address, currency, project.currency};
    project.assumptions.exchangeRates[currency] = std::round(rate->factor * 1e6) / 1e6;
    project.inputs["assumptions.exchange_rates." + currency] = {"European Central Bank, reference rate", rate->date, Confidence::datasheet, {}, {}};
    return std::nullopt;
}

Result<Project> finished(Project project) {
    if (Errors errors = resolve(project); !errors.empty()) return errors;
    if (Errors errors = validate(project); !errors.empty()) return errors;
    return project;
}

} // namespace

Result<Project> withOffer(const Project& project, const Catalog& catalog, const CloudOffer& offer, OfferPlan plan) {
    Project changed = project;
    Option option;
    option.name = offer.provider + " " + offer.instance + (plan == OfferPlan::onDemand ? "" : plan == OfferPlan::spot ? ", spot" : plan == OfferPlan::reserved1Year ? ", 1y" : plan == OfferPlan::reserved3Years ? ", 3y" : "");
    option.id = freshOptionId(project, option.name);
    const std::string address = "options." + option.id;
    const auto price = priceUnder(offer, plan);
    if (!price) return Error{Reason::missing, address + ".price_per_instance_hour", offer.name};
    if (!offer.gpuCount || *offer.gpuCount < 1) return Error{Reason::outOfRange, address + ".gpus_per_instance", fmt::format("{}", offer.gpuCount.value_or(0)), {}, {}, 1, 100000};
    option.gpu = offer.gpu;
    option.currency = offer.currency == project.currency ? std::string() : offer.currency;
    Cloud cloud;
    cloud.gpusPerInstance = static_cast<int>(*offer.gpuCount);
    const bool monthly = plan == OfferPlan::perMonth;
    (monthly ? cloud.pricePerInstanceMonth : cloud.pricePerInstanceHour) = *price;
    cloud.plan = plan == OfferPlan::onDemand ? Plan::onDemand : plan == OfferPlan::spot ? Plan::spot : monthly ? Plan::dedicated : Plan::reserved;
    if (plan == OfferPlan::reserved1Year) cloud.termMonths = 12;
    if (plan == OfferPlan::reserved3Years) cloud.termMonths = 36;
    if (monthly && offer.setupFee) cloud.upfront = *offer.setupFee;
    option.kind = cloud;
    changed.options.push_back(option);
    changed.inputs[address + (monthly ? ".price_per_instance_month" : ".price_per_instance_hour")] = {offer.source, offer.date, offer.confidence, offer.note, {}};
    if (auto error = addRate(changed, catalog, offer.currency, address + ".currency")) return *error;
    return finished(std::move(changed));
}

Result<Project> withModelPrice(const Project& project, const Catalog& catalog, const ModelPrice& price) {
    Project changed = project;
    Option option;
    option.name = price.provider + " " + price.model;
    option.id = freshOptionId(project, option.name);
    const std::string address = "options." + option.id;
    if (!price.input || !price.output) return Error{Reason::missing, address + ".input_price_per_million", price.name};
    option.currency = price.currency == project.currency ? std::string() : price.currency;
    ModelApi api;
    api.inputPricePerMillion = *price.input;
    api.cachedInputPricePerMillion = price.cachedInput;
    api.outputPricePerMillion = *price.output;
    option.kind = api;
    changed.options.push_back(option);
    for (const char* key : {".input_price_per_million", ".output_price_per_million"}) changed.inputs[address + key] = {price.source, price.date, price.confidence, price.note, {}};
    if (price.cachedInput) changed.inputs[address + ".cached_input_price_per_million"] = {price.source, price.date, price.confidence, price.note, {}};
    if (auto error = addRate(changed, catalog, price.currency, address + ".currency")) return *error;
    return finished(std::move(changed));
}

std::vector<UsualOffer> usualThree(const Project& project, const Catalog& catalog) {
    std::string wanted;
    double gpus = 1;
    for (const Option& option : project.options)
        if (const auto* own = std::get_if<OnPremises>(&option.kind)) {
            if (wanted.empty()) wanted = option.gpu;
            gpus = std::max(gpus, static_cast<double>(own->gpusPerNode));
        }
    for (const Workload& workload : project.workloads) {
        if (wanted.empty()) wanted = workload.demand.gpu;
        gpus = std::max(gpus, workload.demand.gpus.value_or(1));
    }
    const Gpu* gpu = catalog.find<Gpu>(wanted);
    // Clouds rarely rent the same form: the GPU itself, else the most alike of its maker.
    const auto unlike = [&](const CloudOffer& offer) {
        if (offer.gpu == wanted) return 0.0;
        const Gpu* other = catalog.find<Gpu>(offer.gpu);
        if (!gpu || !other || other->vendor != gpu->vendor) return 1e9;
        // Another generation is another service: better no offer than one that misleads.
        return (other->architecture == gpu->architecture ? 0 : 1e9) + 1 + std::abs(other->memoryGb.value_or(0) - gpu->memoryGb.value_or(0));
    };
    const auto best = [&](OfferPlan plan, auto&& kind) {
        UsualOffer result;
        std::tuple<double, bool, bool, double> least;
        for (const CloudOffer& offer : catalog.all<CloudOffer>()) {
            const auto price = priceUnder(offer, plan);
            if (offer.retired || !price || !offer.gpuCount || *offer.gpuCount < 1 || !kind(offer) || unlike(offer) >= 1e9) continue;
            const bool inEurope = offer.area == Area::germany || offer.area == Area::europe || offer.area == Area::austria || offer.area == Area::switzerland;
            const auto rate = conversion(catalog.rates, offer.currency, project.currency);
            // Whole instances for what is needed at once, per GPU that is needed.
            const double instances = std::ceil(gpus / *offer.gpuCount - 1e-9);
            const std::tuple<double, bool, bool, double> rank{unlike(offer), offer.date.empty() || !rate, !inEurope, instances * *price * (rate ? rate->factor : 1)};
            if (result.offer && rank >= least) continue;
            result = {&offer, plan};
            least = rank;
        }
        return result;
    };
    const auto hyperscaler = [](const CloudOffer& offer) { return offer.providerKind == ProviderKind::hyperscaler; };
    const auto specialist = [](const CloudOffer& offer) { return offer.providerKind == ProviderKind::specialist || offer.providerKind == ProviderKind::european; };
    std::vector<UsualOffer> result;
    for (const UsualOffer& offer : {best(OfferPlan::onDemand, hyperscaler), best(OfferPlan::reserved1Year, hyperscaler), best(OfferPlan::onDemand, specialist)})
        if (offer.offer) result.push_back(offer);
    return result;
}

} // namespace racktally
