// The catalogue: a plain value with one list per kind, dated prices and currency rates.
#pragma once

#include "core/base/result.h"
#include "core/catalog/part.h"
#include "core/catalog/part_fields.h"

#include <map>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace racktally {

struct Catalog {
    std::tuple<std::vector<Server>, std::vector<Gpu>, std::vector<Cpu>, std::vector<MemoryModule>, std::vector<Bridge>, std::vector<Nic>, std::vector<Drive>,
               std::vector<PowerSupply>, std::vector<Accessory>, std::vector<NetworkSwitch>, std::vector<LicenceProduct>, std::vector<PublishedSystem>,
               std::vector<CloudOffer>, std::vector<CloudExtra>, std::vector<ModelPrice>, std::vector<LocationFigure>, std::vector<MigProfile>,
               std::vector<VgpuProfile>, std::vector<LanguageModel>, std::vector<MemoryProfile>, std::vector<SpeedProfile>, std::vector<WorkRate>,
               std::vector<Price>> lists;
    std::vector<CurrencyRate> rates;
    bool operator==(const Catalog&) const = default;

    template <class T> [[nodiscard]] const std::vector<T>& all() const { return std::get<std::vector<T>>(lists); }
    template <class T> [[nodiscard]] std::vector<T>& all() { return std::get<std::vector<T>>(lists); }
    /// The part with this name, also a retired one; null if there is none.
    template <class T> [[nodiscard]] const T* find(std::string_view name) const {
        for (const T& part : all<T>())
            if (part.name == name) return &part;
        return nullptr;
    }
};

/// Calls f(list) for the list of every kind.
template <class C, class F>
void forEachKind(C& catalog, F&& f) {
    std::apply([&](auto&... lists) { (f(lists), ...); }, catalog.lists);
}

/// Calls f(list) for the kind with this key; false if there is none.
template <class C, class F>
bool withKind(C& catalog, std::string_view key, F&& f) {
    bool found = false;
    forEachKind(catalog, [&](auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        if (KindInfo<T>::key == key) {
            f(list);
            found = true;
        }
    });
    return found;
}

/// Keys of all kinds, in the catalogue's order.
std::vector<std::string_view> kindKeys();
const char* kindLabel(std::string_view key);

/// What a row is called: its name; of a price its part and day.
template <class T>
std::string nameOf(const T& part) {
    if constexpr (requires { part.subject; }) return part.subject + " " + part.date;
    else return part.name;
}

/// "gpu/H200 NVL": how prices and pins name a part.
template <class T>
std::string subjectOf(const T& part) {
    return std::string(KindInfo<T>::key) + "/" + nameOf(part);
}

/// The user's part of the catalogue: rows of one's own or in place of shipped ones, withdrawn ones, prices, rates.
struct UserCatalog {
    Catalog own;
    std::vector<std::string> retired;                    // subjects
};

/// The shipped catalogue with the user's own laid over it.
Catalog overlaid(const Catalog& builtin, const UserCatalog& user);

/// The rows of another catalogue take the place of those with the same name, as pinned parts do.
void overlay(Catalog& below, const Catalog& above);

} // namespace racktally
