#include "core/configuration/rules.h"

#include "core/base/words.h"
#include "core/configuration/partition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace racktally {

namespace {

constexpr int coresPerGpu = 6;                           // NVIDIA-Certified guidance for inference
constexpr double highVolt = 200;
constexpr double peakFactor = 2.2;                       // 200 microseconds, measured on RTX A6000 and RTX 4000
constexpr double largeGpuW = 500, safeInletC = 25;       // HPE, GIGABYTE: 25 °C with cards of 600 W

/// Builds the finding of the rule that runs.
class Report {
public:
    Report(RuleContext& context, Severity severity, const std::string& place = {}) : m_context(context) {
        m_finding.severity = severity;
        m_finding.rule = context.rule->rule;
        m_finding.subject = place.empty() ? context.subject.address : context.subject.address + ".parts." + place;
    }
    ~Report() { m_context.findings->push_back(std::move(m_finding)); }
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    Report& names(std::vector<std::string> names) {
        m_finding.names = std::move(names);
        return *this;
    }
    Report& needs(double needed, double available, Unit unit) {
        m_finding.needed = needed;
        m_finding.available = available;
        m_finding.unit = unit;
        return *this;
    }
    /// A limit that nobody could verify warns and does not forbid.
    Report& limitOf(const Sourced& part, const char* key) {
        if (!part.isUnverified(key)) return *this;
        m_finding.unconfirmed = true;
        m_finding.severity = std::max(m_finding.severity, Severity::warning);
        return *this;
    }

private:
    RuleContext& m_context;
    Finding m_finding;
};

std::string formName(GpuForm form) { return std::string(EnumNames<GpuForm>::names[static_cast<std::size_t>(form)]); }

template <class T>
std::string idOf(const std::vector<Fitted<T>>& list) { return list.empty() ? std::string() : list.front().id; }

void partUnknown(RuleContext& c) {
    for (const ConfigurationPart* position : c.a.unknown) Report(c, Severity::error, position->id).names({position->part});
}

void serverMissing(RuleContext& c) {
    if (!c.a.server && c.a.unknown.empty()) Report(c, Severity::error);
}

void gpuMissing(RuleContext& c) {
    if (c.a.server && c.a.gpus.empty() && c.a.unknown.empty()) Report(c, Severity::error);
}

void cpuMissing(RuleContext& c) {
    if (!c.a.server || c.a.server->socket == "soldered" || !c.a.unknown.empty()) return;
    if (c.a.cpus.empty()) Report(c, Severity::error).needs(1, 0, Unit::piece);
    else if (c.a.hasBoard() && c.a.cpuCount() < c.a.server->cpuSockets)
        Report(c, Severity::error, idOf(c.a.cpus)).needs(c.a.server->cpuSockets, c.a.cpuCount(), Unit::piece);
}

void memoryMissing(RuleContext& c) {
    if (c.a.server && c.a.server->dimmSlots.value_or(1) > 0 && c.a.memory.empty() && c.a.unknown.empty()) Report(c, Severity::error).needs(c.a.gpuMemoryGb(), 0, Unit::gigabyte);
}

void gpuForm(RuleContext& c) {
    if (!c.a.server) return;
    for (const auto& gpu : c.a.gpus)
        if (!hasWord(c.a.server->gpuForms, formName(gpu.part->form)))
            Report(c, Severity::error, gpu.id).names({gpu.part->name, formName(gpu.part->form), c.a.server->name, c.a.server->gpuForms});
}

/// Cards by how many slots they take.
struct Cards {
    int wide = 0, single = 0, board = 0;
};
Cards cardsOf(const Assembly& a) {
    Cards cards;
    for (const auto& gpu : a.gpus) {
        if (isBoard(gpu.part->form)) cards.board += gpu.count;
        else if (gpu.part->slotWidth.value_or(2) > 1) cards.wide += gpu.count;
        else cards.single += gpu.count;
    }
    return cards;
}

void tooManyGpus(RuleContext& c) {
    const Server* s = c.a.server;
    if (!s) return;
    const Cards cards = cardsOf(c.a);
    if (cards.board > 0 && s->maxBoard && cards.board > *s->maxBoard) Report(c, Severity::error, idOf(c.a.gpus)).names({s->name}).needs(cards.board, *s->maxBoard, Unit::gpu).limitOf(*s, "max_board");
    if (cards.wide > 0 && s->maxDouble && cards.wide > *s->maxDouble && hasWord(s->gpuForms, "pcie")) {
        Report(c, Severity::error, idOf(c.a.gpus)).names({s->name}).needs(cards.wide, *s->maxDouble, Unit::gpu).limitOf(*s, "max_double");
        return;
    }
    // A double-width card takes the place of its share of single ones.
    const int most = s->maxSingle.value_or(s->maxDouble.value_or(cards.single));
    const double share = s->maxDouble && *s->maxDouble > 0 ? std::max(1.0, static_cast<double>(most) / *s->maxDouble) : 1;
    const double used = cards.single + cards.wide * share;
    if (cards.single > 0 && used > most) Report(c, Severity::error, idOf(c.a.gpus)).names({s->name}).needs(used, most, Unit::gpu).limitOf(*s, "max_single");
}

void singleWidthPower(RuleContext& c) {
    const Server* s = c.a.server;
    if (!s || !s->singleMaxW) return;
    for (const auto& gpu : c.a.gpus) {
        const auto limit = c.a.gpuLimitW(*gpu.part);
        const bool single = !isBoard(gpu.part->form) && gpu.part->slotWidth.value_or(2) <= 1;
        // Up to the double-width figure a card may be of any power.
        if (single && limit && *limit > *s->singleMaxW && gpu.count > s->maxDouble.value_or(0))
            Report(c, Severity::error, gpu.id).names({gpu.part->name, s->name}).needs(*limit, *s->singleMaxW, Unit::watt).limitOf(*s, "single_max_w").limitOf(*s, "max_single");
    }
}

void gpuPower(RuleContext& c) {
    if (!c.a.server || !c.a.server->maxGpuTdpW) return;
    for (const auto& gpu : c.a.gpus)
        // A GPU of another form has its own finding.
        if (const auto limit = c.a.gpuLimitW(*gpu.part); limit && *limit > *c.a.server->maxGpuTdpW && hasWord(c.a.server->gpuForms, formName(gpu.part->form)))
            Report(c, Severity::error, gpu.id).names({gpu.part->name, c.a.server->name}).needs(*limit, *c.a.server->maxGpuTdpW, Unit::watt).limitOf(*c.a.server, "max_gpu_tdp_w").limitOf(*gpu.part, "tdp_w");
}

void gpuCountNotOrderable(RuleContext& c) {
    if (!c.a.server || c.a.server->gpuCounts.empty() || c.a.gpus.empty()) return;
    if (!hasWord(c.a.server->gpuCounts, std::to_string(c.a.gpuCards()))) Report(c, Severity::error, idOf(c.a.gpus)).names({c.a.server->name, c.a.server->gpuCounts}).needs(c.a.gpuCards(), 0, Unit::gpu);
}

void mixedGpus(RuleContext& c) {
    std::set<std::string> models;
    for (const auto& gpu : c.a.gpus) models.insert(gpu.part->name);
    if (models.size() > 1)
        Report(c, c.a.server && c.a.server->mixedGpus == Answer::no ? Severity::error : Severity::warning, c.a.gpus[1].id).names({models.begin(), models.end()});
}

void gpuKitMissing(RuleContext& c) {
    if (c.a.server && c.a.server->needsGpuKit == Answer::yes && !c.a.gpus.empty() && c.a.accessoryCount(AccessoryKind::gpuKit) == 0) Report(c, Severity::warning).names({c.a.server->name});
}

void exportControlled(RuleContext& c) {
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->market != GpuMarket::free) Report(c, Severity::warning, gpu.id).names({gpu.part->name, std::string(EnumNames<GpuMarket>::names[static_cast<std::size_t>(gpu.part->market)])});
}

void cardCooling(RuleContext& c) {
    if (!c.a.server) return;
    const bool desk = c.a.server->form == ServerForm::workstation || c.a.server->form == ServerForm::deskside;
    for (const auto& gpu : c.a.gpus) {
        if (isBoard(gpu.part->form)) continue;
        if (gpu.part->cooling == GpuCooling::passive && desk) Report(c, Severity::error, gpu.id).names({gpu.part->name, c.a.server->name, "passive"});
        if (gpu.part->cooling == GpuCooling::active && c.a.server->form == ServerForm::rack) Report(c, Severity::warning, gpu.id).names({gpu.part->name, c.a.server->name, "active"});
    }
}

void slotWidth(RuleContext& c) {
    if (!c.a.server || c.a.server->form != ServerForm::rack) return;
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->slotWidth.value_or(0) > 2) Report(c, Severity::error, gpu.id).names({gpu.part->name, c.a.server->name}).needs(*gpu.part->slotWidth, 2, Unit::slot).limitOf(*gpu.part, "slot_width");
}

void pcieGeneration(RuleContext& c) {
    if (!c.a.server || !c.a.server->pcieGeneration) return;
    for (const auto& gpu : c.a.gpus)
        if (!isBoard(gpu.part->form) && gpu.part->pcieGeneration && *gpu.part->pcieGeneration != *c.a.server->pcieGeneration)
            Report(c, Severity::note, gpu.id).names({gpu.part->name}).needs(*gpu.part->pcieGeneration, *c.a.server->pcieGeneration, Unit::none);
}

void slotsWithoutCpu(RuleContext& c) {
    const Server* s = c.a.server;
    if (!s || s->cpuSockets < 2 || c.a.cpuCount() != 1 || c.a.hasBoard() || s->attachment == GpuAttachment::switched) return;
    const int reachable = s->maxDouble.value_or(0) / 2;
    // Where it is not known how the slots are wired, half of them is a guess.
    const Severity severity = s->attachment == GpuAttachment::direct ? Severity::error : Severity::warning;
    if (cardsOf(c.a).wide > reachable && s->maxDouble) Report(c, severity, idOf(c.a.cpus)).names({s->name}).needs(c.a.gpuCards(), reachable, Unit::gpu);
}

void cpuSocket(RuleContext& c) {
    if (!c.a.server) return;
    for (const auto& cpu : c.a.cpus)
        if (cpu.part->socket != c.a.server->socket)
            // Only doubt about the socket itself counts, not about the server as a whole.
            Report(c, hasWord(c.a.server->unverified, "socket") ? Severity::warning : Severity::error, cpu.id).names({cpu.part->name, cpu.part->socket, c.a.server->name, c.a.server->socket});
}

void cpuCount(RuleContext& c) {
    if (c.a.server && c.a.cpuCount() > c.a.server->cpuSockets) Report(c, Severity::error, idOf(c.a.cpus)).names({c.a.server->name}).needs(c.a.cpuCount(), c.a.server->cpuSockets, Unit::piece).limitOf(*c.a.server, "cpu_sockets");
    for (const auto& cpu : c.a.cpus)
        if (c.a.cpuCount() > cpu.part->maxSockets) Report(c, Severity::error, cpu.id).names({cpu.part->name}).needs(c.a.cpuCount(), cpu.part->maxSockets, Unit::piece);
}

void cpuGeneration(RuleContext& c) {
    if (!c.a.server || c.a.server->cpuGenerations.empty()) return;
    for (const auto& cpu : c.a.cpus)
        if (cpu.part->socket == c.a.server->socket && !hasWord(c.a.server->cpuGenerations, cpu.part->generation)) Report(c, Severity::warning, cpu.id).names({cpu.part->name, c.a.server->name});
}

void cpuPower(RuleContext& c) {
    if (!c.a.server || !c.a.server->maxCpuTdpW) return;
    for (const auto& cpu : c.a.cpus)
        if (cpu.part->tdpW && *cpu.part->tdpW > *c.a.server->maxCpuTdpW) Report(c, Severity::error, cpu.id).names({cpu.part->name, c.a.server->name}).needs(*cpu.part->tdpW, *c.a.server->maxCpuTdpW, Unit::watt).limitOf(*c.a.server, "max_cpu_tdp_w");
}

void cpuPowerWithGpu(RuleContext& c) {
    if (!c.a.server || !c.a.server->maxCpuTdpWithGpuW || c.a.gpus.empty()) return;
    for (const auto& cpu : c.a.cpus)
        if (cpu.part->tdpW && *cpu.part->tdpW > *c.a.server->maxCpuTdpWithGpuW)
            Report(c, Severity::error, cpu.id).names({cpu.part->name, c.a.server->name}).needs(*cpu.part->tdpW, *c.a.server->maxCpuTdpWithGpuW, Unit::watt).limitOf(*c.a.server, "max_cpu_tdp_with_gpu_w");
}

/// Lanes that the processors offer; two EPYC keep 32 of each other's for the link between them.
std::optional<int> lanesOf(const Assembly& a) {
    int lanes = 0;
    for (const auto& cpu : a.cpus) {
        if (!cpu.part->pcieLanes) return std::nullopt;
        const bool linked = cpu.part->vendor == "AMD" && a.cpuCount() > 1;
        lanes += cpu.count * (linked ? 80 : *cpu.part->pcieLanes);
    }
    return lanes;
}

void pcieLanes(RuleContext& c) {
    if (!c.a.server || c.a.cpus.empty() || c.a.server->attachment == GpuAttachment::board || c.a.server->attachment == GpuAttachment::switched) return;
    const auto offered = lanesOf(c.a);
    const int used = lanesUsed(c.a);
    if (!offered || used <= *offered) return;
    const bool direct = c.a.server->attachment == GpuAttachment::direct;
    Report report(c, direct ? Severity::error : Severity::warning, idOf(c.a.gpus));
    report.names({c.a.server->name}).needs(used, *offered, Unit::lane);
    for (const auto& cpu : c.a.cpus) report.limitOf(*cpu.part, "pcie_lanes");
}

void coresPerGpuRule(RuleContext& c) {
    if (c.a.gpuCount() > 0 && !c.a.cpus.empty() && c.a.cores() < coresPerGpu * c.a.gpuCount()) Report(c, Severity::warning, idOf(c.a.cpus)).needs(coresPerGpu * c.a.gpuCount(), c.a.cores(), Unit::core);
}

void memoryBelowGpuMemory(RuleContext& c) {
    if (c.a.memory.empty() || c.a.gpus.empty()) return;
    const double needed = c.a.expectedMemoryGb();
    if (c.a.memoryGb() < needed) Report(c, Severity::warning, idOf(c.a.memory)).needs(needed, c.a.memoryGb(), Unit::gigabyte);
}

void memoryPopulation(RuleContext& c) {
    const int cpus = c.a.cpuCount();
    if (cpus > 1 && c.a.moduleCount() % cpus != 0) Report(c, Severity::error, idOf(c.a.memory)).needs((c.a.moduleCount() / cpus + 1) * cpus, c.a.moduleCount(), Unit::piece);
}

void memoryMixed(RuleContext& c) {
    if (c.a.memory.size() > 1 && c.a.memory[0].part->name != c.a.memory[1].part->name) Report(c, Severity::warning, c.a.memory[1].id).names({c.a.memory[0].part->name, c.a.memory[1].part->name});
}

/// Slots that the fitted processors reach.
std::optional<int> reachableSlots(const Assembly& a) {
    if (!a.server || !a.server->dimmSlots) return std::nullopt;
    const bool half = a.server->cpuSockets > 1 && a.cpuCount() == 1;
    return half ? *a.server->dimmSlots / 2 : *a.server->dimmSlots;
}

void memorySlots(RuleContext& c) {
    const auto slots = reachableSlots(c.a);
    if (slots && *slots > 0 && c.a.moduleCount() > *slots) Report(c, Severity::error, idOf(c.a.memory)).names({c.a.server->name}).needs(c.a.moduleCount(), *slots, Unit::slot).limitOf(*c.a.server, "dimm_slots");
}

void memoryMaximum(RuleContext& c) {
    if (c.a.server && c.a.server->maxMemoryGb && c.a.memoryGb() > *c.a.server->maxMemoryGb) Report(c, Severity::error, idOf(c.a.memory)).names({c.a.server->name}).needs(c.a.memoryGb(), *c.a.server->maxMemoryGb, Unit::gigabyte).limitOf(*c.a.server, "max_memory_gb");
    double cpus = 0;
    for (const auto& cpu : c.a.cpus) {
        if (!cpu.part->maxMemoryGb) return;
        cpus += cpu.count * *cpu.part->maxMemoryGb;
    }
    if (cpus > 0 && c.a.memoryGb() > cpus) Report(c, Severity::error, idOf(c.a.memory)).names({c.a.cpus[0].part->name}).needs(c.a.memoryGb(), cpus, Unit::gigabyte).limitOf(*c.a.cpus[0].part, "max_memory_gb");
}

int channelsOf(const Assembly& a) {
    int channels = 0;
    for (const auto& cpu : a.cpus) channels += cpu.count * cpu.part->memoryChannels.value_or(0);
    return channels;
}

void memoryChannels(RuleContext& c) {
    const int channels = channelsOf(c.a);
    if (channels > 0 && c.a.moduleCount() > 0 && c.a.moduleCount() < channels) Report(c, Severity::warning, idOf(c.a.memory)).needs(channels, c.a.moduleCount(), Unit::piece);
}

void memorySpeed(RuleContext& c) {
    for (const auto& module : c.a.memory)
        for (const auto& cpu : c.a.cpus)
            if (module.part->speedMts && cpu.part->memorySpeedMts && *module.part->speedMts > *cpu.part->memorySpeedMts && module.part->memoryType == cpu.part->memoryType)
                Report(c, Severity::note, module.id).names({cpu.part->name}).needs(*module.part->speedMts, *cpu.part->memorySpeedMts, Unit::megatransfer);
}

void memoryKind(RuleContext& c) {
    for (const auto& module : c.a.memory)
        for (const auto& cpu : c.a.cpus)
            if (!cpu.part->memoryType.empty() && module.part->memoryType != cpu.part->memoryType) Report(c, Severity::error, module.id).names({module.part->memoryType, cpu.part->name, cpu.part->memoryType});
    if (!c.a.server || !c.a.cpus.empty()) return;
    for (const auto& module : c.a.memory)
        if (!c.a.server->memoryType.empty() && module.part->memoryType != c.a.server->memoryType) Report(c, Severity::error, module.id).names({module.part->memoryType, c.a.server->name, c.a.server->memoryType});
}

void memorySoldered(RuleContext& c) {
    if (c.a.server && c.a.server->dimmSlots && *c.a.server->dimmSlots == 0 && !c.a.memory.empty()) Report(c, Severity::error, idOf(c.a.memory)).names({c.a.server->name});
}

void supplyMissing(RuleContext& c) {
    if (c.a.server && c.a.powerSupplies.empty() && c.a.unknown.empty() && c.a.server->form != ServerForm::rackScale) Report(c, Severity::note).names({c.a.server->name});
}

void supplyTransients(RuleContext& c) {
    if (c.a.powerSupplies.empty() || !c.power.max || c.a.hasBoard()) return;
    double peak = *c.power.max, rated = 0;
    for (const auto& gpu : c.a.gpus) peak += gpu.count * (peakFactor - 1) * c.a.gpuLimitW(*gpu.part).value_or(0);
    for (const auto& supply : c.a.powerSupplies) rated += supply.count * supply.part->watts;
    if (peak > rated) Report(c, Severity::warning, idOf(c.a.powerSupplies)).needs(peak, rated, Unit::watt);
}

void suppliesMixed(RuleContext& c) {
    for (const auto& supply : c.a.powerSupplies)
        if (supply.part->watts != c.a.powerSupplies[0].part->watts || supply.part->efficiency != c.a.powerSupplies[0].part->efficiency)
            Report(c, Severity::error, supply.id).names({c.a.powerSupplies[0].part->name, supply.part->name});
}

void supplyRedundancy(RuleContext& c) {
    if (!c.power.max || !c.power.supplied) return;
    if (*c.power.max > *c.power.supplied) {
        Report report(c, Severity::error, idOf(c.a.powerSupplies));
        report.names({std::to_string(c.power.suppliesNeeded), std::to_string(c.power.suppliesSpare)}).needs(*c.power.max, *c.power.supplied, Unit::watt);
        if (c.a.server && c.subject.configuration->redundancy == Redundancy::asBuilt) report.limitOf(*c.a.server, "redundancy");
    } else if (c.power.suppliesSpare == 0 && c.a.server && c.a.server->form == ServerForm::rack)
        Report(c, Severity::warning, idOf(c.a.powerSupplies)).names({"none"}).needs(*c.power.max, *c.power.supplied, Unit::watt);
}

bool needsHighVoltage(const Assembly& a) {
    return std::any_of(a.powerSupplies.begin(), a.powerSupplies.end(), [](const auto& supply) { return supply.part->minVolt.value_or(0) >= highVolt; });
}

void supplyVoltage(RuleContext& c) {
    if (!needsHighVoltage(c.a)) return;
    const SupplyVoltage voltage = c.subject.configuration->supplyVoltage;
    if (voltage == SupplyVoltage::high) return;
    Report(c, voltage == SupplyVoltage::low ? Severity::error : Severity::note, idOf(c.a.powerSupplies)).names({voltage == SupplyVoltage::low ? "100-127" : "", c.a.powerSupplies[0].part->plug});
}

void powerCordMissing(RuleContext& c) {
    const int supplies = c.a.powerSupplyCount(), cords = c.a.accessoryCount(AccessoryKind::powerCord);
    if (supplies > 0 && cords < supplies) Report(c, Severity::note, idOf(c.a.powerSupplies)).names({c.a.powerSupplies[0].part->plug}).needs(supplies, cords, Unit::piece);
}

void gpuCableMissing(RuleContext& c) {
    const int cards = c.a.cardsWithCable();
    const int cables = c.a.accessoryCount(AccessoryKind::gpuCable) + (c.a.accessoryCount(AccessoryKind::gpuKit) > 0 ? cards : 0);
    if (cards > cables) Report(c, Severity::note, idOf(c.a.gpus)).needs(cards, cables, Unit::piece);
}

void supplyRating(RuleContext& c) {
    if (!c.a.server || c.a.server->psuWatts.empty()) return;
    for (const auto& supply : c.a.powerSupplies)
        if (!hasWord(c.a.server->psuWatts, std::to_string(static_cast<int>(supply.part->watts)))) Report(c, Severity::warning, supply.id).names({supply.part->name, c.a.server->name, c.a.server->psuWatts});
}

void tooManySupplies(RuleContext& c) {
    if (c.a.server && c.a.server->psuCount && c.a.powerSupplyCount() > *c.a.server->psuCount) Report(c, Severity::error, idOf(c.a.powerSupplies)).names({c.a.server->name}).needs(c.a.powerSupplyCount(), *c.a.server->psuCount, Unit::piece).limitOf(*c.a.server, "psu_count");
}

void powerBudget(RuleContext& c) {
    // The budget is the vendor's figure for its largest build; our estimate may be 15 % off.
    if (c.a.server && c.a.server->maxPowerW && c.power.max && *c.power.max > 1.15 * *c.a.server->maxPowerW) Report(c, Severity::warning).names({c.a.server->name}).needs(*c.power.max, *c.a.server->maxPowerW, Unit::watt);
}

void inletTemperature(RuleContext& c) {
    if (!c.a.server || c.a.gpus.empty() || c.a.server->cooling == ServerCooling::liquid) return;
    std::optional<double> limit = c.a.server->maxInletC;
    for (const auto& gpu : c.a.gpus)
        if (!isBoard(gpu.part->form) && c.a.gpuLimitW(*gpu.part).value_or(0) > largeGpuW && !limit) limit = safeInletC;
    if (!limit) return;
    const auto stated = c.subject.configuration->inletTemperatureC;
    if (stated && *stated <= *limit) return;
    Report report(c, stated ? Severity::warning : Severity::note, idOf(c.a.gpus));
    report.names({c.a.gpus[0].part->name, c.a.server->name, stated ? "stated" : ""}).needs(*limit, stated.value_or(0), Unit::celsius);
}

void liquidOnlyGpu(RuleContext& c) {
    if (!c.a.server || c.a.server->cooling != ServerCooling::air) return;
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->cooling == GpuCooling::liquid) Report(c, Severity::error, gpu.id).names({gpu.part->name, c.a.server->name});
}

void liquidCooling(RuleContext& c) {
    if (!c.a.server || c.a.server->cooling != ServerCooling::liquid || c.subject.configuration->liquidCooling == Answer::yes) return;
    Report(c, c.subject.configuration->liquidCooling == Answer::no ? Severity::error : Severity::note).names({c.a.server->name, c.subject.configuration->liquidCooling == Answer::no ? "no" : ""});
}

void bridgeGpu(RuleContext& c) {
    for (const auto& bridge : c.a.bridges)
        for (const auto& gpu : c.a.gpus)
            if (bridge.part->gpu != gpu.part->name && !isBoard(gpu.part->form)) Report(c, Severity::error, bridge.id).names({bridge.part->name, gpu.part->name});
}

void bridgeMissing(RuleContext& c) {
    if (!c.a.bridges.empty() || (c.a.server && c.a.server->bridgeWays == 0)) return;
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->link == GpuLink::bridge && gpu.count > 1) Report(c, Severity::note, gpu.id).names({gpu.part->name}).needs(gpu.count / 2, 0, Unit::piece);
}

void bridgeCount(RuleContext& c) {
    int cards = 0, bridged = 0;
    for (const auto& gpu : c.a.gpus) cards += gpu.part->link == GpuLink::bridge ? gpu.count : 0;
    for (const auto& bridge : c.a.bridges) bridged += bridge.count * bridge.part->ways;
    if (bridged > cards && !c.a.hasBoard()) Report(c, Severity::error, idOf(c.a.bridges)).needs(bridged, cards, Unit::gpu);
}

void bridgeChassis(RuleContext& c) {
    if (!c.a.server) return;
    for (const auto& bridge : c.a.bridges)
        if (const int widest = c.a.server->bridgeWays.value_or(bridge.part->ways); bridge.part->ways > widest)
            Report(c, Severity::error, bridge.id).names({bridge.part->name, c.a.server->name}).needs(bridge.part->ways, widest, Unit::gpu).limitOf(*c.a.server, "bridge_ways");
}

void bridgeOnBoard(RuleContext& c) {
    if (c.a.hasBoard() && !c.a.bridges.empty()) Report(c, Severity::error, idOf(c.a.bridges)).names({c.a.gpus[0].part->name});
}

void boardNotFull(RuleContext& c) {
    if (!c.a.server || !c.a.hasBoard() || !c.a.server->maxBoard || c.a.gpuCards() >= *c.a.server->maxBoard) return;
    Report(c, Severity::warning, idOf(c.a.gpus)).names({c.a.gpus[0].part->name}).needs(*c.a.server->maxBoard, c.a.gpuCards(), Unit::gpu);
}

void migUnsupported(RuleContext& c) {
    if (c.subject.configuration->partitions.empty()) return;
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->migInstances.value_or(0) == 0) Report(c, Severity::error, gpu.id).names({gpu.part->name});
}

void migDoesNotFit(RuleContext& c) {
    if (c.subject.configuration->partitions.empty() || c.a.migProfiles.empty()) return;
    const PartitionPlan plan = planPartitions(c.a);
    for (const UnplacedPartition& open : plan.unplaced) Report(c, Severity::error).names({open.profile, std::string(keyOf(open.reason))}).needs(open.wanted, open.placed, Unit::piece);
}

void vgpuUnsupported(RuleContext& c) {
    if (c.subject.configuration->vgpuUsers == 0) return;
    for (const auto& gpu : c.a.gpus)
        if (gpu.part->vgpu == Answer::no || !vgpuProfile(c.a, gpu.part->name, c.subject.configuration->vgpuProfile))
            Report(c, Severity::error, gpu.id).names({gpu.part->name, c.subject.configuration->vgpuProfile});
}

void vgpuTooMany(RuleContext& c) {
    const int users = c.subject.configuration->vgpuUsers, room = vgpuRoom(c.a);
    if (users > 0 && room > 0 && users > room) Report(c, Severity::error).names({c.subject.configuration->vgpuProfile}).needs(users, room, Unit::none);
}

void vgpuLicences(RuleContext& c) {
    const int users = c.subject.configuration->vgpuUsers * c.subject.nodes;
    if (users == 0) return;
    const LicenceUse use = vgpuLicenceUse(c.subject.configuration->vgpuProfile);
    double held = 0;
    for (const CountedLicence& licence : c.subject.licences) {
        const LicenceProduct* product = c.catalog.find<LicenceProduct>(licence.product);
        if (product && product->use == use) held += licence.count;
    }
    const double needed = use == LicenceUse::aiEnterprise ? c.a.gpuCount() * c.subject.nodes : users;
    if (held < needed) Report(c, Severity::warning).names({std::string(EnumNames<LicenceUse>::names[static_cast<std::size_t>(use)])}).needs(needed, held, Unit::piece);
}

void licenceMinimum(RuleContext& c) {
    for (const CountedLicence& licence : c.subject.licences) {
        const LicenceProduct* product = c.catalog.find<LicenceProduct>(licence.product);
        if (!product) continue;
        double needed = 0;
        if (product->metric == LicenceMetric::core) {
            // Whole packs, per processor and server, of as many cores as there are at least.
            double cores = 0;
            for (const auto& cpu : c.a.cpus) cores += cpu.count * std::max<double>(cpu.part->cores, product->minimumPerCpu);
            needed = std::max(std::max(cores, product->minimumPerServer) * c.subject.nodes, product->minimumOrder) / product->unitsPerPrice;
        } else if (product->metric == LicenceMetric::gpu) {
            needed = c.a.gpuCount() * c.subject.nodes;
        }
        needed = std::ceil(needed - 1e-9);
        if (licence.count < needed) Report(c, Severity::warning).names({licence.product, licence.id}).needs(needed, licence.count, Unit::piece);
    }
}

void nicPerGpu(RuleContext& c) {
    if (c.a.nics.empty() && c.a.server && c.a.unknown.empty()) Report(c, Severity::note).names({"none"}).needs(1, 0, Unit::piece);
    else if (c.a.hasBoard() && c.a.gpuCount() >= 8 && c.a.nicCount() < c.a.gpuCount()) Report(c, Severity::note, idOf(c.a.nics)).names({"board"}).needs(c.a.gpuCount(), c.a.nicCount(), Unit::piece);
}

/// x16 slots beside those of GPUs; nothing where it is not known which the figure counts.
std::optional<int> slotsForCards(const Assembly& a) {
    if (!a.server || !a.server->x16Slots) return std::nullopt;
    if (a.server->attachment == GpuAttachment::board) return *a.server->x16Slots;
    if (*a.server->x16Slots <= a.server->maxDouble.value_or(0)) return std::nullopt;
    return *a.server->x16Slots - cardsOf(a).wide;
}

void nicSlots(RuleContext& c) {
    const auto slots = slotsForCards(c.a);
    if (slots && c.a.nicCount() > *slots) Report(c, Severity::error, idOf(c.a.nics)).names({c.a.server->name}).needs(c.a.nicCount(), *slots, Unit::slot).limitOf(*c.a.server, "x16_slots");
}

void opticsMissing(RuleContext& c) {
    int ports = 0;
    for (const auto& nic : c.a.nics) ports += nic.count * nic.part->ports;
    const int cables = c.a.accessoryCount(AccessoryKind::networkCable);
    if (ports > 0 && cables == 0) Report(c, Severity::note, idOf(c.a.nics)).needs(ports, cables, Unit::piece);
}

void driveBays(RuleContext& c) {
    if (c.a.server && c.a.server->driveBays && c.a.driveCount() > *c.a.server->driveBays) Report(c, Severity::error, idOf(c.a.drives)).names({c.a.server->name}).needs(c.a.driveCount(), *c.a.server->driveBays, Unit::slot).limitOf(*c.a.server, "drive_bays");
}

void bootDriveMissing(RuleContext& c) {
    if (c.a.server && c.a.bootDrives.empty() && c.a.unknown.empty()) Report(c, Severity::note).needs(1, 0, Unit::piece);
}

const std::vector<ConfigurationRule>& table() {
    using C = Change;
    static const std::vector<ConfigurationRule> rules{
        {Rule::partUnknown, "K1", partUnknown, {}},
        {Rule::serverMissing, "K2", serverMissing, {C::server}},
        {Rule::gpuMissing, "K3", gpuMissing, {C::gpu}},
        {Rule::cpuMissing, "B2", cpuMissing, {C::firstCpu, C::cpuCount}},
        {Rule::memoryMissing, "K4", memoryMissing, {C::firstMemory}},
        {Rule::gpuForm, "A1", gpuForm, {C::server, C::gpu}},
        {Rule::tooManyGpus, "A3", tooManyGpus, {C::server, C::gpuCount}},
        {Rule::singleWidthPower, "A3", singleWidthPower, {C::gpuCount, C::server, C::gpu}},
        {Rule::gpuPower, "A3", gpuPower, {C::server, C::gpu, C::powerLimit}},
        {Rule::gpuCountNotOrderable, "A4", gpuCountNotOrderable, {C::gpuCount, C::server}},
        {Rule::mixedGpus, "A5", mixedGpus, {C::oneGpuModel}},
        {Rule::gpuKitMissing, "A9", gpuKitMissing, {C::gpuKit}},
        {Rule::exportControlled, "A10", exportControlled, {C::gpu}},
        {Rule::cardCooling, "A13", cardCooling, {C::gpu, C::server}},
        {Rule::slotWidth, "A14", slotWidth, {C::gpu, C::server}},
        {Rule::pcieGeneration, "A15", pcieGeneration, {C::gpu, C::server}},
        {Rule::slotsWithoutCpu, "B1", slotsWithoutCpu, {C::cpuCount, C::gpuCount}},
        {Rule::cpuSocket, "B2", cpuSocket, {C::cpu, C::server}},
        {Rule::cpuCount, "B2", cpuCount, {C::cpuCount, C::cpu, C::server}},
        {Rule::cpuGeneration, "B2", cpuGeneration, {C::cpu, C::server}},
        {Rule::cpuPower, "B3", cpuPower, {C::cpu, C::server}},
        {Rule::cpuPowerWithGpu, "B3", cpuPowerWithGpu, {C::cpu, C::server}},
        {Rule::pcieLanes, "B5", pcieLanes, {C::cpuCount, C::gpuCount, C::networkCount, C::server}},
        {Rule::coresPerGpu, "B8", coresPerGpuRule, {C::cpu, C::cpuCount}},
        {Rule::memoryBelowGpuMemory, "C1", memoryBelowGpuMemory, {C::memoryCount, C::memory}},
        {Rule::memoryPopulation, "C2", memoryPopulation, {C::memoryCount}},
        {Rule::memoryMixed, "C2", memoryMixed, {C::oneMemoryModel}},
        {Rule::memorySlots, "C3", memorySlots, {C::memoryCount, C::cpuCount, C::server}},
        {Rule::memoryMaximum, "C3", memoryMaximum, {C::memoryCount, C::memory, C::server}},
        {Rule::memoryChannels, "C2", memoryChannels, {C::memoryCount}},
        {Rule::memorySpeed, "C5", memorySpeed, {C::memory, C::cpu}},
        {Rule::memoryKind, "C5", memoryKind, {C::memory}},
        {Rule::memorySoldered, "C6", memorySoldered, {C::memoryCount, C::server}},
        {Rule::supplyMissing, "D1", supplyMissing, {C::firstSupply}},
        {Rule::supplyTransients, "D3", supplyTransients, {C::supply, C::supplyCount, C::powerLimit}},
        {Rule::suppliesMixed, "D4", suppliesMixed, {C::oneSupplyModel}},
        {Rule::supplyRedundancy, "D5", supplyRedundancy, {C::supply, C::supplyCount, C::powerLimit, C::redundancy}},
        {Rule::supplyVoltage, "D6", supplyVoltage, {C::voltage, C::supply}},
        {Rule::powerCordMissing, "D6", powerCordMissing, {C::powerCord}},
        {Rule::gpuCableMissing, "D7", gpuCableMissing, {C::gpuCable}},
        {Rule::supplyRating, "D9", supplyRating, {C::supply}},
        {Rule::tooManySupplies, "D9", tooManySupplies, {C::supplyCount}},
        {Rule::powerBudget, "D10", powerBudget, {C::powerLimit, C::cpu}},
        {Rule::inletTemperature, "E1", inletTemperature, {C::inlet}},
        {Rule::liquidOnlyGpu, "E4", liquidOnlyGpu, {C::server, C::gpu}},
        {Rule::liquidCooling, "E4", liquidCooling, {C::liquid, C::server}},
        {Rule::bridgeGpu, "F1", bridgeGpu, {C::bridge, C::removeBridges}},
        {Rule::bridgeMissing, "F1", bridgeMissing, {C::bridge}},
        {Rule::bridgeCount, "F2", bridgeCount, {C::bridgeCount, C::removeBridges}},
        {Rule::bridgeChassis, "F2", bridgeChassis, {C::bridge, C::removeBridges, C::server}},
        {Rule::bridgeOnBoard, "F3", bridgeOnBoard, {C::removeBridges}},
        {Rule::boardNotFull, "F3", boardNotFull, {C::gpuCount}},
        {Rule::migUnsupported, "F4", migUnsupported, {C::gpu, C::partitions}},
        {Rule::migDoesNotFit, "F4", migDoesNotFit, {C::partitions, C::gpuCount, C::gpu}},
        {Rule::vgpuUnsupported, "F5", vgpuUnsupported, {C::gpu, C::users}},
        {Rule::vgpuTooMany, "F5", vgpuTooMany, {C::users, C::gpuCount}},
        {Rule::vgpuLicences, "F5", vgpuLicences, {C::licence}},
        {Rule::licenceMinimum, "F6", licenceMinimum, {C::licenceMinimum}},
        {Rule::nicPerGpu, "G1", nicPerGpu, {C::network}},
        {Rule::nicSlots, "G2", nicSlots, {C::networkCount, C::server}},
        {Rule::opticsMissing, "G3", opticsMissing, {C::optics}},
        {Rule::driveBays, "G5", driveBays, {C::driveCount, C::server}},
        {Rule::bootDriveMissing, "G7", bootDriveMissing, {C::bootDrive}},
    };
    return rules;
}

} // namespace

int lanesUsed(const Assembly& a) {
    int lanes = 0;
    for (const auto& gpu : a.gpus) lanes += gpu.count * gpu.part->pcieLanes.value_or(16);
    for (const auto& nic : a.nics) lanes += nic.count * nic.part->pcieLanes.value_or(16);
    for (const auto& drive : a.drives) lanes += drive.part->interface == DriveInterface::sas || drive.part->interface == DriveInterface::sata ? 0 : 4 * drive.count;
    return lanes;
}

std::optional<int> lanesOffered(const Assembly& a) { return a.cpus.empty() ? std::nullopt : lanesOf(a); }

std::span<const ConfigurationRule> configurationRules() { return table(); }

const ConfigurationRule* configurationRule(Rule rule) {
    const auto place = std::find_if(table().begin(), table().end(), [&](const ConfigurationRule& row) { return row.rule == rule; });
    return place == table().end() ? nullptr : &*place;
}

std::vector<Finding> checkConfiguration(const ConfigurationSubject& subject, const Catalog& catalog) {
    const Assembly assembly = assemble(*subject.configuration, catalog);
    const NodePower power = powerOf(assembly);
    std::vector<Finding> findings;
    RuleContext context{subject, assembly, power, catalog, nullptr, &findings};
    for (const ConfigurationRule& rule : table()) {
        context.rule = &rule;
        rule.check(context);
    }
    return findings;
}

} // namespace racktally
