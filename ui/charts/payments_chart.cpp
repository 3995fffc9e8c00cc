#include "ui/charts/axes.h"
#include "ui/charts/charts.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace racktally::ui {

namespace {

double paidIn(const CashFlowColumn& column) { return std::accumulate(column.amounts.begin(), column.amounts.end(), 0.0); }

} // namespace

void PaymentsChart::paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const {
    if (m_data.columns.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    double highest = 0, lowest = 0;
    std::vector<CostKind> kinds;
    for (const CashFlowColumn& column : m_data.columns) {
        highest = std::max({highest, paidIn(column), column.cumulative});
        lowest = std::min({lowest, column.received, column.cumulative});
        for (std::size_t k = 0; k < column.amounts.size(); ++k)
            if (column.amounts[k] > 0 && std::find(kinds.begin(), kinds.end(), static_cast<CostKind>(k)) == kinds.end()) kinds.push_back(static_cast<CostKind>(k));
    }
    std::sort(kinds.begin(), kinds.end());
    const AmountScale scale = amountScale(std::max(highest, -lowest), style.currency);
    const double legend = drawKindLegend(painter, area.adjusted(8, 2, -8, 0), kinds, style);
    Plot plot;
    plot.y = axisRange(lowest / scale.factor, highest / scale.factor);
    const auto count = static_cast<double>(m_data.columns.size());
    plot.x = {0, count, 1};
    plot.area = area.adjusted(amountAxisWidth(plot.y, style) + 4, legend + 8, -12, -(2 * lineHeight(smallFont(style.font)) + 10));
    drawAmountAxis(painter, plot, words("paid in %1").arg(scale.word), style);
    const double perLabel = QFontMetricsF(style.font).averageCharWidth() * 6;
    const auto every = std::max(1, static_cast<int>(std::ceil(count * perLabel / plot.area.width())));
    std::vector<std::pair<double, QString>> ticks;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        if (i % static_cast<std::size_t>(every) == 0) ticks.emplace_back(static_cast<double>(i) + 0.5, i == 0 ? words("start") : QString::number(m_data.columns[i].lastMonth));
    drawBottomAxis(painter, plot, ticks, words("until month … since the start (%1); line: paid by then").arg(m_start), style, false);
    QPolygonF line;
    const double width = plot.area.width() / count;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
        const CashFlowColumn& column = m_data.columns[i];
        const double left = plot.area.left() + width * (static_cast<double>(i) + 0.18);
        const auto piece = [&](double from, double to) {
            const double a = plot.at(0, from / scale.factor).y(), b = plot.at(0, to / scale.factor).y();
            return QRectF(left, std::min(a, b), width * 0.64, std::abs(a - b));
        };
        double from = 0;
        for (std::size_t k = 0; k < column.amounts.size(); ++k) {
            if (column.amounts[k] <= 0) continue;
            fillWithKind(painter, piece(from, from + column.amounts[k]), static_cast<CostKind>(k), style.theme);
            from += column.amounts[k];
        }
        if (column.received < 0) {
            painter.setPen(QPen(style.theme.good, 1));
            painter.setBrush(style.theme.goodGround);
            painter.drawRect(piece(0, column.received));
        }
        line << QPointF(left + width * 0.32, plot.at(0, column.cumulative / scale.factor).y());
        if (elements)
            elements->push_back({piece(std::min(0.0, column.received), std::max(paidIn(column), 0.0)), {m_data.optionId, "cost", column.lastMonth},
                                 words("until month %1: %2 in this period, %3 in all").arg(column.lastMonth).arg(style.format.wholeMoney(paidIn(column) + column.received, style.currency), style.format.wholeMoney(column.cumulative, style.currency))});
    }
    painter.setPen(style.theme.penOf(m_data.look));
    painter.setBrush(Qt::NoBrush);
    drawCurve(painter, line);
    if (!m_data.highestOutflow || !m_data.highestOutflowMonth) return;
    const QStringList lines{words("Largest outflow %1").arg(style.format.wholeMoney(*m_data.highestOutflow, style.currency)), words("in month %1").arg(style.format.fixed(*m_data.highestOutflowMonth, 0))};
    const QSizeF size = calloutSize(lines, style);
    drawCallout(painter, QRectF(QPointF(plot.area.left() + width + 10, plot.area.top()), size), lines, style);
}

ChartTable PaymentsChart::table(const ChartStyle& style) const {
    ChartTable result{{words("Until month")}, {}};
    for (const char* label : costKindLabels) result.head << words(label);
    result.head << words("Residual value and tax") << words("Paid by then");
    for (const CashFlowColumn& column : m_data.columns) {
        QStringList row{QString::number(column.lastMonth)};
        for (const double amount : column.amounts) row << style.format.fixed(amount, 2);
        row << style.format.fixed(column.received, 2) << style.format.fixed(column.cumulative, 2);
        result.rows << row;
    }
    return result;
}

QString PaymentsChart::title() const { return words("Payments of %1").arg(fromCore(m_data.name)); }

QString PaymentsChart::summary(const ChartStyle& style) const {
    if (m_data.columns.empty()) return words("The payments are unknown.");
    QString text = words("%1: %2 at the start, %3 at the end").arg(fromCore(m_data.name), style.format.wholeMoney(m_data.columns.front().cumulative, style.currency), style.format.wholeMoney(m_data.columns.back().cumulative, style.currency));
    if (m_data.highestOutflow && m_data.highestOutflowMonth)
        text += QStringLiteral("; ") + words("largest outflow %1 in month %2").arg(style.format.wholeMoney(*m_data.highestOutflow, style.currency), style.format.fixed(*m_data.highestOutflowMonth, 0));
    return text;
}

} // namespace racktally::ui
