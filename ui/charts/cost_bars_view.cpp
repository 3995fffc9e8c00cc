#include "ui/charts/cost_bars_view.h"

#include "ui/charts/cumulative_chart_view.h"
#include "ui/text/number_format.h"
#include "ui/window/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLegendMarker>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace racktally::ui {

CostBarsView::CostBarsView(QWidget* parent)
    : QChartView(new QChart, parent), m_series(new QHorizontalStackedBarSeries), m_names(new QBarCategoryAxis), m_costs(new QValueAxis) {
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    chart()->setMargins(QMargins(4, 0, 40, 0));
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
    chart()->legend()->setAlignment(Qt::AlignTop);
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
    const QList<QLegendMarker*> markers = chart()->legend()->markers(m_series);
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
        if (static_cast<qsizetype>(k) < markers.size()) markers[static_cast<qsizetype>(k)]->setVisible(sum > 0);
    }
    const AxisEnd end = axisEnd(highest / m_scale);
    m_costs->setRange(0, end.end);
    m_costs->setTickCount(end.steps + 1);
    m_costs->setLabelFormat(end.end / end.steps < 1 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
    m_costs->setTitleText(words(RT_TEXT("total in %1, without residual value")).arg(scale.word));
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
    chart()->legend()->setFont(small);
    chart()->legend()->setLabelColor(t.secondary);
    setAccessibleName(words(RT_TEXT("Cost by kind")));
    viewport()->update();
}

void CostBarsView::drawForeground(QPainter* painter, const QRectF& rect) {
    QChartView::drawForeground(painter, rect);
    if (m_bars.empty()) return;
    const QRectF plot = chart()->plotArea();
    const double row = plot.height() / static_cast<double>(m_bars.size());
    painter->setPen(theme().text);
    painter->setFont(font());
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const double sum = std::accumulate(m_bars[i].amounts.begin(), m_bars[i].amounts.end(), 0.0) / m_scale;
        const double y = plot.top() + row * (static_cast<double>(i) + 0.5);
        const QString text = m_bars[i].total ? NumberFormat(language()).fixed(sum, m_scale > 1 && m_costs->max() < 10 ? 1 : 0) : words(RT_TEXT("unknown"));
        painter->drawText(QRectF(plot.left() + plot.width() * sum / m_costs->max() + 6, y - row / 2, 90, row), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

} // namespace racktally::ui
