// Cells of tables with room at both sides of their text.
#pragma once

#include <QPainter>
#include <QStyledItemDelegate>

namespace racktally::ui {

class PaddedDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int padding = 5;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem inner = option;
        initStyleOption(&inner, index);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected) painter->fillRect(option.rect, option.palette.highlight());
        else if (inner.backgroundBrush.style() != Qt::NoBrush) painter->fillRect(option.rect, inner.backgroundBrush);
        inner.rect.adjust(padding, 0, -padding, 0);
        QStyledItemDelegate::paint(painter, inner, index);
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * padding, 0);
    }
};

} // namespace racktally::ui
