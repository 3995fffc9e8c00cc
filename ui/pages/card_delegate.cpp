#include "ui/pages/card_delegate.h"

#include "ui/look/theme.h"

#include <QIcon>
#include <QPainter>

namespace racktally::ui {

namespace {

constexpr int inset = 10;

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int small = QFontMetrics(smaller(option.font)).height();
    const int badge = index.data(badgeRole).toString().isEmpty() ? 0 : small + 8;
    return {0, option.fontMetrics.height() + small + 18 + badge};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const QRect& card = option.rect;
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(card, t.selection);
        painter->fillRect(QRect(card.left(), card.top(), 3, card.height()), t.accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(card, t.alternate);
    }
    painter->setPen(t.faintLine);
    painter->drawLine(card.bottomLeft(), card.bottomRight());
    int left = card.left() + inset;
    const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
    const int line = option.fontMetrics.height();
    int y = card.top() + 8;
    if (!icon.isNull()) {
        icon.paint(painter, QRect(left, y, 24, line));
        left += 30;
    }
    painter->setFont(option.font);
    painter->setPen(t.text);
    painter->drawText(QRect(left, y, card.right() - inset - left, line), Qt::AlignLeft | Qt::AlignVCenter, option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, card.right() - inset - left));
    y += line + 2;
    const QFont small = smaller(option.font);
    const QFontMetrics metrics(small);
    const int width = card.width() - 2 * inset;
    painter->setFont(small);
    painter->setPen(t.secondary);
    painter->drawText(QRect(card.left() + inset, y, width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(index.data(factRole).toString(), Qt::ElideRight, width));
    if (const QString badge = index.data(badgeRole).toString(); !badge.isEmpty()) {
        const QRect area(card.left() + inset, y + metrics.height() + 4, metrics.horizontalAdvance(badge) + 12, metrics.height() + 2);
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.warningGround);
        painter->drawRoundedRect(area, 2, 2);
        painter->setPen(t.warning);
        painter->drawText(area, Qt::AlignCenter, badge);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(t.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(card.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

} // namespace racktally::ui
