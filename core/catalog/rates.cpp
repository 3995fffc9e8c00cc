#include "core/catalog/rates.h"

#include "core/base/csv.h"
#include "core/base/day.h"

#include <algorithm>

namespace racktally {

namespace {

bool isCurrency(std::string_view code) {
    return code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// The value of name='…' or name="…" behind a place, before the tag ends.
std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        const std::size_t quote = at + name.size() + 1;
        if (quote >= tag.size() || tag[quote - 1] != '=' || (tag[quote] != '\'' && tag[quote] != '"')) continue;
        const std::size_t end = tag.find(tag[quote], quote + 1);
        if (end != std::string_view::npos) return std::string(tag.substr(quote + 1, end - quote - 1));
    }
    return std::nullopt;
}

/// The file has one shape (Cube time, Cube currency rate), which is all that is read of it.
std::vector<CurrencyRate> fromXml(std::string_view text) {
    std::vector<CurrencyRate> rates;
    std::string day;
    for (std::size_t at = text.find("<Cube"); at != std::string_view::npos; at = text.find("<Cube", at + 1)) {
        const std::string_view tag = text.substr(at, text.find('>', at) - at);
        if (const auto time = attribute(tag, "time")) day = *time;
        const auto currency = attribute(tag, "currency"), rate = attribute(tag, "rate");
        if (!currency || !rate || !isCurrency(*currency) || !isDay(day)) continue;
        if (const auto value = csvNumber(*rate, false); value && *value > 0) rates.push_back({*currency, day, *value});
    }
    return rates;
}

std::vector<CurrencyRate> fromHistory(const CsvTable& table) {
    std::vector<CurrencyRate> rates;
    for (const CsvRow& row : table.rows)
        for (std::size_t i = 1; i < row.cells.size() && i < table.header.size(); ++i) {
            const auto value = csvNumber(row.cells[i], false);
            if (isDay(row.cells[0]) && isCurrency(table.header[i]) && value && *value > 0) rates.push_back({table.header[i], row.cells[0], *value});
        }
    return rates;
}

} // namespace

Result<std::vector<CurrencyRate>> readReferenceRates(std::string_view content) {
    std::vector<CurrencyRate> rates;
    if (content.substr(0, 4096).find("<") != std::string_view::npos && content.find("<Cube") != std::string_view::npos) {
        rates = fromXml(content);
    } else if (const auto table = parseCsv(content); table && table->header[0] == "Date") {
        rates = fromHistory(*table);
    }
    if (rates.empty()) return Error{Reason::rateFileInvalid};
    return rates;
}

Result<std::vector<CurrencyRate>> readRateTable(std::string_view csv) {
    const auto table = parseCsv(csv);
    if (!table) return table.errors();
    std::vector<CurrencyRate> rates;
    for (const CsvRow& row : table->rows) {
        const auto value = row.cells.size() > 2 ? csvNumber(row.cells[2], table->decimalComma) : std::nullopt;
        if (!value || *value <= 0 || !isCurrency(row.cells[0]) || !isDay(row.cells[1])) return Error{Reason::rateFileInvalid, {}, {}, {}, {}, 0, 0, row.line, "rates.csv"};
        rates.push_back({row.cells[0], row.cells[1], *value});
    }
    return rates;
}

std::optional<CurrencyRate> rateOn(std::span<const CurrencyRate> rates, std::string_view currency, std::string_view day) {
    if (currency == "EUR") return CurrencyRate{"EUR", {}, 1};
    std::optional<CurrencyRate> best;
    for (const CurrencyRate& rate : rates)
        // Of two rates of one day the later entry holds: the user's stand behind the shipped ones.
        if (rate.currency == currency && (day.empty() || rate.date <= day) && (!best || rate.date >= best->date)) best = rate;
    return best;
}

std::optional<Conversion> conversion(std::span<const CurrencyRate> rates, std::string_view from, std::string_view to, std::string_view day) {
    if (from == to) return Conversion{};
    const auto source = rateOn(rates, from, day), target = rateOn(rates, to, day);
    if (!source || !target) return std::nullopt;
    const std::string older = source->date.empty() ? target->date : target->date.empty() ? source->date : std::min(source->date, target->date);
    return Conversion{target->perEuro / source->perEuro, older};
}

} // namespace racktally
