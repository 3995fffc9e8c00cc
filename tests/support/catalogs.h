// The shipped catalogue, read from the source tree.
#pragma once

#include "core/catalog/catalog_csv.h"
#include "tests/support/files.h"

namespace racktally::test {

inline const Catalog& shippedCatalog() {
    static const Catalog catalog = [] {
        auto read = readCatalog([](const std::string& file) -> std::optional<std::string> { return contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/catalog" / file); });
        return read ? *read : Catalog();
    }();
    return catalog;
}

} // namespace racktally::test
