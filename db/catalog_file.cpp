#include "db/catalog_file.h"

#include "core/catalog/catalog_csv.h"
#include "core/catalog/part_json.h"
#include "db/migration.h"
#include "db/sqlite.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace racktally::db {

namespace {

std::optional<QByteArray> resource(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.readAll();
}

const std::vector<QByteArray>& migrations() {
    static const std::vector<QByteArray> scripts = [] {
        std::vector<QByteArray> read;
        for (int version = 1; version <= CatalogFile::version; ++version) {
            const auto script = resource(QStringLiteral(":/catalog_migrations/%1.sql").arg(version, 3, 10, QLatin1Char('0')));
            if (!script) qFatal("catalogue migration %d is missing", version);
            read.push_back(*script);
        }
        return read;
    }();
    return scripts;
}

Error failed(const QString& path, Reason reason, const QString& why) {
    Error error{reason};
    error.file = QFileInfo(path).fileName().toStdString();
    error.value = why.toStdString();
    return error;
}

/// Opens the user's database and brings it to the newest form. Errors: another program's, a newer one's, a damaged one.
std::optional<Error> prepare(Database& database, const QString& path) {
    database.run("PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL");
    const auto version = database.number("PRAGMA user_version");
    // The tables before the mark: a process that creates the database at this moment marks it first.
    const bool isEmpty = database.number("SELECT COUNT(*) FROM sqlite_schema") == 0;
    const auto application = database.number("PRAGMA application_id");
    if (!database.ok()) return failed(path, Reason::fileDamaged, database.failure());
    if (version > CatalogFile::version) return failed(path, Reason::newerDocument, QString::number(version));
    if (!isEmpty && application != CatalogFile::applicationId) return failed(path, Reason::foreignApplication, QString::number(application));
    if (isEmpty) database.run("PRAGMA application_id = " + QByteArray::number(CatalogFile::applicationId));
    if (!migrate(database, migrations())) return failed(path, Reason::fileUnwritable, database.failure());
    return std::nullopt;
}

/// Runs a change in one transaction; nothing is left of it where it fails.
template <class Work>
std::optional<Error> change(const QString& path, Work&& work) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    Database database = Database::file(path);
    if (auto error = prepare(database, path)) return error;
    database.run("BEGIN IMMEDIATE");
    work(database);
    database.run("COMMIT");
    if (database.ok()) return std::nullopt;
    const QString why = database.failure();
    database.rollBack();
    return failed(path, Reason::fileUnwritable, why);
}

/// One stored row into the list of its kind; a row that cannot be read is skipped and named.
std::optional<Error> take(Catalog& own, const std::string& kind, const std::string& content) {
    const auto json = nlohmann::ordered_json::parse(content, nullptr, false);
    std::optional<Error> error;
    const bool known = withKind(own, kind, [&](auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        auto part = json.is_discarded() ? Result<T>(Error{Reason::fileDamaged, kind}) : readPart<T>(json, kind);
        if (part) list.push_back(std::move(*part));
        else error = part.errors().front();
    });
    // Kinds of a newer version are left alone.
    return known ? error : std::nullopt;
}

} // namespace

const Catalog& shippedCatalog() {
    static const Catalog catalog = [] {
        auto read = readCatalog([](const std::string& file) -> std::optional<std::string> {
            const auto content = resource(QStringLiteral(":/catalog/") + QString::fromStdString(file));
            return content ? std::optional(content->toStdString()) : std::nullopt;
        });
        if (!read) qFatal("the shipped catalogue cannot be read: %s:%d %s", read.errors()[0].file.c_str(), read.errors()[0].line, read.errors()[0].address.c_str());
        return *read;
    }();
    return catalog;
}

QString userCatalogPath() {
    const QString stated = qEnvironmentVariable("RACKTALLY_CATALOG");
    return stated.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/RackTally/RackTally/catalog.db") : stated;
}

CatalogFile::CatalogFile(QString path, std::function<QString()> now)
    : m_path(std::move(path)), m_now(now ? std::move(now) : [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate); }) {}

Catalog CatalogFile::read(std::optional<Error>& problem) {
    problem.reset();
    UserCatalog user;
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) return shippedCatalog();
    Database database = Database::file(m_path);
    if (auto error = prepare(database, m_path)) {
        problem = error;
        return shippedCatalog();
    }
    // One transaction sees one state, whatever another window writes meanwhile.
    database.run("BEGIN");
    for (Statement rows(database, "SELECT kind, content FROM entries ORDER BY rowid"); rows.next();)
        if (auto error = take(user.own, rows.text(0), rows.text(1))) problem = error;
    for (Statement rows(database, "SELECT content FROM prices ORDER BY id"); rows.next();)
        if (auto error = take(user.own, "price", rows.text(0))) problem = error;
    for (Statement rows(database, "SELECT subject FROM retired"); rows.next();) user.retired.push_back(rows.text(0));
    for (Statement rows(database, "SELECT currency, date, CAST(per_euro AS TEXT) FROM rates ORDER BY date"); rows.next();) {
        const double rate = QByteArray::fromStdString(rows.text(2)).toDouble();
        if (rate > 0) user.own.rates.push_back({rows.text(0), rows.text(1), rate});
    }
    if (!database.ok()) problem = failed(m_path, Reason::fileDamaged, database.failure());
    database.rollBack();
    if (problem && problem->file.empty()) problem->file = QFileInfo(m_path).fileName().toStdString();
    return overlaid(shippedCatalog(), user);
}

std::optional<Error> CatalogFile::add(const Catalog& rows) {
    return change(m_path, [&](Database& database) {
        const std::string now = m_now().toStdString();
        Statement entry(database, "INSERT INTO entries (kind, name, content, changed) VALUES (?, ?, ?, ?) ON CONFLICT (kind, name) DO UPDATE SET content = excluded.content, changed = excluded.changed");
        Statement price(database, "INSERT INTO prices (content, changed) VALUES (?, ?)");
        Statement rate(database, "INSERT INTO rates (currency, date, per_euro) VALUES (?, ?, CAST(? AS REAL)) ON CONFLICT (currency, date) DO UPDATE SET per_euro = excluded.per_euro");
        forEachKind(rows, [&](const auto& list) {
            using T = typename std::decay_t<decltype(list)>::value_type;
            for (const T& part : list) {
                const std::string content = partJson(part).dump();
                if constexpr (std::is_same_v<T, Price>) price.bind(content).bind(now).run();
                else entry.bind(KindInfo<T>::key).bind(part.name).bind(content).bind(now).run();
            }
        });
        for (const CurrencyRate& one : rows.rates) rate.bind(one.currency).bind(one.date).bind(QByteArray::number(one.perEuro, 'g', 17).toStdString()).run();
    });
}

std::optional<Error> CatalogFile::retire(const std::string& subject, bool retired) {
    return change(m_path, [&](Database& database) { Statement(database, retired ? "INSERT OR IGNORE INTO retired (subject) VALUES (?)" : "DELETE FROM retired WHERE subject = ?").bind(subject).run(); });
}

std::optional<Error> CatalogFile::remove(const std::string& subject) {
    const std::size_t slash = subject.find('/');
    return change(m_path, [&](Database& database) {
        Statement(database, "DELETE FROM entries WHERE kind = ? AND name = ?").bind(subject.substr(0, slash)).bind(slash == std::string::npos ? std::string() : subject.substr(slash + 1)).run();
    });
}

} // namespace racktally::db
