#include "db/recovery_folder.h"

#include "db/document_file.h"
#include "db/file_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>
#include <algorithm>

namespace racktally::db {

namespace {

constexpr int daysKept = 30;

const char* const pathNote = "recovery_path";
const char* const timeNote = "recovery_time";
const char* const baseNote = "recovery_base";

std::string noteOf(const Notes& notes, const char* key) {
    const auto found = notes.find(key);
    return found == notes.end() ? std::string() : found->second;
}

} // namespace

RecoveryFolder::RecoveryFolder(QString folder, Disk& disk, std::function<QDateTime()> now) : m_folder(std::move(folder)), m_disk(disk), m_now(std::move(now)) {}

QString RecoveryFolder::fileOf(const std::string& id, bool declined) const {
    return QDir(m_folder).filePath(QString::fromStdString(id) + (declined ? QStringLiteral(".declined") : QStringLiteral(".racktally")));
}

bool RecoveryFolder::isOwn(const std::string& id) {
    const QMutexLocker guard(&m_mutex);
    return m_locks.contains(id);
}

std::shared_ptr<DocumentLock> RecoveryFolder::ownLock(const std::string& id) {
    const QMutexLocker guard(&m_mutex);
    std::shared_ptr<DocumentLock>& lock = m_locks[id];
    if (!lock) lock = lockFile(fileOf(id)).lock;
    if (!lock) {
        m_locks.erase(id);
        return nullptr;
    }
    return lock;
}

std::optional<Error> RecoveryFolder::keep(const RecoveryCopy& copy, const Project& project) {
    if (!QDir().mkpath(m_folder)) {
        Error error{Reason::fileUnwritable, {}, m_folder.toStdString()};
        error.file = QFileInfo(m_folder).fileName().toStdString();
        return error;
    }
    ownLock(copy.id);
    Document document;
    document.project = project;
    const Notes notes{{pathNote, copy.path}, {timeNote, copy.time}, {baseNote, copy.base}};
    const auto written = writeDocumentFile(fileOf(copy.id), document, {}, m_disk, notes);
    return written ? std::nullopt : std::optional(written.errors().front());
}

void RecoveryFolder::drop(const std::string& id) {
    m_disk.remove(fileOf(id));
    m_disk.remove(fileOf(id, true));
    const QMutexLocker guard(&m_mutex);
    m_locks.erase(id);
}

Result<Recovered> RecoveryFolder::read(const QString& path, bool declined) {
    auto document = readDocumentFile(path, m_disk);
    if (!document) return document.errors();
    RecoveryCopy copy{QFileInfo(path).completeBaseName().toStdString(), noteOf(document->notes, pathNote), document->document.project.title,
                      noteOf(document->notes, timeNote), {}, noteOf(document->notes, baseNote), declined};
    if (const QFileInfo file(QString::fromStdString(copy.path)); !copy.path.empty() && file.isFile())
        copy.savedTime = file.lastModified().toUTC().toString(Qt::ISODate).toStdString();
    return Recovered{std::move(copy), std::move(document->document.project)};
}

std::vector<RecoveryCopy> RecoveryFolder::abandoned() {
    std::vector<RecoveryCopy> copies;
    const auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.racktally"), QStringLiteral("*.declined")}, QDir::Files);
    for (const QFileInfo& file : files) {
        const std::string id = file.completeBaseName().toStdString();
        const bool declined = file.suffix() == QLatin1String("declined");
        if (isOwn(id)) continue;
        const auto lock = lockFile(fileOf(id)).lock;
        if (!lock) continue; // its window is there
        if (declined && file.lastModified().daysTo(m_now()) > daysKept) {
            m_disk.remove(file.filePath());
            continue;
        }
        auto kept = read(file.filePath(), declined);
        if (!kept) continue;
        // Killed between the last step of saving and the removal of the copy: nothing is missing.
        const auto saved = kept->copy.path.empty() ? Result<ReadDocument>(Error{Reason::fileMissing, {}}) : readDocumentFile(QString::fromStdString(kept->copy.path), m_disk);
        if (saved && saved->document.project == kept->project) m_disk.remove(file.filePath());
        else copies.push_back(std::move(kept->copy));
    }
    std::sort(copies.begin(), copies.end(), [](const RecoveryCopy& a, const RecoveryCopy& b) { return a.time > b.time; });
    return copies;
}

Result<Recovered> RecoveryFolder::recover(const std::string& id) {
    const bool declined = !QFileInfo::exists(fileOf(id));
    auto kept = read(fileOf(id, declined), declined);
    if (!kept) return kept;
    if (!ownLock(id)) {
        Error error{Reason::fileLocked, {}, kept->copy.title};
        error.file = kept->copy.title;
        return error;
    }
    if (declined) m_disk.rename(fileOf(id, true), fileOf(id));
    kept->copy.declined = false;
    return kept;
}

void RecoveryFolder::decline(const std::string& id) {
    m_disk.rename(fileOf(id), fileOf(id, true));
    // Its month begins now, however old it is.
    QFile file(fileOf(id, true));
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) file.setFileTime(m_now(), QFileDevice::FileModificationTime);
}

} // namespace racktally::db
