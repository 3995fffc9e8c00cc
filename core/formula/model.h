// The expression graph that carries the product: a cost is written once, as a formula over named quantities, and the
// same definition computes (evaluate.h), explains (explain.h), documents itself (explain.h, "methodology") and becomes
// spreadsheet cells (spreadsheet.h).
//
// Nodes lie in one vector in the order of their making, so operands come before their users; the only exception is
// `previous` in a recurrence, whose region of nodes is evaluated month by month. A node says what it depends on in time
// (once, per year of use, per month) and whether it varies over the segments of the week; smaller shapes broadcast.
// Values live outside the nodes, so the same graph can be evaluated for many futures side by side.
#pragma once

#include "core/base/category.h"
#include "core/base/text.h"
#include "core/base/unit.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace racktally {

using NodeId = std::uint32_t;
using QuantityId = std::uint32_t;
using InputId = std::uint32_t;
inline constexpr NodeId noNode = std::numeric_limits<NodeId>::max();
inline constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// Whole things are counted with this tolerance, so that 3.0000000001 instances are three.
inline constexpr double countTolerance = 1e-9;

/// Stands for "no such month" where the least of all months is looked for.
inline constexpr double noCrossing = 1e9;

enum class Op : std::uint8_t {
    // leaves
    constant, input, weekConstant, weekInput, monthConstant, month, yearOfUse,
    // one operand
    quantity,               // a named value: 0 outside its months
    percent,                // x / 100
    negate,
    roundDown, roundUp,     // with countTolerance
    // two operands
    add, subtract, multiply, divide, power, minimum, maximum,
    less, lessOrEqual, equal,
    select,                 // a ? b : c
    annuity,                // equal payment in arrears for rate a per period, b periods, present value c
    previous,               // the quantity a one month earlier; b in month 0
    atMonth,                // the monthly quantity a in a fixed month
    sumMonths, minMonths,   // over months 0 … horizon of the monthly quantity a
    maxTime,                // over months or years of use number … index of the quantity a
    // over the segments of the week
    weekMean,               // Σ a × b, a being shares of the week
    weekMaximum,
    busierShare,            // share of the week (b) in which load a is higher, or as high and earlier
};

enum class Time : std::uint8_t { once, yearly, monthly };

struct Shape {
    Time time = Time::once;
    bool week = false;
    bool operator==(const Shape&) const = default;
};

struct Node {
    Op op = Op::constant;
    Shape shape;
    NodeId a = noNode, b = noNode, c = noNode;
    double number = 0;            // constant: its value; atMonth: the month
    std::uint32_t index = 0;      // input, constants of week and month, quantity: which one; constant: its unit; maxTime: last
};

/// The months in which a monthly quantity has a value: first, first + step, … up to last. Elsewhere it is 0.
struct Months {
    int first = 1;
    int last = std::numeric_limits<int>::max();
    int step = 1;

    [[nodiscard]] bool contains(int month) const {
        return month >= first && month <= last && (month - first) % step == 0;
    }
    static Months start() { return {0, 0, 1}; }
    static Months only(int month) { return {month, month, 1}; }
    static Months all() { return {0, std::numeric_limits<int>::max(), 1}; }
};

struct Quantity {
    std::string scope;            // "" for the project, an option's id, "first~second" for a comparison, "mix.own" for a part
    std::string name;
    Label label;
    Unit unit = Unit::none;
    std::optional<Category> category;
    Months months;
    NodeId node = noNode;
};

/// The scope that a part's scope belongs to: "mix" for "mix.own". Any other scope belongs to itself.
inline std::string wholeOf(const std::string& scope) { return scope.substr(0, scope.find('.')); }

/// A number that comes from outside the formulas. Its address leads to the project's field and its source.
struct Input {
    std::string address;
    Label label;
    Unit unit = Unit::none;
    std::string currency;         // of money units; empty means the project's
    double value = 0;
    NodeId node = noNode;
};

/// A list of inputs over the segments of the week (the weekly demand).
struct WeekInput {
    std::string address;
    Label label;
    Unit unit = Unit::none;
    std::vector<double> values;
};

class Model;

/// A handle to a node; cheap to copy, valid as long as its model.
struct Expr {
    Model* model = nullptr;
    NodeId node = noNode;
};

/// What a quantity is called and how it is shown.
struct Naming {
    std::string scope;
    std::string name;
    Label label;
    Unit unit = Unit::none;
    std::optional<Category> category = {};
};

class Model {
public:
    Model(int horizonMonths, int weekSegments);
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;

    Expr constant(double value, Unit unit = Unit::none);
    /// The same address always gives the same node.
    Expr input(Input input);
    Expr weekConstant(std::vector<double> values);
    Expr weekInput(WeekInput input);
    /// A fixed number per month, 0 … horizon.
    Expr monthConstant(std::vector<double> values);
    Expr month();
    Expr yearOfUse();

    Expr once(Naming naming, Expr value);
    Expr yearly(Naming naming, Expr value);
    Expr monthly(Naming naming, Expr value, Months months = {});
    /// A monthly quantity defined from its own previous value, which is `start` before month 0.
    Expr recurrence(Naming naming, Expr start, const std::function<Expr(Expr previous)>& next);
    /// Several that depend on each other's previous values.
    std::vector<Expr> recurrences(std::vector<Naming> namings, const std::vector<Expr>& starts,
                                  const std::function<std::vector<Expr>(const std::vector<Expr>& previous)>& next);

    Expr makeMax(NodeId quantity, int first, int last);
    Expr make(Op op, NodeId a, NodeId b = noNode, NodeId c = noNode, double number = 0);

    [[nodiscard]] int horizon() const { return m_horizon; }
    [[nodiscard]] int years() const { return m_years; }
    [[nodiscard]] int weekSegments() const { return m_weekSegments; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[id]; }
    [[nodiscard]] const std::vector<Quantity>& quantities() const { return m_quantities; }
    [[nodiscard]] const std::vector<Input>& inputs() const { return m_inputs; }
    [[nodiscard]] const std::vector<WeekInput>& weekInputs() const { return m_weekInputs; }
    [[nodiscard]] const std::vector<std::vector<double>>& weekConstants() const { return m_weekConstants; }
    [[nodiscard]] const std::vector<std::vector<double>>& monthConstants() const { return m_monthConstants; }
    /// For the first node of a recurrence its last node, else noNode.
    [[nodiscard]] NodeId loopEnd(NodeId first) const;
    [[nodiscard]] std::optional<QuantityId> find(std::string_view scope, std::string_view name) const;
    [[nodiscard]] std::size_t size(Shape shape) const;

private:
    Expr define(Naming naming, Expr value, Time time, Months months);
    NodeId append(const Node& node);
    [[nodiscard]] Shape shapeOf(const Node& node) const;

    int m_horizon;
    int m_years;
    int m_weekSegments;
    std::vector<Node> m_nodes;
    std::vector<Quantity> m_quantities;
    std::vector<Input> m_inputs;
    std::vector<WeekInput> m_weekInputs;
    std::vector<std::vector<double>> m_weekConstants;
    std::vector<std::vector<double>> m_monthConstants;
    std::vector<std::pair<NodeId, NodeId>> m_loops;
    std::unordered_map<std::string, QuantityId> m_quantityByName;
    std::unordered_map<std::string, InputId> m_inputByAddress;
    NodeId m_month = noNode;
    NodeId m_yearOfUse = noNode;
};

Expr operator+(Expr a, Expr b);
Expr operator-(Expr a, Expr b);
Expr operator*(Expr a, Expr b);
Expr operator/(Expr a, Expr b);
Expr operator-(Expr a);
Expr operator+(Expr a, double b);
Expr operator+(double a, Expr b);
Expr operator-(Expr a, double b);
Expr operator-(double a, Expr b);
Expr operator*(Expr a, double b);
Expr operator*(double a, Expr b);
Expr operator/(Expr a, double b);
Expr operator/(double a, Expr b);
/// 7.5 (percent) as 0.075.
Expr percent(Expr a);
Expr power(Expr base, Expr exponent);
Expr minimum(Expr a, Expr b);
Expr maximum(Expr a, Expr b);
Expr roundDown(Expr a);
Expr roundUp(Expr a);
/// 1 if true, 0 if not, unknown if either side is.
Expr less(Expr a, Expr b);
Expr lessOrEqual(Expr a, Expr b);
Expr equal(Expr a, Expr b);
/// `yes` where the condition is not 0, else `no`; the branch not taken may be unknown.
Expr select(Expr condition, Expr yes, Expr no);
/// The monthly quantity one month earlier; `start` in month 0.
Expr previous(Expr quantity, Expr start);
Expr atMonth(Expr quantity, int month);
Expr sumMonths(Expr quantity);
Expr minMonths(Expr quantity);
/// Highest value of a yearly or monthly quantity, over the years of use or months first … last (all, if not given).
Expr maxTime(Expr quantity, int first = 0, int last = std::numeric_limits<int>::max());
/// Equal payment in arrears that repays `value` with interest `rate` per period in `periods`.
Expr annuity(Expr rate, Expr periods, Expr value);
/// Mean over the week of `value`, weighted by `share` (which sums to the part of the week that counts).
Expr weekMean(Expr share, Expr value);
Expr weekMaximum(Expr value);
Expr busierShare(Expr load, Expr share);

} // namespace racktally
