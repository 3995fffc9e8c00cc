// Total cost of every option by kind of cost, as stacked bars with patterns and the total at their end.
#pragma once

#include "core/report/charts.h"

#include <QChartView>

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace racktally::ui {

class CostBarsView : public QChartView {
    Q_OBJECT

public:
    explicit CostBarsView(QWidget* parent = nullptr);
    void show(const std::vector<CostBar>& bars, const QString& currency);

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void drawLegend(QPainter& painter) const;

    std::vector<CostKind> m_legend;      // kinds that occur
    std::vector<CostBar> m_bars;
    double m_scale = 1;
    QHorizontalStackedBarSeries* m_series;
    std::vector<QBarSet*> m_sets;
    QBarCategoryAxis* m_names;
    QValueAxis* m_costs;
};

} // namespace racktally::ui
