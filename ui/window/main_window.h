// The window: menus, navigation, pages, result strip. It asks for files and settings and computes nothing.
#pragma once

#include "core/catalog/catalog_store.h"
#include "ui/session/open_document.h"
#include "ui/session/session.h"
#include "ui/text/words.h"
#include "ui/charts/chart.h"
#include "ui/window/appearance.h"

#include <QMainWindow>
#include <QTimer>
#include <memory>

class QFrame;
class QLabel;
class QListWidget;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace racktally::ui {

class AssumptionsPage;
class CatalogWindow;
class ComparisonPage;
class DocumentActions;
class ExplanationPanel;
class FindingsPanel;
class ListPage;
class SizingPage;
class NoticeBar;
class QuotePage;
class ResultStrip;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    enum PageNumber { workload, sizing, options, assumptions, comparison, quote };
    /// The store reaches files; the application provides it, so that the window knows no database.
    explicit MainWindow(std::shared_ptr<DocumentStore> store, std::shared_ptr<CatalogStore> catalog = nullptr, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] OpenDocument& document() { return m_document; }
    [[nodiscard]] DocumentActions& actions() { return *m_actions; }
    /// Shows a project that has no file yet, such as the sample.
    void showUnsaved(Project project);
    void showPage(PageNumber page);
    [[nodiscard]] QWidget* page(PageNumber page) const;
    /// Goes to the page with this input and puts the keyboard there; false if no page has it.
    bool showInput(const std::string& address);
    /// Opens the explanation of a figure; false if the model knows none.
    bool explainFigure(const FigureRef& figure);
    void showFindings();
    /// Opens the catalogue, at a kind if one is named; null where the window has none.
    CatalogWindow* showCatalog(const std::string& kind = {});
    [[nodiscard]] ExplanationPanel* explanation() const { return m_explanation; }
    void setUiLanguage(Language language);
    void setAppearance(Appearance appearance);

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
    void buildCatalogMenu();
    QWidget* buildNavigation();
    /// To the next or previous of the window's areas: navigation, page, explanation, result.
    void switchArea(int step);
    void explainFocused();
    void search();
    void openPalette();
    void showKeys();
    void refreshNavigation();
    [[nodiscard]] QString sizedText() const;
    void refreshSizedText();
    /// Title, notice and status bar say where the document lies and what is saved of it.
    void refreshDocumentState();
    void exportWorkbook();

    Session m_session;
    OpenDocument m_document;
    DocumentActions* m_actions;
    std::shared_ptr<CatalogStore> m_catalogStore;
    CatalogWindow* m_catalog = nullptr;
    Appearance m_appearance = Appearance::system;
    QListWidget* m_navigation = nullptr;
    QStackedWidget* m_pages = nullptr;
    ListPage* m_workloadPage = nullptr;
    SizingPage* m_sizingPage = nullptr;
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
    NoticeBar* m_notice = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_documentState = nullptr;
    int m_page = comparison;
    QTimer m_sizedTimer;                   // the size is found when typing pauses
};

} // namespace racktally::ui
