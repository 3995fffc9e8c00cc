#include "core/project/presets.h"

#include "core/project/address.h"

namespace racktally {

namespace {

using std::string;

const std::array germany{
    PresetRow{"assumptions.vat.rate_percent", 19.0, "§ 12 UStG", "2026-11-30", Confidence::datasheet},
    PresetRow{"quote.vat_rate_percent", 19.0, "§ 12 UStG", "2026-11-30", Confidence::datasheet},
    PresetRow{"assumptions.electricity_price_per_kwh", 0.1902, "Eurostat, Nichthaushalte, EU-27, 1. Halbjahr 2025", "2025-10-29", Confidence::datasheet},
    PresetRow{"assumptions.pue", 1.46, "Borderstep, Mittel 2024", "2025-07-11", Confidence::datasheet},
    PresetRow{"assumptions.grid_co2_g_per_kwh", 363.0, "UBA, Strommix 2024", "2025-01-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.method", string("declining"), "§ 7 Abs. 2 EStG, Anschaffungen 2025-07 bis 2027-12", "2025-07-11", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.life_years", 7.0, "AfA-Tabelle: Großrechner, 7 Jahre", "2024-04-29", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.declining_rate_percent", 30.0, "§ 7 Abs. 2 EStG", "2025-07-11", Confidence::datasheet},
};

const std::array austria{
    PresetRow{"assumptions.vat.rate_percent", 20.0, "§ 10 UStG 1994, Normalsteuersatz", "2026-11-30", Confidence::datasheet},
    PresetRow{"quote.vat_rate_percent", 20.0, "§ 10 UStG 1994, Normalsteuersatz", "2026-11-30", Confidence::datasheet},
    PresetRow{"assumptions.electricity_price_per_kwh", 0.1902, "Eurostat, Nichthaushalte, EU-27, 1. Halbjahr 2025", "2025-10-29", Confidence::datasheet},
    PresetRow{"assumptions.grid_co2_g_per_kwh", 110.8, "Ember / Our World in Data 2023, Lebenszyklus", "2024-09-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.method", string("declining"), "degressive Absetzung, höchstens 30 %; die Halbjahresregel ist nicht gerechnet", "2025-01-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.life_years", 4.0, "Computer: 3 bis 4 Jahre", "2025-01-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.declining_rate_percent", 30.0, "degressive Absetzung, höchstens 30 %", "2025-01-01", Confidence::datasheet},
};

const std::array switzerland{
    PresetRow{"assumptions.vat.rate_percent", 8.1, "Art. 25 MWSTG, Normalsatz seit 2024", "2026-11-30", Confidence::datasheet},
    PresetRow{"quote.vat_rate_percent", 8.1, "Art. 25 MWSTG, Normalsatz seit 2024", "2026-11-30", Confidence::datasheet},
    PresetRow{"assumptions.grid_co2_g_per_kwh", 34.8, "Ember / Our World in Data 2023, Lebenszyklus", "2024-09-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.method", string("straight_line"), "ESTV Merkblatt A/1995: 20 % des Anschaffungswerts (oder 40 % vom Buchwert)", "2025-01-01", Confidence::datasheet},
    PresetRow{"assumptions.tax.depreciation.life_years", 5.0, "ESTV Merkblatt A/1995: 20 % des Anschaffungswerts", "2025-01-01", Confidence::datasheet},
};

} // namespace

std::span<const PresetRow> presetOf(Country country) {
    switch (country) {
    case Country::germany: return germany;
    case Country::austria: return austria;
    case Country::switzerland: return switzerland;
    }
    return {};
}

Result<Project> withPreset(const Project& project, Country country) {
    Project result = project;
    for (const PresetRow& row : presetOf(country)) {
        auto next = withValue(result, row.address, row.value);
        if (!next) return next.errors();
        result = std::move(*next);
        result.inputs[row.address] = {row.source, row.date, row.confidence, {}, {}};
    }
    return result;
}

} // namespace racktally
