// The window driven through its real widgets.
#include "core/project/address.h"
#include "core/project/lines.h"
#include "core/project/presets.h"
#include "core/project/project_json.h"
#include "db/file_store.h"
#include "tests/support/files.h"
#include "tests/support/log.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field_form.h"
#include "ui/forms/input_detail.h"
#include "ui/forms/number_field.h"
#include "ui/forms/segment_bar.h"
#include "ui/forms/week_grid.h"
#include "ui/pages/assumptions_page.h"
#include "ui/pages/chart_panel.h"
#include "ui/pages/comparison_page.h"
#include "ui/pages/list_page.h"
#include "ui/pages/new_option_dialog.h"
#include "ui/pages/quote_page.h"
#include "ui/session/latest.h"
#include "ui/window/document_actions.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/main_window.h"
#include "ui/window/result_strip.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QTreeWidget>

using namespace racktally;
using namespace racktally::ui;

namespace {

const char* const price = "assumptions.electricity_price_per_kwh";

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QVERIFY(QFile::copy(QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"), sample()));
        QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
        QCoreApplication::setApplicationName(QStringLiteral("window test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qInstallMessageHandler(test::countWarnings);
    }

    void init() {
        test::warnings = 0;
        setLanguage(Language::english);
        applyAppearance(Appearance::light);
        m_window = std::make_unique<MainWindow>(std::make_shared<db::FileStore>(m_folder.filePath(QStringLiteral("recovery"))));
        m_window->actions().showMessage = [this](const QString& text) { m_message = text; };
        m_message.clear();
        QVERIFY(m_window->actions().openFile(sample()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() {
        m_window->session().markSaved();
        m_window.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(test::warnings, 0);
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
        m_window->actions().saveTo(path);
        QTRY_VERIFY(!m_window->document().isSaving());
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->actions().openFile(sample()));
        QVERIFY(total("own") != changed);
        QVERIFY(m_window->actions().openFile(path));
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
        QVERIFY(!m_window->session().apply(withNewLine(m_window->session().project(), "options.own.items"), QStringLiteral("line")));
        m_window->showPage(MainWindow::options);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::options));
        page->select(0);
        QTableView* table = nullptr;
        for (const FieldForm* form : page->forms())
            for (auto* candidate : form->findChildren<QTableView*>())
                if (candidate->accessibleName() == QStringLiteral("Purchases")) table = candidate;
        QVERIFY(table);
        const QModelIndex unitPrice = table->model()->index(0, 2);
        QCOMPARE(unitPrice.data().toString(), QStringLiteral("0.00"));
        table->setCurrentIndex(unitPrice);
        table->edit(unitPrice);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("120000"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(*m_window->session().evaluation().option("own")->purchasePrice, 217900.0);
        QVERIFY(!table->model()->setData(unitPrice, QStringLiteral("-5"), Qt::EditRole));
        QVERIFY(!table->model()->setData(unitPrice, QStringLiteral("much"), Qt::EditRole));
        QCOMPARE(*m_window->session().evaluation().option("own")->purchasePrice, 217900.0);
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
        QVERIFY(!m_window->session().apply(withNewLine(m_window->session().project(), "options.own.items"), QStringLiteral("line")));
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
        QVERIFY(!m_window->actions().openFile(path));
        QVERIFY2(m_message.contains(QStringLiteral("broken.json:1: curency: “curency” is not known. Did you mean “currency”?")), qPrintable(m_message));
        QCOMPARE(total("own"), before);
    }

    void emptyProjectsAreShown() {
        Project empty;
        empty.currency = "EUR";
        empty.start = {2027, 1};
        m_window->showUnsaved(empty);
        for (const auto page : {MainWindow::workload, MainWindow::sizing, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            m_window->grab();
        }
        QVERIFY(visibleTexts().contains(QStringLiteral("There is nothing to compare yet.")));
    }

    void keysReachEveryPage() {
        for (const auto& [key, page] : {std::pair{Qt::Key_1, MainWindow::workload}, std::pair{Qt::Key_2, MainWindow::sizing}, std::pair{Qt::Key_3, MainWindow::options}, std::pair{Qt::Key_4, MainWindow::assumptions}, std::pair{Qt::Key_5, MainWindow::comparison}, std::pair{Qt::Key_6, MainWindow::quote}}) {
            QTest::keyClick(m_window.get(), key, Qt::ControlModifier);
            QVERIFY(m_window->page(page)->isVisible());
        }
    }

    void everyControlHasANameForThoseWhoDoNotSeeIt() {
        for (const auto page : {MainWindow::workload, MainWindow::sizing, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            for (QWidget* widget : m_window->findChildren<QWidget*>()) {
                const bool control = qobject_cast<QLineEdit*>(widget) || qobject_cast<QComboBox*>(widget) || (qobject_cast<QAbstractItemView*>(widget) && widget->isVisible()) || qobject_cast<ResultStrip*>(widget);
                if (!control || !widget->isVisible() || qobject_cast<QComboBox*>(widget->parentWidget())) continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
            }
        }
    }

    void everyVisibleControlIsNamedAndInputsAreDescribed() {
        m_window->explainFigure({"own", "total_cost", 0});
        for (const auto page : {MainWindow::workload, MainWindow::sizing, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            QCoreApplication::processEvents();
            for (QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->inherits("QTabBar") || widget->inherits("QScrollArea") || widget->inherits("QMenuBar")) continue;
                if (qobject_cast<QComboBox*>(widget->parentWidget()) || widget->inherits("QTabWidget") || widget->inherits("QSplitter")) continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                const QString who = widget->objectName() + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className());
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(who));
                if (m_window->session().leaf(widget->objectName().toStdString())) QVERIFY2(!interface->text(QAccessible::Description).isEmpty(), qPrintable(who));
            }
        }
    }

    void findingsLeadToTheirInputAndAreMended() {
        QVERIFY(!m_window->session().setValue("options.list.instances", 1.0));
        QVERIFY(!m_window->session().setValue("options.list.gpus_per_instance", 1.0));
        const auto open = [&] {
            const auto& findings = m_window->session().evaluation().findings;
            return std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.rule == Rule::capacityBelowDemand; });
        };
        QVERIFY(open() > 0);
        QTest::keyClick(m_window.get(), Qt::Key_F7);
        QVERIFY(m_window->page(MainWindow::options)->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(open(), 0);
        m_window->session().undoStack().undo();
        QVERIFY(open() > 0);
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

    void optionsAreAddedCopiedMovedAndRemoved() {
        ListPage* page = optionsPage(1);
        Session& session = m_window->session();
        const Project before = session.project();
        page->duplicate();
        QCOMPARE(session.project().options.size(), 8U);
        QCOMPARE(session.project().options[2].name, session.project().options[1].name + " (copy)");
        QVERIFY(session.undoStack().undoText().contains(QStringLiteral("copy of")));
        page->move(-1);
        QCOMPARE(session.project().options[1].name, before.options[1].name + " (copy)");
        page->remove();
        QVERIFY(session.project() == before);
        for (int i = 0; i < 3; ++i) session.undoStack().undo();
        QVERIFY(session.project() == before);
        // Own servers of which the hybrid is made stay, and the reason is said.
        page->select(0);
        page->remove();
        QVERIFY(session.project() == before);
        QVERIFY2(m_message.contains(QStringLiteral("Hybrid")), qPrintable(m_message));
    }

    void aNewOptionAsksForItsPriceAndInventsNone() {
        NewOptionDialog dialog(m_window->session());
        auto* kind = dialog.findChildren<QComboBox*>().first();
        kind->setCurrentIndex(1);
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Cheap cloud"));
        auto* add = dialog.findChild<QPushButton*>(QStringLiteral("primary"));
        const auto field = [&](const char* key) { return dialog.findChild<NumberField*>(QLatin1String(key)); };
        dialog.show();
        type(field("gpus_per_instance"), QStringLiteral("2"));
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(m_window->session().project().options.size(), 7U);
        type(field("price_per_instance_hour"), QStringLiteral("3*1.5"));
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(m_window->session().project().options.size(), 8U);
        QCOMPARE(std::get<Cloud>(m_window->session().project().options.back().kind).pricePerInstanceHour.value_or(0), 4.5);
    }

    void sourcesAreReadAndWrittenBesideTheInput() {
        ListPage* page = optionsPage(0);
        QWidget* field = page->row("options.own.staff_fte")->field();
        field->setFocus();
        InputDetail* detail = page->detail();
        QCOMPARE(detail->address(), std::string("options.own.staff_fte"));
        QLineEdit* source = nullptr;
        for (auto* edit : detail->findChildren<QLineEdit*>())
            if (edit->accessibleName() == QStringLiteral("Source")) source = edit;
        QVERIFY(source && !source->text().isEmpty());
        source->setFocus();
        source->selectAll();
        QTest::keyClicks(source, QStringLiteral("head of IT"));
        QTest::keyClick(source, Qt::Key_Return);
        QCOMPARE(m_window->session().project().inputs.at("options.own.staff_fte").source, std::string("head of IT"));
        QVERIFY(m_window->session().undoStack().undoText().contains(QStringLiteral("Staff")));
        m_window->session().undoStack().undo();
        QVERIFY(m_window->session().project().inputs.at("options.own.staff_fte").source != "head of IT");
        QLineEdit* date = nullptr;
        for (auto* edit : detail->findChildren<QLineEdit*>())
            if (edit->accessibleName() == QStringLiteral("As of")) date = edit;
        date->setFocus();
        date->selectAll();
        const Provenance before = m_window->session().project().inputs.at("options.own.staff_fte");
        QTest::keyClicks(date, QStringLiteral("yesterday"));
        QTest::keyClick(date, Qt::Key_Return);
        QCOMPARE(date->text(), QStringLiteral("yesterday")); // to be corrected
        QCOMPARE(date->property("state").toString(), QStringLiteral("error"));
        QVERIFY(m_window->session().project().inputs.at("options.own.staff_fte") == before);
    }

    void assumptionsAreSearchedFilteredAndReset() {
        m_window->showPage(MainWindow::assumptions);
        auto* page = static_cast<AssumptionsPage*>(m_window->page(MainWindow::assumptions));
        const auto shown = [&] { return std::count_if(page->form()->rows().begin(), page->form()->rows().end(), [](const FieldRow* row) { return row->isVisible(); }); };
        const auto all = shown();
        page->setFilter(AssumptionsPage::Filter::changed);
        const auto changed = shown();
        QVERIFY(changed > 0 && changed < all);
        page->setFilter(AssumptionsPage::Filter::all);
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("electricity price"));
        QVERIFY(shown() >= 1 && shown() < 4);
        m_window->showInput(price);
        QCOMPARE(shown(), all);
        type(assumption(price), QStringLiteral("0.5"));
        QVERIFY(m_window->session().stateOf(price).changed);
        QVERIFY(!m_window->session().resetInput(price));
        QVERIFY(!m_window->session().stateOf(price).changed);
        QCOMPARE(assumption(price)->text().toDouble(), 0.1902);
    }

    void theWeekIsFilledByHand() {
        m_window->showPage(MainWindow::workload);
        auto* page = static_cast<ListPage*>(m_window->page(MainWindow::workload));
        page->select(0);
        WeekView* week = page->week()->view();
        week->selectionModel()->select(QItemSelection(week->model()->index(5, 8), week->model()->index(6, 11)), QItemSelectionModel::ClearAndSelect);
        auto* value = page->week()->findChild<NumberField*>();
        type(value, QStringLiteral("3"));
        const Demand& demand = m_window->session().project().workloads[0].demand;
        QCOMPARE(demand.weekly.size(), 168U);
        QCOMPARE(demand.weekly[5 * 24 + 8], 3.0);
        QCOMPARE(demand.weekly[6 * 24 + 11], 3.0);
        QCOMPARE(demand.weekly[8], 1.6); // office hours are kept
        type(value, QStringLiteral("12"));
        QCOMPARE(m_window->session().project().workloads[0].demand.weekly[6 * 24 + 11], 12.0);
        QCOMPARE(m_window->session().undoStack().count(), 1); // digits of one number are one step
        m_window->session().undoStack().undo();
        QCOMPARE(m_window->session().project().workloads[0].demand.profile, Profile::businessHours);
    }

    void aFigureExplainsItselfDownToItsInput() {
        static_cast<void>(comparison());
        QVERIFY(m_window->explainFigure({"own", "total_cost", 0}));
        ExplanationPanel* panel = m_window->explanation();
        QVERIFY(panel->isVisible());
        QVERIFY(m_window->explainFigure({"own", "electricity", 1}));
        QVERIFY(panel->text().contains(QStringLiteral("0.1902")) && panel->text().contains(QStringLiteral("assumptions.electricity_price_per_kwh")));
        auto* terms = panel->findChild<QTreeWidget*>();
        QTreeWidgetItem *load = nullptr, *cost = nullptr;
        for (int i = 0; i < terms->topLevelItemCount(); ++i) {
            if (terms->topLevelItem(i)->text(0).contains(QStringLiteral("IT load"))) load = terms->topLevelItem(i);
            if (terms->topLevelItem(i)->text(0).contains(QStringLiteral("Electricity price"))) cost = terms->topLevelItem(i);
        }
        QVERIFY(load && cost);
        load->setExpanded(true);
        QVERIFY(load->childCount() > 1);
        QSignalSpy chosen(panel, &ExplanationPanel::inputChosen);
        emit terms->itemActivated(cost, 0);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(m_window->page(MainWindow::assumptions)->isVisible());
        panel->back();
        QCOMPARE(panel->path().back().quantity, std::string("total_cost"));
        QVERIFY(!m_window->explainFigure({"own", "no_such_thing", 0}));
    }

    void everyElementOfEveryChartExplainsItself() {
        ComparisonPage* page = comparison();
        for (int tab = 0; tab < 4; ++tab) {
            page->showTab(tab);
            m_window->grab(); // elements are found by painting
            for (const ChartPanel* panel : page->panels()) {
                if (!panel->isVisible()) continue;
                QVERIFY(!panel->view()->elements().empty());
                for (const ChartElement& element : panel->view()->elements())
                    QVERIFY2(m_window->explainFigure(element.figure), qPrintable(element.text + QStringLiteral(": ") + QString::fromStdString(element.figure.quantity)));
            }
        }
        page->showTab(4);
        auto* table = page->findChild<QTableView*>();
        int explained = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setCurrentIndex(table->model()->index(row, 1));
            table->setFocus();
            const std::size_t before = m_window->explanation()->path().size();
            QTest::keyClick(table, Qt::Key_F4);
            explained += m_window->explanation()->path().size() > before ? 1 : 0;
        }
        QVERIFY(explained >= 12);
    }

    void chartsAreTablesPicturesAndFiles() {
        ComparisonPage* page = comparison();
        ChartPanel* panel = page->panels().front();
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(panel->isTableShown());
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!panel->isTableShown());
        panel->copyData();
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 63); // head, 61 months, residual values
        panel->copyImage();
        QVERIFY(!QApplication::clipboard()->image().isNull());
        for (const char* name : {"chart.svg", "chart.pdf", "chart.png"}) {
            const QString path = m_folder.filePath(QLatin1String(name));
            QVERIFY(panel->exportTo(path));
            QVERIFY(QFileInfo(path).size() > 1000);
        }
        QFile svg(m_folder.filePath(QStringLiteral("chart.svg")));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("<title>Cumulative cost</title>"));
        QVERIFY(!panel->exportTo(m_folder.filePath(QStringLiteral("no/such/chart.svg"))));
        // Walked through by keyboard.
        ChartView* view = panel->view();
        m_window->grab();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        const QString first = view->accessibleDescription();
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(view->accessibleDescription() != first);
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(m_window->explanation()->isVisible());
    }

    void lensesChangeWhatIsShownAndNothingElse() {
        ComparisonPage* page = comparison();
        const Project before = m_window->session().project();
        const QString nominal = curves();
        for (auto* bar : page->findChildren<SegmentBar*>())
            if (bar->accessibleName() == QStringLiteral("Value")) {
                const auto buttons = bar->findChildren<QToolButton*>();
                QTest::mouseClick(buttons[1], Qt::LeftButton);
                QVERIFY(curves() != nominal);
                QTest::mouseClick(buttons[0], Qt::LeftButton);
            }
        QCOMPARE(curves(), nominal);
        QVERIFY(m_window->session().project() == before);
    }

    void theQuoteIsWrittenAsItIsShown() {
        m_window->showPage(MainWindow::quote);
        auto* page = static_cast<QuotePage*>(m_window->page(MainWindow::quote));
        QTRY_VERIFY(page->preview()->document());
        const std::size_t pages = page->preview()->document()->pages.size();
        const QString path = m_folder.filePath(QStringLiteral("quote.pdf"));
        QVERIFY(page->savePdf(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        auto* annex = qobject_cast<QCheckBox*>(page->form()->row("quote.annex")->field());
        annex->setChecked(false);
        QTRY_VERIFY(page->preview()->document()->pages.size() < pages);
        QVERIFY(m_window->session().undoStack().undoText().contains(QStringLiteral("annex")));
        QVERIFY(!page->savePdf(m_folder.filePath(QStringLiteral("no/such/quote.pdf"))));
        QVERIFY(m_message.contains(QStringLiteral("cannot be written")));
    }

    void answersThatWereOvertakenAreDropped() {
        QObject owner;
        Latest<int> latest(&owner);
        QList<int> answers;
        for (int i = 1; i <= 20; ++i)
            latest.run([i] {
                QThread::msleep(5);
                return i;
            }, [&](const int& answer) { answers << answer; });
        QTRY_VERIFY(!latest.isBusy());
        QCOMPARE(answers, QList<int>{20});
    }

    /// A controller's way: change an assumption, see the verdict move, explain a figure, go to its input. Keys only.
    void aControllerNeedsNoMouse() {
        QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
        const double before = *m_window->session().evaluation().comparison("own", "api")->saving;
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("kilowatt-hour"));
        for (int i = 0; i < 12 && !qobject_cast<NumberField*>(QApplication::focusWidget()); ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        auto* field = qobject_cast<NumberField*>(QApplication::focusWidget());
        QVERIFY(field);
        QCOMPARE(field->objectName(), QString::fromLatin1(price));
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("0.4"));
        QVERIFY(*m_window->session().evaluation().comparison("own", "api")->saving < before - 1000);
        QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QVERIFY(m_window->explanation()->isVisible());
        for (int i = 0; i < 4 && !m_window->explanation()->isAncestorOf(QApplication::focusWidget()); ++i) QTest::keyClick(m_window.get(), Qt::Key_F6);
        QVERIFY(m_window->explanation()->isAncestorOf(QApplication::focusWidget()));
    }

    void areasAreReachedInTurn() {
        static_cast<void>(comparison());
        m_window->findChild<QListWidget*>(QStringLiteral("navigation"))->setFocus();
        QSet<QWidget*> reached;
        for (int i = 0; i < 4; ++i) {
            reached.insert(QApplication::focusWidget());
            QTest::keyClick(m_window.get(), Qt::Key_F6);
        }
        QVERIFY(reached.size() >= 3);
        QVERIFY(reached.contains(m_window->findChild<ResultStrip*>()));
    }

    void tabGoesFromTheSearchThroughTheFields() {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QWidget* page = m_window->page(MainWindow::assumptions);
        auto* search = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(search && page->isAncestorOf(search));
        QTest::keyClicks(search, QStringLiteral("electricity"));
        std::vector<QWidget*> reached;
        for (int i = 0; i < 10; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached.push_back(QApplication::focusWidget());
        }
        const auto field = std::find(reached.begin(), reached.end(), static_cast<AssumptionsPage*>(page)->form()->row(price)->field());
        QVERIFY(field != reached.end());
        for (auto before = reached.begin(); before != field; ++before) QVERIFY(page->isAncestorOf(*before));
    }

    void everyInputIsFoundByItsAddress() {
        QStringList lost;
        forEachLeaf(m_window->session().project(), [&](const std::string& address, const Leaf& leaf) {
            if (leaf.info->key == "id" || leaf.info->key == "weekly" || leaf.info->key == "from" || address == "currency" || address.starts_with("scenarios.")) return;
            if (!m_window->showInput(address)) lost << QString::fromStdString(address);
        });
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QLatin1Char('\n'))));
    }

    void aLargeFontIsNotCut() {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 2);
        QApplication::setFont(large);
        m_window->setUiLanguage(Language::german);
        m_window->resize(1920, 1200);
        for (const auto page : {MainWindow::workload, MainWindow::sizing, MainWindow::options, MainWindow::assumptions, MainWindow::comparison, MainWindow::quote}) {
            m_window->showPage(page);
            QCoreApplication::processEvents();
            QVERIFY(!m_window->grab().isNull());
            for (QLineEdit* field : m_window->page(page)->findChildren<QLineEdit*>())
                if (field->isVisible()) QVERIFY2(field->height() >= field->fontMetrics().height(), qPrintable(field->objectName()));
        }
        QApplication::setFont(before);
    }

private:
    [[nodiscard]] QString sample() const { return m_folder.filePath(QStringLiteral("service-desk.json")); }

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
