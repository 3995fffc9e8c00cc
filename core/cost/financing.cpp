#include "core/cost/financing.h"

#include <algorithm>

namespace racktally {

namespace {

void loan(OptionBuilder& b, const Financing& financing, const FieldInputs<Financing>& in, Expr hardwareNet) {
    const int length = b.clock.length(), term = financing.months.value_or(length);
    const Expr amount = b.once("loan_amount", Label::ours(RT_TEXT("Loan")), Unit::money,
                               hardwareNet * b.shared.vatFactor - b.scaled(in(&Financing::downPayment), true));
    const Expr rate = b.once("loan_rate", Label::ours(RT_TEXT("Rate of the loan per month")), Unit::none,
                             percent(in(&Financing::ratePercentPerYear)) / b.constant(12, Unit::monthPerYear));
    const Months running{1, std::min(term, length)};
    const Expr paidOut = b.monthly("loan_paid_out", Label::ours(RT_TEXT("Loan paid out")), Unit::money, amount, Months::start());
    b.costWithVat(Category::hardware, "less_loan", Label::ours(RT_TEXT("Less the loan")), -amount, Months::start(), false);
    const Expr payment = b.costWithVat(Category::financing, "loan_payment", Label::ours(RT_TEXT("Payment of the loan")),
                                       annuity(rate, in(&Financing::months), amount), running, false);
    std::optional<Expr> interest;
    const Expr balance = b.shared.model.recurrence({b.scope, "loan_balance", Label::ours(RT_TEXT("Balance of the loan")), Unit::money}, b.constant(0, Unit::money), [&](Expr before) {
        interest = b.monthly("loan_interest", Label::ours(RT_TEXT("Interest of the loan")), Unit::money, before * rate, running);
        return before + paidOut + *interest - payment;
    });
    b.part.deductions.push_back(*interest);
    if (term <= length) return;
    b.part.financingBeyondHorizon = true;
    b.costWithVat(Category::financing, "loan_settlement", Label::ours(RT_TEXT("Settlement of the loan")), balance, Months::only(length), false);
}

std::optional<Expr> lease(OptionBuilder& b, const Financing& financing, const FieldInputs<Financing>& in) {
    const int length = b.clock.length(), term = financing.months.value_or(length);
    const Expr payment = b.scaled(in(&Financing::paymentPerMonth), true);
    b.cost(Category::financing, "lease_payment", Label::ours(RT_TEXT("Lease instalment")), payment, {1, std::min(term, length)});
    if (term > length) {
        b.part.financingBeyondHorizon = true;
        b.cost(Category::financing, "lease_settlement", Label::ours(RT_TEXT("Remaining lease instalments")), payment * (in(&Financing::months) - static_cast<double>(length)), Months::only(length));
        return b.constant(0);
    }
    const Expr last = in(&Financing::finalPayment);
    b.cost(Category::financing, "lease_final_payment", Label::ours(RT_TEXT("Final payment of the lease")), b.scaled(last, true), Months::only(term));
    return less(b.constant(0), last);
}

} // namespace

std::optional<Expr> finance(OptionBuilder& b, const OnPremises& own, Expr hardwareNet) {
    const auto in = b.inputs(own).inside(&OnPremises::financing);
    switch (own.financing.kind) {
    case FinancingKind::cash: return std::nullopt;
    case FinancingKind::loan: loan(b, own.financing, in, hardwareNet); return std::nullopt;
    case FinancingKind::lease: return lease(b, own.financing, in);
    }
    return std::nullopt;
}

} // namespace racktally
