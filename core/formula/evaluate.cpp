#include "core/formula/evaluate.h"

#include "core/base/month.h"

#include <algorithm>
#include <cmath>

namespace racktally {

namespace {

/// Reads an operand at the week segment and time of its user; smaller shapes broadcast.
class Operand {
public:
    Operand(const Model& model, const double* data, const std::vector<std::size_t>& offsets, NodeId id, Time userTime) {
        if (id == noNode) return;
        const Shape shape = model.node(id).shape;
        m_base = data + offsets[id];
        m_times = static_cast<int>(model.size({shape.time, false}));
        m_weekStride = shape.week ? m_times : 0;
        m_timeStride = shape.time == Time::once ? 0 : 1;
        m_gather = shape.time == Time::yearly && userTime == Time::monthly;
    }

    double operator()(int week, int time) const {
        const int index = m_gather ? racktally::yearOfUse(time) : time * m_timeStride;
        return m_base[week * m_weekStride + index];
    }
    [[nodiscard]] int times() const { return m_times; }

private:
    const double* m_base = nullptr;
    int m_times = 0;
    int m_weekStride = 0;
    int m_timeStride = 0;
    bool m_gather = false;
};

double known(bool truth, double a, double b) {
    return std::isnan(a) || std::isnan(b) ? unknown : truth ? 1.0 : 0.0;
}

class Evaluator {
public:
    Evaluator(const Model& model, std::span<const double> inputs, const std::vector<std::size_t>& offsets, double* data)
        : m_model(model), m_inputs(inputs), m_offsets(offsets), m_data(data) {}

    void run(NodeId first) {
        const auto count = static_cast<NodeId>(m_model.nodes().size());
        for (NodeId id = first; id < count; ++id) {
            const NodeId loopEnd = m_model.loopEnd(id);
            if (loopEnd == noNode) {
                node(id, 0, static_cast<int>(m_model.size({m_model.node(id).shape.time, false})));
                continue;
            }
            for (int month = 0; month <= m_model.horizon(); ++month)
                for (NodeId inner = id; inner <= loopEnd; ++inner) loopNode(inner, month);
            id = loopEnd;
        }
    }

private:
    void loopNode(NodeId id, int month) {
        switch (m_model.node(id).shape.time) {
        case Time::once: if (month == 0) node(id, 0, 1); break;
        case Time::yearly: if (month == 0) node(id, 0, m_model.years()); break;
        case Time::monthly: node(id, month, month + 1); break;
        }
    }

    template <class F>
    void each(const Node& node, double* out, int first, int last, F&& f) const {
        const int times = static_cast<int>(m_model.size({node.shape.time, false}));
        const int weeks = node.shape.week ? m_model.weekSegments() : 1;
        for (int week = 0; week < weeks; ++week)
            for (int time = first; time < last; ++time) out[week * times + time] = f(week, time);
    }

    void node(NodeId id, int first, int last) const {
        const Node& n = m_model.node(id);
        double* out = m_data + m_offsets[id];
        const Operand a(m_model, m_data, m_offsets, n.a, n.shape.time);
        const Operand b(m_model, m_data, m_offsets, n.b, n.shape.time);
        const Operand c(m_model, m_data, m_offsets, n.c, n.shape.time);
        const auto all = [&](auto&& f) { each(n, out, first, last, f); };
        switch (n.op) {
        case Op::constant: return all([&](int, int) { return n.number; });
        case Op::input: return all([&](int, int) { return m_inputs[n.index]; });
        case Op::weekConstant: return all([&](int w, int) { return weekValue(m_model.weekConstants()[n.index], w); });
        case Op::weekInput: return all([&](int w, int) { return weekValue(m_model.weekInputs()[n.index].values, w); });
        case Op::monthConstant: return all([&](int, int t) { return weekValue(m_model.monthConstants()[n.index], t); });
        case Op::annuity: return all([&](int w, int t) { return payment(a(w, t), b(w, t), c(w, t)); });
        case Op::month: case Op::yearOfUse: return all([](int, int t) { return static_cast<double>(t); });
        case Op::quantity: return named(n, out, first, last, a);
        case Op::percent: return all([&](int w, int t) { return a(w, t) / 100; });
        case Op::negate: return all([&](int w, int t) { return -a(w, t); });
        case Op::roundDown: return all([&](int w, int t) { return std::floor(a(w, t) + countTolerance); });
        case Op::roundUp: return all([&](int w, int t) { return 0.0 - std::floor(countTolerance - a(w, t)); });
        case Op::add: return all([&](int w, int t) { return a(w, t) + b(w, t); });
        case Op::subtract: return all([&](int w, int t) { return a(w, t) - b(w, t); });
        case Op::multiply: return all([&](int w, int t) { return a(w, t) * b(w, t); });
        case Op::divide: return all([&](int w, int t) { return a(w, t) / b(w, t); });
        case Op::power: return all([&](int w, int t) { return std::pow(a(w, t), b(w, t)); });
        case Op::minimum: return all([&](int w, int t) { return smaller(a(w, t), b(w, t)); });
        case Op::maximum: return all([&](int w, int t) { return -smaller(-a(w, t), -b(w, t)); });
        case Op::less: return all([&](int w, int t) { return known(a(w, t) < b(w, t), a(w, t), b(w, t)); });
        case Op::lessOrEqual: return all([&](int w, int t) { return known(a(w, t) <= b(w, t), a(w, t), b(w, t)); });
        case Op::equal: return all([&](int w, int t) { return known(a(w, t) == b(w, t), a(w, t), b(w, t)); });
        case Op::select: return all([&](int w, int t) { return choose(a(w, t), w, t, b, c); });
        case Op::previous: return all([&](int, int t) { return t == 0 ? b(0, 0) : a(0, t - 1); });
        case Op::atMonth: return all([&](int, int) { return a(0, static_cast<int>(n.number)); });
        case Op::sumMonths: return all([&](int, int) { return fold(a, 0, [](double x, double y) { return x + y; }); });
        case Op::minMonths: return all([&](int, int) { return fold(a, a(0, 0), smaller); });
        case Op::maxTime: return all([&](int, int) { return highestOf(a, static_cast<int>(n.number), static_cast<int>(n.index)); });
        case Op::weekMean: return all([&](int, int t) { return mean(a, b, t); });
        case Op::weekMaximum: return all([&](int, int t) { return highest(a, t); });
        case Op::busierShare: return all([&](int w, int t) { return busier(a, b, w, t); });
        }
    }

    void named(const Node& n, double* out, int first, int last, const Operand& a) const {
        if (n.shape.time != Time::monthly) return each(n, out, first, last, a);
        const Months months = m_model.quantities()[n.index].months;
        each(n, out, first, last, [&](int w, int t) { return months.contains(t) ? a(w, t) : 0.0; });
    }

    static double weekValue(const std::vector<double>& values, int place) {
        return values[static_cast<std::size_t>(place)];
    }

    static double smaller(double x, double y) {
        return std::isnan(x) || std::isnan(y) ? unknown : y < x ? y : x;
    }

    static double payment(double rate, double periods, double value) {
        return rate == 0 ? value / periods : value * rate / (1 - std::pow(1 + rate, -periods));
    }

    static double highestOf(const Operand& a, int first, int last) {
        double result = a(0, first);
        for (int t = first + 1; t <= last; ++t) result = -smaller(-result, -a(0, t));
        return result;
    }

    static double choose(double condition, int w, int t, const Operand& yes, const Operand& no) {
        if (std::isnan(condition)) return unknown;
        return condition != 0 ? yes(w, t) : no(w, t);
    }

    template <class F>
    static double fold(const Operand& a, double value, F&& f) {
        for (int t = 0; t < a.times(); ++t) value = f(value, a(0, t));
        return value;
    }

    [[nodiscard]] double mean(const Operand& share, const Operand& value, int t) const {
        double sum = 0;
        for (int w = 0; w < m_model.weekSegments(); ++w) sum += share(w, t) * value(w, t);
        return sum;
    }

    [[nodiscard]] double highest(const Operand& a, int t) const {
        double result = a(0, t);
        for (int w = 1; w < m_model.weekSegments(); ++w) result = -smaller(-result, -a(w, t));
        return result;
    }

    [[nodiscard]] double busier(const Operand& load, const Operand& share, int w, int t) const {
        double sum = 0;
        for (int other = 0; other < m_model.weekSegments(); ++other) {
            const bool higher = load(other, t) > load(w, t) + countTolerance;
            const bool asHigh = std::abs(load(other, t) - load(w, t)) <= countTolerance;
            if (higher || (asHigh && other < w)) sum += share(other, t);
        }
        return sum;
    }

    const Model& m_model;
    std::span<const double> m_inputs;
    const std::vector<std::size_t>& m_offsets;
    double* m_data;
};

} // namespace

double Values::at(const Model& model, NodeId node, int month, int week) const {
    const Shape shape = model.node(node).shape;
    const auto times = model.size({shape.time, false});
    const int time = shape.time == Time::once ? 0 : shape.time == Time::yearly ? yearOfUse(month) : month;
    return m_data[m_offset[node] + static_cast<std::size_t>(shape.week ? week : 0) * times +
                  static_cast<std::size_t>(time)];
}

std::span<const double> Values::series(const Model& model, NodeId node) const {
    return {m_data.data() + m_offset[node], model.size({model.node(node).shape.time, false})};
}

void Values::extend(const Model& model, std::span<const double> inputs) {
    const std::size_t first = m_offset.size();
    std::size_t end = m_data.size();
    m_offset.reserve(model.nodes().size());
    for (std::size_t id = first; id < model.nodes().size(); ++id) {
        m_offset.push_back(end);
        end += model.size(model.nodes()[id].shape);
    }
    m_data.resize(end);
    Evaluator(model, inputs, m_offset, m_data.data()).run(static_cast<NodeId>(first));
}

Values evaluate(const Model& model, std::span<const double> inputs) {
    Values values;
    values.extend(model, inputs);
    return values;
}

Values evaluate(const Model& model) {
    std::vector<double> inputs;
    inputs.reserve(model.inputs().size());
    for (const Input& input : model.inputs()) inputs.push_back(input.value);
    return evaluate(model, inputs);
}

} // namespace racktally
