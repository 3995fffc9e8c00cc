#include "core/configuration/power.h"

#include <algorithm>
#include <cmath>

namespace racktally {

namespace {

// Shares of the power limit. Idle GPUs and processors: orders of magnitude of public measurements. Busy: chosen so that
// eight B200 come to 7.6 to 10.4 kW and eight H200 to 4.6 to 6.2 kW, the ranges measured at the socket in MLPerf.
constexpr double gpuIdle = 0.12, gpuBusy = 0.65, cpuIdle = 0.3, cpuBusy = 0.5;
// Watts of a part that does not say: network card and drive at work; a quarter of it idle.
constexpr double nicW = 25, driveW = 12, moduleW = 6, sleeping = 0.4;
// Fans and board electronics as share of the parts: chosen so that published node budgets (DGX H100 10.2 kW, DGX B200
// 14.3 kW, 8 x B300 13.9 kW, 8 x RTX PRO 6000 6.5 kW) are met within 15 %.
constexpr double boardShare = 0.3, cardShare = 0.1, liquidShare = 0.08;
// 80 PLUS Titanium at half load and 230 V.
constexpr double efficiency = 0.96;

struct Draw {
    double idle = 0, busy = 0, max = 0;
    bool known = true;
};

void add(Draw& draw, std::optional<double> watts, int count, double idle, double busy) {
    if (!watts) {
        draw.known = false;
        return;
    }
    draw.idle += *watts * count * idle;
    draw.busy += *watts * count * busy;
    draw.max += *watts * count;
}

Draw partsOf(const Assembly& a) {
    Draw draw;
    for (const auto& gpu : a.gpus) add(draw, a.gpuLimitW(*gpu.part), gpu.count, gpuIdle, gpuBusy);
    for (const auto& cpu : a.cpus) add(draw, cpu.part->tdpW, cpu.count, cpuIdle, cpuBusy);
    for (const auto& module : a.memory) add(draw, module.part->powerW.value_or(moduleW), module.count, sleeping, 1);
    for (const auto& nic : a.nics) add(draw, nic.part->powerW.value_or(nicW), nic.count, sleeping, 1);
    for (const auto& drive : a.drives) add(draw, drive.part->powerW.value_or(driveW), drive.count, sleeping, 1);
    for (const auto& drive : a.bootDrives) add(draw, drive.part->powerW.value_or(driveW), drive.count, sleeping, sleeping);
    return draw;
}

} // namespace

std::optional<double> NodePower::heatBtuPerHour() const { return max ? std::optional(*max * btuPerHourPerWatt) : std::nullopt; }

std::pair<int, int> redundancyOf(const Assembly& assembly, int count, std::optional<double> load) {
    switch (assembly.configuration->redundancy) {
    case Redundancy::none: return {count, 0};
    case Redundancy::oneSpare: return {std::max(1, count - 1), count > 1 ? 1 : 0};
    case Redundancy::half: return {std::max(1, (count + 1) / 2), count / 2};
    case Redundancy::asBuilt: break;
    }
    if (const auto scheme = assembly.server ? redundancyScheme(*assembly.server) : std::nullopt) {
        // The scheme says how many may fail; with fewer supplies than the scheme counts, fewer remain.
        const int allowed = std::min(scheme->second, count - 1);
        return {count - std::max(0, allowed), std::max(0, allowed)};
    }
    // Nobody says how it is built: as many work as the load needs, the others are spare.
    const double watts = assembly.powerSupplies.empty() ? 0 : assembly.powerSupplies[0].part->watts;
    const int working = watts > 0 && load ? std::clamp(static_cast<int>(std::ceil(*load / watts)), 1, count) : count;
    return {working, count - working};
}

NodePower powerOf(const Assembly& a) {
    NodePower result;
    const Draw draw = partsOf(a);
    const bool liquid = a.server && (a.server->cooling == ServerCooling::liquid || (a.server->cooling == ServerCooling::airOrLiquid && a.configuration->liquidCooling == Answer::yes));
    const double factor = (1 + (liquid ? liquidShare : a.hasBoard() ? boardShare : cardShare)) / efficiency;
    if (draw.known && (!a.gpus.empty() || !a.cpus.empty())) {
        result.idle = std::round(draw.idle * factor);
        result.busy = std::round(draw.busy * factor);
        result.max = std::round(draw.max * factor);
    }
    if (a.configuration->idleW) result.idle = a.configuration->idleW;
    if (a.configuration->busyW) result.busy = a.configuration->busyW;
    // What a vendor states holds against the estimate.
    if (result.max && result.busy) result.max = std::max(*result.max, *result.busy);
    result.stated = a.configuration->idleW && a.configuration->busyW;
    if (result.idle && result.busy && *result.idle > *result.busy) result.idle = result.busy;
    const int count = a.powerSupplyCount();
    if (count > 0) {
        std::tie(result.suppliesNeeded, result.suppliesSpare) = redundancyOf(a, count, result.max);
        double weakest = noLimit;
        for (const auto& supply : a.powerSupplies) weakest = std::min(weakest, supply.part->watts);
        result.supplied = result.suppliesNeeded * weakest;
    }
    return result;
}

} // namespace racktally
