#include "core/cost/option_model.h"

#include <algorithm>

namespace racktally {

Months Clock::project(Months own) const {
    const int end = own.last > length() ? last : own.last + offset;
    return {own.first + offset, end, own.step};
}

namespace {

std::optional<ForeignCurrency> foreignCurrency(const SharedModel& shared, const Option& option) {
    const std::string code(shared.project.currencyOf(option));
    if (code == shared.project.currency) return std::nullopt;
    return ForeignCurrency{code, shared.assumptions(&Assumptions::exchangeRates, code)};
}

void addTo(std::optional<Expr>& sum, const std::optional<Expr>& more) {
    if (more) sum = sum ? *sum + *more : *more;
}

} // namespace

OptionBuilder::OptionBuilder(const SharedModel& sharedModel, const Option& ofOption, std::string ofScope, Clock ofClock, std::optional<Expr> nodes)
    : shared(sharedModel), option(ofOption), scope(std::move(ofScope)), clock(ofClock), foreign(foreignCurrency(sharedModel, ofOption)),
      common(sharedModel.model, ofOption, "options." + ofOption.id, foreign), ownedNodes(nodes) {}

Expr OptionBuilder::costWithVat(Category category, std::string name, Label label, Expr amount, Months months, bool deductible) {
    const Expr quantity = shared.model.monthly({scope, std::move(name), std::move(label), Unit::money, category}, amount, clock.project(months));
    part.items.push_back({category, quantity, deductible});
    return quantity;
}

Expr OptionBuilder::cost(Category category, std::string name, Label label, Expr net, Months months) {
    return costWithVat(category, std::move(name), std::move(label), bearsVat(category) ? net * shared.vatFactor : net, months);
}

Expr OptionBuilder::capitalCost(Category category, std::string name, Label label, Expr net, int month) {
    const Expr gross = net * shared.vatFactor;
    costWithVat(category, std::move(name), std::move(label), gross, Months::only(month), false);
    depreciable.emplace_back(month, gross);
    return gross;
}

Expr OptionBuilder::once(std::string name, Label label, Unit unit, Expr value) const {
    return shared.model.once({scope, std::move(name), std::move(label), unit}, value);
}

Expr OptionBuilder::monthly(std::string name, Label label, Unit unit, Expr value, Months months) const {
    return shared.model.monthly({scope, std::move(name), std::move(label), unit}, value, clock.project(months));
}

Expr OptionBuilder::varying(std::string name, Label label, Unit unit, Expr value) const {
    if (shared.model.node(value.node).shape.time == Time::monthly)
        return shared.model.monthly({scope, std::move(name), std::move(label), unit}, value, Months::all());
    return shared.model.yearly({scope, std::move(name), std::move(label), unit}, value);
}

Expr OptionBuilder::yearlyStep(std::string name, Label label, Expr changePercent) const {
    return varying(std::move(name), std::move(label), Unit::none, power(1.0 + percent(changePercent), shared.model.yearOfUse()));
}

Expr OptionBuilder::scaled(Expr amount, bool withNodes) const {
    if (!ownedNodes) return amount;
    return withNodes ? amount * *ownedNodes / *statedNodes : amount * less(constant(0), *ownedNodes);
}

std::vector<std::optional<Expr>> speedFactorsOf(const SharedModel& shared, const Option& option, const std::string& scope) {
    const FieldInputs<Option> common(shared.model, option, "options." + option.id);
    std::vector<std::optional<Expr>> factors;
    for (const WorkloadDemand& demand : shared.demands.workloads()) {
        const Workload& workload = *demand.workload;
        if (!option.unitsPerGpuHour.contains(workload.id) || !workload.demand.unitsPerGpuHour) {
            factors.emplace_back();
            continue;
        }
        const FieldInputs<Demand> in(shared.model, workload.demand, "workloads." + workload.id + ".demand");
        factors.push_back(shared.model.once({scope, workload.id + ".gpu_factor", Label::ours(RT_TEXT("GPUs of this option per GPU of the demand: %1"), nameOf(workload)), Unit::none},
                                            in(&Demand::unitsPerGpuHour) / common(&Option::unitsPerGpuHour, workload.id)));
    }
    return factors;
}

void OptionBuilder::serve(std::optional<Expr> capacity) {
    if (!curve) {
        speedFactors = speedFactorsOf(shared, option, scope);
        curve = shared.demands.seenBy(scope, speedFactors);
    }
    const Expr hours = shared.hoursPerMonth;
    if (capacity) part.checks.push_back({option.id, curve->peak(), *capacity, clock.offset + 1, clock.last});
    const Expr served = varying("served_gpus", Label::ours(RT_TEXT("GPUs busy on average")), Unit::gpu, curve->served(capacity));
    part.used = monthly("gpu_hours_used", Label::ours(RT_TEXT("GPU-hours used")), Unit::gpuHour, served * hours);
    const Expr wanted = varying("wanted_gpus", Label::ours(RT_TEXT("GPUs wanted on average")), Unit::gpu, curve->served({}));
    part.unserved = monthly("gpu_hours_unserved", Label::ours(RT_TEXT("GPU-hours not served")), Unit::gpuHour,
                            capacity ? (wanted - served) * hours : constant(0, Unit::gpuHour));
    const auto& workloads = shared.demands.workloads();
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        const std::string id = workloads[i].workload->id;
        const std::string& name = nameOf(*workloads[i].workload);
        WorkloadPart own;
        const Expr gpus = varying(id + ".served_gpus", Label::ours(RT_TEXT("GPUs busy on average: %1"), name), Unit::gpu, curve->servedOf(i, capacity));
        own.used = monthly(id + ".gpu_hours_used", Label::ours(RT_TEXT("GPU-hours used: %1"), name), Unit::gpuHour, gpus * hours);
        own.costWeight = own.used;
        own.served = speedFactors[i] ? monthly(id + ".served", Label::ours(RT_TEXT("Demand served, in its own GPU-hours: %1"), name), Unit::gpuHour, gpus / *speedFactors[i] * hours)
                                     : *own.used;
        part.workloads.push_back(own);
    }
}

void OptionBuilder::commonCosts() {
    const SharedModel& s = shared;
    const bool own = std::holds_alternative<OnPremises>(option.kind);
    const Expr staffStep = yearlyStep("staff_step", Label::ours(RT_TEXT("Step of staff cost")), s.assumptions(&Assumptions::staffCostChangePercentPerYear));
    cost(Category::staff, "staff", Label::ours(RT_TEXT("Staff")),
         scaled(common(&Option::staffFte), false) * s.assumptions(&Assumptions::staffCostPerFteYear) / constant(12, Unit::monthPerYear) * staffStep);
    for (const MonthlyCost& line : option.monthlyCosts)
        cost(line.category, "monthly_costs." + line.id, Label::typed(line.text),
             scaled(lineInputs("monthly_costs", line)(&MonthlyCost::amount), goesWithNodes(line.per, line.category)));
    for (const OneTimeCost& line : option.oneTimeCosts) {
        const int month = line.month.last ? clock.length() : line.month.month;
        if (month > clock.length()) continue;
        const std::string name = "one_time_costs." + line.id;
        const Expr amount = scaled(lineInputs("one_time_costs", line)(&OneTimeCost::amount), goesWithNodes(line.per, line.category));
        // Putting the servers in place belongs to what they cost, so it is written off with them.
        if (own && line.category == Category::installation && month == 0) capitalCost(line.category, name, Label::typed(line.text), amount, month);
        else cost(line.category, name, Label::typed(line.text), amount, Months::only(month));
    }
}

void OptionBuilder::absorb(Part other) {
    part.items.insert(part.items.end(), other.items.begin(), other.items.end());
    part.deductions.insert(part.deductions.end(), other.deductions.begin(), other.deductions.end());
    part.checks.insert(part.checks.end(), other.checks.begin(), other.checks.end());
    for (auto member : {&Part::capacity, &Part::used, &Part::unserved, &Part::energy, &Part::statedCo2, &Part::embodiedCo2, &Part::purchasePrice, &Part::ownNodes})
        addTo(part.*member, other.*member);
    part.workloads.resize(std::max(part.workloads.size(), other.workloads.size()));
    for (std::size_t i = 0; i < other.workloads.size(); ++i)
        for (auto member : {&WorkloadPart::used, &WorkloadPart::served, &WorkloadPart::costWeight}) addTo(part.workloads[i].*member, other.workloads[i].*member);
    part.financingBeyondHorizon = part.financingBeyondHorizon || other.financingBeyondHorizon;
}

void OptionBuilder::tax() {
    if (!shared.taxRate) return;
    std::optional<Expr> profit;
    for (const CostItem& item : part.items)
        if (item.deductible) addTo(profit, item.quantity);
    for (const Expr deduction : part.deductions) addTo(profit, deduction);
    const Expr deductible = shared.model.monthly({scope, "deductible", Label::ours(RT_TEXT("Deductible costs, interest and depreciation")), Unit::money}, *profit, Months::all());
    const Expr quantity = shared.model.monthly({scope, "tax", Label::ours(RT_TEXT("Change in income tax")), Unit::money, Category::tax}, -(*shared.taxRate * deductible), Months::all());
    part.items.push_back({Category::tax, quantity, false});
}

void OptionBuilder::sumCosts() {
    Model& model = shared.model;
    const auto wholeMonths = [&](std::string name, Label label, Expr value) {
        return model.monthly({scope, std::move(name), std::move(label), Unit::money}, value, Months::all());
    };
    std::optional<Expr> all, residual;
    for (std::size_t c = 0; c < categoryKeys.size(); ++c) {
        const auto category = static_cast<Category>(c);
        std::optional<Expr> sum;
        for (const CostItem& item : part.items)
            if (item.category == category) addTo(sum, item.quantity);
        if (!sum) continue;
        const std::string key(keyOf(category));
        const Label label = Label::ours(EnumNames<Category>::labels[c]);
        const Expr month = model.monthly({scope, "category." + key, label, Unit::money, category}, *sum, Months::all());
        m_result.byCategory.emplace_back(category, model.once({scope, "total." + key, label, Unit::money, category}, sumMonths(month)));
        if (category == Category::residualValue) residual = month;
        addTo(all, month);
    }
    m_result.cost = wholeMonths("cost", Label::ours(RT_TEXT("Cost")), *all);
    const Expr none = constant(0, Unit::money);
    const auto cumulated = [&](const char* name, const char* label, Expr value) {
        return model.recurrence({scope, name, Label::ours(label), Unit::money}, none, [&](Expr before) { return before + value; });
    };
    m_result.cumulative = cumulated("cumulative_cost", RT_TEXT("Cumulative cost"), m_result.cost);
    const Expr running = residual ? wholeMonths("cost_without_residual", Label::ours(RT_TEXT("Cost without residual value")), m_result.cost - *residual) : m_result.cost;
    m_result.cumulativeWithoutResidual = residual ? cumulated("cumulative_cost_without_residual", RT_TEXT("Cumulative cost without residual value"), running) : m_result.cumulative;
    m_result.totalCost = once("total_cost", Label::ours(RT_TEXT("Total cost")), Unit::money, sumMonths(m_result.cost));
    const Expr present = wholeMonths("present_value", Label::ours(RT_TEXT("Present value of the cost")), m_result.cost * shared.discountFactor);
    m_result.netPresentCost = once("net_present_cost", Label::ours(RT_TEXT("Net present cost")), Unit::money, sumMonths(present));
    m_result.cumulativePresentWithoutResidual = cumulated("cumulative_present_value", RT_TEXT("Cumulative present value without residual value"), running * shared.discountFactor);
}

void OptionBuilder::liquidity() {
    m_result.highestOutflow = once("highest_outflow", Label::ours(RT_TEXT("Largest cumulated outflow")), Unit::money, maxTime(m_result.cumulative));
    const Expr reached = shared.model.monthly({scope, "outflow_reached", Label::ours(RT_TEXT("Month with the largest cumulated outflow")), Unit::month},
        select(lessOrEqual(m_result.highestOutflow - 0.005, m_result.cumulative), shared.model.month(), constant(noCrossing)), Months::all());
    m_result.highestOutflowMonth = once("highest_outflow_month", Label::ours(RT_TEXT("First month with the largest cumulated outflow")), Unit::month, minMonths(reached));
}

void OptionBuilder::sumService() {
    const auto total = [&](std::string name, Label label, Unit unit, Expr perMonth) {
        const Expr quantity = shared.model.node(perMonth.node).op == Op::quantity
                                  ? perMonth : shared.model.monthly({scope, "sum." + name, label, unit}, perMonth, Months::all());
        return once(std::move(name), std::move(label), unit, sumMonths(quantity));
    };
    const Expr none = constant(0), hundred = constant(100, Unit::percent), notKnown = constant(unknown);
    const auto allServed = [&] { m_result.servedPercent = once("served_percent", Label::ours(RT_TEXT("Demand served")), Unit::percent, hundred); };
    if (!part.used) return allServed();
    const Expr used = total("total_gpu_hours_used", Label::ours(RT_TEXT("Sum of GPU-hours used")), Unit::gpuHour, *part.used);
    m_result.gpuHoursUsed = used;
    m_result.gpuHoursUnserved = total("total_gpu_hours_unserved", Label::ours(RT_TEXT("Sum of GPU-hours not served")), Unit::gpuHour, *part.unserved);
    m_result.gpuHoursCapacity = total("total_gpu_hours_capacity", Label::ours(RT_TEXT("Sum of GPU-hours available")), Unit::gpuHour, *part.capacity);
    m_result.utilizationPercent = once("utilization_percent", Label::ours(RT_TEXT("Utilisation")), Unit::percent,
                                       select(lessOrEqual(*m_result.gpuHoursCapacity, none), notKnown, hundred * used / *m_result.gpuHoursCapacity));
    m_result.costPerGpuHour = once("cost_per_gpu_hour", Label::ours(RT_TEXT("Cost per GPU-hour used")), Unit::moneyPerGpuHour,
                                   select(lessOrEqual(used, none), notKnown, m_result.totalCost / used));

    // Served and demanded in each demand's own GPUs, so that options with other GPUs compare.
    std::optional<Expr> served, demanded;
    const auto& workloads = shared.demands.workloads();
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        addTo(demanded, workloads[i].busyGpus * shared.hoursPerMonth);
        addTo(served, part.workloads[i].served);
    }
    if (!served) return allServed();
    const auto months = [&](const char* name, const char* label, Expr value) {
        return shared.model.monthly({scope, name, Label::ours(label), Unit::gpuHour}, value);
    };
    const Expr servedHours = total("total_served", Label::ours(RT_TEXT("Sum of demand served, in its own GPU-hours")), Unit::gpuHour,
                                   months("served", RT_TEXT("Demand served, in its own GPU-hours"), *served));
    const Expr demandHours = total("total_demand", Label::ours(RT_TEXT("Sum of demand, in its own GPU-hours")), Unit::gpuHour,
                                   months("demand", RT_TEXT("Demand, in its own GPU-hours"), *demanded));
    m_result.servedPercent = once("served_percent", Label::ours(RT_TEXT("Demand served")), Unit::percent,
                                  select(lessOrEqual(demandHours, none), hundred, hundred * servedHours / demandHours));
}

void OptionBuilder::emissions() {
    std::optional<Expr> sum;
    if (part.energy) {
        const Expr energy = shared.model.monthly({scope, "energy_of_all", Label::ours(RT_TEXT("Energy with cooling")), Unit::kilowattHour}, *part.energy, Months::all());
        m_result.energy = once("total_energy", Label::ours(RT_TEXT("Sum of energy with cooling")), Unit::kilowattHour, sumMonths(energy));
        sum = *m_result.energy * shared.assumptions(&Assumptions::gridCo2GPerKwh) / constant(1000, Unit::gramPerKilogram);
    }
    if (option.co2KgPerGpuHour && part.used && !part.statedCo2) part.statedCo2 = *part.used * common(&Option::co2KgPerGpuHour);
    if (part.statedCo2) {
        const Expr stated = shared.model.monthly({scope, "stated_co2", Label::ours(RT_TEXT("CO₂ stated per GPU-hour")), Unit::kilogram}, *part.statedCo2, Months::all());
        addTo(sum, sumMonths(stated));
    }
    addTo(sum, part.embodiedCo2);
    if (sum) m_result.co2 = once("total_co2", Label::ours(RT_TEXT("Sum of CO₂")), Unit::kilogram, *sum);
}

void OptionBuilder::costPerWork() {
    const auto& workloads = shared.demands.workloads();
    const Expr none = constant(0), all = constant(1), notKnown = constant(unknown);
    part.workloads.resize(workloads.size());
    m_result.workloads.resize(workloads.size());
    std::optional<Expr> allWork, allWeight;
    bool comparable = !workloads.empty();
    for (const WorkloadPart& own : part.workloads) addTo(allWeight, own.costWeight);
    const auto summed = [&](std::string name, Label label, Unit unit, Expr value) {
        const Expr quantity = shared.model.node(value.node).op == Op::quantity ? value : shared.model.monthly({scope, "sum." + name, label, unit}, value, Months::all());
        return once(std::move(name), std::move(label), unit, sumMonths(quantity));
    };
    if (allWeight) allWeight = summed("total_cost_weight", Label::ours(RT_TEXT("What the workloads share the cost by")), Unit::none, *allWeight);
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        const WorkloadPart& own = part.workloads[i];
        WorkloadResult& result = m_result.workloads[i];
        const std::string id = workloads[i].workload->id;
        const std::string& name = nameOf(*workloads[i].workload);
        if (own.used) result.gpuHoursUsed = summed(id + ".total_gpu_hours_used", Label::ours(RT_TEXT("Sum of GPU-hours used: %1"), name), Unit::gpuHour, *own.used);
        if (!own.costWeight) result.cost = notKnown;
        else if (workloads.size() == 1) result.cost = m_result.totalCost;
        else
            result.cost = once(id + ".cost", Label::ours(RT_TEXT("Share of the cost: %1"), name), Unit::money,
                               select(lessOrEqual(*allWeight, none), notKnown, m_result.totalCost *
                                      summed(id + ".total_cost_weight", Label::ours(RT_TEXT("Share in what the cost is shared by: %1"), name), Unit::none, *own.costWeight) / *allWeight));
        comparable = comparable && workloads[i].work && workloads[i].workload->demand.unit == workloads[0].workload->demand.unit;
        if (!workloads[i].work) continue;
        Expr work = *workloads[i].work;
        if (own.served) {
            const Expr wanted = workloads[i].busyGpus * shared.hoursPerMonth;
            const Expr share = shared.model.monthly({scope, id + ".served_share", Label::ours(RT_TEXT("Share of the demand served: %1"), name), Unit::share},
                                                    select(lessOrEqual(wanted, none), all, *own.served / wanted));
            work = work * share;
        }
        const Expr month = shared.model.monthly({scope, id + ".work_served", Label::ours(RT_TEXT("Completed work per month: %1"), name), Unit::work}, work);
        result.completedWork = once(id + ".completed_work", Label::ours(RT_TEXT("Completed work: %1"), name), Unit::work, sumMonths(month));
        result.costPerUnit = once(id + ".cost_per_unit", Label::ours(RT_TEXT("Cost per unit of work: %1"), name), Unit::moneyPerWork,
                                  select(lessOrEqual(*result.completedWork, none), notKnown, result.cost / *result.completedWork));
        addTo(allWork, result.completedWork);
    }
    if (!comparable) return;
    m_result.costPerUnit = once("cost_per_unit", Label::ours(RT_TEXT("Cost per unit of work")), Unit::moneyPerWork,
                                select(lessOrEqual(*allWork, none), notKnown, m_result.totalCost / *allWork));
    if (m_result.energy)
        m_result.energyPerUnit = once("energy_per_unit", Label::ours(RT_TEXT("Energy per unit of work")), Unit::kilowattHour,
                                      select(lessOrEqual(*allWork, none), notKnown, *m_result.energy / *allWork));
}

OptionModel OptionBuilder::finish() {
    tax();
    sumCosts();
    liquidity();
    sumService();
    emissions();
    costPerWork();
    m_result.purchasePrice = part.purchasePrice ? *part.purchasePrice : constant(0, Unit::money);
    m_result.ownNodes = part.ownNodes;
    m_result.checks = part.checks;
    m_result.financingBeyondHorizon = part.financingBeyondHorizon;
    return std::move(m_result);
}

OptionModel buildOption(const SharedModel& shared, const Option& option) {
    OptionBuilder builder(shared, option, option.id, {0, shared.model.horizon()});
    std::visit([&](const auto& kind) { buildKind(builder, kind); }, option.kind);
    return builder.finish();
}

} // namespace racktally
