#include "ui/pages/memory_bar.h"

#include "ui/look/theme.h"
#include "ui/text/number_format.h"
#include "ui/text/words.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

constexpr int labelHeight = 36, barHeight = 40, axisHeight = 34, sideMargin = 2;

struct Segment {
    SizedFigure gib;
    CostKind kind;                         // whose colour and strokes it wears
};
std::array<Segment, 4> segmentsOf(const GpuCandidate& c) {
    return {Segment{c.weights, CostKind::hardware}, Segment{c.cache, CostKind::power}, Segment{c.runtime, CostKind::staff}, Segment{c.reserve, CostKind::other}};
}

/// Steps of an axis: 1, 2 or 5 times a power of ten, at most seven of them.
double stepOf(double most) {
    double step = std::pow(10, std::floor(std::log10(std::max(most, 1.0))));
    while (most / step > 7) step *= 2;
    while (most / step < 3.5) step /= 2;
    return step;
}

} // namespace

void drawMemory(QPainter& painter, const QRectF& area, const GpuCandidate& candidate, double scale) {
    if (scale <= 0 || !candidate.usable) return;
    double left = area.left();
    for (const Segment& segment : segmentsOf(candidate)) {
        const double width = std::max(0.0, segment.gib.value_or(0)) / scale * area.width();
        const QRectF part(left, area.top(), std::min(width, area.right() - left), area.height());
        if (part.width() > 0) fillWithKind(painter, part, segment.kind, theme());
        left += width;
    }
    // The mark shows at once why a card fails.
    const double mark = area.left() + *candidate.usable / scale * area.width();
    painter.fillRect(QRectF(mark - 1, area.top() - 3, 2, area.height() + 6), theme().text);
}

MemoryBar::MemoryBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(words("Memory of one GPU"));
    setMouseTracking(true);
}

QSize MemoryBar::sizeHint() const { return {420, labelHeight + barHeight + axisHeight}; }

void MemoryBar::setCandidate(const std::optional<GpuCandidate>& candidate, std::string_view kind) {
    m_candidate = candidate;
    m_parts.clear();
    if (candidate) {
        const bool inference = kind == "llm_inference", training = kind == "llm_fine_tuning" || kind == "llm_training", desktops = kind == "vdi";
        m_parts = {{inference || training ? words("Weights") : words("Needed"), candidate->weights.value_or(0), inference ? "weights_per_gpu" : "weights", {}},
                   {desktops ? words("Frame buffers") : words("KV cache"), candidate->cache.value_or(0), "cache", {}},
                   {training ? words("Activations and states") : words("Runtime"), candidate->runtime.value_or(0), training ? "total" : "runtime", {}},
                   {words("Reserve"), candidate->reserve.value_or(0), "runtime_reserved", {}}, {words("Free"), candidate->free.value_or(0), "free", {}}};
        QStringList spoken;
        const NumberFormat format(language());
        for (const Part& part : m_parts) spoken << part.label + QLatin1Char(' ') + format.withUnit(part.gib, Unit::gibibyte, {}, 1);
        setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    }
    layOut();
    update();
}

void MemoryBar::layOut() {
    if (!m_candidate || !m_candidate->usable) return;
    const double scale = std::max(*m_candidate->usable, m_candidate->occupied()), width = this->width() - 2 * sideMargin;
    double left = sideMargin;
    for (Part& part : m_parts) {
        const double span = std::max(0.0, part.gib) / scale * width;
        part.area = QRectF(left, labelHeight, span, barHeight);
        left += span;
    }
}

void MemoryBar::paintEvent(QPaintEvent*) {
    if (!m_candidate || !m_candidate->usable) return;
    layOut();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& look = theme();
    const NumberFormat format(language());
    const double scale = std::max(*m_candidate->usable, m_candidate->occupied()), width = this->width() - 2 * sideMargin;
    const QRectF bar(sideMargin, labelHeight, width, barHeight);
    painter.fillRect(bar, look.alternate);
    drawMemory(painter, bar, *m_candidate, scale);
    painter.setPen(look.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    // Names above their parts, as far as they do not run into each other.
    QFont small = font(), strong = font();
    small.setPointSizeF(font().pointSizeF() * 0.86);
    strong.setWeight(QFont::DemiBold);
    double right = -8;
    for (const Part& part : m_parts) {
        if (part.gib <= 0 && part.quantity != "free") continue;
        // A narrow part in the middle has its name below the bar.
        if (part.quantity == "runtime" && part.area.width() < 64) {
            painter.setFont(small);
            painter.setPen(look.secondary);
            const QString text = part.label + QLatin1Char(' ') + format.withUnit(part.gib, Unit::gibibyte, {}, 1);
            const double middle = part.area.center().x(), half = QFontMetricsF(small).horizontalAdvance(text) / 2;
            painter.drawLine(QPointF(middle, bar.bottom()), QPointF(middle, bar.bottom() + 20));
            painter.drawText(QPointF(std::clamp(middle - half, 0.0, this->width() - 2 * half), bar.bottom() + 32), text);
            continue;
        }
        const QString value = format.withUnit(part.gib, Unit::gibibyte, {}, 1);
        const double need = std::max(QFontMetricsF(small).horizontalAdvance(part.label), QFontMetricsF(strong).horizontalAdvance(value));
        double at = std::min(part.area.left(), this->width() - need - sideMargin);
        if (at < right + 8) {
            at = right + 8;
        }
        at = std::min(at, this->width() - need - sideMargin);
        if (at < right + 4) continue;
        right = at + need;
        painter.setFont(small);
        painter.setPen(look.secondary);
        painter.drawText(QPointF(at, 13), part.label);
        painter.setFont(strong);
        painter.setPen(part.gib < 0 ? look.error : look.text);
        painter.drawText(QPointF(at, 30), value);
    }
    // Axis and the card's end.
    painter.setFont(small);
    painter.setPen(look.secondary);
    const double step = stepOf(scale), bottom = bar.bottom();
    const QString end = words("%1 usable").arg(format.withUnit(*m_candidate->usable, Unit::gibibyte, {}, 1));
    const double endWidth = QFontMetricsF(small).horizontalAdvance(end), endAt = std::min(sideMargin + *m_candidate->usable / scale * width - endWidth / 2, this->width() - endWidth - sideMargin);
    for (double at = 0; at <= scale; at += step) {
        const double x = sideMargin + at / scale * width;
        const QString text = format.upTo(at, 1);
        const double half = QFontMetricsF(small).horizontalAdvance(text) / 2;
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 3));
        const double from = std::max(0.0, x - half);
        if (from + 2 * half < endAt - 6 || from > endAt + endWidth + 6) painter.drawText(QPointF(from, bottom + 16), text);
    }
    painter.setPen(look.text);
    painter.drawText(QPointF(std::max(0.0, endAt), bottom + 16), end);
}

void MemoryBar::mousePressEvent(QMouseEvent* event) {
    for (const Part& part : m_parts)
        if (part.area.adjusted(0, -labelHeight, 0, 0).contains(event->position())) emit partChosen(part.quantity);
}

bool MemoryBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const Part& part : m_parts)
            if (part.area.contains(help->pos())) QToolTip::showText(help->globalPos(), part.label + QStringLiteral(": ") + NumberFormat(language()).withUnit(part.gib, Unit::gibibyte, {}, 2) + QLatin1Char('\n') + words("Click to see how it comes about"), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace racktally::ui
