// The figures of a quote, exact: positions from the option's items (or the quote's own), sums, VAT. Every printed sum is
// the sum of the printed lines.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace racktally {

struct QuoteLine {
    std::string number;            // "1.2"
    QuotePosition position;
    Money total;                   // net, after the position's discount
};

struct QuoteGroup {
    PositionGroup group{};
    std::string number;            // "1"
    std::vector<QuoteLine> lines;  // all included and due once
    Money sum;
};

struct QuoteSheet {
    std::string currency;
    std::string option;            // its id; empty if the positions are the quote's own
    std::vector<QuoteGroup> groups;
    std::vector<QuoteLine> recurring;      // included, due every month or year: sums of their own
    std::vector<QuoteLine> outside;        // optional and alternative
    Money positionsSum, discount, net, vat, gross;
    Money perMonth, perYear;               // net, of `recurring`
    bool isEmpty() const { return groups.empty() && recurring.empty() && outside.empty(); }
};

/// What a quote of this option would list: purchases, licences and one-time costs at the start. A hybrid or staged option
/// offers its own servers; `ownNodes` is the number a hybrid owns. Empty where nothing is sold (cloud, API).
std::vector<QuotePosition> positionsOf(const Project& project, const Option& option, std::optional<double> ownNodes);

/// The first option that has something to offer, or the one that the quote names.
const Option* quotedOption(const Project& project);

/// Errors where an amount has more digits than money can hold.
Result<QuoteSheet> quoteSheet(const Project& project, std::optional<double> ownNodes);

} // namespace racktally
