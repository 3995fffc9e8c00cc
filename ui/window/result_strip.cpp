#include "ui/window/result_strip.h"

#include "core/configuration/rules.h"
#include "core/report/charts.h"
#include "ui/text/messages.h"
#include "ui/look/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace racktally::ui {

namespace {

constexpr int verdictWidth = 180;
constexpr int figuresWidth = 212;

QFont sized(QFont font, double factor, bool bold = false) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

void line(QPainter& painter, const QRect& cell, int y, const QFont& font, const QColor& color, const QString& text, Qt::Alignment alignment = Qt::AlignLeft) {
    painter.setFont(font);
    painter.setPen(color);
    const QFontMetrics metrics(font);
    painter.drawText(QRect(cell.left(), y, cell.width(), metrics.height()), static_cast<int>(alignment | Qt::AlignVCenter), metrics.elidedText(text, Qt::ElideRight, cell.width()));
}

QString shortVerdict(Verdict verdict) {
    switch (verdict) {
    case Verdict::notComparable: return words("Not comparable");
    case Verdict::equal: return words("No difference");
    case Verdict::immediate: return words("Cheaper at once");
    case Verdict::never: return words("Does not pay off");
    case Verdict::paysOff: return words("Buying pays off");
    case Verdict::cheaperUntil: return words("Cheaper at first only");
    case Verdict::crossesSeveralTimes: return words("Crosses several times");
    }
    return {};
}

/// Whether the option's servers cannot be built: its configuration breaks a rule, or that of the option it is made of.
bool cannotBeBuilt(const Project& project, const Evaluation& evaluation, std::size_t index, int depth = 0) {
    if (index >= project.options.size() || depth > 8) return false;
    const Option& option = project.options[index];
    const auto& findings = evaluation.options[index].findings;
    if (std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error && configurationRule(f.rule); })) return true;
    const auto other = [&](const std::string& id) { return !id.empty() && cannotBeBuilt(project, evaluation, indexOf(project.options, id), depth + 1); };
    if (const auto* hybrid = std::get_if<Hybrid>(&option.kind)) return other(hybrid->own);
    if (const auto* staged = std::get_if<Staged>(&option.kind)) return other(staged->then);
    return std::holds_alternative<OnPremises>(option.kind) && !option.stated.contains("configuration") && other(option.like);
}

} // namespace

ResultStrip::ResultStrip(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(words("Result"));
    describe();
    connect(&session, &Session::changed, this, [this] {
        describe();
        update();
    });
}

QSize ResultStrip::sizeHint() const { return {800, fontMetrics().height() * 4 + 12}; }

void ResultStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

/// What the painted strip says, for those who do not see it.
void ResultStrip::describe() {
    const Evaluation& evaluation = m_session.evaluation();
    const NumberFormat format(language());
    QStringList parts;
    if (const Comparison* leading = leadingComparison(evaluation)) parts << verdictText(*leading, m_session.project(), evaluation, format).decision;
    for (const OptionFigures& option : evaluation.options)
        parts << words("%1: %2").arg(fromCore(option.name) + (cannotBeBuilt(m_session.project(), evaluation, static_cast<std::size_t>(&option - evaluation.options.data())) ? QStringLiteral(" (%1)").arg(words("Error in the parts")) : QString()), option.totalCost ? format.wholeMoney(*option.totalCost, fromCore(evaluation.currency)) : words("unknown"));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

void ResultStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = theme();
    painter.fillRect(rect(), t.base);
    painter.setPen(t.line);
    painter.drawLine(rect().topLeft(), rect().topRight());
    const auto count = static_cast<int>(m_session.evaluation().options.size());
    paintVerdict(painter, QRect(0, 0, verdictWidth, height()));
    for (int i = 0; i < count; ++i) {
        const QRect cell = cellOf(i);
        painter.setPen(t.line);
        painter.drawLine(cell.topLeft(), cell.bottomLeft());
        paintOption(painter, cell, static_cast<std::size_t>(i));
        if (hasFocus() && i == std::max(0, m_current)) {
            painter.setPen(QPen(t.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell.adjusted(2, 2, -1, -2));
        }
    }
    const QRect last(width() - figuresWidth, 1, figuresWidth, height() - 1);
    painter.setPen(t.line);
    painter.drawLine(last.topLeft(), last.bottomLeft());
    paintKeyFigures(painter, last);
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

QRect ResultStrip::cellOf(int option) const {
    const auto count = std::max(1, static_cast<int>(m_session.evaluation().options.size()));
    const int space = width() - verdictWidth - figuresWidth;
    const int left = verdictWidth + space * option / count, right = verdictWidth + space * (option + 1) / count;
    return {left, 1, right - left, height() - 1};
}

void ResultStrip::mouseReleaseEvent(QMouseEvent* event) {
    const auto& options = m_session.evaluation().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (event->button() == Qt::LeftButton && cellOf(static_cast<int>(i)).contains(event->position().toPoint())) emit optionChosen(options[i].id);
}

bool ResultStrip::explainCurrent() {
    const auto& options = m_session.evaluation().options;
    const int current = std::max(0, m_current);
    if (current >= static_cast<int>(options.size())) return false;
    emit optionChosen(options[static_cast<std::size_t>(current)].id);
    return true;
}

void ResultStrip::keyPressEvent(QKeyEvent* event) {
    const auto count = static_cast<int>(m_session.evaluation().options.size());
    if (count == 0) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right: m_current = (m_current + 1) % count; break;
    case Qt::Key_Left: m_current = (std::max(m_current, 0) + count - 1) % count; break;
    case Qt::Key_Return: case Qt::Key_Enter: explainCurrent(); return;
    default: return QWidget::keyPressEvent(event);
    }
    update();
}

void ResultStrip::paintVerdict(QPainter& painter, const QRect& cell) const {
    const Theme& t = theme();
    const Evaluation& evaluation = m_session.evaluation();
    const QRect text = cell.adjusted(14, 0, -8, 0);
    const int step = fontMetrics().height();
    const NumberFormat format(language());
    line(painter, text, 8, sized(font(), 0.9), t.secondary, words("Over %1 months, net").arg(evaluation.horizonMonths));
    const Comparison* leading = leadingComparison(evaluation);
    if (!leading) {
        line(painter, text, 8 + step, sized(font(), 1.1, true), t.text, words("Nothing to compare"));
        return;
    }
    const Project& project = m_session.project();
    if (cannotBeBuilt(project, evaluation, indexOf(project.options, leading->first)) || cannotBeBuilt(project, evaluation, indexOf(project.options, leading->second))) {
        line(painter, text, 8 + step, sized(font(), 1.1, true), t.error, words("Cannot be built"));
        line(painter, text, 10 + 2 * step, sized(font(), 0.9), t.secondary, words("figures are provisional"));
        return;
    }
    line(painter, text, 8 + step, sized(font(), 1.1, true), t.text, shortVerdict(leading->verdict));
    if (leading->saving && leading->verdict != Verdict::notComparable)
        line(painter, text, 10 + 2 * step, sized(font(), 0.9), t.secondary,
             (*leading->saving >= 0 ? words("%1 less than renting") : words("%1 more than renting")).arg(format.wholeMoney(std::abs(*leading->saving), fromCore(evaluation.currency))));
}

void ResultStrip::paintOption(QPainter& painter, const QRect& cell, std::size_t index) const {
    const Theme& t = theme();
    const Evaluation& evaluation = m_session.evaluation();
    const OptionFigures& option = evaluation.options[index];
    const Ranking rank = ranking(evaluation);
    const NumberFormat format(language());
    const QString currency = fromCore(evaluation.currency);
    const OptionLook look = lookOf(m_session.project(), index);
    const bool broken = cannotBeBuilt(m_session.project(), evaluation, index);
    const bool cheapest = rank.cheapest == index && !broken;
    if (cheapest) painter.fillRect(cell.adjusted(1, 0, 0, 0), t.goodGround);
    const QRect text = cell.adjusted(10, 0, -8, 0);
    const int step = fontMetrics().height();
    drawMarker(painter, look, QPointF(text.left() + 5, 8 + step / 2.0), 9, t.colorOf(look), t.base);
    line(painter, text.adjusted(16, 0, 0, 0), 8, font(), t.text, fromCore(option.name));
    line(painter, text, 8 + step, sized(font(), 1.15, true), broken ? t.hint : t.text, option.totalCost ? format.wholeMoney(*option.totalCost, currency) : words("unknown"));
    QString below;
    if (cheapest) below = words("cheapest");
    else if (rank.difference[index]) below = (*rank.difference[index] >= 0 ? QStringLiteral("+") : QString()) + format.wholeMoney(*rank.difference[index], currency);
    if (option.servedPercent && !option.servesAll()) below += QStringLiteral("  ◑ ") + format.withUnit(*option.servedPercent, Unit::percent, {}, 0);
    if (broken) below = words("Error in the parts");
    line(painter, text, 10 + 2 * step, sized(font(), 0.9), broken ? t.error : t.secondary, below);
    double most = 0;
    for (const OptionFigures& other : evaluation.options) most = std::max(most, other.totalCost.value_or(0));
    if (option.totalCost && most > 0)
        painter.fillRect(QRectF(text.left(), cell.bottom() - 5, text.width() * std::max(0.0, *option.totalCost) / most, 3), t.colorOf(look));
}

void ResultStrip::paintKeyFigures(QPainter& painter, const QRect& cell) const {
    const Evaluation& evaluation = m_session.evaluation();
    const Comparison* leading = leadingComparison(evaluation);
    const OptionFigures* own = leading ? evaluation.option(leading->first) : nullptr;
    const NumberFormat format(language());
    const QString currency = fromCore(evaluation.currency);
    const auto price = [&](const Figure& value, double factor) { return value ? format.money(*value * factor, currency) : QStringLiteral("–"); };
    const QString breakEven = !leading || !leading->breakEvenMonths || leading->verdict == Verdict::notComparable ? QStringLiteral("–")
                                                                                                                   : words("month %1").arg(format.fixed(*leading->breakEvenMonths, 1));
    const std::array rows{std::pair{words("Break-even"), breakEven}, std::pair{words("own, per GPU-hour"), price(own ? own->costPerGpuHour : Figure(), 1)},
                          std::pair{words("own, per million units"), price(own ? own->costPerUnit : Figure(), 1e6)}};
    const QRect text = cell.adjusted(12, 0, -12, 0);
    const int step = fontMetrics().height() + 4;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int y = 8 + static_cast<int>(i) * step;
        line(painter, text, y, sized(font(), 0.92), theme().secondary, rows[i].first);
        line(painter, text, y, sized(font(), 0.96, true), theme().text, rows[i].second, Qt::AlignRight);
    }
}

} // namespace racktally::ui
