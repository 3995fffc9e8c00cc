// Cost items of rented instances (cost_model of the format: "Cloud"). To add one: one line with cost().
#include "core/cost/option_model.h"

namespace racktally {

namespace {

struct Instances {
    std::optional<Expr> limit;     // at most so many, if stated
    Expr paid;                     // mean over the hours, without those of the base
    std::optional<Expr> base;      // paid in all hours
};

Instances paidInstances(OptionBuilder& b, const Cloud& cloud) {
    const auto in = b.inputs(cloud);
    const Expr gpus = in(&Cloud::gpusPerInstance);
    Instances result;
    if (cloud.instances) result.limit = in(&Cloud::instances);
    b.serve(result.limit ? std::optional(b.once("capacity_gpus", Label::ours(RT_TEXT("GPUs available")), Unit::gpu, *result.limit * gpus)) : std::nullopt);
    if (cloud.base) result.base = in.inside(&Cloud::base)(&CloudBase::instances);
    const Label label = Label::ours(RT_TEXT("Instances paid on average"));
    if (cloud.isBilledAlways()) {
        const bool byMonth = b.shared.model.node(b.curve->peak().node).shape.time == Time::monthly;
        const int first = b.clock.offset + 1;
        const Expr highest = b.once("highest_gpus", Label::ours(RT_TEXT("Highest demand over the horizon")), Unit::gpu,
                                    byMonth ? maxTime(b.curve->peak(), first, b.clock.last) : maxTime(b.curve->peak(), yearOfUse(first), yearOfUse(b.clock.last)));
        result.paid = b.varying("paid_instances", label, Unit::instance, result.limit ? *result.limit : roundUp(highest / gpus));
        return result;
    }
    result.paid = b.varying("paid_instances", label, Unit::instance, b.curve->mean([&](const Layer& layer) {
        Expr occupied = roundUp(layer.gpus / gpus);
        if (result.limit) occupied = minimum(occupied, *result.limit);
        return result.base ? maximum(occupied - *result.base, b.constant(0)) : occupied;
    }));
    return result;
}

/// A payment at the start and, with a term, at each renewal.
void upfront(OptionBuilder& b, const std::string& name, Expr amount, std::optional<int> termMonths) {
    b.cost(Category::compute, name, Label::ours(RT_TEXT("Upfront payment")), amount, Months::start());
    if (termMonths && *termMonths < b.clock.length())
        b.cost(Category::compute, name + "_renewal", Label::ours(RT_TEXT("Renewal of the upfront payment")), amount, {*termMonths + 1, b.clock.length(), *termMonths});
}

/// Compute at the price that is stated, and the GPU-hours that are paid for.
Expr compute(OptionBuilder& b, const Cloud& cloud, Expr factor) {
    const auto in = b.inputs(cloud);
    const Expr hours = b.shared.hoursPerMonth, gpus = in(&Cloud::gpusPerInstance);
    const Label label = Label::ours(RT_TEXT("Compute"));
    const Label available = Label::ours(RT_TEXT("GPU-hours available"));
    if (cloud.pricePerGpuSecond) {
        b.serve(cloud.instances ? std::optional(b.once("capacity_gpus", Label::ours(RT_TEXT("GPUs available")), Unit::gpu, in(&Cloud::instances) * gpus)) : std::nullopt);
        const Expr seconds = b.constant(3600, Unit::secondPerHour);
        const Expr cold = b.monthly("cold_start_gpu_hours", Label::ours(RT_TEXT("GPU-hours of cold starts")), Unit::gpuHour,
                                    in(&Cloud::coldStartsPerMonth) * in(&Cloud::coldStartSeconds) * gpus / seconds);
        b.part.capacity = b.monthly("gpu_hours_capacity", available, Unit::gpuHour, *b.part.used + cold);
        return b.cost(Category::compute, "compute", label, (*b.part.used + cold) * seconds * in(&Cloud::pricePerGpuSecond) * factor);
    }
    const Instances instances = paidInstances(b, cloud);
    const Expr paidAll = instances.base ? instances.paid + *instances.base : instances.paid;
    b.part.capacity = b.monthly("gpu_hours_capacity", available, Unit::gpuHour, paidAll * gpus * hours);
    if (cloud.pricePerInstanceMonth) return b.cost(Category::compute, "compute", label, instances.paid * in(&Cloud::pricePerInstanceMonth) * factor);
    Expr sum = b.cost(Category::compute, "compute", label, instances.paid * hours * in(&Cloud::pricePerInstanceHour) * factor);
    if (cloud.base) {
        const auto base = in.inside(&Cloud::base);
        sum = sum + b.cost(Category::compute, "compute_base", Label::ours(RT_TEXT("Compute of the base")), *instances.base * hours * base(&CloudBase::pricePerInstanceHour) * factor);
        upfront(b, "upfront_base", base(&CloudBase::upfront), cloud.base->termMonths);
    }
    return sum;
}

/// Support as a percentage of the bill, or tier by tier: each percentage acts on its own part of the bill.
Expr support(const OptionBuilder& b, const Cloud& cloud, Expr bill) {
    if (cloud.supportTiers.empty()) return percent(b.inputs(cloud)(&Cloud::supportPercent)) * bill;
    std::optional<Expr> sum;
    Expr from = b.constant(0, Unit::money);
    for (const SupportTier& tier : cloud.supportTiers) {
        const auto in = b.lineInputs("support_tiers", tier);
        Expr part = bill;
        if (tier.upTo) {
            const Expr to = in(&SupportTier::upTo) * b.shared.vatFactor;
            part = maximum(b.constant(0), minimum(bill, to) - from);
            from = to;
        } else {
            part = maximum(b.constant(0), bill - from);
        }
        const Expr amount = percent(in(&SupportTier::percent)) * part;
        sum = sum ? *sum + amount : amount;
    }
    return *sum;
}

} // namespace

void buildKind(OptionBuilder& b, const Cloud& cloud) {
    const auto in = b.inputs(cloud);
    const Expr step = b.yearlyStep("price_step", Label::ours(RT_TEXT("Step of the price")), in(&Cloud::priceChangePercentPerYear));
    const Expr factor = b.varying("price_factor", Label::ours(RT_TEXT("Discount, price step and repeated work")), Unit::none,
                                  (1.0 - percent(in(&Cloud::discountPercent))) * step * (1.0 + percent(in(&Cloud::repeatedWorkPercent))));
    Expr bill = compute(b, cloud, factor);
    upfront(b, "upfront", in(&Cloud::upfront), cloud.termMonths);
    bill = bill + b.cost(Category::storage, "storage", Label::ours(RT_TEXT("Storage")), in(&Cloud::storageGb) * in(&Cloud::storagePricePerGbMonth));
    bill = bill + b.cost(Category::dataTransfer, "data_transfer", Label::ours(RT_TEXT("Data transfer")), in(&Cloud::egressGbPerMonth) * in(&Cloud::egressPricePerGb));
    b.costWithVat(Category::support, "support", Label::ours(RT_TEXT("Support plan")), support(b, cloud, bill));
    b.commonCosts();
}

} // namespace racktally
