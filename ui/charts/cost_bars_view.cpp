#include "ui/charts/cost_bars_view.h"

#include "ui/charts/cumulative_chart_view.h"
#include "ui/text/number_format.h"
#include "ui/window/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace racktally::ui {

namespace {

constexpr int legendHeight = 44;

} // namespace

CostBarsView::CostBarsView(QWidget* parent)
    : QChartView(new QChart, parent), m_series(new QHorizontalStackedBarSeries), m_names(new QBarCategoryAxis), m_costs(new QValueAxis) {
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    chart()->setMargins(QMargins(4, legendHeight, 40, 0));
    for (std::size_t k = 0; k < costKindLabels.size(); ++k) {
        m_sets.push_back(new QBarSet(QString()));
        m_series->append(m_sets.back());
    }
    m_series->setBarWidth(0.56);
    chart()->addSeries(m_series);
    chart()->addAxis(m_names, Qt::AlignLeft);
    chart()->addAxis(m_costs, Qt::AlignBottom);
    m_series->attachAxis(m_names);
    m_series->attachAxis(m_costs);
    // Qt's legend shortens its entries and shows no pattern: drawLegend() paints our own.
    chart()->legend()->hide();
    setMinimumSize(320, 160);
}

void CostBarsView::show(const std::vector<CostBar>& bars, const QString& currency) {
    m_bars = bars;
    const Theme& t = theme();
    chart()->setLocalizeNumbers(true);
    chart()->setLocale(NumberFormat(language()).locale());
    chart()->setBackgroundBrush(t.base);
    setBackgroundBrush(t.base);
    double highest = 0;
    for (const CostBar& bar : bars) highest = std::max(highest, std::accumulate(bar.amounts.begin(), bar.amounts.end(), 0.0));
    const AmountScale scale = amountScale(highest, currency);
    m_scale = scale.factor;
    QStringList names;
    // The axis counts from below; the first option stands at the top. Names must differ for the axis to keep them apart.
    for (auto bar = bars.rbegin(); bar != bars.rend(); ++bar) {
        QString name = fromCore(bar->name);
        while (names.contains(name)) name += QChar(0x200B);
        names << name;
    }
    m_names->setCategories(names);
    m_legend.clear();
    for (std::size_t k = 0; k < m_sets.size(); ++k) {
        QBarSet& set = *m_sets[k];
        set.remove(0, set.count());
        double sum = 0;
        for (auto bar = bars.rbegin(); bar != bars.rend(); ++bar) {
            set << bar->amounts[k] / m_scale;
            sum += bar->amounts[k];
        }
        set.setLabel(words(costKindLabels[k]));
        set.setBrush(t.brushOf(static_cast<CostKind>(k)));
        set.setPen(QPen(t.base, 0.5));
        if (sum > 0) m_legend.push_back(static_cast<CostKind>(k));
    }
    const AxisEnd end = axisEnd(highest / m_scale);
    m_costs->setRange(0, end.end);
    m_costs->setTickCount(end.steps + 1);
    m_costs->setLabelFormat(end.end / end.steps < 1 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
    m_costs->setTitleText(words("total in %1").arg(scale.word));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_costs), static_cast<QAbstractAxis*>(m_names)}) {
        axis->setLabelsFont(small);
        axis->setTitleFont(small);
        axis->setTitleBrush(t.secondary);
        axis->setGridLineColor(t.faintLine);
        axis->setLinePen(QPen(t.line));
    }
    m_costs->setLabelsColor(t.secondary);
    m_names->setLabelsColor(t.text);
    m_names->setGridLineVisible(false);
    setAccessibleName(words("Cost by kind"));
    viewport()->update();
}

void CostBarsView::drawLegend(QPainter& painter) const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    constexpr double square = 11, gap = 14;
    QPointF place(12, 10);
    for (const CostKind kind : m_legend) {
        const QString name = words(costKindLabels[static_cast<std::size_t>(kind)]);
        const double width = square + 5 + metrics.horizontalAdvance(name);
        if (place.x() + width > viewport()->width() - 8 && place.x() > 12) place = QPointF(12, place.y() + metrics.height() + 4);
        painter.setBrushOrigin(place);
        painter.fillRect(QRectF(place, QSizeF(square, square)), theme().brushOf(kind));
        painter.setPen(theme().secondary);
        painter.drawText(QPointF(place.x() + square + 5, place.y() + square - 1), name);
        place.rx() += width + gap;
    }
}

void CostBarsView::drawForeground(QPainter* painter, const QRectF& rect) {
    QChartView::drawForeground(painter, rect);
    if (m_bars.empty()) return;
    drawLegend(*painter);
    const QRectF plot = chart()->plotArea();
    const double row = plot.height() / static_cast<double>(m_bars.size());
    painter->setPen(theme().text);
    painter->setFont(font());
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const double sum = std::accumulate(m_bars[i].amounts.begin(), m_bars[i].amounts.end(), 0.0) / m_scale;
        const double y = plot.top() + row * (static_cast<double>(i) + 0.5);
        const QString text = m_bars[i].total ? NumberFormat(language()).fixed(sum, m_scale > 1 && m_costs->max() < 10 ? 1 : 0) : words("unknown");
        painter->drawText(QRectF(plot.left() + plot.width() * sum / m_costs->max() + 6, y - row / 2, 90, row), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

} // namespace racktally::ui
