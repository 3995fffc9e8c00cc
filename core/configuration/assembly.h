// A configuration with its parts looked up: what rules, power and drawings read. Parts that nobody knows are named.
#pragma once

#include "core/catalog/catalog.h"
#include "core/configuration/configuration.h"

namespace racktally {

template <class T>
struct Fitted {
    const T* part = nullptr;
    int count = 0;
    std::string id;                                      // of the position
};

struct Assembly {
    const Configuration* configuration = nullptr;
    const Server* server = nullptr;
    std::vector<Fitted<Cpu>> cpus;
    std::vector<Fitted<MemoryModule>> memory;
    std::vector<Fitted<Gpu>> gpus;
    std::vector<Fitted<Bridge>> bridges;
    std::vector<Fitted<Nic>> nics;
    std::vector<Fitted<Drive>> drives, bootDrives;
    std::vector<Fitted<PowerSupply>> powerSupplies;
    std::vector<Fitted<Accessory>> accessories;
    std::vector<const ConfigurationPart*> unknown;       // their part is in no catalogue
    std::vector<MigProfile> migProfiles;                 // of the fitted GPUs
    std::vector<VgpuProfile> vgpuProfiles;

    [[nodiscard]] int gpuCards() const;
    [[nodiscard]] int gpuCount() const;                  // a card may carry several
    [[nodiscard]] int cpuCount() const;
    [[nodiscard]] int moduleCount() const;
    [[nodiscard]] double memoryGb() const;
    [[nodiscard]] double gpuMemoryGb() const;
    [[nodiscard]] int nicCount() const;
    [[nodiscard]] int driveCount() const;
    [[nodiscard]] int cores() const;
    [[nodiscard]] int powerSupplyCount() const;
    [[nodiscard]] bool hasBoard() const;                 // its GPUs sit on a board
    /// Power limit of one card, as configured; nothing where it is not known.
    [[nodiscard]] std::optional<double> gpuLimitW(const Gpu& gpu) const;
    [[nodiscard]] int accessoryCount(AccessoryKind kind) const;
    /// Host memory that the GPUs call for: twice theirs for cards up to 96 GB, once for larger ones (NVIDIA guidance; a DGX B200
    /// ships with 2 TB for 1.44 TB).
    [[nodiscard]] double expectedMemoryGb() const;
    /// Cards that need a power cable of their own, because a slot supplies 75 W only.
    [[nodiscard]] int cardsWithCable() const;
};

/// "5+1" of a server: power supplies needed and spare; nothing where it does not say.
std::optional<std::pair<int, int>> redundancyScheme(const Server& server);

/// PCIe lanes that GPUs, network cards and drives take, and those that the processors offer (nothing where that is not known).
int lanesUsed(const Assembly& assembly);
std::optional<int> lanesOffered(const Assembly& assembly);

/// Pointers lead into the catalogue and the configuration, which must outlive the assembly.
Assembly assemble(const Configuration& configuration, const Catalog& catalog);

} // namespace racktally
