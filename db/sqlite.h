// A thin cover over SQLite: one connection, statements with positional values. The first failure sticks: what follows does
// nothing, so that a sequence is checked once at its end.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace racktally::db {

struct FinalizeStatement { void operator()(sqlite3_stmt* statement) const; };

class Database {
public:
    /// A new database in memory.
    static Database inMemory();
    /// A database file; created if it is missing.
    static Database file(const QString& path);
    /// The bytes of a database file, copied into memory: nothing that happens here reaches a file.
    static Database fromBytes(const QByteArray& bytes);

    /// Runs one or more statements that return nothing.
    bool run(QByteArrayView sql);
    /// The first column of the first row, or nothing.
    std::optional<QByteArray> text(const char* sql);
    [[nodiscard]] std::int64_t number(const char* sql);
    /// The database as the bytes of a file.
    [[nodiscard]] QByteArray bytes();

    [[nodiscard]] bool ok() const { return m_failure.isEmpty(); }
    [[nodiscard]] const QString& failure() const { return m_failure; }
    /// Goes on after a failure, as when what is left of a damaged file is read.
    void clearFailure() { m_failure.clear(); }
    /// Reads on where SQLite would refuse the whole: files shorter than they say, schemas that do not parse.
    void tolerateDamage();
    /// Undoes an open transaction, also after a failure, which stays.
    void rollBack();

private:
    friend class Statement;
    struct Close { void operator()(sqlite3* connection) const; };
    explicit Database(const char* name, int flags);
    void fail(const QString& reason);

    std::unique_ptr<sqlite3, Close> m_connection;
    QString m_failure;
};

class Statement {
public:
    Statement(Database& database, const QByteArray& sql);

    /// The value of the next ? in order.
    Statement& bind(std::int64_t value);
    Statement& bind(std::string_view text);
    Statement& bind(const QByteArray& blob);
    /// Steps to the next row; false at the end or after a failure (see Database::ok()).
    bool next();
    /// Runs a statement without rows and makes it ready for other values.
    bool run();
    /// Makes it ready for other values, also after a failure.
    void reset();
    [[nodiscard]] bool isPrepared() const { return m_statement != nullptr; }

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] int columns() const;
    /// A value with its type, so that different rows have different bytes.
    [[nodiscard]] QByteArray fingerprint(int column) const;

private:
    bool bound(int code);

    Database& m_database;
    std::unique_ptr<sqlite3_stmt, FinalizeStatement> m_statement;
    int m_next = 1;
};

/// "name" for use as an identifier, whatever is in it.
QByteArray quotedName(std::string_view name);

} // namespace racktally::db
