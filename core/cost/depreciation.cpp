// Depreciation by month (contract, "Tax"): straight line, declining with change to straight line, immediate.
#include "core/cost/option_model.h"

namespace racktally {

namespace {

struct Schedule {
    Expr book;         // value at the end of the month
    Expr amount;       // written off in the month
};

/// Months of the useful life that lie in own month n: 1 inside, a part in the last, 0 after. `age` is n − 1.
Expr partOfLife(const OptionBuilder& b, Expr life, Expr age) {
    return maximum(b.constant(0), minimum(b.constant(1), life - age));
}

/// The amount of a month as a share of the base, where it does not depend on the book value.
Expr plainAmount(OptionBuilder& b, DepreciationMethod method, Expr base, Expr life, Expr age) {
    if (method == DepreciationMethod::immediate) return base * equal(age, b.constant(0));
    return base / life * partOfLife(b, life, age);
}

} // namespace

void depreciate(OptionBuilder& b, const std::string& name, Expr base, int month, Expr residual) {
    const SharedModel& s = b.shared;
    if (!s.taxRate) return;
    Model& model = s.model;
    const Depreciation& depreciation = s.project.assumptions.tax.depreciation;
    const FieldInputs<Depreciation> in(model, depreciation, "assumptions.tax.depreciation");
    const Expr life = b.once(name + ".life", Label::ours(RT_TEXT("Useful life in months")), Unit::month, in(&Depreciation::lifeYears) * b.constant(12, Unit::monthPerYear));
    const int bought = month + b.clock.offset;
    const Expr purchase = model.monthly({b.scope, name + ".base", Label::ours(RT_TEXT("Depreciation base")), Unit::money}, base, Months::only(bought));
    const Months running{bought + 1, b.clock.last};
    const auto quantity = [&](const char* what, const char* label, Expr value, Months months) {
        return model.monthly({b.scope, name + what, Label::ours(label), Unit::money}, value, months);
    };
    const Expr none = b.constant(0, Unit::money);
    std::optional<Expr> amount;
    Expr book = none;
    if (depreciation.method != DepreciationMethod::declining) {
        amount = quantity(".depreciation", RT_TEXT("Depreciation"), plainAmount(b, depreciation.method, base, life, model.month() - (bought + 1.0)), running);
        book = model.recurrence({b.scope, name + ".book_value", Label::ours(RT_TEXT("Book value")), Unit::money}, none,
                                [&](Expr before) { return before + purchase - *amount; });
    } else {
        // The rate of a calendar year is decided at its start: book value and remaining life of that moment.
        const Expr start = maximum(*s.yearStart, b.constant(bought + 1.0, Unit::month));
        const Expr isStart = equal(model.month(), start);
        const Expr remaining = model.monthly({b.scope, name + ".remaining_life", Label::ours(RT_TEXT("Months of useful life left at the start of the calendar year")), Unit::month},
                                             maximum(b.constant(1, Unit::month), life - (start - (bought + 1.0))), running);
        const Expr rate = b.once(name + ".rate", Label::ours(RT_TEXT("Declining rate, at most three times the straight line")), Unit::share,
                                 minimum(percent(in(&Depreciation::decliningRatePercent)), 3.0 / in(&Depreciation::lifeYears)));
        const auto values = model.recurrences(
            {{b.scope, name + ".book_at_year_start", Label::ours(RT_TEXT("Book value at the start of the calendar year")), Unit::money},
             {b.scope, name + ".book_value", Label::ours(RT_TEXT("Book value")), Unit::money}},
            {none, none}, [&](const std::vector<Expr>& before) {
                const Expr yearBase = quantity(".declining_base", RT_TEXT("Book value from which this year is written off"), select(isStart, before[1], before[0]), running);
                const Expr declining = quantity(".declining_amount", RT_TEXT("Declining amount of a month"), yearBase * rate / b.constant(12, Unit::monthPerYear), running);
                const Expr straight = quantity(".straight_amount", RT_TEXT("Straight-line amount of a month"), yearBase / remaining, running);
                amount = quantity(".depreciation", RT_TEXT("Depreciation"), minimum(before[1], maximum(declining, straight)), running);
                return std::vector{yearBase, before[1] + purchase - *amount};
            });
        book = values[1];
    }
    b.part.deductions.push_back(*amount);
    b.part.deductions.push_back(quantity(".book_less_residual", RT_TEXT("Book value less residual value at the end"), book - residual, Months::only(b.clock.last)));
}

} // namespace racktally
