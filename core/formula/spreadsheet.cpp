#include "core/formula/spreadsheet.h"

#include "core/formula/notation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <set>

namespace racktally {

namespace {

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

std::string definedName(const std::string& address, std::set<std::string>& taken) {
    std::string base = "in_";
    for (const char c : address) base += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
    std::string name = base;
    for (int n = 2; !taken.insert(lowered(name)).second; ++n) name = fmt::format("{}__{}", base, n);
    return name;
}

std::string number(double value) {
    if (std::isnan(value)) return "NA()";
    return value < 0 ? fmt::format("({})", value) : fmt::format("{}", value);
}

constexpr std::array infixSigns{std::pair{Op::add, "+"}, std::pair{Op::subtract, "-"}, std::pair{Op::multiply, "*"},
                                std::pair{Op::divide, "/"}, std::pair{Op::power, "^"}, std::pair{Op::less, "<"},
                                std::pair{Op::lessOrEqual, "<="}, std::pair{Op::equal, "="}};

std::string infixOf(Op op) {
    const auto sign = std::find_if(infixSigns.begin(), infixSigns.end(), [&](const auto& s) { return s.first == op; });
    assert(sign != infixSigns.end());
    return sign->second;
}

} // namespace

/// Writes one cell's formula. In array form (inside SUMPRODUCT) references become the column of week segments.
class SheetFormula {
public:
    SheetFormula(const Model& model, const SheetLayout& layout, std::size_t sheet, Time userTime, int time, int week)
        : m_model(model), m_layout(layout), m_sheet(sheet), m_userTime(userTime), m_time(time), m_week(week) {}

    [[nodiscard]] std::string write(NodeId id, Binding needed = Binding::comparison) const {
        const Node& node = m_model.node(id);
        const std::string text = expression(node);
        // A comparison used as a number needs "*1", which write() of its user expects from a product.
        return bindingOf(node.op) < needed ? "(" + text + ")" : text;
    }

private:
    [[nodiscard]] std::string expression(const Node& node) const {
        const auto comma = [&](std::string_view function) {
            return fmt::format("{}({},{})", function, write(node.a), write(node.b));
        };
        switch (node.op) {
        case Op::constant: return number(node.number);
        case Op::input: return m_layout.inputNames()[node.index];
        case Op::weekConstant: assert(false && "week constants are named quantities"); return {};
        case Op::monthConstant: assert(false && "month constants are named quantities"); return {};
        case Op::annuity: return fmt::format("(-PMT({},{},{}))", write(node.a), write(node.b), write(node.c));
        case Op::weekInput: return weekInput(m_layout.weekInputNames()[node.index]);
        case Op::month: return fmt::format("{}${}", columnName(sheetMonthColumn + m_time), sheetMonthRow + 1);
        case Op::yearOfUse: return fmt::format("{}${}", columnName(yearColumn()), sheetYearRow + 1);
        case Op::quantity: return reference(node.index, m_time);
        case Op::percent: return fmt::format("({}/100)", write(node.a, Binding::product));
        case Op::negate: return "-" + write(node.a, Binding::atom); // a sheet reads -2^2 as 4
        case Op::roundDown: return fmt::format("INT({}+1E-9)", write(node.a, Binding::sum));
        case Op::roundUp: return fmt::format("(-INT(1E-9-{}))", write(node.a, rightBindingOf(Op::subtract)));
        case Op::add: case Op::subtract: case Op::multiply: case Op::divide: case Op::power: return infix(node);
        case Op::less: case Op::lessOrEqual: case Op::equal: return "(" + infix(node) + ")*1";
        case Op::minimum: return m_array ? extremeOfArrays(node, "-") : comma("MIN");
        case Op::maximum: return m_array ? extremeOfArrays(node, "+") : comma("MAX");
        case Op::select: return choice(node);
        case Op::previous: return m_time == 0 ? write(node.b, Binding::atom) : reference(m_model.node(node.a).index, m_time - 1);
        case Op::atMonth: return reference(m_model.node(node.a).index, static_cast<int>(node.number));
        case Op::sumMonths: return fmt::format("SUM({})", row(node.a));
        case Op::minMonths: return fmt::format("MIN({})", row(node.a));
        case Op::maxTime: return fmt::format("MAX({})", row(node.a, static_cast<int>(node.number), static_cast<int>(node.index)));
        case Op::weekMean: return fmt::format("SUMPRODUCT({}*{})", array(node.a), array(node.b));
        case Op::weekMaximum: return fmt::format("SUMPRODUCT(MAX({}))", array(node.a));
        case Op::busierShare: return busier(node);
        }
        return {};
    }

    [[nodiscard]] std::string infix(const Node& node) const {
        return write(node.a, bindingOf(node.op)) + infixOf(node.op) + write(node.b, rightBindingOf(node.op));
    }

    [[nodiscard]] std::string choice(const Node& node) const {
        const std::string condition = write(node.a), yes = write(node.b), no = write(node.c);
        if (m_array) return fmt::format("(({})*({})+(1-({}))*({}))", condition, yes, condition, no);
        return fmt::format("IF({}<>0,{},{})", write(node.a, Binding::sum), yes, no);
    }

    /// MIN and MAX of two arrays element by element: (a + b ∓ |a − b|) / 2.
    [[nodiscard]] std::string extremeOfArrays(const Node& node, std::string_view sign) const {
        const std::string a = write(node.a, Binding::product), b = write(node.b, Binding::product);
        return fmt::format("(({}+{}{}ABS({}-{}))/2)", a, b, sign, a, b);
    }

    [[nodiscard]] std::string array(NodeId id) const {
        SheetFormula inner = *this;
        inner.m_array = true;
        return inner.write(id, Binding::power);
    }

    [[nodiscard]] std::string weekInput(const std::string& name) const {
        return m_array ? name : fmt::format("INDEX({},{})", name, m_week + 1);
    }

    [[nodiscard]] int yearColumn() const {
        const int year = m_userTime == Time::monthly ? yearOf(m_time) : m_time;
        return sheetMonthColumn + 12 * year + 1;
    }

    static int yearOf(int month) { return month <= 0 ? 0 : (month - 1) / 12; }

    [[nodiscard]] std::string prefix(QuantityId id) const {
        const std::size_t sheet = m_layout.sheetOf(id);
        return sheet == m_sheet ? std::string() : fmt::format("'{}'!", m_layout.sheets()[sheet].name);
    }

    /// The cell, or in array form the cells over the week, of a quantity as its user at `time` sees it.
    [[nodiscard]] std::string reference(QuantityId id, int time) const {
        const Shape shape = m_model.node(m_model.quantities()[id].node).shape;
        int own = time;
        if (shape.time == Time::yearly && m_userTime == Time::monthly) own = yearOf(time);
        const CellPlace first = m_layout.cell(m_model, id, own, 0);
        const std::string fixed = shape.time == Time::once ? "$" : "";
        const auto at = [&](int week) { return fmt::format("{}{}${}", fixed, columnName(first.column), first.row + week + 1); };
        if (!shape.week) return prefix(id) + at(0);
        if (m_array) return fmt::format("{}{}:{}", prefix(id), at(0), at(m_model.weekSegments() - 1));
        return prefix(id) + at(m_week);
    }

    /// The cells of a quantity from one time to another, or of all months.
    [[nodiscard]] std::string row(NodeId node, int first = 0, int last = std::numeric_limits<int>::max()) const {
        const QuantityId id = m_model.node(node).index;
        const int end = static_cast<int>(m_model.size({m_model.node(node).shape.time, false})) - 1;
        const CellPlace from = m_layout.cell(m_model, id, first), to = m_layout.cell(m_model, id, std::min(last, end));
        return fmt::format("{}${}${}:${}${}", prefix(id), columnName(from.column), from.row + 1, columnName(to.column), to.row + 1);
    }

    [[nodiscard]] std::string busier(const Node& node) const {
        const QuantityId load = m_model.node(node.a).index, share = m_model.node(node.b).index;
        const auto cells = [&](QuantityId id, int first, int last) {
            const bool once = m_model.node(m_model.quantities()[id].node).shape.time == Time::once;
            const CellPlace top = m_layout.cell(m_model, id, once ? 0 : m_time, 0);
            const std::string column = (once ? "$" : "") + columnName(top.column);
            return fmt::format("{}{}${}:{}${}", prefix(id), column, top.row + first + 1, column, top.row + last + 1);
        };
        const int last = m_model.weekSegments() - 1;
        const std::string own = reference(load, m_time);
        std::string text = fmt::format("SUMPRODUCT(({}>{}+1E-9)*{})", cells(load, 0, last), own, cells(share, 0, last));
        if (m_week > 0)
            text += fmt::format("+SUMPRODUCT((ABS({}-{})<=1E-9)*{})", cells(load, 0, m_week - 1), own,
                                cells(share, 0, m_week - 1));
        return "(" + text + ")";
    }

    const Model& m_model;
    const SheetLayout& m_layout;
    std::size_t m_sheet;
    Time m_userTime;
    int m_time;
    int m_week;
    bool m_array = false;
};

SheetLayout::SheetLayout(const Model& model, std::vector<SheetPlan> sheets)
    : m_sheets(std::move(sheets)), m_place(model.quantities().size()) {
    std::map<std::string, std::size_t> sheetOfScope;
    for (std::size_t sheet = 0; sheet < m_sheets.size(); ++sheet)
        for (const std::string& scope : m_sheets[sheet].scopes) sheetOfScope[scope] = sheet;
    std::vector<int> nextRow(m_sheets.size(), sheetFirstRow);
    for (QuantityId id = 0; id < model.quantities().size(); ++id) {
        const Quantity& quantity = model.quantities()[id];
        const auto own = sheetOfScope.find(quantity.scope);
        const std::size_t sheet = own != sheetOfScope.end() ? own->second : sheetOfScope.at(wholeOf(quantity.scope));
        m_sheets[sheet].quantities.push_back(id);
        m_place[id] = {sheet, nextRow[sheet]};
        nextRow[sheet] += model.node(quantity.node).shape.week ? model.weekSegments() : 1;
    }
    std::set<std::string> taken;
    for (const Input& input : model.inputs()) m_inputNames.push_back(definedName(input.address, taken));
    for (const WeekInput& input : model.weekInputs()) m_weekInputNames.push_back(definedName(input.address, taken));
}

CellPlace SheetLayout::cell(const Model& model, QuantityId id, int time, int week) const {
    const int row = m_place[id].row + week;
    switch (model.node(model.quantities()[id].node).shape.time) {
    case Time::once: return {row, sheetValueColumn};
    case Time::yearly: return {row, sheetMonthColumn + 12 * time + 1};
    case Time::monthly: return {row, sheetMonthColumn + time};
    }
    return {};
}

std::string SheetLayout::formula(const Model& model, QuantityId id, int time, int week) const {
    const Quantity& quantity = model.quantities()[id];
    const Node& node = model.node(quantity.node);
    if (node.shape.time == Time::monthly && !quantity.months.contains(time)) return {};
    const Op inner = model.node(node.a).op;
    if (inner == Op::weekConstant || inner == Op::monthConstant) return {};
    std::string text = "=" + SheetFormula(model, *this, m_place[id].sheet, node.shape.time, time, week).write(node.a);
    assert(text.size() <= 8192);
    return text;
}

std::string columnName(int column) {
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return name;
}

std::string sheetName(const std::string& wanted, const std::vector<std::string>& taken) {
    std::string base;
    for (const char c : wanted) base += std::string_view("[]:*?/\\'").find(c) == std::string_view::npos ? c : ' ';
    // Cut at a whole UTF-8 character; 25 bytes leave room for a number and stay under 31 characters.
    while (base.size() > 25 || (!base.empty() && base.back() == ' ')) {
        while (base.size() > 1 && (static_cast<unsigned char>(base.back()) & 0xC0) == 0x80) base.pop_back();
        base.pop_back();
    }
    if (base.find_first_not_of(' ') == std::string::npos) base = "Sheet";
    const auto used = [&](const std::string& name) {
        return std::any_of(taken.begin(), taken.end(), [&](const std::string& t) { return lowered(t) == lowered(name); });
    };
    std::string name = base;
    for (int n = 2; used(name); ++n) name = fmt::format("{} {}", base, n);
    return name;
}

} // namespace racktally
