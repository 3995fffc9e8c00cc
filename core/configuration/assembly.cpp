#include "core/configuration/assembly.h"

#include <algorithm>
#include <cstdio>

namespace racktally {

std::string_view kindOf(PartRole role) {
    switch (role) {
    case PartRole::server: return "server";
    case PartRole::cpu: return "cpu";
    case PartRole::memory: return "memory";
    case PartRole::gpu: return "gpu";
    case PartRole::bridge: return "bridge";
    case PartRole::drive: case PartRole::bootDrive: return "drive";
    case PartRole::nic: return "nic";
    case PartRole::powerSupply: return "power_supply";
    case PartRole::cable: case PartRole::rails: case PartRole::kit: case PartRole::service: return "accessory";
    case PartRole::other: break;
    }
    return {};
}

const ConfigurationPart* Configuration::first(PartRole role) const {
    const auto place = std::find_if(parts.begin(), parts.end(), [&](const ConfigurationPart& part) { return part.role == role && part.quantity > 0; });
    return place == parts.end() ? nullptr : &*place;
}

ConfigurationPart* Configuration::first(PartRole role) { return const_cast<ConfigurationPart*>(std::as_const(*this).first(role)); }

int Configuration::count(PartRole role) const {
    int sum = 0;
    for (const ConfigurationPart& part : parts) sum += part.role == role ? part.quantity : 0;
    return sum;
}

namespace {

template <class T>
int countOf(const std::vector<Fitted<T>>& fitted) {
    int sum = 0;
    for (const Fitted<T>& one : fitted) sum += one.count;
    return sum;
}

} // namespace

int Assembly::gpuCards() const { return countOf(gpus); }
int Assembly::cpuCount() const { return countOf(cpus); }
int Assembly::moduleCount() const { return countOf(memory); }
int Assembly::nicCount() const { return countOf(nics); }
int Assembly::driveCount() const { return countOf(drives); }
int Assembly::powerSupplyCount() const { return countOf(powerSupplies); }

int Assembly::gpuCount() const {
    int sum = 0;
    for (const Fitted<Gpu>& gpu : gpus) sum += gpu.count * gpu.part->gpusPerCard;
    return sum;
}

double Assembly::memoryGb() const {
    double sum = 0;
    for (const Fitted<MemoryModule>& module : memory) sum += module.count * module.part->capacityGb;
    return sum;
}

double Assembly::gpuMemoryGb() const {
    double sum = 0;
    for (const Fitted<Gpu>& gpu : gpus) sum += gpu.count * gpu.part->gpusPerCard * gpu.part->memoryGb.value_or(0);
    return sum;
}

int Assembly::cores() const {
    int sum = 0;
    for (const Fitted<Cpu>& cpu : cpus) sum += cpu.count * cpu.part->cores;
    return sum;
}

bool Assembly::hasBoard() const {
    return std::any_of(gpus.begin(), gpus.end(), [](const Fitted<Gpu>& gpu) { return isBoard(gpu.part->form); });
}

std::optional<double> Assembly::gpuLimitW(const Gpu& gpu) const {
    if (!gpu.tdpW) return std::nullopt;
    return configuration->gpuPowerLimitW ? std::min(*configuration->gpuPowerLimitW, *gpu.tdpW) : *gpu.tdpW;
}

int Assembly::accessoryCount(AccessoryKind kind) const {
    int sum = 0;
    for (const Fitted<Accessory>& accessory : accessories) sum += accessory.part->kind == kind ? accessory.count : 0;
    return sum;
}

double Assembly::expectedMemoryGb() const {
    constexpr double largeCardGb = 96;
    double expected = 0;
    for (const Fitted<Gpu>& gpu : gpus) {
        const double own = gpu.part->memoryGb.value_or(0);
        expected += gpu.count * gpu.part->gpusPerCard * own * (own <= largeCardGb ? 2 : 1);
    }
    return expected;
}

int Assembly::cardsWithCable() const {
    constexpr double slotSuppliesW = 75;
    int cards = 0;
    for (const Fitted<Gpu>& gpu : gpus)
        if (!isBoard(gpu.part->form) && gpu.part->tdpW.value_or(0) > slotSuppliesW) cards += gpu.count;
    return cards;
}

std::optional<std::pair<int, int>> redundancyScheme(const Server& server) {
    int needed = 0, spare = 0;
    if (std::sscanf(server.redundancy.c_str(), "%d+%d", &needed, &spare) != 2 || needed < 1) return std::nullopt;
    return std::pair{needed, spare};
}

Assembly assemble(const Configuration& configuration, const Catalog& catalog) {
    Assembly result;
    result.configuration = &configuration;
    for (const ConfigurationPart& position : configuration.parts) {
        if (position.part.empty() || position.quantity == 0) continue;
        const auto fit = [&]<class T>(std::vector<Fitted<T>>& list) {
            if (const T* part = catalog.find<T>(position.part)) list.push_back({part, position.quantity, position.id});
            else result.unknown.push_back(&position);
        };
        switch (position.role) {
        case PartRole::server:
            result.server = catalog.find<Server>(position.part);
            if (!result.server) result.unknown.push_back(&position);
            break;
        case PartRole::cpu: fit(result.cpus); break;
        case PartRole::memory: fit(result.memory); break;
        case PartRole::gpu: fit(result.gpus); break;
        case PartRole::bridge: fit(result.bridges); break;
        case PartRole::nic: fit(result.nics); break;
        case PartRole::drive: fit(result.drives); break;
        case PartRole::bootDrive: fit(result.bootDrives); break;
        case PartRole::powerSupply: fit(result.powerSupplies); break;
        case PartRole::cable: case PartRole::rails: case PartRole::kit: case PartRole::service: fit(result.accessories); break;
        case PartRole::other: break;
        }
    }
    for (const Fitted<Gpu>& gpu : result.gpus) {
        for (const MigProfile& profile : catalog.all<MigProfile>())
            if (profile.gpu == gpu.part->name) result.migProfiles.push_back(profile);
        for (const VgpuProfile& profile : catalog.all<VgpuProfile>())
            if (profile.gpu == gpu.part->name) result.vgpuProfiles.push_back(profile);
    }
    return result;
}

} // namespace racktally
