#include "ui/charts/cumulative_chart_view.h"

#include "ui/text/number_format.h"
#include "ui/window/theme.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

constexpr double labelColumn = 190;      // at the right of the plot, for names and end values
constexpr double markerSize = 8;

void styleAxis(QValueAxis& axis, const Theme& t) {
    axis.setLabelsColor(t.secondary);
    axis.setTitleBrush(t.secondary);
    axis.setGridLineColor(t.faintLine);
    axis.setLinePen(QPen(t.line));
}

} // namespace

struct CumulativeChartView::EndLabel {
    std::size_t curve;
    double lineY;
    double labelY;
};

AmountScale amountScale(double highest, const QString& currency) {
    const QString symbol = currencySymbol(currency);
    if (highest >= 2e6) return {1e6, words("million %1").arg(symbol)};
    if (highest >= 2e3) return {1e3, words("thousand %1").arg(symbol)};
    return {1, symbol};
}

AxisEnd axisEnd(double highest) {
    if (!(highest > 0)) return {1, 4};
    const double decade = std::pow(10.0, std::floor(std::log10(highest)));
    for (const double step : {0.2, 0.25, 0.5, 1.0, 2.0}) {
        const int steps = static_cast<int>(std::ceil(highest / (step * decade) - 1e-9));
        if (steps <= 6) return {steps * step * decade, steps};
    }
    return {10 * decade, 5};
}

CumulativeChartView::CumulativeChartView(QWidget* parent) : QChartView(new QChart, parent), m_months(new QValueAxis), m_costs(new QValueAxis) {
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    chart()->setMargins(QMargins(4, 8, static_cast<int>(labelColumn), 4));
    chart()->addAxis(m_months, Qt::AlignBottom);
    chart()->addAxis(m_costs, Qt::AlignLeft);
    m_months->setLabelFormat(QStringLiteral("%.0f"));
    setMinimumSize(360, 200);
}

void CumulativeChartView::show(const CumulativeChart& content, const QString& currency, const QString& startMonth, const QString& volume) {
    m_data = content;
    m_volume = volume;
    const Theme& t = theme();
    chart()->setLocalizeNumbers(true);
    chart()->setLocale(NumberFormat(language()).locale());
    chart()->setBackgroundBrush(t.base);
    setBackgroundBrush(t.base);
    const AmountScale scale = amountScale(content.highest, currency);
    m_scale = scale.factor;
    const AxisEnd end = axisEnd(content.highest / m_scale);
    m_costs->setRange(0, end.end);
    m_costs->setTickCount(end.steps + 1);
    m_costs->setLabelFormat(end.end / end.steps < 1 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
    m_costs->setTitleText(words("cumulative cost in %1").arg(scale.word));
    const int horizon = content.curves.empty() ? 12 : static_cast<int>(content.curves.front().cumulative.size()) - 1;
    const int step = horizon <= 12 ? std::max(1, horizon / 6) : horizon <= 84 ? 12 : 24;
    m_months->setRange(0, horizon);
    m_months->setTickType(QValueAxis::TicksDynamic);
    m_months->setTickInterval(step);
    m_months->setTitleText(words("month since the start (%1)").arg(startMonth));
    for (QValueAxis* axis : {m_months, m_costs}) {
        styleAxis(*axis, t);
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.92);
        axis->setLabelsFont(small);
        axis->setTitleFont(small);
    }
    replaceSeries();
    QStringList summary;
    for (const CurveData& curve : content.curves)
        summary << words("%1: %2").arg(fromCore(curve.name), NumberFormat(language()).wholeMoney(curve.cumulative.back() - curve.residual, currency));
    setAccessibleName(words("Cumulative cost"));
    setAccessibleDescription(summary.join(QStringLiteral("; ")));
    scene()->invalidate();
    viewport()->update();
}

void CumulativeChartView::replaceSeries() {
    while (m_series.size() > m_data.curves.size()) {
        chart()->removeSeries(m_series.back());
        delete m_series.back();
        m_series.pop_back();
    }
    while (m_series.size() < m_data.curves.size()) {
        m_series.push_back(new QLineSeries);
        chart()->addSeries(m_series.back());
        m_series.back()->attachAxis(m_months);
        m_series.back()->attachAxis(m_costs);
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        QList<QPointF> points;
        const auto& costs = m_data.curves[i].cumulative;
        for (std::size_t m = 0; m < costs.size(); ++m)
            if (!std::isnan(costs[m])) points << QPointF(static_cast<double>(m), costs[m] / m_scale);
        m_series[i]->setPen(theme().penOf(m_data.curves[i].look));
        m_series[i]->replace(points);
    }
}

QPointF CumulativeChartView::at(double month, double cost) const {
    const QRectF plot = chart()->plotArea();
    return {plot.left() + plot.width() * month / std::max(1.0, m_months->max()), plot.bottom() - plot.height() * cost / m_scale / m_costs->max()};
}

std::vector<CumulativeChartView::EndLabel> CumulativeChartView::endLabels() const {
    std::vector<EndLabel> labels;
    for (std::size_t i = 0; i < m_data.curves.size(); ++i) {
        const double end = m_data.curves[i].cumulative.back();
        if (std::isnan(end)) continue;
        const double y = at(m_months->max(), end).y();
        labels.push_back({i, y, y});
    }
    // Spread downwards, then push back up what fell off the plot.
    std::sort(labels.begin(), labels.end(), [](const EndLabel& a, const EndLabel& b) { return a.lineY < b.lineY; });
    const double gap = QFontMetricsF(font()).height() + 1, bottom = chart()->plotArea().bottom();
    for (std::size_t i = 1; i < labels.size(); ++i) labels[i].labelY = std::max(labels[i].labelY, labels[i - 1].labelY + gap);
    double limit = bottom;
    for (std::size_t i = labels.size(); i-- > 0;) {
        labels[i].labelY = std::min(labels[i].labelY, limit);
        limit = labels[i].labelY - gap;
    }
    return labels;
}

void CumulativeChartView::drawForeground(QPainter* painter, const QRectF& rect) {
    QChartView::drawForeground(painter, rect);
    if (m_data.curves.empty()) return;
    drawResiduals(*painter);
    drawMarkers(*painter);
    drawEndLabels(*painter);
    drawBreakEven(*painter);
}

void CumulativeChartView::drawMarkers(QPainter& painter) const {
    const int step = static_cast<int>(m_months->tickInterval());
    for (const CurveData& curve : m_data.curves)
        for (int month = step; month < static_cast<int>(curve.cumulative.size()); month += step)
            if (const double cost = curve.cumulative[static_cast<std::size_t>(month)]; !std::isnan(cost))
                drawMarker(painter, curve.look, at(month, cost), markerSize, theme().colorOf(curve.look), theme().base);
}

void CumulativeChartView::drawResiduals(QPainter& painter) const {
    for (const CurveData& curve : m_data.curves) {
        if (std::isnan(curve.residual) || std::abs(curve.residual) < 0.005) continue;
        const double end = curve.cumulative.back();
        painter.setPen(QPen(theme().colorOf(curve.look), 1.5, Qt::DotLine));
        painter.drawLine(at(m_months->max(), end), at(m_months->max(), end - curve.residual));
        drawMarker(painter, curve.look, at(m_months->max(), end - curve.residual), markerSize - 2, theme().colorOf(curve.look), theme().base);
    }
}

void CumulativeChartView::drawEndLabels(QPainter& painter) const {
    const QRectF plot = chart()->plotArea();
    const NumberFormat format(language());
    painter.setFont(font());
    const double left = plot.right() + 26, right = plot.right() + labelColumn - 4;
    const QFontMetricsF metrics(font());
    for (const EndLabel& label : endLabels()) {
        const CurveData& curve = m_data.curves[label.curve];
        painter.setPen(QPen(theme().colorOf(curve.look), 1));
        painter.drawLine(QPointF(plot.right() + 6, label.lineY), QPointF(left - 4, label.labelY));
        const QString value = format.fixed(curve.cumulative.back() / m_scale, m_scale > 1 && m_costs->max() < 10 ? 1 : 0);
        const double width = metrics.horizontalAdvance(value);
        painter.setPen(theme().text);
        const double height = metrics.height();
        painter.drawText(QRectF(right - width, label.labelY - height / 2, width + 1, height), Qt::AlignRight | Qt::AlignVCenter, value);
        const double space = right - width - 8 - left;
        painter.drawText(QRectF(left, label.labelY - height / 2, space, height), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(fromCore(curve.name), Qt::ElideRight, space));
    }
}

void CumulativeChartView::drawBreakEven(QPainter& painter) const {
    if (!m_data.breakEven) return;
    const Theme& t = theme();
    const QRectF plot = chart()->plotArea();
    const QPointF point = at(m_data.breakEven->months, m_data.breakEven->cost);
    painter.setPen(QPen(t.text, 1.2, Qt::DashLine));
    painter.drawLine(point, QPointF(point.x(), plot.bottom()));
    painter.setPen(QPen(t.text, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(point, 6, 6);
    const QString first = words("Break-even: month %1").arg(NumberFormat(language()).fixed(m_data.breakEven->months, 1));
    const QString second = words("%1 against %2").arg(fromCore(m_data.breakEven->first), fromCore(m_data.breakEven->second));
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF boldMetrics(bold), metrics(font());
    const double width = std::max({boldMetrics.horizontalAdvance(first), metrics.horizontalAdvance(second), metrics.horizontalAdvance(m_volume)}) + 20;
    const double height = 3 * metrics.height() + 14;
    const QRectF box(std::clamp(point.x() - width - 24, plot.left() + 10, std::max(plot.left() + 10, plot.right() - width - 10)), plot.top() + 6, width, height);
    painter.setPen(QPen(t.fieldBorder, 1));
    painter.drawLine(QPointF(std::min(box.right(), point.x()), box.bottom()), point + QPointF(-4, -5));
    painter.setBrush(t.base);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(t.text);
    painter.setFont(bold);
    painter.drawText(box.adjusted(10, 6, -6, 0), Qt::AlignLeft | Qt::AlignTop, first);
    painter.setFont(font());
    painter.setPen(t.secondary);
    painter.drawText(box.adjusted(10, 7 + metrics.height(), -6, 0), Qt::AlignLeft | Qt::AlignTop, second);
    painter.drawText(box.adjusted(10, 8 + 2 * metrics.height(), -6, 0), Qt::AlignLeft | Qt::AlignTop, m_volume);
}

} // namespace racktally::ui
