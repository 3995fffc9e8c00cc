#include "core/configuration/edit.h"

#include "core/base/words.h"
#include "core/configuration/assembly.h"
#include "core/configuration/power.h"
#include "core/configuration/rules.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

std::optional<PartPrice> partPrice(const Catalog& catalog, PartRole role, const std::string& part, std::string_view currency) {
    const auto price = priceOf(catalog, std::string(kindOf(role)) + "/" + part);
    return price ? converted(catalog, *price, currency) : std::nullopt;
}

namespace {

std::string freshPosition(const Configuration& configuration, PartRole role) {
    const std::string base(EnumNames<PartRole>::names[static_cast<std::size_t>(role)]);
    const auto taken = [&](const std::string& id) { return std::any_of(configuration.parts.begin(), configuration.parts.end(), [&](const auto& part) { return part.id == id; }); };
    std::string id = base;
    for (int n = 2; taken(id); ++n) id = fmt::format("{}_{}", base, n);
    return id;
}

/// New positions stand in the order of their roles.
ConfigurationPart& insertPosition(Configuration& configuration, PartRole role) {
    const auto place = std::find_if(configuration.parts.begin(), configuration.parts.end(), [&](const ConfigurationPart& part) { return part.role > role; });
    ConfigurationPart part;
    part.id = freshPosition(configuration, role);
    part.role = role;
    return *configuration.parts.insert(place, std::move(part));
}

} // namespace

Configuration withPart(Configuration configuration, const Catalog& catalog, std::string_view currency, const std::string& position, PartRole role, const std::string& part, int quantity) {
    const auto place = std::find_if(configuration.parts.begin(), configuration.parts.end(), [&](const ConfigurationPart& p) { return p.id == position; });
    ConfigurationPart& target = place == configuration.parts.end() ? insertPosition(configuration, role) : *place;
    target.quantity = quantity;
    if (target.part == part) return configuration;
    target.part = part;
    target.text.clear();
    const auto price = partPrice(catalog, role, part, currency);
    target.unitPrice = price ? std::optional(price->amount) : std::nullopt;
    return configuration;
}

Configuration withRole(Configuration configuration, const Catalog& catalog, std::string_view currency, PartRole role, const std::string& part, int quantity) {
    const ConfigurationPart* there = configuration.first(role);
    const std::string position = there ? there->id : std::string();
    return withPart(std::move(configuration), catalog, currency, position, role, part, quantity);
}

Configuration withoutPosition(Configuration configuration, const std::string& position) {
    std::erase_if(configuration.parts, [&](const ConfigurationPart& part) { return part.id == position; });
    return configuration;
}

Configuration withoutRole(Configuration configuration, PartRole role) {
    std::erase_if(configuration.parts, [&](const ConfigurationPart& part) { return part.role == role; });
    return configuration;
}

Configuration withFreePosition(Configuration configuration, const std::string& text) {
    insertPosition(configuration, PartRole::other).text = text;
    return configuration;
}

PartRole roleOf(AccessoryKind kind) {
    switch (kind) {
    case AccessoryKind::gpuCable: case AccessoryKind::powerCord: case AccessoryKind::networkCable: return PartRole::cable;
    case AccessoryKind::rails: return PartRole::rails;
    case AccessoryKind::gpuKit: case AccessoryKind::airflowKit: return PartRole::kit;
    case AccessoryKind::rack: case AccessoryKind::pdu: case AccessoryKind::cdu: case AccessoryKind::cooling: case AccessoryKind::ups: case AccessoryKind::service: break;
    }
    return PartRole::service;
}

Configuration fromSystem(const PublishedSystem& system, const Catalog& catalog, std::string_view currency) {
    Configuration result;
    const auto take = [&](PartRole role, const std::string& part, int quantity) {
        if (!part.empty() && quantity > 0) result = withPart(std::move(result), catalog, currency, {}, role, part, quantity);
    };
    take(PartRole::server, system.server, 1);
    take(PartRole::cpu, system.cpu, system.cpus);
    take(PartRole::memory, system.memory, system.memoryModules);
    take(PartRole::gpu, system.gpu, system.gpus);
    if (const auto price = priceOf(catalog, "system/" + system.name))
        if (const auto own = converted(catalog, *price, currency)) result.quotedPrice = own->amount;
    return result;
}

NodePrice nodePrice(const Configuration& configuration) {
    NodePrice price;
    if (configuration.quotedPrice) {
        price.known = *configuration.quotedPrice;
        return price;
    }
    for (const ConfigurationPart& part : configuration.parts) {
        if (part.quantity == 0) continue;
        if (part.unitPrice) price.known += part.quantity * *part.unitPrice;
        else ++price.missing;
    }
    return price;
}

namespace {

/// Fills in one role after the other.
class Completion {
public:
    Completion(Configuration configuration, const Catalog& catalog, std::string_view currency) : m_configuration(std::move(configuration)), m_catalog(catalog), m_currency(currency) {}

    Configuration run() {
        if (!assembly().server) return std::move(m_configuration);
        gpus();
        processors();
        memory();
        bridges();
        network();
        drives();
        supplies();
        accessories();
        return std::move(m_configuration);
    }

private:
    [[nodiscard]] Assembly assembly() const { return assemble(m_configuration, m_catalog); }
    void take(PartRole role, const std::string& part, int quantity) { m_configuration = withPart(std::move(m_configuration), m_catalog, m_currency, {}, role, part, quantity); }

    /// Findings that an added part would bring.
    [[nodiscard]] std::pair<int, int> troubles(PartRole role, const std::string& part, int quantity) const {
        const Configuration tried = withPart(m_configuration, m_catalog, m_currency, {}, role, part, quantity);
        int errors = 0, warnings = 0;
        for (const Finding& finding : checkConfiguration({&tried, {}, m_currency, 1, {}}, m_catalog)) {
            errors += finding.severity == Severity::error;
            warnings += finding.severity == Severity::warning;
        }
        return {errors, warnings};
    }

    /// The candidate with the fewest findings, of those the cheapest known, then the first.
    template <class T, class Wanted, class Quantity>
    void takeBest(PartRole role, Wanted&& wanted, Quantity&& quantity) {
        const T* best = nullptr;
        std::tuple<int, int, bool, double> least;
        for (const T& part : m_catalog.all<T>()) {
            if (part.retired || !wanted(part)) continue;
            const int count = quantity(part);
            if (count <= 0) continue;
            const auto [errors, warnings] = troubles(role, part.name, count);
            const auto price = partPrice(m_catalog, role, part.name, m_currency);
            const std::tuple<int, int, bool, double> rank{errors, warnings, !price, price ? price->amount * count : 0};
            if (best && rank >= least) continue;
            best = &part;
            least = rank;
        }
        if (best) take(role, best->name, quantity(*best));
    }

    /// A server without GPUs gets those of the published system that it is known by.
    void gpus() {
        if (!assembly().gpus.empty()) return;
        for (const PublishedSystem& system : m_catalog.all<PublishedSystem>())
            if (system.server == assembly().server->name) return take(PartRole::gpu, system.gpu, system.gpus);
    }

    void processors() {
        const Assembly a = assembly();
        if (!a.cpus.empty() || a.server->socket == "soldered") return;
        takeBest<Cpu>(PartRole::cpu, [&](const Cpu& cpu) { return cpu.socket == a.server->socket && cpu.maxSockets >= a.server->cpuSockets; }, [&](const Cpu&) { return a.server->cpuSockets; });
    }

    void memory() {
        const Assembly a = assembly();
        if (!a.memory.empty() || a.cpus.empty() || a.server->dimmSlots == 0) return;
        const Cpu& cpu = *a.cpus[0].part;
        const int channels = a.cpuCount() * cpu.memoryChannels.value_or(8);
        const double needed = a.expectedMemoryGb();
        takeBest<MemoryModule>(
            PartRole::memory, [&](const MemoryModule& module) { return module.memoryType == cpu.memoryType && module.capacityGb >= 16; },
            [&](const MemoryModule& module) {
                const int most = a.server->dimmSlots.value_or(channels * 2);
                int count = channels;
                while (count + channels <= most && count * module.capacityGb < needed) count += channels;
                return count <= most && count * module.capacityGb >= needed ? count : 0;
            });
        // The slots do not hold what is wanted: as much as they do.
        if (assembly().memory.empty())
            takeBest<MemoryModule>(PartRole::memory, [&](const MemoryModule& module) { return module.memoryType == cpu.memoryType && module.capacityGb >= 96; }, [&](const MemoryModule&) { return a.server->dimmSlots.value_or(channels); });
    }

    void bridges() {
        const Assembly a = assembly();
        if (!a.bridges.empty() || a.gpus.size() != 1 || a.gpus[0].count < 2 || a.hasBoard() || a.server->bridgeWays == 0) return;
        takeBest<Bridge>(PartRole::bridge, [&](const Bridge& bridge) { return bridge.gpu == a.gpus[0].part->name && bridge.ways <= a.server->bridgeWays.value_or(2); }, [&](const Bridge& bridge) { return a.gpus[0].count / bridge.ways; });
    }

    void network() {
        const Assembly a = assembly();
        if (!a.nics.empty()) return;
        const bool fabric = a.hasBoard() && a.gpuCount() >= 8;
        const double rate = fabric ? 400 : 25;
        takeBest<Nic>(PartRole::nic, [&](const Nic& nic) { return fabric ? nic.gbitPerPort == rate && nic.ports == 1 : nic.gbitPerPort == rate; }, [&](const Nic&) { return fabric ? a.gpuCount() : 1; });
    }

    void drives() {
        const Assembly a = assembly();
        if (a.bootDrives.empty()) takeBest<Drive>(PartRole::bootDrive, [](const Drive& drive) { return drive.interface == DriveInterface::m2; }, [](const Drive&) { return 2; });
        if (a.drives.empty()) takeBest<Drive>(PartRole::drive, [](const Drive& drive) { return drive.capacityTb >= 7 && drive.capacityTb < 8 && drive.interface == DriveInterface::nvmeU2; }, [](const Drive&) { return 2; });
    }

    void supplies() {
        const Assembly a = assembly();
        const NodePower power = powerOf(a);
        if (!a.powerSupplies.empty() || !power.max || a.server->form == ServerForm::rackScale) return;
        const auto scheme = redundancyScheme(*a.server);
        takeBest<PowerSupply>(
            PartRole::powerSupply,
            [&](const PowerSupply& supply) {
                return a.server->psuWatts.empty() || hasWord(a.server->psuWatts, fmt::format("{:.0f}", supply.watts));
            },
            [&](const PowerSupply& supply) {
                const int working = static_cast<int>(std::ceil(*power.max / supply.watts));
                const int wanted = scheme ? std::max(working, scheme->first) + scheme->second : working * 2;
                return std::min(wanted, a.server->psuCount.value_or(wanted));
            });
    }

    void accessories() {
        const Assembly a = assembly();
        const auto missing = [&](AccessoryKind kind, int count, auto&& wanted) {
            if (count > 0 && a.accessoryCount(kind) == 0) takeBest<Accessory>(roleOf(kind), [&](const Accessory& part) { return part.kind == kind && wanted(part); }, [&](const Accessory&) { return count; });
        };
        const auto any = [](const Accessory&) { return true; };
        if (a.server->needsGpuKit == Answer::yes) missing(AccessoryKind::gpuKit, 1, any);
        if (a.server->needsGpuKit != Answer::yes) missing(AccessoryKind::gpuCable, a.cardsWithCable(), [](const Accessory& part) { return part.name.find("16-pin") != std::string::npos; });
        const bool strong = !a.powerSupplies.empty() && a.powerSupplies[0].part->plug == "C20";
        missing(AccessoryKind::powerCord, a.powerSupplyCount(), [&](const Accessory& part) { return (part.name.find("C19") != std::string::npos) == strong; });
        if (a.server->form == ServerForm::rack) missing(AccessoryKind::rails, 1, any);
        if (!a.nics.empty()) missing(AccessoryKind::networkCable, a.nicCount() * a.nics[0].part->ports, [](const Accessory& part) { return part.name.find("attach") != std::string::npos; });
    }

    Configuration m_configuration;
    const Catalog& m_catalog;
    std::string m_currency;
};

} // namespace

Configuration completed(Configuration configuration, const Catalog& catalog, std::string_view currency) { return Completion(std::move(configuration), catalog, currency).run(); }

} // namespace racktally
