// Embeddings, vision, rendering, virtual desktops and simulation: each with its own limits.
#include "core/sizing/other_work.h"
#include "core/sizing/sizer.h"
#include "core/sizing/training.h"

#include <algorithm>
#include <fmt/format.h>

namespace racktally {

namespace {

constexpr double gigaByte = 1e9;
constexpr std::initializer_list<int> severalServers{2, 4, 8};
constexpr double embeddingUtilization = 0.35;              // of the peak rate: forward passes over batches
constexpr double measuredLow = 85, measuredHigh = 115, estimatedLow = 50, estimatedHigh = 150;

Band around(double typical, bool measured) { return {typical * (measured ? measuredLow : estimatedLow) / 100, typical, typical * (measured ? measuredHigh : estimatedHigh) / 100}; }

/// Independent work on cards: a rate of one card, a need in the same unit, memory that has to be on each card.
struct CardWork {
    std::optional<Expr> perSecond;         // of one GPU
    Expr needed;                           // per second
    Expr memory;                           // bytes on each card
    bool measured = true;
    double loadLimit = 1;                  // share of a card's rate that is planned with
};

/// Adds the candidate; gives it back for what else is to be said.
GpuCandidate& addCards(Sizer& sizer, const SizingScope& scope, const Gpu& gpu, const ServerForGpus& form, int servers, const CardWork& work) {
    GpuCandidate c = sizer.candidateOf(gpu, form, servers);
    c.scope = scope.scope;
    c.placement = {1, 1, c.gpus};
    const Expr gpus = scope.input("gpus", RT_TEXT("GPUs"), Unit::gpu, c.gpus);
    std::optional<Expr> rate, load;
    if (work.perSecond) {
        rate = scope.quantity("rate", RT_TEXT("Work per second of the form"), Unit::perSecond, rateOfCards(*work.perSecond, gpus));
        load = scope.quantity("load", RT_TEXT("Load of the form"), Unit::share, work.needed / *rate);
    }
    const auto power = addPower(scope, sizer.inputsOf(gpu), gpus);
    sizer.compute();
    c.usable = gpu.usableGib;
    c.needed = sizer.inGib(work.memory);
    c.weights = c.needed;
    c.cache = c.runtime = c.reserve = 0;
    c.free = *c.usable - *c.needed;
    c.fits = *c.free >= 0;
    if (power) c.powerW = sizer.figure(*power);
    if (rate) {
        c.together = around(sizer.at(*rate), work.measured);
        c.unitsPerGpuHour = around(sizer.at(*work.perSecond) * 3600, work.measured);
        c.utilizationPercent = sizer.at(*load) * 100;
        c.meetsTargets = c.fits && sizer.at(*load) <= work.loadLimit;
        if (c.powerW && c.unitsPerGpuHour->typical > 0) c.energyPerUnitWh = *c.powerW / c.gpus / c.unitsPerGpuHour->typical;
        if (!work.measured) sizer.tell(c.findings, Severity::warning, Rule::sizingEstimatedSpeed, {}, {}, Unit::none, {gpu.name});
    } else {
        sizer.tell(c.findings, Severity::warning, Rule::sizingSpeedUnknown, {}, {}, Unit::none, {gpu.name});
    }
    if (!c.fits) sizer.tell(c.findings, Severity::error, Rule::sizingMemoryShort, c.needed, c.usable, Unit::gibibyte);
    sizer.result.candidates.push_back(std::move(c));
    return sizer.result.candidates.back();
}

void describe(Sizer& sizer, Expr memory) {
    WorkloadSizing& r = sizer.result;
    sizer.compute();
    r.weights = r.cache = r.activations = r.runtime = 0;
    r.total = sizer.inGib(memory);
}

/// The GPU that a measurement names; a finding where the catalogue does not have it.
const Gpu* measuredOn(Sizer& sizer, const std::string& name) {
    const Gpu* gpu = sizer.catalog.find<Gpu>(name);
    if (!gpu) name.empty() ? sizer.tellMissing("measured_gpu") : sizer.tellUnknown("measured_gpu", name);
    return gpu;
}

/// Hours in which work with a deadline is done, and whether that is in time.
void judgeDeadline(Sizer& sizer, GpuCandidate& c, double deadline) {
    if (!c.utilizationPercent) return;
    const double typical = *c.utilizationPercent / 100 * deadline;
    c.hours = Band{typical / c.together->high * c.together->typical, typical, typical / c.together->low * c.together->typical};
    if (!c.fits) return;
    if (c.meetsTargets) sizer.tell(c.findings, Severity::note, Rule::sizingFinished, deadline, typical, Unit::hour);
    else sizer.tell(c.findings, Severity::error, Rule::sizingDeadline, deadline, typical, Unit::hour);
}

} // namespace

void sizeEmbedding(Sizer& sizer, const Embedding& work) {
    const auto model = modelFor(sizer);
    if (!model) return;
    const WeightFormat& format = formatOf(work.precision, *model);
    const ModelFormulas formulas(sizer.common, *model, sizer.addressOf(work, *model), format, *cacheFormat("bf16"));
    const FieldInputs<Embedding> in = sizer.inputsOf(work);
    const Expr needed = sizer.common.quantity("documents_per_second", RT_TEXT("Documents per second"), Unit::perSecond, in(&Embedding::documentsPerDay) / (in(&Embedding::deadlineHours) * 3600.0));
    const Expr memory = sizer.common.quantity("memory", RT_TEXT("Memory needed on one GPU"), Unit::byte, formulas.weights + 3 * gigaByte);
    const Expr utilization = sizer.common.input("utilization", RT_TEXT("Model FLOP utilisation"), Unit::share, embeddingUtilization);
    sizer.forEachForm(severalServers, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        const FieldInputs<Gpu> card = sizer.inputsOf(gpu);
        CardWork cards{{}, needed, memory, gpu.bf16Measured.has_value(), 1};
        if (const auto rate = trainingRate(scope, card, format))
            cards.perSecond = scope.quantity("documents_per_second", RT_TEXT("Documents per second of one GPU"), Unit::perSecond, utilization * *rate / (2.0 * formulas.decodeParameters * in(&Embedding::tokensPerDocument)));
        judgeDeadline(sizer, addCards(sizer, scope, gpu, form, servers, cards), work.deadlineHours);
    });
    describe(sizer, memory);
    sizer.result.parameters = sizer.figure(formulas.parameters);
    sizer.result.activeParameters = sizer.figure(formulas.activeParameters);
    sizer.result.weights = sizer.inGib(formulas.weights);
}

void sizeVision(Sizer& sizer, const Vision& work) {
    const auto& rates = sizer.catalog.all<WorkRate>();
    const FieldInputs<Vision> in = sizer.inputsOf(work);
    if (!work.imagesPerSecond && !work.cameras) {
        sizer.tellMissing("images_per_second");
        return;
    }
    // The rate of one GPU: stated, or the first that somebody measured with this network.
    const Gpu* reference = nullptr;
    std::optional<Expr> referenceRate;
    if (work.measuredRate) {
        reference = measuredOn(sizer, work.measuredGpu);
        if (!reference) return;
        referenceRate = in(&Vision::measuredRate);
    } else {
        for (const WorkRate& rate : rates) {
            if (rate.task != work.network || rate.retired) continue;
            reference = sizer.catalog.find<Gpu>(rate.gpu);
            if (!reference) continue;
            referenceRate = FieldInputs<WorkRate>(sizer.model(), rate, "work_rate/" + rate.name)(&WorkRate::perSecond);
            break;
        }
        if (!reference) {
            sizer.tellUnknown("network", work.network);
            return;
        }
    }
    const Expr needed = sizer.common.quantity("images_per_second", RT_TEXT("Images per second needed"), Unit::perSecond, work.imagesPerSecond ? in(&Vision::imagesPerSecond) : in(&Vision::cameras) * in(&Vision::imagesPerCameraSecond));
    const Expr memory = sizer.common.quantity("memory", RT_TEXT("Memory needed on one GPU"), Unit::byte, in(&Vision::memoryGb) * gigaByte);
    sizer.forEachForm(severalServers, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        CardWork cards{{}, needed, memory, true, work.loadPercent / 100};
        if (const auto speed = relativeSpeed(scope, rates, work.network, gpu, *reference, &Gpu::bf16)) {
            cards.perSecond = scope.quantity("images_per_second", RT_TEXT("Images per second of one GPU"), Unit::perSecond, *referenceRate * speed->factor);
            cards.measured = speed->isMeasured;
        }
        GpuCandidate& c = addCards(sizer, scope, gpu, form, servers, cards);
        if (c.fits && c.together) {
            const double wanted = sizer.at(needed);
            if (c.meetsTargets) sizer.tell(c.findings, Severity::note, Rule::sizingSpeed, wanted, c.together->typical, Unit::perSecond);
            else sizer.tell(c.findings, Severity::error, Rule::sizingSlow, wanted / (work.loadPercent / 100), c.together->typical, Unit::perSecond);
        }
    });
    describe(sizer, memory);
}

void sizeRendering(Sizer& sizer, const Rendering& work) {
    const Gpu* reference = measuredOn(sizer, work.measuredGpu);
    if (!reference) return;
    const FieldInputs<Rendering> in = sizer.inputsOf(work);
    const Expr needed = sizer.common.quantity("frames_per_second", RT_TEXT("Frames per second needed"), Unit::perSecond, in(&Rendering::framesPerMonth) / (in(&Rendering::deadlineHours) * 3600.0));
    const Expr memory = sizer.common.quantity("memory", RT_TEXT("Memory needed on one GPU"), Unit::byte, in(&Rendering::sceneMemoryGb) * gigaByte);
    sizer.compute();
    const double scene = work.sceneMemoryGb * gigaByte / bytesPerGib;
    // Who renders on a card that is too small is told so whatever is recommended.
    if (reference->usableGib && scene > *reference->usableGib) sizer.tell(sizer.result.findings, Severity::warning, Rule::sizingSceneTooLarge, scene, reference->usableGib, Unit::gibibyte, {reference->name, "1"});
    sizer.forEachForm(severalServers, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        CardWork cards{{}, needed, memory, true, 1};
        if (const auto speed = relativeSpeed(scope, sizer.catalog.all<WorkRate>(), "blender", gpu, *reference, &Gpu::fp32)) {
            cards.perSecond = scope.quantity("frames_per_second", RT_TEXT("Frames per second of one GPU"), Unit::perSecond, speed->factor / (in(&Rendering::minutesPerFrame) * 60.0));
            cards.measured = speed->isMeasured;
        }
        GpuCandidate& c = addCards(sizer, scope, gpu, form, servers, cards);
        if (!c.fits) {
            // A second card does not help: each holds the scene whole.
            c.findings.clear();
            sizer.tell(c.findings, Severity::error, Rule::sizingSceneTooLarge, scene, c.usable, Unit::gibibyte, {gpu.name, std::to_string(c.gpus)});
        }
        if (gpu.rtCores == Answer::no) {
            c.meetsTargets = false;
            sizer.tell(c.findings, Severity::error, Rule::sizingNoRayTracing, {}, {}, Unit::none, {gpu.name});
        }
        judgeDeadline(sizer, c, work.deadlineHours);
    });
    describe(sizer, memory);
}

void sizeVdi(Sizer& sizer, const Vdi& work) {
    const FieldInputs<Vdi> in = sizer.inputsOf(work);
    const Expr desktops = sizer.common.quantity("desktops", RT_TEXT("Desktops logged on"), Unit::none, roundUp(in(&Vdi::users) * percent(in(&Vdi::concurrencyPercent))));
    const Expr memory = sizer.common.quantity("memory", RT_TEXT("Frame buffers of all desktops"), Unit::byte, desktops * in(&Vdi::frameBufferGb) * gigaByte);
    sizer.compute();
    const double wanted = sizer.at(desktops);
    sizer.forEachForm(severalServers, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        if (!gpu.memoryGb) return;
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        const FieldInputs<Gpu> card = sizer.inputsOf(gpu);
        const Expr gpus = scope.input("gpus", RT_TEXT("GPUs"), Unit::gpu, form.gpus * servers);
        const Expr each = scope.quantity("desktops_per_gpu", RT_TEXT("Desktops per GPU"), Unit::none, desktopsPerGpu(card(&Gpu::memoryGb), in(&Vdi::frameBufferGb)));
        const Expr room = scope.quantity("most_requests", RT_TEXT("Desktops at most"), Unit::none, gpus * each);
        const auto power = addPower(scope, card, gpus);
        sizer.compute();
        GpuCandidate c = sizer.candidateOf(gpu, form, servers);
        c.scope = scope.scope;
        c.placement = {1, 1, c.gpus};
        c.usable = gpu.usableGib;
        c.mostRequests = sizer.figure(room);
        const double onOne = std::min(sizer.at(each), std::ceil(wanted / c.gpus));
        c.cache = onOne * work.frameBufferGb * gigaByte / bytesPerGib;
        c.needed = c.cache;
        c.weights = c.runtime = c.reserve = 0;
        c.free = *c.usable - *c.cache;
        c.fits = *c.mostRequests >= 1;
        if (power) c.powerW = sizer.figure(*power);
        // Data-centre chips without graphics carry compute instances, not desktops.
        const bool drawsDesktops = gpu.vgpu == Answer::yes && gpu.rtCores != Answer::no;
        c.meetsTargets = c.fits && *c.mostRequests >= wanted && drawsDesktops;
        if (*c.mostRequests > 0) c.utilizationPercent = wanted / *c.mostRequests * 100;
        if (!drawsDesktops) sizer.tell(c.findings, Severity::error, Rule::sizingNoVgpu, {}, {}, Unit::none, {gpu.name});
        else if (*c.mostRequests >= wanted) sizer.tell(c.findings, Severity::note, Rule::sizingHeadroom, wanted, *c.mostRequests);
        else sizer.tell(c.findings, Severity::error, Rule::sizingSpread, wanted, *c.mostRequests);
        sizer.result.candidates.push_back(std::move(c));
    });
    describe(sizer, memory);
    sizer.tell(sizer.result.findings, Severity::note, Rule::sizingLicences, wanted, {}, Unit::none, {work.edition.empty() ? "NVIDIA vGPU" : work.edition});
}

void sizeSimulation(Sizer& sizer, const Simulation& work) {
    const FieldInputs<Simulation> in = sizer.inputsOf(work);
    std::optional<double> Gpu::* figure = work.arithmetic == Arithmetic::memory ? &Gpu::bandwidthGbS : work.arithmetic == Arithmetic::fp32 ? &Gpu::fp32 : &Gpu::fp64Tensor;
    const Gpu* reference = nullptr;
    if (!work.teraflopHoursPerMonth) {
        if (!work.measuredHoursPerMonth) {
            sizer.tellMissing("teraflop_hours_per_month");
            return;
        }
        reference = measuredOn(sizer, work.measuredGpu);
        if (!reference) return;
    }
    const auto rateOf = [&](const Gpu& gpu) -> std::optional<Expr> {
        const FieldInputs<Gpu> card = sizer.inputsOf(gpu);
        if (work.arithmetic == Arithmetic::fp64) {
            // Cards without matrix units for FP64 have the plain rate.
            const auto peak = gpu.fp64Tensor ? std::optional(card(&Gpu::fp64Tensor)) : gpu.fp64 ? std::optional(card(&Gpu::fp64)) : std::nullopt;
            if (!peak) return std::nullopt;
            return denseFp64(*peak, gpu.vendor == "AMD");
        }
        return gpu.*figure ? std::optional(card(figure)) : std::nullopt;
    };
    // Work of a month in units of the reference's hours, or in TFLOP-hours.
    Expr month;
    if (!reference) {
        month = in(&Simulation::teraflopHoursPerMonth);
    } else {
        const auto rate = rateOf(*reference);
        if (!rate) {
            sizer.tellUnknown("measured_gpu", reference->name);
            return;
        }
        month = in(&Simulation::measuredHoursPerMonth) * *rate;
    }
    const Expr needed = sizer.common.quantity("rate_needed", RT_TEXT("Rate needed"), Unit::teraOperations, month / in(&Simulation::deadlineHours));
    const Expr memory = sizer.common.quantity("memory", RT_TEXT("Memory needed"), Unit::byte, in(&Simulation::memoryGb) * gigaByte);
    sizer.forEachForm(severalServers, [&](const Gpu& gpu, const ServerForGpus& form, int servers) {
        const SizingScope scope = sizer.scopeOf(gpu, form.gpus * servers);
        const int gpus = form.gpus * servers;
        // A field that is divided over linked GPUs of one server lies on all of them.
        const Expr share = isLinked(gpu, form.gpus) ? memory / static_cast<double>(form.gpus) : memory;
        const auto rate = rateOf(gpu);
        CardWork cards{{}, needed, share, true, 1};
        if (rate) cards.perSecond = scope.quantity("rate_per_gpu", RT_TEXT("Rate of one GPU"), Unit::teraOperations, *rate);
        GpuCandidate& c = addCards(sizer, scope, gpu, form, servers, cards);
        // Units are TFLOP-hours: a rate of one for an hour.
        if (c.unitsPerGpuHour) c.unitsPerGpuHour = Band{c.unitsPerGpuHour->low / 3600, c.unitsPerGpuHour->typical / 3600, c.unitsPerGpuHour->high / 3600};
        if (work.arithmetic == Arithmetic::fp64 && gpu.fp64 && gpu.fp32 && *gpu.fp64 * 8 < *gpu.fp32) {
            c.meetsTargets = false;
            sizer.tell(c.findings, Severity::error, Rule::sizingNoFp64, *gpu.fp32, gpu.fp64, Unit::teraOperations, {gpu.name});
        }
        if (gpus > 1 && isLinked(gpu, form.gpus) && servers == 1) sizer.tell(c.findings, Severity::note, Rule::sizingPooled, static_cast<double>(form.gpus), {}, Unit::gpu);
        judgeDeadline(sizer, c, work.deadlineHours);
    });
    describe(sizer, memory);
}

} // namespace racktally
