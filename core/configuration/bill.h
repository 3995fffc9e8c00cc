// What a configuration shows: bill of materials with prices and dates, resources that it uses up, how its parts are linked.
#pragma once

#include "core/configuration/assembly.h"
#include "core/configuration/power.h"

namespace racktally {

/// A resource of the chassis: how much is used of how much. Nothing available: the limit is not known.
struct ResourceUse {
    const char* label = "";
    double used = 0;
    std::optional<double> available;
    Unit unit = Unit::none;
    bool unconfirmed = false;
    [[nodiscard]] bool isOver() const { return available && used > *available + 1e-9; }
};
std::vector<ResourceUse> resourcesOf(const Assembly& assembly, const NodePower& power);

/// Weight where the chassis' is known.
std::optional<double> weightKg(const Assembly& assembly);

/// How the parts hang together, for a drawing.
struct Topology {
    struct Node {
        std::string title, text;
        int cpu = 0;                                     // 0-based: which processor it hangs on
        bool broken = false;
    };
    std::vector<Node> cpus, gpus;
    std::vector<std::pair<int, int>> links;              // between GPUs
    std::string linkName, busName;                       // "NVLink 900 GB/s", "x16 Gen5"
    bool onBoard = false;                                // all GPUs linked with all
    bool switched = false;
    int memorySlots = 0, memoryUsed = 0;
    std::vector<Node> others;                            // drives, network, power supplies
    std::vector<std::string> supplies;
};
Topology topologyOf(const Assembly& assembly);

} // namespace racktally
