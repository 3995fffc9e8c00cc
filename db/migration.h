// The chain of forms that documents went through. Each script runs in one transaction together with its version number.
#pragma once

#include <QByteArray>
#include <QString>
#include <span>
#include <vector>

namespace racktally::db {

class Database;

/// The newest form of a document.
inline constexpr int documentVersion = 1;

/// Scripts 1 … documentVersion in order. A missing one is a fault of the build and ends the program.
const std::vector<QByteArray>& documentMigrations();

/// Brings a database from its version (0: an empty one) to the last script's. On failure it stays at the last version that
/// was reached whole, and Database::failure() says why.
bool migrate(Database& database, std::span<const QByteArray> scripts);

} // namespace racktally::db
