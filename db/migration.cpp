#include "db/migration.h"

#include "db/sqlite.h"

#include <QFile>

namespace racktally::db {

const std::vector<QByteArray>& documentMigrations() {
    static const std::vector<QByteArray> scripts = [] {
        std::vector<QByteArray> read;
        for (int version = 1; version <= documentVersion; ++version) {
            QFile file(QStringLiteral(":/migrations/%1.sql").arg(version, 3, 10, QLatin1Char('0')));
            if (!file.open(QIODevice::ReadOnly)) qFatal("migration %d is missing", version);
            read.push_back(file.readAll());
        }
        return read;
    }();
    return scripts;
}

bool migrate(Database& database, std::span<const QByteArray> scripts) {
    const auto last = static_cast<std::int64_t>(scripts.size());
    const auto version = [&] { return database.number("PRAGMA user_version"); };
    while (database.ok() && version() < last) {
        database.run("BEGIN IMMEDIATE");
        // Read again under the lock: another process may have gone this step while we waited.
        if (const std::int64_t from = version(); database.ok() && from < last) {
            database.run(scripts[static_cast<std::size_t>(from)]);
            database.run("PRAGMA user_version = " + QByteArray::number(from + 1));
        }
        database.run("COMMIT");
        if (!database.ok()) {
            database.rollBack();
            return false;
        }
    }
    return database.ok();
}

} // namespace racktally::db
