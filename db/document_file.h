// Documents in files, in either form: JSON text (the project alone) and .racktally (everything). The content decides how a
// file is read, the name's ending how it is written.
#pragma once

#include "db/document_image.h"
#include "db/replace_file.h"

#include <QString>

namespace racktally::db {

struct ReadDocument {
    Document document;
    Notes notes;
    Stamp stamp;
    bool newerVersion = false;                    // made by a newer program: never write it back
    std::optional<int> migratedFrom = {};
};

/// Reads the file and leaves it untouched. Errors name the file, the reason and the remedy.
Result<ReadDocument> readDocumentFile(const QString& path, Disk& disk);
Result<ReadDocument> readDocumentFile(const QString& path);

/// Whether a file of this name keeps revisions, quotes and attachments.
bool keepsHistory(const QString& path);

/// Writes the form that the name asks for and checks that it reads as the document again.
Result<Stamp> writeDocumentFile(const QString& path, const Document& document, const ReplaceOptions& options, Disk& disk, const Notes& notes = {});
Result<Stamp> writeDocumentFile(const QString& path, const Document& document);

} // namespace racktally::db
