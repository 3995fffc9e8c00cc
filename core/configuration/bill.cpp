#include "core/configuration/bill.h"

#include <fmt/format.h>

namespace racktally {

std::vector<ResourceUse> resourcesOf(const Assembly& a, const NodePower& power) {
    std::vector<ResourceUse> result;
    if (!a.server) return result;
    const Server& s = *a.server;
    const auto limit = [](auto value) { return value ? std::optional<double>(*value) : std::nullopt; };
    const bool board = s.maxBoard.value_or(0) > 0 && (a.hasBoard() || s.maxDouble.value_or(0) == 0);
    result.push_back({RT_TEXT("GPU places"), static_cast<double>(a.gpuCards()), board ? limit(s.maxBoard) : limit(s.maxDouble), Unit::gpu, s.isUnverified(board ? "max_board" : "max_double")});
    if (!board) {
        const auto lanes = lanesOffered(a);
        result.push_back({RT_TEXT("PCIe lanes"), static_cast<double>(lanesUsed(a)), s.attachment == GpuAttachment::switched ? std::nullopt : limit(lanes), Unit::lane, true});
    }
    if (s.dimmSlots && *s.dimmSlots > 0) result.push_back({RT_TEXT("Memory slots"), static_cast<double>(a.moduleCount()), limit(s.dimmSlots), Unit::slot, s.isUnverified("dimm_slots")});
    result.push_back({RT_TEXT("Drive bays"), static_cast<double>(a.driveCount()), limit(s.driveBays), Unit::slot, s.isUnverified("drive_bays")});
    if (power.max && power.supplied) result.push_back({RT_TEXT("Power supplies"), *power.max, power.supplied, Unit::watt, false});
    double cpuW = 0;
    for (const auto& cpu : a.cpus) cpuW = std::max(cpuW, cpu.part->tdpW.value_or(0));
    if (cpuW > 0) result.push_back({RT_TEXT("Processor heat"), cpuW, limit(s.maxCpuTdpWithGpuW && !a.gpus.empty() ? s.maxCpuTdpWithGpuW : s.maxCpuTdpW), Unit::watt, s.isUnverified("max_cpu_tdp_w")});
    if (s.rackUnits) result.push_back({RT_TEXT("Rack units"), *s.rackUnits, std::nullopt, Unit::rackUnit, s.isUnverified("rack_units")});
    return result;
}

std::optional<double> weightKg(const Assembly& a) { return a.server ? a.server->weightKg : std::nullopt; }

Topology topologyOf(const Assembly& a) {
    Topology t;
    if (!a.server) return t;
    for (const auto& cpu : a.cpus)
        for (int i = 0; i < cpu.count; ++i) t.cpus.push_back({fmt::format("CPU {}", t.cpus.size() + 1), cpu.part->name, static_cast<int>(t.cpus.size())});
    if (a.server->socket == "soldered" && t.cpus.empty())
        for (int i = 0; i < a.server->cpuSockets; ++i) t.cpus.push_back({fmt::format("CPU {}", i + 1), "Grace", i});
    const int total = a.gpuCards(), sockets = std::max<int>(1, static_cast<int>(t.cpus.size()));
    int generation = 0;
    for (const auto& gpu : a.gpus)
        for (int i = 0; i < gpu.count; ++i) {
            const int number = static_cast<int>(t.gpus.size());
            t.gpus.push_back({fmt::format("GPU {}", number + 1), gpu.part->name, number * sockets / std::max(1, total)});
            generation = std::max(generation, gpu.part->pcieGeneration.value_or(0));
            if (gpu.part->link == GpuLink::board && gpu.part->linkGbS) t.linkName = fmt::format("{} {:.0f} GB/s", gpu.part->vendor == "AMD" ? "Infinity Fabric" : "NVLink", *gpu.part->linkGbS);
        }
    const int bus = std::min(generation, a.server->pcieGeneration.value_or(generation));
    if (bus > 0) t.busName = fmt::format("x16 Gen{}", bus);
    t.onBoard = a.hasBoard() && !t.linkName.empty();
    t.switched = a.server->attachment == GpuAttachment::switched;
    int next = 0;
    for (const auto& bridge : a.bridges) {
        if (bridge.part->gbS) t.linkName = fmt::format("NVLink {:.0f} GB/s", *bridge.part->gbS);
        for (int i = 0; i < bridge.count; ++i, next += bridge.part->ways)
            for (int first = next; first < next + bridge.part->ways && first < total; ++first)
                for (int second = first + 1; second < next + bridge.part->ways && second < total; ++second) t.links.emplace_back(first, second);
    }
    t.memorySlots = a.server->dimmSlots.value_or(a.moduleCount());
    t.memoryUsed = a.moduleCount();
    for (const auto& drive : a.drives) t.others.push_back({fmt::format("{} × {:.4g} TB", drive.count, drive.part->capacityTb), drive.part->name});
    for (const auto& drive : a.bootDrives) t.others.push_back({fmt::format("{} × {:.4g} TB M.2", drive.count, drive.part->capacityTb), drive.part->name});
    for (const auto& nic : a.nics) t.others.push_back({fmt::format("{} × {:.0f} GbE", nic.count * nic.part->ports, nic.part->gbitPerPort), nic.part->name});
    for (const auto& supply : a.powerSupplies)
        for (int i = 0; i < supply.count; ++i) t.supplies.push_back(fmt::format("{:.0f} W", supply.part->watts));
    return t;
}

} // namespace racktally
