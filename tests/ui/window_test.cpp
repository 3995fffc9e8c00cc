// The window driven through its real widgets.
#include "core/project/presets.h"
#include "core/project/project_json.h"
#include "db/project_file.h"
#include "tests/support/files.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field_form.h"
#include "ui/forms/number_field.h"
#include "ui/forms/week_grid.h"
#include "ui/pages/assumptions_page.h"
#include "ui/pages/chart_panel.h"
#include "ui/pages/comparison_page.h"
#include "ui/pages/list_page.h"
#include "ui/window/main_window.h"
#include "ui/window/result_strip.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace racktally;
using namespace racktally::ui;

namespace {

const char* const price = "assumptions.electricity_price_per_kwh";

int warnings = 0;
void countWarnings(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    // The offscreen platform says so of every window that asks for a size.
    if (text.contains(QLatin1String("This plugin does not support"))) return;
    ++warnings;
    fprintf(stderr, "unexpected: %s\n", qPrintable(text));
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
        QCoreApplication::setApplicationName(QStringLiteral("window test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qInstallMessageHandler(countWarnings);
    }

    void init() {
        warnings = 0;
        setLanguage(Language::english);
        applyAppearance(Appearance::light);
        m_window = std::make_unique<MainWindow>(FileAccess{[](const QString& path) { return db::readProjectFile(path); },
                                                           [](const QString& path, const Project& p) { return db::writeProjectFile(path, p); }});
        m_window->showMessage = [this](const QString&, const QString& text) { m_message = text; };
        m_message.clear();
        QVERIFY(m_window->openFile(sample()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() {
        m_window->session().markSaved();
        m_window.reset();
        QCOMPARE(warnings, 0);
    }

    void typingMovesTheChartsAndUndoBringsThemBack() {
        const double before = total("own");
        const QString curve = curves();
        const QString strip = stripText();
        NumberField* field = assumption(price);
        type(field, QStringLiteral("0,35"));
        QCOMPARE(m_window->session().project().assumptions.electricityPricePerKwh, 0.35);
        QVERIFY(total("own") > before + 1000);
        QVERIFY(curves() != curve);
        QVERIFY(stripText() != strip);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(m_window->session().undoStack().count(), 1); // keystrokes in one field are one step
        QVERIFY(m_window->session().undoStack().undoText().contains(QStringLiteral("Electricity price")));
        QTest::keyClick(assumption(price), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(total("own"), before);
        QCOMPARE(curves(), curve);
        QCOMPARE(stripText(), strip);
        QVERIFY(!m_window->isWindowModified());
    }

    void savingAndOpeningGivesTheSameFigures() {
        type(assumption(price), QStringLiteral("0.27"));
        const double changed = total("own");
        const QString path = m_folder.filePath(QStringLiteral("saved.json"));
        QVERIFY(m_window->saveTo(path));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->openFile(sample()));
        QVERIFY(total("own") != changed);
        QVERIFY(m_window->openFile(path));
        QCOMPARE(total("own"), changed);
        QCOMPARE(assumption(price)->text(), QStringLiteral("0.27"));
    }

    void whatIsNoNumberIsMarkedAndLeavesTheProject() {
        NumberField* field = assumption(price);
        const double before = total("own");
        for (const char* text : {"abc", "1.2.3", "-1", "11", ""}) {
            type(field, QString::fromLatin1(text));
            QVERIFY2(field->property("state") == QStringLiteral("error"), text);
            QCOMPARE(total("own"), before);
        }
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(field->text(), QStringLiteral("0.1902"));
        QVERIFY(!field->property("state").isValid());
    }

    void germanNumbersAreUnderstood() {
        m_window->setUiLanguage(Language::german);
        NumberField* field = assumption("assumptions.staff_cost_per_fte_year");
        QCOMPARE(field->text(), QStringLiteral("72.600"));
        type(field, QStringLiteral("85.000"));
        QCOMPARE(m_window->session().project().assumptions.staffCostPerFteYear, 85000.0);
        type(field, QStringLiteral("85000,5"));
        QCOMPARE(m_window->session().project().assumptions.staffCostPerFteYear, 85000.5);
        type(field, QStringLiteral("12.3"));
        QCOMPARE(m_window->session().project().assumptions.staffCostPerFteYear, 12.3);
    }

    void languagesSwitchWhileRunning() {
        QVERIFY(visibleTexts().contains(QStringLiteral("Comparison")));
        const double before = total("own");
        type(assumption(price), QStringLiteral("0.3"));
        m_window->setUiLanguage(Language::german);
        QVERIFY(visibleTexts().contains(QStringLiteral("Vergleich")));
        QVERIFY(!visibleTexts().contains(QStringLiteral("Comparison")));
        QVERIFY(m_window->session().undoStack().canUndo());
        m_window->session().undoStack().undo();
        QCOMPARE(total("own"), before);
        m_window->setUiLanguage(Language::english);
        QVERIFY(visibleTexts().contains(QStringLiteral("Comparison")));
    }

    void everyOptionHasItsForm() {
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        const std::array fields{"options.own.financing.kind", "options.lease.financing.payment_per_month", "options.list.price_per_instance_hour", "options.reserved.discount_percent", "options.specialist.gpus_per_instance", "options.mix.own_nodes", "options.api.output_price_per_million"};
        for (std::size_t i = 0; i < fields.size(); ++i) {
            page->select(static_cast<int>(i));
            QVERIFY2(page->row(fields[i]), fields[i]);
        }
        page->select(2);
        type(qobject_cast<NumberField*>(page->row("options.list.price_per_instance_hour")->field()), QStringLiteral("9.074"));
        QCOMPARE(std::get<Cloud>(m_window->session().project().options[2].kind).pricePerInstanceHour.value_or(0), 9.074);
        page->select(5);
        auto* nodes = qobject_cast<QLineEdit*>(page->row("options.mix.own_nodes")->field());
        nodes->setFocus();
        nodes->selectAll();
        QTest::keyClicks(nodes, QStringLiteral("0"));
        QCOMPARE(*m_window->session().evaluation().option("mix")->ownNodes, 0.0);
    }

    void costLinesAreEditedInTheirTable() {
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        page->select(0);
        QTableView* table = nullptr;
        for (const FieldForm* form : page->forms())
            for (auto* candidate : form->findChildren<QTableView*>())
                if (candidate->accessibleName() == QStringLiteral("Purchases")) table = candidate;
        QVERIFY(table);
        const QModelIndex unitPrice = table->model()->index(0, 2);
        QCOMPARE(unitPrice.data().toString(), QStringLiteral("97,900.00"));
        table->setCurrentIndex(unitPrice);
        table->edit(unitPrice);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("120000"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(*m_window->session().evaluation().option("own")->purchasePrice, 120000.0);
        QVERIFY(!table->model()->setData(unitPrice, QStringLiteral("-5"), Qt::EditRole));
        QVERIFY(!table->model()->setData(unitPrice, QStringLiteral("much"), Qt::EditRole));
        QCOMPARE(*m_window->session().evaluation().option("own")->purchasePrice, 120000.0);
    }

    void linesAreAddedAndRemoved() {
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        page->select(0);
        const double before = total("own");
        const auto click = [&](const char* name) {
            auto* button = inForms<QToolButton>(page, QString::fromLatin1(name));
            QVERIFY2(button, name);
            QTest::mouseClick(button, Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        click("add options.own.licences");
        const auto* own = std::get_if<OnPremises>(&m_window->session().project().options[0].kind);
        QCOMPARE(own->licences.size(), 1U);
        QVERIFY(!m_window->session().setValue("options.own.licences.line.price", 1000.0));
        QCOMPARE(total("own"), before + 5 * 2 * 1000); // two GPUs, five years
        click("remove options.own.licences");
        QCOMPARE(total("own"), before);
        m_window->session().undoStack().undo();
        QCOMPARE(total("own"), before + 5 * 2 * 1000);
        click("add options.own.purchases");
        click("add options.own.purchases.line.items");
        QCOMPARE(std::get<OnPremises>(m_window->session().project().options[0].kind).purchases[0].items.size(), 1U);
    }

    void countryDefaultsAreOneStep() {
        const Project before = m_window->session().project();
        QVERIFY(!m_window->session().apply(withPreset(before, Country::switzerland), QStringLiteral("CH")));
        QCOMPARE(m_window->session().project().assumptions.vat.ratePercent, 8.1);
        m_window->session().undoStack().undo();
        QVERIFY(m_window->session().project() == before);
    }

    void closingWithAnOpenEditorKeepsTheEntry() {
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        auto* table = page->forms().front()->findChild<QTableView*>();
        table->edit(table->model()->index(0, 2));
        QVERIFY(table->viewport()->findChild<QLineEdit*>());
        m_window->setUiLanguage(Language::german); // builds all pages anew
        m_window->showPage(MainWindow::options);
        table = static_cast<ListPage*>(m_window->page(MainWindow::options))->forms().front()->findChild<QTableView*>();
        table->edit(table->model()->index(0, 2)); // and the window is closed with it open
    }

    void undoWorksAfterALanguageSwitch() {
        m_window->setUiLanguage(Language::german);
        m_window->setUiLanguage(Language::english);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const double before = total("own");
        type(assumption(price), QStringLiteral("0.4"));
        QVERIFY(total("own") != before);
        QTest::keyClick(assumption(price), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(total("own"), before);
    }

    void choosingAnotherShapeOfDemand() {
        m_window->showPage(MainWindow::workload);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::workload));
        page->select(0);
        type(qobject_cast<NumberField*>(page->row("workloads.assistant.demand.hours_per_month")->field()), QStringLiteral("300"));
        const Demand& demand = m_window->session().project().workloads[0].demand;
        QCOMPARE(demand.profile, Profile::unstated);
        QCOMPARE(demand.hoursPerMonth.value_or(0), 300.0);
        auto* profile = qobject_cast<QComboBox*>(page->row("workloads.assistant.demand.profile")->field());
        profile->setCurrentIndex(1);
        QCOMPARE(m_window->session().project().workloads[0].demand.profile, Profile::always);
        QVERIFY(!m_window->session().project().workloads[0].demand.hoursPerMonth);
    }

    void brokenFilesAreRefusedAndTheProjectStays() {
        const double before = total("own");
        const QString path = m_folder.filePath(QStringLiteral("broken.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"racktally-project\", \"version\": 1, \"curency\": \"EUR\" }");
        file.close();
        QVERIFY(!m_window->openFile(path));
        QVERIFY2(m_message.contains(QStringLiteral("broken.json:1: curency: “curency” is not known. Did you mean “currency”?")), qPrintable(m_message));
        QCOMPARE(total("own"), before);
        QVERIFY(!m_window->saveTo(m_folder.filePath(QStringLiteral("no/such/folder.json"))));
        QVERIFY(m_message.contains(QStringLiteral("cannot be written")));
    }

    void emptyProjectsAreShown() {
        Project empty;
        empty.currency = "EUR";
        empty.start = {2027, 1};
        m_window->showUnsaved(empty);
        for (const auto page : {MainWindow::workload, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            m_window->grab();
        }
        QVERIFY(visibleTexts().contains(QStringLiteral("There is nothing to compare yet.")));
    }

    void keysReachEveryPage() {
        for (const auto& [key, page] : {std::pair{Qt::Key_1, MainWindow::workload}, std::pair{Qt::Key_3, MainWindow::options}, std::pair{Qt::Key_4, MainWindow::assumptions}, std::pair{Qt::Key_5, MainWindow::comparison}, std::pair{Qt::Key_6, MainWindow::quote}}) {
            QTest::keyClick(m_window.get(), key, Qt::ControlModifier);
            QVERIFY(m_window->page(page)->isVisible());
        }
    }

    void everyControlHasANameForThoseWhoDoNotSeeIt() {
        for (const auto page : {MainWindow::workload, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            for (QWidget* widget : m_window->findChildren<QWidget*>()) {
                const bool control = qobject_cast<QLineEdit*>(widget) || qobject_cast<QComboBox*>(widget) || (qobject_cast<QAbstractItemView*>(widget) && widget->isVisible()) || qobject_cast<ResultStrip*>(widget);
                if (!control || !widget->isVisible() || qobject_cast<QComboBox*>(widget->parentWidget())) continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
            }
        }
    }

    void nothingIsCutAtTheSmallestSize() {
        for (const Language language : {Language::english, Language::german}) {
            m_window->setUiLanguage(language);
            m_window->resize(1280, 800);
            for (const auto page : {MainWindow::assumptions, MainWindow::comparison}) {
                m_window->showPage(page);
                QCoreApplication::processEvents();
                for (QLabel* label : m_window->findChildren<QLabel*>()) {
                    // Those that end in … are made for little room and say the rest in their tooltip.
                    if (!label->isVisible() || label->wordWrap() || label->text().isEmpty() || qobject_cast<ElidedLabel*>(label)) continue;
                    QVERIFY2(label->width() >= label->sizeHint().width() - 1, qPrintable(label->text()));
                }
            }
            QCOMPARE(m_window->width(), 1280);
            QCOMPARE(m_window->height(), 800);
        }
    }

private:
    static QString sample() { return QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"); }

    NumberField* assumption(const char* address) {
        m_window->showPage(MainWindow::assumptions);
        FieldRow* row = static_cast<AssumptionsPage*>(m_window->page(MainWindow::assumptions))->form()->row(address);
        return row ? qobject_cast<NumberField*>(row->field()) : nullptr;
    }

    static void type(NumberField* field, const QString& text) {
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }

    [[nodiscard]] double total(std::string_view option) const { return m_window->session().evaluation().option(option)->totalCost.value_or(-1); }

    [[nodiscard]] ComparisonPage* comparison() const {
        m_window->showPage(MainWindow::comparison);
        return static_cast<ComparisonPage*>(m_window->page(MainWindow::comparison));
    }

    /// What the first chart shows.
    [[nodiscard]] QString curves() const {
        const ChartView* view = comparison()->panels().front()->view();
        return view->chart()->table(view->style()).text();
    }

    [[nodiscard]] ListPage* optionsPage(int row) const {
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        page->select(row);
        return page;
    }

    /// In any of the page's tabs.
    template <class T>
    static T* inForms(const ListPage* page, const QString& name) {
        for (const FieldForm* form : page->forms())
            if (T* found = form->findChild<T*>(name)) return found;
        return nullptr;
    }

    [[nodiscard]] QString stripText() const { return m_window->findChild<ResultStrip*>()->accessibleDescription(); }

    [[nodiscard]] QStringList visibleTexts() const {
        QStringList texts;
        for (QLabel* label : m_window->findChildren<QLabel*>()) texts << label->text();
        for (QListWidget* list : m_window->findChildren<QListWidget*>())
            for (int i = 0; i < list->count(); ++i) texts << list->item(i)->text();
        return texts;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_message;
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
