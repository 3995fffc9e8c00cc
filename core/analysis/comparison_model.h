// The comparison of two options as formulas: verdict, break-even, savings.
#pragma once

#include "core/cost/option_model.h"

namespace racktally {

struct ComparisonModel {
    std::string scope;
    // +1: the option named first in the scope is the comparison's `first`; -1: the other one, whose upfront cost is higher.
    Expr direction;
    Expr sameService, firstSign, lastSign, crossings, breakEvenMonths, breakEvenHours, discountedBreakEvenMonths, saving, savingPercent, netPresentSaving;
};

struct Contender {
    const Option& option;
    const OptionModel& model;
};

/// `a` is `first` where the upfront costs are equal.
ComparisonModel buildComparison(const SharedModel& shared, Contender a, Contender b);

/// True where `a` goes first at equal upfront cost: own servers before rented ones, then the order of the project.
bool goesFirst(const Option& a, const Option& b);

} // namespace racktally
