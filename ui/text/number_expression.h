// What may be typed into a number field: a number, a sum or product of numbers, and a unit behind it.
#pragma once

#include <QLocale>
#include <QString>
#include <optional>

namespace racktally::ui {

struct TypedNumber {
    double value = 0;
    bool isPlain = true;           // a number as it stands; else the field shows what was understood
};

/// "3*4.200", "2 × (1.5 + 0,5) kW". `unit` is the field's own ("W", "€/kWh"): it may stand behind the number, also with k
/// (thousand), and for amounts as "ct". Nonsense, another unit and a division by zero are nothing.
std::optional<TypedNumber> parseTyped(const QString& text, const QString& unit, const QLocale& locale);

} // namespace racktally::ui
