#include "core/project/project_json.h"
#include "db/catalog_file.h"
#include "db/file_store.h"
#include "ui/session/settings.h"
#include "ui/window/document_actions.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QHashFunctions>
#include <QLocale>
#include <QStandardPaths>

using namespace racktally;

namespace {

std::shared_ptr<DocumentStore> fileStore() {
    return std::make_shared<db::FileStore>(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery"));
}

ui::Language preferredLanguage(const QString& wanted) {
    QString code = wanted.isEmpty() ? ui::settings::language.get() : wanted;
    if (code.isEmpty()) code = QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    return code == QLatin1String("de") ? ui::Language::german : ui::Language::english;
}

ui::Appearance preferredAppearance(const QString& wanted) {
    if (wanted == QLatin1String("dark")) return ui::Appearance::dark;
    if (wanted == QLatin1String("light")) return ui::Appearance::light;
    return static_cast<ui::Appearance>(ui::settings::appearance.get());
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

    const QString brokenSettings = ui::putBrokenSettingsAside();
    ui::setLanguage(preferredLanguage(parser.value(language)));
    ui::applyAppearance(preferredAppearance(parser.value(appearance)));
    ui::MainWindow window(fileStore(), std::make_shared<db::CatalogFile>(db::userCatalogPath()));
    window.show();
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty() || !window.actions().openFile(files.first())) {
        QFile sample(QStringLiteral(":/samples/service-desk.json"));
        if (sample.open(QIODevice::ReadOnly))
            if (auto project = readProject(sample.readAll().toStdString())) window.showUnsaved(std::move(project->project));
    }
    if (!brokenSettings.isEmpty()) window.actions().showMessage(ui::words("The settings could not be read and are at their defaults now. The old file is kept as %1.").arg(brokenSettings));
    window.actions().offerRecovery();
    return QApplication::exec();
}
