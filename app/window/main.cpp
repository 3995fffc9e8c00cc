#include "db/project_file.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QHashFunctions>
#include <QLocale>
#include <QSettings>

using namespace racktally;

namespace {

ui::FileAccess fileAccess() {
    return {[](const QString& path) { return db::readProjectFile(path); },
            [](const QString& path, const Project& project) { return db::writeProjectFile(path, project); }};
}

ui::Language preferredLanguage(const QString& wanted) {
    QString code = wanted.isEmpty() ? QSettings().value(QStringLiteral("language")).toString() : wanted;
    if (code.isEmpty()) code = QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    return code == QLatin1String("de") ? ui::Language::german : ui::Language::english;
}

ui::Appearance preferredAppearance(const QString& wanted) {
    if (wanted == QLatin1String("dark")) return ui::Appearance::dark;
    if (wanted == QLatin1String("light")) return ui::Appearance::light;
    const int stored = QSettings().value(QStringLiteral("appearance"), 0).toInt();
    return stored >= 0 && stored <= 2 ? static_cast<ui::Appearance>(stored) : ui::Appearance::system;
}

} // namespace

int main(int argc, char** argv) {
    // The same quote gives the same bytes, here and on the command line.
    QHashSeed::setDeterministicGlobalSeed();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("RackTally"));
    QApplication::setApplicationName(QStringLiteral("RackTally"));
    QApplication::setApplicationVersion(QStringLiteral(RACKTALLY_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.racktally.RackTally"));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("de or en"), QStringLiteral("code"));
    const QCommandLineOption appearance(QStringLiteral("appearance"), QStringLiteral("light, dark or system"), QStringLiteral("name"));
    parser.addOptions({language, appearance});
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("project to open"), QStringLiteral("[file]"));
    parser.process(application);

    ui::setLanguage(preferredLanguage(parser.value(language)));
    ui::applyAppearance(preferredAppearance(parser.value(appearance)));
    ui::MainWindow window(fileAccess());
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty() || !window.openFile(files.first())) {
        QFile sample(QStringLiteral(":/samples/service-desk.json"));
        if (sample.open(QIODevice::ReadOnly))
            if (auto project = readProject(sample.readAll().toStdString())) window.showUnsaved(std::move(project->project));
    }
    window.show();
    return QApplication::exec();
}
