#include "db/disk.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <io.h>
#endif

namespace racktally::db {

namespace {

namespace fs = std::filesystem;

fs::path systemPath(const QString& path) { return fs::path(path.toStdU16String()); }

Failure failureOf(const std::error_code& error) { return error ? Failure(QString::fromLocal8Bit(error.message().c_str())) : std::nullopt; }

QString systemError() { return QString::fromLocal8Bit(std::generic_category().message(errno).c_str()); }

/// Waits until the medium has what was written.
bool synchronize(QFile& file) {
    if (!file.flush()) return false;
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0;
#elif defined(Q_OS_WIN)
    return ::_commit(file.handle()) == 0;
#else
    return true;
#endif
}

} // namespace

Failure Disk::create(const QString& path, const QByteArray& content, const QString& like) {
    QFile file(path);
    const bool replaces = QFileInfo::exists(like);
    // What others may not read is at no moment readable for them.
    const bool opened = replaces ? file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner)
                                 : file.open(QIODevice::WriteOnly | QIODevice::NewOnly);
    if (!opened) return file.errorString();
    if (file.write(content) != content.size()) return file.errorString();
    if (replaces && !file.setPermissions(QFile::permissions(like))) return file.errorString();
    if (!synchronize(file)) return file.error() == QFileDevice::NoError ? systemError() : file.errorString();
    file.close();
    return file.error() == QFileDevice::NoError ? std::nullopt : Failure(file.errorString());
}

Failure Disk::read(const QString& path, QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return file.errorString();
    const QByteArray all = file.readAll();
    if (file.error() != QFileDevice::NoError) return file.errorString();
    content = all;
    return std::nullopt;
}

Failure Disk::link(const QString& from, const QString& to) {
    std::error_code error;
    fs::create_hard_link(systemPath(from), systemPath(to), error);
    if (!error) return std::nullopt;
    error.clear();
    fs::copy_file(systemPath(from), systemPath(to), error);
    return failureOf(error);
}

Failure Disk::rename(const QString& from, const QString& to) {
    std::error_code error;
    fs::rename(systemPath(from), systemPath(to), error);
    return failureOf(error);
}

Failure Disk::syncFolder(const QString& folder) {
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return systemError();
    ::fsync(handle);        // some file systems refuse it for folders; nothing is lost then that could be had
    ::close(handle);
#else
    Q_UNUSED(folder)
#endif
    return std::nullopt;
}

void Disk::remove(const QString& path) { QFile::remove(path); }

} // namespace racktally::db
