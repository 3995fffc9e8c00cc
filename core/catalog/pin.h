// What a project remembers of a part: the values that it was configured and priced with.
#pragma once

#include "core/base/confidence.h"
#include "core/base/field.h"

#include <optional>
#include <string>

namespace racktally {

/// The price as the catalogue had it, in its own currency.
struct PinnedPrice {
    double amount = 0;
    std::optional<double> low, high;
    std::string currency, date, source;
    Confidence confidence = Confidence::unstated;
    bool operator==(const PinnedPrice&) const = default;
};

struct Pin {
    nlohmann::ordered_json values;                       // by the keys of the kind's field table
    std::string source, date;
    std::optional<PinnedPrice> price;
    bool operator==(const Pin&) const = default;
};

template <>
struct Fields<PinnedPrice> {
    static constexpr auto table = std::tuple{
        field(&PinnedPrice::amount, {.key = "amount", .label = RT_TEXT("Price"), .minimum = 0}),
        field(&PinnedPrice::low, {.key = "low", .label = RT_TEXT("Lowest price"), .minimum = 0}),
        field(&PinnedPrice::high, {.key = "high", .label = RT_TEXT("Highest price"), .minimum = 0}),
        field(&PinnedPrice::currency, {.key = "currency", .label = RT_TEXT("Currency")}),
        field(&PinnedPrice::date, {.key = "date", .label = RT_TEXT("Date")}),
        field(&PinnedPrice::source, {.key = "source", .label = RT_TEXT("Source")}),
        field(&PinnedPrice::confidence, {.key = "confidence", .label = RT_TEXT("Confidence")}),
    };
};

template <>
struct Fields<Pin> {
    static constexpr auto table = std::tuple{
        field(&Pin::values, {.key = "values", .label = RT_TEXT("Values")}),
        field(&Pin::source, {.key = "source", .label = RT_TEXT("Source")}),
        field(&Pin::date, {.key = "date", .label = RT_TEXT("Date")}),
        field(&Pin::price, {.key = "price", .label = RT_TEXT("Price")}),
    };
};

} // namespace racktally
