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
    for (std::int64_t version = database.number("PRAGMA user_version"); database.ok() && version < last; ++version) {
        database.run("BEGIN IMMEDIATE");
        database.run(scripts[static_cast<std::size_t>(version)]);
        database.run("PRAGMA user_version = " + QByteArray::number(version + 1));
        database.run("COMMIT");
        if (!database.ok()) {
            database.rollBack();
            return false;
        }
    }
    return database.ok();
}

} // namespace racktally::db
