// Writes every page in its states as pictures, in both themes, both languages and two sizes:
//   screenshots FOLDER [WxH …] [NAME …]     only these sizes, only pages whose name begins so
// To be looked at by people; no test compares them.
#include "core/project/project_json.h"
#include "db/document_file.h"
#include "db/catalog_file.h"
#include "db/file_store.h"
#include "ui/forms/field_form.h"
#include "ui/pages/assumptions_page.h"
#include "ui/pages/chart_panel.h"
#include "ui/pages/comparison_page.h"
#include "ui/pages/bill_table.h"
#include "ui/pages/configuration_view.h"
#include "ui/pages/list_page.h"
#include "ui/pages/new_option_dialog.h"
#include "ui/pages/quote_page.h"
#include "ui/pages/sizing_page.h"
#include "core/project/structure.h"
#include "ui/window/document_actions.h"
#include "ui/window/catalog_window.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace racktally;
using namespace racktally::ui;

namespace {

struct Shot {
    const char* name;
    std::function<void(MainWindow&)> show;
};

template <class T>
T* pageOf(MainWindow& window, MainWindow::PageNumber page) {
    window.showPage(page);
    return static_cast<T*>(window.page(page));
}

void settle() {
    // The quote is laid out on another thread.
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 120) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        // Without an event loop nobody else does.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/// The sample whose workload is sized, with the workload changed.
void showSized(MainWindow& w, MainWindow::PageNumber page, const std::function<void(Project&)>& change = {}) {
    QFile file(QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/assistant.json"));
    if (!file.open(QIODevice::ReadOnly)) return;
    auto read = readProject(file.readAll().toStdString());
    if (!read) return;
    if (change) change(read->project);
    w.showUnsaved(std::move(read->project));
    w.showPage(page);
}
template <class Work>
std::function<void(MainWindow&)> sizedAs(Work work) {
    return [work](MainWindow& w) { showSized(w, MainWindow::sizing, [&](Project& project) { project.workloads[0].kind = work; }); };
}
FineTuning tuning() {
    FineTuning work;
    work.model = "meta-llama/Llama-3.1-70B-Instruct";
    return work;
}
Rendering scenes() {
    Rendering work;
    work.measuredGpu = "GeForce RTX 4090";
    work.sceneMemoryGb = 40;
    work.framesPerMonth = 40000;
    return work;
}
Vdi desktops() {
    Vdi work;
    work.users = 120;
    work.frameBufferGb = 4;
    return work;
}

const std::vector<Shot>& shots() {
    static const std::vector<Shot> all{
        {"workload", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::workload)->select(0); }},
        {"options-own", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::options)->row("options.own.nodes")->field()->setFocus(); }},
        {"options-operation", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::options)->row("options.own.staff_fte")->field()->setFocus(); }},
        {"options-financing", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::options)->showInput("options.lease.financing.payment_per_month"); }},
        {"options-cloud", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::options)->showInput("options.list.price_per_instance_hour"); }},
        {"options-hybrid", [](MainWindow& w) { pageOf<ListPage>(w, MainWindow::options)->showInput("options.mix.own_nodes"); }},
        {"assumptions", [](MainWindow& w) { pageOf<AssumptionsPage>(w, MainWindow::assumptions)->form()->row("assumptions.electricity_price_per_kwh")->field()->setFocus(); }},
        {"assumptions-changed", [](MainWindow& w) { pageOf<AssumptionsPage>(w, MainWindow::assumptions)->setFilter(AssumptionsPage::Filter::changed); }},
        {"comparison", [](MainWindow& w) { pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(0); }},
        {"comparison-kinds", [](MainWindow& w) { pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(1); }},
        {"comparison-payments", [](MainWindow& w) { pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(2); }},
        {"comparison-unit", [](MainWindow& w) { pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(3); }},
        {"comparison-figures", [](MainWindow& w) { pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(4); }},
        {"comparison-data", [](MainWindow& w) {
             auto* page = pageOf<ComparisonPage>(w, MainWindow::comparison);
             page->showTab(0);
             for (ChartPanel* panel : page->panels()) panel->setTableShown(true);
         }},
        {"comparison-explained", [](MainWindow& w) {
             pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(0);
             w.explainFigure({"own", "electricity", 1});
         }},
        {"comparison-findings", [](MainWindow& w) {
             pageOf<ComparisonPage>(w, MainWindow::comparison)->showTab(0);
             w.showFindings();
         }},
        {"quote", [](MainWindow& w) { pageOf<QuotePage>(w, MainWindow::quote); }},
        {"configuration", [](MainWindow& w) {
             auto* page = pageOf<ListPage>(w, MainWindow::options);
             page->select(0);
             if (page->configuration() && !page->configuration()->bill()) page->configuration()->beginWith(QStringLiteral("PowerEdge XE7740, 8 x H200 NVL"));
             page->showTab(words("Configuration"));
         }},
        {"configuration-broken", [](MainWindow& w) {
             auto* page = pageOf<ListPage>(w, MainWindow::options);
             page->select(0);
             if (!page->configuration()->bill()) page->configuration()->beginWith(QStringLiteral("PowerEdge XE7740, 8 x H200 NVL"));
             page->showTab(words("Configuration"));
             auto* bill = page->configuration()->bill();
             for (int row = 0; bill && row < bill->rowCount(); ++row)
                 if (bill->position(row)->role == PartRole::gpu) {
                     bill->setData(bill->index(row, BillModel::partColumn), QStringLiteral("H200 SXM"), Qt::EditRole);
                     break;
                 }
         }},
        {"configuration-partitions", [](MainWindow& w) {
             auto* page = pageOf<ListPage>(w, MainWindow::options);
             page->select(0);
             if (!page->configuration()->bill()) page->configuration()->beginWith(QStringLiteral("PowerEdge XE7740, 8 x H200 NVL"));
             if (auto* count = page->findChild<QSpinBox*>(QStringLiteral("mig-3g.71gb"))) count->setValue(5);
             page->showTab(words("Partitions"));
         }},
        {"configuration-site", [](MainWindow& w) {
             auto* page = pageOf<ListPage>(w, MainWindow::options);
             page->select(0);
             if (!page->configuration()->bill()) page->configuration()->beginWith(QStringLiteral("PowerEdge XE7740, 8 x H200 NVL"));
             page->showTab(words("Operation"));
         }},
        {"catalog", [](MainWindow& w) { w.showCatalog("gpu"); }},
        {"catalog-offers", [](MainWindow& w) {
             w.showCatalog("cloud");
         }},
        {"catalog-servers", [](MainWindow& w) { w.showCatalog("server"); }},
        {"empty-comparison", [](MainWindow& w) {
             Project empty;
             empty.currency = "EUR";
             empty.start = {2027, 1};
             w.showUnsaved(empty);
             w.showPage(MainWindow::comparison);
         }},
        {"sizing", [](MainWindow& w) { showSized(w, MainWindow::sizing); }},
        {"sizing-explained", [](MainWindow& w) {
             showSized(w, MainWindow::sizing);
             static_cast<SizingPage*>(w.page(MainWindow::sizing))->explainCurrent();
         }},
        {"sizing-tuning", sizedAs(tuning())},
        {"sizing-rendering", sizedAs(scenes())},
        {"sizing-desktops", sizedAs(desktops())},
        {"sizing-unknown", sizedAs(LlmInference())},
        {"sizing-workload", [](MainWindow& w) { showSized(w, MainWindow::workload); }},
        {"sizing-comparison", [](MainWindow& w) { showSized(w, MainWindow::comparison); }},
        {"sizing-used", [](MainWindow& w) {
             showSized(w, MainWindow::sizing);
             static_cast<SizingPage*>(w.page(MainWindow::sizing))->useChosen();
         }},
        {"empty-options", [](MainWindow& w) {
             Project empty;
             empty.currency = "EUR";
             empty.start = {2027, 1};
             w.showUnsaved(empty);
             w.showPage(MainWindow::options);
         }},
        {"revisions", [](MainWindow& w) { w.actions().showRevisions(); }},
        {"recovery", [](MainWindow& w) { w.actions().offerRecovery(); }},
        {"read-only",
         [](MainWindow& w) {
             static std::unique_ptr<db::FileStore> other;
             static Result<OpenedDocument> held = Error{Reason::fileMissing, {}};
             const QString copy = w.document().path() + QStringLiteral("-2.racktally");
             QFile::copy(w.document().path(), copy);
             held = Error{Reason::fileMissing, {}};
             other = std::make_unique<db::FileStore>(QString());
             held = other->open(copy.toStdString());
             w.actions().openFile(copy);
         }},
    };
    return all;
}


/// A document with a history, and what an earlier window left unsaved.
QString prepare(const QString& folder) {
    QFile file(QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    auto read = readProject(file.readAll().toStdString());
    if (!read) return {};
    Document document;
    const auto state = [&](double price, double hours, const char* time, const char* comment) {
        Project project = read->project;
        project.assumptions.electricityPricePerKwh = price;
        project.assumptions.hoursPerMonth = hours;
        document = withRevision(std::move(document), std::move(project), {time, "vertrieb", comment});
    };
    state(0.31, 720, "2026-11-26T08:12:00Z", "Erste Rechnung für die Geschäftsleitung");
    state(0.28, 720, "2026-11-27T14:40:00Z", "");
    state(0.1902, 730, "2026-11-30T09:05:00Z", "Strompreis nach Angebot der Stadtwerke");
    const QString path = QDir(folder).filePath(QStringLiteral("Service-Desk.racktally"));
    if (!db::writeDocumentFile(path, document)) return {};
    db::FileStore earlier(folder + QStringLiteral("/recovery"));
    Project typed = read->project;
    typed.horizonMonths = 48;
    static_cast<void>(earlier.keep({"one", path.toStdString(), {}, "2026-11-30T16:42:00Z", {}, {}}, typed));
    typed.title = "Renderfarm Halle 3";
    static_cast<void>(earlier.keep({"two", {}, {}, "2026-11-29T17:03:00Z", {}, {}}, typed));
    return path;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        fprintf(stderr, "usage: screenshots FOLDER [WxH ...] [NAME ...]\n");
        return 2;
    }
    const QTemporaryDir settings;
    QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
    QCoreApplication::setApplicationName(QStringLiteral("screenshots"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    const QDir folder(arguments[1]);
    if (!folder.mkpath(QStringLiteral("."))) return 2;
    const QString sample = prepare(settings.path());
    if (sample.isEmpty()) return 1;
    QStringList sizes, wanted;
    for (const QString& argument : arguments.mid(2)) (argument[0].isDigit() ? sizes : wanted) << argument;
    const auto isWanted = [&](const char* name) { return wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), [&](const QString& start) { return QString::fromLatin1(name).startsWith(start); }); };
    if (sizes.isEmpty()) sizes = {QStringLiteral("1280x800"), QStringLiteral("1920x1080")};
    int written = 0;
    for (const QString& size : sizes)
        for (const Appearance appearance : {Appearance::light, Appearance::dark})
            for (const Language language : {Language::german, Language::english})
                for (const Shot& shot : shots()) {
                    if (!isWanted(shot.name)) continue;
                    setLanguage(language);
                    applyAppearance(appearance);
                    MainWindow window(std::make_shared<db::FileStore>(settings.path() + QStringLiteral("/recovery")), std::make_shared<db::CatalogFile>(settings.path() + QStringLiteral("/catalog.db")));
                    if (!window.actions().openFile(sample)) return 1;
                    window.resize(size.section(QLatin1Char('x'), 0, 0).toInt(), size.section(QLatin1Char('x'), 1).toInt());
                    window.show();
                    shot.show(window);
                    settle();
                    const QString name = QStringLiteral("%1-%2-%3-%4.png").arg(QLatin1String(shot.name), size, appearance == Appearance::light ? QStringLiteral("light") : QStringLiteral("dark"), language == Language::german ? QStringLiteral("de") : QStringLiteral("en"));
                    const auto dialogs = window.findChildren<QDialog*>();
                    const auto dialog = std::find_if(dialogs.begin(), dialogs.end(), [](const QDialog* one) { return one->isVisible(); });
                    if (!(dialog == dialogs.end() ? window.grab() : (*dialog)->grab()).save(folder.filePath(name))) return 1;
                    ++written;
                    window.session().markSaved();
                }
    printf("%d pictures\n", written);
    return 0;
}
