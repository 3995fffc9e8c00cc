// One writer per document: a lock file beside it that names its holder. A lock whose process is dead is taken over.
#pragma once

#include "core/document/document_store.h"

#include <QString>
#include <optional>

namespace racktally::db {

struct LockAttempt {
    std::shared_ptr<DocumentLock> lock;     // null where it could not be had
    std::optional<LockHolder> holder;       // who has it; nothing where the folder does not take a lock
};

LockAttempt lockFile(const QString& path);

/// The lock file of a document: hidden, in the same folder, so that other machines see it too.
QString lockName(const QString& path);

} // namespace racktally::db
