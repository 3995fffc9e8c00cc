// How long a keystroke takes until the window shows its result: edit, evaluation, models and painting of what changes (the
// visible charts and the strip) at 1280 × 800, for the sample (seven options, 60 months). Prints the median and the 99th percentile per page, and how
// much of the frame of 16.7 ms they take. Also how long the window takes to be built.
#include "core/project/project_json.h"
#include "tests/support/files.h"
#include "db/file_store.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace racktally;
using namespace racktally::ui;

namespace {

/// Events of layout and painting that the edit has caused; the window paints what changed.
void settle() {
    for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    setLanguage(Language::german);
    applyAppearance(Appearance::light);
    QElapsedTimer timer;
    timer.start();
    MainWindow window(std::make_shared<racktally::db::FileStore>(settings.path() + QStringLiteral("/recovery")));
    const double built = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    auto read = readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json"));
    timer.restart();
    window.showUnsaved(std::move(read->project));
    const double opened = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    window.resize(1280, 800);
    timer.restart();
    window.show();
    QCoreApplication::processEvents();
    printf("window built in %.0f ms, project opened in %.0f ms, shown in %.0f ms\n", built, opened, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    const std::array names{"workload", "options", "assumptions", "comparison", "quote"};
    // An argument chooses one page.
    const int only = argc > 1 ? std::atoi(argv[1]) : -1;
    for (int page = 0; page < 5; ++page) {
        if (only >= 0 && page != only) continue;
        window.showPage(static_cast<MainWindow::PageNumber>(page));
        QCoreApplication::processEvents();
        std::vector<double> edits, times;
        for (int i = 0; i < 400; ++i) {
            timer.restart();
            if (window.session().setValue("assumptions.electricity_price_per_kwh", 0.2 + i * 1e-4)) return 1;
            edits.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            settle();
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::sort(edits.begin(), edits.end());
        std::sort(times.begin(), times.end());
        printf("%-12s edit %5.2f ms, until it is painted %5.2f ms; 99th percentile %5.2f ms = %.2f of a frame\n", names[static_cast<std::size_t>(page)], edits[200], times[200], times[396], times[396] / 16.7);
    }
    window.session().markSaved();
    return 0;
}
