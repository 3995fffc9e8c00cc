// The one place that makes text from numbers for people.
#pragma once

#include "core/base/unit.h"
#include "ui/text/words.h"

#include <QLocale>
#include <QString>
#include <optional>

namespace racktally {
struct CalendarMonth;
}

namespace racktally::ui {

class NumberFormat {
public:
    explicit NumberFormat(Language language) : m_locale(language == Language::german ? QLocale(QLocale::German, QLocale::Germany) : QLocale(QLocale::English, QLocale::UnitedStates)) {}

    /// With exactly so many decimals and grouping.
    [[nodiscard]] QString fixed(double value, int decimals) const;
    /// With at most so many decimals, without trailing zeros.
    [[nodiscard]] QString upTo(double value, int decimals) const;
    /// With as many digits as the number has.
    [[nodiscard]] QString exact(double value) const;
    /// Without grouping, for a field to edit.
    [[nodiscard]] QString editable(double value) const;
    /// "1,027.84 €": an amount in cents, or a price with the digits it needs.
    [[nodiscard]] QString money(double value, const QString& currency) const;
    /// "1,028 €"
    [[nodiscard]] QString wholeMoney(double value, const QString& currency) const;
    /// A value with its unit; shares become percentages.
    [[nodiscard]] QString withUnit(double value, Unit unit, const QString& currency, int decimals) const;
    /// The result of a formula: money to the cent, everything else to six digits.
    [[nodiscard]] QString result(double value, Unit unit, const QString& currency) const;
    [[nodiscard]] const QLocale& locale() const { return m_locale; }

private:
    QLocale m_locale;
};

/// "€", "$", or the three letters.
QString currencySymbol(const QString& code);
/// The unit behind a number: "kWh", "€/kWh", "%"; empty for plain numbers. `one`: behind a 1.
QString unitText(Unit unit, const QString& currency, bool one = false);

/// "01/2027"
QString monthText(CalendarMonth month);
/// An ISO day (2026-11-30) as people of the language write it; other text stays as it is.
QString dayText(const std::string& day, Language language);

/// What a typed number may mean. Grouping by the locale's sign in threes, a comma or a point as decimal sign; where a
/// text can be read in two ways ("1.000" outside grouping) the locale decides and the caller shows the value. Nonsense
/// is nothing.
std::optional<double> parseNumber(const QString& text, const QLocale& locale);

} // namespace racktally::ui
