#include "core/catalog/prices.h"

#include "core/base/day.h"
#include "core/catalog/rates.h"

#include <algorithm>
#include <cmath>

namespace racktally {

std::vector<const Price*> priceHistory(const Catalog& catalog, std::string_view subject) {
    std::vector<const Price*> result;
    for (const Price& price : catalog.all<Price>())
        if (price.subject == subject && !price.retired && (price.low || price.high)) result.push_back(&price);
    std::stable_sort(result.begin(), result.end(), [](const Price* a, const Price* b) { return a->date > b->date; });
    return result;
}

std::optional<PartPrice> priceOf(const Catalog& catalog, std::string_view subject) {
    const Price* best = nullptr;
    for (const Price* price : priceHistory(catalog, subject))
        if (!best || (price->origin == Origin::own && best->origin != Origin::own)) best = price;
    if (!best) return std::nullopt;
    const double low = best->low.value_or(*best->high), high = best->high.value_or(low);
    // To the cent, as prices are written.
    const double typical = std::round(std::sqrt(low * high) * 100) / 100;
    return PartPrice{typical, low, high, best->currency, best->date, best->source, best->supplier, best->confidence, best->origin == Origin::own};
}

std::optional<PartPrice> converted(const Catalog& catalog, const PartPrice& price, std::string_view currency) {
    const auto rate = conversion(catalog.rates, price.currency, currency);
    if (!rate) return std::nullopt;
    PartPrice result = price;
    const auto cents = [&](double amount) { return std::round(amount * rate->factor * 100) / 100; };
    result.amount = cents(price.amount);
    result.low = cents(price.low);
    result.high = cents(price.high);
    result.currency = currency;
    return result;
}

Age ageOf(const std::string& date, const std::string& today) {
    const auto days = daysBetween(date, today);
    if (!days) return Age::unstated;
    return *days <= 60 ? Age::fresh : *days <= 365 ? Age::stale : Age::old;
}

} // namespace racktally
