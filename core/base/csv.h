// Tables as text: RFC 4180, and its German cousin with semicolons and decimal commas.
#pragma once

#include "core/base/result.h"

#include <string>
#include <optional>
#include <string_view>
#include <vector>

namespace racktally {

struct CsvRow {
    int line = 0;                                        // 1-based, where the row begins
    std::vector<std::string> cells;
};

struct CsvTable {
    std::vector<std::string> header;
    std::vector<CsvRow> rows;
    bool decimalComma = false;                           // written with semicolons
};

enum class CsvProfile : std::uint8_t { rfc4180, german };

/// Reads a table with a header. A byte order mark is skipped; the separator is the one that the header has more of. Errors:
/// an open quote, a row with more cells than the header, no header.
Result<CsvTable> parseCsv(std::string_view text);

/// One row with its line end. Text that a spreadsheet would take for a formula (it begins with =, +, -, @ and is no number)
/// gets an apostrophe before it.
std::string csvRow(const std::vector<std::string>& cells, CsvProfile profile);

/// A number of a cell, with the table's decimal sign; nothing if it is none or could be misread. Where the comma is the decimal
/// sign, points group in threes ("1.500,5"); another point ("1.5") is a decimal one.
std::optional<double> csvNumber(std::string_view text, bool decimalComma);

} // namespace racktally
