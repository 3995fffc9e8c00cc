// Changing a configuration with what the catalogue knows: taking parts, starting from a published system, filling in what is
// missing. Each takes a configuration and gives another one.
#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/prices.h"
#include "core/configuration/configuration.h"

namespace racktally {

/// What a part of a role costs in a currency; nothing where it is not known or no rate is.
std::optional<PartPrice> partPrice(const Catalog& catalog, PartRole role, const std::string& part, std::string_view currency);

/// Puts a part into the position, or into a new one where `position` is empty; its price is the catalogue's.
Configuration withPart(Configuration configuration, const Catalog& catalog, std::string_view currency, const std::string& position, PartRole role, const std::string& part, int quantity);
/// Puts a part into the first position of its role, or a new one.
Configuration withRole(Configuration configuration, const Catalog& catalog, std::string_view currency, PartRole role, const std::string& part, int quantity);
Configuration withoutPosition(Configuration configuration, const std::string& position);
Configuration withoutRole(Configuration configuration, PartRole role);
/// A position of one's own, without a part.
Configuration withFreePosition(Configuration configuration, const std::string& text);

/// A published system with the parts it names; its price is the quoted one, if the catalogue knows it.
Configuration fromSystem(const PublishedSystem& system, const Catalog& catalog, std::string_view currency);
/// The role's part of an accessory.
PartRole roleOf(AccessoryKind kind);

/// Adds what a server with GPUs cannot do without: processors, memory, bridges, network, drives, power supplies, cords,
/// cables, rails. What is there stays. Deterministic; takes what fits, the cheapest known price first.
Configuration completed(Configuration configuration, const Catalog& catalog, std::string_view currency);

/// Sum of a node's known prices; `missing` counts positions without one.
struct NodePrice {
    double known = 0;
    int missing = 0;
    [[nodiscard]] std::optional<double> total() const { return missing > 0 ? std::nullopt : std::optional(known); }
};
NodePrice nodePrice(const Configuration& configuration);

} // namespace racktally
