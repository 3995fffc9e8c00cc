#include "db/replace_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace racktally::db {

namespace {

Error failed(Reason reason, const QString& path, const QString& detail = {}) {
    Error error{reason, {}, detail.toStdString()};
    error.file = QFileInfo(path).fileName().toStdString();
    return error;
}

QString unfinishedPattern(const QFileInfo& file) { return QStringLiteral(".%1.*.saving").arg(file.fileName()); }

/// What an interrupted save left behind; nobody else saves to this file, so it is nobody's.
void removeUnfinished(Disk& disk, const QFileInfo& file) {
    for (const QFileInfo& left : file.dir().entryInfoList({unfinishedPattern(file)}, QDir::Files | QDir::Hidden)) disk.remove(left.filePath());
}

Failure currentStamp(Disk& disk, const QString& path, Stamp& stamp) {
    if (!QFileInfo::exists(path)) {
        stamp.clear();
        return std::nullopt;
    }
    QByteArray content;
    if (auto failure = disk.read(path, content)) return failure;
    stamp = stampOf(content);
    return std::nullopt;
}

/// Backups are made before the file is replaced and never in place of it, so that the file is there at every moment.
Failure makeBackups(Disk& disk, const QString& path, const Stamp& now, const ReplaceOptions& options) {
    if (now.empty()) return std::nullopt;
    if (!options.keepAs.isEmpty() && !QFileInfo::exists(options.keepAs))
        if (auto failure = disk.link(path, options.keepAs)) return failure;
    if (options.backups == 0) return std::nullopt;
    // A save that was refused after this point has made this backup already.
    Stamp newest;
    if (!currentStamp(disk, backupName(path, 1), newest) && newest == now) return std::nullopt;
    for (int number = options.backups; number > 1; --number)
        if (QFileInfo::exists(backupName(path, number - 1)))
            if (auto failure = disk.rename(backupName(path, number - 1), backupName(path, number))) return failure;
    if (QFileInfo::exists(backupName(path, 1))) disk.remove(backupName(path, 1));
    return disk.link(path, backupName(path, 1));
}

} // namespace

Stamp stampOf(const QByteArray& content) { return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex().toStdString(); }

QString fileBehind(const QString& path) {
    const QString resolved = QFileInfo(path).canonicalFilePath();
    return resolved.isEmpty() ? QFileInfo(path).absoluteFilePath() : resolved;
}

QString backupName(const QString& path, int number) { return QStringLiteral("%1.bak%2").arg(path).arg(number); }

Result<Stamp> replaceFile(Disk& disk, const QString& path, const QByteArray& content, const ReplaceOptions& options) {
    const QString target = fileBehind(path);
    const QFileInfo file(target);
    Stamp now;
    const auto isExpected = [&]() -> std::optional<Error> {
        if (auto failure = currentStamp(disk, target, now)) return failed(Reason::fileUnreadable, path, *failure);
        if (options.expected && *options.expected != now) return failed(Reason::fileChanged, path);
        return std::nullopt;
    };
    if (file.isDir()) return failed(Reason::fileIsFolder, path);
    if (auto error = isExpected()) return *error;
    removeUnfinished(disk, file);
    const QString fresh = file.dir().filePath(QStringLiteral(".%1.%2.saving").arg(file.fileName(), QUuid::createUuid().toString(QUuid::Id128).left(12)));
    const auto giveUp = [&](const Error& error) {
        disk.remove(fresh);
        return error;
    };
    if (auto failure = disk.create(fresh, content, target)) return giveUp(failed(Reason::fileUnwritable, path, *failure));
    QByteArray written;
    if (auto failure = disk.read(fresh, written)) return giveUp(failed(Reason::notVerified, path, *failure));
    if (written != content) return giveUp(failed(Reason::notVerified, path));
    if (auto failure = makeBackups(disk, target, now, options)) return giveUp(failed(Reason::fileUnwritable, path, *failure));
    // The last look before the step that cannot be taken back.
    if (auto error = isExpected()) return giveUp(*error);
    if (auto failure = disk.rename(fresh, target)) return giveUp(failed(Reason::replaceRefused, path, *failure));
    disk.syncFolder(file.path());
    return stampOf(content);
}

} // namespace racktally::db
