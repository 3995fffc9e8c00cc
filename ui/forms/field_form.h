// A form over every input below an address: single inputs in sections by group, lists of lines as tables.
#pragma once

#include "ui/forms/field_row.h"

#include <QScrollArea>

class QVBoxLayout;

namespace racktally::ui {

struct FormStyle {
    int columns = 2;               // sections stand side by side
    bool withSources = false;
};

class FieldForm : public QScrollArea {
    Q_OBJECT

public:
    /// `accepts` chooses the inputs by address.
    FieldForm(Session& session, std::function<bool(const std::string&)> accepts, FormStyle style, QWidget* parent = nullptr);

    [[nodiscard]] FieldRow* row(const std::string& address) const;

private:
    struct Section;
    void build();
    void addSections(QVBoxLayout& page);
    void addTables(QVBoxLayout& page);
    void refresh();

    Session& m_session;
    std::function<bool(const std::string&)> m_accepts;
    FormStyle m_style;
    std::vector<FieldRow*> m_rows;
};

} // namespace racktally::ui
