// Values of inputs as people read them.
#pragma once

#include "core/base/field.h"
#include "core/project/project.h"
#include "ui/text/number_format.h"

#include <QString>
#include <string>

namespace racktally::ui {

/// The currency in which an input is stated: its option's, or the project's.
QString currencyAt(const Project& project, const std::string& address);

/// "yes", "Business hours", "H200 NVL", "unknown": the value of an input that is no number; for a number, empty.
QString namedValueText(const Leaf& leaf, const LeafValue& value);

/// "0.19 €/kWh": any value with its unit.
QString inputText(const Project& project, const std::string& address, const Leaf& leaf, const LeafValue& value, const NumberFormat& format);

} // namespace racktally::ui
