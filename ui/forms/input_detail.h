// Everything about one input: what it means, its value and default, and where the value comes from, to be read and written.
#pragma once

#include "ui/session/session.h"

#include <QFrame>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace racktally::ui {

class InputDetail : public QFrame {
    Q_OBJECT

public:
    explicit InputDetail(Session& session, QWidget* parent = nullptr);
    void showInput(const std::string& address);
    [[nodiscard]] const std::string& address() const { return m_address; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void write();
    [[nodiscard]] QString valueText(const Leaf& leaf, const LeafValue& value) const;
    [[nodiscard]] QString rangeText(const FieldInfo& info) const;

    Session& m_session;
    std::string m_address;
    bool m_writing = false;
    QLabel *m_place, *m_name, *m_value, *m_badge, *m_help, *m_default, *m_defaultSource, *m_range, *m_addressLabel;
    QLineEdit *m_source, *m_date;
    QComboBox* m_confidence;
    QPlainTextEdit* m_note;
    QPushButton* m_reset;
    QWidget* m_body;
};

} // namespace racktally::ui
