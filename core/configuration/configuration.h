// What one node of an option is made of: the positions that a vendor would quote, and what the place of installation offers.
#pragma once

#include "core/catalog/part.h"

#include <optional>
#include <string>
#include <vector>

namespace racktally {

enum class PartRole : std::uint8_t { server, cpu, memory, gpu, bridge, drive, bootDrive, nic, powerSupply, cable, rails, kit, service, other };
template <>
struct EnumNames<PartRole> {
    static constexpr std::array<std::string_view, 14> names{"server", "cpu", "memory", "gpu", "bridge", "drive", "boot_drive", "nic", "power_supply", "cable", "rails", "kit", "service", "other"};
    static constexpr std::array<const char*, 14> labels{RT_TEXT("Server"), RT_TEXT("Processors"), RT_TEXT("Memory"), RT_TEXT("GPUs"), RT_TEXT("NVLink bridges"), RT_TEXT("Data drives"), RT_TEXT("Boot drives"),
                                                        RT_TEXT("Network"), RT_TEXT("Power supplies"), RT_TEXT("Cables"), RT_TEXT("Rails"), RT_TEXT("Kits"), RT_TEXT("Service"), RT_TEXT("Other")};
};
/// The kind of the catalogue that a role takes its parts from; empty for free positions.
std::string_view kindOf(PartRole role);

/// A position of the bill of materials, counted per node. `part` names a row of the catalogue; without it the text stands alone.
struct ConfigurationPart {
    std::string id;
    PartRole role = PartRole::other;
    std::string part;
    std::string text;
    int quantity = 1;
    std::optional<double> unitPrice;                     // net, in the option's currency; nothing: not known
    bool operator==(const ConfigurationPart&) const = default;
};

enum class Redundancy : std::uint8_t { asBuilt, none, oneSpare, half };
template <>
struct EnumNames<Redundancy> {
    static constexpr std::array<std::string_view, 4> names{"", "none", "n_plus_1", "n_plus_n"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("as the server is built"), RT_TEXT("none"), RT_TEXT("one spare (N+1)"), RT_TEXT("two feeds (N+N)")};
};

enum class SupplyVoltage : std::uint8_t { unstated, low, high };
template <>
struct EnumNames<SupplyVoltage> {
    static constexpr std::array<std::string_view, 3> names{"", "100-127", "200-240"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("not stated"), RT_TEXT("100 to 127 V"), RT_TEXT("200 to 240 V")};
};

/// So many instances of a MIG profile in one node.
struct PartitionRequest {
    std::string id;
    std::string profile;                                 // "1g.10gb"
    int count = 1;
    bool operator==(const PartitionRequest&) const = default;
};

struct Configuration {
    std::vector<ConfigurationPart> parts;
    std::optional<double> quotedPrice;                   // of the whole node, in place of the sum of its parts
    Redundancy redundancy = Redundancy::asBuilt;
    SupplyVoltage supplyVoltage = SupplyVoltage::unstated;
    std::optional<double> inletTemperatureC;
    Answer liquidCooling = Answer::unstated;              // whether the room has it
    std::optional<double> gpuPowerLimitW;
    std::optional<double> idleW, busyW;          // measured or stated by the vendor, in place of the estimates
    std::vector<PartitionRequest> partitions;
    std::string vgpuProfile;                             // "4Q"
    int vgpuUsers = 0;
    bool operator==(const Configuration&) const = default;

    [[nodiscard]] bool isStated() const { return *this != Configuration(); }
    /// The first position with a role; null if there is none.
    [[nodiscard]] const ConfigurationPart* first(PartRole role) const;
    [[nodiscard]] ConfigurationPart* first(PartRole role);
    [[nodiscard]] int count(PartRole role) const;
};

} // namespace racktally
