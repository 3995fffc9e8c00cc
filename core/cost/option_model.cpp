#include "core/cost/option_model.h"

#include <algorithm>

namespace racktally {

SharedModel makeSharedModel(Model& model, const Project& project, const Demands& demands, Expr hoursPerMonth) {
    const FieldInputs<Assumptions> in(model, project.assumptions, "assumptions");
    const auto vat = in.inside(&Assumptions::vat);
    const Expr vatFactor = model.once(
        {"", "vat_factor", Label::ours(RT_TEXT("Factor for VAT that is not recovered")), Unit::none},
        1.0 + percent(vat(&Vat::ratePercent)) * (1.0 - percent(vat(&Vat::recoverablePercent))));
    const Expr months = model.constant(12, Unit::monthPerYear);
    const Expr discount = model.monthly({"", "discount_factor", Label::ours(RT_TEXT("Discount factor")), Unit::none},
                                        power(1.0 + percent(in(&Assumptions::discountRatePercent)), -(model.month() / months)),
                                        Months::all());
    return {model, project, demands, in, hoursPerMonth, vatFactor, discount};
}

namespace {

std::optional<ForeignCurrency> foreignCurrency(const SharedModel& shared, const Option& option) {
    const std::string code(shared.project.currencyOf(option));
    if (code == shared.project.currency) return std::nullopt;
    return ForeignCurrency{code, shared.assumptions(&Assumptions::exchangeRates, code)};
}

} // namespace

OptionBuilder::OptionBuilder(const SharedModel& sharedModel, const Option& ofOption)
    : shared(sharedModel), option(ofOption), foreign(foreignCurrency(sharedModel, ofOption)),
      common(sharedModel.model, ofOption, "options." + ofOption.id, foreign) {
    result.purchasePrice = constant(0, Unit::money);
}

Expr OptionBuilder::costWithVat(Category category, std::string name, Label label, Expr amount, Months months) {
    const Expr quantity = shared.model.monthly({option.id, std::move(name), std::move(label), Unit::money, category}, amount, months);
    items.push_back({category, quantity, category == Category::residualValue});
    return quantity;
}

Expr OptionBuilder::cost(Category category, std::string name, Label label, Expr net, Months months) {
    return costWithVat(category, std::move(name), std::move(label), bearsVat(category) ? net * shared.vatFactor : net, months);
}

Expr OptionBuilder::once(std::string name, Label label, Unit unit, Expr value) const {
    return shared.model.once({option.id, std::move(name), std::move(label), unit}, value);
}

Expr OptionBuilder::yearly(std::string name, Label label, Unit unit, Expr value) const {
    return shared.model.yearly({option.id, std::move(name), std::move(label), unit}, value);
}

Expr OptionBuilder::monthly(std::string name, Label label, Unit unit, Expr value, Months months) const {
    return shared.model.monthly({option.id, std::move(name), std::move(label), unit}, value, months);
}

Expr OptionBuilder::yearlyStep(std::string name, Label label, Expr changePercent) const {
    return yearly(std::move(name), std::move(label), Unit::none, power(1.0 + percent(changePercent), shared.model.yearOfUse()));
}

std::vector<std::optional<Expr>> OptionBuilder::speedFactors() const {
    std::vector<std::optional<Expr>> factors;
    for (const WorkloadDemand& demand : shared.demands.workloads()) {
        const Workload& workload = *demand.workload;
        if (!option.unitsPerGpuHour.contains(workload.id) || !workload.demand.unitsPerGpuHour) {
            factors.emplace_back();
            continue;
        }
        const FieldInputs<Demand> in(shared.model, workload.demand, "workloads." + workload.id + ".demand");
        factors.push_back(once(workload.id + ".gpu_factor",
                               Label::ours(RT_TEXT("GPUs of this option per GPU of the demand: %1"), nameOf(workload)), Unit::none,
                               in(&Demand::unitsPerGpuHour) / common(&Option::unitsPerGpuHour, workload.id)));
    }
    return factors;
}

void OptionBuilder::serve(std::optional<Expr> capacity) {
    m_factors = speedFactors();
    curve = shared.demands.seenBy(option.id, m_factors);
    result.peak = curve->peak();
    result.capacity = capacity;
    const Expr hours = shared.hoursPerMonth;
    const Expr served = yearly("served_gpus", Label::ours(RT_TEXT("GPUs busy on average")), Unit::gpu, curve->served(capacity));
    result.gpuHoursUsed = monthly("gpu_hours_used", Label::ours(RT_TEXT("GPU-hours used")), Unit::gpuHour, served * hours);
    const Expr wanted = yearly("wanted_gpus", Label::ours(RT_TEXT("GPUs wanted on average")), Unit::gpu, curve->served({}));
    result.gpuHoursUnserved = monthly("gpu_hours_unserved", Label::ours(RT_TEXT("GPU-hours not served")), Unit::gpuHour,
                                      capacity ? (wanted - served) * hours : constant(0, Unit::gpuHour));
    const auto& workloads = shared.demands.workloads();
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        const std::string id = workloads[i].workload->id;
        const std::string& name = nameOf(*workloads[i].workload);
        WorkloadResult own;
        const Expr gpus = yearly(id + ".served_gpus", Label::ours(RT_TEXT("GPUs busy on average: %1"), name), Unit::gpu,
                                 curve->servedOf(i, capacity));
        own.gpuHoursUsed = monthly(id + ".gpu_hours_used", Label::ours(RT_TEXT("GPU-hours used: %1"), name), Unit::gpuHour, gpus * hours);
        own.costWeight = own.gpuHoursUsed;
        const Expr demanded = m_factors[i] ? workloads[i].busyGpus * *m_factors[i] : workloads[i].busyGpus;
        const Expr none = constant(0), all = constant(1);
        own.servedShare = yearly(id + ".served_share", Label::ours(RT_TEXT("Share of the demand served: %1"), name), Unit::share,
                                 capacity ? select(lessOrEqual(demanded, none), all, gpus / demanded) : all);
        result.workloads.push_back(own);
    }
}

void OptionBuilder::commonCosts() {
    const SharedModel& s = shared;
    const Expr staffStep = yearlyStep("staff_step", Label::ours(RT_TEXT("Step of staff cost")), s.assumptions(&Assumptions::staffCostChangePercentPerYear));
    cost(Category::staff, "staff", Label::ours(RT_TEXT("Staff")),
         common(&Option::staffFte) * s.assumptions(&Assumptions::staffCostPerFteYear) / constant(12, Unit::monthPerYear) * staffStep);
    for (const MonthlyCost& line : option.monthlyCosts)
        cost(line.category, "monthly_costs." + line.id, Label::typed(line.text), lineInputs("monthly_costs", line)(&MonthlyCost::amount));
    for (const OneTimeCost& line : option.oneTimeCosts) {
        const int month = line.month.last ? s.model.horizon() : line.month.month;
        if (month > s.model.horizon()) continue;
        cost(line.category, "one_time_costs." + line.id, Label::typed(line.text),
             lineInputs("one_time_costs", line)(&OneTimeCost::amount), Months::only(month));
    }
}

void OptionBuilder::sumCosts() {
    Model& model = shared.model;
    std::optional<Expr> all, residual;
    for (std::size_t c = 0; c < categoryKeys.size(); ++c) {
        const auto category = static_cast<Category>(c);
        std::optional<Expr> sum;
        for (const CostItem& item : items)
            if (item.category == category) sum = sum ? *sum + item.quantity : item.quantity;
        if (!sum) continue;
        const std::string key(keyOf(category));
        const Expr month = model.monthly({option.id, "category." + key, Label::ours(EnumNames<Category>::labels[c]), Unit::money, category}, *sum, Months::all());
        const Expr total = model.once({option.id, "total." + key, Label::ours(EnumNames<Category>::labels[c]), Unit::money, category}, sumMonths(month));
        result.byCategoryPerMonth.emplace_back(category, month);
        result.byCategory.emplace_back(category, total);
        if (category == Category::residualValue) residual = month;
        all = all ? *all + month : month;
    }
    result.cost = monthly("cost", Label::ours(RT_TEXT("Cost")), Unit::money, *all, Months::all());
    const Expr none = constant(0, Unit::money);
    result.cumulative = model.recurrence({option.id, "cumulative_cost", Label::ours(RT_TEXT("Cumulative cost")), Unit::money}, none,
                                         [&](Expr before) { return before + result.cost; });
    result.cumulativeWithoutResidual = !residual ? result.cumulative
        : model.recurrence({option.id, "cumulative_cost_without_residual", Label::ours(RT_TEXT("Cumulative cost without residual value")), Unit::money},
                           none, [&](Expr before) { return before + (result.cost - *residual); });
    result.totalCost = once("total_cost", Label::ours(RT_TEXT("Total cost")), Unit::money, sumMonths(result.cost));
    const Expr present = monthly("present_value", Label::ours(RT_TEXT("Present value of the cost")), Unit::money,
                                 result.cost * shared.discountFactor, Months::all());
    result.netPresentCost = once("net_present_cost", Label::ours(RT_TEXT("Net present cost")), Unit::money, sumMonths(present));
}

void OptionBuilder::sumService() {
    const auto total = [&](std::string name, Label label, Unit unit, Expr quantity) {
        return once(std::move(name), std::move(label), unit, sumMonths(quantity));
    };
    const Expr none = constant(0);
    if (!result.gpuHoursUsed) {
        result.servedPercent = once("served_percent", Label::ours(RT_TEXT("Demand served")), Unit::percent, constant(100, Unit::percent));
        return;
    }
    const Expr used = total("total_gpu_hours_used", Label::ours(RT_TEXT("Sum of GPU-hours used")), Unit::gpuHour, *result.gpuHoursUsed);
    result.gpuHoursUsed = used;
    result.gpuHoursUnserved = total("total_gpu_hours_unserved", Label::ours(RT_TEXT("Sum of GPU-hours not served")), Unit::gpuHour, *result.gpuHoursUnserved);
    result.gpuHoursCapacity = total("total_gpu_hours_capacity", Label::ours(RT_TEXT("Sum of GPU-hours available")), Unit::gpuHour, *result.gpuHoursCapacity);
    const Expr hundred = constant(100, Unit::percent);
    const Expr notKnown = constant(unknown);
    result.utilizationPercent = once("utilization_percent", Label::ours(RT_TEXT("Utilisation")), Unit::percent,
                                     select(lessOrEqual(*result.gpuHoursCapacity, none), notKnown, hundred * used / *result.gpuHoursCapacity));
    result.costPerGpuHour = once("cost_per_gpu_hour", Label::ours(RT_TEXT("Cost per GPU-hour used")), Unit::moneyPerGpuHour,
                                 select(lessOrEqual(used, none), notKnown, result.totalCost / used));

    // Served and demanded in each demand's own GPUs, so that options with other GPUs compare.
    std::optional<Expr> served, demanded;
    const auto& workloads = shared.demands.workloads();
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        const Expr stated = workloads[i].busyGpus * shared.hoursPerMonth;
        const Expr done = *result.workloads[i].servedShare * stated;
        served = served ? *served + done : done;
        demanded = demanded ? *demanded + stated : stated;
    }
    if (!served) {
        result.servedPercent = once("served_percent", Label::ours(RT_TEXT("Demand served")), Unit::percent, hundred);
        return;
    }
    const Expr servedHours = total("total_served", Label::ours(RT_TEXT("Sum of demand served, in its own GPU-hours")), Unit::gpuHour,
                                   monthly("served", Label::ours(RT_TEXT("Demand served, in its own GPU-hours")), Unit::gpuHour, *served));
    const Expr demandHours = total("total_demand", Label::ours(RT_TEXT("Sum of demand, in its own GPU-hours")), Unit::gpuHour,
                                   monthly("demand", Label::ours(RT_TEXT("Demand, in its own GPU-hours")), Unit::gpuHour, *demanded));
    result.servedPercent = once("served_percent", Label::ours(RT_TEXT("Demand served")), Unit::percent,
                                select(lessOrEqual(demandHours, none), hundred, hundred * servedHours / demandHours));
}

void OptionBuilder::emissions() {
    std::optional<Expr> sum;
    if (result.energy) sum = *result.energy * shared.assumptions(&Assumptions::gridCo2GPerKwh) / constant(1000, Unit::gramPerKilogram);
    if (option.co2KgPerGpuHour && result.gpuHoursUsed) {
        const Expr stated = *result.gpuHoursUsed * common(&Option::co2KgPerGpuHour);
        sum = sum ? *sum + stated : stated;
    }
    if (sum) result.co2 = once("total_co2", Label::ours(RT_TEXT("Sum of CO₂")), Unit::kilogram, *sum);
}

void OptionBuilder::costPerWork() {
    const auto& workloads = shared.demands.workloads();
    const Expr none = constant(0), notKnown = constant(unknown);
    result.workloads.resize(workloads.size());
    std::optional<Expr> allWork;
    bool comparable = !workloads.empty();
    std::optional<Expr> allWeight;
    for (const WorkloadResult& own : result.workloads)
        if (own.costWeight) allWeight = allWeight ? *allWeight + *own.costWeight : *own.costWeight;
    if (allWeight)
        allWeight = once("total_cost_weight", Label::ours(RT_TEXT("What the workloads share the cost by")), Unit::none,
                         sumMonths(monthly("cost_weight", Label::ours(RT_TEXT("What the workloads share the cost by, per month")), Unit::none, *allWeight)));
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        WorkloadResult& own = result.workloads[i];
        const std::string id = workloads[i].workload->id;
        const std::string& name = nameOf(*workloads[i].workload);
        if (own.gpuHoursUsed)
            own.gpuHoursUsed = once(id + ".total_gpu_hours_used", Label::ours(RT_TEXT("Sum of GPU-hours used: %1"), name), Unit::gpuHour, sumMonths(*own.gpuHoursUsed));
        if (!own.costWeight) own.cost = notKnown;
        else if (workloads.size() == 1) own.cost = result.totalCost;
        else
            own.cost = once(id + ".cost", Label::ours(RT_TEXT("Share of the cost: %1"), name), Unit::money,
                            select(lessOrEqual(*allWeight, none), notKnown, result.totalCost *
                                   once(id + ".total_cost_weight", Label::ours(RT_TEXT("Share in what the cost is shared by: %1"), name), Unit::none, sumMonths(*own.costWeight)) / *allWeight));
        comparable = comparable && workloads[i].work && workloads[i].workload->demand.unit == workloads[0].workload->demand.unit;
        if (!workloads[i].work) continue;
        const Expr month = monthly(id + ".work_served", Label::ours(RT_TEXT("Completed work per month: %1"), name), Unit::work,
                                   own.servedShare ? *workloads[i].work * *own.servedShare : *workloads[i].work);
        own.completedWork = once(id + ".completed_work", Label::ours(RT_TEXT("Completed work: %1"), name), Unit::work, sumMonths(month));
        own.costPerUnit = once(id + ".cost_per_unit", Label::ours(RT_TEXT("Cost per unit of work: %1"), name), Unit::moneyPerWork,
                               select(lessOrEqual(*own.completedWork, none), notKnown, own.cost / *own.completedWork));
        allWork = allWork ? *allWork + *own.completedWork : *own.completedWork;
    }
    if (comparable)
        result.costPerUnit = once("cost_per_unit", Label::ours(RT_TEXT("Cost per unit of work")), Unit::moneyPerWork,
                                  select(lessOrEqual(*allWork, none), notKnown, result.totalCost / *allWork));
}

OptionModel OptionBuilder::finish() {
    commonCosts();
    sumCosts();
    sumService();
    emissions();
    costPerWork();
    return std::move(result);
}

OptionModel buildOption(const SharedModel& shared, const Option& option) {
    OptionBuilder builder(shared, option);
    std::visit([&](const auto& kind) { buildKind(builder, kind); }, option.kind);
    return builder.finish();
}

} // namespace racktally
