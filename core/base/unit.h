// Units that quantities and inputs carry. Core only names them; ui/text writes them.
#pragma once

#include <cstdint>

namespace racktally {

enum class Unit : std::uint8_t {
    none,                   // a plain number or factor
    percent,                // 7.5 means 7.5 %
    percentPerYear,
    share,                  // 0 … 1, shown as a percentage
    piece,
    gpu,
    node,
    instance,
    hour,
    hourPerYear,
    second,
    secondPerHour,
    hourPerMonth,
    gpuHour,
    instanceHour,
    month,
    year,
    watt,
    kilowatt,
    wattPerKilowatt,
    kilowattHour,
    gramPerKilowattHour,
    gramPerKilogram,
    kilogram,
    kilogramPerGpuHour,
    fullTimeEquivalent,
    monthPerYear,
    token,
    million,
    gigabyte,
    gibibyte,
    mebibyte,
    kibibyte,
    byte,
    bytePerToken,
    bit,                    // per weight
    parameter,
    tokenPerSecond,
    millisecond,
    microsecond,
    perSecond,              // of the work's own unit
    minute,
    day,
    rackUnit,
    gigabytePerSecond,
    terabyte,
    megabyte,
    megabytePerSecond,
    gigabitPerSecond,
    teraOperations,         // 10^12 operations a second
    gigahertz,
    megatransfer,
    celsius,
    volt,
    millimetre,
    slot,
    lane,
    core,
    btuPerHour,
    monthlyCount,
    work,                   // the workload's own unit of completed work
    workPerGpuHour,
    money,                  // in the currency of the quantity
    moneyPerKilowattHour,
    moneyPerInstanceHour,
    moneyPerNodeHour,
    moneyPerGpuHour,
    moneyPerFtePerYear,
    moneyPerMillionTokens,
    moneyPerGigabyteMonth,
    moneyPerGigabyte,
    moneyPerInstanceMonth,
    moneyPerGpuSecond,
    moneyPerKilowattMonth,
    moneyPerRackUnitMonth,
    moneyPerHour,
    moneyPerWork,
    exchangeRate,           // project currency per foreign unit
};

/// True for amounts and prices, which take the currency's symbol.
constexpr bool isMoney(Unit unit) {
    return unit >= Unit::money && unit <= Unit::moneyPerWork;
}

} // namespace racktally
