// Sentences about configurations: findings of the rules, cures, what the catalogue says.
#pragma once

#include "core/catalog/check.h"
#include "core/catalog/prices.h"
#include "core/configuration/cures.h"
#include "core/configuration/partition.h"
#include "ui/text/number_format.h"

namespace racktally::ui {

/// A finding of the rules in two lines: what is wrong, and what is needed against what there is.
struct RuleText {
    QString title, detail;
    QString code;                                        // "A1"; empty for other findings
};
RuleText ruleText(const Finding& finding, const NumberFormat& format);

/// "Take 2 × 3200 W Titanium", and what it costs.
QString cureText(const Cure& cure, const NumberFormat& format);
QString cureEffect(const Cure& cure, const QString& currency, const NumberFormat& format);

/// "fits", or the rule that a part breaks.
QString candidateText(const Candidate& candidate, const NumberFormat& format);

/// "12 days old", "no date".
QString ageText(const std::string& date, const std::string& today);
QString issueText(const CatalogIssue& issue, const NumberFormat& format);

/// The value of a field for people: choices by their name, numbers with their unit.
QString leafText(const Leaf& leaf, const NumberFormat& format);
/// Text of files for a tooltip, which would otherwise take it for markup.
QString asToolTip(const QString& text);
QString roleText(PartRole role);
QString textOfPosition(const ConfigurationPart& part);

} // namespace racktally::ui
