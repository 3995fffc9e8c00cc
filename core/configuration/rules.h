// The rules of a configuration as one table: what each looks at, and which kinds of change can cure it.
#pragma once

#include "core/base/finding.h"
#include "core/configuration/assembly.h"
#include "core/configuration/power.h"

#include <span>

namespace racktally {

/// A licence line of the option, as far as rules need it.
struct CountedLicence {
    std::string id, product;
    double count = 0;                                    // for all nodes
};

/// What is checked: one node's configuration and what stands around it.
struct ConfigurationSubject {
    const Configuration* configuration = nullptr;
    std::string address;                                 // "options.own.configuration"
    std::string currency;
    int nodes = 1;
    std::vector<CountedLicence> licences;
};

/// A kind of change; cures are found by trying every one of the kind.
enum class Change : std::uint8_t {
    server, gpu, cpu, cpuCount, memory, memoryCount, gpuCount, bridge, removeBridges, bridgeCount, supply, supplyCount, redundancy, powerLimit,
    voltage, inlet, liquid, gpuCable, powerCord, gpuKit, network, networkCount, optics, driveCount, bootDrive, firstCpu, firstMemory, firstSupply,
    oneGpuModel, oneSupplyModel, oneMemoryModel, partitions, users, licence, licenceMinimum,
};

struct ConfigurationRule;
struct RuleContext {
    const ConfigurationSubject& subject;
    const Assembly& a;
    const NodePower& power;
    const Catalog& catalog;
    const ConfigurationRule* rule = nullptr;
    std::vector<Finding>* findings = nullptr;
};

struct ConfigurationRule {
    Rule rule;
    const char* code;                                    // as the list of rules names it: "A1"
    void (*check)(RuleContext&);
    std::vector<Change> cures;
};

std::span<const ConfigurationRule> configurationRules();
/// The rule's row; null for findings that are no configuration rule's.
const ConfigurationRule* configurationRule(Rule rule);

/// All findings, in the order of the table.
std::vector<Finding> checkConfiguration(const ConfigurationSubject& subject, const Catalog& catalog);

} // namespace racktally
