// What earlier windows did not save: with name, place and times, and what to do with it. What is not answered is offered
// again at the next start.
#pragma once

#include "core/document/document_store.h"

#include <QDialog>
#include <vector>

class QPushButton;
class QTreeWidget;

namespace racktally::ui {

class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<RecoveryCopy> copies, QWidget* parent = nullptr);

signals:
    void recoverWanted(const std::string& id);
    /// The saved file is wanted instead; the copy stays for a month.
    void savedWanted(const std::string& id, const QString& path);
    void discarded(const std::string& id);

private:
    [[nodiscard]] const RecoveryCopy* chosen() const;
    void fill();
    void refreshButtons();
    void discard();

    std::vector<RecoveryCopy> m_copies;
    QTreeWidget* m_list = nullptr;
    QPushButton *m_recover = nullptr, *m_saved = nullptr, *m_discard = nullptr;
};

} // namespace racktally::ui
