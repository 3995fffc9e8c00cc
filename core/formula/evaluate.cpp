#include "core/formula/evaluate.h"

#include "core/base/month.h"

#include <algorithm>
#include <cmath>

namespace racktally {

namespace {

double smaller(double x, double y) { return std::isnan(x) || std::isnan(y) ? unknown : y < x ? y : x; }

double known(bool truth, double a, double b) {
    return std::isnan(a) || std::isnan(b) ? unknown : truth ? 1.0 : 0.0;
}

/// Hands the function of an operation on one or two numbers to `use`; false for operations that look at more than that.
template <class Use>
bool withFunction(Op op, Use&& use) {
    switch (op) {
    case Op::percent: use([](double x, double) { return x / 100; }); return true;
    case Op::negate: use([](double x, double) { return -x; }); return true;
    case Op::roundDown: use([](double x, double) { return std::floor(x + countTolerance); }); return true;
    case Op::roundUp: use([](double x, double) { return 0.0 - std::floor(countTolerance - x); }); return true;
    case Op::add: use([](double x, double y) { return x + y; }); return true;
    case Op::subtract: use([](double x, double y) { return x - y; }); return true;
    case Op::multiply: use([](double x, double y) { return x * y; }); return true;
    case Op::divide: use([](double x, double y) { return x / y; }); return true;
    case Op::power: use([](double x, double y) { return std::pow(x, y); }); return true;
    case Op::minimum: use(smaller); return true;
    case Op::maximum: use([](double x, double y) { return -smaller(-x, -y); }); return true;
    case Op::less: use([](double x, double y) { return known(x < y, x, y); }); return true;
    case Op::lessOrEqual: use([](double x, double y) { return known(x <= y, x, y); }); return true;
    case Op::equal: use([](double x, double y) { return known(x == y, x, y); }); return true;
    case Op::constant: case Op::input: case Op::weekConstant: case Op::weekInput: case Op::monthConstant: case Op::month: case Op::yearOfUse:
    case Op::quantity: case Op::select: case Op::annuity: case Op::previous: case Op::atMonth: case Op::sumMonths: case Op::minMonths:
    case Op::maxTime: case Op::weekMean: case Op::weekMaximum: case Op::busierShare: return false;
    }
    return false;
}

/// The values of an operand along time in one week segment: side by side, or the same one throughout. Loops over it have no
/// branches, so that the compiler makes vector instructions of them.
struct Line {
    const double* at;
    bool varies;
};

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

    /// `spread` takes the values of years of use, one per month.
    [[nodiscard]] Line line(int week, int first, int last, double* spread) const {
        const double* base = m_base + week * m_weekStride;
        if (!m_gather) return {base + first * m_timeStride, m_timeStride != 0};
        for (int time = first; time < last; ++time) spread[time - first] = base[racktally::yearOfUse(time)];
        return {spread, true};
    }

private:
    const double* m_base = nullptr;
    int m_times = 0;
    int m_weekStride = 0;
    int m_timeStride = 0;
    bool m_gather = false;
};

class Evaluator {
public:
    Evaluator(const Model& model, std::span<const double> inputs, const std::vector<std::size_t>& offsets, double* data)
        : m_model(model), m_inputs(inputs), m_offsets(offsets), m_data(data), m_spread(2 * static_cast<std::size_t>(model.horizon() + 1)) {}

    void run(NodeId first) {
        const auto count = static_cast<NodeId>(m_model.nodes().size());
        for (NodeId id = first; id < count; ++id) {
            const NodeId loopEnd = m_model.loopEnd(id);
            if (loopEnd == noNode) {
                node(id, operandsOf(m_model.node(id)), 0, static_cast<int>(m_model.size({m_model.node(id).shape.time, false})));
                continue;
            }
            loop(id, loopEnd);
            id = loopEnd;
        }
    }

private:
    struct Operands {
        Operand a, b, c;
    };

    [[nodiscard]] Operands operandsOf(const Node& node) const {
        const auto of = [&](NodeId id) { return Operand(m_model, m_data, m_offsets, id, node.shape.time); };
        return {of(node.a), of(node.b), of(node.c)};
    }

    /// A recurrence: month by month, and in a month node by node. Where operands lie is found once.
    void loop(NodeId first, NodeId last) {
        m_loop.clear();
        for (NodeId id = first; id <= last; ++id) m_loop.push_back(operandsOf(m_model.node(id)));
        for (int month = 0; month <= m_model.horizon(); ++month)
            for (NodeId id = first; id <= last; ++id) loopNode(id, m_loop[id - first], month);
    }

    void loopNode(NodeId id, const Operands& operands, int month) {
        const Node& n = m_model.node(id);
        switch (n.shape.time) {
        case Time::once: if (month == 0) node(id, operands, 0, 1); break;
        case Time::yearly: if (month == 0) node(id, operands, 0, m_model.years()); break;
        case Time::monthly:
            if (n.shape.week || !withFunction(n.op, [&](auto&& f) { m_data[m_offsets[id] + static_cast<std::size_t>(month)] = f(operands.a(0, month), n.b == noNode ? 0.0 : operands.b(0, month)); }))
                node(id, operands, month, month + 1);
            break;
        }
    }

    template <class F>
    void each(const Node& node, double* out, int first, int last, F&& f) const {
        const int times = static_cast<int>(m_model.size({node.shape.time, false}));
        const int weeks = node.shape.week ? m_model.weekSegments() : 1;
        for (int week = 0; week < weeks; ++week)
            for (int time = first; time < last; ++time) out[week * times + time] = f(week, time);
    }

    /// out = f(a, b) for every value.
    template <class F>
    void eachPair(const Node& node, double* out, int first, int last, const Operand& a, const Operand& b, F&& f) {
        const int times = static_cast<int>(m_model.size({node.shape.time, false}));
        const int weeks = node.shape.week ? m_model.weekSegments() : 1, count = last - first;
        for (int week = 0; week < weeks; ++week) {
            const Line left = a.line(week, first, last, m_spread.data());
            const Line right = b.line(week, first, last, m_spread.data() + m_model.horizon() + 1);
            double* target = out + week * times + first;
            const double x = *left.at, y = *right.at;
            if (left.varies && right.varies)
                for (int i = 0; i < count; ++i) target[i] = f(left.at[i], right.at[i]);
            else if (left.varies)
                for (int i = 0; i < count; ++i) target[i] = f(left.at[i], y);
            else if (right.varies)
                for (int i = 0; i < count; ++i) target[i] = f(x, right.at[i]);
            else std::fill(target, target + count, f(x, y));
        }
    }

    void node(NodeId id, const Operands& operands, int first, int last) {
        const Node& n = m_model.node(id);
        double* out = m_data + m_offsets[id];
        const Operand &a = operands.a, &b = operands.b, &c = operands.c;
        if (withFunction(n.op, [&](auto&& f) { eachPair(n, out, first, last, a, n.b == noNode ? a : b, f); })) return;
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
        case Op::percent: case Op::negate: case Op::roundDown: case Op::roundUp: case Op::add: case Op::subtract: case Op::multiply: case Op::divide: case Op::power:
        case Op::minimum: case Op::maximum: case Op::less: case Op::lessOrEqual: case Op::equal: break; // above
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

    void named(const Node& n, double* out, int first, int last, const Operand& a) {
        eachPair(n, out, first, last, a, a, [](double x, double) { return x; });
        if (n.shape.time != Time::monthly) return;
        const Months months = m_model.quantities()[n.index].months;
        if (months.step == 1 && months.first <= first && months.last >= last - 1) return;
        const int times = static_cast<int>(m_model.size({n.shape.time, false}));
        each(n, out, first, last, [&](int w, int t) { return months.contains(t) ? out[w * times + t] : 0.0; });
    }

    static double weekValue(const std::vector<double>& values, int place) {
        return values[static_cast<std::size_t>(place)];
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
    std::vector<double> m_spread;        // room for two operands along time
    std::vector<Operands> m_loop;
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
