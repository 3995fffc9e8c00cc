#include "core/base/csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace racktally {

namespace {

constexpr std::size_t largestCell = 1 << 20;

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {
        if (m_text.starts_with("\xEF\xBB\xBF")) m_text.remove_prefix(3);
        const std::string_view head = m_text.substr(0, m_text.find('\n'));
        m_separator = std::count(head.begin(), head.end(), ';') > std::count(head.begin(), head.end(), ',') ? ';' : ',';
    }
    [[nodiscard]] char separator() const { return m_separator; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] int line() const { return m_line; }

    /// The cells of the next row; false at an open quote or a cell too large.
    bool row(std::vector<std::string>& cells) {
        cells.clear();
        for (;;) {
            std::string cell;
            if (!readCell(cell)) return false;
            cells.push_back(std::move(cell));
            if (atEnd()) return true;
            const char next = m_text[m_at++];
            if (next == m_separator) continue;
            if (next == '\r' && !atEnd() && m_text[m_at] == '\n') ++m_at;
            ++m_line;
            return true;
        }
    }

private:
    bool readCell(std::string& cell) {
        if (!atEnd() && m_text[m_at] == '"') return readQuoted(cell);
        while (!atEnd() && m_text[m_at] != m_separator && m_text[m_at] != '\n' && m_text[m_at] != '\r') cell += m_text[m_at++];
        return cell.size() <= largestCell;
    }
    bool readQuoted(std::string& cell) {
        bool closed = false;
        for (++m_at; !atEnd(); ++m_at) {
            if (m_text[m_at] == '\n') ++m_line;
            if (m_text[m_at] != '"') {
                cell += m_text[m_at];
                continue;
            }
            ++m_at;
            closed = atEnd() || m_text[m_at] != '"';
            if (closed) break;
            cell += '"';
        }
        // What stands behind the closing quote belongs to the cell, as spreadsheets read it.
        while (!atEnd() && m_text[m_at] != m_separator && m_text[m_at] != '\n' && m_text[m_at] != '\r') cell += m_text[m_at++];
        return closed && cell.size() <= largestCell;
    }

    std::string_view m_text;
    char m_separator = ',';
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace

Result<CsvTable> parseCsv(std::string_view text) {
    Parser parser(text);
    CsvTable table;
    table.decimalComma = parser.separator() == ';';
    Errors errors;
    std::vector<std::string> cells;
    while (!parser.atEnd()) {
        const int line = parser.line();
        if (!parser.row(cells)) return Error{Reason::csvOpenQuote, {}, {}, {}, {}, 0, 0, line};
        if (cells.size() == 1 && cells[0].empty()) continue;
        if (table.header.empty()) {
            table.header = cells;
            continue;
        }
        if (cells.size() > table.header.size())
            errors.push_back({Reason::csvTooManyCells, {}, std::to_string(cells.size()), std::to_string(table.header.size()), {}, 0, 0, line});
        table.rows.push_back({line, std::move(cells)});
        cells = {};
    }
    if (table.header.empty()) errors.push_back({Reason::fileEmpty});
    if (!errors.empty()) return errors;
    return table;
}

namespace {

/// "1.500" and "12.345,6": points that group in threes. "1.5" is none: its point is a decimal one, and taking it out would
/// make fifteen of it.
bool groupsInThrees(std::string_view text) {
    const std::string_view whole = text.substr(0, text.find(','));
    const std::size_t first = whole.find('.'), digits = whole.starts_with('-') ? 1 : 0;
    if (first == std::string_view::npos || first == digits || first > digits + 3) return false;
    for (std::size_t point = first; point < whole.size(); point += 4) {
        if (whole[point] != '.' || point + 4 > whole.size()) return false;
        for (std::size_t i = point + 1; i < point + 4; ++i)
            if (whole[i] < '0' || whole[i] > '9') return false;
    }
    return true;
}

} // namespace

std::optional<double> csvNumber(std::string_view text, bool decimalComma) {
    std::string plain(text);
    if (decimalComma) {
        if (groupsInThrees(text)) std::erase(plain, '.');
        else if (plain.find('.') != std::string::npos && plain.find(',') != std::string::npos) return std::nullopt;
        std::replace(plain.begin(), plain.end(), ',', '.');
    }
    double value = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (error != std::errc() || end != plain.data() + plain.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

std::string csvRow(const std::vector<std::string>& cells, CsvProfile profile) {
    const char separator = profile == CsvProfile::german ? ';' : ',';
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) row += separator;
        std::string cell = cells[i];
        if (!cell.empty() && std::string_view("=+-@\t\r").find(cell[0]) != std::string_view::npos && !csvNumber(cell, profile == CsvProfile::german)) cell.insert(0, 1, '\'');
        if (cell.find_first_of(std::string("\"\r\n") + separator) == std::string::npos) {
            row += cell;
            continue;
        }
        row += '"';
        for (const char c : cell) row += c == '"' ? std::string("\"\"") : std::string(1, c);
        row += '"';
    }
    return row + "\r\n";
}

} // namespace racktally
