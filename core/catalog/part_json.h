// A part's known values as JSON: how projects pin them and the user's own catalogue keeps them.
#pragma once

#include "core/base/result.h"
#include "core/base/set_leaf.h"
#include "core/catalog/part_fields.h"

#include <cmath>

namespace racktally {

/// Every field that is known, by its key.
template <class T>
nlohmann::ordered_json partJson(const T& part) {
    auto object = nlohmann::ordered_json::object();
    forEachField(const_cast<T&>(part), [&](const auto& field, auto& member) {
        const LeafValue value = valueOf({&field.info, leafPlace(member)});
        const std::string key(field.info.key);
        if (const auto* number = std::get_if<double>(&value)) {
            if (*number == std::floor(*number) && std::abs(*number) < 9e15) object[key] = static_cast<std::int64_t>(*number);
            else object[key] = *number;
        } else if (const auto* flag = std::get_if<bool>(&value)) {
            if (*flag) object[key] = true;
        } else if (const auto* text = std::get_if<std::string>(&value); text && !text->empty()) {
            object[key] = *text;
        }
    });
    return object;
}

/// Reads what partJson() wrote. Fields that a newer version added are skipped; a value of the wrong kind or range is an error.
template <class T>
Result<T> readPart(const nlohmann::ordered_json& object, const std::string& address) {
    T part;
    if (!object.is_object()) return Error{Reason::pinDamaged, address, address};
    Errors errors;
    forEachField(part, [&](const auto& field, auto& member) {
        const std::string key(field.info.key);
        const auto place = object.find(key);
        if (place == object.end() || place->is_null()) return;
        LeafValue value;
        if (place->is_number()) value = place->template get<double>();
        else if (place->is_boolean()) value = place->template get<bool>();
        else if (place->is_string()) value = place->template get<std::string>();
        else return errors.push_back({Reason::pinDamaged, address, key});
        if (auto error = setLeaf({&field.info, leafPlace(member)}, addressBelow(address, key), value)) errors.push_back(*error);
    });
    if (!errors.empty()) return errors;
    return part;
}

} // namespace racktally
