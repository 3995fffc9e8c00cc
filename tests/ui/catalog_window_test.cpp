// The configuration page and the catalogue, driven through their widgets.
#include "core/configuration/edit.h"
#include "core/project/configured.h"
#include "core/project/project_json.h"
#include "db/catalog_file.h"
#include "db/file_store.h"
#include "tests/support/files.h"
#include "tests/support/log.h"
#include "ui/forms/field_form.h"
#include "ui/pages/bill_table.h"
#include "ui/pages/configuration_view.h"
#include "ui/pages/list_page.h"
#include "ui/pages/partition_view.h"
#include "ui/pages/server_panel.h"
#include "ui/window/catalog_window.h"
#include "ui/window/main_window.h"
#include "ui/window/part_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace racktally;
using namespace racktally::ui;

class CatalogWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        qInstallMessageHandler(test::countWarnings);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        setLanguage(Language::english);
    }
    void init() {
        test::warnings = 0;
        m_window.reset();
        QFile::remove(m_folder.filePath(QStringLiteral("catalog.db")));
        m_store = std::make_shared<db::CatalogFile>(m_folder.filePath(QStringLiteral("catalog.db")));
        m_window = std::make_unique<MainWindow>(std::make_shared<db::FileStore>(m_folder.filePath(QStringLiteral("recovery"))), m_store);
        m_window->show();
        Project project;
        project.currency = "EUR";
        project.start = {2027, 1};
        project.options.emplace_back();
        project.options[0].id = "own";
        project.options[0].name = "Own";
        m_window->showUnsaved(project);
        m_window->showPage(MainWindow::options);
    }
    void cleanup() { QCOMPARE(test::warnings, 0); }
    void cleanupTestCase() { m_window.reset(); }

    /// From an empty option to a valid eight-GPU server: one choice, one button.
    void aNewcomerReachesAValidServerInTwoSteps() {
        auto* systems = page()->configuration()->findChild<QComboBox*>(QStringLiteral("systems"));
        QVERIFY(systems);
        systems->setCurrentIndex(systems->findData(QStringLiteral("PowerEdge XE9680, 8 x H200 SXM")));
        QTest::mouseClick(button(page()->configuration(), "Begin with it"), Qt::LeftButton);
        ConfigurationView* view = page()->configuration();
        QVERIFY(view->bill());
        QVERIFY(view->bill()->rowCount() >= 9);
        QVERIFY(std::none_of(view->findings().begin(), view->findings().end(), [](const Finding& f) { return f.severity == Severity::error; }));
        QCOMPARE(std::get<OnPremises>(project().options[0].kind).gpusPerNode, 8);
        QVERIFY(std::get<OnPremises>(project().options[0].kind).powerWPerNode.max > 4000);
        QVERIFY(page()->server()->isVisible());
        QCOMPARE(page()->server()->drawing()->topology().gpus.size(), 8U);
        QVERIFY(page()->server()->bars()->uses().size() >= 4);
    }

    void aServerAloneIsFilledIn() {
        auto* servers = page()->configuration()->findChild<QComboBox*>(QStringLiteral("servers"));
        servers->setCurrentIndex(servers->findData(QStringLiteral("PowerEdge XE7740")));
        QTest::mouseClick(button(page()->configuration(), "Begin and fill in"), Qt::LeftButton);
        QVERIFY(page()->configuration()->bill()->rowCount() >= 9);
    }

    /// Why an H200 SXM does not go into a PCIe chassis, and what would.
    void aWrongGpuIsExplainedAndCuredByOneClick() {
        begin("PowerEdge XE7740, 8 x H200 NVL");
        BillModel* bill = page()->configuration()->bill();
        const int row = rowOf(PartRole::gpu);
        QVERIFY(bill->setData(bill->index(row, BillModel::partColumn), QStringLiteral("H200 SXM"), Qt::EditRole));
        ConfigurationView* view = page()->configuration();
        QVERIFY(!view->findings().empty());
        QVERIFY(view->findings().front().rule == Rule::gpuForm);
        QVERIFY(labelWith(view, "H200 SXM does not go into PowerEdge XE7740"));
        QVERIFY(labelWith(view, "SXM5 board"));
        auto* cure = button(view, "Take 8 × H200 NVL");
        QVERIFY(cure);
        QTest::mouseClick(cure, Qt::LeftButton);
        view = page()->configuration();
        QVERIFY(std::none_of(view->findings().begin(), view->findings().end(), [](const Finding& f) { return f.rule == Rule::gpuForm; }));
        m_window->session().undoStack().undo();
        QVERIFY(page()->configuration()->findings().front().rule == Rule::gpuForm);
    }

    void thePartPickerNamesWhatFits() {
        begin("PowerEdge XE7740, 8 x H200 NVL");
        QTableView* table = page()->configuration()->table();
        table->setCurrentIndex(table->model()->index(rowOf(PartRole::gpu), BillModel::partColumn));
        table->edit(table->currentIndex());
        auto* choice = table->findChild<QComboBox*>();
        QVERIFY(choice);
        QVERIFY(choice->itemText(choice->findData(QStringLiteral("H200 SXM"))).contains(QStringLiteral("A1")));
        choice->hidePopup();
        choice->setCurrentIndex(choice->findData(QStringLiteral("L40S")));
        emit choice->activated(choice->currentIndex());
        QTRY_COMPARE(configuration().first(PartRole::gpu)->part, std::string("L40S"));
    }

    void pricesAreEnteredInTheTableAndAddUp() {
        begin("PowerEdge R770, 2 x H200 NVL");
        BillModel* bill = page()->configuration()->bill();
        for (int row = 0; row < bill->rowCount(); ++row) QVERIFY(bill->setData(bill->index(row, BillModel::priceColumn), QStringLiteral("1,000.50"), Qt::EditRole));
        QVERIFY(nodePrice(configuration()).total());
        QCOMPARE(m_window->session().evaluation().options[0].purchasePrice.value(), *nodePrice(configuration()).total());
        QVERIFY(labelWith(page()->configuration(), "Hardware net"));
        QVERIFY(!bill->setData(bill->index(0, BillModel::priceColumn), QStringLiteral("much"), Qt::EditRole));
        for (QAction* action : page()->configuration()->table()->actions()) action->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("PowerEdge R770\t1\t1,000.50\t1,000.50")));
    }

    void migInstancesArePacked() {
        begin("PowerEdge R770, 2 x H200 NVL");
        page()->showTab(QStringLiteral("Partitions"));
        auto* count = page()->findChild<QSpinBox*>(QStringLiteral("mig-1g.18gb"));
        QVERIFY(count);
        count->setValue(14);
        QVERIFY(labelWith(page(), "Every instance has its place."));
        page()->findChild<QSpinBox*>(QStringLiteral("mig-1g.18gb"))->setValue(15);
        QVERIFY(labelWith(page(), "14 of 15 placed"));
    }

    void catalogueIsSearchedSortedAndFiltered() {
        CatalogWindow* window = m_window->showCatalog("cloud");
        QVERIFY(window);
        QCOMPARE(window->shownRows(), static_cast<int>(db::shippedCatalog().all<CloudOffer>().size()));
        OfferFilter filter;
        filter.gpu = QStringLiteral("H100 SXM");
        filter.gpus = 8;
        filter.provider = static_cast<int>(ProviderKind::hyperscaler);
        window->setFilter(filter);
        const int all = window->shownRows();
        QVERIFY(all > 0 && all < 100);
        filter.plan = 1;
        window->setFilter(filter);
        QVERIFY(window->shownRows() <= all);
        window->findChild<QLineEdit*>()->setText(QStringLiteral("stackit"));
        QVERIFY(window->shownRows() > 0 && window->shownRows() < 20);
    }

    void anOfferBecomesAnOptionAndTheUsualThreeToo() {
        begin("PowerEdge R760xa, 4 x L40S");
        CatalogWindow* window = m_window->showCatalog("cloud");
        window->choose("AWS p5.48xlarge us-east-1");
        const std::size_t before = project().options.size();
        window->addAsOption();
        QCOMPARE(project().options.size(), before + 1);
        window->addUsualThree();
        QCOMPARE(project().options.size(), before + 4);
        QVERIFY(project().assumptions.exchangeRates.contains("USD"));
        QVERIFY(window->message().contains(QStringLiteral("reserved")));
    }

    void aPriceOfOnesOwnIsOfferedToTheProjectAndTakenWhenAsked() {
        begin("PowerEdge R770, 2 x H200 NVL");
        CatalogWindow* window = m_window->showCatalog("gpu");
        window->choose("H200 NVL");
        QTimer::singleShot(0, this, [] {
            auto* dialog = qobject_cast<PartDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(dialog->findChild<QLineEdit*>(QStringLiteral("low")));
            dialog->findChild<QLineEdit*>(QStringLiteral("low"))->setText(QStringLiteral("31000"));
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("primary")), Qt::LeftButton);
            for (const QLabel* label : dialog->findChildren<QLabel*>(QStringLiteral("error")))
                if (!label->isHidden()) qWarning("%s", qPrintable(label->text()));
            if (dialog->isVisible()) dialog->reject();
        });
        QVERIFY(button(window, "Add price …")->isEnabled());
        button(window, "Add price …")->click();
        QVERIFY(priceOf(m_window->session().catalog(), "gpu/H200 NVL").has_value());
        QCOMPARE(priceOf(m_window->session().catalog(), "gpu/H200 NVL")->amount, 31000.0);
        QVERIFY(!configuration().first(PartRole::gpu)->unitPrice);
        QCOMPARE(pinDifferences(project(), m_window->session().catalog()).size(), 1U);
        m_window->showPage(MainWindow::comparison);
        m_window->showPage(MainWindow::options);
        m_window->session().setCatalog(m_window->session().catalog());
        const auto next = withUpdatedPins(project(), m_window->session().catalog(), {"gpu/H200 NVL"});
        QVERIFY(!m_window->session().apply(next, QStringLiteral("taken")));
        QCOMPARE(configuration().first(PartRole::gpu)->unitPrice.value(), 31000.0);
    }

    void filesAreImportedAndBrokenOnesExplained() {
        CatalogWindow* window = m_window->showCatalog("bridge");
        const QString path = m_folder.filePath(QStringLiteral("import.csv"));
        const auto write = [&](const QByteArray& content) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        };
        write("name,gpu,ways\nOwn bridge,H200 NVL,2\n");
        window->importFile(path);
        QVERIFY(m_window->session().catalog().find<Bridge>("Own bridge"));
        write("name,gpu,ways\nOther,H200 NVL,many\n");
        window->importFile(path);
        QVERIFY(window->message().contains(QStringLiteral("import.csv:2")));
        QVERIFY(!m_window->session().catalog().find<Bridge>("Other"));
        write("<Envelope><Cube><Cube time='2026-11-27'><Cube currency='USD' rate='1.2'/></Cube></Cube></Envelope>");
        window->importFile(path);
        QVERIFY(window->message().contains(QStringLiteral("1 rows")));
        window->exportKind(m_folder.filePath(QStringLiteral("out.csv")), true);
        QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("out.csv"))));
    }

    void everyControlHasAName() {
        begin("PowerEdge R770, 2 x H200 NVL");
        CatalogWindow* window = m_window->showCatalog("cloud");
        for (QWidget* root : {static_cast<QWidget*>(window), static_cast<QWidget*>(page())})
            for (QWidget* widget : root->findChildren<QWidget*>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
                const auto* pressed = qobject_cast<QAbstractButton*>(widget);
                QVERIFY2(!widget->accessibleName().isEmpty() || (pressed && !pressed->text().isEmpty()) || widget->parentWidget()->inherits("QAbstractSpinBox") || widget->inherits("QScrollArea"), qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
            }
    }

private:
    [[nodiscard]] ListPage* page() const { return static_cast<ListPage*>(m_window->page(MainWindow::options)); }
    [[nodiscard]] const Project& project() const { return m_window->session().project(); }
    [[nodiscard]] const Configuration& configuration() const { return *std::get<OnPremises>(project().options[0].kind).configuration; }
    void begin(const char* name) { page()->configuration()->beginWith(QString::fromUtf8(name)); }
    [[nodiscard]] int rowOf(PartRole role) const {
        const BillModel* bill = page()->configuration()->bill();
        for (int row = 0; row < bill->rowCount(); ++row)
            if (bill->position(row)->role == role) return row;
        return -1;
    }
    static QPushButton* button(QWidget* root, const char* text) {
        for (QPushButton* one : root->findChildren<QPushButton*>())
            if (one->text() == QString::fromUtf8(text) && !one->isHidden()) return one;
        return nullptr;
    }
    static bool labelWith(QWidget* root, const char* text) {
        for (const QLabel* one : root->findChildren<QLabel*>())
            if (one->text().contains(QString::fromUtf8(text)) && !one->isHidden()) return true;
        return false;
    }

    QTemporaryDir m_folder;
    std::shared_ptr<db::CatalogFile> m_store;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(CatalogWindowTest)
#include "catalog_window_test.moc"
