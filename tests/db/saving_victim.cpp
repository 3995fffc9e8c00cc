// A process that saves and is killed: by itself at a chosen operation, or by the test at any moment.
#include "db/document_file.h"
#include "db/file_store.h"
#include "db/migration.h"
#include "db/sqlite.h"
#include "tests/support/documents.h"
#include "tests/support/faulty_disk.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cstdio>
#include <sqlite3.h>
#include <sys/resource.h>

using namespace racktally;

namespace {

Document withPrice(Document document, double price) {
    Project project = document.project;
    project.assumptions.electricityPricePerKwh = price;
    return withRevision(std::move(document), std::move(project), {"2026-11-30T12:00:00Z", "victim", {}});
}

/// Saves once on a disk that kills.
int saveOnce(const QString& path, int operation, int fault) {
    const auto disk = std::make_shared<test::FaultyDisk>(operation, static_cast<test::FaultyDisk::Fault>(fault));
    db::FileStore store(QFileInfo(path).path() + QStringLiteral("/recovery"), disk);
    const auto read = db::readDocumentFile(path);
    if (!read) return 3;
    return store.save(path.toStdString(), withPrice(read->document, 0.99), read->stamp, nullptr) ? 0 : 1;
}

/// As a window does it: what was typed goes to the recovery copy, then to the file, then the copy goes. Says what is safe.
int saveForever(const QString& path) {
    db::FileStore store(QFileInfo(path).path() + QStringLiteral("/recovery"));
    auto opened = store.open(path.toStdString());
    if (!opened || !opened->lock) return 3;
    const std::string id = store.newRecovery();
    Document document = opened->document;
    Stamp stamp = opened->stamp;
    for (int number = 1;; ++number) {
        Document next = withPrice(document, number / 1000.0);
        if (next.revisions.size() > 40) next.revisions.erase(next.revisions.begin());
        if (store.keep({id, path.toStdString(), "victim", "2026-11-30T12:00:00Z", {}, stamp}, next.project)) return 4;
        std::printf("typed %d\n", number);
        std::fflush(stdout);
        auto saved = store.save(path.toStdString(), next, stamp, opened->lock);
        if (!saved) return 5;
        stamp = saved->stamp;
        document = std::move(next);
        std::printf("saved %d\n", number);
        std::fflush(stdout);
        store.drop(id);
    }
}

/// A database file that is brought up to date over and over: version n has n tables with n × 200 rows.
int migrateForever(const QString& path) {
    std::vector<QByteArray> scripts;
    for (int version = 1; version <= 50; ++version)
        scripts.push_back("CREATE TABLE t" + QByteArray::number(version) + " (a INTEGER) STRICT;\n"
                          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + QByteArray::number(version * 200) + ") INSERT INTO t" + QByteArray::number(version) + " SELECT i FROM n;\n");
    std::printf("begun\n");
    std::fflush(stdout);
    db::Database database = db::Database::file(path);
    return db::migrate(database, scripts) ? 0 : 1;
}

/// Migrates with scripts that kill where they say die(): version 1, 2 or 3 begins, is half done, or is done but for its number.
int migrateAndDie(const QString& path, const QString& point) {
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(+[](sqlite3* connection, const char**, const void*) {
        return sqlite3_create_function(connection, "die", 0, SQLITE_UTF8, nullptr, [](sqlite3_context*, int, sqlite3_value**) { raise(SIGKILL); }, nullptr, nullptr);
    }));
    std::vector<QByteArray> scripts;
    for (int version = 1; version <= 3; ++version) {
        const QByteArray number = QByteArray::number(version);
        const auto die = [&](const char* name) { return point == QString::fromLatin1(number + name) ? QByteArray("SELECT die();\n") : QByteArray(); };
        scripts.push_back(die(" begins") + "CREATE TABLE t" + number + " (a INTEGER) STRICT;\n" + die(" half") +
                          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + QByteArray::number(version * 200) + ") INSERT INTO t" + number + " SELECT i FROM n;\n" + die(" done"));
    }
    db::Database database = db::Database::file(path);
    return db::migrate(database, scripts) ? 0 : 1;
}

/// Saves where files may not grow beyond a limit, as on a full disk.
int saveWithLimit(const QString& path, rlim_t bytes) {
    signal(SIGXFSZ, SIG_IGN);
    const auto read = db::readDocumentFile(path);
    if (!read) return 3;
    db::FileStore store(QFileInfo(path).path() + QStringLiteral("/recovery"));
    const rlimit limit{bytes, bytes};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 4;
    const auto saved = store.save(path.toStdString(), withPrice(read->document, 0.99), read->stamp, nullptr);
    if (saved) return 0;
    std::printf("%d %s\n", static_cast<int>(saved.errors().front().reason), saved.errors().front().value.c_str());
    return 1;
}

int holdLock(const QString& path) {
    db::FileStore store(QFileInfo(path).path() + QStringLiteral("/recovery"));
    const auto opened = store.open(path.toStdString());
    std::printf("%s\n", opened && opened->lock ? "held" : "refused");
    std::fflush(stdout);
    getchar();
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("saving_victim"));
    const QStringList arguments = QCoreApplication::arguments();
    const QString& what = arguments.value(1), path = arguments.value(2);
    if (what == QLatin1String("once")) return saveOnce(path, arguments.value(3).toInt(), arguments.value(4).toInt());
    if (what == QLatin1String("forever")) return saveForever(path);
    if (what == QLatin1String("migrate")) return migrateForever(path);
    if (what == QLatin1String("migrate-and-die")) return migrateAndDie(path, arguments.value(3));
    if (what == QLatin1String("limit")) return saveWithLimit(path, static_cast<rlim_t>(arguments.value(3).toInt()));
    if (what == QLatin1String("hold")) return holdLock(path);
    return 2;
}
