// How far a value can be trusted: one vocabulary for inputs, catalogue and prices.
#pragma once

#include "core/base/field.h"

namespace racktally {

enum class Confidence : std::uint8_t { unstated, measured, datasheet, quoted, listPrice, streetPrice, estimate, defaultValue };
template <>
struct EnumNames<Confidence> {
    static constexpr std::array<std::string_view, 8> names{"", "measured", "datasheet", "quoted", "list_price",
                                                           "street_price", "estimate", "default"};
    static constexpr std::array<const char*, 8> labels{
        RT_TEXT("not stated"), RT_TEXT("measured"), RT_TEXT("datasheet"), RT_TEXT("quotation"), RT_TEXT("list price"),
        RT_TEXT("street price"), RT_TEXT("estimate"), RT_TEXT("default")};
};

} // namespace racktally
