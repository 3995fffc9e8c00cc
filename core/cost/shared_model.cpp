// Assumptions that all options share.
#include "core/cost/option_model.h"

namespace racktally {

namespace {

/// Project month whose calendar month is `from`; month 1 is the start.
int projectMonth(const Project& project, CalendarMonth from) {
    return (from.year - project.start.year) * 12 + from.month - project.start.month + 1;
}

/// The rate of each month's calendar month; before the first row of a table the first row holds, and month 0 takes the
/// rate of month 1.
Expr taxRate(Model& model, const Project& project) {
    const Tax& tax = project.assumptions.tax;
    const FieldInputs<Tax> in(model, tax, "assumptions.tax");
    Expr rate = percent(tax.rates.empty() ? in(&Tax::ratePercent) : in.element(&Tax::rates, tax.rates.front())(&DatedRate::ratePercent));
    for (std::size_t i = 1; i < tax.rates.size(); ++i) {
        const int from = projectMonth(project, CalendarMonth::parse(tax.rates[i].id).value_or(project.start));
        const Expr next = percent(in.element(&Tax::rates, tax.rates[i])(&DatedRate::ratePercent));
        if (from <= 1) rate = next;
        else if (from <= model.horizon()) rate = select(lessOrEqual(model.constant(from), model.month()), next, rate);
    }
    return model.monthly({"", "tax_rate", Label::ours(RT_TEXT("Tax rate")), Unit::share}, rate, Months::all());
}

Expr calendarYearStart(Model& model, const Project& project) {
    std::vector<double> starts{1};
    for (int month = 1; month <= model.horizon(); ++month) {
        const bool january = project.start.plus(month - 1).month == 1;
        starts.push_back(month == 1 || january ? month : starts.back());
    }
    return model.monthly({"", "calendar_year_start", Label::ours(RT_TEXT("Month with which the calendar year begins")), Unit::month},
                         model.monthConstant(std::move(starts)), Months::all());
}

} // namespace

SharedModel makeSharedModel(Model& model, const Project& project, const Demands& demands, Expr hoursPerMonth) {
    const FieldInputs<Assumptions> in(model, project.assumptions, "assumptions");
    const auto vat = in.inside(&Assumptions::vat);
    const Expr vatFactor = model.once({"", "vat_factor", Label::ours(RT_TEXT("Factor for VAT that is not recovered")), Unit::none},
                                      1.0 + percent(vat(&Vat::ratePercent)) * (1.0 - percent(vat(&Vat::recoverablePercent))));
    const Expr months = model.constant(12, Unit::monthPerYear);
    const Expr discount = model.monthly({"", "discount_factor", Label::ours(RT_TEXT("Discount factor")), Unit::none},
                                        power(1.0 + percent(in(&Assumptions::discountRatePercent)), -(model.month() / months)), Months::all());
    SharedModel shared{model, project, demands, in, hoursPerMonth, vatFactor, discount, {}, {}};
    if (project.assumptions.tax.enabled) {
        shared.taxRate = taxRate(model, project);
        shared.yearStart = calendarYearStart(model, project);
    }
    return shared;
}

} // namespace racktally
