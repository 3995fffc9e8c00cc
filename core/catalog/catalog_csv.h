// The catalogue as CSV: one table per kind, its columns named by the field tables' keys.
#pragma once

#include "core/base/csv.h"
#include "core/catalog/catalog.h"

#include <functional>

namespace racktally {

/// Adds the rows of a table to the list of a kind. Errors name file, line and field; rows with errors are left out. A column
/// that is not known is an error, one that is missing leaves its field unknown.
Errors readKind(Catalog& catalog, std::string_view kind, std::string_view csv, const std::string& file);

/// The table of a kind, with its header.
std::string writeKind(const Catalog& catalog, std::string_view kind, CsvProfile profile);

/// The kind whose columns fit a header best, by its required ones; empty if none does.
std::string kindOfHeader(const std::vector<std::string>& header);

/// What a file that somebody imports holds: reference rates, or rows of the kind that its columns fit (else of `otherwise`).
/// Errors: none of both, or rows that cannot be read; then nothing is taken.
Result<Catalog> readImport(std::string_view content, const std::string& file, const std::string& otherwise);
/// Rows and rates.
std::size_t sizeOf(const Catalog& catalog);

/// The whole catalogue out of named texts ("gpus.csv"); `content` gives nothing for a file that is missing.
Result<Catalog> readCatalog(const std::function<std::optional<std::string>(const std::string& file)>& content);

} // namespace racktally
