#include "db/file_lock.h"

#include "db/replace_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace racktally::db {

namespace {

class HeldLock : public DocumentLock {
public:
    explicit HeldLock(const QString& name) : file(name) {
        // Age says nothing of a document that is open all day; only a dead process frees it.
        file.setStaleLockTime(0);
    }
    QLockFile file;
};

} // namespace

QString lockName(const QString& path) {
    const QFileInfo file(fileBehind(path));
    return file.dir().filePath(QStringLiteral(".%1.lock").arg(file.fileName()));
}

LockAttempt lockFile(const QString& path) {
    const auto lock = std::make_shared<HeldLock>(lockName(path));
    if (lock->file.tryLock()) return {lock, std::nullopt};
    if (lock->file.error() != QLockFile::LockFailedError) return {};
    qint64 process = 0;
    QString host, program;
    if (!lock->file.getLockInfo(&process, &host, &program)) return {nullptr, LockHolder{}};
    return {nullptr, LockHolder{program.toStdString(), host.toStdString(), process}};
}

} // namespace racktally::db
