// The figures of an option in the order in which tables list them, each with its label, unit and the quantity that explains
// it. To add one: a row here.
#pragma once

#include "core/analysis/evaluation.h"

#include <span>

namespace racktally {

struct FigureRow {
    const char* label;
    Unit unit;
    const char* quantity;          // in the option's scope; "" where it is found by a search
    Figure OptionFigures::*value;
    int decimals = 0;
    double factor = 1;             // costs per unit are shown per million
};

std::span<const FigureRow> figureRows();

} // namespace racktally
