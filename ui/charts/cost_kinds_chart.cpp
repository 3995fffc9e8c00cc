#include "ui/charts/axes.h"
#include "ui/charts/charts.h"

#include <QFontMetricsF>
#include <algorithm>
#include <numeric>

namespace racktally::ui {

namespace {

double lengthOf(const CostBar& bar) { return std::accumulate(bar.amounts.begin(), bar.amounts.end(), 0.0); }

} // namespace

void CostKindsChart::paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const {
    if (m_bars.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    double highest = 0;
    std::vector<CostKind> kinds;
    for (const CostBar& bar : m_bars) highest = std::max(highest, lengthOf(bar));
    for (std::size_t k = 0; k < costKindLabels.size(); ++k)
        if (std::any_of(m_bars.begin(), m_bars.end(), [&](const CostBar& bar) { return bar.amounts[k] > 0; })) kinds.push_back(static_cast<CostKind>(k));
    const AmountScale scale = amountScale(highest, style.currency);
    const QFontMetricsF metrics(style.font);
    double names = 0;
    for (const CostBar& bar : m_bars) names = std::max(names, metrics.horizontalAdvance(fromCore(bar.name)));
    names = std::min(names + 10, area.width() * 0.3);
    const double legend = drawKindLegend(painter, area.adjusted(8, 2, -8, 0), kinds, style);
    Plot plot;
    plot.x = axisRange(0, highest / scale.factor);
    plot.area = area.adjusted(names + 8, legend + 6, -metrics.averageCharWidth() * 8, -(2 * lineHeight(smallFont(style.font)) + 8));
    std::vector<std::pair<double, QString>> ticks;
    for (double value = 0; value <= plot.x.end * 1.0001; value += plot.x.step) ticks.emplace_back(value, style.format.fixed(value, plot.x.decimals()));
    drawBottomAxis(painter, plot, ticks, words("cost without residual value in %1").arg(scale.word), style);
    const double row = plot.area.height() / static_cast<double>(m_bars.size()), height = std::min(row * 0.6, metrics.height() * 1.4);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const CostBar& bar = m_bars[i];
        const double y = plot.area.top() + row * (static_cast<double>(i) + 0.5);
        double from = 0;
        for (std::size_t k = 0; k < bar.amounts.size(); ++k) {
            if (bar.amounts[k] <= 0) continue;
            const double left = plot.at(from / scale.factor, 0).x(), right = plot.at((from + bar.amounts[k]) / scale.factor, 0).x();
            const QRectF piece(left, y - height / 2, right - left, height);
            fillWithKind(painter, piece, static_cast<CostKind>(k), style.theme);
            if (elements)
                elements->push_back({piece, {bar.optionId, bar.leading[k], 0}, words("%1, %2: %3").arg(fromCore(bar.name), words(costKindLabels[k]), style.format.wholeMoney(bar.amounts[k], style.currency))});
            from += bar.amounts[k];
        }
        painter.setPen(style.theme.text);
        painter.setFont(style.font);
        painter.drawText(QRectF(area.left() + 8, y - row / 2, names - 8, row), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(fromCore(bar.name), Qt::ElideRight, names - 8));
        const QString text = bar.total ? style.format.fixed(lengthOf(bar) / scale.factor, scale.factor > 1 && plot.x.end < 10 ? 1 : 0) : words("unknown");
        painter.setFont(boldFont(style.font));
        painter.drawText(QRectF(plot.at(from / scale.factor, 0).x() + 6, y - row / 2, 120, row), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

ChartTable CostKindsChart::table(const ChartStyle& style) const {
    ChartTable result{{words("Option")}, {}};
    for (const char* label : costKindLabels) result.head << words(label);
    result.head << words("Tax") << words("Total");
    for (const CostBar& bar : m_bars) {
        QStringList row{fromCore(bar.name)};
        for (const double amount : bar.amounts) row << (bar.total ? style.format.fixed(amount, 2) : words("unknown"));
        row << (bar.total ? style.format.fixed(bar.tax, 2) : words("unknown")) << (bar.total ? style.format.fixed(*bar.total, 2) : words("unknown"));
        result.rows << row;
    }
    return result;
}

QString CostKindsChart::title() const { return words("Cost by kind"); }

QString CostKindsChart::summary(const ChartStyle& style) const {
    QStringList parts;
    for (const CostBar& bar : m_bars) {
        const auto most = std::max_element(bar.amounts.begin(), bar.amounts.end());
        if (bar.total) parts << words("%1: most of it %2, %3").arg(fromCore(bar.name), words(costKindLabels[static_cast<std::size_t>(most - bar.amounts.begin())]), style.format.wholeMoney(*most, style.currency));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace racktally::ui
