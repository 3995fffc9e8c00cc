// What a part costs: the price that holds, its span and age, in the currency that is wanted.
#pragma once

#include "core/catalog/catalog.h"

#include <optional>
#include <string>

namespace racktally {

/// One unit's price. Where prices were seen in a span, the typical one is the geometric mean of its ends.
struct PartPrice {
    double amount = 0, low = 0, high = 0;
    std::string currency, date, source, supplier;
    Confidence confidence = Confidence::unstated;
    bool own = false;
};

/// The price that holds for a part ("gpu/H200 NVL"): the user's newest, else the newest shipped one. Nothing where nobody
/// knows one.
std::optional<PartPrice> priceOf(const Catalog& catalog, std::string_view subject);
/// All prices of a part, the newest first.
std::vector<const Price*> priceHistory(const Catalog& catalog, std::string_view subject);

/// The price in another currency, at the newest reference rate; nothing where a rate is missing.
std::optional<PartPrice> converted(const Catalog& catalog, const PartPrice& price, std::string_view currency);

/// How prices age in words and colour: 60 days, a year.
enum class Age : std::uint8_t { unstated, fresh, stale, old };
Age ageOf(const std::string& date, const std::string& today);

} // namespace racktally
