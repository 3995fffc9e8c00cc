// Any bytes as tables of the catalogue and as files of reference rates: refused or read, and what was read can be written.
#include "core/catalog/catalog_csv.h"
#include "core/catalog/rates.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace racktally;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)readReferenceRates(text);
    (void)readRateTable(text);
    const auto table = parseCsv(text);
    if (!table) return 0;
    std::string kind = kindOfHeader(table->header);
    if (kind.empty()) kind = "gpu";
    Catalog read;
    (void)readKind(read, kind, text, "fuzz.csv");
    Catalog again;
    if (!readKind(again, kind, writeKind(read, kind, CsvProfile::rfc4180), "again.csv").empty()) std::abort();
    return 0;
}
