#include "db/file_store.h"

#include "db/document_file.h"
#include "db/file_lock.h"

#include <QFileInfo>
#include <QUuid>

namespace racktally::db {

namespace {

/// Backups that are kept beside a document; one of the other form, which people keep beside other files.
int backupsOf(const QString& path) { return keepsHistory(path) ? 3 : 1; }

std::string timeOf(const QString& path) { return QFileInfo(path).lastModified().toUTC().toString(Qt::ISODate).toStdString(); }

} // namespace

FileStore::FileStore(const QString& recoveryFolder, std::shared_ptr<Disk> disk, std::function<QDateTime()> now) : m_disk(std::move(disk)), m_recovery(recoveryFolder, *m_disk, std::move(now)) {}

Result<OpenedDocument> FileStore::open(const std::string& name) {
    const QString path = QString::fromStdString(name);
    const LockAttempt attempt = QFileInfo(path).isFile() ? lockFile(path) : LockAttempt();
    auto read = readDocumentFile(path, *m_disk);
    if (!read) return read.errors();
    OpenedDocument opened{std::move(read->document), read->stamp};
    opened.migratedFrom = read->migratedFrom;
    if (read->newerVersion) opened.bar = WriteBar::newerVersion;
    else if (attempt.lock) opened.lock = attempt.lock;
    else opened.bar = attempt.holder ? WriteBar::lockedByAnother : WriteBar::folderNotWritable;
    opened.holder = attempt.holder;
    return opened;
}

Result<SavedDocument> FileStore::save(const std::string& name, const Document& document, const std::optional<Stamp>& expected, std::shared_ptr<DocumentLock> held) {
    const QString path = QString::fromStdString(name);
    if (!held) {
        const LockAttempt attempt = lockFile(path);
        if (attempt.holder) {
            Error error{Reason::fileLocked, {}, holderName(*attempt.holder)};
            error.file = QFileInfo(path).fileName().toStdString();
            return error;
        }
        held = attempt.lock; // none where the folder takes no files: then writing says why
    }
    const auto existing = readDocumentFile(path, *m_disk);
    if (existing && existing->newerVersion) {
        Error error{Reason::newerDocument, {}};
        error.file = QFileInfo(path).fileName().toStdString();
        return error;
    }
    // Before a file of an older form is replaced, it stays under a name of its own.
    const QString oldForm = existing && existing->migratedFrom ? QStringLiteral("%1.v%2.bak").arg(fileBehind(path)).arg(*existing->migratedFrom) : QString();
    const auto stamp = writeDocumentFile(path, document, {expected, backupsOf(path), oldForm}, *m_disk);
    if (!stamp) return stamp.errors();
    return SavedDocument{*stamp, std::move(held)};
}

std::optional<RescuedState> FileStore::rescue(const std::string& name) {
    const QString path = QString::fromStdString(name);
    std::optional<RescuedState> best;
    QByteArray content;
    if (!m_disk->read(path, content))
        if (auto state = salvage(content)) best = RescuedState{std::move(state->project), state->time, QFileInfo(path).fileName().toStdString(), state->revision};
    if (best && best->revision == 0) return best;
    for (int number = 1; number <= backupsOf(path); ++number) {
        const QString backup = backupName(fileBehind(path), number);
        auto read = readDocumentFile(backup, *m_disk);
        if (!read || read->newerVersion) continue;
        const auto& revisions = read->document.revisions;
        const std::string time = revisions.empty() ? timeOf(backup) : revisions.back().time;
        if (!best || time > best->time) best = RescuedState{std::move(read->document.project), time, QFileInfo(backup).fileName().toStdString(), 0};
    }
    return best;
}

std::string FileStore::newRecovery() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

} // namespace racktally::db
