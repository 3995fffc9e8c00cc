// Where a part of a page that was built later stands for the Tab key.
#pragma once

#include <QWidget>

namespace racktally::ui {

/// Puts everything in `block` that takes the keyboard behind `before`, in the order in which it was built.
inline void followInTabOrder(QWidget* before, QWidget* block) {
    for (QWidget* child : block->findChildren<QWidget*>()) {
        // Lists that drop down are windows of their own.
        if (!(child->focusPolicy() & Qt::TabFocus) || child->window() != before->window()) continue;
        QWidget::setTabOrder(before, child);
        before = child;
    }
}

/// The last thing in a widget that takes the keyboard, or the widget itself.
inline QWidget* lastInTabOrder(QWidget* widget) {
    QWidget* last = widget;
    for (QWidget* child : widget->findChildren<QWidget*>())
        if (child->focusPolicy() & Qt::TabFocus && child->window() == widget->window()) last = child;
    return last;
}

} // namespace racktally::ui
