#include "db/document_image.h"

#include "core/project/project_json.h"
#include "db/migration.h"
#include "db/sqlite.h"

#include <QCryptographicHash>
#include <QtEndian>
#include <algorithm>

namespace racktally::db {

namespace {

const QByteArray magic("SQLite format 3\0", 16);
constexpr qsizetype headerSize = 100;
constexpr quint32 largestText = 64U * 1024 * 1024;
/// A damaged row can bear any number; revisions are looked for up to here.
constexpr std::int64_t highestRevision = 65536;

QByteArray bytesOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

QByteArray sha256(const QByteArray& content) { return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex(); }

/// A revision's digest covers all of its row.
QByteArray revisionDigest(std::int64_t number, std::string_view time, std::string_view author, std::string_view comment, const QByteArray& content) {
    QByteArray whole = QByteArray::number(static_cast<qint64>(number));
    for (const std::string_view part : {time, author, comment}) whole += ':' + QByteArray::number(static_cast<qint64>(part.size())) + ':' + bytesOf(part);
    return sha256(whole + ':' + content);
}

QByteArray packed(const std::string& text) { return qCompress(bytesOf(text)); }

/// The text of a packed one; nothing where the bytes hold none, or say that it is larger than any project.
std::optional<std::string> unpacked(const QByteArray& bytes) {
    const quint32 size = bytes.size() < 4 ? largestText + 1 : qFromBigEndian<quint32>(bytes.constData());
    if (size > largestText) return std::nullopt;
    const QByteArray text = qUncompress(bytes);
    if (text.isEmpty() && size > 0) return std::nullopt;
    return std::string(text.constData(), static_cast<std::size_t>(text.size()));
}

quint32 headerNumber(const QByteArray& bytes, qsizetype offset) { return qFromBigEndian<quint32>(bytes.constData() + offset); }

/// What the first 100 bytes say; nothing where they are ours.
std::optional<Error> wrongHeader(const QByteArray& bytes) {
    if (bytes.isEmpty()) return Error{Reason::fileEmpty, {}};
    if (!isDatabase(bytes)) return Error{Reason::notADocument, {}};
    if (bytes.size() < headerSize) return Error{Reason::fileCut, {}, std::to_string(bytes.size())};
    const quint32 application = headerNumber(bytes, 68), page = qFromBigEndian<quint16>(bytes.constData() + 16), pages = headerNumber(bytes, 28);
    if (application == 0) return Error{Reason::foreignDatabase, {}};
    if (application != applicationId) return Error{Reason::foreignApplication, {}, QStringLiteral("0x%1").arg(application, 8, 16, QLatin1Char('0')).toStdString()};
    const quint64 size = quint64(page == 1 ? 65536 : page) * pages;
    if (static_cast<quint64>(bytes.size()) < size) return Error{Reason::fileCut, {}, std::to_string(bytes.size()), std::to_string(size)};
    return std::nullopt;
}

Error damaged(const QString& detail) { return Error{Reason::fileDamaged, {}, detail.toStdString()}; }

std::optional<Error> wrongContent(Database& database) {
    const auto integrity = database.text("PRAGMA integrity_check(1)");
    if (!database.ok()) return damaged(database.failure());
    if (integrity != QByteArray("ok")) return damaged(QString::fromUtf8(integrity.value_or(QByteArray())));
    if (database.text("PRAGMA foreign_key_check")) return damaged(QStringLiteral("foreign key"));
    const auto stated = database.text("SELECT value FROM document WHERE key = 'digest'");
    const QByteArray digest = contentDigest(database);
    if (!database.ok()) return damaged(database.failure());
    if (stated != digest) return damaged(QStringLiteral("digest"));
    return std::nullopt;
}

Errors inFile(Errors errors, const std::string& where) {
    // A project that was whole when it was written and is refused now was made by a program with other rules.
    for (Error& error : errors)
        if (error.address.empty()) error.address = where;
    return errors;
}

std::optional<Errors> readProjectRow(Database& database, ReadImage& image) {
    const auto content = database.text("SELECT content FROM project WHERE id = 1");
    if (!content) return Errors{damaged(QStringLiteral("project"))};
    auto project = readProject({content->constData(), static_cast<std::size_t>(content->size())});
    if (!project) return inFile(project.errors(), "project");
    image.document.project = std::move(project->project);
    image.newerProject = project->newerVersion;
    return std::nullopt;
}

/// False where a text cannot be unpacked.
bool readOtherRows(Database& database, ReadImage& image) {
    bool whole = true;
    const auto textOf = [&](const QByteArray& bytes) {
        auto text = unpacked(bytes);
        whole = whole && text.has_value();
        return std::move(text).value_or(std::string());
    };
    Statement notes(database, "SELECT key, value FROM document WHERE key <> 'digest' ORDER BY key");
    while (notes.next()) image.notes[notes.text(0)] = notes.text(1);
    Statement revisions(database, "SELECT number, time, author, comment, content FROM revision ORDER BY number");
    while (revisions.next())
        image.document.revisions.push_back({static_cast<int>(revisions.integer(0)), revisions.text(1), revisions.text(2), revisions.text(3), textOf(revisions.blob(4))});
    Statement quotes(database, "SELECT number, time, option, content, pdf FROM issued_quote ORDER BY place");
    while (quotes.next()) image.document.quotes.push_back({quotes.text(0), quotes.text(1), quotes.text(2), textOf(quotes.blob(3)), quotes.text(4)});
    Statement attachments(database, "SELECT name, media_type, content FROM attachment ORDER BY place");
    while (attachments.next()) image.document.attachments.push_back({attachments.text(0), attachments.text(1), attachments.text(2)});
    return whole;
}

void writeRows(Database& database, const Document& document, const Notes& notes) {
    const std::string text = writeProject(document.project);
    Statement(database, "INSERT INTO project VALUES (1, ?, ?)").bind(std::string_view(text)).bind(sha256(bytesOf(text)).toStdString()).run();
    Statement note(database, "INSERT INTO document VALUES (?, ?)");
    for (const auto& [key, value] : notes) note.bind(std::string_view(key)).bind(std::string_view(value)).run();
    Statement revision(database, "INSERT INTO revision VALUES (?, ?, ?, ?, ?, ?)");
    for (const Revision& r : document.revisions) {
        const QByteArray content = packed(r.project);
        revision.bind(std::int64_t{r.number}).bind(std::string_view(r.time)).bind(std::string_view(r.author)).bind(std::string_view(r.comment)).bind(content);
        revision.bind(revisionDigest(r.number, r.time, r.author, r.comment, content).toStdString()).run();
    }
    Statement quote(database, "INSERT INTO issued_quote VALUES (?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < document.quotes.size(); ++i) {
        const IssuedQuote& q = document.quotes[i];
        quote.bind(static_cast<std::int64_t>(i)).bind(std::string_view(q.number)).bind(std::string_view(q.time)).bind(std::string_view(q.option));
        quote.bind(packed(q.project)).bind(bytesOf(q.pdf)).run();
    }
    Statement attachment(database, "INSERT INTO attachment VALUES (?, ?, ?, ?)");
    for (std::size_t i = 0; i < document.attachments.size(); ++i) {
        const Attachment& a = document.attachments[i];
        attachment.bind(static_cast<std::int64_t>(i)).bind(std::string_view(a.name)).bind(std::string_view(a.mediaType)).bind(bytesOf(a.content)).run();
    }
}

std::optional<Project> wholeProject(const std::string& text) {
    auto project = readProject(text);
    return project ? std::optional(std::move(project->project)) : std::nullopt;
}

std::optional<SalvagedState> salvageCurrent(Database& database) {
    Statement row(database, "SELECT content, digest FROM project WHERE id = 1");
    if (!row.next() || sha256(row.blob(0)) != row.blob(1)) return std::nullopt;
    auto project = wholeProject(row.text(0));
    return project ? std::optional(SalvagedState{std::move(*project), {}, 0}) : std::nullopt;
}

/// The revision that `row` stands at, if all of it is as it was written.
std::optional<SalvagedState> wholeRevision(const Statement& row) {
    const QByteArray content = row.blob(4);
    if (revisionDigest(row.integer(0), row.text(1), row.text(2), row.text(3), content) != row.blob(5)) return std::nullopt;
    const auto text = unpacked(content);
    auto project = text ? wholeProject(*text) : std::nullopt;
    return project ? std::optional(SalvagedState{std::move(*project), row.text(1), static_cast<int>(row.integer(0))}) : std::nullopt;
}

} // namespace

QByteArray contentDigest(Database& database) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(static_cast<qint64>(database.number("PRAGMA user_version"))));
    std::vector<std::string> tables;
    Statement schema(database, "SELECT type, name, tbl_name, sql, rootpage FROM sqlite_schema ORDER BY type, name");
    while (schema.next()) {
        for (int column = 0; column < 4; ++column) hash.addData(schema.fingerprint(column));
        if (schema.text(0) == "table" && schema.integer(4) > 0) tables.push_back(schema.text(1));
    }
    for (const std::string& table : tables) {
        Statement rows(database, "SELECT * FROM " + quotedName(table));
        std::vector<QByteArray> digests;
        while (rows.next()) {
            if (table == "document" && rows.text(0) == "digest") continue;
            QByteArray row;
            for (int column = 0; column < rows.columns(); ++column) row += rows.fingerprint(column);
            digests.push_back(sha256(row));
        }
        std::sort(digests.begin(), digests.end());
        hash.addData(bytesOf(table));
        for (const QByteArray& digest : digests) hash.addData(digest);
    }
    return hash.result().toHex();
}

bool isDatabase(const QByteArray& bytes) { return bytes.startsWith(magic); }

Result<QByteArray> writeImage(const Document& document, const Notes& notes) {
    Database database = Database::inMemory();
    // Most documents are a few pages of a small project; small pages make small files.
    database.run("PRAGMA page_size = 1024");
    migrate(database, documentMigrations());
    database.run("PRAGMA application_id = " + QByteArray::number(applicationId));
    database.run("BEGIN");
    writeRows(database, document, notes);
    Statement(database, "INSERT INTO document VALUES ('digest', ?)").bind(contentDigest(database).toStdString()).run();
    database.run("COMMIT");
    const QByteArray bytes = database.bytes();
    if (!database.ok()) return Error{Reason::fileUnwritable, {}, database.failure().toStdString()};
    return bytes;
}

Result<ReadImage> readImage(const QByteArray& bytes) {
    if (auto error = wrongHeader(bytes)) return *error;
    ReadImage image;
    Database database = Database::fromBytes(bytes);
    image.version = static_cast<int>(database.number("PRAGMA user_version"));
    if (!database.ok()) return damaged(database.failure());
    if (image.version < 1) return damaged(QStringLiteral("version"));
    if (auto error = wrongContent(database)) return *error;
    const bool newer = image.version > documentVersion;
    if (!newer && !migrate(database, documentMigrations())) return damaged(database.failure());
    const auto errors = readProjectRow(database, image);
    // What else a newer form holds is not for this program to judge: it is shown, never written.
    if (!errors && !newer && !readOtherRows(database, image)) return damaged(QStringLiteral("revision"));
    if (newer && (errors || !database.ok())) return Error{Reason::newerDocument, {}, std::to_string(image.version), std::to_string(documentVersion)};
    if (errors) return *errors;
    if (!database.ok()) return damaged(database.failure());
    return image;
}

std::optional<SalvagedState> salvage(const QByteArray& bytes) {
    if (bytes.size() < headerSize) return std::nullopt;
    // The format's name and the journal's kind are the same in every document; they may be what was damaged.
    QByteArray mended = magic + bytes.mid(magic.size());
    mended[18] = mended[19] = 1;
    Database database = Database::fromBytes(mended);
    database.tolerateDamage();
    if (auto current = salvageCurrent(database)) return current;
    database.clearFailure();
    const std::int64_t counted = database.number("SELECT max(number) FROM revision");
    const std::int64_t last = database.ok() && counted > 0 && counted < highestRevision ? counted : highestRevision;
    database.clearFailure();
    // One by one: where a page is damaged, only the revisions on it are lost.
    Statement row(database, "SELECT number, time, author, comment, content, digest FROM revision WHERE number = ?");
    for (std::int64_t number = last; number > 0 && row.isPrepared(); --number) {
        database.clearFailure();
        if (row.bind(number).next())
            if (auto revision = wholeRevision(row)) return revision;
        row.reset();
    }
    return std::nullopt;
}

} // namespace racktally::db
