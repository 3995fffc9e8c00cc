// The field tables of a configuration.
#pragma once

#include "core/configuration/configuration.h"

namespace racktally {

template <>
struct Fields<ConfigurationPart> {
    static constexpr auto table = std::tuple{
        field(&ConfigurationPart::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .group = Group::configuration, .structural = true}),
        field(&ConfigurationPart::role, {.key = "role", .label = RT_TEXT("Area"), .help = RT_TEXT("What the position is in the server."), .group = Group::configuration, .structural = true}),
        field(&ConfigurationPart::part, {.key = "part", .label = RT_TEXT("Part"), .help = RT_TEXT("Name of the part in the catalogue; empty for a position of your own."), .group = Group::configuration, .structural = true}),
        field(&ConfigurationPart::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("Text of the position in place of the part's name."), .group = Group::configuration}),
        field(&ConfigurationPart::quantity, {.key = "quantity", .label = RT_TEXT("Quantity"), .help = RT_TEXT("Pieces in one node."), .unit = Unit::piece, .minimum = 0, .maximum = 100000, .group = Group::configuration, .structural = true}),
        field(&ConfigurationPart::unitPrice, {.key = "unit_price", .label = RT_TEXT("Unit price"), .help = RT_TEXT("Net price of one piece; empty: not known."), .unit = Unit::money, .minimum = 0, .group = Group::configuration}),
    };
};

template <>
struct Fields<PartitionRequest> {
    static constexpr auto table = std::tuple{
        field(&PartitionRequest::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .group = Group::configuration, .structural = true}),
        field(&PartitionRequest::profile, {.key = "profile", .label = RT_TEXT("Profile"), .help = RT_TEXT("MIG profile, such as 1g.10gb."), .group = Group::configuration, .structural = true}),
        field(&PartitionRequest::count, {.key = "count", .label = RT_TEXT("Instances"), .help = RT_TEXT("Instances of this profile in one node."), .unit = Unit::piece, .minimum = 0, .maximum = 10000, .group = Group::configuration, .structural = true}),
    };
};

template <>
struct Fields<Configuration> {
    static constexpr auto table = std::tuple{
        field(&Configuration::parts, {.key = "parts", .label = RT_TEXT("Bill of materials"), .help = "", .group = Group::configuration}),
        field(&Configuration::quotedPrice, {.key = "quoted_price", .label = RT_TEXT("Quoted price of the node"), .help = RT_TEXT("What a vendor quotes for one whole node; it stands in place of the sum of its parts, which then print as included."), .unit = Unit::money, .minimum = 0, .group = Group::configuration, .structural = true}),
        field(&Configuration::redundancy, {.key = "redundancy", .label = RT_TEXT("Redundancy of power supplies"), .help = RT_TEXT("How many of the power supplies may fail."), .group = Group::configuration, .structural = true}),
        field(&Configuration::supplyVoltage, {.key = "supply_voltage", .label = RT_TEXT("Supply voltage"), .help = RT_TEXT("Voltage at the place of installation."), .group = Group::configuration, .structural = true}),
        field(&Configuration::inletTemperatureC, {.key = "inlet_temperature_c", .label = RT_TEXT("Inlet air"), .help = RT_TEXT("Temperature of the air that the servers draw in."), .unit = Unit::celsius, .minimum = 5, .maximum = 50, .group = Group::configuration, .structural = true}),
        field(&Configuration::liquidCooling, {.key = "liquid_cooling", .label = RT_TEXT("Liquid cooling in the room"), .help = RT_TEXT("Whether coolant is available at the rack."), .group = Group::configuration, .structural = true}),
        field(&Configuration::gpuPowerLimitW, {.key = "gpu_power_limit_w", .label = RT_TEXT("Power limit per GPU"), .help = RT_TEXT("Limit set below the GPU's own; it costs speed."), .unit = Unit::watt, .minimum = 50, .maximum = 5000, .group = Group::configuration, .structural = true}),
        field(&Configuration::idleW, {.key = "idle_w", .label = RT_TEXT("Stated draw, idle"), .help = RT_TEXT("Draw of one idle node as measured or stated by the vendor, in place of the estimate."), .unit = Unit::watt, .minimum = 0, .maximum = 200000, .group = Group::configuration, .structural = true}),
        field(&Configuration::busyW, {.key = "busy_w", .label = RT_TEXT("Stated draw, busy"), .help = RT_TEXT("Draw of one node with all GPUs busy as measured or stated by the vendor, in place of the estimate."), .unit = Unit::watt, .minimum = 0, .maximum = 200000, .group = Group::configuration, .structural = true}),
        field(&Configuration::partitions, {.key = "partitions", .label = RT_TEXT("MIG instances"), .help = "", .group = Group::configuration}),
        field(&Configuration::vgpuProfile, {.key = "vgpu_profile", .label = RT_TEXT("vGPU profile"), .help = RT_TEXT("Size of a virtual GPU, such as 4Q for a workstation of 4 GB."), .group = Group::configuration, .structural = true}),
        field(&Configuration::vgpuUsers, {.key = "vgpu_users", .label = RT_TEXT("vGPU users per node"), .help = RT_TEXT("Virtual machines with a virtual GPU that run at once on one node."), .unit = Unit::none, .minimum = 0, .maximum = 10000, .group = Group::configuration, .structural = true}),
    };
};

} // namespace racktally
