// Cost items of own servers (cost_model of the format: "Own servers"). To add one: one line with cost().
#include "core/cost/financing.h"
#include "core/cost/option_model.h"

#include <fmt/format.h>
#include <map>

namespace racktally {

namespace {

/// Nodes in use, which later purchases raise, and the hardware price that goes with them.
struct Fleet {
    Expr nodes;
    Expr hardware;               // net, of all purchases so far
};

/// Draw of one node while it is on, and the hours in which it is on.
struct Power {
    Expr loadKw;
    Expr hours;
};

Expr netPrice(const OptionBuilder& b, const std::string& list, const std::vector<Item>& items, bool hardwareOnly) {
    std::optional<Expr> sum;
    for (const Item& item : items) {
        if (hardwareOnly && item.category != Category::hardware) continue;
        const auto in = b.lineInputs(list, item);
        const Expr price = b.scaled(in(&Item::quantity) * in(&Item::unitPrice), goesWithNodes(item.per, item.category));
        sum = sum ? *sum + price : price;
    }
    return sum ? *sum : b.constant(0, Unit::money);
}

/// Parts that are hardware; service is paid with them and not written off.
bool isHardware(PartRole role) { return role != PartRole::service; }

/// Price of one configured node: as quoted, else the sum of its parts. A price that is not known makes it unknown.
Expr nodePrice(const OptionBuilder& b, const Configuration& configuration, const FieldInputs<Configuration>& in, bool hardware) {
    if (configuration.quotedPrice) return hardware ? in(&Configuration::quotedPrice) : b.constant(0, Unit::money);
    std::optional<Expr> sum;
    for (const ConfigurationPart& part : configuration.parts) {
        if (part.quantity == 0 || isHardware(part.role) != hardware) continue;
        const auto line = in.element(&Configuration::parts, part);
        const Expr price = line(&ConfigurationPart::quantity) * line(&ConfigurationPart::unitPrice);
        sum = sum ? *sum + price : price;
    }
    return sum ? *sum : b.constant(0, Unit::money);
}

void buyItems(OptionBuilder& b, const std::string& list, const std::vector<Item>& items, int month, bool leased) {
    for (const Item& item : items) {
        if (leased && item.category == Category::hardware) continue;
        const auto in = b.lineInputs(list, item);
        const Expr net = b.scaled(in(&Item::quantity) * in(&Item::unitPrice), goesWithNodes(item.per, item.category));
        const bool capital = item.category == Category::hardware || item.category == Category::network || item.category == Category::storage;
        if (capital) b.capitalCost(item.category, list + "." + item.id, Label::typed(item.text), net, month);
        else b.cost(item.category, list + "." + item.id, Label::typed(item.text), net, Months::only(month));
    }
}

Fleet fleet(OptionBuilder& b, const OnPremises& own, Expr stated, Expr hardware) {
    Fleet result{b.ownedNodes ? *b.ownedNodes : stated, hardware};
    for (const Purchase& purchase : own.purchases) {
        if (purchase.month >= b.clock.length()) continue;
        const auto in = b.lineInputs("purchases", purchase);
        const Months later{purchase.month + 1};
        const std::string name = "purchases." + purchase.id;
        result.nodes = result.nodes + b.monthly(name + ".nodes_in_use", Label::ours(RT_TEXT("Added nodes in use")), Unit::node, b.scaled(in(&Purchase::nodes), true), later);
        result.hardware = result.hardware + b.monthly(name + ".hardware_in_use", Label::ours(RT_TEXT("Hardware price of added nodes")), Unit::money,
                                                      netPrice(b, name + ".items", purchase.items, true), later);
    }
    return result;
}

/// Made like the first ones, also if they come too late to serve.
Expr nodesBoughtLater(const OptionBuilder& b, const OnPremises& own) {
    std::optional<Expr> sum;
    for (const Purchase& purchase : own.purchases) {
        if (purchase.month > b.clock.length()) continue;
        const Expr nodes = b.scaled(b.lineInputs("purchases", purchase)(&Purchase::nodes), true);
        sum = sum ? *sum + nodes : nodes;
    }
    return sum ? *sum : b.constant(0, Unit::node);
}

Power power(OptionBuilder& b, const OnPremises& own, Expr capacity) {
    const auto draw = b.inputs(own).inside(&OnPremises::powerWPerNode);
    const Expr idle = draw(&PowerDraw::idle), busy = draw(&PowerDraw::max);
    const Expr powered = b.varying("powered_hours", Label::ours(RT_TEXT("Hours switched on per month")), Unit::hourPerMonth,
                                   own.powered == Powered::always ? b.shared.hoursPerMonth : b.shared.demands.useHours());
    const Expr none = b.constant(0);
    const Expr served = b.curve->served(capacity) * b.shared.hoursPerMonth, possible = capacity * powered;
    const Expr utilization = b.varying("utilization_while_on", Label::ours(RT_TEXT("Utilisation while switched on")), Unit::share,
                                       select(lessOrEqual(possible, none), none, served / possible));
    const Expr load = b.varying("it_load", Label::ours(RT_TEXT("IT load per node")), Unit::kilowatt,
                                (idle + (busy - idle) * utilization) / b.constant(1000, Unit::wattPerKilowatt));
    return {load, powered};
}

void licences(OptionBuilder& b, const OnPremises& own, Expr nodes, Expr gpusPerNode) {
    for (const Licence& licence : own.licences) {
        const auto in = b.lineInputs("licences", licence);
        Expr count = in(&Licence::quantity);
        switch (licence.metric) {
        case LicenceMetric::gpu: count = count * nodes * gpusPerNode; break;
        case LicenceMetric::node: count = count * nodes; break;
        case LicenceMetric::core: count = b.scaled(count, true); break;
        case LicenceMetric::user: case LicenceMetric::option: break;
        }
        const Expr paid = b.varying("licences." + licence.id + ".count", Label::ours(RT_TEXT("Licences")), Unit::piece,
                                    b.scaled(maximum(count, in(&Licence::minimum)), false));
        const Months due = licence.interval == Interval::month ? Months{} : licence.interval == Interval::year ? Months{1, std::numeric_limits<int>::max(), 12} : Months::start();
        b.cost(licence.category, "licences." + licence.id, Label::typed(licence.text), paid * in(&Licence::price), due);
    }
}

/// What the hardware of one purchase is sold for in the last month, as a positive amount.
Expr residual(OptionBuilder& b, const std::string& name, Expr hardware, Expr percentage, std::optional<Expr> owned) {
    const Expr value = b.once(name + "_amount", Label::ours(RT_TEXT("Residual value at the end")), Unit::money,
                              owned ? hardware * percent(percentage) * *owned : hardware * percent(percentage));
    b.costWithVat(Category::residualValue, name, Label::ours(RT_TEXT("Residual value")), -value, Months::only(b.clock.length()), false);
    return value;
}

/// Sum of what was capitalised in one month.
std::optional<Expr> capitalised(const OptionBuilder& b, int month) {
    std::optional<Expr> sum;
    for (const auto& [bought, amount] : b.depreciable)
        if (bought == month) sum = sum ? *sum + amount : amount;
    return sum;
}

} // namespace

void buildKind(OptionBuilder& b, const OnPremises& own) {
    const SharedModel& s = b.shared;
    const auto in = b.inputs(own);
    const Expr stated = in(&OnPremises::nodes), gpusPerNode = in(&OnPremises::gpusPerNode);
    b.statedNodes = stated;
    Expr price = netPrice(b, "items", own.items, true);
    std::optional<Expr> configured, service;
    if (own.configuration) {
        const auto parts = in.inside(&OnPremises::configuration);
        configured = b.scaled(stated * nodePrice(b, *own.configuration, parts, true), true);
        service = b.scaled(stated * nodePrice(b, *own.configuration, parts, false), true);
        price = price + *configured;
    }
    const Expr hardware = b.once("hardware_price", Label::ours(RT_TEXT("Hardware price")), Unit::money, price);
    const Fleet used = fleet(b, own, stated, hardware);
    const Expr nodes = used.nodes;
    const Expr capacity = b.varying("capacity_gpus", Label::ours(RT_TEXT("GPUs available")), Unit::gpu, nodes * gpusPerNode);
    b.serve(capacity);
    b.part.capacity = b.monthly("gpu_hours_capacity", Label::ours(RT_TEXT("GPU-hours available")), Unit::gpuHour, capacity * s.hoursPerMonth);
    b.part.ownNodes = b.ownedNodes ? *b.ownedNodes : stated;
    b.part.purchasePrice = hardware;

    const bool leased = own.financing.kind == FinancingKind::lease;
    buyItems(b, "items", own.items, 0, leased);
    if (configured && !leased) b.capitalCost(Category::hardware, "configuration", Label::ours(RT_TEXT("Configured servers")), *configured, 0);
    if (service) b.cost(Category::support, "configuration_service", Label::ours(RT_TEXT("Service bought with the servers")), *service, Months::start());
    const std::optional<Expr> owned = finance(b, own, hardware);
    for (const Purchase& purchase : own.purchases)
        if (purchase.month <= b.clock.length()) buyItems(b, "purchases." + purchase.id + ".items", purchase.items, purchase.month, false);

    const Power draw = power(b, own, capacity);
    const Expr pue = s.assumptions(&Assumptions::pue), kwhPrice = s.assumptions(&Assumptions::electricityPricePerKwh);
    const Expr priceStep = b.yearlyStep("electricity_price_step", Label::ours(RT_TEXT("Step of electricity price")), s.assumptions(&Assumptions::electricityPriceChangePercentPerYear));
    const Expr coolingShare = own.cooling.kind == CoolingKind::pue ? pue - 1.0 : 1.0 / in.inside(&OnPremises::cooling)(&CoolingInput::cop);
    b.cost(Category::electricity, "electricity", Label::ours(RT_TEXT("Electricity")), nodes * draw.loadKw * draw.hours * kwhPrice * priceStep);
    b.cost(Category::cooling, "cooling", Label::ours(RT_TEXT("Cooling and power losses")), nodes * draw.loadKw * draw.hours * coolingShare * kwhPrice * priceStep);

    const Expr months = b.constant(12, Unit::monthPerYear);
    const auto spares = in.inside(&OnPremises::spares);
    const auto downtime = in.inside(&OnPremises::downtime);
    const auto colocation = in.inside(&OnPremises::colocation);
    const auto drawInput = in.inside(&OnPremises::powerWPerNode);
    b.cost(Category::maintenance, "maintenance", Label::ours(RT_TEXT("Maintenance")), used.hardware * percent(in(&OnPremises::maintenancePercentPerYear)) / months, {own.maintenanceFreeMonths + 1});
    b.cost(Category::maintenance, "spares", Label::ours(RT_TEXT("Spares")), nodes * percent(spares(&Spares::failurePercentPerYear)) * spares(&Spares::repairCost) / months);
    b.cost(Category::insurance, "insurance", Label::ours(RT_TEXT("Insurance")), used.hardware * percent(in(&OnPremises::insurancePercentPerYear)) / months);
    b.cost(Category::other, "downtime", Label::ours(RT_TEXT("Downtime")), b.scaled(downtime(&Downtime::hoursPerYear), false) * downtime(&Downtime::costPerHour) / months);
    b.cost(Category::space, "colocation_power", Label::ours(RT_TEXT("Colocation by power")), nodes * drawInput(&PowerDraw::max) / b.constant(1000, Unit::wattPerKilowatt) * colocation(&Colocation::pricePerKwMonth));
    b.cost(Category::space, "colocation_space", Label::ours(RT_TEXT("Colocation by rack unit")), b.scaled(colocation(&Colocation::rackUnits), true) * colocation(&Colocation::pricePerRackUnitMonth));
    for (const UsageCost& line : own.usageCosts)
        b.cost(line.category, "usage_costs." + line.id, Label::typed(line.text), nodes * s.demands.useHours() * b.lineInputs("usage_costs", line)(&UsageCost::amountPerNodeHour));
    licences(b, own, nodes, gpusPerNode);
    b.part.energy = b.monthly("energy", Label::ours(RT_TEXT("Energy with cooling")), Unit::kilowattHour, nodes * draw.loadKw * draw.hours * (1.0 + coolingShare));
    if (own.embodiedCo2Kg) b.part.embodiedCo2 = (*b.part.ownNodes + nodesBoughtLater(b, own)) * in(&OnPremises::embodiedCo2Kg);

    b.commonCosts();
    // What was bought in one month is written off together.
    std::map<int, Expr> sold{{0, residual(b, "residual_value", hardware, in(&OnPremises::residualValuePercent), owned)}};
    for (const Purchase& purchase : own.purchases) {
        if (purchase.month > b.clock.length()) continue;
        const std::string name = "purchases." + purchase.id;
        const Expr bought = b.once(name + ".hardware_price", Label::ours(RT_TEXT("Hardware price")), Unit::money, netPrice(b, name + ".items", purchase.items, true));
        const Expr value = residual(b, name + ".residual_value", bought, b.lineInputs("purchases", purchase)(&Purchase::residualValuePercent), {});
        const auto [place, added] = sold.try_emplace(purchase.month, value);
        if (!added) place->second = place->second + value;
    }
    for (const auto& [month, value] : sold)
        if (const auto base = capitalised(b, month)) depreciate(b, month == 0 ? "purchase" : fmt::format("purchase_in_month_{}", month), *base, month, value);
}

} // namespace racktally
