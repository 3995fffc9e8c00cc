// Workloads and options: a list at the left, the form of the chosen one at the right.
#pragma once

#include "ui/pages/page.h"

class QListWidget;
class QStackedLayout;

namespace racktally::ui {

class FieldForm;

class ListPage : public Page {
    Q_OBJECT

public:
    enum class Subject { workloads, options };
    ListPage(Session& session, Subject subject, QWidget* parent = nullptr);

    /// The form that is shown; null in an empty project.
    [[nodiscard]] FieldForm* form() const { return m_form; }
    void select(int row);

private:
    void rebuild();
    void refreshList();
    void showForm(int row);
    [[nodiscard]] QString facts(std::size_t row) const;
    [[nodiscard]] std::vector<std::string> addresses() const;

    Subject m_subject;
    QListWidget* m_list;
    QVBoxLayout* m_right;
    FieldForm* m_form = nullptr;
};

} // namespace racktally::ui
