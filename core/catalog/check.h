// Checks a catalogue for what a reader of its files would trip over: ranges, references, duplicates, sources, ages.
#pragma once

#include "core/base/finding.h"
#include "core/catalog/catalog.h"

namespace racktally {

struct CatalogIssue {
    Severity severity = Severity::error;
    std::string kind, name, field;
    Error error;
};

/// What is wrong (errors), doubtful (warnings: no date, a price without confidence) or merely old (notes).
std::vector<CatalogIssue> checkCatalog(const Catalog& catalog, const std::string& today);

} // namespace racktally
