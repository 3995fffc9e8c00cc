// A document as the bytes of a file, and back: no file is touched here. The bytes are an SQLite database in rollback mode.
#pragma once

#include "core/base/result.h"
#include "core/document/document.h"

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>

namespace racktally::db {

class Database;

/// "RTLY": tells our databases from those of others.
inline constexpr quint32 applicationId = 0x52544C59;

/// Facts about a file that are not part of the document ("id", where a recovery copy belongs to).
using Notes = std::map<std::string, std::string>;

struct ReadImage {
    Document document;
    Notes notes;
    int version = 0;               // of the file's form; above documentVersion: made by a newer program
    bool newerProject = false;     // the project in it names a newer version of the project format
};

/// The same document and notes give the same bytes.
Result<QByteArray> writeImage(const Document& document, const Notes& notes = {});

/// Reads what writeImage() wrote; an older form is brought up to date in memory. Every kind of wrong content has its own
/// error. Content that changed after it was written is an error whatever it reads as.
Result<ReadImage> readImage(const QByteArray& bytes);

/// Digest of everything that a document's database holds, whatever its form: version, schema and all rows but the digest
/// itself. It looks at rows as they are, not at fields, so that it holds for files of every version.
QByteArray contentDigest(Database& database);

/// Whether the bytes claim to be a database.
bool isDatabase(const QByteArray& bytes);

struct SalvagedState {
    Project project;
    std::string time;      // UTC, when it was saved
    int revision = 0;      // 0: the current state
};

/// The newest whole state in a damaged image.
std::optional<SalvagedState> salvage(const QByteArray& bytes);

} // namespace racktally::db
