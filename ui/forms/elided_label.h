// One line of text that ends in … where it does not fit; the whole text is its tooltip.
#pragma once

#include <QLabel>
#include <QPainter>

namespace racktally::ui {

class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;
    [[nodiscard]] QSize minimumSizeHint() const override { return {24, QLabel::minimumSizeHint().height()}; }
    [[nodiscard]] QSize sizeHint() const override { return {fontMetrics().horizontalAdvance(text()) + 2, QLabel::sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace racktally::ui
