#include "core/formula/explain.h"

#include "core/base/month.h"
#include "core/formula/notation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace racktally {

namespace {

Symbol symbolOf(Op op) {
    switch (op) {
    case Op::add: return Symbol::plus;
    case Op::subtract: return Symbol::minus;
    case Op::multiply: return Symbol::times;
    case Op::divide: return Symbol::dividedBy;
    case Op::power: return Symbol::toThePower;
    case Op::negate: return Symbol::negative;
    case Op::less: return Symbol::isLess;
    case Op::lessOrEqual: return Symbol::isAtMost;
    case Op::equal: return Symbol::equals;
    case Op::minimum: return Symbol::minimumOf;
    case Op::maximum: return Symbol::maximumOf;
    case Op::roundUp: return Symbol::roundedUp;
    case Op::roundDown: return Symbol::roundedDown;
    case Op::select: return Symbol::ifThenElse;
    case Op::percent: return Symbol::percentOf;
    case Op::sumMonths: return Symbol::sumOfMonths;
    case Op::minMonths: return Symbol::leastOfMonths;
    case Op::maxTime: return Symbol::highestInTime;
    case Op::annuity: return Symbol::annuityOf;
    case Op::weekMean: return Symbol::weeklyMean;
    case Op::weekMaximum: return Symbol::weeklyHighest;
    case Op::busierShare: return Symbol::busierThan;
    case Op::constant: case Op::input: case Op::weekConstant: case Op::weekInput: case Op::monthConstant: case Op::month:
    case Op::yearOfUse: case Op::quantity: case Op::previous: case Op::atMonth: break;
    }
    return Symbol::operand;
}

bool isAggregate(Op op) {
    return op == Op::sumMonths || op == Op::minMonths || op == Op::maxTime || op == Op::weekMean ||
           op == Op::weekMaximum || op == Op::busierShare;
}

/// A percentage of an input is written as that input with its % sign: "7.5 %" already means 0.075.
bool isPlainPercent(const Model& model, const Node& node) {
    return node.op == Op::percent && model.node(node.a).op == Op::input;
}

/// With the numbers put in, a mean over few segments of the week is written out as a sum over them.
constexpr int segmentsWrittenOut = 12;

bool isWrittenOut(const Model& model, const Node& node) {
    return node.op == Op::weekMean && model.weekSegments() <= segmentsWrittenOut;
}

/// True where the walk into an expression stops and an operand is written.
bool isTerm(const Model& model, const Node& node, bool numbers) {
    if (symbolOf(node.op) == Symbol::operand || isPlainPercent(model, node)) return true;
    return numbers && isAggregate(node.op) && !isWrittenOut(model, node);
}

class Writer {
public:
    Writer(const Model& model, const Values* values, int month, int week)
        : m_model(model), m_values(values), m_month(month), m_week(week) {}

    Formula write(NodeId root) {
        expression(root, Binding::comparison);
        return std::move(m_formula);
    }

private:
    void put(Symbol symbol) { m_formula.tokens.push_back({symbol, 0}); }

    void expression(NodeId id, Binding needed) {
        const Node& node = m_model.node(id);
        if (isTerm(m_model, node, m_values != nullptr)) return term(id);
        if (m_values && isWrittenOut(m_model, node)) return sumOverWeek(node, needed);
        const bool brackets = bindingOf(node.op) < needed;
        if (brackets) put(Symbol::open);
        if (isInfix(node.op)) {
            expression(node.a, bindingOf(node.op));
            put(symbolOf(node.op));
            expression(node.b, rightBindingOf(node.op));
        } else if (node.op == Op::negate) {
            put(Symbol::negative);
            expression(node.a, Binding::sign);
        } else {
            call(node);
        }
        if (brackets) put(Symbol::close);
    }

    void sumOverWeek(const Node& node, Binding needed) {
        const bool brackets = Binding::sum < needed;
        if (brackets) put(Symbol::open);
        bool any = false;
        for (m_week = 0; m_week < m_model.weekSegments(); ++m_week) {
            if (m_values->at(m_model, node.a, m_month, m_week) == 0) continue;
            if (any) put(Symbol::plus);
            any = true;
            expression(node.a, Binding::product);
            put(Symbol::times);
            expression(node.b, rightBindingOf(Op::multiply));
        }
        m_week = 0;
        if (!any) expression(node.a, Binding::product);
        if (brackets) put(Symbol::close);
    }

    void call(const Node& node) {
        put(symbolOf(node.op));
        put(Symbol::open);
        expression(node.a, Binding::comparison);
        for (const NodeId operand : {node.b, node.c}) {
            if (operand == noNode) continue;
            put(Symbol::separator);
            expression(operand, Binding::comparison);
        }
        put(Symbol::close);
    }

    void term(NodeId id) {
        Term term = describe(id);
        if (m_values) term.value = m_values->at(m_model, id, m_month, m_week);
        // An input in percent is printed as it stands in its field.
        if (m_values && isPlainPercent(m_model, m_model.node(id))) term.value *= 100;
        m_formula.tokens.push_back({Symbol::operand, m_formula.terms.size()});
        m_formula.terms.push_back(std::move(term));
    }

    [[nodiscard]] Term ofQuantity(NodeId id) const {
        const QuantityId quantity = m_model.node(id).index;
        const Quantity& q = m_model.quantities()[quantity];
        return {Term::Kind::quantity, q.label, q.unit, {}, 0, quantity, {}, {}};
    }

    [[nodiscard]] Term ofWeekInput(const Node& node) const {
        const WeekInput& input = m_model.weekInputs()[node.index];
        return {Term::Kind::input, input.label, input.unit, {}, 0, {}, {}, input.address};
    }

    [[nodiscard]] Term describe(NodeId id) const {
        const Node& node = m_model.node(id);
        switch (node.op) {
        case Op::constant: return {Term::Kind::constant, {}, static_cast<Unit>(node.index), {}, node.number, {}, {}, {}};
        case Op::percent: return describe(node.a);
        case Op::input: {
            const Input& input = m_model.inputs()[node.index];
            return {Term::Kind::input, input.label, input.unit, input.currency, 0, {}, {}, input.address};
        }
        case Op::weekInput: return ofWeekInput(node);
        case Op::month: return {Term::Kind::month, Label::ours(RT_TEXT("month")), Unit::none, {}, 0, {}, {}, {}};
        case Op::yearOfUse:
            return {Term::Kind::year, Label::ours(RT_TEXT("year of use, counted from 0")), Unit::none, {}, 0, {}, {}, {}};
        case Op::quantity: return ofQuantity(id);
        case Op::previous: {
            Term term = ofQuantity(node.a);
            term.month = m_month - 1;
            return term;
        }
        case Op::atMonth: {
            Term term = ofQuantity(node.a);
            term.month = static_cast<int>(node.number);
            return term;
        }
        case Op::weekConstant: case Op::monthConstant: case Op::annuity: case Op::negate: case Op::roundDown: case Op::roundUp: case Op::add: case Op::subtract:
        case Op::multiply: case Op::divide: case Op::power: case Op::minimum: case Op::maximum: case Op::less:
        case Op::lessOrEqual: case Op::equal: case Op::select: case Op::sumMonths: case Op::minMonths: case Op::maxTime:
        case Op::weekMean: case Op::weekMaximum: case Op::busierShare: break;
        }
        return aggregate(node);
    }

    [[nodiscard]] Term aggregate(const Node& node) const {
        if (node.a != noNode && m_model.node(node.a).op == Op::quantity && node.op != Op::weekMean) {
            Term term = ofQuantity(node.a);
            term.kind = Term::Kind::aggregate;
            return term;
        }
        return {Term::Kind::aggregate, Label::ours(RT_TEXT("mean over the week")), Unit::none, {}, 0, {}, {}, {}};
    }

    const Model& m_model;
    const Values* m_values;      // null: in words
    int m_month;
    int m_week;
    Formula m_formula;
};

/// The value that a reader gets from the printed numbers: computed operands rounded to `decimals`.
class Recomputation {
public:
    Recomputation(const Model& model, const Values& values, int month, int week, int decimals)
        : m_model(model), m_values(values), m_month(month), m_week(week), m_decimals(decimals) {}

    [[nodiscard]] double of(NodeId id) {
        const Node& node = m_model.node(id);
        if (isTerm(m_model, node, true)) return rounded(node, m_values.at(m_model, id, m_month, m_week));
        if (isWrittenOut(m_model, node)) {
            double sum = 0;
            for (m_week = 0; m_week < m_model.weekSegments(); ++m_week) sum += of(node.a) * of(node.b);
            m_week = 0;
            return sum;
        }
        const double a = of(node.a);
        const double b = node.b == noNode ? 0 : of(node.b);
        switch (node.op) {
        case Op::add: return a + b;
        case Op::subtract: return a - b;
        case Op::multiply: return a * b;
        case Op::divide: return a / b;
        case Op::power: return std::pow(a, b);
        case Op::negate: return -a;
        case Op::percent: return a / 100;
        case Op::minimum: return std::min(a, b);
        case Op::maximum: return std::max(a, b);
        case Op::roundDown: return std::floor(a + countTolerance);
        case Op::roundUp: return std::ceil(a - countTolerance);
        case Op::less: return a < b;
        case Op::lessOrEqual: return a <= b;
        case Op::equal: return a == b;
        case Op::select: return a != 0 ? b : of(node.c);
        case Op::annuity: {
            const double value = of(node.c);
            return a == 0 ? value / b : value * a / (1 - std::pow(1 + a, -b));
        }
        case Op::constant: case Op::input: case Op::weekConstant: case Op::weekInput: case Op::monthConstant: case Op::month:
        case Op::yearOfUse: case Op::quantity: case Op::previous: case Op::atMonth: case Op::sumMonths: case Op::minMonths: case Op::maxTime:
        case Op::weekMean: case Op::weekMaximum: case Op::busierShare: break;
        }
        assert(false && "terms were handled above");
        return unknown;
    }

private:
    [[nodiscard]] double rounded(const Node& node, double value) const {
        const bool exact = node.op == Op::constant || node.op == Op::input || node.op == Op::percent ||
                           node.op == Op::weekInput || node.op == Op::monthConstant || node.op == Op::month || node.op == Op::yearOfUse;
        // By way of text, because a half is rounded by the digits of the binary number and not of the decimal one.
        return exact || !std::isfinite(value) ? value : std::strtod(fmt::format("{:.{}f}", value, m_decimals).c_str(), nullptr);
    }

    const Model& m_model;
    const Values& m_values;
    int m_month;
    int m_week;
    int m_decimals;
};

int decimalsThatMultiplyOut(const Model& model, const Values& values, const Quantity& quantity, int month, int week) {
    const NodeId root = model.node(quantity.node).a;
    const double exact = values.at(model, quantity.node, month, week);
    if (std::isnan(exact)) return 2;
    const double tolerance = printTolerance(quantity.unit, exact) / 2;
    for (int decimals = 2; decimals < 15; ++decimals)
        if (std::abs(Recomputation(model, values, month, week, decimals).of(root) - exact) <= tolerance)
            return decimals;
    return 15;
}

} // namespace

double printTolerance(Unit unit, double value) {
    if (unit == Unit::money) return 0.005;
    return std::max(std::abs(value) * 5e-6, 1e-12);
}

Explanation explain(const Model& model, const Values& values, QuantityId id, int month, int week) {
    const Quantity& quantity = model.quantities()[id];
    const Node& node = model.node(quantity.node);
    Explanation result;
    result.quantity = id;
    result.month = node.shape.time == Time::once ? 0 : month;
    result.active = node.shape.time != Time::monthly || quantity.months.contains(month);
    result.value = values.at(model, quantity.node, month, week);
    result.total = result.value;
    if (node.shape.time == Time::monthly) {
        result.total = 0;
        for (const double value : values.series(model, quantity.node)) result.total += value;
    }
    result.words = Writer(model, nullptr, month, week).write(node.a);
    result.numbers = Writer(model, &values, month, week).write(node.a);
    if (result.active) result.decimals = decimalsThatMultiplyOut(model, values, quantity, month, week);
    return result;
}

Formula formulaInWords(const Model& model, QuantityId quantity) {
    return Writer(model, nullptr, 0, 0).write(model.node(model.quantities()[quantity].node).a);
}

} // namespace racktally
