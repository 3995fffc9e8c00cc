#include "ui/charts/axes.h"
#include "ui/charts/charts.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

/// Cost of unused hours spreads over the used ones, so that cost is linear in 1 / share between known points.
double costAt(const UtilizationCurve& curve, double percent) {
    if (curve.isLevel()) return curve.points[0].second;
    std::size_t i = 1;
    while (i + 1 < curve.points.size() && curve.points[i].first < percent) ++i;
    const auto& [p0, c0] = curve.points[i - 1];
    const auto& [p1, c1] = curve.points[i];
    const double share = (1 / percent - 1 / p0) / (1 / p1 - 1 / p0);
    return c0 + (c1 - c0) * share;
}

constexpr double firstPercent = 5;

} // namespace

void CostPerUnitChart::paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const {
    if (m_data.curves.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    double highest = 0, most = 0;
    for (const UtilizationCurve& curve : m_data.curves) {
        most = std::max(most, costAt(curve, firstPercent));
        highest = std::max(highest, costAt(curve, curve.isLevel() ? 100 : 20));
    }
    // The steep beginning may leave the plot: what matters is where the curves cross.
    highest = std::min(most, highest * 1.25);
    Plot plot;
    const double factor = highest < 0.01 ? 1e6 : 1;
    plot.y = axisRange(0, highest * factor);
    plot.x = {0, 100, 25};
    plot.area = area.adjusted(amountAxisWidth(plot.y, style) + 4, 10, -QFontMetricsF(style.font).averageCharWidth() * 27, -(2 * lineHeight(smallFont(style.font)) + 10));
    const QString unit = m_data.unit.empty() ? words("unit") : fromCore(m_data.unit);
    drawAmountAxis(painter, plot, (factor > 1 ? words("%1 per million %2") : words("%1 per %2")).arg(currencySymbol(style.currency), unit), style);
    std::vector<std::pair<double, QString>> ticks;
    for (const int percent : {5, 25, 50, 75, 100}) ticks.emplace_back(percent, QString::number(percent) + QChar(0x202F) + QLatin1Char('%'));
    drawBottomAxis(painter, plot, ticks, words("share of the own capacity in use"), style);
    std::vector<EndLabel> labels;
    painter.save();
    painter.setClipRect(plot.area.adjusted(-1, -1, 8, 4), Qt::IntersectClip);
    for (std::size_t i = 0; i < m_data.curves.size(); ++i) {
        const UtilizationCurve& curve = m_data.curves[i];
        QPolygonF line;
        for (double percent = firstPercent; percent <= 100; percent += 1) line << plot.at(percent, costAt(curve, percent) * factor);
        painter.setPen(style.theme.penOf(curve.look));
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, line);
        const double size = QFontMetricsF(style.font).height() * 0.5;
        for (const auto& [percent, cost] : curve.points) {
            const QPointF place = plot.at(percent, cost * factor);
            drawMarker(painter, curve.look, place, size, style.theme.colorOf(curve.look), style.theme.base);
            if (elements)
                elements->push_back({QRectF(place - QPointF(size, size), QSizeF(2 * size, 2 * size)), {curve.optionId, "cost_per_unit", 0},
                                     words("%1, %2 % in use: %3").arg(fromCore(curve.name), style.format.fixed(percent, 0), style.format.money(cost * factor, style.currency))});
        }
        const double y = line.back().y();
        labels.push_back({y, y, fromCore(curve.name), style.format.fixed(costAt(curve, 100) * factor, 2), style.theme.colorOf(curve.look), false, i});
    }
    painter.restore();
    if (m_data.utilizationPercent) {
        const double x = plot.at(*m_data.utilizationPercent, 0).x();
        painter.setPen(QPen(style.theme.text, 1.2, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
        painter.setFont(smallFont(style.font));
        painter.setPen(style.theme.secondary);
        painter.drawText(QRectF(x + 5, plot.area.top(), 220, lineHeight(style.font)), Qt::AlignLeft | Qt::AlignVCenter, words("this project: %1 %").arg(style.format.fixed(*m_data.utilizationPercent, 0)));
    }
    const double half = lineHeight(style.font) / 2;
    spread(labels, 2 * half + 1, plot.area.top() + half, plot.area.bottom() + half);
    drawEndLabels(painter, labels, plot.area.right(), area.right() - 4, style);
}

ChartTable CostPerUnitChart::table(const ChartStyle& style) const {
    ChartTable result{{words("Option"), QStringLiteral("5 %"), QStringLiteral("25 %"), QStringLiteral("50 %"), QStringLiteral("100 %")}, {}};
    for (const UtilizationCurve& curve : m_data.curves) {
        QStringList row{fromCore(curve.name)};
        for (const double percent : {5.0, 25.0, 50.0, 100.0}) row << style.format.exact(costAt(curve, percent));
        result.rows << row;
    }
    return result;
}

QString CostPerUnitChart::title() const { return words("Cost per unit over the capacity in use"); }

QString CostPerUnitChart::summary(const ChartStyle& style) const {
    QStringList parts;
    for (const UtilizationCurve& curve : m_data.curves)
        parts << words("%1: %2 at 25 %, %3 at full use").arg(fromCore(curve.name), style.format.money(costAt(curve, 25), style.currency), style.format.money(costAt(curve, 100), style.currency));
    return parts.join(QStringLiteral("; "));
}

} // namespace racktally::ui
