// Dividing GPUs: MIG instances packed onto cards, users of virtual GPUs.
#pragma once

#include "core/configuration/assembly.h"

namespace racktally {

/// An instance on a card: where its memory slices begin.
struct PlacedPartition {
    std::string profile;
    int start = 0, slices = 1, computeSlices = 1;
    std::optional<double> memoryMb;
    bool operator==(const PlacedPartition&) const = default;
};

struct PartitionedGpu {
    std::string gpu;
    int number = 0;                                      // 1-based over the node
    int memorySlices = 8, computeSlices = 7;
    std::vector<PlacedPartition> instances;
};

enum class PartitionReason : std::uint8_t { unknownProfile, noRoom };
std::string_view keyOf(PartitionReason reason);

struct UnplacedPartition {
    std::string profile;
    PartitionReason reason{};
    int wanted = 0, placed = 0;
};

struct PartitionPlan {
    std::vector<PartitionedGpu> gpus;
    std::vector<UnplacedPartition> unplaced;
};

/// Packs the requested instances onto the node's GPUs; finds a packing if there is one for the number of GPUs there is.
/// Placements follow the hardware: seven-slice GPUs have eight memory slices, an instance may begin only at some of them.
PartitionPlan planPartitions(const Assembly& assembly);

/// Memory slices at which an instance may begin.
std::vector<int> placementsOf(const MigProfile& profile);

/// The profile "4Q" of a GPU, or "4B", "10C"; null if it has none.
const VgpuProfile* vgpuProfile(const Assembly& assembly, std::string_view gpu, std::string_view profile);
std::string nameOfProfile(const VgpuProfile& profile);
/// Users of the configured profile that the node's GPUs carry; 0 if a GPU does not have it.
int vgpuRoom(const Assembly& assembly);
/// Which licence a user of the profile needs: Q workstation, B desktop, C the AI software.
LicenceUse vgpuLicenceUse(std::string_view profile);

} // namespace racktally
