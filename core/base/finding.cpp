#include "core/base/finding.h"

namespace racktally {

std::string_view keyOf(Severity severity) {
    switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
    }
    return {};
}

std::string_view keyOf(Rule rule) {
    switch (rule) {
    case Rule::capacityBelowDemand: return "capacity_below_demand";
    case Rule::speedUnknown: return "speed_unknown";
    case Rule::tokensMissing: return "tokens_missing";
    case Rule::priceMissing: return "price_missing";
    case Rule::costBeyondHorizon: return "cost_beyond_horizon";
    case Rule::financingBeyondHorizon: return "financing_beyond_horizon";
    case Rule::paysOffByResidualValueOnly: return "pays_off_by_residual_value_only";
    case Rule::internalRateOfReturnUnknown: return "internal_rate_of_return_unknown";
    case Rule::fewGpuHours: return "few_gpu_hours";
    case Rule::unusualPayback: return "unusual_payback";
    case Rule::unusualYearlyCost: return "unusual_yearly_cost";
    case Rule::lowUtilization: return "low_utilization";
    case Rule::noStaff: return "no_staff";
    case Rule::assumptionAtDefault: return "assumption_at_default";
    case Rule::stalePrice: return "stale_price";
    case Rule::partUnknown: return "part_unknown";
    case Rule::serverMissing: return "server_missing";
    case Rule::gpuMissing: return "gpu_missing";
    case Rule::cpuMissing: return "cpu_missing";
    case Rule::memoryMissing: return "memory_missing";
    case Rule::gpuForm: return "gpu_form";
    case Rule::tooManyGpus: return "too_many_gpus";
    case Rule::singleWidthPower: return "single_width_power";
    case Rule::gpuPower: return "gpu_power";
    case Rule::gpuCountNotOrderable: return "gpu_count_not_orderable";
    case Rule::mixedGpus: return "mixed_gpus";
    case Rule::gpuKitMissing: return "gpu_kit_missing";
    case Rule::exportControlled: return "export_controlled";
    case Rule::cardCooling: return "card_cooling";
    case Rule::slotWidth: return "slot_width";
    case Rule::pcieGeneration: return "pcie_generation";
    case Rule::slotsWithoutCpu: return "slots_without_cpu";
    case Rule::cpuSocket: return "cpu_socket";
    case Rule::cpuCount: return "cpu_count";
    case Rule::cpuGeneration: return "cpu_generation";
    case Rule::cpuPower: return "cpu_power";
    case Rule::cpuPowerWithGpu: return "cpu_power_with_gpu";
    case Rule::pcieLanes: return "pcie_lanes";
    case Rule::coresPerGpu: return "cores_per_gpu";
    case Rule::memoryBelowGpuMemory: return "memory_below_gpu_memory";
    case Rule::memoryPopulation: return "memory_population";
    case Rule::memoryMixed: return "memory_mixed";
    case Rule::memorySlots: return "memory_slots";
    case Rule::memoryMaximum: return "memory_maximum";
    case Rule::memoryChannels: return "memory_channels";
    case Rule::memorySpeed: return "memory_speed";
    case Rule::memoryKind: return "memory_kind";
    case Rule::memorySoldered: return "memory_soldered";
    case Rule::supplyMissing: return "supply_missing";
    case Rule::supplyTransients: return "supply_transients";
    case Rule::suppliesMixed: return "supplies_mixed";
    case Rule::supplyRedundancy: return "supply_redundancy";
    case Rule::supplyVoltage: return "supply_voltage";
    case Rule::powerCordMissing: return "power_cord_missing";
    case Rule::gpuCableMissing: return "gpu_cable_missing";
    case Rule::supplyRating: return "supply_rating";
    case Rule::tooManySupplies: return "too_many_supplies";
    case Rule::powerBudget: return "power_budget";
    case Rule::inletTemperature: return "inlet_temperature";
    case Rule::liquidOnlyGpu: return "liquid_only_gpu";
    case Rule::liquidCooling: return "liquid_cooling";
    case Rule::bridgeGpu: return "bridge_gpu";
    case Rule::bridgeMissing: return "bridge_missing";
    case Rule::bridgeCount: return "bridge_count";
    case Rule::bridgeChassis: return "bridge_chassis";
    case Rule::bridgeOnBoard: return "bridge_on_board";
    case Rule::boardNotFull: return "board_not_full";
    case Rule::migUnsupported: return "mig_unsupported";
    case Rule::migDoesNotFit: return "mig_does_not_fit";
    case Rule::vgpuUnsupported: return "vgpu_unsupported";
    case Rule::vgpuTooMany: return "vgpu_too_many";
    case Rule::vgpuLicences: return "vgpu_licences";
    case Rule::licenceMinimum: return "licence_minimum";
    case Rule::nicPerGpu: return "nic_per_gpu";
    case Rule::nicSlots: return "nic_slots";
    case Rule::opticsMissing: return "optics_missing";
    case Rule::driveBays: return "drive_bays";
    case Rule::bootDriveMissing: return "boot_drive_missing";
    }
    return {};
}

std::string_view keyOf(Unit unit) {
    switch (unit) {
    case Unit::none: return "";
    case Unit::percent: return "percent";
    case Unit::percentPerYear: return "percent/year";
    case Unit::share: return "share";
    case Unit::piece: return "piece";
    case Unit::gpu: return "gpu";
    case Unit::node: return "node";
    case Unit::instance: return "instance";
    case Unit::hour: return "hour";
    case Unit::hourPerYear: return "hour/year";
    case Unit::second: return "second";
    case Unit::secondPerHour: return "second/hour";
    case Unit::hourPerMonth: return "hour/month";
    case Unit::gpuHour: return "gpu_hour";
    case Unit::instanceHour: return "instance_hour";
    case Unit::month: return "month";
    case Unit::year: return "year";
    case Unit::watt: return "W";
    case Unit::kilowatt: return "kW";
    case Unit::wattPerKilowatt: return "W/kW";
    case Unit::kilowattHour: return "kWh";
    case Unit::gramPerKilowattHour: return "g/kWh";
    case Unit::gramPerKilogram: return "g/kg";
    case Unit::kilogram: return "kg";
    case Unit::kilogramPerGpuHour: return "kg/gpu_hour";
    case Unit::fullTimeEquivalent: return "fte";
    case Unit::monthPerYear: return "month/year";
    case Unit::token: return "token";
    case Unit::million: return "per_million";
    case Unit::gigabyte: return "GB";
    case Unit::rackUnit: return "rack_unit";
    case Unit::gigabytePerSecond: return "GB/s";
    case Unit::terabyte: return "TB";
    case Unit::megabyte: return "MB";
    case Unit::megabytePerSecond: return "MB/s";
    case Unit::gigabitPerSecond: return "Gbit/s";
    case Unit::teraOperations: return "T/s";
    case Unit::gigahertz: return "GHz";
    case Unit::megatransfer: return "MT/s";
    case Unit::celsius: return "celsius";
    case Unit::volt: return "V";
    case Unit::millimetre: return "mm";
    case Unit::slot: return "slot";
    case Unit::lane: return "lane";
    case Unit::core: return "core";
    case Unit::btuPerHour: return "BTU/h";
    case Unit::monthlyCount: return "1/month";
    case Unit::work: return "unit";
    case Unit::workPerGpuHour: return "unit/gpu_hour";
    case Unit::money: return "money";
    case Unit::moneyPerKilowattHour: return "money/kWh";
    case Unit::moneyPerInstanceHour: return "money/instance_hour";
    case Unit::moneyPerNodeHour: return "money/node_hour";
    case Unit::moneyPerGpuHour: return "money/gpu_hour";
    case Unit::moneyPerFtePerYear: return "money/fte_year";
    case Unit::moneyPerMillionTokens: return "money/million_tokens";
    case Unit::moneyPerGigabyteMonth: return "money/GB_month";
    case Unit::moneyPerGigabyte: return "money/GB";
    case Unit::moneyPerInstanceMonth: return "money/instance_month";
    case Unit::moneyPerGpuSecond: return "money/gpu_second";
    case Unit::moneyPerKilowattMonth: return "money/kW_month";
    case Unit::moneyPerRackUnitMonth: return "money/rack_unit_month";
    case Unit::moneyPerHour: return "money/hour";
    case Unit::moneyPerWork: return "money/unit";
    case Unit::exchangeRate: return "exchange_rate";
    }
    return {};
}

} // namespace racktally
