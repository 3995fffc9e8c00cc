#include "ui/window/navigation_delegate.h"

#include "ui/look/theme.h"

#include <QPainter>

namespace racktally::ui {

void NavigationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        painter->fillRect(option.rect, t.selection);
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), t.accent);
    }
    const int line = option.fontMetrics.height();
    drawIcon(*painter, static_cast<StepIcon>(index.data(iconRole).toInt()), QRectF(option.rect.left() + 14, option.rect.top() + 10, line, line), selected ? t.accent : t.secondary);
    const QRect text = option.rect.adjusted(14 + line + 8, 8, -10, -9);
    painter->setFont(option.font);
    painter->setPen(t.text);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    painter->setPen(t.hint);
    painter->drawText(text, Qt::AlignRight | Qt::AlignTop, index.data(keyRole).toString());
    painter->setPen(t.secondary);
    const QRect below = text.adjusted(0, 0, 7, 0);
    painter->drawText(below, Qt::AlignLeft | Qt::AlignBottom, QFontMetrics(small).elidedText(index.data(secondLineRole).toString(), Qt::ElideRight, below.width()));
    if (selected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(t.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.rect.width(), option.fontMetrics.height() * 2 + 22};
}

} // namespace racktally::ui
