// The window: menus, navigation, pages, result strip. It asks for files and settings and computes nothing.
#pragma once

#include "core/project/project_json.h"
#include "ui/session/session.h"
#include "ui/text/words.h"
#include "ui/charts/chart.h"
#include "ui/window/appearance.h"

#include <QMainWindow>
#include <functional>

class QFrame;
class QLabel;
class QListWidget;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace racktally::ui {

/// How the window reaches files; the application provides it, so that the window knows no database.
struct FileAccess {
    std::function<Result<ReadProject>(const QString& path)> read;
    std::function<std::optional<Error>(const QString& path, const Project& project)> write;
};

class AssumptionsPage;
class ComparisonPage;
class ExplanationPanel;
class FindingsPanel;
class ListPage;
class QuotePage;
class ResultStrip;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    enum PageNumber { workload, options, assumptions, comparison, quote };
    explicit MainWindow(FileAccess files, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    /// Opens a file; on failure says why and leaves everything as it was.
    bool openFile(const QString& path);
    /// Shows a project that has no file yet, such as the sample.
    void showUnsaved(Project project);
    bool saveTo(const QString& path);
    void showPage(PageNumber page);
    [[nodiscard]] QWidget* page(PageNumber page) const;
    /// Goes to the page with this input and puts the keyboard there; false if no page has it.
    bool showInput(const std::string& address);
    /// Opens the explanation of a figure; false if the model knows none.
    bool explainFigure(const FigureRef& figure);
    void showFindings();
    [[nodiscard]] ExplanationPanel* explanation() const { return m_explanation; }
    void setUiLanguage(Language language);
    void setAppearance(Appearance appearance);
    /// What a failure says; tests replace it to read the message.
    std::function<void(const QString& title, const QString& text)> showMessage;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void buildMenus();
    void buildPages();
    void buildSide();
    void showSide(QWidget* tab);
    void buildStatusBar();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildProjectMenu();
    QWidget* buildNavigation();
    /// To the next or previous of the window's areas: navigation, page, explanation, result.
    void switchArea(int step);
    void explainFocused();
    void search();
    void openPalette();
    void showKeys();
    void newProject();
    void refreshNavigation();
    void refreshTitle();
    void open();
    bool save();
    bool saveAs();
    void exportWorkbook();
    [[nodiscard]] bool mayDiscard();
    void failed(const Errors& errors);

    FileAccess m_files;
    Session m_session;
    QString m_path;
    Appearance m_appearance = Appearance::system;
    QListWidget* m_navigation = nullptr;
    QStackedWidget* m_pages = nullptr;
    ListPage* m_workloadPage = nullptr;
    ListPage* m_optionsPage = nullptr;
    AssumptionsPage* m_assumptionsPage = nullptr;
    ComparisonPage* m_comparisonPage = nullptr;
    QuotePage* m_quotePage = nullptr;
    ResultStrip* m_strip = nullptr;
    QSplitter* m_body = nullptr;           // page and explanation
    QFrame* m_side = nullptr;
    QTabWidget* m_sideTabs = nullptr;
    ExplanationPanel* m_explanation = nullptr;
    FindingsPanel* m_findings = nullptr;
    QLabel* m_facts = nullptr;
    int m_page = comparison;
};

} // namespace racktally::ui
