// Precedence and arity of the operations, shared by everything that writes a formula down.
#pragma once

#include "core/formula/model.h"

namespace racktally {

/// Binding strength; an operand that binds less than its place needs brackets.
enum class Binding : std::uint8_t { comparison = 1, sum, product, sign, power, atom };

constexpr Binding bindingOf(Op op) {
    switch (op) {
    case Op::less: case Op::lessOrEqual: case Op::equal: return Binding::comparison;
    case Op::add: case Op::subtract: return Binding::sum;
    case Op::multiply: case Op::divide: return Binding::product;
    case Op::negate: return Binding::sign;
    case Op::power: return Binding::power;
    case Op::constant: case Op::input: case Op::weekConstant: case Op::weekInput: case Op::month: case Op::yearOfUse:
    case Op::quantity: case Op::percent: case Op::roundDown: case Op::roundUp: case Op::minimum: case Op::maximum:
    case Op::select: case Op::annuity: case Op::monthConstant: case Op::previous: case Op::atMonth: case Op::sumMonths: case Op::minMonths: case Op::maxTime:
    case Op::weekMean: case Op::weekMaximum: case Op::busierShare: break;
    }
    return Binding::atom;
}

constexpr bool isInfix(Op op) {
    const Binding binding = bindingOf(op);
    return binding != Binding::atom && binding != Binding::sign;
}

/// What the right operand of an infix operation must bind at least: a − (b − c) and a ÷ (b × c) keep their brackets.
constexpr Binding rightBindingOf(Op op) {
    const Binding own = bindingOf(op);
    const bool associative = op == Op::add || op == Op::multiply;
    return associative || own == Binding::atom ? own : static_cast<Binding>(static_cast<int>(own) + 1);
}

} // namespace racktally
