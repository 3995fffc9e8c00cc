// Steps of the navigation: a name and a live second line.
#pragma once

#include "ui/look/icons.h"

#include <QStyledItemDelegate>

namespace racktally::ui {

class NavigationDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { secondLineRole = Qt::UserRole, iconRole, keyRole };
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace racktally::ui
