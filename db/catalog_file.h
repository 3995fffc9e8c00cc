// The catalogue on this machine: the shipped tables from the program's resources, the user's own in a database of the data
// folder. Other windows may write it at the same time; each call sees what is there.
#pragma once

#include "core/catalog/catalog_store.h"

#include <QString>
#include <functional>

namespace racktally::db {

/// The shipped catalogue; a fault in it is a fault of the build and ends the program.
const Catalog& shippedCatalog();

/// Where the user's database lies, for both programs: the environment's RACKTALLY_CATALOG, else the user's data folder.
QString userCatalogPath();

class CatalogFile : public CatalogStore {
public:
    /// `path` of the user's database; it is made when something is stored first. `now` gives the time as text.
    explicit CatalogFile(QString path, std::function<QString()> now = {});

    Catalog read(std::optional<Error>& problem) override;
    std::optional<Error> add(const Catalog& rows) override;
    std::optional<Error> retire(const std::string& subject, bool retired) override;
    std::optional<Error> remove(const std::string& subject) override;

    /// The newest form of the database.
    static constexpr int version = 1;
    static constexpr int applicationId = 0x52544B31;     // "RTK1"

private:
    QString m_path;
    std::function<QString()> m_now;
};

} // namespace racktally::db
