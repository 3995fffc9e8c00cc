#include "core/base/field.h"

namespace racktally {

namespace {

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>; // clang 14 does not deduce it

} // namespace

LeafValue valueOf(const Leaf& leaf) {
    return std::visit(
        Overloaded{
            [](const double* value) -> LeafValue { return *value; },
            [](const std::optional<double>* value) -> LeafValue {
                return *value ? LeafValue(**value) : LeafValue();
            },
            [](const int* value) -> LeafValue { return static_cast<double>(*value); },
            [](const std::optional<int>* value) -> LeafValue {
                return *value ? LeafValue(static_cast<double>(**value)) : LeafValue();
            },
            [](const bool* value) -> LeafValue { return *value; },
            [](const std::string* value) -> LeafValue { return *value; },
            [](const CalendarMonth* value) -> LeafValue { return value->text(); },
            [](const CostMonth* value) -> LeafValue {
                return value->last ? LeafValue(std::string("last")) : LeafValue(static_cast<double>(value->month));
            },
            [](const NodeCount* value) -> LeafValue {
                return value->best ? LeafValue(std::string("best")) : LeafValue(static_cast<double>(value->count));
            },
            [](const EnumPlace& value) -> LeafValue { return std::string(value.names[value.get(value.place)]); },
        },
        leaf.place);
}

} // namespace racktally
