#include "core/catalog/catalog.h"

#include "core/base/words.h"

#include <algorithm>

namespace racktally {

bool Sourced::isUnverified(std::string_view key) const {
    return hasWord(unverified, key) || hasWord(unverified, "all");
}

std::vector<std::string_view> kindKeys() {
    std::vector<std::string_view> keys;
    const Catalog empty;
    forEachKind(empty, [&](const auto& list) { keys.push_back(KindInfo<typename std::decay_t<decltype(list)>::value_type>::key); });
    return keys;
}

const char* kindLabel(std::string_view key) {
    const char* label = "";
    const Catalog empty;
    withKind(empty, key, [&](const auto& list) { label = KindInfo<typename std::decay_t<decltype(list)>::value_type>::label; });
    return label;
}

void overlay(Catalog& below, const Catalog& above) {
    forEachKind(above, [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        std::vector<T>& target = below.all<T>();
        for (const T& part : list) {
            // Prices are kept beside each other; parts replace those of their name.
            const auto place = std::is_same_v<T, Price> ? target.end() : std::find_if(target.begin(), target.end(), [&](const T& other) { return nameOf(other) == nameOf(part); });
            if (place == target.end()) target.push_back(part);
            else *place = part;
        }
    });
    below.rates.insert(below.rates.end(), above.rates.begin(), above.rates.end());
}

Catalog overlaid(const Catalog& builtin, const UserCatalog& user) {
    Catalog result = builtin;
    Catalog own = user.own;
    forEachKind(own, [&](auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        for (T& part : list) {
            part.origin = Origin::own;
            if constexpr (!std::is_same_v<T, Price>)
                if (builtin.find<T>(part.name)) part.origin = Origin::override_;
        }
    });
    overlay(result, own);
    forEachKind(result, [&](auto& list) {
        for (auto& part : list)
            part.retired = std::find(user.retired.begin(), user.retired.end(), subjectOf(part)) != user.retired.end();
    });
    return result;
}

} // namespace racktally
