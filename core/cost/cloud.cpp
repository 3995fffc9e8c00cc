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
        const Expr highest = b.once("highest_gpus", Label::ours(RT_TEXT("Highest demand over the horizon")), Unit::gpu, maxYears(b.curve->peak()));
        result.paid = b.yearly("paid_instances", label, Unit::instance, result.limit ? *result.limit : roundUp(highest / gpus));
        return result;
    }
    result.paid = b.yearly("paid_instances", label, Unit::instance, b.curve->mean([&](const Layer& layer) {
        Expr occupied = roundUp(layer.gpus / gpus);
        if (result.limit) occupied = minimum(occupied, *result.limit);
        return result.base ? maximum(occupied - *result.base, b.constant(0)) : occupied;
    }));
    return result;
}

/// A payment at the start and, with a term, at each renewal.
void upfront(OptionBuilder& b, const std::string& name, Expr amount, std::optional<int> termMonths) {
    b.cost(Category::compute, name, Label::ours(RT_TEXT("Upfront payment")), amount, Months::start());
    if (termMonths && *termMonths < b.shared.model.horizon())
        b.cost(Category::compute, name + "_renewal", Label::ours(RT_TEXT("Renewal of the upfront payment")), amount,
               {*termMonths + 1, b.shared.model.horizon(), *termMonths});
}

} // namespace

void buildKind(OptionBuilder& b, const Cloud& cloud) {
    const auto in = b.inputs(cloud);
    const Expr hours = b.shared.hoursPerMonth;
    const Instances instances = paidInstances(b, cloud);
    const Expr paidAll = instances.base ? instances.paid + *instances.base : instances.paid;
    b.result.gpuHoursCapacity = b.monthly("gpu_hours_capacity", Label::ours(RT_TEXT("GPU-hours available")), Unit::gpuHour, paidAll * in(&Cloud::gpusPerInstance) * hours);

    const Expr step = b.yearlyStep("price_step", Label::ours(RT_TEXT("Step of the price")), in(&Cloud::priceChangePercentPerYear));
    const Expr factor = b.yearly("price_factor", Label::ours(RT_TEXT("Discount, price step and repeated work")), Unit::none,
                                 (1.0 - percent(in(&Cloud::discountPercent))) * step * (1.0 + percent(in(&Cloud::repeatedWorkPercent))));
    Expr supported = b.cost(Category::compute, "compute", Label::ours(RT_TEXT("Compute")), instances.paid * hours * in(&Cloud::pricePerInstanceHour) * factor);
    if (cloud.base) {
        const auto base = in.inside(&Cloud::base);
        supported = supported + b.cost(Category::compute, "compute_base", Label::ours(RT_TEXT("Compute of the base")), *instances.base * hours * base(&CloudBase::pricePerInstanceHour) * factor);
        upfront(b, "upfront_base", base(&CloudBase::upfront), cloud.base->termMonths);
    }
    upfront(b, "upfront", in(&Cloud::upfront), cloud.termMonths);
    supported = supported + b.cost(Category::storage, "storage", Label::ours(RT_TEXT("Storage")), in(&Cloud::storageGb) * in(&Cloud::storagePricePerGbMonth));
    supported = supported + b.cost(Category::dataTransfer, "data_transfer", Label::ours(RT_TEXT("Data transfer")), in(&Cloud::egressGbPerMonth) * in(&Cloud::egressPricePerGb));
    b.costWithVat(Category::support, "support", Label::ours(RT_TEXT("Support plan")), percent(in(&Cloud::supportPercent)) * supported);
}

} // namespace racktally
