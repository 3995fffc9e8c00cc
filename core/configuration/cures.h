// What would cure a finding, and which parts fit: found by trying changes and checking again, so that no cure is offered
// that does not cure.
#pragma once

#include "core/configuration/rules.h"

namespace racktally {

struct Cure {
    Change change{};
    PartRole role = PartRole::other;
    std::string part;                                    // what is taken
    double value = 0;                                    // count, watts, degrees
    Configuration after;
    std::optional<double> priceDifference;               // of a node; nothing where a price is not known
    std::string licence;                                 // position, or product to add
    int warningsAdded = 0, notesAdded = 0;
};

/// Changes after which the rule has nothing to say and no other error is new; the best first: fewest new warnings, known
/// price, lowest price. At most `most`, from several kinds of change.
std::vector<Cure> curesOf(const ConfigurationSubject& subject, const Catalog& catalog, const Finding& finding, std::size_t most = 3);

/// Applies the first cure of errors, then warnings, as long as there is one that leads to fewer. Notes stay.
Configuration cured(const ConfigurationSubject& subject, const Catalog& catalog);

/// A part for a position, and whether it fits there.
struct Candidate {
    std::string part;
    std::optional<double> unitPrice;
    std::optional<Finding> broken;                       // the worst finding that it would bring; nothing: fits
    bool retired = false;
};

/// Every part of the role's kind in place of what stands in the position; an empty position is a new one.
std::vector<Candidate> candidatesFor(const ConfigurationSubject& subject, const Catalog& catalog, const std::string& position, PartRole role, int quantity);

} // namespace racktally
