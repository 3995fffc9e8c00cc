#include "ui/window/navigation_delegate.h"

#include "ui/window/theme.h"

#include <QPainter>

namespace racktally::ui {

void NavigationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        painter->fillRect(option.rect, t.selection);
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), t.accent);
    }
    const QRect text = option.rect.adjusted(16, 9, -8, -9);
    painter->setFont(option.font);
    painter->setPen(t.text);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    painter->setPen(t.secondary);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignBottom, QFontMetrics(small).elidedText(index.data(secondLineRole).toString(), Qt::ElideRight, text.width()));
    if (selected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(t.accent, 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(4, 2, -3, -3));
    }
}

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.rect.width(), option.fontMetrics.height() * 2 + 22};
}

} // namespace racktally::ui
