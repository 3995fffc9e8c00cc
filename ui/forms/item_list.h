// A list of items in columns, as dialogs show them.
#pragma once

#include "ui/forms/padded_delegate.h"

#include <QTreeWidget>

namespace racktally::ui {

inline QTreeWidget* makeItemList(QWidget* parent, const QString& name, const QStringList& columns) {
    auto* list = new QTreeWidget(parent);
    list->setAccessibleName(name);
    list->setUniformRowHeights(true);
    list->setHeaderLabels(columns);
    list->setAllColumnsShowFocus(true);
    list->setItemDelegate(new PaddedDelegate(list));
    // Rows are measured once: with the sheet's padding.
    list->ensurePolished();
    return list;
}

} // namespace racktally::ui
