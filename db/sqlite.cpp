#include "db/sqlite.h"

#include <algorithm>
#include <cstring>
#include <sqlite3.h>
#include <utility>

namespace racktally::db {

void Database::Close::operator()(sqlite3* connection) const { sqlite3_close(connection); }
void FinalizeStatement::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const char* name, int flags) {
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(name, &connection, flags | SQLITE_OPEN_PRIVATECACHE, nullptr);
    m_connection.reset(connection);
    if (code != SQLITE_OK) {
        fail(connection ? QString::fromUtf8(sqlite3_errmsg(connection)) : QString::fromUtf8(sqlite3_errstr(code)));
        return;
    }
    // Files come from others: their schema may use no function of ours, and nothing may reach into the page cache.
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    sqlite3_busy_timeout(connection, 200);
}

Database Database::inMemory() { return Database(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY); }

Database Database::file(const QString& path) { return Database(path.toUtf8().constData(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE); }

Database Database::fromBytes(const QByteArray& bytes) {
    Database database = inMemory();
    if (!database.ok()) return database;
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(static_cast<sqlite3_uint64>(std::max<sqlite3_int64>(size, 1))));
    if (!copy) {
        database.fail(QStringLiteral("out of memory"));
        return database;
    }
    std::memcpy(copy, bytes.constData(), static_cast<std::size_t>(size));
    const int code = sqlite3_deserialize(database.m_connection.get(), "main", copy, size, size, SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    if (code != SQLITE_OK) database.fail(QString::fromUtf8(sqlite3_errstr(code)));
    return database;
}

void Database::fail(const QString& reason) {
    if (m_failure.isEmpty()) m_failure = reason.isEmpty() ? QStringLiteral("unknown error") : reason;
}

bool Database::run(QByteArrayView sql) {
    const QByteArray text = sql.toByteArray();
    const char* rest = text.constData();
    while (ok() && *rest) {
        sqlite3_stmt* prepared = nullptr;
        int code = sqlite3_prepare_v2(m_connection.get(), rest, -1, &prepared, &rest);
        const std::unique_ptr<sqlite3_stmt, FinalizeStatement> statement(prepared);
        if (code != SQLITE_OK) fail(QString::fromUtf8(sqlite3_errmsg(m_connection.get())));
        if (!prepared) continue; // a comment, or blanks
        while ((code = sqlite3_step(prepared)) == SQLITE_ROW) {}
        if (code != SQLITE_DONE) fail(QString::fromUtf8(sqlite3_errmsg(m_connection.get())));
    }
    return ok();
}

std::optional<QByteArray> Database::text(const char* sql) {
    Statement statement(*this, sql);
    return statement.next() ? std::optional(statement.blob(0)) : std::nullopt;
}

std::int64_t Database::number(const char* sql) {
    Statement statement(*this, sql);
    return statement.next() ? statement.integer(0) : 0;
}

void Database::tolerateDamage() {
    sqlite3_db_config(m_connection.get(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    run("PRAGMA writable_schema = ON");
    clearFailure();
}

void Database::rollBack() { sqlite3_exec(m_connection.get(), "ROLLBACK", nullptr, nullptr, nullptr); }

QByteArray Database::bytes() {
    if (!ok()) return {};
    sqlite3_int64 size = 0;
    unsigned char* content = sqlite3_serialize(m_connection.get(), "main", &size, 0);
    if (!content) {
        fail(QStringLiteral("out of memory"));
        return {};
    }
    const QByteArray result(reinterpret_cast<const char*>(content), static_cast<qsizetype>(size));
    sqlite3_free(content);
    return result;
}

Statement::Statement(Database& database, const QByteArray& sql) : m_database(database) {
    if (!database.ok()) return;
    sqlite3_stmt* prepared = nullptr;
    const char* rest = nullptr;
    const int code = sqlite3_prepare_v2(database.m_connection.get(), sql.constData(), -1, &prepared, &rest);
    m_statement.reset(prepared);
    if (code != SQLITE_OK || !prepared) database.fail(QString::fromUtf8(sqlite3_errmsg(database.m_connection.get())));
}

bool Statement::bound(int code) {
    if (code != SQLITE_OK) m_database.fail(QString::fromUtf8(sqlite3_errstr(code)));
    return code == SQLITE_OK;
}

Statement& Statement::bind(std::int64_t value) {
    if (m_database.ok()) bound(sqlite3_bind_int64(m_statement.get(), m_next++, value));
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    if (m_database.ok()) bound(sqlite3_bind_text64(m_statement.get(), m_next++, text.data() ? text.data() : "", text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(const QByteArray& blob) {
    if (m_database.ok()) bound(sqlite3_bind_blob64(m_statement.get(), m_next++, blob.isNull() ? "" : blob.constData(), static_cast<sqlite3_uint64>(blob.size()), SQLITE_TRANSIENT));
    return *this;
}

bool Statement::next() {
    if (!m_database.ok()) return false;
    // A misspelt or forgotten value would be NULL without a word.
    if (m_next != sqlite3_bind_parameter_count(m_statement.get()) + 1) {
        m_database.fail(QStringLiteral("%1 values for %2 places").arg(m_next - 1).arg(sqlite3_bind_parameter_count(m_statement.get())));
        return false;
    }
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) m_database.fail(QString::fromUtf8(sqlite3_errmsg(m_database.m_connection.get())));
    return false;
}

bool Statement::run() {
    while (next()) {}
    if (m_database.ok()) reset();
    return m_database.ok();
}

void Statement::reset() {
    sqlite3_reset(m_statement.get());
    m_next = 1;
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::string Statement::text(int column) const {
    const QByteArray content = blob(column);
    return {content.constData(), static_cast<std::size_t>(content.size())};
}

QByteArray Statement::blob(int column) const {
    const void* content = sqlite3_column_blob(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return content ? QByteArray(static_cast<const char*>(content), size) : QByteArray();
}

int Statement::columns() const { return sqlite3_column_count(m_statement.get()); }

QByteArray Statement::fingerprint(int column) const {
    const int type = sqlite3_column_type(m_statement.get(), column);
    const QByteArray content = type == SQLITE_INTEGER ? QByteArray::number(integer(column)) : blob(column);
    return QByteArray::number(type) + ':' + QByteArray::number(content.size()) + ':' + content;
}

QByteArray quotedName(std::string_view name) { return '"' + QByteArray(name.data(), static_cast<qsizetype>(name.size())).replace('"', "\"\"") + '"'; }

} // namespace racktally::db
