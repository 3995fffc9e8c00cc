// Steps of the navigation: a name and a live second line.
#pragma once

#include <QStyledItemDelegate>

namespace racktally::ui {

class NavigationDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int secondLineRole = Qt::UserRole;
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace racktally::ui
