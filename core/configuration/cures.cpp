#include "core/configuration/cures.h"

#include "core/base/words.h"
#include "core/configuration/edit.h"
#include "core/configuration/partition.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace racktally {

namespace {

using Counts = std::map<Rule, int>;

Counts countsOf(const std::vector<Finding>& findings, Severity severity) {
    Counts counts;
    for (const Finding& finding : findings)
        if (finding.severity == severity) ++counts[finding.rule];
    return counts;
}

/// How many findings `after` has that `before` has not.
int added(const Counts& before, const Counts& after) {
    int sum = 0;
    for (const auto& [rule, count] : after) {
        const auto place = before.find(rule);
        sum += std::max(0, count - (place == before.end() ? 0 : place->second));
    }
    return sum;
}

/// Proposes changes of one kind after the other.
class Proposals {
public:
    Proposals(const ConfigurationSubject& subject, const Catalog& catalog, const Finding& finding)
        : m_subject(subject), m_catalog(catalog), m_finding(finding), m_now(*subject.configuration), m_a(assemble(m_now, catalog)) {}

    std::vector<Cure> of(Change change) {
        m_change = change;
        m_list.clear();
        propose();
        return std::move(m_list);
    }

private:
    /// The position that the finding names, if it has this role; else the first of the role.
    const ConfigurationPart* position(PartRole role) const {
        const std::string id = m_finding.subject.substr(m_finding.subject.rfind('.') + 1);
        for (const ConfigurationPart& part : m_now.parts)
            if (part.id == id && part.role == role) return &part;
        return m_now.first(role);
    }

    void add(Configuration after, PartRole role, std::string part, double value, std::string licence = {}) {
        Cure cure;
        cure.change = m_change;
        cure.role = role;
        cure.part = std::move(part);
        cure.value = value;
        cure.after = std::move(after);
        cure.licence = std::move(licence);
        m_list.push_back(std::move(cure));
    }

    template <class T, class Filter>
    void parts(PartRole role, int quantity, Filter&& filter) {
        const ConfigurationPart* there = position(role);
        for (const T& part : m_catalog.all<T>())
            if (!part.retired && (!there || part.name != there->part) && filter(part))
                add(withPart(m_now, m_catalog, m_subject.currency, there ? there->id : std::string(), role, part.name, quantity), role, part.name, quantity);
    }
    template <class T>
    void parts(PartRole role, int quantity) { parts<T>(role, quantity, [](const T&) { return true; }); }

    /// The role's part in every number up to a limit.
    void counts(PartRole role, int least, int most) {
        const ConfigurationPart* there = position(role);
        for (int count = least; there && count <= most; ++count) {
            if (count == there->quantity) continue;
            Configuration after = m_now;
            for (ConfigurationPart& part : after.parts)
                if (part.id == there->id) part.quantity = count;
            if (count == 0) after = withoutPosition(std::move(after), there->id);
            add(std::move(after), role, there->part, count);
        }
    }
    int quantity(PartRole role, int standard) const {
        const ConfigurationPart* there = position(role);
        return there ? there->quantity : standard;
    }

    /// All positions of a role as one of the first one's part.
    void oneModel(PartRole role) {
        const ConfigurationPart* first = m_now.first(role);
        if (!first) return;
        Configuration after = withoutRole(m_now, role);
        after = withPart(std::move(after), m_catalog, m_subject.currency, {}, role, first->part, m_now.count(role));
        if (ConfigurationPart* target = after.first(role); target && first->unitPrice) target->unitPrice = first->unitPrice;
        add(std::move(after), role, first->part, m_now.count(role));
    }

    template <class Set>
    void setting(double value, Set&& set) {
        Configuration after = m_now;
        set(after);
        add(std::move(after), PartRole::other, {}, value);
    }

    void accessory(AccessoryKind kind, const char* like, int count) {
        for (const Accessory& part : m_catalog.all<Accessory>()) {
            if (part.kind != kind || part.retired || (like && part.name.find(like) == std::string::npos)) continue;
            const auto there = std::find_if(m_now.parts.begin(), m_now.parts.end(), [&](const ConfigurationPart& p) { return p.part == part.name; });
            add(withPart(m_now, m_catalog, m_subject.currency, there == m_now.parts.end() ? std::string() : there->id, roleOf(kind), part.name, count + (there == m_now.parts.end() ? 0 : there->quantity)), roleOf(kind), part.name, count);
        }
    }

    int missing() const { return std::max(1, static_cast<int>(std::ceil(m_finding.needed.value_or(1) - m_finding.available.value_or(0) - 1e-9))); }

    void propose() {
        const int sockets = m_a.server ? m_a.server->cpuSockets : 2;
        switch (m_change) {
        case Change::server: servers(); break;
        case Change::gpu:
            if (m_a.gpus.empty())
                for (const int count : {1, 2, 4, 8}) parts<Gpu>(PartRole::gpu, count);
            else parts<Gpu>(PartRole::gpu, quantity(PartRole::gpu, 1));
            break;
        case Change::cpu: parts<Cpu>(PartRole::cpu, quantity(PartRole::cpu, sockets)); break;
        case Change::firstCpu: if (m_a.cpus.empty()) parts<Cpu>(PartRole::cpu, sockets); break;
        case Change::cpuCount: counts(PartRole::cpu, 1, sockets); break;
        case Change::memory: parts<MemoryModule>(PartRole::memory, quantity(PartRole::memory, 16)); break;
        case Change::firstMemory: parts<MemoryModule>(PartRole::memory, m_a.server ? m_a.server->dimmSlots.value_or(16) : 16); break;
        case Change::memoryCount: counts(PartRole::memory, 0, m_a.server ? m_a.server->dimmSlots.value_or(48) : 48); break;
        case Change::gpuCount: counts(PartRole::gpu, 1, 72); break;
        case Change::bridge: bridges(); break;
        case Change::removeBridges: add(withoutRole(m_now, PartRole::bridge), PartRole::bridge, {}, 0); break;
        case Change::bridgeCount: counts(PartRole::bridge, 1, 8); break;
        case Change::supply: parts<PowerSupply>(PartRole::powerSupply, quantity(PartRole::powerSupply, 2)); break;
        case Change::firstSupply: supplies(); break;
        case Change::supplyCount: counts(PartRole::powerSupply, 1, m_a.server ? m_a.server->psuCount.value_or(8) : 8); break;
        case Change::redundancy: setting(0, [](Configuration& c) { c.redundancy = Redundancy::none; }); break;
        case Change::powerLimit: powerLimits(); break;
        case Change::voltage: setting(230, [](Configuration& c) { c.supplyVoltage = SupplyVoltage::high; }); break;
        case Change::inlet: setting(std::min(24.0, m_finding.needed.value_or(24)), [&](Configuration& c) { c.inletTemperatureC = std::min(24.0, m_finding.needed.value_or(24)); }); break;
        case Change::liquid: setting(1, [](Configuration& c) { c.liquidCooling = Answer::yes; }); break;
        case Change::gpuCable: accessory(AccessoryKind::gpuCable, nullptr, missing()); break;
        case Change::powerCord: accessory(AccessoryKind::powerCord, !m_finding.names.empty() && m_finding.names[0] == "C20" ? "C19" : "C13", missing()); break;
        case Change::gpuKit: accessory(AccessoryKind::gpuKit, nullptr, 1); break;
        case Change::network: parts<Nic>(PartRole::nic, m_a.hasBoard() ? std::max(1, m_a.gpuCount()) : 1); break;
        case Change::networkCount: counts(PartRole::nic, 0, 16); break;
        case Change::optics: accessory(AccessoryKind::networkCable, nullptr, static_cast<int>(m_finding.needed.value_or(1))); break;
        case Change::driveCount: counts(PartRole::drive, 0, 64); break;
        case Change::bootDrive: parts<Drive>(PartRole::bootDrive, 2, [](const Drive& drive) { return drive.interface == DriveInterface::m2; }); break;
        case Change::oneGpuModel: oneModel(PartRole::gpu); break;
        case Change::oneSupplyModel: oneModel(PartRole::powerSupply); break;
        case Change::oneMemoryModel: oneModel(PartRole::memory); break;
        case Change::partitions: setting(0, [&](Configuration& c) { fewerPartitions(c); }); break;
        case Change::users: setting(vgpuRoom(m_a), [&](Configuration& c) { c.vgpuUsers = vgpuRoom(m_a); }); break;
        case Change::licence: licences(); break;
        case Change::licenceMinimum: if (m_finding.names.size() > 1) add(m_now, PartRole::other, m_finding.names[0], m_finding.needed.value_or(0), m_finding.names[1]); break;
        }
    }

    /// Another server, and where its socket is another one, processors and memory that go with it.
    void servers() {
        for (const Server& server : m_catalog.all<Server>()) {
            if (server.retired || (m_a.server && server.name == m_a.server->name)) continue;
            Configuration after = withRole(m_now, m_catalog, m_subject.currency, PartRole::server, server.name, 1);
            const bool socket = std::any_of(m_a.cpus.begin(), m_a.cpus.end(), [&](const auto& cpu) { return cpu.part->socket != server.socket; });
            if (socket && m_finding.rule == Rule::gpuForm) {
                // Filling in is worth its time only where the GPUs go in at all.
                const bool fits = std::all_of(m_a.gpus.begin(), m_a.gpus.end(), [&](const auto& gpu) { return hasWord(server.gpuForms, EnumNames<GpuForm>::names[static_cast<std::size_t>(gpu.part->form)]); });
                if (!fits) continue;
                for (const PartRole role : {PartRole::cpu, PartRole::memory, PartRole::powerSupply}) after = withoutRole(std::move(after), role);
                if (m_a.hasBoard()) after = withoutRole(std::move(after), PartRole::bridge);
                after = completed(std::move(after), m_catalog, m_subject.currency);
            }
            add(std::move(after), PartRole::server, server.name, socket ? 2 : 1);
        }
    }

    void bridges() {
        for (const auto& gpu : m_a.gpus)
            for (const Bridge& bridge : m_catalog.all<Bridge>())
                if (bridge.gpu == gpu.part->name && !bridge.retired && gpu.count / bridge.ways > 0)
                    add(withRole(m_now, m_catalog, m_subject.currency, PartRole::bridge, bridge.name, gpu.count / bridge.ways), PartRole::bridge, bridge.name, gpu.count / bridge.ways);
    }
    void supplies() {
        for (int count : {m_a.server ? m_a.server->psuCount.value_or(2) : 2, 2}) parts<PowerSupply>(PartRole::powerSupply, count);
    }
    /// Down in steps of ten watts, to half of the GPU's own limit.
    void powerLimits() {
        for (const auto& gpu : m_a.gpus) {
            const double own = m_a.gpuLimitW(*gpu.part).value_or(0);
            for (double watts = std::floor(own / 10 - 1e-9) * 10; watts >= own / 2; watts -= 10) setting(watts, [&](Configuration& c) { c.gpuPowerLimitW = watts; });
        }
    }
    /// What there is room for.
    void fewerPartitions(Configuration& c) const {
        const PartitionPlan plan = planPartitions(m_a);
        for (PartitionRequest& request : c.partitions)
            for (const UnplacedPartition& open : plan.unplaced)
                if (open.profile == request.profile) request.count = open.placed;
        std::erase_if(c.partitions, [&](const PartitionRequest& request) { return request.count == 0 || plan.gpus.empty(); });
    }
    void licences() {
        const LicenceUse use = vgpuLicenceUse(m_now.vgpuProfile);
        for (const LicenceProduct& product : m_catalog.all<LicenceProduct>())
            if (product.use == use && !product.retired) add(m_now, PartRole::other, product.name, m_finding.needed.value_or(0), {});
    }

    const ConfigurationSubject& m_subject;
    const Catalog& m_catalog;
    const Finding& m_finding;
    const Configuration& m_now;
    Assembly m_a;
    Change m_change{};
    std::vector<Cure> m_list;
};

/// What licences there would be after a cure.
std::vector<CountedLicence> licencesAfter(const ConfigurationSubject& subject, const Cure& cure) {
    std::vector<CountedLicence> result = subject.licences;
    if (cure.change == Change::licence) result.push_back({"new", cure.part, cure.value});
    if (cure.change == Change::licenceMinimum)
        for (CountedLicence& licence : result)
            if (licence.id == cure.licence) licence.count = cure.value;
    return result;
}

/// How far a part is from the one it replaces, in no unit: the same family first, then the nearest size.
template <class T>
double unlikeness(const T& a, const T& b) {
    if constexpr (std::is_same_v<T, Gpu>)
        return (a.vendor != b.vendor ? 1e6 : 0) + (a.architecture != b.architecture ? 1e4 : 0) + std::abs(a.memoryGb.value_or(0) - b.memoryGb.value_or(0));
    else if constexpr (std::is_same_v<T, Server>)
        return (b.isUnverified("all") ? 100 : 0) + (a.vendor != b.vendor ? 10 : 0) + std::abs(a.rackUnits.value_or(4) - b.rackUnits.value_or(8));
    else if constexpr (std::is_same_v<T, Cpu>)
        return (a.generation != b.generation ? 1000 : 0) + std::abs(a.cores - b.cores);
    else if constexpr (std::is_same_v<T, MemoryModule>)
        return (a.memoryType != b.memoryType ? 1000 : 0) + std::abs(a.capacityGb - b.capacityGb) + std::abs(a.speedMts.value_or(0) - b.speedMts.value_or(0)) / 1000;
    else if constexpr (std::is_same_v<T, PowerSupply>)
        return std::abs(a.watts - b.watts) / 1000;
    else return 0;
}

double distanceOf(const Configuration& now, const Cure& cure, const Catalog& catalog) {
    if (cure.change == Change::powerLimit) return -cure.value;
    const ConfigurationPart* there = now.first(cure.role);
    if (!there) return 0;
    if (cure.part == there->part) return std::abs(cure.value - there->quantity);
    double distance = 0;
    withKind(catalog, kindOf(cure.role), [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        if constexpr (requires(T part) { part.name; }) {
            const T *before = catalog.find<T>(there->part), *after = catalog.find<T>(cure.part);
            if (before && after) distance = unlikeness(*before, *after);
        }
    });
    return distance;
}

std::optional<double> differenceOf(const Configuration& before, const Configuration& after) {
    // Parts that stay may have no price; what changes must have one on both sides.
    double sum = 0;
    const auto add = [&](const Configuration& one, const Configuration& other, double sign) {
        for (const ConfigurationPart& part : one.parts) {
            if (std::find(other.parts.begin(), other.parts.end(), part) != other.parts.end() || part.quantity == 0) continue;
            if (!part.unitPrice) return false;
            sum += sign * part.quantity * *part.unitPrice;
        }
        return true;
    };
    if (!add(after, before, 1) || !add(before, after, -1)) return std::nullopt;
    return sum;
}

} // namespace

std::vector<Cure> curesOf(const ConfigurationSubject& subject, const Catalog& catalog, const Finding& finding, std::size_t most) {
    const ConfigurationRule* rule = configurationRule(finding.rule);
    if (!rule) return {};
    const auto before = checkConfiguration(subject, catalog);
    const Counts errors = countsOf(before, Severity::error), warnings = countsOf(before, Severity::warning), notes = countsOf(before, Severity::note);
    // To do without redundancy leaves a warning; every other cure leaves nothing.
    const auto ofRule = [&](const std::vector<Finding>& findings, Change change) {
        return std::count_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.rule == finding.rule && (change != Change::redundancy || f.severity <= finding.severity); });
    };
    Proposals proposals(subject, catalog, finding);
    std::vector<std::vector<Cure>> kinds;
    for (const Change change : rule->cures) {
        std::vector<Cure> good;
        for (Cure& cure : proposals.of(change)) {
            ConfigurationSubject after = subject;
            after.configuration = &cure.after;
            after.licences = licencesAfter(subject, cure);
            const auto findings = checkConfiguration(after, catalog);
            if (ofRule(findings, change) >= ofRule(before, change) || added(errors, countsOf(findings, Severity::error)) > 0) continue;
            cure.warningsAdded = added(warnings, countsOf(findings, Severity::warning));
            cure.notesAdded = added(notes, countsOf(findings, Severity::note));
            cure.priceDifference = differenceOf(*subject.configuration, cure.after);
            good.push_back(std::move(cure));
        }
        // Of counts the one nearest to what is there, of limits the highest, of parts the most alike; then the cheapest.
        std::stable_sort(good.begin(), good.end(), [&](const Cure& a, const Cure& b) {
            const auto rank = [&](const Cure& cure) { return std::tuple(cure.warningsAdded, distanceOf(*subject.configuration, cure, catalog), cure.notesAdded, !cure.priceDifference, cure.priceDifference.value_or(0)); };
            return rank(a) < rank(b);
        });
        if (!good.empty()) kinds.push_back(std::move(good));
    }
    // In turns from each kind of change, so that the choice is one of kinds first.
    std::vector<Cure> result;
    for (std::size_t round = 0; result.size() < most; ++round) {
        bool any = false;
        for (std::vector<Cure>& kind : kinds)
            if (round < kind.size() && result.size() < most) {
                result.push_back(std::move(kind[round]));
                any = true;
            }
        if (!any) break;
    }
    return result;
}

Configuration cured(const ConfigurationSubject& stated, const Catalog& catalog) {
    Configuration now = *stated.configuration;
    ConfigurationSubject subject = stated;
    for (int step = 0; step < 40; ++step) {
        subject.configuration = &now;
        auto findings = checkConfiguration(subject, catalog);
        std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
        bool changed = false;
        for (const Finding& finding : findings) {
            if (finding.severity == Severity::note || changed) break;
            for (const Cure& cure : curesOf(subject, catalog, finding, 1)) {
                // A warning is not worth another one; an error is.
                if (cure.after == now || (finding.severity == Severity::warning && cure.warningsAdded > 0)) continue;
                now = cure.after;
                changed = true;
                break;
            }
        }
        if (!changed) break;
    }
    return now;
}

std::vector<Candidate> candidatesFor(const ConfigurationSubject& subject, const Catalog& catalog, const std::string& position, PartRole role, int quantity) {
    std::vector<Candidate> result;
    // What is broken without the position does not count against its candidates.
    const Configuration without = position.empty() ? *subject.configuration : withoutPosition(*subject.configuration, position);
    ConfigurationSubject bare = subject;
    bare.configuration = &without;
    const auto before = checkConfiguration(bare, catalog);
    const Counts errors = countsOf(before, Severity::error), warnings = countsOf(before, Severity::warning);
    withKind(catalog, kindOf(role), [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        for (const T& part : list) {
            if constexpr (std::is_same_v<T, Accessory>)
                if (roleOf(part.kind) != role) continue;
            if constexpr (std::is_same_v<T, Drive>)
                if ((part.interface == DriveInterface::m2) != (role == PartRole::bootDrive)) continue;
            Candidate candidate;
            candidate.part = nameOf(part);
            candidate.retired = part.retired;
            if (const auto price = partPrice(catalog, role, candidate.part, subject.currency)) candidate.unitPrice = price->amount;
            const Configuration tried = withPart(*subject.configuration, catalog, subject.currency, position, role, candidate.part, quantity);
            ConfigurationSubject after = subject;
            after.configuration = &tried;
            const auto findings = checkConfiguration(after, catalog);
            for (const Severity severity : {Severity::error, Severity::warning}) {
                const Counts& known = severity == Severity::error ? errors : warnings;
                for (const auto& [broken, count] : countsOf(findings, severity)) {
                    const Rule rule = broken;
                    const auto place = known.find(rule);
                    if (candidate.broken || count <= (place == known.end() ? 0 : place->second)) continue;
                    candidate.broken = *std::find_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.rule == rule && f.severity == severity; });
                }
            }
            result.push_back(std::move(candidate));
        }
    });
    const auto rank = [](const Candidate& c) { return c.retired ? 3 : !c.broken ? 0 : c.broken->severity == Severity::warning ? 1 : 2; };
    std::stable_sort(result.begin(), result.end(), [&](const Candidate& a, const Candidate& b) { return rank(a) < rank(b); });
    return result;
}

} // namespace racktally
