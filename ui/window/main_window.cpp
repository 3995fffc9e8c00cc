#include "ui/window/main_window.h"

#include "core/project/address.h"
#include "core/report/charts.h"
#include "ui/documents/workbook.h"
#include "ui/forms/field_form.h"
#include "ui/pages/assumptions_page.h"
#include "ui/pages/comparison_page.h"
#include "ui/pages/configuration_view.h"
#include "ui/pages/list_page.h"
#include "ui/pages/quote_page.h"
#include "ui/pages/sizing_page.h"
#include "ui/session/settings.h"
#include "ui/text/messages.h"
#include "ui/text/sizing_text.h"
#include "ui/window/catalog_window.h"
#include "ui/window/command_palette.h"
#include "ui/window/document_actions.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/findings_panel.h"
#include "ui/window/navigation_delegate.h"
#include "ui/window/notice_bar.h"
#include "ui/window/result_strip.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QWhatsThis>
#include <cmath>

namespace racktally::ui {

namespace {

/// Menu texts mark their key with ~, because the translation tools cannot hold the toolkit's own sign in a key.
QString menuText(const char* english) {
    QString text = words(english);
    return text.replace(QLatin1Char('&'), QLatin1String("&&")).replace(QLatin1Char('~'), QLatin1Char('&'));
}

struct Step {
    const char* name;
    Qt::Key key;
    StepIcon icon;
};
/// In the order of MainWindow::PageNumber; the keys are those of the six steps of the finished window.
constexpr std::array steps{Step{RT_TEXT("Workload"), Qt::Key_1, StepIcon::load}, Step{RT_TEXT("Sizing"), Qt::Key_2, StepIcon::servers}, Step{RT_TEXT("Options"), Qt::Key_3, StepIcon::options}, Step{RT_TEXT("Assumptions"), Qt::Key_4, StepIcon::sliders},
                           Step{RT_TEXT("Comparison"), Qt::Key_5, StepIcon::curve}, Step{RT_TEXT("Quote"), Qt::Key_6, StepIcon::page}};

} // namespace

MainWindow::MainWindow(std::shared_ptr<DocumentStore> store, std::shared_ptr<CatalogStore> catalog, QWidget* parent)
    : QMainWindow(parent), m_session(QDate::currentDate().toString(Qt::ISODate).toStdString()), m_document(m_session, std::move(store)), m_actions(new DocumentActions(m_session, m_document, *this)), m_catalogStore(std::move(catalog)) {
    setAcceptDrops(true);
    setMinimumSize(1024, 640);
    resize(1280, 800);
    m_appearance = static_cast<Appearance>(settings::appearance.get());
    connect(&m_session, &Session::changed, this, &MainWindow::refreshNavigation);
    constexpr int pauseMs = 250;
    m_sizedTimer.setSingleShot(true);
    m_sizedTimer.setInterval(pauseMs);
    connect(&m_sizedTimer, &QTimer::timeout, this, &MainWindow::refreshSizedText);
    connect(&m_document, &OpenDocument::stateChanged, this, &MainWindow::refreshDocumentState);
    connect(m_actions, &DocumentActions::message, this, [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    connect(m_actions, &DocumentActions::opened, this, [this](bool isNew) {
        if (isNew) showPage(workload);
    });
    connect(m_actions, &DocumentActions::inputChosen, this, &MainWindow::showInput);
    std::optional<Error> problem;
    if (m_catalogStore) m_session.setCatalog(m_catalogStore->read(problem));
    build();
    if (problem) m_actions->showMessage(errorText(*problem, NumberFormat(language())) + QLatin1Char(' ') + words("Your own catalogue is left out; the shipped one is used."));
    restoreGeometry(settings::geometry.get());
}

MainWindow::~MainWindow() {
    // Pages, and editors that commit when they close, need the session, which is destroyed before the window's children.
    delete takeCentralWidget();
}

void MainWindow::build() {
    const bool sideShown = m_side && m_side->isVisible();
    const std::vector<FigureRef> explained = m_explanation ? m_explanation->path() : std::vector<FigureRef>();
    delete takeCentralWidget();
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_notice = new NoticeBar(central);
    column->addWidget(m_notice);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    buildPages();
    buildSide();
    m_body = new QSplitter(Qt::Horizontal, central);
    m_body->setChildrenCollapsible(false);
    m_body->setHandleWidth(1);
    m_body->addWidget(m_pages);
    m_body->addWidget(m_side);
    m_body->setStretchFactor(0, 1);
    m_body->setStretchFactor(1, 0);
    connect(m_body, &QSplitter::splitterMoved, this, [this] { settings::explanationWidth.set(m_side->width()); });
    row->addWidget(buildNavigation());
    row->addWidget(m_body, 1);
    column->addLayout(row, 1);
    m_strip = new ResultStrip(m_session, central);
    connect(m_strip, &ResultStrip::optionChosen, this, [this](const std::string& id) {
        m_comparisonPage->selectOption(id);
        explainFigure({id, "total_cost", 0});
    });
    column->addWidget(m_strip);
    setCentralWidget(central);
    m_side->hide();
    if (sideShown) showSide(m_explanation);
    for (const FigureRef& figure : explained) m_explanation->explainFigure(figure);
    menuBar()->clear();
    // The menu that was clicked may be among them.
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) menu->deleteLater();
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildProjectMenu();
    buildStatusBar();
    // It speaks the language and wears the colours it was built with.
    if (m_catalog) m_catalog->deleteLater();
    m_catalog = nullptr;
    refreshNavigation();
    refreshDocumentState();
    showPage(static_cast<PageNumber>(m_page));
    m_navigation->setFocus();
}

void MainWindow::buildPages() {
    m_pages = new QStackedWidget(this);
    m_workloadPage = new ListPage(m_session, ListPage::Subject::workloads);
    m_sizingPage = new SizingPage(m_session);
    m_optionsPage = new ListPage(m_session, ListPage::Subject::options);
    m_assumptionsPage = new AssumptionsPage(m_session);
    m_comparisonPage = new ComparisonPage(m_session);
    m_quotePage = new QuotePage(m_session);
    for (QWidget* page : {static_cast<QWidget*>(m_workloadPage), static_cast<QWidget*>(m_sizingPage), static_cast<QWidget*>(m_optionsPage), static_cast<QWidget*>(m_assumptionsPage), static_cast<QWidget*>(m_comparisonPage), static_cast<QWidget*>(m_quotePage)})
        m_pages->addWidget(page);
    for (ListPage* page : {m_workloadPage, m_optionsPage}) connect(page, &ListPage::refused, this, [this](const QString& reason) { m_actions->showMessage(reason); });
    connect(m_sizingPage, &SizingPage::figureChosen, this, &MainWindow::explainFigure);
    connect(m_sizingPage, &SizingPage::inputChosen, this, &MainWindow::showInput);
    connect(m_sizingPage, &SizingPage::refused, this, [this](const QString& reason) { m_actions->showMessage(reason); });
    connect(m_sizingPage, &SizingPage::optionMade, this, [this](const std::string& id) { showInput("options." + id); });
    connect(m_comparisonPage, &ComparisonPage::figureChosen, this, &MainWindow::explainFigure);
    connect(m_comparisonPage, &ComparisonPage::findingsWanted, this, &MainWindow::showFindings);
    connect(m_comparisonPage, &ComparisonPage::workloadWanted, this, [this] {
        showPage(workload);
        m_workloadPage->addNew();
    });
    connect(m_comparisonPage, &ComparisonPage::optionWanted, this, [this] {
        showPage(options);
        m_optionsPage->addNew();
    });
    connect(m_quotePage, &QuotePage::failed, this, [this](const QString& reason) { m_actions->showMessage(reason); });
    connect(m_quotePage, &QuotePage::done, this, [this](const QString& message) { statusBar()->showMessage(message, 8000); });
    connect(m_quotePage, &QuotePage::inputChosen, this, &MainWindow::showInput);
}

void MainWindow::buildSide() {
    m_side = new QFrame(this);
    m_side->setObjectName(QStringLiteral("side"));
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    m_sideTabs = new QTabWidget(m_side);
    m_sideTabs->tabBar()->setDrawBase(false);
    m_sideTabs->setAccessibleName(words("Explanation and findings"));
    m_explanation = new ExplanationPanel(m_session, m_sideTabs);
    m_findings = new FindingsPanel(m_session, m_sideTabs);
    m_sideTabs->addTab(m_explanation, words("Explanation"));
    m_sideTabs->addTab(m_findings, words("Findings"));
    auto* close = new QToolButton(m_sideTabs);
    close->setIcon(iconOf(StepIcon::close));
    close->setAutoRaise(true);
    close->setToolTip(words("Close (F4)"));
    close->setAccessibleName(words("Close"));
    connect(close, &QToolButton::clicked, m_side, &QWidget::hide);
    m_sideTabs->setCornerWidget(close);
    column->addWidget(m_sideTabs);
    connect(m_explanation, &ExplanationPanel::inputChosen, this, &MainWindow::showInput);
    connect(m_findings, &FindingsPanel::inputChosen, this, &MainWindow::showInput);
}

void MainWindow::showSide(QWidget* tab) {
    m_sideTabs->setCurrentWidget(tab);
    if (m_side->isVisible()) return;
    m_side->show();
    const int wide = settings::explanationWidth.get();
    m_body->setSizes({m_body->width() - wide, wide});
}

void MainWindow::buildStatusBar() {
    statusBar()->setSizeGripEnabled(false);
    for (QLabel* label : statusBar()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) delete label;
    m_facts = new QLabel(statusBar());
    auto* keys = new QLabel(words("Ctrl+1 … 6 pages · F6 next area · F4 explain · Ctrl+K search · F1 keys"), statusBar());
    m_documentState = new QLabel(statusBar());
    for (QLabel* label : {m_facts, m_documentState, keys}) label->setObjectName(QStringLiteral("secondary"));
    m_facts->setContentsMargins(10, 0, 0, 0);
    m_documentState->setContentsMargins(0, 0, 24, 0);
    keys->setContentsMargins(0, 0, 10, 0);
    statusBar()->addWidget(m_facts, 1);
    statusBar()->addPermanentWidget(m_documentState);
    statusBar()->addPermanentWidget(keys);
}

QWidget* MainWindow::buildNavigation() {
    m_navigation = new QListWidget(this);
    m_navigation->setObjectName(QStringLiteral("navigation"));
    m_navigation->setAccessibleName(words("Steps"));
    m_navigation->setItemDelegate(new NavigationDelegate(m_navigation));
    m_navigation->setFixedWidth(fontMetrics().averageCharWidth() * 23);
    m_navigation->setFrameShape(QFrame::NoFrame);
    m_navigation->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Step& step : steps) {
        auto* item = new QListWidgetItem(words(step.name), m_navigation);
        item->setData(NavigationDelegate::iconRole, static_cast<int>(step.icon));
        item->setData(NavigationDelegate::keyRole, QString(QLatin1Char(static_cast<char>('0' + step.key - Qt::Key_0))));
        item->setToolTip(QKeySequence(Qt::CTRL | step.key).toString(QKeySequence::NativeText));
    }
    connect(m_navigation, &QListWidget::currentRowChanged, this, [this](int page) {
        if (page >= 0) showPage(static_cast<PageNumber>(page));
    });
    return m_navigation;
}

void MainWindow::refreshNavigation() {
    if (!m_navigation) return;
    const Evaluation& evaluation = m_session.evaluation();
    const Project& project = m_session.project();
    const NumberFormat format(language());
    const Comparison* leading = leadingComparison(evaluation);
    const QString result = !leading ? words("nothing to compare")
        : leading->breakEvenMonths && leading->verdict != Verdict::notComparable
            ? words("break-even month %1").arg(format.fixed(*leading->breakEvenMonths, 1)) : words("no break-even");
    int changed = 0, stale = 0, open = 0;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        if (!address.starts_with("assumptions.")) return;
        const InputState state = stateOf(project, address, leaf, m_session.today());
        changed += state.changed ? 1 : 0;
        stale += state.staleDays ? 1 : 0;
    });
    for (const Finding& finding : evaluation.findings) open += finding.severity != Severity::note ? 1 : 0;
    const std::array second{std::isfinite(evaluation.gpuHoursPerMonth) ? words("%1 GPU-h per month").arg(format.fixed(evaluation.gpuHoursPerMonth, 0)) : words("demand unknown"), m_navigation->item(sizing)->data(NavigationDelegate::secondLineRole).toString(),
                            open > 0 ? words("%1, with %2 findings").arg(evaluation.options.size()).arg(open) : words("%1 options").arg(evaluation.options.size()),
                            stale > 0 ? words("%1 changed, %2 stale").arg(changed).arg(stale) : words("%1 changed").arg(changed), result,
                            project.quote.number.empty() ? words("Draft") : fromCore(project.quote.number)};
    for (std::size_t i = 0; i < steps.size(); ++i)
        m_navigation->item(static_cast<int>(i))->setData(NavigationDelegate::secondLineRole, second[i]);
    if (m_navigation->item(sizing)->data(NavigationDelegate::secondLineRole).toString().isEmpty()) refreshSizedText();
    m_sizedTimer.start();
    if (m_facts)
        m_facts->setText(words("Amounts in %1, net · %2 hours a month").arg(fromCore(project.currency), format.exact(project.assumptions.hoursPerMonth)) + QStringLiteral(" · ") +
                         (project.assumptions.tax.enabled ? words("after tax") : words("before tax")));
}

void MainWindow::refreshSizedText() {
    if (m_navigation) m_navigation->item(sizing)->setData(NavigationDelegate::secondLineRole, sizedText());
}

/// What the first sized workload needs.
QString MainWindow::sizedText() const {
    for (const Workload& work : m_session.project().workloads) {
        if (!work.isSized()) continue;
        const auto own = m_session.sizing(work.id);
        return own->recommended ? nameText(own->candidates[*own->recommended]) : words("no form found");
    }
    return words("demand stated");
}

void MainWindow::buildFileMenu() {
    QMenu* file = menuBar()->addMenu(menuText(RT_TEXT("~File")));
    file->addAction(menuText(RT_TEXT("~New")), QKeySequence::New, m_actions, &DocumentActions::newDocument);
    file->addAction(menuText(RT_TEXT("~Open …")), QKeySequence::Open, m_actions, &DocumentActions::open);
    QMenu* recent = file->addMenu(menuText(RT_TEXT("Open ~recent")));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, m_actions, [this, recent] { m_actions->fillRecentMenu(recent); });
    file->addAction(menuText(RT_TEXT("~Save")), QKeySequence::Save, m_actions, &DocumentActions::save);
    file->addAction(menuText(RT_TEXT("Save with a ~comment …")), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S), m_actions, &DocumentActions::saveVersion);
    file->addAction(menuText(RT_TEXT("Save ~as …")), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), m_actions, [this] { m_actions->saveAs(); });
    file->addSeparator();
    file->addAction(menuText(RT_TEXT("Re~visions …")), m_actions, &DocumentActions::showRevisions);
    file->addAction(menuText(RT_TEXT("~Unsaved work …")), m_actions, [this] { m_actions->offerRecovery(true); });
    file->addSeparator();
    file->addAction(menuText(RT_TEXT("Save quote as ~PDF …")), QKeySequence(Qt::CTRL | Qt::Key_E), this, [this] { m_quotePage->askPdf(); });
    file->addAction(menuText(RT_TEXT("~Print quote …")), QKeySequence::Print, this, [this] { m_quotePage->askPrint(); });
    file->addAction(menuText(RT_TEXT("Export spread~sheet …")), this, &MainWindow::exportWorkbook);
    file->addSeparator();
    file->addAction(menuText(RT_TEXT("~Quit")), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* edit = menuBar()->addMenu(menuText(RT_TEXT("~Edit")));
    QAction* undo = m_session.undoStack().createUndoAction(edit, words("Undo:"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_session.undoStack().createRedoAction(edit, words("Redo:"));
    redo->setShortcut(QKeySequence::Redo);
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addAction(menuText(RT_TEXT("~Search assumptions")), QKeySequence::Find, this, &MainWindow::search);
    edit->addAction(menuText(RT_TEXT("~Command or input …")), QKeySequence(Qt::CTRL | Qt::Key_K), this, &MainWindow::openPalette);
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(menuText(RT_TEXT("~View")));
    for (std::size_t i = 0; i < steps.size(); ++i)
        view->addAction(words(steps[i].name), QKeySequence(Qt::CTRL | steps[i].key), this, [this, i] { showPage(static_cast<PageNumber>(i)); });
    view->addSeparator();
    view->addAction(menuText(RT_TEXT("~Explain the chosen figure")), QKeySequence(Qt::Key_F4), this, &MainWindow::explainFocused);
    view->addAction(menuText(RT_TEXT("~Next finding")), QKeySequence(Qt::Key_F7), this, [this] {
        showFindings();
        m_findings->next();
    });
    view->addAction(words("Mend the finding"), QKeySequence(Qt::CTRL | Qt::Key_Return), this, [this] {
        // On the page of a configuration its first finding is meant.
        ConfigurationView* configuration = m_page == options ? m_optionsPage->configuration() : nullptr;
        if (configuration && !configuration->findings().empty()) configuration->cure(0);
        else m_findings->cure();
    });
    view->addAction(words("Data instead of charts"), QKeySequence(Qt::CTRL | Qt::Key_T), this, [this] { m_comparisonPage->toggleTables(); });
    view->addAction(words("Next area"), QKeySequence(Qt::Key_F6), this, [this] { switchArea(1); });
    view->addAction(words("Previous area"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this, [this] { switchArea(-1); });
    view->addSeparator();
    const auto choice = [&](QMenu* menu, const QString& text, bool checked, const std::function<void()>& choose) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this, [choose] { choose(); });
    };
    QMenu* appearance = view->addMenu(menuText(RT_TEXT("~Appearance")));
    choice(appearance, words("As the system"), m_appearance == Appearance::system, [this] { setAppearance(Appearance::system); });
    choice(appearance, words("Light"), m_appearance == Appearance::light, [this] { setAppearance(Appearance::light); });
    choice(appearance, words("Dark"), m_appearance == Appearance::dark, [this] { setAppearance(Appearance::dark); });
    QMenu* languages = view->addMenu(menuText(RT_TEXT("~Language")));
    choice(languages, QStringLiteral("Deutsch"), language() == Language::german, [this] { setUiLanguage(Language::german); });
    choice(languages, QStringLiteral("English"), language() == Language::english, [this] { setUiLanguage(Language::english); });
}

void MainWindow::buildProjectMenu() {
    QMenu* project = menuBar()->addMenu(menuText(RT_TEXT("~Project")));
    project->addAction(menuText(RT_TEXT("New ~option …")), this, [this] {
        showPage(options);
        m_optionsPage->addNew();
    });
    project->addAction(menuText(RT_TEXT("New ~workload")), this, [this] {
        showPage(workload);
        m_workloadPage->addNew();
    });
    project->addAction(menuText(RT_TEXT("~Next option")), QKeySequence(Qt::CTRL | Qt::Key_PageDown), this, [this] {
        showPage(options);
        m_optionsPage->selectNext(1);
    });
    project->addAction(menuText(RT_TEXT("~Previous option")), QKeySequence(Qt::CTRL | Qt::Key_PageUp), this, [this] {
        showPage(options);
        m_optionsPage->selectNext(-1);
    });
    buildCatalogMenu();
    QMenu* help = menuBar()->addMenu(menuText(RT_TEXT("~Help")));
    help->addAction(menuText(RT_TEXT("~Keys")), QKeySequence::HelpContents, this, &MainWindow::showKeys);
    help->addAction(menuText(RT_TEXT("~What is this?")), QKeySequence(Qt::SHIFT | Qt::Key_F1), this, [] { QWhatsThis::enterWhatsThisMode(); });
}

void MainWindow::buildCatalogMenu() {
    if (!m_catalogStore) return;
    QMenu* catalog = menuBar()->addMenu(menuText(RT_TEXT("Ca~talogue")));
    catalog->addAction(menuText(RT_TEXT("~Browse the catalogue …")), QKeySequence(Qt::Key_F8), this, [this] { showCatalog(); });
    catalog->addAction(menuText(RT_TEXT("~Cloud offers …")), this, [this] { showCatalog("cloud"); });
    catalog->addAction(menuText(RT_TEXT("~Model API prices …")), this, [this] { showCatalog("model_price"); });
    catalog->addAction(menuText(RT_TEXT("~The usual three offers")), this, [this] {
        if (CatalogWindow* window = showCatalog("cloud")) window->addUsualThree();
    });
}

CatalogWindow* MainWindow::showCatalog(const std::string& kind) {
    if (!m_catalogStore) return nullptr;
    if (!m_catalog) {
        m_catalog = new CatalogWindow(m_session, m_catalogStore, this);
        connect(m_catalog, &CatalogWindow::done, this, [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    }
    // Another window may have written since.
    std::optional<Error> problem;
    m_session.setCatalog(m_catalogStore->read(problem));
    if (!kind.empty()) m_catalog->showKind(kind);
    m_catalog->show();
    m_catalog->raise();
    m_catalog->activateWindow();
    return m_catalog;
}

void MainWindow::showKeys() {
    QStringList lines;
    for (QMenu* menu : menuBar()->findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            if (!action->shortcut().isEmpty()) lines << QStringLiteral("%1   %2").arg(action->shortcut().toString(QKeySequence::NativeText), action->text().remove(QLatin1Char('&')));
    QMessageBox::information(this, words("Keys"), lines.join(QLatin1Char('\n')));
}

void MainWindow::switchArea(int step) {
    std::vector<QWidget*> areas{m_navigation, m_pages->currentWidget()};
    if (m_side->isVisible()) areas.push_back(m_sideTabs->currentWidget());
    areas.push_back(m_strip);
    std::size_t now = 0;
    const QWidget* focused = QApplication::focusWidget();
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (focused && (areas[i] == focused || areas[i]->isAncestorOf(focused))) now = i;
    const std::size_t next = (now + areas.size() + static_cast<std::size_t>(step + static_cast<int>(areas.size()))) % areas.size();
    QWidget* area = areas[next];
    if (area->focusPolicy() != Qt::NoFocus) return area->setFocus(Qt::ShortcutFocusReason);
    for (QWidget* child : area->findChildren<QWidget*>())
        if (child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus) return child->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::explainFocused() {
    if (m_comparisonPage->explainCurrent() || m_sizingPage->explainCurrent()) return;
    if (m_strip->hasFocus() && m_strip->explainCurrent()) return;
    if (m_explanation->isVisible()) return m_side->hide();
    showSide(m_explanation);
    if (m_explanation->path().empty())
        if (const Comparison* leading = leadingComparison(m_session.evaluation())) m_explanation->explainFigure({leading->scope, "saving", 0});
}

bool MainWindow::explainFigure(const FigureRef& figure) {
    if (!m_explanation->explainFigure(figure)) return false;
    showSide(m_explanation);
    return true;
}

void MainWindow::showFindings() {
    showSide(m_findings);
}

bool MainWindow::showInput(const std::string& address) {
    const auto go = [&](PageNumber page, auto&& show) {
        showPage(page);
        return show();
    };
    if (address.starts_with("workloads.")) return go(workload, [&] { return m_workloadPage->showInput(address); });
    if (address.starts_with("options.")) return go(options, [&] { return m_optionsPage->showInput(address); });
    if (address.starts_with("quote.")) return go(quote, [&] { return m_quotePage->showInput(address); });
    return m_session.leaf(address) && go(assumptions, [&] { return m_assumptionsPage->showInput(address); });
}

void MainWindow::search() {
    showPage(assumptions);
    m_assumptionsPage->focusSearch();
}

void MainWindow::openPalette() {
    std::vector<PaletteEntry> entries;
    for (QMenu* menu : menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (!action->isSeparator() && !action->menu() && action->isEnabled())
                entries.push_back({action->text().remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }});
    forEachLeaf(m_session.project(), [&](const std::string& address, const Leaf& leaf) {
        if (leaf.info->key == "id" || leaf.info->key == "weekly" || address.starts_with("scenarios.")) return;
        entries.push_back({addressText(m_session.project(), address), {}, [this, address] { showInput(address); }});
    });
    CommandPalette palette(std::move(entries), this);
    palette.exec();
}

void MainWindow::showPage(PageNumber page) {
    m_page = page;
    static_cast<Page*>(m_pages->widget(page))->prepare();
    m_pages->setCurrentIndex(page);
    m_navigation->setCurrentRow(page);
}

QWidget* MainWindow::page(PageNumber page) const { return m_pages->widget(page); }

void MainWindow::setUiLanguage(Language language) {
    setLanguage(language);
    settings::language.set(language == Language::german ? QStringLiteral("de") : QStringLiteral("en"));
    build();
}

void MainWindow::setAppearance(Appearance appearance) {
    m_appearance = appearance;
    applyAppearance(appearance);
    settings::appearance.set(static_cast<int>(appearance));
    build();
}

void MainWindow::refreshDocumentState() {
    setWindowTitle(QStringLiteral("%1[*] – RackTally").arg(m_actions->title()));
    setWindowModified(m_session.isModified());
    const auto notice = m_actions->notice().value_or(Notice());
    m_notice->setNotice(notice.text, notice.action, notice.act);
    m_documentState->setText(m_actions->stateText());
}

void MainWindow::showUnsaved(Project project) { m_document.startNew(std::move(project)); }

void MainWindow::exportWorkbook() {
    QString path = QFileDialog::getSaveFileName(this, words("Export spreadsheet"), {}, words("Spreadsheets (*.xlsx)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".xlsx");
    if (const auto error = writeWorkbook(path, m_session.project(), m_session.evaluation(), {QDate::currentDate().toString(Qt::ISODate)})) m_actions->showMessage(errorText(*error, NumberFormat(language())));
    else statusBar()->showMessage(words("Written: %1").arg(QFileInfo(path).fileName()), 8000);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(!m_session.isModified() && !m_document.isSaving());
    if (event->isAccepted()) settings::geometry.set(saveGeometry());
    else m_actions->leave([this] {
        m_document.discardChanges();
        close();
    });
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (event->type() == QEvent::ThemeChange && m_appearance == Appearance::system) setAppearance(Appearance::system);
#endif
}

namespace {

/// The document that is dragged; empty where it is something else.
QString draggedDocument(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && isDocumentName(url.toLocalFile())) return url.toLocalFile();
    return {};
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!draggedDocument(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = draggedDocument(*event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    m_actions->openFileInstead(path);
}

} // namespace racktally::ui
