#include "core/catalog/catalog_csv.h"

#include "core/base/nearest.h"
#include "core/base/set_leaf.h"
#include "core/catalog/rates.h"

#include <algorithm>
#include <fmt/format.h>

namespace racktally {

namespace {

template <class T>
std::vector<std::string> keysOf() {
    std::vector<std::string> keys;
    std::apply([&](const auto&... fields) { (keys.emplace_back(fields.info.key), ...); }, Fields<T>::table);
    return keys;
}

bool isNumber(const LeafPlace& place) {
    return std::holds_alternative<double*>(place) || std::holds_alternative<std::optional<double>*>(place) || std::holds_alternative<int*>(place) || std::holds_alternative<std::optional<int>*>(place);
}

/// A cell as the value of its field; nothing if a number was wanted and the text is none.
std::optional<LeafValue> cellValue(const std::string& cell, const LeafPlace& place, bool decimalComma) {
    if (isNumber(place)) {
        const auto number = csvNumber(cell, decimalComma);
        return number ? std::optional<LeafValue>(*number) : std::nullopt;
    }
    if (std::holds_alternative<bool*>(place)) return LeafValue(cell == "yes" || cell == "true" || cell == "1");
    return LeafValue(cell);
}

template <class T>
Errors readRow(T& part, const CsvRow& row, const CsvTable& table) {
    Errors errors;
    forEachField(part, [&](const auto& field, auto& member) {
        const std::string key(field.info.key);
        const auto column = static_cast<std::size_t>(std::find(table.header.begin(), table.header.end(), key) - table.header.begin());
        const std::string cell = column < row.cells.size() ? row.cells[column] : std::string();
        if (cell.empty()) {
            if (field.info.required) errors.push_back({Reason::missing, key});
            return;
        }
        const LeafPlace place = leafPlace(member);
        const auto value = cellValue(cell, place, table.decimalComma);
        if (!value) errors.push_back({Reason::notNumber, key, cell});
        else if (auto error = setLeaf({&field.info, place}, key, *value)) errors.push_back(*error);
    });
    return errors;
}

template <class T>
Errors readList(std::vector<T>& list, const CsvTable& table, const std::string& file) {
    Errors errors;
    const std::vector<std::string> known = keysOf<T>();
    for (const std::string& column : table.header)
        if (std::find(known.begin(), known.end(), column) == known.end()) errors.push_back({Reason::unknownKey, column, column, {}, nearest(column, known), 0, 0, 1, file});
    for (const CsvRow& row : table.rows) {
        T part;
        Errors own = readRow(part, row, table);
        if (own.empty()) list.push_back(std::move(part));
        for (Error& error : own) {
            error.line = row.line;
            error.file = file;
            errors.push_back(std::move(error));
        }
    }
    return errors;
}

std::string cellText(const LeafPlace& place, bool decimalComma) {
    const LeafValue value = valueOf({nullptr, place});
    if (const auto* number = std::get_if<double>(&value)) {
        std::string text = fmt::format("{}", *number);
        if (decimalComma) std::replace(text.begin(), text.end(), '.', ',');
        return text;
    }
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "";
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return {};
}

} // namespace

Errors readKind(Catalog& catalog, std::string_view kind, std::string_view csv, const std::string& file) {
    auto table = parseCsv(csv);
    if (!table) {
        Errors errors = table.errors();
        for (Error& error : errors) error.file = file;
        return errors;
    }
    Errors errors;
    if (!withKind(catalog, kind, [&](auto& list) { errors = readList(list, *table, file); })) errors.push_back({Reason::unknownPart, {}, std::string(kind), {}, {}, 0, 0, 0, file});
    return errors;
}

std::string writeKind(const Catalog& catalog, std::string_view kind, CsvProfile profile) {
    // Excel takes a file for UTF-8 only with a byte order mark.
    std::string text = profile == CsvProfile::german ? "\xEF\xBB\xBF" : "";
    withKind(catalog, kind, [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        text += csvRow(keysOf<T>(), profile);
        for (const T& part : list) {
            std::vector<std::string> cells;
            forEachField(const_cast<T&>(part), [&](const auto&, auto& member) { cells.push_back(cellText(leafPlace(member), profile == CsvProfile::german)); });
            text += csvRow(cells, profile);
        }
    });
    return text;
}

std::string kindOfHeader(const std::vector<std::string>& header) {
    std::string best;
    std::size_t most = 0;
    const Catalog empty;
    forEachKind(empty, [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        const std::vector<std::string> known = keysOf<T>();
        std::size_t fitting = 0;
        bool complete = true;
        for (const std::string& column : header) fitting += std::find(known.begin(), known.end(), column) != known.end();
        std::apply([&](const auto&... fields) { ((complete = complete && (!fields.info.required || std::find(header.begin(), header.end(), fields.info.key) != header.end())), ...); }, Fields<T>::table);
        if (complete && fitting > most) {
            most = fitting;
            best = KindInfo<T>::key;
        }
    });
    return best;
}

Result<Catalog> readImport(std::string_view content, const std::string& file, const std::string& otherwise) {
    Catalog rows;
    if (auto rates = readReferenceRates(content)) {
        rows.rates = std::move(*rates);
        return rows;
    }
    const auto table = parseCsv(content);
    const std::string kind = table ? kindOfHeader(table->header) : std::string();
    if (table && kind.empty() && otherwise.empty()) return Error{Reason::columnsUnknown, {}, {}, {}, {}, 0, 0, 1, file};
    // Where it is no table at all, reading it says why.
    Errors errors = readKind(rows, kind.empty() ? (otherwise.empty() ? "gpu" : otherwise) : kind, content, file);
    if (!errors.empty()) return errors;
    return rows;
}

std::size_t sizeOf(const Catalog& catalog) {
    std::size_t size = catalog.rates.size();
    forEachKind(catalog, [&](const auto& list) { size += list.size(); });
    return size;
}

Result<Catalog> readCatalog(const std::function<std::optional<std::string>(const std::string&)>& content) {
    Catalog catalog;
    Errors errors;
    const auto take = [&](Errors more) { errors.insert(errors.end(), more.begin(), more.end()); };
    forEachKind(catalog, [&](auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        const std::string file = std::string(KindInfo<T>::file) + ".csv";
        const auto text = content(file);
        if (text) take(readKind(catalog, KindInfo<T>::key, *text, file));
        else errors.push_back({Reason::fileMissing, {}, {}, {}, {}, 0, 0, 0, file});
    });
    if (const auto rates = content("rates.csv")) {
        auto read = readRateTable(*rates);
        if (read) catalog.rates = std::move(*read);
        else take(read.errors());
    }
    if (!errors.empty()) return errors;
    return catalog;
}

} // namespace racktally
