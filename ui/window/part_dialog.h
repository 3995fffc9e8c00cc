// A part or a price of one's own, entered field by field from the kind's field table.
#pragma once

#include "core/catalog/catalog.h"

#include <QDialog>
#include <functional>
#include <map>

class QLabel;

namespace racktally::ui {

class PartDialog : public QDialog {
    Q_OBJECT

public:
    /// `part` holds one row of the kind, which the dialog changes; `store` keeps it and says what is wrong.
    PartDialog(std::string kind, Catalog part, std::function<std::optional<QString>(const Catalog&)> store, QWidget* parent = nullptr);

private:
    void save();

    std::string m_kind;
    Catalog m_part;
    std::function<std::optional<QString>(const Catalog&)> m_store;
    std::map<std::string, std::function<QString()>> m_values;
    QLabel* m_problem;
};

} // namespace racktally::ui
