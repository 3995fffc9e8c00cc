#include "ui/window/main_window.h"

#include "core/report/charts.h"
#include "ui/documents/workbook.h"
#include "ui/pages/assumptions_page.h"
#include "ui/pages/comparison_page.h"
#include "ui/pages/list_page.h"
#include "ui/text/messages.h"
#include "ui/window/navigation_delegate.h"
#include "ui/window/result_strip.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>

namespace racktally::ui {

namespace {

constexpr int navigationWidth = 176;

/// Menu texts mark their key with ~, because the translation tools cannot hold the toolkit's own sign in a key.
QString menuText(const char* english) {
    QString text = words(english);
    return text.replace(QLatin1Char('&'), QLatin1String("&&")).replace(QLatin1Char('~'), QLatin1Char('&'));
}

struct Step {
    const char* name;
    Qt::Key key;
};
/// In the order of MainWindow::PageNumber; the keys are those of the six steps of the finished window.
constexpr std::array steps{Step{RT_TEXT("Workload"), Qt::Key_1}, Step{RT_TEXT("Options"), Qt::Key_3}, Step{RT_TEXT("Assumptions"), Qt::Key_4}, Step{RT_TEXT("Comparison"), Qt::Key_5}};

} // namespace

MainWindow::MainWindow(FileAccess files, QWidget* parent) : QMainWindow(parent), m_files(std::move(files)), m_session(QDate::currentDate().toString(Qt::ISODate).toStdString()) {
    showMessage = [this](const QString& title, const QString& text) { QMessageBox::warning(this, title, text); };
    setAcceptDrops(true);
    setMinimumSize(1024, 640);
    resize(1280, 800);
    connect(&m_session, &Session::changed, this, &MainWindow::refreshNavigation);
    connect(&m_session.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::refreshTitle);
    build();
}

MainWindow::~MainWindow() {
    // Pages, and editors that commit when they close, need the session, which is destroyed before the window's children.
    delete takeCentralWidget();
}

void MainWindow::build() {
    delete takeCentralWidget();
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(buildNavigation());
    m_pages = new QStackedWidget(central);
    m_pages->addWidget(new ListPage(m_session, ListPage::Subject::workloads));
    m_pages->addWidget(new ListPage(m_session, ListPage::Subject::options));
    m_pages->addWidget(new AssumptionsPage(m_session));
    m_pages->addWidget(new ComparisonPage(m_session));
    row->addWidget(m_pages, 1);
    column->addLayout(row, 1);
    column->addWidget(new ResultStrip(m_session, central));
    setCentralWidget(central);
    buildMenus();
    statusBar()->setSizeGripEnabled(false);
    statusBar()->showMessage(words("Amounts net · Ctrl+1, 3, 4, 5 pages · Ctrl+Z undo · Ctrl+S save"));
    refreshNavigation();
    refreshTitle();
    showPage(static_cast<PageNumber>(m_page));
}

QWidget* MainWindow::buildNavigation() {
    m_navigation = new QListWidget(this);
    m_navigation->setObjectName(QStringLiteral("navigation"));
    m_navigation->setAccessibleName(words("Steps"));
    m_navigation->setItemDelegate(new NavigationDelegate(m_navigation));
    m_navigation->setFixedWidth(navigationWidth);
    m_navigation->setFrameShape(QFrame::NoFrame);
    m_navigation->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Step& step : steps) {
        auto* item = new QListWidgetItem(words(step.name), m_navigation);
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
    const Comparison* leading = leadingComparison(evaluation);
    const QString result = !leading ? words("nothing to compare")
        : leading->breakEvenMonths && leading->verdict != Verdict::notComparable
            ? words("break-even month %1").arg(NumberFormat(language()).fixed(*leading->breakEvenMonths, 1)) : words("no break-even");
    int changed = 0;
    for (const auto& [address, provenance] : m_session.project().inputs)
        if (address.starts_with("assumptions.")) ++changed;
    const std::array second{words("%1 GPU-h per month").arg(NumberFormat(language()).fixed(evaluation.gpuHoursPerMonth, 0)),
                            words("%1 options").arg(evaluation.options.size()), words("%1 with own source").arg(changed), result};
    for (std::size_t i = 0; i < steps.size(); ++i)
        m_navigation->item(static_cast<int>(i))->setData(NavigationDelegate::secondLineRole, second[i]);
}

void MainWindow::buildMenus() {
    menuBar()->clear();
    // The menu that was clicked may be among them.
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) menu->deleteLater();
    QMenu* file = menuBar()->addMenu(menuText(RT_TEXT("~File")));
    file->addAction(menuText(RT_TEXT("~Open …")), QKeySequence::Open, this, &MainWindow::open);
    file->addAction(menuText(RT_TEXT("~Save")), QKeySequence::Save, this, [this] { save(); });
    file->addAction(menuText(RT_TEXT("Save ~as …")), QKeySequence::SaveAs, this, [this] { saveAs(); });
    file->addSeparator();
    file->addAction(menuText(RT_TEXT("Export spread~sheet …")), this, &MainWindow::exportWorkbook);
    file->addSeparator();
    file->addAction(menuText(RT_TEXT("~Quit")), QKeySequence::Quit, this, &QWidget::close);
    QMenu* edit = menuBar()->addMenu(menuText(RT_TEXT("~Edit")));
    QAction* undo = m_session.undoStack().createUndoAction(edit, words("Undo:"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_session.undoStack().createRedoAction(edit, words("Redo:"));
    redo->setShortcut(QKeySequence::Redo);
    edit->addActions({undo, redo});
    QMenu* view = menuBar()->addMenu(menuText(RT_TEXT("~View")));
    for (std::size_t i = 0; i < steps.size(); ++i)
        view->addAction(words(steps[i].name), QKeySequence(Qt::CTRL | steps[i].key), this, [this, i] { showPage(static_cast<PageNumber>(i)); });
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

void MainWindow::showPage(PageNumber page) {
    m_page = page;
    m_pages->setCurrentIndex(page);
    m_navigation->setCurrentRow(page);
}

QWidget* MainWindow::page(PageNumber page) const { return m_pages->widget(page); }

void MainWindow::setUiLanguage(Language language) {
    setLanguage(language);
    QSettings().setValue(QStringLiteral("language"), language == Language::german ? QStringLiteral("de") : QStringLiteral("en"));
    build();
}

void MainWindow::setAppearance(Appearance appearance) {
    m_appearance = appearance;
    applyAppearance(appearance);
    QSettings().setValue(QStringLiteral("appearance"), static_cast<int>(appearance));
    build();
}

void MainWindow::refreshTitle() {
    const QString name = m_path.isEmpty() ? fromCore(m_session.project().title) : QFileInfo(m_path).fileName();
    setWindowTitle(QStringLiteral("%1[*] – RackTally").arg(name.isEmpty() ? words("New project") : name));
    setWindowModified(m_session.isModified());
}

void MainWindow::failed(const Errors& errors) { showMessage(words("RackTally"), errorsText(errors, NumberFormat(language()))); }

bool MainWindow::openFile(const QString& path) {
    auto read = m_files.read(path);
    if (!read) {
        failed(read.errors());
        return false;
    }
    // What a newer version wrote and this one does not know would be lost by saving over it.
    m_path = read->newerVersion ? QString() : path;
    m_session.load(std::move(read->project));
    refreshTitle();
    if (read->newerVersion)
        showMessage(words("RackTally"), words("“%1” was made by a newer version. It is opened as a copy; the file itself is not written.").arg(QFileInfo(path).fileName()));
    return true;
}

void MainWindow::showUnsaved(Project project) {
    m_path.clear();
    m_session.load(std::move(project));
    refreshTitle();
}

bool MainWindow::saveTo(const QString& path) {
    if (const auto error = m_files.write(path, m_session.project())) {
        failed({*error});
        return false;
    }
    m_path = path;
    m_session.markSaved();
    refreshTitle();
    return true;
}

void MainWindow::open() {
    if (!mayDiscard()) return;
    const QString path = QFileDialog::getOpenFileName(this, words("Open project"), QFileInfo(m_path).path(), words("RackTally projects (*.json)"));
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::save() { return m_path.isEmpty() ? saveAs() : saveTo(m_path); }

bool MainWindow::saveAs() {
    QString path = QFileDialog::getSaveFileName(this, words("Save project"), m_path, words("RackTally projects (*.json)"));
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".json");
    return saveTo(path);
}

void MainWindow::exportWorkbook() {
    QString path = QFileDialog::getSaveFileName(this, words("Export spreadsheet"), {}, words("Spreadsheets (*.xlsx)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".xlsx");
    if (const auto error = writeWorkbook(path, m_session.project(), m_session.evaluation(), {QDate::currentDate().toString(Qt::ISODate)})) failed({*error});
    else statusBar()->showMessage(words("Written: %1").arg(QFileInfo(path).fileName()), 8000);
}

bool MainWindow::mayDiscard() {
    if (!m_session.isModified()) return true;
    const auto answer = QMessageBox::question(this, words("RackTally"), words("Save the changes of “%1”?").arg(m_path.isEmpty() ? fromCore(m_session.project().title) : QFileInfo(m_path).fileName()),
                                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) { event->setAccepted(mayDiscard()); }

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (mayDiscard()) openFile(event->mimeData()->urls().first().toLocalFile());
}

} // namespace racktally::ui
