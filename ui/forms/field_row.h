// One input of the project as a row of a form: label, field, unit, source, way back to the default, and the message if a
// value does not fit. Made from the field table; it knows only an address.
#pragma once

#include "ui/session/session.h"

#include <QLabel>
#include <QWidget>

class QGridLayout;
class QToolButton;

namespace racktally::ui {

class FieldRow : public QObject {
    Q_OBJECT

public:
    /// Adds itself to the grid at `row` (and row + 1 for the message). `withSource` adds columns for the source and the way back.
    FieldRow(Session& session, std::string address, const Leaf& leaf, QGridLayout& grid, int row, bool withSource, QWidget* parent);

    /// Shows the project's value.
    void refresh();
    void setVisible(bool visible);
    [[nodiscard]] bool isVisible() const { return m_visible; }
    [[nodiscard]] QWidget* field() const { return m_field; }
    [[nodiscard]] const std::string& address() const { return m_address; }
    /// Label, help and source: what a search looks at.
    [[nodiscard]] QString searchText() const;

signals:
    /// The keyboard is in the field.
    void focused(const std::string& address);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void makeField(const Leaf& leaf, QWidget* parent);
    void makeNumber(const Leaf& leaf, QWidget* parent);
    void makeChoice(const EnumPlace& place, QWidget* parent);
    void makeReference(const FieldInfo& info, QWidget* parent);
    void makeSwitch(QWidget* parent);
    void makeText(const Leaf& leaf, QWidget* parent);
    void edit(const LeafValue& value);
    /// Says why what was typed does not fit, and takes back what the same entry had set before it became wrong.
    void refuse(const QString& message);
    void finish();
    void showError(const QString& message);

    Session& m_session;
    std::string m_address;
    QGridLayout* m_grid;
    int m_row;
    QString m_unitText;
    QWidget* m_field = nullptr;
    QLabel* m_label = nullptr;
    QLabel* m_unit = nullptr;
    QLabel* m_source = nullptr;
    QLabel* m_date = nullptr;
    QToolButton* m_reset = nullptr;
    QLabel* m_message = nullptr;
    std::function<void(const LeafValue&)> m_show;
    bool m_refusing = false;         // what was typed stays to be corrected
    bool m_visible = true;
    LeafValue m_before;              // the value when the entry began
};

} // namespace racktally::ui
