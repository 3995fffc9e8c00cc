#include "app/cli/commands.h"

#include <QGuiApplication>
#include <QHashFunctions>
#include <cstdio>
#include <cstring>

namespace {

/// Qt's own remarks about the machine are not what was asked for; its warnings about us are.
void report(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg || text.startsWith(QLatin1String("QStandardPaths:"))) return;
    fprintf(stderr, "%s\n", qPrintable(text));
}

template <class Application>
int run(int argc, char** argv) {
    const Application application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("racktally-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RACKTALLY_VERSION));
    return racktally::cli::run(QCoreApplication::arguments().mid(1));
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(report);
    // The order of a document's parts must not depend on chance.
    QHashSeed::setDeterministicGlobalSeed();
    bool isDocument = false;
    for (int i = 1; i < argc; ++i) isDocument = isDocument || std::strcmp(argv[i], "quote") == 0;
    if (!isDocument) return run<QCoreApplication>(argc, argv);
    // Documents need fonts, not a display.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    return run<QGuiApplication>(argc, argv);
}
