// The formula of a quantity as data: once in words, once with the numbers of a month put in, with the source of each.
// ui/text prints it. Aggregates over months or the week appear as one operand in the numbers and whole in the words.
#pragma once

#include "core/formula/evaluate.h"
#include "core/formula/model.h"

#include <string>
#include <vector>

namespace racktally {

/// What stands between operands. Functions are followed by open, operands with separators, close.
enum class Symbol : std::uint8_t {
    operand, open, close, separator,
    plus, minus, times, dividedBy, toThePower, negative, isLess, isAtMost, equals,
    minimumOf, maximumOf, roundedUp, roundedDown, ifThenElse, percentOf, annuityOf,
    sumOfMonths, leastOfMonths, highestInTime, weeklyMean, weeklyHighest, busierThan,
};

struct Term {
    enum class Kind : std::uint8_t { constant, input, quantity, aggregate, month, year };
    Kind kind = Kind::constant;
    Label label;
    Unit unit = Unit::none;
    std::string currency;          // of money inputs in a foreign currency
    double value = 0;
    std::optional<QuantityId> quantity;
    std::optional<int> month;      // where it is another month than the explained one
    std::string address;           // of inputs
};

struct Token {
    Symbol symbol = Symbol::operand;
    std::size_t term = 0;          // of an operand: index into the terms beside it
};

struct Formula {
    std::vector<Token> tokens;
    std::vector<Term> terms;
};

struct Explanation {
    QuantityId quantity = 0;
    int month = 0;
    bool active = true;            // false: outside the quantity's months, where it is 0
    double value = 0;
    double total = 0;              // Σ over all months of a monthly quantity, else its value
    Formula words;
    Formula numbers;
    int decimals = 2;              // of computed operands: enough for the printed numbers to give the printed value
};

/// How exactly printed numbers must give the value: half a cent for money, else 5 significant digits.
double printTolerance(Unit unit, double value);

/// Week-shaped quantities are explained for one segment of the week.
Explanation explain(const Model& model, const Values& values, QuantityId quantity, int month, int week = 0);

/// The formula in words alone: one entry of the methodology.
Formula formulaInWords(const Model& model, QuantityId quantity);

} // namespace racktally
