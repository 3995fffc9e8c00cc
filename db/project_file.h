// Projects as JSON files on disk.
#pragma once

#include "core/project/project_json.h"

#include <QString>

namespace racktally::db {

/// Reads a project; errors name the file. Files above 64 MiB are refused.
Result<ReadProject> readProjectFile(const QString& path);

/// Replaces the file in one step, or leaves it as it was and says why not.
std::optional<Error> writeProjectFile(const QString& path, const Project& project);

} // namespace racktally::db
