// Axes, grid and scales that the charts share.
#pragma once

#include "ui/charts/chart.h"

namespace racktally::ui {

/// 1, 1 000 or 1 000 000, so that the highest amount has few digits, and its word ("thousand €").
struct AmountScale {
    double factor = 1;
    QString word;
};
AmountScale amountScale(double highest, const QString& currency);

/// Round ends of an axis from at most `lowest` (0, unless below) to at least `highest`, and the step between its lines.
struct AxisRange {
    double begin = 0, end = 1, step = 0.25;
    [[nodiscard]] int decimals() const;
};
AxisRange axisRange(double lowest, double highest);

/// The months at which an axis of so many has lines.
int monthStep(int horizon);

/// A plot with linear axes, in the painter's units.
struct Plot {
    QRectF area;
    AxisRange x, y;
    [[nodiscard]] QPointF at(double xValue, double yValue) const {
        return {area.left() + area.width() * (xValue - x.begin) / (x.end - x.begin), area.bottom() - area.height() * (yValue - y.begin) / (y.end - y.begin)};
    }
};

QFont smallFont(const QFont& font);
QFont boldFont(QFont font);
double lineHeight(const QFont& font);

/// Lines and numbers of the amounts at the left, with the axis' title turned beside them.
void drawAmountAxis(QPainter& painter, const Plot& plot, const QString& title, const ChartStyle& style);
/// Numbers below the plot at these places, with light lines.
void drawBottomAxis(QPainter& painter, const Plot& plot, const std::vector<std::pair<double, QString>>& ticks, const QString& title, const ChartStyle& style, bool lines = true);
/// Room that the amounts and their title need at the left.
double amountAxisWidth(const AxisRange& range, const ChartStyle& style);

/// A line through points with the painter's pen, without what costs time on screen and cannot be seen.
void drawCurve(QPainter& painter, const QPolygonF& points);

/// A label at the right end of a line, spread from the others so that none overlap.
struct EndLabel {
    double lineY = 0, labelY = 0;
    QString name, value;
    QColor color;
    bool strong = false;
    std::size_t index = 0;
};
void spread(std::vector<EndLabel>& labels, double gap, double top, double bottom);
void drawEndLabels(QPainter& painter, const std::vector<EndLabel>& labels, double lineEnd, double right, const ChartStyle& style);

/// Kinds of cost with their patterns, in rows from the top; returns the height they take.
double drawKindLegend(QPainter& painter, const QRectF& area, const std::vector<CostKind>& kinds, const ChartStyle& style);

/// A box with lines of text; the first is bold.
void drawCallout(QPainter& painter, const QRectF& box, const QStringList& lines, const ChartStyle& style);
QSizeF calloutSize(const QStringList& lines, const ChartStyle& style);

} // namespace racktally::ui
