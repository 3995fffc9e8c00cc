// The commands about parts: check a project's configurations, look into the catalogue and change it.
#pragma once

#include <QStringList>

namespace racktally::cli {

int runCheck(const QStringList& arguments);
int runCatalog(const QStringList& arguments);

} // namespace racktally::cli
