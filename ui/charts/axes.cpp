#include "ui/charts/axes.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

/// Leaves out points that lie on the line between their neighbours, which would only be joined at a cost.
QPolygonF simplified(const QPolygonF& line) {
    constexpr double tolerance = 0.2;
    QPolygonF result;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (i > 0 && i + 1 < line.size()) {
            const QPointF along = line[i + 1] - result.back(), to = line[i] - result.back();
            const double length = std::hypot(along.x(), along.y());
            // So near that the sum of such steps stays below a pixel's part.
            if (length > 0 && std::abs(along.x() * to.y() - along.y() * to.x()) / length < tolerance / 4) continue;
        }
        result << line[i];
    }
    return result;
}

} // namespace

void drawCurve(QPainter& painter, const QPolygonF& points) {
    const QPolygonF line = simplified(points);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawPolyline(line);
        return;
    }
    // Qt strokes dashed lines on pixels much faster than dashed paths, and the dashes run on from one to the next.
    QList<QLineF> lines;
    for (qsizetype i = 1; i < line.size(); ++i) lines << QLineF(line[i - 1], line[i]);
    painter.drawLines(lines);
}

QString ChartTable::text() const {
    QStringList lines{head.join(QLatin1Char('\t'))};
    for (const QStringList& row : rows) lines << row.join(QLatin1Char('\t'));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

AmountScale amountScale(double highest, const QString& currency) {
    const QString symbol = currencySymbol(currency);
    if (highest >= 2e6) return {1e6, words("million %1").arg(symbol)};
    if (highest >= 2e3) return {1e3, words("thousand %1").arg(symbol)};
    return {1, symbol};
}

int AxisRange::decimals() const {
    int decimals = 0;
    for (double rest = step; decimals < 6 && std::abs(rest - std::round(rest)) > 1e-6; rest *= 10) ++decimals;
    return decimals;
}

AxisRange axisRange(double lowest, double highest) {
    const double range = std::max(highest, 0.0) - std::min(lowest, 0.0);
    if (!(range > 0) || !std::isfinite(range)) return {};
    const double decade = std::pow(10.0, std::floor(std::log10(range)));
    for (const double part : {0.2, 0.25, 0.5, 1.0, 2.0}) {
        const double step = part * decade;
        const double begin = -std::ceil(-std::min(lowest, 0.0) / step - 1e-9), end = std::ceil(std::max(highest, 0.0) / step - 1e-9);
        if (end - begin <= 6) return {begin * step, end * step, step};
    }
    return {0, 10 * decade, 2 * decade};
}

int monthStep(int horizon) { return horizon <= 12 ? std::max(1, horizon / 6) : horizon <= 84 ? 12 : 24; }

QFont smallFont(const QFont& font) {
    QFont result = font;
    if (font.pixelSize() > 0) result.setPixelSize(std::max(6, font.pixelSize() * 12 / 13));
    else result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

QFont boldFont(QFont font) {
    font.setBold(true);
    return font;
}

double lineHeight(const QFont& font) { return QFontMetricsF(font).height(); }

double amountAxisWidth(const AxisRange& range, const ChartStyle& style) {
    const QFontMetricsF metrics(smallFont(style.font));
    const double widest = std::max(metrics.horizontalAdvance(style.format.fixed(range.end, range.decimals())), metrics.horizontalAdvance(style.format.fixed(range.begin, range.decimals())));
    return widest + metrics.height() + 16;
}

void drawAmountAxis(QPainter& painter, const Plot& plot, const QString& title, const ChartStyle& style) {
    const QFont font = smallFont(style.font);
    const double height = lineHeight(font);
    painter.setFont(font);
    const int count = static_cast<int>(std::lround((plot.y.end - plot.y.begin) / plot.y.step));
    for (int i = 0; i <= count; ++i) {
        const double value = plot.y.begin + i * plot.y.step, y = plot.at(plot.x.begin, value).y();
        painter.setPen(QPen(std::abs(value) < plot.y.step / 1e6 ? style.theme.line : style.theme.faintLine, 1));
        painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y));
        painter.setPen(style.theme.secondary);
        painter.drawText(QRectF(plot.area.left() - 108, y - height / 2, 100, height), Qt::AlignRight | Qt::AlignVCenter, style.format.fixed(value, plot.y.decimals()));
    }
    painter.save();
    painter.translate(plot.area.left() - amountAxisWidth(plot.y, style) + height / 2 + 1, plot.area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.area.height(), -height / 2, 2 * plot.area.height(), height), Qt::AlignCenter, title);
    painter.restore();
}

void drawBottomAxis(QPainter& painter, const Plot& plot, const std::vector<std::pair<double, QString>>& ticks, const QString& title, const ChartStyle& style, bool lines) {
    const QFont font = smallFont(style.font);
    const double height = lineHeight(font);
    painter.setFont(font);
    for (const auto& [value, text] : ticks) {
        const double x = plot.at(value, plot.y.begin).x();
        if (lines) {
            painter.setPen(QPen(style.theme.faintLine, 1));
            painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
        }
        painter.setPen(style.theme.secondary);
        painter.drawText(QRectF(x - 60, plot.area.bottom() + 5, 120, height), Qt::AlignHCenter | Qt::AlignTop, text);
    }
    painter.setPen(style.theme.secondary);
    painter.drawText(QRectF(plot.area.left() - 40, plot.area.bottom() + 5 + height, plot.area.width() + 80, height), Qt::AlignHCenter | Qt::AlignTop, title);
}

void spread(std::vector<EndLabel>& labels, double gap, double top, double bottom) {
    std::stable_sort(labels.begin(), labels.end(), [](const EndLabel& a, const EndLabel& b) { return a.lineY < b.lineY; });
    // Downwards first, then back up what fell off the plot.
    double from = top;
    for (EndLabel& label : labels) {
        label.labelY = std::max(label.lineY, from);
        from = label.labelY + gap;
    }
    double limit = bottom;
    for (std::size_t i = labels.size(); i-- > 0;) {
        labels[i].labelY = std::min(labels[i].labelY, limit);
        limit = labels[i].labelY - gap;
    }
}

void drawEndLabels(QPainter& painter, const std::vector<EndLabel>& labels, double lineEnd, double right, const ChartStyle& style) {
    const double left = lineEnd + 24;
    for (const EndLabel& label : labels) {
        const QFont font = label.strong ? boldFont(style.font) : style.font;
        const QFontMetricsF metrics(font);
        const double height = metrics.height(), width = metrics.horizontalAdvance(label.value);
        painter.setPen(QPen(label.color, 1));
        painter.drawLine(QPointF(lineEnd + 6, label.lineY), QPointF(left - 4, label.labelY));
        painter.setFont(font);
        painter.setPen(style.theme.text);
        painter.drawText(QRectF(right - width - 1, label.labelY - height / 2, width + 2, height), Qt::AlignRight | Qt::AlignVCenter, label.value);
        const double space = right - width - 8 - left;
        painter.drawText(QRectF(left, label.labelY - height / 2, space, height), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(label.name, Qt::ElideRight, space));
    }
}

double drawKindLegend(QPainter& painter, const QRectF& area, const std::vector<CostKind>& kinds, const ChartStyle& style) {
    const QFont font = smallFont(style.font);
    const QFontMetricsF metrics(font);
    const double square = metrics.ascent(), gap = 14, row = metrics.height() + 4;
    QPointF place = area.topLeft();
    painter.setFont(font);
    for (const CostKind kind : kinds) {
        const QString name = words(costKindLabels[static_cast<std::size_t>(kind)]);
        const double width = square + 5 + metrics.horizontalAdvance(name);
        if (place.x() + width > area.right() && place.x() > area.left()) place = QPointF(area.left(), place.y() + row);
        fillWithKind(painter, QRectF(place, QSizeF(square, square)), kind, style.theme);
        painter.setPen(style.theme.secondary);
        painter.drawText(QPointF(place.x() + square + 5, place.y() + metrics.ascent() - 1), name);
        place.rx() += width + gap;
    }
    return kinds.empty() ? 0 : place.y() + row - area.top();
}

QSizeF calloutSize(const QStringList& lines, const ChartStyle& style) {
    double width = 0, height = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QFontMetricsF metrics(i == 0 ? boldFont(style.font) : smallFont(style.font));
        width = std::max(width, metrics.horizontalAdvance(lines[i]));
        height += metrics.height() + 1;
    }
    return {width + 18, height + 12};
}

void drawCallout(QPainter& painter, const QRectF& box, const QStringList& lines, const ChartStyle& style) {
    painter.setPen(QPen(style.theme.fieldBorder, 1));
    painter.setBrush(style.theme.base);
    painter.drawRoundedRect(box, 3, 3);
    double y = box.top() + 6;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QFont font = i == 0 ? boldFont(style.font) : smallFont(style.font);
        const double height = lineHeight(font);
        painter.setFont(font);
        painter.setPen(i == 0 ? style.theme.text : style.theme.secondary);
        painter.drawText(QRectF(box.left() + 9, y, box.width() - 12, height), Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
        y += height + 1;
    }
}

} // namespace racktally::ui
