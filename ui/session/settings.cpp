#include "ui/session/settings.h"

#include <QDateTime>
#include <QFile>

namespace racktally::ui {

QString putBrokenSettingsAside() {
    QString file;
    {
        const QSettings settings;
        if (settings.status() == QSettings::NoError) return {};
        file = settings.fileName();
    }
    if (!QFile::exists(file)) return {};
    const QString aside = file + QStringLiteral(".broken-") + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QFile::rename(file, aside) ? aside : QString();
}

} // namespace racktally::ui
