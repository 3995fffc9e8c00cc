// Cost items of own servers (cost_model of the format: "Own servers"). To add one: one line with cost().
#include "core/cost/option_model.h"

namespace racktally {

namespace {

/// Draw of one node while it is on, and the hours in which it is on.
struct Power {
    Expr loadKw;
    Expr hours;
};

Power power(OptionBuilder& b, const OnPremises& own, Expr nodes, Expr gpusPerNode) {
    const auto in = b.inputs(own);
    const auto draw = in.inside(&OnPremises::powerWPerNode);
    const Expr idle = draw(&PowerDraw::idle), busy = draw(&PowerDraw::max);
    const Expr powered = b.yearly("powered_hours", Label::ours(RT_TEXT("Hours switched on per month")), Unit::hourPerMonth,
                                  own.powered == Powered::always ? b.shared.hoursPerMonth : b.shared.demands.useHours());
    const Expr none = b.constant(0);
    const Expr served = b.curve->served(b.result.capacity) * b.shared.hoursPerMonth;
    const Expr utilization = b.yearly("utilization_while_on", Label::ours(RT_TEXT("Utilisation while switched on")), Unit::share,
                                      select(lessOrEqual(powered, none), none, served / (nodes * gpusPerNode * powered)));
    const Expr load = b.yearly("it_load", Label::ours(RT_TEXT("IT load per node")), Unit::kilowatt,
                               (idle + (busy - idle) * utilization) / b.constant(1000, Unit::wattPerKilowatt));
    return {load, powered};
}

/// Net price of the hardware: base of maintenance, insurance and residual value.
Expr hardwarePrice(OptionBuilder& b, const OnPremises& own) {
    std::optional<Expr> sum;
    for (const Item& item : own.items) {
        if (item.category != Category::hardware) continue;
        const auto in = b.lineInputs("items", item);
        const Expr price = in(&Item::quantity) * in(&Item::unitPrice);
        sum = sum ? *sum + price : price;
    }
    return b.once("hardware_price", Label::ours(RT_TEXT("Hardware price")), Unit::money, sum ? *sum : b.constant(0, Unit::money));
}

} // namespace

void buildKind(OptionBuilder& b, const OnPremises& own) {
    const SharedModel& s = b.shared;
    const auto in = b.inputs(own);
    const Expr nodes = in(&OnPremises::nodes), gpusPerNode = in(&OnPremises::gpusPerNode);
    const Expr capacity = b.once("capacity_gpus", Label::ours(RT_TEXT("GPUs available")), Unit::gpu, nodes * gpusPerNode);
    b.serve(capacity);
    b.result.gpuHoursCapacity = b.monthly("gpu_hours_capacity", Label::ours(RT_TEXT("GPU-hours available")), Unit::gpuHour, capacity * s.hoursPerMonth);

    const Expr hardware = hardwarePrice(b, own);
    b.result.purchasePrice = hardware;
    for (const Item& item : own.items) {
        const auto line = b.lineInputs("items", item);
        b.cost(item.category, "items." + item.id, Label::typed(item.text), line(&Item::quantity) * line(&Item::unitPrice), Months::start());
    }

    const Power draw = power(b, own, nodes, gpusPerNode);
    const Expr pue = s.assumptions(&Assumptions::pue), price = s.assumptions(&Assumptions::electricityPricePerKwh);
    const Expr priceStep = b.yearlyStep("electricity_price_step", Label::ours(RT_TEXT("Step of electricity price")), s.assumptions(&Assumptions::electricityPriceChangePercentPerYear));
    b.cost(Category::electricity, "electricity", Label::ours(RT_TEXT("Electricity")), nodes * draw.loadKw * draw.hours * price * priceStep);
    b.cost(Category::cooling, "cooling", Label::ours(RT_TEXT("Cooling and power losses")), nodes * draw.loadKw * draw.hours * (pue - 1.0) * price * priceStep);

    const Expr months = b.constant(12, Unit::monthPerYear);
    b.cost(Category::maintenance, "maintenance", Label::ours(RT_TEXT("Maintenance")), hardware * percent(in(&OnPremises::maintenancePercentPerYear)) / months, {own.maintenanceFreeMonths + 1});
    b.cost(Category::insurance, "insurance", Label::ours(RT_TEXT("Insurance")), hardware * percent(in(&OnPremises::insurancePercentPerYear)) / months);
    for (const UsageCost& line : own.usageCosts)
        b.cost(line.category, "usage_costs." + line.id, Label::typed(line.text), nodes * s.demands.useHours() * b.lineInputs("usage_costs", line)(&UsageCost::amountPerNodeHour));
    b.cost(Category::residualValue, "residual_value", Label::ours(RT_TEXT("Residual value")), -(hardware * percent(in(&OnPremises::residualValuePercent))), Months::only(s.model.horizon()));

    const Expr energy = b.monthly("energy", Label::ours(RT_TEXT("Energy with cooling")), Unit::kilowattHour, nodes * draw.loadKw * draw.hours * pue);
    b.result.energy = b.once("total_energy", Label::ours(RT_TEXT("Sum of energy with cooling")), Unit::kilowattHour, sumMonths(energy));
}

} // namespace racktally
