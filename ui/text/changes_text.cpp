#include "ui/text/changes_text.h"

#include "core/project/address.h"
#include "core/project/project_json.h"
#include "ui/text/input_text.h"
#include "ui/text/messages.h"

#include <QStringList>
#include <algorithm>

namespace racktally::ui {

namespace {

using nlohmann::ordered_json;
using What = InputChange::What;

constexpr int longestValue = 60;

QString shortened(const QString& text) { return text.size() > longestValue ? text.left(longestValue - 1) + QStringLiteral("…") : text; }

QString verdictName(const std::optional<Verdict>& verdict) {
    if (!verdict) return QStringLiteral("–");
    switch (*verdict) {
    case Verdict::notComparable: return words("cannot be compared");
    case Verdict::equal: return words("equal cost");
    case Verdict::immediate: return words("cheaper from the start");
    case Verdict::never: return words("does not pay off");
    case Verdict::paysOff: return words("pays off");
    case Verdict::cheaperUntil: return words("cheaper at first");
    case Verdict::crossesSeveralTimes: return words("crosses several times");
    }
    return {};
}

std::string textOf(const ordered_json& object, const char* key) {
    return object.is_object() && object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : std::string();
}

/// "Own servers › Fans": the entry by the name that people gave it, below what it belongs to.
QString entryName(const Project& project, const InputChange& change) {
    const ordered_json& entry = change.before.is_null() ? change.after : change.before;
    std::string name = textOf(entry, "name");
    if (name.empty()) name = textOf(entry, "text");
    if (name.empty()) name = textOf(entry, "id");
    const QStringList place = fromCore(change.address).split(QLatin1Char('.'));
    const QString kind = place.first() == QLatin1String("options")   ? words("Option")
                       : place.first() == QLatin1String("workloads") ? words("Workload")
                       : place.first() == QLatin1String("scenarios") ? words("Scenario")
                                                                     : QString();
    if (place.size() <= 2) return kind.isEmpty() ? fromCore(name) : QStringLiteral("%1 “%2”").arg(kind, fromCore(name));
    const QString whole = addressText(project, toCore(place.mid(0, 2).join(QLatin1Char('.'))));
    return place.first() == QLatin1String("options") ? whole + QStringLiteral(" › ") + fromCore(name) : fromCore(name);
}

QString sourceText(const ordered_json& source) {
    if (source.is_null()) return QStringLiteral("–");
    QStringList parts;
    for (const char* key : {"source", "date", "confidence", "note"})
        if (const std::string part = textOf(source, key); !part.empty()) parts << fromCore(part);
    return parts.isEmpty() ? fromCore(source.dump()) : parts.join(QStringLiteral(", "));
}

QString orderText(const ordered_json& ids) {
    QStringList names;
    for (const ordered_json& id : ids) names << (id.is_string() ? fromCore(id.get<std::string>()) : QString());
    return names.join(QStringLiteral(", "));
}

/// The value of one side; `project` is that side's.
QString valueText(const Project& project, const std::string& address, const ordered_json& value, const NumberFormat& format) {
    if (value.is_array()) return words("%1 values").arg(value.size());
    const auto content = leafValue(value);
    if (!content) return fromCore(value.dump());
    if (address.ends_with(".kind") && std::holds_alternative<std::string>(*content))
        for (std::size_t kind = 0; kind < optionKindKeys.size(); ++kind)
            if (optionKindKeys[kind] == std::get<std::string>(*content)) return words(optionKindLabels[kind]);
    if (const auto leaf = findLeaf(project, address))
        return *content == LeafValue() ? (valueOf(*leaf) == LeafValue() ? words("not stated") : inputText(project, address, *leaf, valueOf(*leaf), format))
                                       : inputText(project, address, *leaf, *content, format);
    if (*content == LeafValue()) return words("not stated");
    if (const auto* number = std::get_if<double>(&*content)) return format.exact(*number);
    if (const auto* flag = std::get_if<bool>(&*content)) return *flag ? words("yes") : words("no");
    return fromCore(std::get<std::string>(*content));
}

QString figureText(const Figure& value, const ResultChange& change, const QString& currency, const NumberFormat& format) {
    return value ? format.withUnit(*value * change.factor, change.unit, currency, change.decimals) : QStringLiteral("–");
}

} // namespace

StateComparison::StateComparison(const Project& before, const Project& after)
    : m_before(before), m_after(after), m_evaluatedBefore(evaluate(before)), m_evaluatedAfter(evaluate(after)), m_inputs(inputChanges(before, after)), m_results(resultChanges(m_evaluatedBefore, m_evaluatedAfter)) {
    if (const Comparison* leading = leadingComparison(m_evaluatedAfter))
        std::stable_partition(m_results.begin(), m_results.end(), [&](const ResultChange& change) { return change.scope == leading->first + '~' + leading->second; });
}

QList<ChangeText> StateComparison::inputTexts(const NumberFormat& format) const {
    QList<ChangeText> lines;
    for (const InputChange& change : m_inputs) {
        const Project& known = findLeaf(m_after, change.address) ? m_after : m_before;
        const QString place = addressText(known, change.address);
        switch (change.what) {
        case What::value: lines << ChangeText{place, shortened(valueText(m_before, change.address, change.before, format)), shortened(valueText(m_after, change.address, change.after, format)), change.address}; break;
        case What::entry: lines << ChangeText{entryName(change.before.is_null() ? m_after : m_before, change), change.before.is_null() ? QStringLiteral("–") : words("there"), change.after.is_null() ? words("removed") : words("added"), change.address}; break;
        case What::order: lines << ChangeText{words("order of %1").arg(place), shortened(orderText(change.before)), shortened(orderText(change.after)), change.address}; break;
        case What::source: lines << ChangeText{words("source of %1").arg(place), shortened(sourceText(change.before)), shortened(sourceText(change.after)), change.address}; break;
        }
    }
    return lines;
}

QList<ChangeText> StateComparison::resultTexts(const NumberFormat& format) const {
    QList<ChangeText> lines;
    for (const ResultChange& change : m_results) {
        const QString what = scopeText(m_after, change.scope) + QStringLiteral(" › ") + words(change.label);
        if (change.verdictBefore) lines << ChangeText{what, verdictName(change.verdictBefore), verdictName(change.verdictAfter), {}};
        else lines << ChangeText{what, figureText(change.before, change, fromCore(m_before.currency), format), figureText(change.after, change, fromCore(m_after.currency), format), {}};
    }
    return lines;
}

QString summaryOfChanges(const Project& before, const Project& after) {
    QStringList names;
    for (const InputChange& change : inputChanges(before, after)) {
        const QString name = change.what == What::entry ? entryName(change.before.is_null() ? after : before, change) : addressText(findLeaf(after, change.address) ? after : before, change.address);
        if (!names.contains(name)) names << name;
    }
    constexpr qsizetype named = 2;
    const qsizetype more = names.size() - named;
    const QString list = names.mid(0, named).join(QStringLiteral("; "));
    return more > 0 ? words("%1 and %2 more").arg(list).arg(more) : list;
}

} // namespace racktally::ui
