// Reference rates of currencies, as the European Central Bank publishes them: the daily XML file, its history as CSV, and
// our own table of both.
#pragma once

#include "core/base/result.h"
#include "core/catalog/part.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace racktally {

/// Reads the daily XML (also the 90 days one) or the history CSV; N/A is left out. Error: something else.
Result<std::vector<CurrencyRate>> readReferenceRates(std::string_view content);
/// Our own table: currency, date, per_euro.
Result<std::vector<CurrencyRate>> readRateTable(std::string_view csv);

/// The rate of a currency on a day, or of the last day before it (weekends have none); today's newest where `day` is empty.
/// The euro's is 1.
std::optional<CurrencyRate> rateOn(std::span<const CurrencyRate> rates, std::string_view currency, std::string_view day = {});

struct Conversion {
    double factor = 1;                                   // target units for one of the source
    std::string date;                                    // of the older rate; empty where none was needed
};
std::optional<Conversion> conversion(std::span<const CurrencyRate> rates, std::string_view from, std::string_view to, std::string_view day = {});

} // namespace racktally
