#include "core/analysis/comparison_model.h"

#include "core/analysis/evaluation.h"

namespace racktally {

namespace {

/// Differences below half a cent are none.
constexpr double halfCent = 0.005;

/// When and how often the first option's cumulated cost passes below the second's.
struct Crossing {
    Expr firstSign, lastSign, crossings, breakEvenMonths;
};

/// `difference`: cumulated cost of the first minus the second. `prefix` tells the rows of two crossings apart.
Crossing crossingOf(Model& model, const std::string& scope, const std::string& prefix, Expr raw) {
    const auto once = [&](const char* name, const char* label, Unit unit, Expr value) { return model.once({scope, prefix + name, Label::ours(label), unit}, value); };
    const auto monthly = [&](const char* name, const char* label, Unit unit, Expr value) {
        return model.monthly({scope, prefix + name, Label::ours(label), unit}, value, Months::all());
    };
    const Expr zero = model.constant(0), small = model.constant(halfCent);
    const Expr difference = monthly("raw_difference", RT_TEXT("Difference of the cumulative costs"), Unit::money, raw);
    const Expr clean = monthly("difference", RT_TEXT("Difference, below half a cent counted as 0"), Unit::money,
                               select(less(maximum(difference, -difference), small), zero, difference));
    const Expr sign = monthly("sign", RT_TEXT("Sign of the difference"), Unit::none, less(zero, clean) - less(clean, zero));
    const Expr first = model.recurrence({scope, prefix + "first_sign", Label::ours(RT_TEXT("First sign that is not 0")), Unit::none}, zero,
                                        [&](Expr before) { return select(equal(before, zero), sign, before); });
    const Expr last = model.recurrence({scope, prefix + "last_sign", Label::ours(RT_TEXT("Last sign that is not 0")), Unit::none}, zero,
                                       [&](Expr before) { return select(equal(sign, zero), before, sign); });
    const Expr change = monthly("sign_change", RT_TEXT("Change of sign"), Unit::none, less(last * previous(last, zero), zero));
    Crossing result;
    result.firstSign = once("final_first_sign", RT_TEXT("First sign"), Unit::none, atMonth(first, model.horizon()));
    result.lastSign = once("final_last_sign", RT_TEXT("Last sign"), Unit::none, atMonth(last, model.horizon()));
    result.crossings = once("crossings", RT_TEXT("Crossings"), Unit::none, sumMonths(change));
    const Expr before = previous(clean, zero);
    const Expr moment = monthly("crossing", RT_TEXT("Moment at which the difference passes to 0 or below"), Unit::month,
                                select(less(zero, before) * lessOrEqual(clean, zero), model.month() - 1.0 + before / (before - clean), model.constant(noCrossing)));
    result.breakEvenMonths = once("break_even_months", RT_TEXT("Break-even"), Unit::month,
                                  select(less(result.firstSign, zero), zero,
                                         select(less(zero, result.firstSign) * less(zero, result.crossings), minMonths(moment), model.constant(unknown))));
    return result;
}

} // namespace

bool goesFirst(const Option& a, const Option& b) {
    const auto owns = [](const Option& option) { return !std::holds_alternative<Cloud>(option.kind) && !std::holds_alternative<ModelApi>(option.kind); };
    return owns(a) || !owns(b);
}

ComparisonModel buildComparison(const SharedModel& shared, Contender a, Contender b) {
    Model& model = shared.model;
    const std::string scope = a.option.id + "~" + b.option.id;
    const auto once = [&](std::string name, const char* label, Unit unit, Expr value) {
        return model.once({scope, std::move(name), Label::ours(label), unit}, value);
    };
    const Expr zero = model.constant(0), one = model.constant(1), small = model.constant(halfCent);
    ComparisonModel result;
    result.scope = scope;
    result.direction = once("direction", RT_TEXT("Direction: 1 as named, −1 exchanged"), Unit::none,
                            select(less(small, atMonth(b.model.cost, 0) - atMonth(a.model.cost, 0)), model.constant(-1), one));
    const Expr gap = a.model.servedPercent - b.model.servedPercent;
    result.sameService = once("same_service", RT_TEXT("Same service"), Unit::none,
                              lessOrEqual(maximum(gap, -gap), model.constant(sameServicePoints, Unit::percent)));
    const Crossing nominal = crossingOf(model, scope, "", result.direction * (a.model.cumulativeWithoutResidual - b.model.cumulativeWithoutResidual));
    result.firstSign = nominal.firstSign;
    result.lastSign = nominal.lastSign;
    result.crossings = nominal.crossings;
    result.breakEvenMonths = nominal.breakEvenMonths;
    result.discountedBreakEvenMonths = crossingOf(model, scope, "discounted_", result.direction * (a.model.cumulativePresentWithoutResidual - b.model.cumulativePresentWithoutResidual)).breakEvenMonths;
    const Expr hours = model.monthly({scope, "hours_until_break_even", Label::ours(RT_TEXT("Hours of use until break-even")), Unit::hour},
                                     shared.demands.useHours() * minimum(one, maximum(zero, result.breakEvenMonths - (model.month() - 1.0))));
    result.breakEvenHours = once("break_even_hours", RT_TEXT("Hours of use until break-even, in all"), Unit::hour, sumMonths(hours));

    result.saving = once("saving", RT_TEXT("Saving of the first against the second"), Unit::money, result.direction * (b.model.totalCost - a.model.totalCost));
    const Expr second = select(less(zero, result.direction), b.model.totalCost, a.model.totalCost);
    result.savingPercent = once("saving_percent", RT_TEXT("Saving in percent of the second's cost"), Unit::percent,
                                select(equal(second, zero), model.constant(unknown), result.saving / second * model.constant(100, Unit::percent)));
    result.netPresentSaving = once("net_present_saving", RT_TEXT("Saving as present value"), Unit::money, result.direction * (b.model.netPresentCost - a.model.netPresentCost));
    return result;
}

} // namespace racktally
