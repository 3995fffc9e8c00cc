#include "app/cli/commands.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("racktally-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RACKTALLY_VERSION));
    return racktally::cli::run(QCoreApplication::arguments().mid(1));
}
