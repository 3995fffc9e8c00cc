#include "core/sizing/other_work.h"

#include <algorithm>

namespace racktally {

namespace {

constexpr double mostDesktops = 32;
constexpr double solverShare = 0.65, amdSolverShare = 0.36;
constexpr double platformShare = 0.3;
constexpr double loadOfGpu = 0.9;                          // of the power limit, while it works

const WorkRate* rateOf(const std::vector<WorkRate>& rates, std::string_view task, std::string_view gpu) {
    const auto place = std::find_if(rates.begin(), rates.end(), [&](const WorkRate& rate) { return !rate.retired && rate.task == task && rate.gpu == gpu; });
    return place == rates.end() ? nullptr : &*place;
}

} // namespace

Expr rateOfCards(Expr perSecond, Expr cards) { return perSecond * cards; }

Expr desktopsPerGpu(Expr memory, Expr frameBuffer) { return minimum(memory.model->constant(mostDesktops), roundDown(memory / frameBuffer)); }

Expr denseFp64(Expr peak, bool isAmd) { return peak * (isAmd ? amdSolverShare : solverShare); }

Expr wallPower(const FieldInputs<Gpu>& gpu, Expr gpus, Expr load) { return gpus * gpu(&Gpu::tdpW) * (load + platformShare); }

std::optional<Expr> addPower(const SizingScope& scope, const FieldInputs<Gpu>& gpu, Expr gpus) {
    if (!gpu.values().tdpW) return std::nullopt;
    return scope.quantity("power", RT_TEXT("Power at the wall"), Unit::watt, wallPower(gpu, gpus, scope.input("busy", RT_TEXT("Load while it works"), Unit::share, loadOfGpu)));
}

std::optional<RelativeSpeed> relativeSpeed(const SizingScope& scope, const std::vector<WorkRate>& rates, std::string_view task, const Gpu& gpu, const Gpu& reference, std::optional<double> Gpu::* figure) {
    Model& model = *scope.model;
    if (gpu.name == reference.name) return RelativeSpeed{model.constant(1), true};
    const WorkRate *own = rateOf(rates, task, gpu.name), *other = rateOf(rates, task, reference.name);
    if (own && other) {
        const FieldInputs<WorkRate> a(model, *own, "work_rate/" + own->name), b(model, *other, "work_rate/" + other->name);
        return RelativeSpeed{a(&WorkRate::perSecond) / b(&WorkRate::perSecond), true};
    }
    if (!(gpu.*figure) || !(reference.*figure)) return std::nullopt;
    const FieldInputs<Gpu> a(model, gpu, "gpu/" + gpu.name), b(model, reference, "gpu/" + reference.name);
    return RelativeSpeed{a(figure) / b(figure), false};
}

} // namespace racktally
