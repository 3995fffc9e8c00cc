// Workloads and options: cards at the left, the form of the chosen one in the middle, what is known of the chosen input at
// the right.
#pragma once

#include "ui/pages/page.h"
#include "ui/session/settings.h"

class QHBoxLayout;
class QListWidget;
class QSplitter;
class QTabWidget;

namespace racktally::ui {

class FieldForm;
class FieldRow;
class ConfigurationView;
class InputDetail;
class ServerPanel;
class WeekGrid;

class ListPage : public Page {
    Q_OBJECT

public:
    enum class Subject { workloads, options };
    ListPage(Session& session, Subject subject, QWidget* parent = nullptr);

    /// The forms that are shown, one per tab; none in an empty project.
    [[nodiscard]] const std::vector<FieldForm*>& forms() const { return m_forms; }
    /// The row of an input of the chosen option or workload; brings its tab to the front.
    [[nodiscard]] FieldRow* row(const std::string& address) const;
    [[nodiscard]] WeekGrid* week() const { return m_week; }
    [[nodiscard]] InputDetail* detail() const { return m_detail; }
    /// The server of the chosen option; null where it has none of its own.
    [[nodiscard]] ConfigurationView* configuration() const { return m_configuration; }
    [[nodiscard]] ServerPanel* server() const { return m_server; }
    void showTab(const QString& title);
    void select(int row);
    void selectNext(int step);
    /// Goes to the option or workload and the input; false if it is none of this page.
    bool showInput(const std::string& address);

    void addNew();
    /// A workload of a kind (index into workKindKeys) with usual inputs.
    void addWorkload(std::size_t kind);
    void duplicate();
    void remove();
    void move(int by);

signals:
    /// Something could not be done, and why.
    void refused(const QString& reason);

private:
    void makeList();
    void rebuild() override;
    void refresh() override;
    void showForm(int row);
    void showTabs(const std::string& prefix, std::size_t row);
    void showSideOf(int tab);
    FieldForm* makeForm(const std::string& prefix, std::function<bool(Group)> groups, bool withSources);
    void apply(Result<Project> project, const QString& text, int thenRow);
    [[nodiscard]] const Setting<QByteArray>& sizesSetting() const;
    [[nodiscard]] QString facts(std::size_t row) const;
    [[nodiscard]] QString nameAt(int row) const;
    [[nodiscard]] std::string idAt(int row) const;
    [[nodiscard]] std::vector<std::string> addresses() const;

    Subject m_subject;
    QListWidget* m_list;
    QSplitter* m_splitter;
    QWidget* m_center = nullptr;
    QTabWidget* m_tabs = nullptr;
    QWidget* m_side;
    InputDetail* m_detail;
    ConfigurationView* m_configuration = nullptr;
    ServerPanel* m_server;
    WeekGrid* m_week = nullptr;
    std::vector<FieldForm*> m_forms;
    QString m_tab;                        // its title
    int m_wanted = -1;
};

} // namespace racktally::ui
