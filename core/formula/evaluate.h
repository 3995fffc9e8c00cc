// Computes every node of a model, for all months and week segments.
#pragma once

#include "core/formula/model.h"

#include <memory>
#include <new>
#include <span>
#include <utility>
#include <vector>

namespace racktally {

/// Leaves new elements as they are: every value is computed before it is read, and zeros first would cost as much again.
template <class T>
struct WithoutZeros : std::allocator<T> {
    template <class U>
    struct rebind {
        using other = WithoutZeros<U>;
    };
    template <class U>
    void construct(U* place) const noexcept { ::new (static_cast<void*>(place)) U; }
    template <class U, class... Arguments>
    void construct(U* place, Arguments&&... arguments) const { ::new (static_cast<void*>(place)) U(std::forward<Arguments>(arguments)...); }
};

/// The value of every node: per node a block of week segments × times.
class Values {
public:
    Values() = default;

    /// Value of a node in a month (0 … horizon) and week segment; both are ignored where the node does not vary.
    [[nodiscard]] double at(const Model& model, NodeId node, int month, int week = 0) const;
    /// The block of a node that does not vary over the week.
    [[nodiscard]] std::span<const double> series(const Model& model, NodeId node) const;
    /// Computes the nodes that were added to the model since the last call.
    void extend(const Model& model, std::span<const double> inputs);

private:
    std::vector<std::size_t> m_offset;
    std::vector<double, WithoutZeros<double>> m_data;
};

/// Evaluates with the inputs' own values.
Values evaluate(const Model& model);
/// Evaluates with other values, one per model.inputs().
Values evaluate(const Model& model, std::span<const double> inputs);

/// The formulas that ran, and their values.
struct EvaluatedModel {
    std::unique_ptr<Model> model;
    Values values;
};

} // namespace racktally
