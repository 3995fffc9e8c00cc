// Sizing through the window: the recommendation, its memory and its candidates follow what is typed, become options, explain themselves.
#include "core/catalog/model_config.h"
#include "db/catalog_file.h"
#include "db/file_store.h"
#include "tests/support/log.h"
#include "ui/forms/field_form.h"
#include "ui/forms/field_row.h"
#include "ui/forms/number_field.h"
#include "ui/pages/list_page.h"
#include "ui/pages/memory_bar.h"
#include "ui/pages/sizing_page.h"
#include "ui/window/appearance.h"
#include "ui/window/document_actions.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/main_window.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace racktally;
using namespace racktally::ui;

class SizingPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
        QCoreApplication::setApplicationName(QStringLiteral("sizing page test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qInstallMessageHandler(test::countWarnings);
    }

    void init() {
        test::warnings = 0;
        setLanguage(Language::english);
        applyAppearance(Appearance::light);
        m_window = std::make_unique<MainWindow>(std::make_shared<db::FileStore>(m_folder.filePath(QStringLiteral("recovery"))), std::make_shared<db::CatalogFile>(m_folder.filePath(QStringLiteral("catalog.db"))));
        m_window->actions().showMessage = [this](const QString& text) { m_message = text; };
        m_message.clear();
        QVERIFY(m_window->actions().openFile(QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/assistant.json")));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    }

    void cleanup() {
        m_window->session().markSaved();
        m_window.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(test::warnings, 0);
    }

    void theRecommendationStandsWithItsReasons() {
        QVERIFY(page()->isVisible());
        const QString texts = visibleTexts();
        for (const char* part : {"2 × H200 NVL in one server", "Memory class above 100 GB, tensor parallelism 2", "tokens/s typically (target 14)", "Fits into one PowerEdge R770", "If the server fails", "Next step: 4 × H200 NVL"})
            QVERIFY2(texts.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + QLatin1Char('\n') + texts));
        QVERIFY(page()->memory()->candidate());
        QCOMPARE(page()->chosen()->gpus, 2);
        QVERIFY(page()->memory()->accessibleDescription().replace(QChar(0x00a0), QLatin1Char(' ')).contains(QStringLiteral("KV cache 39.")));
    }

    void typingChangesThePageAtOnce() {
        const double before = *page()->chosen()->cache, cost = *m_window->session().evaluation().option("cloud")->totalCost;
        type("workloads.assistant.input_tokens", QStringLiteral("24000"));
        m_window->showPage(MainWindow::sizing);
        QVERIFY(*page()->chosen()->cache * page()->chosen()->gpus > before * 2 * 3);
        QVERIFY(*m_window->session().evaluation().option("cloud")->totalCost != cost);
        m_window->session().undoStack().undo();
        QCOMPARE(*page()->chosen()->cache, before);
        type("workloads.assistant.concurrent_requests", QStringLiteral("4"));
        m_window->showPage(MainWindow::sizing);
        QVERIFY(*page()->chosen()->cache * page()->chosen()->gpus < before);
    }

    void candidatesAreFilteredAndChosen() {
        const int fitting = page()->table()->model()->rowCount();
        QVERIFY(fitting > 20);
        page()->findChild<QCheckBox*>()->setChecked(true);
        QVERIFY(page()->table()->model()->rowCount() > fitting);
        auto* filter = page()->findChildren<QLineEdit*>().last();
        QTest::keyClicks(filter, QStringLiteral("l40s"));
        const int cards = page()->table()->model()->rowCount();
        QVERIFY(cards >= 4 && cards < fitting);
        for (int row = 0; row < cards; ++row) QVERIFY(cell(row, 0).contains(QStringLiteral("L40S")));
        page()->table()->setCurrentIndex(page()->table()->model()->index(0, 0));
        QCOMPARE(QString::fromStdString(page()->chosen()->gpu), QStringLiteral("L40S"));
        QCOMPARE(page()->memory()->candidate()->gpu, std::string("L40S"));
    }

    void everyFigureOfTheTableExplainsItself() {
        auto* table = page()->table();
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            if (table->isColumnHidden(column)) continue;
            table->setCurrentIndex(table->model()->index(0, column));
            QVERIFY2(page()->explainCurrent(), qPrintable(cell(0, column)));
            QVERIFY(m_window->explanation()->text().contains(QLatin1Char('=')));
        }
        QVERIFY(m_window->explanation()->text().contains(QStringLiteral("Interner Assistent › 2 × H200 NVL")));
        QTest::mouseClick(page()->memory(), Qt::LeftButton, {}, QPoint(20, 50));
        QCOMPARE(m_window->explanation()->path().back().quantity, std::string("weights_per_gpu"));
        // Down to the model: what goes into it is a quantity again.
        QVERIFY(m_window->explainFigure({"assistant", "parameters.attention", 0}));
        QVERIFY(m_window->explanation()->text().contains(QStringLiteral("Hidden size")));
    }

    void aCandidateBecomesAnOption() {
        const auto before = m_window->session().project().options.size();
        page()->useChosen();
        QCOMPARE(m_window->session().project().options.size(), before + 1);
        QVERIFY(m_window->page(MainWindow::options)->isVisible());
        const Option& made = m_window->session().project().options.back();
        QVERIFY(std::get<OnPremises>(made.kind).configuration);
        QVERIFY(m_window->session().undoStack().undoText().contains(QStringLiteral("2 × H200 NVL")));
        m_window->session().undoStack().undo();
        QCOMPARE(m_window->session().project().options.size(), before);
        m_window->showPage(MainWindow::sizing);
        page()->rentFirst();
        QVERIFY(std::holds_alternative<Staged>(m_window->session().project().options.back().kind));
        QVERIFY(m_message.isEmpty());
    }

    void modelsAreReadFromTheirFiles() {
        const LanguageModel qwen = *db::shippedCatalog().find<LanguageModel>("Qwen/Qwen3-32B");
        page()->importModel({written(QStringLiteral("config.json"), configOf(qwen).dump())});
        QVERIFY2(m_message.isEmpty(), qPrintable(m_message));
        QCOMPARE(*m_window->session().sizing("assistant")->parameters, 32762123264.0);
        QVERIFY(visibleTexts().contains(QStringLiteral("Qwen3-32B")));
        const Project kept = m_window->session().project();
        page()->importModel({written(QStringLiteral("config.json"), R"({"model_type": "rwkv"})")});
        QVERIFY2(m_message.contains(QStringLiteral("config.json")) && m_message.contains(QStringLiteral("rwkv")), qPrintable(m_message));
        page()->importModel({m_folder.filePath(QStringLiteral("missing.gguf"))});
        QVERIFY(m_message.contains(QStringLiteral("missing.gguf")));
        QCOMPARE(m_window->session().project(), kept);
    }

    void everyKindOfWorkHasItsForm() {
        m_window->showPage(MainWindow::workload);
        auto* list = static_cast<ListPage*>(m_window->page(MainWindow::workload));
        auto* menu = list->findChild<QPushButton*>(QStringLiteral("new"))->menu();
        QCOMPARE(menu->actions().size(), qsizetype(workKindKeys.size()));
        for (std::size_t kind = 1; kind < workKindKeys.size(); ++kind) {
            menu->actions()[static_cast<qsizetype>(kind)]->trigger();
            const Workload& made = m_window->session().project().workloads.back();
            QCOMPARE(made.kindKey(), workKindKeys[kind]);
            QVERIFY(list->forms().front()->findChildren<QLineEdit*>().size() + list->forms().front()->findChildren<QComboBox*>().size() > 3);
            m_window->showPage(MainWindow::sizing);
            page()->showWorkload(made.id);
            m_window->grab();
            m_window->showPage(MainWindow::workload);
            m_window->session().undoStack().undo();
        }
        QVERIFY(m_message.isEmpty());
    }

    void whatIsMissingLeadsToItsInput() {
        type("workloads.assistant.concurrent_requests", QString());
        type("workloads.assistant.requests_per_hour", QString());
        m_window->showPage(MainWindow::sizing);
        QVERIFY(visibleTexts().contains(QStringLiteral("To find the size, “Requests at a time” is needed.")));
        QVERIFY(!page()->chosen());
        QVERIFY(!page()->explainCurrent());
    }

    void everyControlHasAName() {
        for (QWidget* widget : page()->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->inherits("QScrollArea")) continue;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    void speaksGerman() {
        m_window->setUiLanguage(Language::german);
        m_window->showPage(MainWindow::sizing);
        QCoreApplication::processEvents();
        const QString texts = visibleTexts();
        for (const char* part : {"Empfehlung: kleinste Form", "2 × H200 NVL in einem Server", "Speicherklasse über 100 GB", "Fällt der Server aus"}) QVERIFY2(texts.contains(QString::fromUtf8(part)), part);
    }

private:
    [[nodiscard]] SizingPage* page() const { return static_cast<SizingPage*>(m_window->page(MainWindow::sizing)); }
    [[nodiscard]] QString cell(int row, int column) const { return page()->table()->model()->index(row, column).data().toString(); }

    void type(const std::string& address, const QString& text) {
        QVERIFY(m_window->showInput(address));
        auto* list = static_cast<ListPage*>(m_window->page(MainWindow::workload));
        auto* field = qobject_cast<NumberField*>(list->row(address)->field());
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    [[nodiscard]] QString visibleTexts() const {
        QString text;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible()) text += label->text() + QLatin1Char('\n');
        return text.replace(QChar(0x00a0), QLatin1Char(' ')).replace(QChar(0x202f), QLatin1Char(' ')).remove(QChar(0x00ad));
    }

    [[nodiscard]] QString written(const QString& name, const std::string& content) const {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(content));
        return file.fileName();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_message;
};

QTEST_MAIN(SizingPageTest)
#include "sizing_page_test.moc"
