// Cumulated cost of every option over the months, labelled at the lines' ends, with the break-even and the residual value.
#pragma once

#include "core/report/charts.h"

#include <QChartView>

class QLineSeries;
class QValueAxis;

namespace racktally::ui {

class CumulativeChartView : public QChartView {
    Q_OBJECT

public:
    explicit CumulativeChartView(QWidget* parent = nullptr);
    void show(const CumulativeChart& content, const QString& currency, const QString& startMonth, const QString& volume);

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    struct EndLabel;
    void replaceSeries();
    [[nodiscard]] QPointF at(double month, double cost) const;
    [[nodiscard]] std::vector<EndLabel> endLabels() const;
    void drawMarkers(QPainter& painter) const;
    void drawResiduals(QPainter& painter) const;
    void drawEndLabels(QPainter& painter) const;
    void drawBreakEven(QPainter& painter) const;

    CumulativeChart m_data;
    QString m_volume;
    double m_scale = 1;                 // amounts are shown in this many units
    std::vector<QLineSeries*> m_series;
    QValueAxis* m_months;
    QValueAxis* m_costs;
};

/// 1, 1 000 or 1 000 000, so that the highest amount has few digits, and its word ("thousand €").
struct AmountScale {
    double factor = 1;
    QString word;
};
AmountScale amountScale(double highest, const QString& currency);

/// A round axis end at or above `highest`, and how many steps lead to it.
struct AxisEnd {
    double end = 1;
    int steps = 4;
};
AxisEnd axisEnd(double highest);

} // namespace racktally::ui
