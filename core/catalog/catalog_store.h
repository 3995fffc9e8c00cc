// Where the catalogue lies, as the window and the commands see it. db implements it; tests may too.
#pragma once

#include "core/catalog/catalog.h"

#include <memory>

namespace racktally {

class CatalogStore {
public:
    virtual ~CatalogStore() = default;
    CatalogStore() = default;
    CatalogStore(const CatalogStore&) = delete;
    CatalogStore& operator=(const CatalogStore&) = delete;

    /// The shipped rows with the user's own over them, as they are now. `problem` says what of the user's own could not be
    /// read; the shipped ones are there in any case.
    virtual Catalog read(std::optional<Error>& problem) = 0;
    /// Stores rows as the user's own: those of `rows`, in place of rows with their names. Prices are added to those there are.
    virtual std::optional<Error> add(const Catalog& rows) = 0;
    /// Marks a part ("gpu/H200 NVL") as withdrawn, or no longer.
    virtual std::optional<Error> retire(const std::string& subject, bool retired) = 0;
    /// Removes the user's own row; a shipped one of that name shows again.
    virtual std::optional<Error> remove(const std::string& subject) = 0;
};

} // namespace racktally
