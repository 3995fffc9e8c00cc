// The field tables of the project: the one place that says what an input is called, what it means and what it may be.
// To add an input: a member in project.h and a row here. File, validation, form, undo text, spreadsheet and the list of
// assumptions follow.
#pragma once

#include "core/configuration/configuration_fields.h"
#include "core/project/project.h"

namespace racktally {

template <>
struct Fields<Vat> {
    static constexpr auto table = std::tuple{
        field(&Vat::ratePercent, {.key = "rate_percent", .label = RT_TEXT("VAT rate"),
            .help = RT_TEXT("Rate of value added tax on costs. All amounts are entered net."), .unit = Unit::percent,
            .minimum = 0, .maximum = 100, .group = Group::taxes,
            .defaultSource = RT_TEXT("Germany, standard rate (section 12 UStG)")}),
        field(&Vat::recoverablePercent, {.key = "recoverable_percent", .label = RT_TEXT("Recoverable input tax"),
            .help = RT_TEXT("Share of VAT that the tax office pays back: 100 % for most companies, less for banks, "
                            "hospitals and public bodies."),
            .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::taxes,
            .defaultSource = RT_TEXT("full deduction of input tax, section 15 UStG")}),
    };
};

template <>
struct Fields<Depreciation> {
    static constexpr auto table = std::tuple{
        field(&Depreciation::method, {.key = "method", .label = RT_TEXT("Depreciation"),
            .help = RT_TEXT("Straight line by month, declining with change to straight line, or all in the first year. One year is named "
                            "for workstations and small servers, apparently not for large GPU servers: ask your tax adviser."),
            .group = Group::taxes, .structural = true, .defaultSource = RT_TEXT("section 7 (1) EStG")}),
        field(&Depreciation::lifeYears, {.key = "life_years", .label = RT_TEXT("Useful life"),
            .help = RT_TEXT("Years over which the purchase is written off."), .unit = Unit::year, .minimum = 0, .maximum = 40,
            .group = Group::taxes, .aboveMinimum = true, .defaultSource = RT_TEXT("table of useful lives of the tax office: computers, 3 years")}),
        field(&Depreciation::decliningRatePercent, {.key = "declining_rate_percent", .label = RT_TEXT("Declining rate"),
            .help = RT_TEXT("Share of the book value per year, at most three times the straight line."), .unit = Unit::percentPerYear,
            .minimum = 0, .maximum = 100, .group = Group::taxes,
            .defaultSource = RT_TEXT("Germany, purchases from 2025-07 to 2027-12, section 7 (2) EStG")}),
    };
};

template <>
struct Fields<DatedRate> {
    static constexpr auto table = std::tuple{
        field(&DatedRate::id, {.key = "from", .label = RT_TEXT("From"), .help = RT_TEXT("First calendar month of the rate, as 2028-01."),
            .group = Group::taxes, .required = true, .structural = true}),
        field(&DatedRate::ratePercent, {.key = "rate_percent", .label = RT_TEXT("Tax rate"), .help = RT_TEXT("Rate from this month on."),
            .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::taxes, .required = true}),
    };
};

template <>
struct Fields<Tax> {
    static constexpr auto table = std::tuple{
        field(&Tax::enabled, {.key = "enabled", .label = RT_TEXT("After tax"),
            .help = RT_TEXT("Counts the change in the company's income tax. It is assumed to earn enough, so losses are used at once."),
            .group = Group::taxes, .structural = true, .defaultSource = RT_TEXT("before tax unless entered")}),
        field(&Tax::ratePercent, {.key = "rate_percent", .label = RT_TEXT("Tax rate"),
            .help = RT_TEXT("Income taxes together: corporation tax, solidarity surcharge and trade tax."), .unit = Unit::percent, .minimum = 0,
            .maximum = 100, .group = Group::taxes, .defaultSource = RT_TEXT("Germany 2027: 15 % with surcharge, and trade tax at a multiplier of about 400")}),
        field(&Tax::rates, {.key = "rate_percent", .label = RT_TEXT("Tax rates by date"), .help = ""}),
        field(&Tax::depreciation, {.key = "depreciation", .label = RT_TEXT("Depreciation"), .help = ""}),
    };
};

template <>
struct Fields<Assumptions> {
    static constexpr auto table = std::tuple{
        field(&Assumptions::hoursPerMonth, {.key = "hours_per_month", .label = RT_TEXT("Hours per month"),
            .help = RT_TEXT("Hours that a month is counted with: 730 is a twelfth of a year; some sources use 720."),
            .unit = Unit::hourPerMonth, .minimum = 600, .maximum = 8784.0 / 12 + 12, .group = Group::period,
            .defaultSource = RT_TEXT("8 760 hours a year / 12")}),
        field(&Assumptions::discountRatePercent, {.key = "discount_rate_percent", .label = RT_TEXT("Discount rate"),
            .help = RT_TEXT("Effective rate per year at which later payments are discounted to today."),
            .unit = Unit::percentPerYear, .minimum = -50, .maximum = 100, .group = Group::period,
            .defaultSource = RT_TEXT("no discounting unless entered")}),
        field(&Assumptions::electricityPricePerKwh, {.key = "electricity_price_per_kwh",
            .label = RT_TEXT("Electricity price"),
            .help = RT_TEXT("Price per kilowatt-hour for the site, with grid fees and levies, without VAT."),
            .unit = Unit::moneyPerKilowattHour, .minimum = 0, .maximum = 10, .group = Group::power,
            .defaultSource = RT_TEXT("Eurostat, non-household, EU-27, 2025 H1")}),
        field(&Assumptions::electricityPriceChangePercentPerYear, {.key = "electricity_price_change_percent_per_year",
            .label = RT_TEXT("Change of electricity price"),
            .help = RT_TEXT("Change of the price from one year of use to the next."), .unit = Unit::percentPerYear,
            .minimum = -100, .maximum = 100, .group = Group::power, .aboveMinimum = true,
            .defaultSource = RT_TEXT("no change unless entered")}),
        field(&Assumptions::pue, {.key = "pue", .label = RT_TEXT("PUE"),
            .help = RT_TEXT("Power usage effectiveness: power of the whole room divided by that of the servers."),
            .unit = Unit::none, .minimum = 1, .maximum = 5, .group = Group::power,
            .defaultSource = RT_TEXT("Germany, average of 2024 (Borderstep)")}),
        field(&Assumptions::staffCostPerFteYear, {.key = "staff_cost_per_fte_year",
            .label = RT_TEXT("Staff cost per full-time equivalent"),
            .help = RT_TEXT("What a full-time administrator costs the employer in a year, with social contributions."),
            .unit = Unit::moneyPerFtePerYear, .minimum = 0, .maximum = 1e7, .group = Group::staff,
            .defaultSource = RT_TEXT("Germany: 60 000 a year gross (DevOps engineer, 2023) plus 21 % employer's share")}),
        field(&Assumptions::staffCostChangePercentPerYear, {.key = "staff_cost_change_percent_per_year",
            .label = RT_TEXT("Change of staff cost"),
            .help = RT_TEXT("Change of wages from one year of use to the next."), .unit = Unit::percentPerYear,
            .minimum = -100, .maximum = 100, .group = Group::staff, .aboveMinimum = true,
            .defaultSource = RT_TEXT("no change unless entered")}),
        field(&Assumptions::gridCo2GPerKwh, {.key = "grid_co2_g_per_kwh", .label = RT_TEXT("CO₂ of the grid"),
            .help = RT_TEXT("Emissions per kilowatt-hour of electricity."), .unit = Unit::gramPerKilowattHour,
            .minimum = 0, .maximum = 2000, .group = Group::emissions,
            .defaultSource = RT_TEXT("Germany, electricity mix of 2024 (UBA)")}),
        field(&Assumptions::vat, {.key = "vat", .label = RT_TEXT("VAT"), .help = ""}),
        field(&Assumptions::tax, {.key = "tax", .label = RT_TEXT("Tax"), .help = ""}),
        field(&Assumptions::exchangeRates, {.key = "exchange_rates", .label = RT_TEXT("Exchange rate"),
            .help = RT_TEXT("Value of one unit of the foreign currency in the project's currency."),
            .unit = Unit::exchangeRate, .minimum = 0, .maximum = 1e6, .group = Group::general, .aboveMinimum = true}),
    };
};

template <>
struct Fields<MonthlyCost> {
    static constexpr auto table = std::tuple{
        field(&MonthlyCost::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&MonthlyCost::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What the cost is for.")}),
        field(&MonthlyCost::amount, {.key = "amount", .label = RT_TEXT("Amount per month"),
            .help = RT_TEXT("Net amount in every month."), .unit = Unit::money, .minimum = 0, .group = Group::running,
            .required = true}),
        field(&MonthlyCost::category, {.key = "category", .label = RT_TEXT("Kind of cost"),
            .help = RT_TEXT("The group in tables and charts."), .structural = true}),
        field(&MonthlyCost::per, {.key = "per", .label = RT_TEXT("Scales"),
            .help = RT_TEXT("What a hybrid with fewer nodes pays of it: per node, or for the whole option."), .structural = true}),
    };
};

template <>
struct Fields<OneTimeCost> {
    static constexpr auto table = std::tuple{
        field(&OneTimeCost::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&OneTimeCost::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What the cost is for.")}),
        field(&OneTimeCost::amount, {.key = "amount", .label = RT_TEXT("Amount"),
            .help = RT_TEXT("Net amount, once."), .unit = Unit::money, .minimum = 0, .group = Group::oneTime,
            .required = true}),
        field(&OneTimeCost::category, {.key = "category", .label = RT_TEXT("Kind of cost"),
            .help = RT_TEXT("The group in tables and charts."), .structural = true}),
        field(&OneTimeCost::month, {.key = "month", .label = RT_TEXT("Month"),
            .help = RT_TEXT("Month in which it falls due: 0 with the purchase, or the last month."),
            .unit = Unit::month, .minimum = 0, .maximum = 240, .group = Group::oneTime, .structural = true}),
        field(&OneTimeCost::per, {.key = "per", .label = RT_TEXT("Scales"),
            .help = RT_TEXT("What a hybrid with fewer nodes pays of it: per node, or for the whole option."), .structural = true}),
    };
};

template <>
struct Fields<UsageCost> {
    static constexpr auto table = std::tuple{
        field(&UsageCost::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&UsageCost::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What the cost is for.")}),
        field(&UsageCost::amountPerNodeHour, {.key = "amount_per_node_hour", .label = RT_TEXT("Amount per node-hour"),
            .help = RT_TEXT("Net amount for every node in every hour of demand."), .unit = Unit::moneyPerNodeHour,
            .minimum = 0, .group = Group::running, .required = true}),
        field(&UsageCost::category, {.key = "category", .label = RT_TEXT("Kind of cost"),
            .help = RT_TEXT("The group in tables and charts."), .structural = true}),
    };
};

template <>
struct Fields<Item> {
    static constexpr auto table = std::tuple{
        field(&Item::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&Item::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What is bought.")}),
        field(&Item::quantity, {.key = "quantity", .label = RT_TEXT("Quantity"),
            .help = RT_TEXT("Number of pieces for all nodes together."), .unit = Unit::piece, .minimum = 0,
            .maximum = 1e6, .group = Group::price}),
        field(&Item::unitPrice, {.key = "unit_price", .label = RT_TEXT("Unit price"),
            .help = RT_TEXT("Net price of one piece."), .unit = Unit::money, .minimum = 0, .group = Group::price,
            .required = true}),
        field(&Item::category, {.key = "category", .label = RT_TEXT("Kind of cost"),
            .help = RT_TEXT("Hardware is the base of maintenance, insurance and residual value."),
            .structural = true}),
        field(&Item::per, {.key = "per", .label = RT_TEXT("Scales"),
            .help = RT_TEXT("What a hybrid with fewer nodes pays of it: per node, or for the whole option."), .structural = true}),
    };
};

template <>
struct Fields<PowerDraw> {
    static constexpr auto table = std::tuple{
        field(&PowerDraw::idle, {.key = "idle", .label = RT_TEXT("Power when idle, per node"),
            .help = RT_TEXT("Draw of one node that is on and does nothing."), .unit = Unit::watt, .minimum = 0,
            .maximum = 1e7, .group = Group::power, .required = true}),
        field(&PowerDraw::max, {.key = "max", .label = RT_TEXT("Power when busy, per node"),
            .help = RT_TEXT("Draw of one node with all GPUs busy, not the rating of its power supplies."),
            .unit = Unit::watt, .minimum = 0, .maximum = 1e7, .group = Group::power, .required = true}),
    };
};

template <>
struct Fields<Financing> {
    static constexpr auto table = std::tuple{
        field(&Financing::kind, {.key = "kind", .label = RT_TEXT("Financing"),
            .help = RT_TEXT("Paid at once, by a loan with equal payments, or leased in place of bought."), .group = Group::financing, .structural = true}),
        field(&Financing::months, {.key = "months", .label = RT_TEXT("Term"), .help = RT_TEXT("Months of the loan or lease."),
            .unit = Unit::month, .minimum = 1, .maximum = 600, .group = Group::financing, .structural = true}),
        field(&Financing::ratePercentPerYear, {.key = "rate_percent_per_year", .label = RT_TEXT("Rate of the loan"),
            .help = RT_TEXT("Nominal rate per year; a month costs a twelfth of it."), .unit = Unit::percentPerYear, .minimum = 0,
            .maximum = 100, .group = Group::financing}),
        field(&Financing::downPayment, {.key = "down_payment", .label = RT_TEXT("Down payment"),
            .help = RT_TEXT("Part of the hardware price that is paid at once."), .unit = Unit::money, .minimum = 0, .group = Group::financing}),
        field(&Financing::paymentPerMonth, {.key = "payment_per_month", .label = RT_TEXT("Lease instalment"),
            .help = RT_TEXT("Net instalment per month for all nodes."), .unit = Unit::money, .minimum = 0, .group = Group::financing}),
        field(&Financing::finalPayment, {.key = "final_payment", .label = RT_TEXT("Final payment"),
            .help = RT_TEXT("Payment in the last month of the lease, after which the hardware is owned; 0: it goes back."), .unit = Unit::money,
            .minimum = 0, .group = Group::financing}),
    };
};

template <>
struct Fields<Licence> {
    static constexpr auto table = std::tuple{
        field(&Licence::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&Licence::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What the cost is for.")}),
        field(&Licence::metric, {.key = "metric", .label = RT_TEXT("Metric"), .help = RT_TEXT("What the licence is counted by."), .structural = true}),
        field(&Licence::quantity, {.key = "quantity", .label = RT_TEXT("Quantity"),
            .help = RT_TEXT("Licences per GPU or node; number of cores or users."), .unit = Unit::piece, .minimum = 0, .maximum = 1e6}),
        field(&Licence::minimum, {.key = "minimum", .label = RT_TEXT("Minimum"), .help = RT_TEXT("Licences that are paid at least."),
            .unit = Unit::piece, .minimum = 0, .maximum = 1e6}),
        field(&Licence::price, {.key = "price", .label = RT_TEXT("Price"), .help = RT_TEXT("Net price of one licence per interval."),
            .unit = Unit::money, .minimum = 0, .required = true}),
        field(&Licence::interval, {.key = "interval", .label = RT_TEXT("Interval"), .help = RT_TEXT("How often the price falls due; a year in advance."), .structural = true}),
        field(&Licence::category, {.key = "category", .label = RT_TEXT("Kind of cost"), .help = RT_TEXT("The group in tables and charts."), .structural = true}),
        field(&Licence::product, {.key = "product", .label = RT_TEXT("Product"), .help = RT_TEXT("Name of the licence in the catalogue; its minimums are then checked."), .group = Group::running, .structural = true}),
    };
};

template <>
struct Fields<Colocation> {
    static constexpr auto table = std::tuple{
        field(&Colocation::pricePerKwMonth, {.key = "price_per_kw_month", .label = RT_TEXT("Price per kW"),
            .help = RT_TEXT("Net price of one kilowatt of the nodes' highest draw for a month."), .unit = Unit::moneyPerKilowattMonth, .minimum = 0, .group = Group::space}),
        field(&Colocation::pricePerRackUnitMonth, {.key = "price_per_rack_unit_month", .label = RT_TEXT("Price per rack unit"),
            .help = RT_TEXT("Net price of one rack unit for a month."), .unit = Unit::moneyPerRackUnitMonth, .minimum = 0, .group = Group::space}),
        field(&Colocation::rackUnits, {.key = "rack_units", .label = RT_TEXT("Rack units"),
            .help = RT_TEXT("Rack units of all nodes together."), .unit = Unit::rackUnit, .minimum = 0, .group = Group::space}),
    };
};

template <>
struct Fields<CoolingInput> {
    static constexpr auto table = std::tuple{
        field(&CoolingInput::kind, {.key = "kind", .label = RT_TEXT("Cooling"),
            .help = RT_TEXT("Counted by the PUE of the assumptions, or by the coefficient of performance of this room."), .group = Group::power, .structural = true}),
        field(&CoolingInput::cop, {.key = "cop", .label = RT_TEXT("Coefficient of performance"),
            .help = RT_TEXT("Heat that is moved per unit of electricity for cooling."), .minimum = 0, .maximum = 100, .group = Group::power, .aboveMinimum = true}),
    };
};

template <>
struct Fields<Purchase> {
    static constexpr auto table = std::tuple{
        field(&Purchase::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&Purchase::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What is bought.")}),
        field(&Purchase::month, {.key = "month", .label = RT_TEXT("Month"), .help = RT_TEXT("Month of the purchase; the nodes serve from the next one."),
            .unit = Unit::month, .minimum = 1, .maximum = 240, .required = true, .structural = true}),
        field(&Purchase::nodes, {.key = "nodes", .label = RT_TEXT("Nodes"), .help = RT_TEXT("Number of servers."), .unit = Unit::node, .minimum = 0, .maximum = 100000}),
        field(&Purchase::items, {.key = "items", .label = RT_TEXT("Purchases"), .help = ""}),
        field(&Purchase::residualValuePercent, {.key = "residual_value_percent", .label = RT_TEXT("Residual value"),
            .help = RT_TEXT("What the hardware can be sold for at the end, as share of its price."), .unit = Unit::percent, .minimum = 0, .maximum = 100}),
    };
};

template <>
struct Fields<Spares> {
    static constexpr auto table = std::tuple{
        field(&Spares::failurePercentPerYear, {.key = "failure_percent_per_year", .label = RT_TEXT("Failures per node"),
            .help = RT_TEXT("Repairs that a node needs in a year, in percent."), .unit = Unit::percentPerYear, .minimum = 0, .maximum = 1000, .group = Group::running}),
        field(&Spares::repairCost, {.key = "repair_cost", .label = RT_TEXT("Cost of a repair"), .help = RT_TEXT("Net cost of one repair with its part."),
            .unit = Unit::money, .minimum = 0, .group = Group::running}),
    };
};

template <>
struct Fields<Downtime> {
    static constexpr auto table = std::tuple{
        field(&Downtime::hoursPerYear, {.key = "hours_per_year", .label = RT_TEXT("Downtime"), .help = RT_TEXT("Hours a year in which the option does not work."),
            .unit = Unit::hourPerYear, .minimum = 0, .maximum = 8784, .group = Group::running}),
        field(&Downtime::costPerHour, {.key = "cost_per_hour", .label = RT_TEXT("Cost of an hour of downtime"), .help = RT_TEXT("What an hour without service costs the company."),
            .unit = Unit::moneyPerHour, .minimum = 0, .group = Group::running}),
    };
};

template <>
struct Fields<SupportTier> {
    static constexpr auto table = std::tuple{
        field(&SupportTier::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .structural = true}),
        field(&SupportTier::upTo, {.key = "up_to", .label = RT_TEXT("Up to"), .help = RT_TEXT("End of this part of the month's bill; empty: the rest."), .unit = Unit::money, .minimum = 0}),
        field(&SupportTier::percent, {.key = "percent", .label = RT_TEXT("Support plan"), .help = RT_TEXT("Share of this part of the bill."), .unit = Unit::percent,
            .minimum = 0, .maximum = 100, .required = true}),
    };
};

template <>
struct Fields<OnPremises> {
    static constexpr auto table = std::tuple{
        field(&OnPremises::nodes, {.key = "nodes", .label = RT_TEXT("Nodes"), .help = RT_TEXT("Number of servers."),
            .unit = Unit::node, .minimum = 1, .maximum = 100000, .group = Group::capacity}),
        field(&OnPremises::gpusPerNode, {.key = "gpus_per_node", .label = RT_TEXT("GPUs per node"),
            .help = RT_TEXT("GPUs in one server."), .unit = Unit::gpu, .minimum = 1, .maximum = 100000,
            .group = Group::capacity, .required = true, .unless = "configuration"}),
        field(&OnPremises::configuration, {.key = "configuration", .label = RT_TEXT("Configuration"), .help = ""}),
        field(&OnPremises::items, {.key = "items", .label = RT_TEXT("Purchases"), .help = ""}),
        field(&OnPremises::powerWPerNode, {.key = "power_w_per_node", .label = RT_TEXT("Power per node"), .help = "",
            .required = true, .unless = "configuration"}),
        field(&OnPremises::powered, {.key = "powered", .label = RT_TEXT("Switched on"),
            .help = RT_TEXT("Around the clock, or only in hours of demand."), .group = Group::power,
            .structural = true}),
        field(&OnPremises::usageCosts, {.key = "usage_costs", .label = RT_TEXT("Costs per hour of use"), .help = ""}),
        field(&OnPremises::maintenancePercentPerYear, {.key = "maintenance_percent_per_year",
            .label = RT_TEXT("Maintenance"), .help = RT_TEXT("Share of the hardware price per year."),
            .unit = Unit::percentPerYear, .minimum = 0, .maximum = 100, .group = Group::running}),
        field(&OnPremises::maintenanceFreeMonths, {.key = "maintenance_free_months",
            .label = RT_TEXT("Months without maintenance cost"),
            .help = RT_TEXT("Months covered by the price of the hardware, as by a warranty with service."),
            .unit = Unit::month, .minimum = 0, .maximum = 240, .group = Group::running, .structural = true}),
        field(&OnPremises::insurancePercentPerYear, {.key = "insurance_percent_per_year",
            .label = RT_TEXT("Insurance"), .help = RT_TEXT("Share of the hardware price per year."),
            .unit = Unit::percentPerYear, .minimum = 0, .maximum = 100, .group = Group::running}),
        field(&OnPremises::residualValuePercent, {.key = "residual_value_percent", .label = RT_TEXT("Residual value"),
            .help = RT_TEXT("What the hardware can be sold for at the end, as share of its price."),
            .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::residual}),
        field(&OnPremises::financing, {.key = "financing", .label = RT_TEXT("Financing"), .help = ""}),
        field(&OnPremises::licences, {.key = "licences", .label = RT_TEXT("Licences"), .help = ""}),
        field(&OnPremises::colocation, {.key = "colocation", .label = RT_TEXT("Colocation"), .help = ""}),
        field(&OnPremises::cooling, {.key = "cooling", .label = RT_TEXT("Cooling"), .help = ""}),
        field(&OnPremises::purchases, {.key = "purchases", .label = RT_TEXT("Later purchases"), .help = ""}),
        field(&OnPremises::spares, {.key = "spares", .label = RT_TEXT("Spares"), .help = ""}),
        field(&OnPremises::downtime, {.key = "downtime", .label = RT_TEXT("Downtime"), .help = ""}),
        field(&OnPremises::embodiedCo2Kg, {.key = "embodied_co2_kg", .label = RT_TEXT("Embodied CO₂ per node"),
            .help = RT_TEXT("Emissions of making one node."), .unit = Unit::kilogram, .minimum = 0, .group = Group::emissions}),
    };
};

template <>
struct Fields<CloudBase> {
    static constexpr auto table = std::tuple{
        field(&CloudBase::plan, {.key = "plan", .label = RT_TEXT("Plan of the base"),
            .help = RT_TEXT("Name of the plan; the base is paid in all hours."), .structural = true}),
        field(&CloudBase::instances, {.key = "instances", .label = RT_TEXT("Instances of the base"),
            .help = RT_TEXT("Instances paid in all hours, which serve first."), .unit = Unit::instance, .minimum = 1,
            .maximum = 100000, .group = Group::capacity}),
        field(&CloudBase::pricePerInstanceHour, {.key = "price_per_instance_hour",
            .label = RT_TEXT("Price of the base per instance-hour"),
            .help = RT_TEXT("Net price of one instance of the base per hour."), .unit = Unit::moneyPerInstanceHour,
            .minimum = 0, .group = Group::price, .required = true}),
        field(&CloudBase::upfront, {.key = "upfront", .label = RT_TEXT("Upfront payment of the base"),
            .help = RT_TEXT("Paid for the whole base at the start and at each renewal."), .unit = Unit::money,
            .minimum = 0, .group = Group::price}),
        field(&CloudBase::termMonths, {.key = "term_months", .label = RT_TEXT("Term of the base"),
            .help = RT_TEXT("Months after which the upfront payment falls due again."), .unit = Unit::month,
            .minimum = 1, .maximum = 240, .group = Group::price, .structural = true}),
    };
};

template <>
struct Fields<Cloud> {
    static constexpr auto table = std::tuple{
        field(&Cloud::gpusPerInstance, {.key = "gpus_per_instance", .label = RT_TEXT("GPUs per instance"),
            .help = RT_TEXT("GPUs that one rented instance holds."), .unit = Unit::gpu, .minimum = 1,
            .maximum = 100000, .group = Group::capacity, .required = true}),
        field(&Cloud::plan, {.key = "plan", .label = RT_TEXT("Plan"),
            .help = RT_TEXT("Reserved is paid in all hours, on demand and spot in hours of demand, unless stated."),
            .group = Group::price, .structural = true}),
        field(&Cloud::pricePerInstanceHour, {.key = "price_per_instance_hour",
            .label = RT_TEXT("Price per instance-hour"), .help = RT_TEXT("Net price of one instance per hour."),
            .unit = Unit::moneyPerInstanceHour, .minimum = 0, .group = Group::price}),
        field(&Cloud::pricePerInstanceMonth, {.key = "price_per_instance_month", .label = RT_TEXT("Price per instance-month"),
            .help = RT_TEXT("Net price of one instance for a month, used or not (dedicated)."), .unit = Unit::moneyPerInstanceMonth, .minimum = 0, .group = Group::price}),
        field(&Cloud::pricePerGpuSecond, {.key = "price_per_gpu_second", .label = RT_TEXT("Price per GPU-second"),
            .help = RT_TEXT("Net price of one busy second of a GPU (serverless)."), .unit = Unit::moneyPerGpuSecond, .minimum = 0, .group = Group::price}),
        field(&Cloud::coldStartsPerMonth, {.key = "cold_starts_per_month", .label = RT_TEXT("Cold starts"),
            .help = RT_TEXT("How often in a month an instance starts from nothing (serverless)."), .unit = Unit::monthlyCount, .minimum = 0, .group = Group::price}),
        field(&Cloud::coldStartSeconds, {.key = "cold_start_seconds", .label = RT_TEXT("Length of a cold start"),
            .help = RT_TEXT("Seconds until the started instance works; they are paid."), .unit = Unit::second, .minimum = 0, .group = Group::price}),
        field(&Cloud::billed, {.key = "billed", .label = RT_TEXT("Billed hours"),
            .help = RT_TEXT("Which hours are paid for."), .group = Group::price, .structural = true}),
        field(&Cloud::instances, {.key = "instances", .label = RT_TEXT("Instances"),
            .help = RT_TEXT("Instances at most; empty: as many as the highest demand needs."), .unit = Unit::instance,
            .minimum = 1, .maximum = 100000, .group = Group::capacity}),
        field(&Cloud::termMonths, {.key = "term_months", .label = RT_TEXT("Term"),
            .help = RT_TEXT("Months after which the upfront payment falls due again."), .unit = Unit::month,
            .minimum = 1, .maximum = 240, .group = Group::price, .structural = true}),
        field(&Cloud::upfront, {.key = "upfront", .label = RT_TEXT("Upfront payment"),
            .help = RT_TEXT("Paid for the whole option at the start and at each renewal."), .unit = Unit::money,
            .minimum = 0, .group = Group::price}),
        field(&Cloud::discountPercent, {.key = "discount_percent", .label = RT_TEXT("Discount"),
            .help = RT_TEXT("Reduction of the price of compute."), .unit = Unit::percent, .minimum = 0,
            .maximum = 100, .group = Group::price}),
        field(&Cloud::priceChangePercentPerYear, {.key = "price_change_percent_per_year",
            .label = RT_TEXT("Change of price"),
            .help = RT_TEXT("Change of the price of compute from one year of use to the next."),
            .unit = Unit::percentPerYear, .minimum = -100, .maximum = 100, .group = Group::price,
            .aboveMinimum = true}),
        field(&Cloud::repeatedWorkPercent, {.key = "repeated_work_percent", .label = RT_TEXT("Repeated work"),
            .help = RT_TEXT("Compute that is paid again because instances were interrupted."), .unit = Unit::percent,
            .minimum = 0, .maximum = 1000, .group = Group::price}),
        field(&Cloud::storageGb, {.key = "storage_gb", .label = RT_TEXT("Storage"),
            .help = RT_TEXT("Data kept in the cloud."), .unit = Unit::gigabyte, .minimum = 0,
            .group = Group::storage}),
        field(&Cloud::storagePricePerGbMonth, {.key = "storage_price_per_gb_month", .label = RT_TEXT("Storage price"),
            .help = RT_TEXT("Net price of one gigabyte for a month."), .unit = Unit::moneyPerGigabyteMonth,
            .minimum = 0, .group = Group::storage}),
        field(&Cloud::egressGbPerMonth, {.key = "egress_gb_per_month", .label = RT_TEXT("Data transfer out"),
            .help = RT_TEXT("Data that leaves the cloud in a month."), .unit = Unit::gigabyte, .minimum = 0,
            .group = Group::storage}),
        field(&Cloud::egressPricePerGb, {.key = "egress_price_per_gb", .label = RT_TEXT("Price of data transfer"),
            .help = RT_TEXT("Net price of one gigabyte that leaves the cloud."), .unit = Unit::moneyPerGigabyte,
            .minimum = 0, .group = Group::storage}),
        field(&Cloud::supportPercent, {.key = "support_percent", .label = RT_TEXT("Support plan"),
            .help = RT_TEXT("Share of the month's compute, storage and data transfer."), .unit = Unit::percent,
            .minimum = 0, .maximum = 100, .group = Group::running}),
        field(&Cloud::supportTiers, {.key = "support_tiers", .label = RT_TEXT("Support tiers"), .help = ""}),
        field(&Cloud::base, {.key = "base", .label = RT_TEXT("Reserved base"), .help = ""}),
    };
};

template <>
struct Fields<ModelApi> {
    static constexpr auto table = std::tuple{
        field(&ModelApi::inputPricePerMillion, {.key = "input_price_per_million", .label = RT_TEXT("Price of input"),
            .help = RT_TEXT("Net price of a million input tokens."), .unit = Unit::moneyPerMillionTokens,
            .minimum = 0, .group = Group::price, .required = true}),
        field(&ModelApi::cachedInputPricePerMillion, {.key = "cached_input_price_per_million",
            .label = RT_TEXT("Price of cached input"),
            .help = RT_TEXT("Net price of a million input tokens read from the provider's cache."),
            .unit = Unit::moneyPerMillionTokens, .minimum = 0, .group = Group::price}),
        field(&ModelApi::outputPricePerMillion, {.key = "output_price_per_million",
            .label = RT_TEXT("Price of output"), .help = RT_TEXT("Net price of a million output tokens."),
            .unit = Unit::moneyPerMillionTokens, .minimum = 0, .group = Group::price, .required = true}),
        field(&ModelApi::batchSharePercent, {.key = "batch_share_percent", .label = RT_TEXT("Share in batches"),
            .help = RT_TEXT("Share of input and output that can wait and is billed at the batch price."),
            .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::price}),
        field(&ModelApi::batchInputPricePerMillion, {.key = "batch_input_price_per_million",
            .label = RT_TEXT("Batch price of input"), .help = RT_TEXT("Net price of a million input tokens in batches."),
            .unit = Unit::moneyPerMillionTokens, .minimum = 0, .group = Group::price}),
        field(&ModelApi::batchOutputPricePerMillion, {.key = "batch_output_price_per_million",
            .label = RT_TEXT("Batch price of output"),
            .help = RT_TEXT("Net price of a million output tokens in batches."), .unit = Unit::moneyPerMillionTokens,
            .minimum = 0, .group = Group::price}),
        field(&ModelApi::priceChangePercentPerYear, {.key = "price_change_percent_per_year",
            .label = RT_TEXT("Change of price"),
            .help = RT_TEXT("Change of the token prices from one year of use to the next."),
            .unit = Unit::percentPerYear, .minimum = -100, .maximum = 100, .group = Group::price,
            .aboveMinimum = true}),
    };
};

template <>
struct Fields<Hybrid> {
    static constexpr auto table = std::tuple{
        field(&Hybrid::own, {.key = "own", .label = RT_TEXT("Own servers"), .help = RT_TEXT("Id of the option whose servers take the base."),
            .group = Group::capacity, .required = true, .structural = true, .refersTo = Reference::ownOption}),
        field(&Hybrid::burst, {.key = "burst", .label = RT_TEXT("Rented peak"), .help = RT_TEXT("Id of the cloud option that takes the rest."),
            .group = Group::capacity, .required = true, .structural = true, .refersTo = Reference::cloudOption}),
        field(&Hybrid::ownNodes, {.key = "own_nodes", .label = RT_TEXT("Own nodes"), .help = RT_TEXT("A number, or “best” for the number that costs least."),
            .unit = Unit::node, .minimum = 0, .maximum = 100000, .group = Group::capacity}),
    };
};

template <>
struct Fields<Staged> {
    static constexpr auto table = std::tuple{
        field(&Staged::first, {.key = "first", .label = RT_TEXT("Rented first"), .help = RT_TEXT("Id of the cloud option of the first months."),
            .group = Group::capacity, .required = true, .structural = true, .refersTo = Reference::cloudOption}),
        field(&Staged::then, {.key = "then", .label = RT_TEXT("Bought later"), .help = RT_TEXT("Id of the option whose servers follow."),
            .group = Group::capacity, .required = true, .structural = true, .refersTo = Reference::ownOption}),
        field(&Staged::switchMonth, {.key = "switch_month", .label = RT_TEXT("First month of own servers"),
            .help = RT_TEXT("They are bought in the month before."), .unit = Unit::month, .minimum = 2, .maximum = 240, .group = Group::capacity,
            .required = true, .structural = true}),
    };
};

template <>
struct Fields<Option> {
    static constexpr auto table = std::tuple{
        field(&Option::id, {.key = "id", .label = RT_TEXT("Id"), .help = RT_TEXT("Short name used in addresses."),
            .required = true, .structural = true}),
        field(&Option::name, {.key = "name", .label = RT_TEXT("Name"),
            .help = RT_TEXT("Name of the option in tables, charts and documents.")}),
        field(&Option::currency, {.key = "currency", .label = RT_TEXT("Currency"),
            .help = RT_TEXT("Currency of the option's prices; empty: the project's."), .structural = true}),
        field(&Option::gpu, {.key = "gpu", .label = RT_TEXT("GPU"), .help = RT_TEXT("The GPU that this option offers."),
            .structural = true}),
        field(&Option::unitsPerGpuHour, {.key = "units_per_gpu_hour", .label = RT_TEXT("Work per GPU-hour"),
            .help = RT_TEXT("Units of work that one GPU of this option completes in an hour, per workload."),
            .unit = Unit::workPerGpuHour, .minimum = 0, .group = Group::work, .aboveMinimum = true}),
        field(&Option::staffFte, {.key = "staff_fte", .label = RT_TEXT("Staff"),
            .help = RT_TEXT("Full-time equivalents that operate this option."), .unit = Unit::fullTimeEquivalent,
            .minimum = 0, .maximum = 10000, .group = Group::running}),
        field(&Option::oneTimeCosts, {.key = "one_time_costs", .label = RT_TEXT("One-time costs"), .help = ""}),
        field(&Option::monthlyCosts, {.key = "monthly_costs", .label = RT_TEXT("Monthly costs"), .help = ""}),
        field(&Option::like, {.key = "like", .label = RT_TEXT("Like"),
            .help = RT_TEXT("Id of an option of the same kind from which everything comes that is not stated here."), .structural = true, .refersTo = Reference::sameKind}),
        field(&Option::co2KgPerGpuHour, {.key = "co2_kg_per_gpu_hour", .label = RT_TEXT("CO₂ per GPU-hour"),
            .help = RT_TEXT("Emissions of this option per GPU-hour used, beside its own electricity."),
            .unit = Unit::kilogramPerGpuHour, .minimum = 0, .maximum = 1000, .group = Group::emissions}),
    };
};

template <>
struct Fields<Provenance> {
    static constexpr auto table = std::tuple{
        field(&Provenance::source, {.key = "source", .label = RT_TEXT("Source"), .help = ""}),
        field(&Provenance::date, {.key = "date", .label = RT_TEXT("Date"), .help = ""}),
        field(&Provenance::confidence, {.key = "confidence", .label = RT_TEXT("Confidence"), .help = ""}),
        field(&Provenance::note, {.key = "note", .label = RT_TEXT("Note"), .help = ""}),
        field(&Provenance::uncertainty, {.key = "uncertainty", .label = RT_TEXT("Uncertainty"), .help = ""}),
    };
};

template <>
struct Fields<Scenario> {
    static constexpr auto table = std::tuple{
        field(&Scenario::id, {.key = "id", .label = RT_TEXT("Id"), .help = "", .required = true}),
        field(&Scenario::name, {.key = "name", .label = RT_TEXT("Name"), .help = ""}),
        field(&Scenario::changes, {.key = "changes", .label = RT_TEXT("Changes"), .help = "", .required = true}),
    };
};

template <>
struct Fields<Project> {
    static constexpr auto table = std::tuple{
        field(&Project::title, {.key = "title", .label = RT_TEXT("Title"), .help = RT_TEXT("Title of the project.")}),
        field(&Project::currency, {.key = "currency", .label = RT_TEXT("Currency"),
            .help = RT_TEXT("Currency of all results, as three letters."), .required = true, .structural = true}),
        field(&Project::start, {.key = "start", .label = RT_TEXT("Start"),
            .help = RT_TEXT("First month of use, as year and month (2027-01)."), .group = Group::period,
            .required = true, .structural = true}),
        field(&Project::horizonMonths, {.key = "horizon_months", .label = RT_TEXT("Horizon"),
            .help = RT_TEXT("Months over which the options are compared."), .unit = Unit::month, .minimum = 1,
            .maximum = 240, .group = Group::period, .required = true, .structural = true}),
        field(&Project::assumptions, {.key = "assumptions", .label = RT_TEXT("Assumptions"), .help = ""}),
        field(&Project::workloads, {.key = "workloads", .label = RT_TEXT("Workloads"), .help = ""}),
        field(&Project::options, {.key = "options", .label = RT_TEXT("Options"), .help = ""}),
        field(&Project::inputs, {.key = "inputs", .label = RT_TEXT("Sources"), .help = ""}),
        field(&Project::scenarios, {.key = "scenarios", .label = RT_TEXT("Scenarios"), .help = ""}),
        field(&Project::pinned, {.key = "pinned", .label = RT_TEXT("Pinned values"), .help = ""}),
        field(&Project::quote, {.key = "quote", .label = RT_TEXT("Quote"), .help = ""}),
    };
};

} // namespace racktally
