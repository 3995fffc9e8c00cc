// Asks for the kind and name of a new option, and for the inputs without which it says nothing.
#pragma once

#include "ui/session/session.h"

#include <QDialog>
#include <map>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace racktally::ui {

class NewOptionDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewOptionDialog(Session& session, QWidget* parent = nullptr);

private:
    void showKind();
    void create();

    Session& m_session;
    QComboBox* m_kind;
    QLineEdit* m_name;
    QWidget* m_inputs = nullptr;
    QLabel* m_message;
    std::map<std::string, LeafValue> m_values;
};

} // namespace racktally::ui
