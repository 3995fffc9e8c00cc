#include "db/project_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace racktally::db {

namespace {

constexpr qint64 largestFile = 64 * 1024 * 1024;

Error fileError(Reason reason, const QString& path, const QString& detail = {}) {
    Error error{reason, {}, detail.toStdString()};
    error.file = QFileInfo(path).fileName().toStdString();
    return error;
}

} // namespace

Result<ReadProject> readProjectFile(const QString& path) {
    QFile file(path);
    if (!file.exists()) return fileError(Reason::fileMissing, path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) return fileError(Reason::fileUnreadable, path, file.errorString());
    if (file.size() > largestFile) return fileError(Reason::fileUnreadable, path, QStringLiteral("> 64 MiB"));
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError) return fileError(Reason::fileUnreadable, path, file.errorString());
    auto project = readProject({content.constData(), static_cast<std::size_t>(content.size())});
    if (project) return project;
    Errors errors = project.errors();
    for (Error& error : errors) error.file = QFileInfo(path).fileName().toStdString();
    return errors;
}

std::optional<Error> writeProjectFile(const QString& path, const Project& project) {
    const std::string text = writeProject(project);
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && file.commit();
    return written ? std::nullopt : std::optional(fileError(Reason::fileUnwritable, path, file.errorString()));
}

} // namespace racktally::db
