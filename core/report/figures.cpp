#include "core/report/figures.h"

#include <array>

namespace racktally {

std::span<const FigureRow> figureRows() {
    static constexpr std::array rows{
        FigureRow{RT_TEXT("At the start"), Unit::money, "cost", &OptionFigures::upfrontCost},
        FigureRow{RT_TEXT("Total cost"), Unit::money, "total_cost", &OptionFigures::totalCost},
        FigureRow{RT_TEXT("Net present cost"), Unit::money, "net_present_cost", &OptionFigures::netPresentCost},
        FigureRow{RT_TEXT("Hardware price"), Unit::money, "hardware_price", &OptionFigures::purchasePrice},
        FigureRow{RT_TEXT("Largest cumulated outflow"), Unit::money, "highest_outflow", &OptionFigures::highestOutflow},
        FigureRow{RT_TEXT("First month with the largest cumulated outflow"), Unit::month, "highest_outflow_month", &OptionFigures::highestOutflowMonth},
        FigureRow{RT_TEXT("Cost per GPU-hour used"), Unit::moneyPerGpuHour, "cost_per_gpu_hour", &OptionFigures::costPerGpuHour, 2},
        FigureRow{RT_TEXT("Cost per million units of work"), Unit::money, "cost_per_unit", &OptionFigures::costPerUnit, 2, 1e6},
        FigureRow{RT_TEXT("Demand served"), Unit::percent, "served_percent", &OptionFigures::servedPercent, 1},
        FigureRow{RT_TEXT("Utilisation"), Unit::percent, "utilization_percent", &OptionFigures::utilizationPercent, 1},
        FigureRow{RT_TEXT("Sum of GPU-hours used"), Unit::gpuHour, "total_gpu_hours_used", &OptionFigures::gpuHoursUsed},
        FigureRow{RT_TEXT("Sum of GPU-hours available"), Unit::gpuHour, "total_gpu_hours_capacity", &OptionFigures::gpuHoursCapacity},
        FigureRow{RT_TEXT("Sum of GPU-hours not served"), Unit::gpuHour, "total_gpu_hours_unserved", &OptionFigures::gpuHoursUnserved},
        FigureRow{RT_TEXT("Own nodes"), Unit::node, "", &OptionFigures::ownNodes},
        FigureRow{RT_TEXT("Sum of energy with cooling"), Unit::kilowattHour, "total_energy", &OptionFigures::energyKwh},
        FigureRow{RT_TEXT("Sum of CO₂"), Unit::kilogram, "total_co2", &OptionFigures::co2Kg},
    };
    return rows;
}

} // namespace racktally
