// The model as spreadsheet cells: which cell holds which value, and the formula text of each. ui/documents writes them.
// Only functions that spreadsheets agree on are used: no dynamic arrays, no OFFSET, no IF inside SUMPRODUCT.
#pragma once

#include "core/formula/model.h"

#include <map>
#include <string>
#include <vector>

namespace racktally {

/// One sheet: the quantities of some scopes, in the order of their making. Months are columns, as are years of use,
/// whose values stand in the column of their first month.
struct SheetPlan {
    std::string name;                    // unique without case, at most 31 characters, without []:*?/\ '
    std::vector<std::string> scopes;
    std::vector<QuantityId> quantities;
};

inline constexpr int sheetMonthRow = 3;       // 0-based: the row with 0 … horizon
inline constexpr int sheetYearRow = 4;        // the row with the year of use
inline constexpr int sheetFirstRow = 6;
inline constexpr int sheetLabelColumn = 0;
inline constexpr int sheetUnitColumn = 1;
inline constexpr int sheetCategoryColumn = 2;
inline constexpr int sheetValueColumn = 3;    // values that do not vary; totals of monthly money
inline constexpr int sheetMonthColumn = 4;    // month 0

struct CellPlace {
    int row = 0;
    int column = 0;
};

class SheetLayout {
public:
    /// `sheets` names the wanted sheets and their scopes; quantities are filled in here. A part's scope without a sheet
    /// of its own stands on the sheet of the whole. Throws std::out_of_range for a scope that has neither.
    SheetLayout(const Model& model, std::vector<SheetPlan> sheets);

    [[nodiscard]] const std::vector<SheetPlan>& sheets() const { return m_sheets; }
    /// Defined names of model.inputs() and model.weekInputs(), all beginning with in_ so that none looks like a cell.
    [[nodiscard]] const std::vector<std::string>& inputNames() const { return m_inputNames; }
    [[nodiscard]] const std::vector<std::string>& weekInputNames() const { return m_weekInputNames; }
    [[nodiscard]] std::size_t sheetOf(QuantityId id) const { return m_place[id].sheet; }
    /// `time` is 0 for once, a year for yearly, a month for monthly quantities.
    [[nodiscard]] CellPlace cell(const Model& model, QuantityId id, int time, int week = 0) const;
    /// The formula with "=", or an empty text where the cell holds a plain number (outside a quantity's months).
    [[nodiscard]] std::string formula(const Model& model, QuantityId id, int time, int week = 0) const;

private:
    friend class SheetFormula;
    struct Place {
        std::size_t sheet = 0;
        int row = 0;
    };
    std::vector<SheetPlan> m_sheets;
    std::vector<Place> m_place;
    std::vector<std::string> m_inputNames;
    std::vector<std::string> m_weekInputNames;
};

/// "A", "Z", "AA" … for a 0-based column.
std::string columnName(int column);
/// A name usable for a sheet, distinct from those in `taken` without regard to case.
std::string sheetName(const std::string& wanted, const std::vector<std::string>& taken);

} // namespace racktally
