// Any bytes as a document: read or refused, salvaged or not, never a crash; what is read writes and reads as the same. Most
// changed bytes would end at the digest, so the digest is made to fit and the bytes are read once more.
#include "db/document_image.h"
#include "db/sqlite.h"

#include <QByteArray>
#include <QtGlobal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace racktally;
using namespace racktally::db;

void silence(QtMsgType, const QMessageLogContext&, const QString&) {}

void readAndWrite(const QByteArray& bytes) {
    const auto read = readImage(bytes);
    if (!read) {
        if (read.errors().empty()) std::abort();
        static_cast<void>(salvage(bytes));
        return;
    }
    const auto written = writeImage(read->document, read->notes);
    // Numbers that two revisions share cannot be in our tables; everything else must come back.
    if (!written) return;
    const auto again = readImage(*written);
    if (!again || again->document != read->document) std::abort();
}

QByteArray withFittingDigest(const QByteArray& bytes) {
    Database database = Database::fromBytes(bytes);
    database.run("DELETE FROM document WHERE key = 'digest'");
    const QByteArray digest = contentDigest(database);
    Statement(database, "INSERT INTO document VALUES ('digest', ?)").bind(digest.toStdString()).run();
    return database.ok() ? database.bytes() : QByteArray();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    qInstallMessageHandler(silence);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    readAndWrite(bytes);
    if (isDatabase(bytes) && size >= 512) readAndWrite(withFittingDigest(bytes));
    return 0;
}
