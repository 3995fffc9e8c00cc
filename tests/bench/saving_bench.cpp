// What saving costs: how long the window's thread is held, how long the disk takes, and how large the file is with a growing
// history. Prints the times also as shares of a frame of 16.7 ms.
#include "db/file_store.h"
#include "tests/support/documents.h"
#include "tests/support/files.h"
#include "ui/session/open_document.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace racktally;
using namespace racktally::ui;

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const Project sample = readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json"))->project;
    std::printf("revisions  file kB  window's thread ms (of a frame)  until saved ms  open ms\n");
    for (const int revisions : {1, 100, 1000}) {
        const QString path = folder.filePath(QStringLiteral("%1.racktally").arg(revisions));
        Document document;
        for (int i = 0; i < revisions; ++i) {
            Project project = sample;
            project.assumptions.electricityPricePerKwh = 0.1 + i / 10000.0;
            document = withRevision(std::move(document), std::move(project), {"2026-11-30T10:00:00Z", "A", {}});
        }
        const auto store = std::make_shared<db::FileStore>(folder.filePath(QStringLiteral("recovery")));
        if (!store->save(path.toStdString(), document, std::nullopt, nullptr)) return 1;
        Session session;
        OpenDocument open(session, store);
        QElapsedTimer timer;
        timer.start();
        if (!open.open(path).empty()) return 1;
        const double opening = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        std::vector<double> held, whole;
        for (int i = 0; i < 9; ++i) {
            if (session.setValue("assumptions.electricity_price_per_kwh", 0.5 + i / 1000.0)) return 1;
            bool done = false;
            double thread = 0;
            QElapsedTimer total;
            total.start();
            timer.restart();
            open.save(path, {}, false, [&](const Errors& errors) { done = errors.empty(); });
            thread += static_cast<double>(timer.nsecsElapsed()) / 1e6;
            while (!done) {
                QThread::usleep(200);
                timer.restart();
                QCoreApplication::processEvents();
                thread = std::max(thread, static_cast<double>(timer.nsecsElapsed()) / 1e6);
            }
            held.push_back(thread);
            whole.push_back(static_cast<double>(total.nsecsElapsed()) / 1e6);
        }
        std::sort(held.begin(), held.end());
        std::sort(whole.begin(), whole.end());
        std::printf("%9d  %7lld  %18.2f (%5.1f %%)  %21.1f  %7.1f\n", revisions, static_cast<long long>(QFileInfo(path).size() / 1024), held[4], held[4] / 16.7 * 100, whole[4], opening);
    }
    return 0;
}
