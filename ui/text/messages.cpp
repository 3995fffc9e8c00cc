#include "ui/text/messages.h"

#include "ui/text/configuration_text.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "ui/text/sizing_text.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

QString nearestHint(const Error& error) {
    return error.nearest.empty() ? QString() : QLatin1Char(' ') + words("Did you mean “%1”?").arg(fromCore(error.nearest));
}

QString rangeText(const Error& error, const NumberFormat& format) {
    const QString value = fromCore(error.value);
    const bool above = error.expected == ">";
    if (std::isinf(error.maximum))
        return (above ? words("%1 is too small: it must be above %2.") : words("%1 is too small: the least is %2."))
            .arg(value, format.exact(error.minimum));
    return (above ? words("%1 is out of range: allowed is above %2 up to %3.") : words("%1 is out of range: allowed is %2 to %3."))
        .arg(value, format.exact(error.minimum), format.exact(error.maximum));
}

QString nameOfOption(const Project& project, const std::string& id) {
    const std::size_t index = indexOf(project.options, id);
    if (index == project.options.size() || project.options[index].name.empty()) return fromCore(id);
    return fromCore(project.options[index].name);
}

} // namespace

QString reasonText(const Error& error, const NumberFormat& format) {
    const QString value = fromCore(error.value), expected = fromCore(error.expected);
    switch (error.reason) {
    case Reason::syntax: return words("This is not valid JSON: %1. Correct the text at this line.").arg(value);
    case Reason::notAProject: return words("This is not a RackTally project: “format” must be “racktally-project”.");
    case Reason::versionInvalid: return words("The version must be a whole number from 1; the file says “%1”.").arg(value);
    case Reason::tooDeep: return words("The file is nested too deeply to be a project.");
    case Reason::duplicateKey: return words("“%1” stands here a second time. Remove one of the two.").arg(value);
    case Reason::unknownKey: return words("“%1” is not known.").arg(value) + (error.nearest.empty() ? QLatin1Char(' ') + words("Remove it.") : nearestHint(error));
    case Reason::wrongType: return words("“%1” does not fit; needed is: %2.").arg(value, words(error.expected.c_str()));
    case Reason::missing: return words("This value is required and missing. Enter it.");
    case Reason::outOfRange: return rangeText(error, format);
    case Reason::notFinite: return words("The number is too large or not a number. Enter a finite one.");
    case Reason::unknownName: return words("“%1” is not known; known are: %2.").arg(value, expected) + nearestHint(error);
    case Reason::badId: return words("“%1” cannot be an id: use small letters, digits, _ and -, beginning with a letter.").arg(value);
    case Reason::duplicateId: return words("The id “%1” is used twice in this list. Change one of them.").arg(value);
    case Reason::unknownReference: return words("There is no “%1” in this project.").arg(value) + nearestHint(error);
    case Reason::badMonth: return words("“%1” is not a month; write year and month as 2027-01.").arg(value);
    case Reason::badCurrency: return words("“%1” is not a currency; write three capital letters such as EUR.").arg(value);
    case Reason::missingRate: return words("There is no exchange rate for %1. Enter %2.").arg(value, expected);
    case Reason::exactlyOne: return words("State exactly one of: %1.").arg(expected);
    case Reason::needs: return words("This needs %1 as well.").arg(expected);
    case Reason::excludes: return words("This cannot stand together with %1. Remove one of the two.").arg(expected);
    case Reason::weeklyLength: return words("The week has 168 hours; the list has %1 numbers.").arg(value);
    case Reason::circular: return words("“%1” leads back to this option. Let one of them stand by itself.").arg(value);
    case Reason::wrongKind: return words("“%1” is an option of another kind; needed is: %2.").arg(value, expected);
    case Reason::stillUsed: return words("“%1” is made of it. Change or remove that option first.").arg(value);
    case Reason::badDay: return words("“%1” is not a day; write it as 2026-11-30.").arg(value);
    case Reason::tooManyDigits: return words("%1 has more digits than an amount of money can hold. Shorten it.").arg(value);
    case Reason::computedCategory: return words("“%1” is calculated and cannot be the kind of a cost that is entered. Choose another.").arg(value);
    case Reason::unknownRevision: return expected == QLatin1String("0") ? words("There is no revision %1: this file keeps none.").arg(value) : words("There is no revision %1; the last one is %2.").arg(value, expected);
    case Reason::fileMissing: return words("The file does not exist. Check the name.");
    case Reason::fileUnreadable: return words("The file cannot be read: %1.").arg(value);
    case Reason::fileUnwritable: return words("The file cannot be written: %1. Choose another folder or free some space.").arg(value);
    case Reason::fileIsFolder: return words("This is a folder. Choose a file in it.");
    case Reason::fileNoPermission: return words("You are not allowed to read this file. Ask its owner or your administrator.");
    case Reason::fileEmpty: return words("The file is empty: it holds no project. Look for an earlier copy of it.");
    case Reason::fileTooLarge: return words("The file is larger than %1 and cannot be a project. Choose another.").arg(expected);
    case Reason::notADocument: return words("This is neither a RackTally document nor a project as JSON. Choose another file.");
    case Reason::foreignDatabase: return words("This is a database, but not a RackTally document. Open it with the program that made it.");
    case Reason::foreignApplication: return words("This database belongs to another program (application id %1). Open it with that program.").arg(value);
    case Reason::fileCut: return expected.isEmpty() ? words("The file is cut off: only %1 bytes are there. Copy it again from where it came from.").arg(value) : words("The file is cut off: %1 of %2 bytes are there. Copy it again from where it came from.").arg(value, expected);
    case Reason::fileDamaged: return words("The file is damaged: its content is not what was saved (%1). It was not opened and not changed.").arg(value);
    case Reason::newerDocument: return value.isEmpty() ? words("This file was made by a newer version of RackTally and is not overwritten. Save under another name.") : words("The document was made by a newer version of RackTally (form %1; this version knows %2). Install the newer version.").arg(value, expected);
    case Reason::fileChanged: return words("The file was changed by somebody else since it was opened. Nothing was written.");
    case Reason::fileLocked: return words("The document is open elsewhere: %1. Close it there, or save under another name.").arg(value);
    case Reason::notVerified: return words("What was written does not read back as it was. The file was left as it is. Save in another place and have the disk checked.");
    case Reason::csvOpenQuote: return words("A quoted cell begins here and never ends. Close the quotation marks.");
    case Reason::csvTooManyCells: return words("The row has %1 cells and the header %2. Quote cells that hold a separator.").arg(value, expected);
    case Reason::columnsUnknown: return words("The columns fit no kind of the catalogue. Export a kind to see its columns.");
    case Reason::notNumber: return words("“%1” is not a number.").arg(value);
    case Reason::duplicateEntry: return words("“%1” is there twice. Rename or remove one of them.").arg(value);
    case Reason::sourceMissing: return words("There is no source. State where the values come from.");
    case Reason::dateInFuture: return words("%1 lies in the future. Correct the date.").arg(value);
    case Reason::lowAboveHigh: return words("The lower value is above the higher one. Exchange them.");
    case Reason::unknownPart: return words("The catalogue has no “%1”.").arg(value) + nearestHint(error);
    case Reason::unknownWord: return words("“%1” is not a word that is allowed here.").arg(value);
    case Reason::rateFileInvalid: return words("This is not a file of euro reference rates. Take the daily XML or the history CSV of the European Central Bank.");
    case Reason::rateMissing: return words("There is no rate from %1 to %2. Load current reference rates.").arg(value, expected);
    case Reason::stale: return words("The price is of %1 and old. Look for a newer one.").arg(value);
    case Reason::pinDamaged: return words("The pinned values of “%1” cannot be read. Remove the pin, and the catalogue’s are taken.").arg(value);
    case Reason::replaceRefused: return words("The new file could not take the place of the old one: %1. The old one is untouched. Save under another name.").arg(value);
    }
    return {};
}

QString errorText(const Error& error, const NumberFormat& format) {
    QString place = fromCore(error.file);
    if (error.line > 0) place += (place.isEmpty() ? words("line %1").arg(error.line) : QStringLiteral(":%1").arg(error.line));
    QStringList parts;
    if (!place.isEmpty()) parts << place;
    if (!error.address.empty()) parts << fromCore(error.address);
    parts << reasonText(error, format);
    return parts.join(QStringLiteral(": "));
}

QString errorsText(const Errors& errors, const NumberFormat& format) {
    QStringList lines;
    for (const Error& error : errors) lines << errorText(error, format);
    return lines.join(QLatin1Char('\n'));
}

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::error: return words("Error");
    case Severity::warning: return words("Warning");
    case Severity::note: return words("Note");
    }
    return {};
}

namespace {

/// The option that a finding of its configuration is about.
QString nameOfSubject(const Project& project, const std::string& subject) {
    for (const Option& option : project.options)
        if (subject.starts_with("options." + option.id + ".")) return fromCore(option.name.empty() ? option.id : option.name);
    return addressText(project, subject);
}

} // namespace

QString findingText(const Finding& finding, const Project& project, const NumberFormat& format) {
    const QString subject = addressText(project, finding.subject);
    switch (finding.rule) {
    case Rule::capacityBelowDemand: {
        QString text = words("%1: from month %2 the demand of %3 GPUs exceeds the %4 available; the rest is not served.")
                           .arg(subject).arg(*finding.month).arg(format.upTo(*finding.needed, 2), format.upTo(*finding.available, 2));
        for (const Remedy& remedy : finding.remedies)
            text += QLatin1Char(' ') + words("Enough would be: %1 = %2.").arg(addressText(project, remedy.address), format.exact(remedy.value));
        return text;
    }
    case Rule::speedUnknown: return words("%1: the GPU differs from the demand's and its speed is not stated; it is counted as equally fast. Enter the work per GPU-hour.").arg(subject);
    case Rule::tokensMissing: return words("%1: without tokens per month a model API has no cost. Enter them.").arg(subject);
    case Rule::priceMissing: return words("%1: this price is needed and missing, so the option has no total. Enter it.").arg(subject);
    case Rule::costBeyondHorizon: return words("%1: the cost falls due in month %2, after the end in month %3, and is not counted.").arg(subject).arg(*finding.month).arg(format.exact(*finding.available));
    case Rule::financingBeyondHorizon: return words("%1: the loan or lease runs longer than the %2 months compared; what is open is settled in the last month.").arg(subject, format.exact(*finding.available));
    case Rule::paysOffByResidualValueOnly: return words("%1: pays off only by the residual value.").arg(subject);
    case Rule::internalRateOfReturnUnknown: return words("%1: there is no single internal rate of return, because the payments change sign never or several times.").arg(subject);
    case Rule::fewGpuHours: return words("Only %1 GPU-hours per month: below about 100 renting nearly always wins (rule of thumb, DACH region).").arg(format.fixed(*finding.available, 0));
    case Rule::unusualPayback: return words("%1: paid back in %2 months; usual are 18 to 24 months of steady use (rule of thumb).").arg(subject, format.fixed(*finding.available, 1));
    case Rule::unusualYearlyCost: return words("%1: electricity, cooling, staff and depreciation are %2 % of the hardware price a year; usual are 40 to 60 % (rule of thumb).").arg(subject, format.fixed(*finding.available, 0));
    case Rule::lowUtilization: return words("%1: eight GPUs at %2 % utilisation; under 30 to 40 % smaller servers do better (published comparisons).").arg(subject, format.fixed(*finding.available, 0));
    case Rule::noStaff: return words("%1: no staff is counted; most published calculations leave it out and look too good.").arg(subject);
    case Rule::assumptionAtDefault: return words("%1: still at its default.").arg(subject);
    case Rule::stalePrice: return words("%1: %2 days old; check it.").arg(subject, format.fixed(*finding.available, 0));
    default: break;
    }
    if (isSizing(finding.rule)) return nameOfSubject(project, finding.subject) + QStringLiteral(": ") + sizingText(finding, fromCore(project.currency), format);
    const RuleText text = ruleText(finding, format);
    return nameOfSubject(project, finding.subject) + QStringLiteral(": ") + text.title + (text.detail.isEmpty() ? QStringLiteral(".") : QStringLiteral(". ") + text.detail);
}

const Comparison* leadingComparison(const Evaluation& evaluation) {
    const auto cheapest = [&](bool own) {
        const OptionFigures* best = nullptr;
        for (const OptionFigures& option : evaluation.options) {
            // Hybrid and staged options are both, and stand for neither side.
            const bool bought = option.kind == optionKindKeys[0], rental = option.kind == optionKindKeys[1] || option.kind == optionKindKeys[2];
            if (!(own ? bought : rental) || !option.totalCost) continue;
            // An option that serves less never stands for its side while a complete one is there.
            const auto rank = [](const OptionFigures& o) { return std::pair{!o.servesAll(), *o.totalCost}; };
            if (!best || rank(option) < rank(*best)) best = &option;
        }
        return best;
    };
    const OptionFigures *own = cheapest(true), *rented = cheapest(false);
    return own && rented ? evaluation.comparison(own->id, rented->id) : nullptr;
}

VerdictText verdictText(const Comparison& c, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    const QString first = nameOfOption(project, c.first), second = nameOfOption(project, c.second);
    const QString currency = fromCore(evaluation.currency);
    const QString month = c.breakEvenMonths ? format.fixed(*c.breakEvenMonths, 1) : QString();
    VerdictText text;
    switch (c.verdict) {
    case Verdict::notComparable: text.decision = words("%1 and %2 cannot be compared: they do not do the same service.").arg(first, second); break;
    case Verdict::equal: text.decision = words("%1 and %2 cost the same.").arg(first, second); break;
    case Verdict::immediate: text.decision = words("%1 is cheaper than %2 from the start.").arg(first, second); break;
    case Verdict::never: text.decision = words("%1 does not pay off against %2 within %3 months.").arg(first, second).arg(evaluation.horizonMonths); break;
    case Verdict::paysOff: text.decision = words("%1 pays off: cheaper than %2 from month %3.").arg(first, second, month); break;
    case Verdict::cheaperUntil: text.decision = words("%1 is cheaper than %2 at first, but not to the end.").arg(first, second); break;
    case Verdict::crossesSeveralTimes: text.decision = words("%1 and %2 cross %3 times; the first time in month %4.").arg(first, second).arg(c.crossings.value_or(0)).arg(month.isEmpty() ? QStringLiteral("–") : month); break;
    }
    if (c.verdict == Verdict::notComparable && !c.saving) {
        text.decision = words("%1 and %2 cannot be compared: a cost is unknown.").arg(first, second);
        return text;
    }
    if (c.saving) {
        const QString amount = format.wholeMoney(std::abs(*c.saving), currency);
        text.details = (*c.saving >= 0 ? words("Over %1 months %2 less, at %3 GPU-hours per month.")
                                       : words("Over %1 months %2 more, at %3 GPU-hours per month."))
                           .arg(evaluation.horizonMonths).arg(amount, format.fixed(evaluation.gpuHoursPerMonth, 0));
    }
    const OptionFigures* own = evaluation.option(c.first);
    if (own && own->servedPercent && !own->servesAll())
        text.details += QLatin1Char(' ') + words("%1 serves %2 % of the demand.").arg(first, format.fixed(*own->servedPercent, 0));
    return text;
}

QString scopeText(const Project& project, const std::string& scope) {
    if (const std::size_t tilde = scope.find('~'); tilde != std::string::npos)
        return words("%1 against %2").arg(nameOfOption(project, scope.substr(0, tilde)), nameOfOption(project, scope.substr(tilde + 1)));
    const std::string whole = wholeOf(scope);
    // A form of GPUs for a workload: "assistant.H200 NVL x2 t21".
    if (const std::size_t workload = indexOf(project.workloads, whole); workload < project.workloads.size() && project.workloads[workload].isSized()) {
        const QString name = fromCore(nameOf(project.workloads[workload]));
        if (whole == scope) return name;
        QString form = fromCore(scope.substr(whole.size() + 1));
        const qsizetype cross = form.lastIndexOf(QLatin1String(" x"));
        if (cross < 0) return name;
        const QString count = form.mid(cross + 2).section(QLatin1Char(' '), 0, 0);
        return name + QStringLiteral(" › ") + count + QStringLiteral(" × ") + form.left(cross);
    }
    if (whole == scope) return nameOfOption(project, scope);
    const std::string part = scope.substr(whole.size() + 1);
    const char* label = part == "own"     ? infoOf(&Hybrid::own).label
                        : part == "burst" ? infoOf(&Hybrid::burst).label
                        : part == "first" ? infoOf(&Staged::first).label
                                          : infoOf(&Staged::then).label;
    return nameOfOption(project, whole) + QStringLiteral(" › ") + words(label);
}

QString entryText(const Project& project, const std::string& address, const FieldInfo& info) {
    const std::string last = address.substr(address.rfind('.') + 1);
    if (last == info.key) return {};
    const std::size_t workload = indexOf(project.workloads, last);
    return workload < project.workloads.size() ? fromCore(nameOf(project.workloads[workload])) : fromCore(last);
}

QString addressText(const Project& project, const std::string& address) {
    if (address.find('~') != std::string::npos) return scopeText(project, address);
    QStringList parts;
    for (const Option& option : project.options) {
        const std::string prefix = "options." + option.id;
        if (address != prefix && !address.starts_with(prefix + ".")) continue;
        parts << nameOfOption(project, option.id);
        const auto nameLine = [&](const std::string& list, const auto& lines) {
            for (const auto& line : lines) {
                const std::string place = prefix + list + line.id;
                if (address != place && !address.starts_with(place + ".")) continue;
                QString text = fromCore(line.text);
                if constexpr (requires { line.part; }) text = textOfPosition(line);
                if (!text.isEmpty()) parts << text;
            }
        };
        nameLine(".one_time_costs.", option.oneTimeCosts);
        nameLine(".monthly_costs.", option.monthlyCosts);
        if (const auto* own = std::get_if<OnPremises>(&option.kind)) {
            nameLine(".items.", own->items);
            nameLine(".usage_costs.", own->usageCosts);
            nameLine(".licences.", own->licences);
            nameLine(".purchases.", own->purchases);
            if (own->configuration) nameLine(".configuration.parts.", own->configuration->parts);
        }
    }
    for (const Workload& workload : project.workloads)
        if (address.starts_with("workloads." + workload.id + ".")) parts << fromCore(nameOf(workload));
    if (const auto leaf = findLeaf(project, address)) {
        const QString entry = entryText(project, address, *leaf->info);
        parts << (entry.isEmpty() ? words(leaf->info->label) : words(leaf->info->label) + QLatin1Char(' ') + entry);
        // Rates by date differ in nothing but the month from which they hold.
        for (const DatedRate& rate : project.assumptions.tax.rates)
            if (address.starts_with("assumptions.tax.rate_percent." + rate.id + ".")) parts.last() += QLatin1Char(' ') + fromCore(rate.id);
    }
    else if (address.ends_with(".tokens_per_month")) parts << words(infoOf(&Demand::tokensPerMonth).label);
    return parts.isEmpty() ? fromCore(address) : parts.join(QStringLiteral(" › "));
}

} // namespace racktally::ui
