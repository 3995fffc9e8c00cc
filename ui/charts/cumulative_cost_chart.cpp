#include "ui/charts/axes.h"
#include "ui/charts/charts.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

/// Room at the right for names and end values, at this size of font.
double labelColumn(const ChartStyle& style) { return QFontMetricsF(style.font).averageCharWidth() * 27; }
double markerSize(const ChartStyle& style) { return QFontMetricsF(style.font).height() * 0.5; }

bool hasResidual(const CurveData& curve) { return !std::isnan(curve.residual) && std::abs(curve.residual) >= 0.005; }

} // namespace

struct CumulativeCostChart::Frame {
    Plot plot;
    AmountScale scale;
    int horizon = 0, step = 1;
    const ChartStyle& style;

    [[nodiscard]] QPointF at(double month, double cost) const { return plot.at(month, cost / scale.factor); }
    [[nodiscard]] int decimals() const { return scale.factor > 1 && plot.y.end < 10 ? 1 : 0; }
};

void CumulativeCostChart::paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const {
    if (m_data.curves.empty()) return;
    const AmountScale scale = amountScale(std::max(m_data.highest, -m_data.lowest), style.currency);
    Frame frame{{}, scale, static_cast<int>(m_data.curves.front().cumulative.size()) - 1, 1, style};
    frame.step = monthStep(frame.horizon);
    frame.plot.y = axisRange(m_data.lowest / scale.factor, m_data.highest / scale.factor);
    frame.plot.x = {0, static_cast<double>(frame.horizon), static_cast<double>(frame.step)};
    const double small = lineHeight(smallFont(style.font));
    frame.plot.area = area.adjusted(amountAxisWidth(frame.plot.y, style) + 4, 10, -labelColumn(style), -(2 * small + 10));
    painter.setRenderHint(QPainter::Antialiasing);
    drawAmountAxis(painter, frame.plot, words("cumulative cost in %1").arg(scale.word), style);
    std::vector<std::pair<double, QString>> ticks;
    for (int month = 0; month <= frame.horizon; month += frame.step) ticks.emplace_back(month, QString::number(month));
    drawBottomAxis(painter, frame.plot, ticks, words("month since the start (%1)").arg(m_start), style);
    drawCurves(painter, frame, elements);
    drawEnds(painter, frame, area.right() - 4);
    drawBreakEven(painter, frame);
}

void CumulativeCostChart::drawCurves(QPainter& painter, const Frame& frame, std::vector<ChartElement>* elements) const {
    const Theme& theme = frame.style.theme;
    const double size = markerSize(frame.style);
    for (const CurveData& curve : m_data.curves) {
        QPolygonF line;
        for (std::size_t m = 0; m < curve.cumulative.size(); ++m)
            if (!std::isnan(curve.cumulative[m])) line << frame.at(static_cast<double>(m), curve.cumulative[m]);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.penOf(curve.look));
        drawCurve(painter, line);
        for (int month = frame.step; month <= frame.horizon; month += frame.step) {
            const double cost = curve.cumulative[static_cast<std::size_t>(month)];
            if (std::isnan(cost)) continue;
            const QPointF place = frame.at(month, cost);
            drawMarker(painter, curve.look, place, size, theme.colorOf(curve.look), theme.base);
            if (elements)
                elements->push_back({QRectF(place - QPointF(size, size), QSizeF(2 * size, 2 * size)), {curve.optionId, hasResidual(curve) ? "cumulative_cost_without_residual" : "cumulative_cost", month},
                                     words("%1, month %2: %3").arg(fromCore(curve.name)).arg(month).arg(frame.style.format.wholeMoney(cost, frame.style.currency))});
        }
        if (!hasResidual(curve)) continue;
        // The residual value is a step at the end and does not move the break-even.
        const double end = curve.cumulative.back();
        QPen dotted(theme.colorOf(curve.look), 1.5, Qt::DotLine);
        dotted.setCapStyle(Qt::FlatCap);
        painter.setPen(dotted);
        painter.drawLine(frame.at(frame.horizon, end), frame.at(frame.horizon, end - curve.residual));
        drawMarker(painter, curve.look, frame.at(frame.horizon, end - curve.residual), size * 0.8, theme.colorOf(curve.look), theme.base);
    }
}

void CumulativeCostChart::drawEnds(QPainter& painter, const Frame& frame, double right) const {
    std::vector<EndLabel> labels;
    for (std::size_t i = 0; i < m_data.curves.size(); ++i) {
        const CurveData& curve = m_data.curves[i];
        const double end = curve.cumulative.back() - (hasResidual(curve) ? curve.residual : 0);
        if (std::isnan(end)) continue;
        const double y = frame.at(frame.horizon, end).y();
        labels.push_back({y, y, fromCore(curve.name), frame.style.format.fixed(end / frame.scale.factor, frame.decimals()), frame.style.theme.colorOf(curve.look), curve.inComparison, i});
    }
    const double half = lineHeight(frame.style.font) / 2;
    spread(labels, 2 * half + 1, frame.plot.area.top() + half - 6, frame.plot.area.bottom() + half);
    drawEndLabels(painter, labels, frame.plot.area.right(), right, frame.style);
}

void CumulativeCostChart::drawBreakEven(QPainter& painter, const Frame& frame) const {
    if (!m_data.breakEven) return;
    const QRectF& plot = frame.plot.area;
    const ChartStyle& style = frame.style;
    const QPointF point = frame.at(m_data.breakEven->months, m_data.breakEven->cost);
    painter.setPen(QPen(style.theme.text, 1.2, Qt::DashLine));
    painter.drawLine(point, QPointF(point.x(), plot.bottom()));
    const QStringList lines{words("Break-even: month %1").arg(style.format.fixed(m_data.breakEven->months, 1)),
                            words("%1 against %2").arg(fromCore(m_data.breakEven->first), fromCore(m_data.breakEven->second)), m_volume};
    const QSizeF size = calloutSize(lines, style);
    // Above the curves at the left, where they have not spread yet; the ends of the curves stay free.
    const double left = std::clamp(point.x() - size.width() - 24, plot.left() + 12, std::max(plot.left() + 12, plot.right() - size.width() - 12));
    const QRectF box(QPointF(left, plot.top() + 8), size);
    painter.setPen(QPen(style.theme.text, 1));
    painter.drawLine(point, QPointF(std::clamp(point.x(), box.left() + 12, box.right() - 4), box.bottom()));
    drawCallout(painter, box, lines, style);
    painter.setPen(QPen(style.theme.text, 2));
    painter.setBrush(Qt::NoBrush);
    const double radius = markerSize(style) * 0.85;
    painter.drawEllipse(point, radius, radius);
}

ChartTable CumulativeCostChart::table(const ChartStyle& style) const {
    ChartTable result{{words("Month")}, {}};
    for (const CurveData& curve : m_data.curves) result.head << fromCore(curve.name);
    for (std::size_t m = 0; !m_data.curves.empty() && m < m_data.curves.front().cumulative.size(); ++m) {
        QStringList row{QString::number(m)};
        for (const CurveData& curve : m_data.curves) row << style.format.fixed(curve.cumulative[m], 2);
        result.rows << row;
    }
    QStringList residuals{words("Residual value")};
    for (const CurveData& curve : m_data.curves) residuals << style.format.fixed(curve.residual, 2);
    result.rows << residuals;
    return result;
}

QString CumulativeCostChart::title() const { return words("Cumulative cost"); }

QString CumulativeCostChart::summary(const ChartStyle& style) const {
    QStringList parts;
    if (m_data.breakEven)
        parts << words("%1 is cheaper than %2 from month %3 on").arg(fromCore(m_data.breakEven->first), fromCore(m_data.breakEven->second), style.format.fixed(m_data.breakEven->months, 1));
    for (const CurveData& curve : m_data.curves)
        if (!curve.cumulative.empty()) parts << words("%1: %2").arg(fromCore(curve.name), style.format.wholeMoney(curve.cumulative.back() - curve.residual, style.currency));
    return parts.join(QStringLiteral("; "));
}

} // namespace racktally::ui
