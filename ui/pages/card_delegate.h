// A card of a list: name with its mark, one fact below, and a badge where something needs attention.
#pragma once

#include <QStyledItemDelegate>

namespace racktally::ui {

class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { factRole = Qt::UserRole, badgeRole, lookRole };
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace racktally::ui
