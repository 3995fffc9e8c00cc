#include "ui/text/user_name.h"

#include <QDir>

namespace racktally::ui {

QString systemUserName() {
    for (const char* variable : {"USER", "USERNAME", "LOGNAME"})
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty()) return name;
    return QDir::home().dirName();
}

} // namespace racktally::ui
