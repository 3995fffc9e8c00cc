// Copies of what was typed and not saved, one file per open document, apart from the user's files. A copy belongs to a
// window as long as its lock is held; those of dead windows are abandoned.
#pragma once

#include "core/document/document_store.h"
#include "db/disk.h"

#include <QDateTime>
#include <QMutex>
#include <QString>
#include <functional>
#include <map>

namespace racktally::db {

class RecoveryFolder {
public:
    /// `now` tells which declined copies are old enough to go.
    RecoveryFolder(QString folder, Disk& disk, std::function<QDateTime()> now);

    /// Functions as in DocumentStore; they may be called from any thread.
    std::optional<Error> keep(const RecoveryCopy& copy, const Project& project);
    void drop(const std::string& id);
    std::vector<RecoveryCopy> abandoned();
    Result<Recovered> recover(const std::string& id);
    void decline(const std::string& id);

private:
    [[nodiscard]] QString fileOf(const std::string& id, bool declined = false) const;
    [[nodiscard]] Result<Recovered> read(const QString& path, bool declined);
    std::shared_ptr<DocumentLock> ownLock(const std::string& id);
    bool isOwn(const std::string& id);

    QString m_folder;
    Disk& m_disk;
    std::function<QDateTime()> m_now;
    QMutex m_mutex;
    std::map<std::string, std::shared_ptr<DocumentLock>> m_locks;
};

} // namespace racktally::db
