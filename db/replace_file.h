// Puts new content in a file's place so that a whole file, old or new, is there at every moment.
#pragma once

#include "core/base/result.h"
#include "core/document/document_store.h"
#include "db/disk.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace racktally::db {

struct ReplaceOptions {
    std::optional<Stamp> expected = {};   // the content that may be replaced; nothing: whatever is there
    int backups = 0;                      // of what was there, as name.bak1 (newest), name.bak2, …
    QString keepAs = {};                  // besides, what was there stays under this name, if nothing has it yet
};

/// Identifies content; empty for content that is not there.
Stamp stampOf(const QByteArray& content);

/// The file that a path leads to: symbolic links stay, what they lead to is replaced.
QString fileBehind(const QString& path);

/// "name.bak1": the newest backup of a file, "name.bak2" the one before it.
QString backupName(const QString& path, int number);

/// Writes the content beside the file, reads it back, links the backups, and renames it over the file. Any failure leaves the
/// file as it was, takes the new one away and says why.
Result<Stamp> replaceFile(Disk& disk, const QString& path, const QByteArray& content, const ReplaceOptions& options);

} // namespace racktally::db
