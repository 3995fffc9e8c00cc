// The saved states of a document: who saved what when, what differs between any two, and the way back.
#pragma once

#include "core/document/document.h"
#include "ui/session/session.h"

#include <QDialog>
#include <QTimer>
#include <map>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace racktally::ui {

class RevisionsDialog : public QDialog {
    Q_OBJECT

public:
    RevisionsDialog(Session& session, const Document& document, QWidget* parent = nullptr);

signals:
    void inputChosen(const std::string& address);

private:
    void fillList();
    void describeNext();
    void compare();
    void restore();
    /// The project of a row; nothing where it cannot be read by this version.
    [[nodiscard]] std::shared_ptr<const Project> projectAt(int row);
    [[nodiscard]] const Revision* revisionAt(int row) const;
    [[nodiscard]] QString nameOf(int row) const;

    Session& m_session;
    Document m_document;
    std::map<int, std::shared_ptr<const Project>> m_projects;     // by number of the revision
    QTreeWidget *m_list = nullptr, *m_changes = nullptr;
    QLabel* m_heading = nullptr;
    QPushButton* m_restore = nullptr;
    QTimer m_describe;
    int m_described = 0;
};

} // namespace racktally::ui
