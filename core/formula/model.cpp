#include "core/formula/model.h"

#include "core/base/month.h"

#include <algorithm>
#include <cassert>

namespace racktally {

Model::Model(int horizonMonths, int weekSegments)
    : m_horizon(horizonMonths), m_years(yearsOfUse(horizonMonths)), m_weekSegments(weekSegments) {
    assert(horizonMonths >= 1 && weekSegments >= 1);
    m_nodes.reserve(1024);
}

std::size_t Model::size(Shape shape) const {
    const int times = shape.time == Time::once ? 1 : shape.time == Time::yearly ? m_years : m_horizon + 1;
    return static_cast<std::size_t>(times) * static_cast<std::size_t>(shape.week ? m_weekSegments : 1);
}

Shape Model::shapeOf(const Node& node) const {
    Shape shape;
    const auto widen = [&](NodeId operand) {
        if (operand == noNode) return;
        const Shape other = m_nodes[operand].shape;
        shape.time = std::max(shape.time, other.time);
        shape.week = shape.week || other.week;
    };
    widen(node.a);
    widen(node.b);
    widen(node.c);
    switch (node.op) {
    case Op::constant: case Op::input: return {};
    case Op::weekConstant: case Op::weekInput: return {Time::once, true};
    case Op::month: case Op::monthConstant: case Op::previous: return {Time::monthly, false};
    case Op::yearOfUse: return {Time::yearly, false};
    case Op::atMonth: case Op::sumMonths: case Op::minMonths: case Op::maxTime: return {};
    case Op::weekMean: case Op::weekMaximum: return {shape.time, false};
    case Op::quantity: case Op::percent: case Op::negate: case Op::roundDown: case Op::roundUp: case Op::add:
    case Op::subtract: case Op::multiply: case Op::divide: case Op::power: case Op::minimum: case Op::maximum:
    case Op::less: case Op::lessOrEqual: case Op::equal: case Op::select: case Op::annuity: case Op::busierShare: break;
    }
    return shape;
}

NodeId Model::append(const Node& node) {
    m_nodes.push_back(node);
    return static_cast<NodeId>(m_nodes.size() - 1);
}

Expr Model::make(Op op, NodeId a, NodeId b, NodeId c, double number) {
    Node node{op, {}, a, b, c, number, 0};
    node.shape = shapeOf(node);
    return {this, append(node)};
}

Expr Model::makeMax(NodeId quantity, int first, int last) {
    const Expr result = make(Op::maxTime, quantity, noNode, noNode, first);
    m_nodes.back().index = static_cast<std::uint32_t>(last);
    return result;
}

Expr Model::constant(double value, Unit unit) {
    const Expr result = make(Op::constant, noNode, noNode, noNode, value);
    m_nodes.back().index = static_cast<std::uint32_t>(unit);
    return result;
}

Expr Model::input(Input input) {
    const auto [place, added] = m_inputByAddress.try_emplace(input.address, static_cast<InputId>(m_inputs.size()));
    if (!added) return {this, m_inputs[place->second].node};
    const Expr result = make(Op::input, noNode);
    m_nodes.back().index = place->second;
    input.node = result.node;
    m_inputs.push_back(std::move(input));
    return result;
}

Expr Model::weekConstant(std::vector<double> values) {
    assert(static_cast<int>(values.size()) == m_weekSegments);
    const Expr result = make(Op::weekConstant, noNode);
    m_nodes.back().index = static_cast<std::uint32_t>(m_weekConstants.size());
    m_weekConstants.push_back(std::move(values));
    return result;
}

Expr Model::weekInput(WeekInput input) {
    assert(static_cast<int>(input.values.size()) == m_weekSegments);
    const Expr result = make(Op::weekInput, noNode);
    m_nodes.back().index = static_cast<std::uint32_t>(m_weekInputs.size());
    m_weekInputs.push_back(std::move(input));
    return result;
}

Expr Model::monthConstant(std::vector<double> values) {
    assert(static_cast<int>(values.size()) == m_horizon + 1);
    const Expr result = make(Op::monthConstant, noNode);
    m_nodes.back().index = static_cast<std::uint32_t>(m_monthConstants.size());
    m_monthConstants.push_back(std::move(values));
    return result;
}

Expr Model::month() {
    if (m_month == noNode) m_month = make(Op::month, noNode).node;
    return {this, m_month};
}

Expr Model::yearOfUse() {
    if (m_yearOfUse == noNode) m_yearOfUse = make(Op::yearOfUse, noNode).node;
    return {this, m_yearOfUse};
}

Expr Model::define(Naming naming, Expr value, Time time, Months months) {
    assert(m_nodes[value.node].shape.time <= time);
    const auto id = static_cast<QuantityId>(m_quantities.size());
    [[maybe_unused]] const bool added = m_quantityByName.emplace(naming.scope + '/' + naming.name, id).second;
    assert(added && "a quantity's name is unique in its scope");
    months.last = std::min(months.last, m_horizon);
    Node node{Op::quantity, {time, m_nodes[value.node].shape.week}, value.node, noNode, noNode, 0, id};
    const NodeId place = append(node);
    m_quantities.push_back({std::move(naming.scope), std::move(naming.name), std::move(naming.label), naming.unit,
                            naming.category, months, place});
    return {this, place};
}

Expr Model::once(Naming naming, Expr value) {
    return define(std::move(naming), value, Time::once, Months::all());
}

Expr Model::yearly(Naming naming, Expr value) {
    return define(std::move(naming), value, Time::yearly, Months::all());
}

Expr Model::monthly(Naming naming, Expr value, Months months) {
    return define(std::move(naming), value, Time::monthly, months);
}

Expr Model::recurrence(Naming naming, Expr start, const std::function<Expr(Expr)>& next) {
    return recurrences({std::move(naming)}, {start}, [&](const std::vector<Expr>& before) { return std::vector{next(before[0])}; })[0];
}

std::vector<Expr> Model::recurrences(std::vector<Naming> namings, const std::vector<Expr>& starts,
                                     const std::function<std::vector<Expr>(const std::vector<Expr>&)>& next) {
    std::vector<Expr> before, results;
    for (const Expr start : starts) before.push_back(make(Op::previous, noNode, start.node));
    const std::vector<Expr> values = next(before);
    for (std::size_t i = 0; i < namings.size(); ++i) results.push_back(define(std::move(namings[i]), values[i], Time::monthly, Months::all()));
    for (std::size_t i = 0; i < results.size(); ++i) m_nodes[before[i].node].a = results[i].node;
    m_loops.emplace_back(before.front().node, results.back().node);
    return results;
}

NodeId Model::loopEnd(NodeId first) const {
    const auto place = std::lower_bound(m_loops.begin(), m_loops.end(), std::pair{first, NodeId{0}});
    return place != m_loops.end() && place->first == first ? place->second : noNode;
}

std::optional<QuantityId> Model::find(std::string_view scope, std::string_view name) const {
    std::string key(scope);
    key += '/';
    key += name;
    const auto place = m_quantityByName.find(key);
    return place == m_quantityByName.end() ? std::nullopt : std::optional(place->second);
}

Expr operator+(Expr a, Expr b) { return a.model->make(Op::add, a.node, b.node); }
Expr operator-(Expr a, Expr b) { return a.model->make(Op::subtract, a.node, b.node); }
Expr operator*(Expr a, Expr b) { return a.model->make(Op::multiply, a.node, b.node); }
Expr operator/(Expr a, Expr b) { return a.model->make(Op::divide, a.node, b.node); }
Expr operator-(Expr a) { return a.model->make(Op::negate, a.node); }
Expr operator+(Expr a, double b) { return a + a.model->constant(b); }
Expr operator+(double a, Expr b) { return b.model->constant(a) + b; }
Expr operator-(Expr a, double b) { return a - a.model->constant(b); }
Expr operator-(double a, Expr b) { return b.model->constant(a) - b; }
Expr operator*(Expr a, double b) { return a * a.model->constant(b); }
Expr operator*(double a, Expr b) { return b.model->constant(a) * b; }
Expr operator/(Expr a, double b) { return a / a.model->constant(b); }
Expr operator/(double a, Expr b) { return b.model->constant(a) / b; }
Expr percent(Expr a) { return a.model->make(Op::percent, a.node); }
Expr power(Expr base, Expr exponent) { return base.model->make(Op::power, base.node, exponent.node); }
Expr minimum(Expr a, Expr b) { return a.model->make(Op::minimum, a.node, b.node); }
Expr maximum(Expr a, Expr b) { return a.model->make(Op::maximum, a.node, b.node); }
Expr roundDown(Expr a) { return a.model->make(Op::roundDown, a.node); }
Expr roundUp(Expr a) { return a.model->make(Op::roundUp, a.node); }
Expr less(Expr a, Expr b) { return a.model->make(Op::less, a.node, b.node); }
Expr lessOrEqual(Expr a, Expr b) { return a.model->make(Op::lessOrEqual, a.node, b.node); }
Expr equal(Expr a, Expr b) { return a.model->make(Op::equal, a.node, b.node); }

Expr select(Expr condition, Expr yes, Expr no) {
    return condition.model->make(Op::select, condition.node, yes.node, no.node);
}

namespace {

Expr ofQuantity(Op op, Expr quantity, Time time, double number = 0) {
    [[maybe_unused]] const Node& node = quantity.model->node(quantity.node);
    assert(node.op == Op::quantity && node.shape.time == time && !node.shape.week);
    static_cast<void>(time);
    return quantity.model->make(op, quantity.node, noNode, noNode, number);
}

} // namespace

Expr previous(Expr quantity, Expr start) {
    assert(quantity.model->node(quantity.node).op == Op::quantity);
    return quantity.model->make(Op::previous, quantity.node, start.node);
}

Expr atMonth(Expr quantity, int month) { return ofQuantity(Op::atMonth, quantity, Time::monthly, month); }
Expr sumMonths(Expr quantity) { return ofQuantity(Op::sumMonths, quantity, Time::monthly); }
Expr minMonths(Expr quantity) { return ofQuantity(Op::minMonths, quantity, Time::monthly); }

Expr maxTime(Expr quantity, int first, int last) {
    Model& model = *quantity.model;
    const Node& node = model.node(quantity.node);
    assert(node.op == Op::quantity && node.shape.time != Time::once && !node.shape.week);
    const int end = static_cast<int>(model.size({node.shape.time, false})) - 1;
    return model.makeMax(quantity.node, std::min(first, end), std::min(last, end));
}

Expr annuity(Expr rate, Expr periods, Expr value) { return rate.model->make(Op::annuity, rate.node, periods.node, value.node); }

Expr weekMean(Expr share, Expr value) {
    const Model& model = *share.model;
    // Without a week dimension the mean is an ordinary product, which also reads better.
    if (!model.node(share.node).shape.week && !model.node(value.node).shape.week) return share * value;
    return share.model->make(Op::weekMean, share.node, value.node);
}

Expr weekMaximum(Expr value) {
    if (!value.model->node(value.node).shape.week) return value;
    return value.model->make(Op::weekMaximum, value.node);
}

Expr busierShare(Expr load, Expr share) { return load.model->make(Op::busierShare, load.node, share.node); }

} // namespace racktally
