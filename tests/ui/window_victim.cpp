// The window as a process of its own that types and saves until it is killed. It says what it typed, when it begins to touch
// the user's file, and what is saved.
#include "db/file_store.h"
#include "ui/window/document_actions.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>
#include <cstdio>

using namespace racktally;
using namespace racktally::ui;

namespace {

void say(const char* what, int number) {
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

int typed = 0;

/// Says when a new file is written beside the user's.
class TellingDisk : public db::Disk {
public:
    explicit TellingDisk(QString folder) : m_folder(std::move(folder)) {}
    db::Failure create(const QString& path, const QByteArray& content, const QString& like) override {
        if (QFileInfo(path).path() == m_folder) say("touching", typed);
        return Disk::create(path, content, like);
    }

private:
    QString m_folder;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QString path = QCoreApplication::arguments().value(1), folder = QFileInfo(path).path();
    const bool saves = QCoreApplication::arguments().value(2) == QLatin1String("save");
    QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder + QStringLiteral("/settings"));
    applyAppearance(Appearance::light);
    MainWindow window(std::make_shared<db::FileStore>(folder + QStringLiteral("/recovery"), std::make_shared<TellingDisk>(folder)));
    if (!window.actions().openFile(path)) return 3;
    window.show();
    const std::function<void()> type = [&] {
        if (window.session().setValue("assumptions.electricity_price_per_kwh", ++typed / 1000.0)) return QCoreApplication::exit(4);
        say("typed", typed);
        if (saves) window.actions().saveTo(path, {}, false, [&] {
            say("saved", typed);
            QTimer::singleShot(0, &window, type);
        });
    };
    // Without saving: one change, then wait until it is kept, then say so.
    QObject::connect(&window.document(), &OpenDocument::stateChanged, &window, [&] {
        if (!saves && window.document().keptAt().isValid()) say("kept", typed);
    });
    QTimer::singleShot(0, &window, type);
    return QApplication::exec();
}
