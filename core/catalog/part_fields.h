// The field tables of the catalogue's kinds. To add a column: a member in part.h and its row here.
#pragma once

#include "core/catalog/part.h"

namespace racktally {

/// The rows that every kind has at its end.
template <class T>
constexpr auto sourcedFields() {
    return std::tuple{
        field(&Sourced::source, {.key = "source", .label = RT_TEXT("Source")}),
        field(&Sourced::date, {.key = "date", .label = RT_TEXT("Date"), .isDay = true}),
        field(&Sourced::confidence, {.key = "confidence", .label = RT_TEXT("Confidence")}),
        field(&Sourced::unverified, {.key = "unverified", .label = RT_TEXT("Not confirmed")}),
        field(&Sourced::note, {.key = "note", .label = RT_TEXT("Note")}),
    };
}

/// A kind's key in files and commands, its name for people and its file.
template <class T>
struct KindInfo;

template <>
struct KindInfo<Gpu> {
    static constexpr std::string_view key = "gpu", file = "gpus";
    static constexpr const char* label = RT_TEXT("GPUs");
};
template <>
struct Fields<Gpu> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Gpu::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Gpu::vendor, {.key = "vendor", .label = RT_TEXT("Vendor"), .required = true}),
        field(&Gpu::architecture, {.key = "architecture", .label = RT_TEXT("Architecture")}),
        field(&Gpu::launchYear, {.key = "launch_year", .label = RT_TEXT("Launched"), .minimum = 2010, .maximum = 2100}),
        field(&Gpu::memoryGb, {.key = "memory_gb", .label = RT_TEXT("Memory"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 4096}),
        field(&Gpu::usableGib, {.key = "usable_gib", .label = RT_TEXT("Usable memory"), .help = RT_TEXT("Memory as the driver reports it."), .unit = Unit::gibibyte, .minimum = 1, .maximum = 4096}),
        field(&Gpu::memoryType, {.key = "memory_type", .label = RT_TEXT("Kind of memory")}),
        field(&Gpu::bandwidthGbS, {.key = "bandwidth_gb_s", .label = RT_TEXT("Memory bandwidth"), .unit = Unit::gigabytePerSecond, .minimum = 1, .maximum = 100000}),
        field(&Gpu::tdpW, {.key = "tdp_w", .label = RT_TEXT("Power limit"), .unit = Unit::watt, .minimum = 1, .maximum = 5000}),
        field(&Gpu::form, {.key = "form", .label = RT_TEXT("Form"), .required = true}),
        field(&Gpu::slotWidth, {.key = "slot_width", .label = RT_TEXT("Width in slots"), .unit = Unit::slot, .minimum = 1, .maximum = 5}),
        field(&Gpu::pcieGeneration, {.key = "pcie_generation", .label = RT_TEXT("PCIe generation"), .minimum = 1, .maximum = 8}),
        field(&Gpu::pcieLanes, {.key = "pcie_lanes", .label = RT_TEXT("PCIe lanes"), .unit = Unit::lane, .minimum = 1, .maximum = 32}),
        field(&Gpu::link, {.key = "link", .label = RT_TEXT("Link between GPUs")}),
        field(&Gpu::linkGbS, {.key = "link_gb_s", .label = RT_TEXT("Bandwidth of the link"), .unit = Unit::gigabytePerSecond, .minimum = 1, .maximum = 100000}),
        field(&Gpu::maxLinked, {.key = "max_linked", .label = RT_TEXT("GPUs linked at most"), .unit = Unit::gpu, .minimum = 1, .maximum = 576}),
        field(&Gpu::gpusPerCard, {.key = "gpus_per_card", .label = RT_TEXT("GPUs on one card"), .unit = Unit::gpu, .minimum = 1, .maximum = 16}),
        field(&Gpu::fp64, {.key = "fp64", .label = RT_TEXT("FP64"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::fp64Tensor, {.key = "fp64_tensor", .label = RT_TEXT("FP64, matrix"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::fp32, {.key = "fp32", .label = RT_TEXT("FP32"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::tf32, {.key = "tf32", .label = RT_TEXT("TF32, dense"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::bf16, {.key = "bf16", .label = RT_TEXT("BF16, dense"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::fp8, {.key = "fp8", .label = RT_TEXT("FP8, dense"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::fp4, {.key = "fp4", .label = RT_TEXT("FP4, dense"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::int8, {.key = "int8", .label = RT_TEXT("INT8, dense"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::bf16Measured, {.key = "bf16_measured", .label = RT_TEXT("BF16, measured at most"), .unit = Unit::teraOperations, .minimum = 0.001, .maximum = 100000}),
        field(&Gpu::rtCores, {.key = "rt_cores", .label = RT_TEXT("Ray tracing cores")}),
        field(&Gpu::migInstances, {.key = "mig_instances", .label = RT_TEXT("MIG instances at most"), .minimum = 0, .maximum = 16}),
        field(&Gpu::vgpu, {.key = "vgpu", .label = RT_TEXT("vGPU")}),
        field(&Gpu::ecc, {.key = "ecc", .label = RT_TEXT("Memory with ECC")}),
        field(&Gpu::cooling, {.key = "cooling", .label = RT_TEXT("Cooling")}),
        field(&Gpu::market, {.key = "market", .label = RT_TEXT("Market")}),
        field(&Gpu::aiEnterpriseIncluded, {.key = "ai_enterprise_included", .label = RT_TEXT("NVIDIA AI Enterprise included")}),
    }, sourcedFields<Gpu>());
};

template <>
struct KindInfo<Server> {
    static constexpr std::string_view key = "server", file = "servers";
    static constexpr const char* label = RT_TEXT("Servers");
};
template <>
struct Fields<Server> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Server::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Server::vendor, {.key = "vendor", .label = RT_TEXT("Vendor"), .required = true}),
        field(&Server::form, {.key = "form", .label = RT_TEXT("Form"), .required = true}),
        field(&Server::rackUnits, {.key = "rack_units", .label = RT_TEXT("Rack units"), .unit = Unit::rackUnit, .minimum = 1, .maximum = 60}),
        field(&Server::depthMm, {.key = "depth_mm", .label = RT_TEXT("Depth"), .unit = Unit::millimetre, .minimum = 100, .maximum = 2000}),
        field(&Server::weightKg, {.key = "weight_kg", .label = RT_TEXT("Weight"), .unit = Unit::kilogram, .minimum = 1, .maximum = 3000}),
        field(&Server::socket, {.key = "socket", .label = RT_TEXT("Processor socket"), .required = true}),
        field(&Server::cpuSockets, {.key = "cpu_sockets", .label = RT_TEXT("Processors at most"), .minimum = 1, .maximum = 8, .required = true}),
        field(&Server::cpuGenerations, {.key = "cpu_generations", .label = RT_TEXT("Processor generations")}),
        field(&Server::maxCpuTdpW, {.key = "max_cpu_tdp_w", .label = RT_TEXT("Processor power at most"), .unit = Unit::watt, .minimum = 50, .maximum = 1000}),
        field(&Server::maxCpuTdpWithGpuW, {.key = "max_cpu_tdp_with_gpu_w", .label = RT_TEXT("Processor power at most, with GPUs"), .unit = Unit::watt, .minimum = 50, .maximum = 1000}),
        field(&Server::dimmSlots, {.key = "dimm_slots", .label = RT_TEXT("Memory slots"), .unit = Unit::slot, .minimum = 0, .maximum = 128}),
        field(&Server::memoryType, {.key = "memory_type", .label = RT_TEXT("Kind of memory")}),
        field(&Server::maxMemoryGb, {.key = "max_memory_gb", .label = RT_TEXT("Memory at most"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 65536}),
        field(&Server::gpuForms, {.key = "gpu_forms", .label = RT_TEXT("GPU forms")}),
        field(&Server::maxDouble, {.key = "max_double", .label = RT_TEXT("Double-width cards at most"), .minimum = 0, .maximum = 32}),
        field(&Server::maxSingle, {.key = "max_single", .label = RT_TEXT("Single-width cards at most"), .minimum = 0, .maximum = 32}),
        field(&Server::maxBoard, {.key = "max_board", .label = RT_TEXT("GPUs on the board"), .unit = Unit::gpu, .minimum = 0, .maximum = 72}),
        field(&Server::singleMaxW, {.key = "single_max_w", .label = RT_TEXT("Power of a single-width card at most"), .unit = Unit::watt, .minimum = 10, .maximum = 1000}),
        field(&Server::gpuCounts, {.key = "gpu_counts", .label = RT_TEXT("Numbers of GPUs that can be ordered")}),
        field(&Server::maxGpuTdpW, {.key = "max_gpu_tdp_w", .label = RT_TEXT("GPU power at most"), .unit = Unit::watt, .minimum = 10, .maximum = 5000}),
        field(&Server::attachment, {.key = "attachment", .label = RT_TEXT("GPUs attached")}),
        field(&Server::bridgeWays, {.key = "bridge_ways", .label = RT_TEXT("Widest bridge"), .minimum = 0, .maximum = 8}),
        field(&Server::mixedGpus, {.key = "mixed_gpus", .label = RT_TEXT("Different GPUs allowed")}),
        field(&Server::needsGpuKit, {.key = "needs_gpu_kit", .label = RT_TEXT("Needs a GPU enablement kit")}),
        field(&Server::pcieGeneration, {.key = "pcie_generation", .label = RT_TEXT("PCIe generation"), .minimum = 1, .maximum = 8}),
        field(&Server::x16Slots, {.key = "x16_slots", .label = RT_TEXT("PCIe x16 slots"), .unit = Unit::slot, .minimum = 0, .maximum = 32}),
        field(&Server::driveBays, {.key = "drive_bays", .label = RT_TEXT("Drive bays"), .minimum = 0, .maximum = 128}),
        field(&Server::psuCount, {.key = "psu_count", .label = RT_TEXT("Power supplies at most"), .minimum = 1, .maximum = 16}),
        field(&Server::psuWatts, {.key = "psu_watts", .label = RT_TEXT("Power supplies to choose, W")}),
        field(&Server::redundancy, {.key = "redundancy", .label = RT_TEXT("Redundancy of power supplies")}),
        field(&Server::cooling, {.key = "cooling", .label = RT_TEXT("Cooling")}),
        field(&Server::maxPowerW, {.key = "max_power_w", .label = RT_TEXT("Power budget"), .unit = Unit::watt, .minimum = 100, .maximum = 200000}),
        field(&Server::maxInletC, {.key = "max_inlet_c", .label = RT_TEXT("Inlet air at most"), .unit = Unit::celsius, .minimum = 10, .maximum = 50}),
    }, sourcedFields<Server>());
};

template <>
struct KindInfo<Cpu> {
    static constexpr std::string_view key = "cpu", file = "cpus";
    static constexpr const char* label = RT_TEXT("Processors");
};
template <>
struct Fields<Cpu> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Cpu::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Cpu::vendor, {.key = "vendor", .label = RT_TEXT("Vendor"), .required = true}),
        field(&Cpu::generation, {.key = "generation", .label = RT_TEXT("Generation"), .required = true}),
        field(&Cpu::socket, {.key = "socket", .label = RT_TEXT("Processor socket"), .required = true}),
        field(&Cpu::maxSockets, {.key = "max_sockets", .label = RT_TEXT("Sockets at most"), .minimum = 1, .maximum = 8, .required = true}),
        field(&Cpu::cores, {.key = "cores", .label = RT_TEXT("Cores"), .unit = Unit::core, .minimum = 1, .maximum = 1024, .required = true}),
        field(&Cpu::baseGhz, {.key = "base_ghz", .label = RT_TEXT("Base clock"), .unit = Unit::gigahertz, .minimum = 0.1, .maximum = 10}),
        field(&Cpu::boostGhz, {.key = "boost_ghz", .label = RT_TEXT("Boost clock"), .unit = Unit::gigahertz, .minimum = 0.1, .maximum = 10}),
        field(&Cpu::tdpW, {.key = "tdp_w", .label = RT_TEXT("Power limit"), .unit = Unit::watt, .minimum = 1, .maximum = 2000}),
        field(&Cpu::pcieLanes, {.key = "pcie_lanes", .label = RT_TEXT("PCIe lanes"), .unit = Unit::lane, .minimum = 1, .maximum = 512}),
        field(&Cpu::pcieGeneration, {.key = "pcie_generation", .label = RT_TEXT("PCIe generation"), .minimum = 1, .maximum = 8}),
        field(&Cpu::memoryType, {.key = "memory_type", .label = RT_TEXT("Kind of memory")}),
        field(&Cpu::memorySpeedMts, {.key = "memory_speed_mts", .label = RT_TEXT("Speed of memory"), .unit = Unit::megatransfer, .minimum = 100, .maximum = 20000}),
        field(&Cpu::memoryChannels, {.key = "memory_channels", .label = RT_TEXT("Memory channels"), .minimum = 1, .maximum = 32}),
        field(&Cpu::maxMemoryGb, {.key = "max_memory_gb", .label = RT_TEXT("Memory at most"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 65536}),
    }, sourcedFields<Cpu>());
};

template <>
struct KindInfo<MemoryModule> {
    static constexpr std::string_view key = "memory", file = "memory";
    static constexpr const char* label = RT_TEXT("Memory modules");
};
template <>
struct Fields<MemoryModule> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&MemoryModule::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&MemoryModule::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&MemoryModule::capacityGb, {.key = "capacity_gb", .label = RT_TEXT("Capacity"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 1024, .required = true}),
        field(&MemoryModule::memoryType, {.key = "memory_type", .label = RT_TEXT("Kind of memory"), .required = true}),
        field(&MemoryModule::speedMts, {.key = "speed_mts", .label = RT_TEXT("Speed"), .unit = Unit::megatransfer, .minimum = 100, .maximum = 20000}),
        field(&MemoryModule::powerW, {.key = "power_w", .label = RT_TEXT("Power"), .unit = Unit::watt, .minimum = 0.1, .maximum = 50}),
    }, sourcedFields<MemoryModule>());
};

template <>
struct KindInfo<Drive> {
    static constexpr std::string_view key = "drive", file = "drives";
    static constexpr const char* label = RT_TEXT("Drives");
};
template <>
struct Fields<Drive> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Drive::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Drive::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&Drive::capacityTb, {.key = "capacity_tb", .label = RT_TEXT("Capacity"), .unit = Unit::terabyte, .minimum = 0.01, .maximum = 1000, .required = true}),
        field(&Drive::interface, {.key = "interface", .label = RT_TEXT("Interface"), .required = true}),
        field(&Drive::pcieGeneration, {.key = "pcie_generation", .label = RT_TEXT("PCIe generation"), .minimum = 1, .maximum = 8}),
        field(&Drive::readMbS, {.key = "read_mb_s", .label = RT_TEXT("Reads"), .unit = Unit::megabytePerSecond, .minimum = 1, .maximum = 100000}),
        field(&Drive::writeMbS, {.key = "write_mb_s", .label = RT_TEXT("Writes"), .unit = Unit::megabytePerSecond, .minimum = 1, .maximum = 100000}),
        field(&Drive::writesPerDay, {.key = "writes_per_day", .label = RT_TEXT("Drive writes per day"), .minimum = 0.01, .maximum = 100}),
        field(&Drive::powerW, {.key = "power_w", .label = RT_TEXT("Power"), .unit = Unit::watt, .minimum = 0.1, .maximum = 100}),
    }, sourcedFields<Drive>());
};

template <>
struct KindInfo<Nic> {
    static constexpr std::string_view key = "nic", file = "nics";
    static constexpr const char* label = RT_TEXT("Network cards");
};
template <>
struct Fields<Nic> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Nic::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Nic::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&Nic::ports, {.key = "ports", .label = RT_TEXT("Ports"), .minimum = 1, .maximum = 16, .required = true}),
        field(&Nic::gbitPerPort, {.key = "gbit_per_port", .label = RT_TEXT("Rate per port"), .unit = Unit::gigabitPerSecond, .minimum = 0.1, .maximum = 10000, .required = true}),
        field(&Nic::protocol, {.key = "protocol", .label = RT_TEXT("Protocol")}),
        field(&Nic::pcieGeneration, {.key = "pcie_generation", .label = RT_TEXT("PCIe generation"), .minimum = 1, .maximum = 8}),
        field(&Nic::pcieLanes, {.key = "pcie_lanes", .label = RT_TEXT("PCIe lanes"), .unit = Unit::lane, .minimum = 1, .maximum = 32}),
        field(&Nic::powerW, {.key = "power_w", .label = RT_TEXT("Power"), .unit = Unit::watt, .minimum = 0.1, .maximum = 500}),
    }, sourcedFields<Nic>());
};

template <>
struct KindInfo<NetworkSwitch> {
    static constexpr std::string_view key = "switch", file = "switches";
    static constexpr const char* label = RT_TEXT("Switches");
};
template <>
struct Fields<NetworkSwitch> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&NetworkSwitch::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&NetworkSwitch::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&NetworkSwitch::ports, {.key = "ports", .label = RT_TEXT("Ports"), .minimum = 1, .maximum = 1024}),
        field(&NetworkSwitch::gbitPerPort, {.key = "gbit_per_port", .label = RT_TEXT("Rate per port"), .unit = Unit::gigabitPerSecond, .minimum = 0.1, .maximum = 10000, .required = true}),
        field(&NetworkSwitch::rackUnits, {.key = "rack_units", .label = RT_TEXT("Rack units"), .unit = Unit::rackUnit, .minimum = 1, .maximum = 60}),
        field(&NetworkSwitch::powerW, {.key = "power_w", .label = RT_TEXT("Power"), .unit = Unit::watt, .minimum = 1, .maximum = 20000}),
        field(&NetworkSwitch::weightKg, {.key = "weight_kg", .label = RT_TEXT("Weight"), .unit = Unit::kilogram, .minimum = 0.1, .maximum = 500}),
    }, sourcedFields<NetworkSwitch>());
};

template <>
struct KindInfo<PowerSupply> {
    static constexpr std::string_view key = "power_supply", file = "power_supplies";
    static constexpr const char* label = RT_TEXT("Power supplies");
};
template <>
struct Fields<PowerSupply> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&PowerSupply::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&PowerSupply::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&PowerSupply::watts, {.key = "watts", .label = RT_TEXT("Rated power"), .unit = Unit::watt, .minimum = 50, .maximum = 20000, .required = true}),
        field(&PowerSupply::minVolt, {.key = "min_volt", .label = RT_TEXT("Lowest voltage"), .unit = Unit::volt, .minimum = 90, .maximum = 480}),
        field(&PowerSupply::plug, {.key = "plug", .label = RT_TEXT("Inlet")}),
        field(&PowerSupply::efficiency, {.key = "efficiency", .label = RT_TEXT("Efficiency class")}),
    }, sourcedFields<PowerSupply>());
};

template <>
struct KindInfo<Bridge> {
    static constexpr std::string_view key = "bridge", file = "bridges";
    static constexpr const char* label = RT_TEXT("Bridges");
};
template <>
struct Fields<Bridge> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Bridge::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Bridge::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&Bridge::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&Bridge::ways, {.key = "ways", .label = RT_TEXT("Cards per bridge"), .minimum = 2, .maximum = 8, .required = true}),
        field(&Bridge::gbS, {.key = "gb_s", .label = RT_TEXT("Bandwidth of the link"), .unit = Unit::gigabytePerSecond, .minimum = 1, .maximum = 100000}),
    }, sourcedFields<Bridge>());
};

template <>
struct KindInfo<Accessory> {
    static constexpr std::string_view key = "accessory", file = "accessories";
    static constexpr const char* label = RT_TEXT("Accessories");
};
template <>
struct Fields<Accessory> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Accessory::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&Accessory::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&Accessory::kind, {.key = "kind", .label = RT_TEXT("Kind"), .required = true}),
        field(&Accessory::rackUnits, {.key = "rack_units", .label = RT_TEXT("Rack units"), .unit = Unit::rackUnit, .minimum = 0, .maximum = 60}),
        field(&Accessory::powerW, {.key = "power_w", .label = RT_TEXT("Power"), .unit = Unit::watt, .minimum = 0, .maximum = 100000}),
        field(&Accessory::capacityKw, {.key = "capacity_kw", .label = RT_TEXT("Capacity, kW"), .minimum = 0.1, .maximum = 100000}),
        field(&Accessory::weightKg, {.key = "weight_kg", .label = RT_TEXT("Weight"), .unit = Unit::kilogram, .minimum = 0.01, .maximum = 5000}),
    }, sourcedFields<Accessory>());
};

template <>
struct KindInfo<LicenceProduct> {
    static constexpr std::string_view key = "licence", file = "licences";
    static constexpr const char* label = RT_TEXT("Licences");
};
template <>
struct Fields<LicenceProduct> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&LicenceProduct::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&LicenceProduct::vendor, {.key = "vendor", .label = RT_TEXT("Vendor")}),
        field(&LicenceProduct::use, {.key = "use", .label = RT_TEXT("Use")}),
        field(&LicenceProduct::metric, {.key = "metric", .label = RT_TEXT("Counted"), .required = true}),
        field(&LicenceProduct::interval, {.key = "interval", .label = RT_TEXT("Due"), .required = true}),
        field(&LicenceProduct::termYears, {.key = "term_years", .label = RT_TEXT("Term in years"), .minimum = 0.0001, .maximum = 100}),
        field(&LicenceProduct::unitsPerPrice, {.key = "units_per_price", .label = RT_TEXT("Units per price"), .minimum = 1, .maximum = 1000}),
        field(&LicenceProduct::minimumPerCpu, {.key = "minimum_per_cpu", .label = RT_TEXT("Minimum per processor"), .minimum = 0, .maximum = 1000}),
        field(&LicenceProduct::minimumPerServer, {.key = "minimum_per_server", .label = RT_TEXT("Minimum per server"), .minimum = 0, .maximum = 10000}),
        field(&LicenceProduct::minimumOrder, {.key = "minimum_order", .label = RT_TEXT("Minimum per order"), .minimum = 0, .maximum = 100000}),
    }, sourcedFields<LicenceProduct>());
};

template <>
struct KindInfo<LocationFigure> {
    static constexpr std::string_view key = "location", file = "locations";
    static constexpr const char* label = RT_TEXT("Electricity, carbon, PUE");
};
template <>
struct Fields<LocationFigure> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&LocationFigure::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&LocationFigure::region, {.key = "region", .label = RT_TEXT("Region"), .required = true}),
        field(&LocationFigure::quantity, {.key = "quantity", .label = RT_TEXT("What"), .required = true}),
        field(&LocationFigure::period, {.key = "period", .label = RT_TEXT("Period")}),
        field(&LocationFigure::low, {.key = "low", .label = RT_TEXT("Low"), .minimum = 0, .maximum = 1000000}),
        field(&LocationFigure::typical, {.key = "typical", .label = RT_TEXT("Typical"), .minimum = 0, .maximum = 1000000}),
        field(&LocationFigure::high, {.key = "high", .label = RT_TEXT("High"), .minimum = 0, .maximum = 1000000}),
        field(&LocationFigure::unit, {.key = "unit", .label = RT_TEXT("Unit"), .required = true}),
    }, sourcedFields<LocationFigure>());
};

template <>
struct KindInfo<CloudOffer> {
    static constexpr std::string_view key = "cloud", file = "cloud_offers";
    static constexpr const char* label = RT_TEXT("Cloud offers");
};
template <>
struct Fields<CloudOffer> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&CloudOffer::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&CloudOffer::provider, {.key = "provider", .label = RT_TEXT("Provider"), .required = true}),
        field(&CloudOffer::providerKind, {.key = "provider_kind", .label = RT_TEXT("Kind of provider"), .required = true}),
        field(&CloudOffer::instance, {.key = "instance", .label = RT_TEXT("Instance"), .required = true}),
        field(&CloudOffer::region, {.key = "region", .label = RT_TEXT("Region")}),
        field(&CloudOffer::area, {.key = "area", .label = RT_TEXT("Area")}),
        field(&CloudOffer::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&CloudOffer::gpuCount, {.key = "gpu_count", .label = RT_TEXT("GPUs"), .unit = Unit::gpu, .minimum = 0.01, .maximum = 1024}),
        field(&CloudOffer::gpuMemoryGb, {.key = "gpu_memory_gb", .label = RT_TEXT("Memory per GPU"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 4096}),
        field(&CloudOffer::cpuThreads, {.key = "cpu_threads", .label = RT_TEXT("Processor threads"), .minimum = 1, .maximum = 4096}),
        field(&CloudOffer::memoryGb, {.key = "memory_gb", .label = RT_TEXT("Main memory"), .unit = Unit::gigabyte, .minimum = 1, .maximum = 65536}),
        field(&CloudOffer::currency, {.key = "currency", .label = RT_TEXT("Currency"), .required = true}),
        field(&CloudOffer::onDemand, {.key = "on_demand", .label = RT_TEXT("On demand per hour"), .minimum = 0.0001, .maximum = 100000}),
        field(&CloudOffer::spot, {.key = "spot", .label = RT_TEXT("Spot per hour"), .minimum = 0.0001, .maximum = 100000}),
        field(&CloudOffer::reserved1Year, {.key = "reserved_1_year", .label = RT_TEXT("Reserved one year, per hour"), .minimum = 0.0001, .maximum = 100000}),
        field(&CloudOffer::reserved3Years, {.key = "reserved_3_years", .label = RT_TEXT("Reserved three years, per hour"), .minimum = 0.0001, .maximum = 100000}),
        field(&CloudOffer::perMonth, {.key = "per_month", .label = RT_TEXT("Per month"), .minimum = 0.0001, .maximum = 100000}),
        field(&CloudOffer::setupFee, {.key = "setup_fee", .label = RT_TEXT("Set-up fee"), .minimum = 0.0001, .maximum = 100000}),
    }, sourcedFields<CloudOffer>());
};

template <>
struct KindInfo<ModelPrice> {
    static constexpr std::string_view key = "model_price", file = "model_prices";
    static constexpr const char* label = RT_TEXT("Model API prices");
};
template <>
struct Fields<ModelPrice> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&ModelPrice::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&ModelPrice::model, {.key = "model", .label = RT_TEXT("Model"), .required = true}),
        field(&ModelPrice::provider, {.key = "provider", .label = RT_TEXT("Provider"), .required = true}),
        field(&ModelPrice::area, {.key = "area", .label = RT_TEXT("Area")}),
        field(&ModelPrice::currency, {.key = "currency", .label = RT_TEXT("Currency"), .required = true}),
        field(&ModelPrice::input, {.key = "input", .label = RT_TEXT("Input per million tokens"), .minimum = 0, .maximum = 10000}),
        field(&ModelPrice::cachedInput, {.key = "cached_input", .label = RT_TEXT("Cached input per million tokens"), .minimum = 0, .maximum = 10000}),
        field(&ModelPrice::output, {.key = "output", .label = RT_TEXT("Output per million tokens"), .minimum = 0, .maximum = 10000}),
    }, sourcedFields<ModelPrice>());
};

template <>
struct KindInfo<CloudExtra> {
    static constexpr std::string_view key = "cloud_extra", file = "cloud_extras";
    static constexpr const char* label = RT_TEXT("Cloud storage and transfer");
};
template <>
struct Fields<CloudExtra> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&CloudExtra::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&CloudExtra::provider, {.key = "provider", .label = RT_TEXT("Provider"), .required = true}),
        field(&CloudExtra::kind, {.key = "kind", .label = RT_TEXT("Kind"), .required = true}),
        field(&CloudExtra::item, {.key = "item", .label = RT_TEXT("Item")}),
        field(&CloudExtra::region, {.key = "region", .label = RT_TEXT("Region")}),
        field(&CloudExtra::unit, {.key = "unit", .label = RT_TEXT("Unit"), .required = true}),
        field(&CloudExtra::price, {.key = "price", .label = RT_TEXT("Price"), .minimum = 0, .maximum = 100000}),
        field(&CloudExtra::currency, {.key = "currency", .label = RT_TEXT("Currency")}),
        field(&CloudExtra::tier, {.key = "tier", .label = RT_TEXT("Tier")}),
    }, sourcedFields<CloudExtra>());
};

template <>
struct KindInfo<PublishedSystem> {
    static constexpr std::string_view key = "system", file = "systems";
    static constexpr const char* label = RT_TEXT("Published systems");
};
template <>
struct Fields<PublishedSystem> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&PublishedSystem::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&PublishedSystem::server, {.key = "server", .label = RT_TEXT("Server"), .required = true}),
        field(&PublishedSystem::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&PublishedSystem::gpus, {.key = "gpus", .label = RT_TEXT("GPUs"), .unit = Unit::gpu, .minimum = 1, .maximum = 72, .required = true}),
        field(&PublishedSystem::cpu, {.key = "cpu", .label = RT_TEXT("Processor")}),
        field(&PublishedSystem::cpus, {.key = "cpus", .label = RT_TEXT("Processors"), .minimum = 1, .maximum = 8}),
        field(&PublishedSystem::memory, {.key = "memory", .label = RT_TEXT("Memory module")}),
        field(&PublishedSystem::memoryModules, {.key = "memory_modules", .label = RT_TEXT("Memory modules"), .minimum = 0, .maximum = 128}),
    }, sourcedFields<PublishedSystem>());
};

template <>
struct KindInfo<MigProfile> {
    static constexpr std::string_view key = "mig", file = "mig_profiles";
    static constexpr const char* label = RT_TEXT("MIG profiles");
};
template <>
struct Fields<MigProfile> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&MigProfile::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&MigProfile::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&MigProfile::profile, {.key = "profile", .label = RT_TEXT("Profile"), .required = true}),
        field(&MigProfile::computeSlices, {.key = "compute_slices", .label = RT_TEXT("Compute slices"), .minimum = 1, .maximum = 8, .required = true}),
        field(&MigProfile::computeOf, {.key = "compute_of", .label = RT_TEXT("Compute slices of the GPU"), .minimum = 1, .maximum = 8}),
        field(&MigProfile::memorySlices, {.key = "memory_slices", .label = RT_TEXT("Memory slices"), .minimum = 1, .maximum = 8, .required = true}),
        field(&MigProfile::memoryOf, {.key = "memory_of", .label = RT_TEXT("Memory slices of the GPU"), .minimum = 1, .maximum = 8}),
        field(&MigProfile::maxInstances, {.key = "max_instances", .label = RT_TEXT("Instances at most"), .minimum = 1, .maximum = 8}),
        field(&MigProfile::memoryMb, {.key = "memory_mb", .label = RT_TEXT("Memory"), .unit = Unit::megabyte, .minimum = 1, .maximum = 1000000}),
        field(&MigProfile::mediaExtension, {.key = "media_extension", .label = RT_TEXT("With media engines")}),
    }, sourcedFields<MigProfile>());
};

template <>
struct KindInfo<VgpuProfile> {
    static constexpr std::string_view key = "vgpu", file = "vgpu_profiles";
    static constexpr const char* label = RT_TEXT("vGPU profiles");
};
template <>
struct Fields<VgpuProfile> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&VgpuProfile::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&VgpuProfile::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&VgpuProfile::series, {.key = "series", .label = RT_TEXT("Series"), .required = true}),
        field(&VgpuProfile::memoryGb, {.key = "memory_gb", .label = RT_TEXT("Memory per user"), .unit = Unit::gigabyte, .minimum = 0.5, .maximum = 512, .required = true}),
        field(&VgpuProfile::usersPerGpu, {.key = "users_per_gpu", .label = RT_TEXT("Users per GPU"), .minimum = 1, .maximum = 256, .required = true}),
    }, sourcedFields<VgpuProfile>());
};

template <>
struct KindInfo<LanguageModel> {
    static constexpr std::string_view key = "model", file = "models";
    static constexpr const char* label = RT_TEXT("Language models");
};
template <>
struct Fields<LanguageModel> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&LanguageModel::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&LanguageModel::family, {.key = "family", .label = RT_TEXT("Family")}),
        field(&LanguageModel::licence, {.key = "licence", .label = RT_TEXT("Licence")}),
        field(&LanguageModel::modelType, {.key = "model_type", .label = RT_TEXT("Kind of model"), .required = true}),
        field(&LanguageModel::hiddenSize, {.key = "hidden_size", .label = RT_TEXT("Hidden size"), .minimum = 1, .maximum = 1000000, .required = true}),
        field(&LanguageModel::layers, {.key = "num_hidden_layers", .label = RT_TEXT("Layers"), .minimum = 1, .maximum = 10000, .required = true}),
        field(&LanguageModel::attentionHeads, {.key = "num_attention_heads", .label = RT_TEXT("Attention heads"), .minimum = 1, .maximum = 100000, .required = true}),
        field(&LanguageModel::kvHeads, {.key = "num_key_value_heads", .label = RT_TEXT("KV heads"), .minimum = 1, .maximum = 100000, .required = true}),
        field(&LanguageModel::headDim, {.key = "head_dim", .label = RT_TEXT("Size of a head"), .minimum = 1, .maximum = 100000, .required = true}),
        field(&LanguageModel::ffnSize, {.key = "intermediate_size", .label = RT_TEXT("Size of the feed-forward layer"), .minimum = 0, .maximum = 10000000}),
        field(&LanguageModel::vocabulary, {.key = "vocab_size", .label = RT_TEXT("Vocabulary"), .minimum = 1, .maximum = 100000000, .required = true}),
        field(&LanguageModel::maxContext, {.key = "max_position_embeddings", .label = RT_TEXT("Longest context"), .minimum = 0, .maximum = 1000000000}),
        field(&LanguageModel::tiedEmbeddings, {.key = "tie_word_embeddings", .label = RT_TEXT("Embeddings used twice")}),
        field(&LanguageModel::attentionBias, {.key = "attention_bias", .label = RT_TEXT("Bias in attention")}),
        field(&LanguageModel::attentionOutBias, {.key = "attention_out_bias", .label = RT_TEXT("Bias behind attention")}),
        field(&LanguageModel::qkNorm, {.key = "qk_norm", .label = RT_TEXT("Norm of queries and keys")}),
        field(&LanguageModel::attentionSinks, {.key = "attention_sinks", .label = RT_TEXT("Attention sinks")}),
        field(&LanguageModel::outputGate, {.key = "attn_output_gate", .label = RT_TEXT("Gate behind attention")}),
        field(&LanguageModel::normsPerLayer, {.key = "norms_per_layer", .label = RT_TEXT("Norms per layer"), .minimum = 0, .maximum = 16}),
        field(&LanguageModel::plainFfn, {.key = "plain_ffn", .label = RT_TEXT("Feed-forward layer without gate")}),
        field(&LanguageModel::layerPattern, {.key = "layer_pattern", .label = RT_TEXT("Pattern of layers")}),
        field(&LanguageModel::window, {.key = "sliding_window", .label = RT_TEXT("Window of attention"), .minimum = 0, .maximum = 1000000000}),
        field(&LanguageModel::globalHeadDim, {.key = "global_head_dim", .label = RT_TEXT("Size of a head in full layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::globalKvHeads, {.key = "num_global_key_value_heads", .label = RT_TEXT("KV heads in full layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::globalKeyIsValue, {.key = "attention_k_eq_v", .label = RT_TEXT("Keys are values in full layers")}),
        field(&LanguageModel::kvRank, {.key = "kv_lora_rank", .label = RT_TEXT("Latent size of keys and values"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::queryRank, {.key = "q_lora_rank", .label = RT_TEXT("Latent size of queries"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::nopeDim, {.key = "qk_nope_head_dim", .label = RT_TEXT("Head without position"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::ropeDim, {.key = "qk_rope_head_dim", .label = RT_TEXT("Head with position"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::valueDim, {.key = "v_head_dim", .label = RT_TEXT("Size of a value head"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::indexerLayers, {.key = "indexer_layers", .label = RT_TEXT("Layers with an indexer"), .minimum = 0, .maximum = 10000}),
        field(&LanguageModel::indexerDim, {.key = "index_head_dim", .label = RT_TEXT("Size of the index"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::linearKeyHeads, {.key = "linear_num_key_heads", .label = RT_TEXT("Key heads of linear layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::linearValueHeads, {.key = "linear_num_value_heads", .label = RT_TEXT("Value heads of linear layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::linearKeyDim, {.key = "linear_key_head_dim", .label = RT_TEXT("Key size of linear layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::linearValueDim, {.key = "linear_value_head_dim", .label = RT_TEXT("Value size of linear layers"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::convolution, {.key = "linear_conv_kernel_dim", .label = RT_TEXT("Convolution of linear layers"), .minimum = 0, .maximum = 1000}),
        field(&LanguageModel::experts, {.key = "num_experts", .label = RT_TEXT("Experts"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::expertsPerToken, {.key = "num_experts_per_tok", .label = RT_TEXT("Experts per token"), .minimum = 0, .maximum = 100000}),
        field(&LanguageModel::expertSize, {.key = "moe_intermediate_size", .label = RT_TEXT("Size of an expert"), .minimum = 0, .maximum = 10000000}),
        field(&LanguageModel::sharedSize, {.key = "shared_expert_intermediate_size", .label = RT_TEXT("Size of shared experts"), .minimum = 0, .maximum = 10000000}),
        field(&LanguageModel::sharedGate, {.key = "shared_expert_gate", .label = RT_TEXT("Gate of the shared expert")}),
        field(&LanguageModel::expertBias, {.key = "expert_bias", .label = RT_TEXT("Bias in experts")}),
        field(&LanguageModel::routerBias, {.key = "router_bias", .label = RT_TEXT("Bias of the router")}),
        field(&LanguageModel::firstDenseLayers, {.key = "first_k_dense_replace", .label = RT_TEXT("Dense layers at the start"), .minimum = 0, .maximum = 10000}),
        field(&LanguageModel::expertInterval, {.key = "interleave_moe_layer_step", .label = RT_TEXT("Experts in every n-th layer"), .minimum = 1, .maximum = 1000}),
        field(&LanguageModel::denseSize, {.key = "intermediate_size_mlp", .label = RT_TEXT("Size of dense layers between"), .minimum = 0, .maximum = 10000000}),
        field(&LanguageModel::denseBesideExperts, {.key = "parallel_dense_ffn", .label = RT_TEXT("Dense layer beside the experts")}),
        field(&LanguageModel::nextTokenLayers, {.key = "num_nextn_predict_layers", .label = RT_TEXT("Layers that predict further tokens"), .minimum = 0, .maximum = 100}),
        field(&LanguageModel::otherParameters, {.key = "other_parameters", .label = RT_TEXT("Parameters of other towers"), .unit = Unit::parameter, .minimum = 0, .maximum = 1e14}),
        field(&LanguageModel::takesImages, {.key = "image_input", .label = RT_TEXT("Takes images")}),
        field(&LanguageModel::encoderPeakGb, {.key = "encoder_peak_gb", .label = RT_TEXT("Memory for reading an image"), .unit = Unit::gigabyte, .minimum = 0, .maximum = 1000}),
        field(&LanguageModel::precision, {.key = "precision", .label = RT_TEXT("Published precision")}),
        field(&LanguageModel::attentionUnquantized, {.key = "attention_unquantized", .label = RT_TEXT("Attention not quantised")}),
        field(&LanguageModel::unquantizedLayers, {.key = "unquantized_layers", .label = RT_TEXT("Layers not quantised"), .minimum = 0, .maximum = 10000}),
        field(&LanguageModel::fileBytes, {.key = "file_bytes", .label = RT_TEXT("Size of the published weights"), .unit = Unit::byte, .minimum = 0, .maximum = 1e15}),
    }, sourcedFields<LanguageModel>());
};

template <>
struct KindInfo<MemoryProfile> {
    static constexpr std::string_view key = "memory_profile", file = "memory_profiles";
    static constexpr const char* label = RT_TEXT("Memory of inference engines");
};
template <>
struct Fields<MemoryProfile> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&MemoryProfile::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&MemoryProfile::engine, {.key = "engine", .label = RT_TEXT("Engine"), .required = true}),
        field(&MemoryProfile::architectures, {.key = "architectures", .label = RT_TEXT("GPU architectures")}),
        field(&MemoryProfile::utilizationPercent, {.key = "utilization_percent", .label = RT_TEXT("Share of memory used"), .unit = Unit::percent, .minimum = 1, .maximum = 100, .required = true}),
        field(&MemoryProfile::maxSequences, {.key = "max_sequences", .label = RT_TEXT("Sequences at a time"), .unit = Unit::none, .minimum = 1, .maximum = 100000}),
        field(&MemoryProfile::batchedTokens, {.key = "batched_tokens", .label = RT_TEXT("Tokens per step"), .unit = Unit::token, .minimum = 1, .maximum = 1e7}),
        field(&MemoryProfile::baseMib, {.key = "base_mib", .label = RT_TEXT("Runtime outside the framework"), .unit = Unit::mebibyte, .minimum = 0, .maximum = 1e9}),
        field(&MemoryProfile::samplerBytes, {.key = "sampler_bytes", .label = RT_TEXT("Sampling buffer per entry"), .unit = Unit::byte, .minimum = 0, .maximum = 64}),
        field(&MemoryProfile::graphKib, {.key = "graph_kib", .label = RT_TEXT("Captured graph per layer"), .unit = Unit::kibibyte, .minimum = 0, .maximum = 1e9}),
        field(&MemoryProfile::graphs, {.key = "graphs", .label = RT_TEXT("Captured graphs"), .unit = Unit::none, .minimum = 0, .maximum = 10000}),
        field(&MemoryProfile::marginGib, {.key = "margin_gib", .label = RT_TEXT("Reserve for runtime at least"), .unit = Unit::gibibyte, .minimum = 0, .maximum = 1000, .required = true}),
        field(&MemoryProfile::extraGib, {.key = "extra_gib", .label = RT_TEXT("Reserve on top of the computed runtime"), .unit = Unit::gibibyte, .minimum = 0, .maximum = 1000}),
        field(&MemoryProfile::paddingPercent, {.key = "padding_percent", .label = RT_TEXT("Padding of MXFP4 weights"), .unit = Unit::percent, .minimum = 0, .maximum = 100}),
    }, sourcedFields<MemoryProfile>());
};

template <>
struct KindInfo<SpeedProfile> {
    static constexpr std::string_view key = "speed_profile", file = "speed_profiles";
    static constexpr const char* label = RT_TEXT("Speed of inference");
};
template <>
struct Fields<SpeedProfile> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&SpeedProfile::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&SpeedProfile::engines, {.key = "engines", .label = RT_TEXT("Engines")}),
        field(&SpeedProfile::architectures, {.key = "architectures", .label = RT_TEXT("GPU architectures")}),
        field(&SpeedProfile::precisions, {.key = "precisions", .label = RT_TEXT("Precisions")}),
        field(&SpeedProfile::experts, {.key = "experts", .label = RT_TEXT("Mixture of experts")}),
        field(&SpeedProfile::weightFactor, {.key = "weight_factor", .label = RT_TEXT("Reading weights"), .unit = Unit::none, .minimum = 0.1, .maximum = 100, .required = true}),
        field(&SpeedProfile::cacheFactor, {.key = "cache_factor", .label = RT_TEXT("Reading the KV cache"), .unit = Unit::none, .minimum = 0.1, .maximum = 100, .required = true}),
        field(&SpeedProfile::computeFactor, {.key = "compute_factor", .label = RT_TEXT("Computing"), .unit = Unit::none, .minimum = 0.1, .maximum = 100, .required = true}),
        field(&SpeedProfile::layerUs, {.key = "layer_us", .label = RT_TEXT("Delay per layer"), .unit = Unit::microsecond, .minimum = 0, .maximum = 10000}),
        field(&SpeedProfile::transferUs, {.key = "transfer_us", .label = RT_TEXT("Delay per exchange between GPUs"), .unit = Unit::microsecond, .minimum = 0, .maximum = 10000}),
        field(&SpeedProfile::linkFactor, {.key = "link_factor", .label = RT_TEXT("Exchange between GPUs"), .unit = Unit::none, .minimum = 0.1, .maximum = 100}),
        field(&SpeedProfile::firstTokenMs, {.key = "first_token_ms", .label = RT_TEXT("Delay of the first token"), .unit = Unit::millisecond, .minimum = 0, .maximum = 100000}),
        field(&SpeedProfile::prefill1, {.key = "prefill_1", .label = RT_TEXT("Share of the peak rate on 1 GPU"), .unit = Unit::share, .minimum = 0.001, .maximum = 1}),
        field(&SpeedProfile::prefill2, {.key = "prefill_2", .label = RT_TEXT("Share of the peak rate on 2 GPUs"), .unit = Unit::share, .minimum = 0.001, .maximum = 1}),
        field(&SpeedProfile::prefill4, {.key = "prefill_4", .label = RT_TEXT("Share of the peak rate on 4 GPUs"), .unit = Unit::share, .minimum = 0.001, .maximum = 1}),
        field(&SpeedProfile::prefill8, {.key = "prefill_8", .label = RT_TEXT("Share of the peak rate on 8 GPUs"), .unit = Unit::share, .minimum = 0.001, .maximum = 1}),
        field(&SpeedProfile::lowPercent, {.key = "low_percent", .label = RT_TEXT("Low end of the band"), .unit = Unit::percent, .minimum = 1, .maximum = 100, .required = true}),
        field(&SpeedProfile::highPercent, {.key = "high_percent", .label = RT_TEXT("High end of the band"), .unit = Unit::percent, .minimum = 100, .maximum = 1000, .required = true}),
    }, sourcedFields<SpeedProfile>());
};

template <>
struct KindInfo<WorkRate> {
    static constexpr std::string_view key = "work_rate", file = "work_rates";
    static constexpr const char* label = RT_TEXT("Measured rates");
};
template <>
struct Fields<WorkRate> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&WorkRate::name, {.key = "name", .label = RT_TEXT("Name"), .required = true}),
        field(&WorkRate::task, {.key = "task", .label = RT_TEXT("Task"), .required = true}),
        field(&WorkRate::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .required = true}),
        field(&WorkRate::unit, {.key = "unit", .label = RT_TEXT("Unit of work")}),
        field(&WorkRate::perSecond, {.key = "per_second", .label = RT_TEXT("Rate of one GPU"), .unit = Unit::none, .minimum = 0, .maximum = 1000000000000.0, .required = true}),
    }, sourcedFields<WorkRate>());
};

template <>
struct KindInfo<Price> {
    static constexpr std::string_view key = "price", file = "prices";
    static constexpr const char* label = RT_TEXT("Prices");
};
template <>
struct Fields<Price> {
    static constexpr auto table = std::tuple_cat(std::tuple{
        field(&Price::subject, {.key = "subject", .label = RT_TEXT("Part"), .required = true}),
        field(&Price::low, {.key = "low", .label = RT_TEXT("Lowest price"), .minimum = 0.01, .maximum = 100000000.0}),
        field(&Price::high, {.key = "high", .label = RT_TEXT("Highest price"), .minimum = 0.01, .maximum = 100000000.0}),
        field(&Price::currency, {.key = "currency", .label = RT_TEXT("Currency"), .required = true}),
        field(&Price::supplier, {.key = "supplier", .label = RT_TEXT("Supplier")}),
    }, sourcedFields<Price>());
};

} // namespace racktally
