#include "app/cli/commands.h"

#include <QGuiApplication>
#include <QHashFunctions>

int main(int argc, char** argv) {
    // Documents need fonts, not a display; the order of their parts must not depend on chance.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed();
    const QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("racktally-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RACKTALLY_VERSION));
    return racktally::cli::run(QCoreApplication::arguments().mid(1));
}
