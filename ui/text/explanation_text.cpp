#include "ui/text/explanation_text.h"

#include "core/project/sources.h"
#include "ui/text/messages.h"

#include <QStringList>
#include <algorithm>

namespace racktally::ui {

namespace {

QString symbolText(Symbol symbol) {
    switch (symbol) {
    case Symbol::operand: return {};
    case Symbol::open: return QStringLiteral("(");
    case Symbol::close: return QStringLiteral(")");
    case Symbol::separator: return QStringLiteral("; ");
    case Symbol::plus: return QStringLiteral(" + ");
    case Symbol::minus: return QStringLiteral(" − ");
    case Symbol::times: return QStringLiteral(" × ");
    case Symbol::dividedBy: return QStringLiteral(" ÷ ");
    case Symbol::toThePower: return QStringLiteral(" ^ ");
    case Symbol::negative: return QStringLiteral("−");
    case Symbol::isLess: return QStringLiteral(" < ");
    case Symbol::isAtMost: return QStringLiteral(" ≤ ");
    case Symbol::equals: return QStringLiteral(" = ");
    case Symbol::minimumOf: return words("smaller of ");
    case Symbol::maximumOf: return words("larger of ");
    case Symbol::roundedUp: return words("rounded up ");
    case Symbol::roundedDown: return words("rounded down ");
    case Symbol::ifThenElse: return words("if then else ");
    case Symbol::percentOf: return words("hundredth of ");
    case Symbol::sumOfMonths: return words("sum over all months of ");
    case Symbol::leastOfMonths: return words("smallest over all months of ");
    case Symbol::highestInTime: return words("largest over time of ");
    case Symbol::annuityOf: return words("equal payment for rate, periods and value ");
    case Symbol::weeklyMean: return words("mean over the week of ");
    case Symbol::weeklyHighest: return words("largest over the week of ");
    case Symbol::busierThan: return words("share of the week that is busier by ");
    }
    return {};
}

QString confidenceText(Confidence confidence) {
    return words(EnumNames<Confidence>::labels[static_cast<std::size_t>(confidence)]);
}

} // namespace

QString pathOf(const Quantity& quantity) {
    return fromCore(quantity.scope.empty() ? "project" : quantity.scope) + QLatin1Char(' ') + fromCore(quantity.name);
}

QString ExplanationText::write(const Formula& formula, const std::function<QString(const Term&)>& operand) const {
    QString text;
    for (const Token& token : formula.tokens)
        text += token.symbol == Symbol::operand ? operand(formula.terms[token.term]) : symbolText(token.symbol);
    return text;
}

QString ExplanationText::termName(const Term& term, const std::string& scope) const {
    if (term.kind == Term::Kind::constant) return m_format.withUnit(term.value, term.unit, m_currency, 12);
    QString name = words(term.label);
    if (term.quantity) {
        const std::string& from = m_model.quantities()[*term.quantity].scope;
        if (!from.empty() && from != scope) name = scopeText(m_project, from) + QStringLiteral(": ") + name;
    }
    return term.month && *term.month >= 0 ? words("%1 in month %2").arg(name).arg(*term.month) : name;
}

QString ExplanationText::termValue(const Term& term, int decimals) const {
    const QString currency = term.currency.empty() ? m_currency : fromCore(term.currency);
    const bool exact = term.kind != Term::Kind::quantity && term.kind != Term::Kind::aggregate;
    return m_format.withUnit(term.value, term.unit, currency, exact ? 12 : decimals);
}

QString ExplanationText::inWords(const Formula& formula, const std::string& scope) const {
    return write(formula, [&](const Term& term) { return termName(term, scope); });
}

QString ExplanationText::withNumbers(const Explanation& explanation) const {
    return write(explanation.numbers, [&](const Term& term) {
        const QString text = termValue(term, explanation.decimals);
        return term.value < 0 ? QStringLiteral("(%1)").arg(text) : text;
    });
}

QString ExplanationText::value(const Explanation& explanation) const {
    return m_format.result(explanation.value, m_model.quantities()[explanation.quantity].unit, m_currency);
}

QString ExplanationText::termSource(const Term& term) const {
    if (term.kind == Term::Kind::constant) return words("fixed number");
    if (term.kind != Term::Kind::input) return words("calculated");
    const InputSource source = sourceOf(m_project, term.address);
    QStringList parts;
    if (!source.provenance.source.empty())
        parts << (source.isDefault ? words(source.provenance.source.c_str()) : fromCore(source.provenance.source));
    if (!source.provenance.date.empty()) parts << fromCore(source.provenance.date);
    if (source.provenance.confidence != Confidence::unstated) parts << confidenceText(source.provenance.confidence);
    // What a sizing chose or took as given stands below the workload's name.
    const auto sized = [&](const Workload& workload) { return workload.isSized() && term.address.starts_with(workload.id + "."); };
    if (parts.isEmpty() && std::any_of(m_project.workloads.begin(), m_project.workloads.end(), sized)) return words("fixed by the sizing");
    return parts.isEmpty() ? words("entered, no source stated") : parts.join(QStringLiteral(", "));
}

QString ExplanationText::title(const Explanation& explanation) const {
    const Quantity& quantity = m_model.quantities()[explanation.quantity];
    QStringList parts;
    if (!quantity.scope.empty()) parts << scopeText(m_project, quantity.scope);
    parts << words(quantity.label);
    if (m_model.node(quantity.node).shape.time != Time::once)
        parts << words("month %1 (%2)").arg(explanation.month).arg(fromCore(m_project.start.plus(std::max(0, explanation.month - 1)).text()));
    return parts.join(QStringLiteral(" › "));
}

QString ExplanationText::page(const Explanation& explanation) const {
    const Quantity& quantity = m_model.quantities()[explanation.quantity];
    QStringList lines{title(explanation)};
    if (!explanation.active) {
        lines << words("Does not arise in this month: %1").arg(m_format.result(0, quantity.unit, m_currency));
        return lines.join(QLatin1Char('\n'));
    }
    lines << QStringLiteral("  = ") + inWords(explanation.words, quantity.scope) << QStringLiteral("  = ") + withNumbers(explanation)
          << QStringLiteral("  = ") + value(explanation) << QString();
    QStringList seen;
    for (const Term& term : explanation.numbers.terms) {
        if (term.kind == Term::Kind::constant) continue;
        QString line = QStringLiteral("  %1 = %2  [%3]").arg(termName(term, quantity.scope), termValue(term, explanation.decimals), termSource(term));
        if (!term.address.empty()) line += QStringLiteral("  ") + fromCore(term.address);
        else if (term.quantity) line += QStringLiteral("  ") + pathOf(m_model.quantities()[*term.quantity]);
        if (seen.contains(line)) continue;
        seen << line;
    }
    lines += seen;
    if (m_model.node(quantity.node).shape.time == Time::monthly && quantity.unit == Unit::money)
        lines << QString() << words("Sum over all months: %1").arg(m_format.money(explanation.total, m_currency));
    return lines.join(QLatin1Char('\n'));
}

QString ExplanationText::methodology(const std::string& scope) const {
    QStringList lines;
    for (QuantityId id = 0; id < m_model.quantities().size(); ++id) {
        const Quantity& quantity = m_model.quantities()[id];
        if (quantity.scope != scope && wholeOf(quantity.scope) != scope) continue;
        QString name = words(quantity.label);
        if (quantity.scope != scope) name = scopeText(m_project, quantity.scope) + QStringLiteral(": ") + name;
        lines << name + QStringLiteral(" = ") + inWords(formulaInWords(m_model, id), quantity.scope);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace racktally::ui
