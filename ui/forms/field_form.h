// A form over chosen inputs: single inputs in sections by group, lists of lines as tables.
#pragma once

#include "ui/forms/field_row.h"

#include <QScrollArea>
#include <optional>

class QVBoxLayout;
class QFrame;

namespace racktally::ui {

QString groupText(Group group);

struct FormStyle {
    int columns = 1;               // sections stand side by side
    bool withSources = true;
};

class FieldForm : public QScrollArea {
    Q_OBJECT

public:
    /// Chooses inputs by address and group; a list of lines by its address with a point behind.
    using Accepts = std::function<bool(const std::string& address, Group group)>;
    FieldForm(Session& session, Accepts accepts, FormStyle style, QWidget* parent = nullptr);

    [[nodiscard]] FieldRow* row(const std::string& address) const;
    [[nodiscard]] const std::vector<FieldRow*>& rows() const { return m_rows; }
    /// Groups in the order of their sections.
    [[nodiscard]] std::vector<Group> groups() const;
    /// Shows only these rows, and the sections that still have some.
    void showOnly(const std::function<bool(const FieldRow&, Group)>& accepted);
    /// Moves there with the keyboard; false if the form has no such input.
    bool showInput(const std::string& address);
    void addWidget(QWidget* widget);
    [[nodiscard]] bool isEmpty() const { return m_rows.empty() && !m_hasTables; }

signals:
    /// The keyboard is in this input.
    void inputFocused(const std::string& address);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Section {
        Group group{};
        QFrame* card = nullptr;
        std::vector<FieldRow*> rows;
    };
    void build();
    void addSections(QVBoxLayout& page);
    void addTables(QVBoxLayout& page);
    void refresh();

    Session& m_session;
    Accepts m_accepts;
    FormStyle m_style;
    QVBoxLayout* m_page = nullptr;
    std::vector<FieldRow*> m_rows;
    std::vector<Section> m_sections;
    bool m_hasTables = false;
};

} // namespace racktally::ui
