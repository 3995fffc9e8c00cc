// Sentences for errors, findings and verdicts: the place, the reason and the remedy.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/base/finding.h"
#include "core/base/result.h"
#include "ui/text/number_format.h"

#include <QString>

namespace racktally::ui {

/// "project.json:12: options.own.nodes: …"
QString errorText(const Error& error, const NumberFormat& format);
QString errorsText(const Errors& errors, const NumberFormat& format);
/// The same without file, line and address, for a field's own message.
QString reasonText(const Error& error, const NumberFormat& format);

QString findingText(const Finding& finding, const Project& project, const NumberFormat& format);
QString severityText(Severity severity);

/// The decision in one sentence, and amount, volume and reservation in a second.
struct VerdictText {
    QString decision;
    QString details;
};
VerdictText verdictText(const Comparison& comparison, const Project& project, const Evaluation& evaluation, const NumberFormat& format);

/// The comparison the result strip speaks of: the cheapest own option against the cheapest rented one of the same
/// service; null if there is none.
const Comparison* leadingComparison(const Evaluation& evaluation);

/// What the quantities of a scope belong to: "mix.own" as "Hybrid › Own servers", "a~b" as "A against B"; empty for the project.
QString scopeText(const Project& project, const std::string& scope);

/// Which entry of a map an address names: a workload by its name, a currency as it is; empty for other inputs.
QString entryText(const Project& project, const std::string& address, const FieldInfo& info);

/// "options.own.staff_fte" as "Own servers › Staff".
QString addressText(const Project& project, const std::string& address);

} // namespace racktally::ui
