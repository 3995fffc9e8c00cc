#include "ui/session/settings.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace racktally::ui {

QString putBrokenSettingsAside() {
    QString file;
    {
        const QSettings settings;
        file = settings.fileName();
        // The format forgives much: a file of which not one setting can be read is broken too.
        const bool nothingRead = QFileInfo(file).size() > 0 && settings.allKeys().isEmpty();
        if (settings.status() == QSettings::NoError && !nothingRead) return {};
    }
    if (!QFile::exists(file)) return {};
    const QString aside = file + QStringLiteral(".broken-") + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QFile::rename(file, aside) ? aside : QString();
}

} // namespace racktally::ui
