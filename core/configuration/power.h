// What a node draws and gives off. Estimates from the power limits of its parts; the shares are named here, with what they
// were fitted to.
#pragma once

#include "core/configuration/assembly.h"

namespace racktally {

/// Watts at the socket. Nothing where a part's power is not known.
struct NodePower {
    std::optional<double> idle, busy, max;
    bool stated = false;
    /// What the power supplies can lose and still carry the node: rated watts of those that remain.
    std::optional<double> supplied;
    int suppliesNeeded = 0, suppliesSpare = 0;           // as redundancy splits them
    [[nodiscard]] std::optional<double> heatKw() const { return max ? std::optional(*max / 1000) : std::nullopt; }
    [[nodiscard]] std::optional<double> heatBtuPerHour() const;
};

inline constexpr double btuPerHourPerWatt = 3.412142;

/// Power supplies that have to work and that may fail, of `count`: as configured, else as the server
/// is built, else as the load (watts) needs.
std::pair<int, int> redundancyOf(const Assembly& assembly, int count, std::optional<double> load);

NodePower powerOf(const Assembly& assembly);

} // namespace racktally
