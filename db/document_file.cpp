#include "db/document_file.h"

#include "core/project/project_json.h"
#include "db/migration.h"

#include <QFileInfo>

namespace racktally::db {

namespace {

constexpr qint64 largestFile = 512LL * 1024 * 1024;

Errors named(Errors errors, const QString& path) {
    for (Error& error : errors) error.file = QFileInfo(path).fileName().toStdString();
    return errors;
}

/// What is wrong with a file before it is read.
std::optional<Error> wrongFile(const QString& path) {
    const QFileInfo file(path);
    // A link to nothing and a folder that may not be entered look alike to exists().
    if (!file.exists()) return Error{Reason::fileMissing, {}};
    if (file.isDir()) return Error{Reason::fileIsFolder, {}};
    if (!file.isFile()) return Error{Reason::notADocument, {}};
    if (!file.isReadable()) return Error{Reason::fileNoPermission, {}};
    if (file.size() > largestFile) return Error{Reason::fileTooLarge, {}, {}, "512 MiB"};
    return std::nullopt;
}

/// Whether the first sign that is not blank begins an object.
bool looksLikeJson(const QByteArray& content) {
    const QByteArray start = (content.startsWith("\xEF\xBB\xBF") ? content.mid(3, 4096) : content.left(4096)).trimmed();
    return start.startsWith('{');
}

Result<ReadDocument> readText(const QByteArray& content) {
    auto project = readProject({content.constData(), static_cast<std::size_t>(content.size())});
    if (!project) return project.errors();
    ReadDocument read;
    read.document.project = std::move(project->project);
    read.newerVersion = project->newerVersion;
    return read;
}

Result<ReadDocument> readDatabase(const QByteArray& content) {
    auto image = readImage(content);
    if (!image) return image.errors();
    ReadDocument read{std::move(image->document), std::move(image->notes), {}, image->newerProject || image->version > documentVersion, {}};
    if (image->version < documentVersion) read.migratedFrom = image->version;
    return read;
}

/// The bytes of the form, checked to read as the document again.
Result<QByteArray> checkedBytes(const QString& path, const Document& document, const Notes& notes) {
    if (!keepsHistory(path)) {
        const std::string text = writeProject(document.project);
        const auto again = readProject(text);
        if (!again || again->project != document.project) return Error{Reason::notVerified, {}};
        return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
    }
    auto bytes = writeImage(document, notes);
    if (!bytes) return bytes;
    const auto again = readImage(*bytes);
    if (!again || again->document != document) return Error{Reason::notVerified, {}};
    return bytes;
}

} // namespace

bool keepsHistory(const QString& path) { return QFileInfo(path).suffix().toLower() != QLatin1String("json"); }

Result<ReadDocument> readDocumentFile(const QString& path, Disk& disk) {
    if (auto error = wrongFile(path)) return named({*error}, path);
    QByteArray content;
    if (auto failure = disk.read(path, content)) return named({Error{Reason::fileUnreadable, {}, failure->toStdString()}}, path);
    auto read = !isDatabase(content) && looksLikeJson(content) ? readText(content) : readDatabase(content);
    if (!read) return named(read.errors(), path);
    read->stamp = stampOf(content);
    return read;
}

Result<ReadDocument> readDocumentFile(const QString& path) {
    Disk disk;
    return readDocumentFile(path, disk);
}

Result<Stamp> writeDocumentFile(const QString& path, const Document& document, const ReplaceOptions& options, Disk& disk, const Notes& notes) {
    const auto bytes = checkedBytes(path, document, notes);
    if (!bytes) return named(bytes.errors(), path);
    return replaceFile(disk, path, *bytes, options);
}

Result<Stamp> writeDocumentFile(const QString& path, const Document& document) {
    Disk disk;
    return writeDocumentFile(path, document, {}, disk);
}

} // namespace racktally::db
