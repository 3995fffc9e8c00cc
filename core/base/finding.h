// What an evaluation wants to tell beside its figures, with the quantity that ran out and the change that would mend it.
#pragma once

#include "core/base/unit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace racktally {

enum class Severity { error, warning, note };

enum class Rule {
    capacityBelowDemand,
    speedUnknown,
    tokensMissing,
    priceMissing,
    costBeyondHorizon,
    financingBeyondHorizon,
    paysOffByResidualValueOnly,
    internalRateOfReturnUnknown,
    // plausibility
    fewGpuHours,
    unusualPayback,
    unusualYearlyCost,
    lowUtilization,
    noStaff,
    assumptionAtDefault,
    stalePrice,
    // configuration, in the order of core/configuration/rules.cpp
    partUnknown,
    serverMissing,
    gpuMissing,
    cpuMissing,
    memoryMissing,
    gpuForm,
    tooManyGpus,
    singleWidthPower,
    gpuPower,
    gpuCountNotOrderable,
    mixedGpus,
    gpuKitMissing,
    exportControlled,
    cardCooling,
    slotWidth,
    pcieGeneration,
    slotsWithoutCpu,
    cpuSocket,
    cpuCount,
    cpuGeneration,
    cpuPower,
    cpuPowerWithGpu,
    pcieLanes,
    coresPerGpu,
    memoryBelowGpuMemory,
    memoryPopulation,
    memoryMixed,
    memorySlots,
    memoryMaximum,
    memoryChannels,
    memorySpeed,
    memoryKind,
    memorySoldered,
    supplyMissing,
    supplyTransients,
    suppliesMixed,
    supplyRedundancy,
    supplyVoltage,
    powerCordMissing,
    gpuCableMissing,
    supplyRating,
    tooManySupplies,
    powerBudget,
    inletTemperature,
    liquidOnlyGpu,
    liquidCooling,
    bridgeGpu,
    bridgeMissing,
    bridgeCount,
    bridgeChassis,
    bridgeOnBoard,
    boardNotFull,
    migUnsupported,
    migDoesNotFit,
    vgpuUnsupported,
    vgpuTooMany,
    vgpuLicences,
    licenceMinimum,
    nicPerGpu,
    nicSlots,
    opticsMissing,
    driveBays,
    bootDriveMissing,
    // sizing: why a form of GPUs does or does not do the work
    sizingModelUnknown,
    sizingInputMissing,
    sizingNothingFits,
    sizingNothingMeetsTargets,
    sizingMemoryShort,
    sizingMemoryTight,
    sizingSlow,
    sizingLate,
    sizingDeadline,
    sizingHeadroom,
    sizingSpeed,
    sizingFirstToken,
    sizingFinished,
    sizingServer,
    sizingNoServer,
    sizingRentOnly,
    sizingLimit,
    sizingSingleServer,
    sizingSeveralServers,
    sizingPooled,
    sizingNoLink,
    sizingNextStep,
    sizingSmallerPrecision,
    sizingSpeedUnknown,
    sizingUnverified,
    sizingContext,
    sizingHost,
    sizingNetwork,
    sizingWorkstation,
    sizingSlices,
    sizingOtherVendor,
    sizingRentFirst,
    sizingSceneTooLarge,
    sizingNoRayTracing,
    sizingNoFp64,
    sizingNoVgpu,
    sizingEstimatedSpeed,
    sizingLicences,
    sizingSpread,
};

struct Remedy {
    std::string address;
    double value = 0;
};

struct Finding {
    Severity severity = Severity::note;
    Rule rule{};
    std::string subject;               // an address, or "first~second" of a comparison
    std::optional<int> month = {};
    std::optional<double> needed = {};
    std::optional<double> available = {};
    Unit unit = Unit::none;
    std::vector<Remedy> remedies = {};
    std::vector<std::string> names = {};      // what the sentence names: parts, forms, kinds
    bool unconfirmed = false;                 // the limit is one that nobody could verify
};

std::string_view keyOf(Severity severity);
std::string_view keyOf(Rule rule);
/// The unit's key as results print it ("gpu", "month", "token").
std::string_view keyOf(Unit unit);

} // namespace racktally
