#include "core/sizing/sizing.h"

#include "core/catalog/model_config.h"
#include "core/catalog/prices.h"
#include "core/sizing/sizer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <tuple>

namespace racktally {

namespace {

// What a recommended form keeps: memory, and requests beyond those that are asked for.
constexpr double reserveShare = 0.05, fullestPercent = 91;

/// Means of a service against work that ends.
bool isService(const Workload& workload) {
    if (const auto* llm = std::get_if<LlmInference>(&workload.kind)) return llm->service == Service::interactive;
    if (const auto* rendering = std::get_if<Rendering>(&workload.kind)) return rendering->service == Service::interactive;
    return std::holds_alternative<Vision>(workload.kind) || std::holds_alternative<Vdi>(workload.kind);
}

} // namespace

bool isPreferred(const GpuCandidate& a, const GpuCandidate& b) {
    const auto rank = [](const GpuCandidate& c) {
        const double unknownPower = std::numeric_limits<double>::infinity();
        return std::tuple(!c.meetsTargets, c.rentOnly, !c.hasReserve, !c.fits, c.servers, c.gpus, c.powerW.value_or(unknownPower), -(c.together ? c.together->typical : 0.0));
    };
    return rank(a) < rank(b);
}

std::string_view keyOf(MemoryClass memoryClass) {
    static constexpr std::array<std::string_view, 3> keys{"up_to_40_gb", "from_40_to_100_gb", "above_100_gb"};
    return keys[static_cast<std::size_t>(memoryClass)];
}

std::string nameOf(const GpuCandidate& candidate) { return fmt::format("{} × {}", candidate.gpus, candidate.gpu); }

double hoursOfUse(const Demand& demand, double hoursPerMonth) {
    if (demand.hoursPerMonth) return *demand.hoursPerMonth;
    if (demand.utilizationPercent) return *demand.utilizationPercent / 100 * hoursPerMonth;
    double hours = 0;
    for (int hour = 0; hour < hoursPerWeek; ++hour)
        hours += demand.weekly.empty() ? isOn(demand.profile == Profile::unstated ? Profile::always : demand.profile, hour) : static_cast<std::size_t>(hour) < demand.weekly.size() && demand.weekly[static_cast<std::size_t>(hour)] > 0;
    return hours / hoursPerWeek * hoursPerMonth;
}

GpuCandidate Sizer::candidateOf(const Gpu& gpu, const ServerForGpus& form, int servers) const {
    GpuCandidate c;
    c.gpu = gpu.name;
    c.gpus = form.gpus * servers;
    c.servers = servers;
    c.rentOnly = form.server == nullptr;
    if (form.server) c.server = form.server->name;
    if (const auto price = priceOf(catalog, "gpu/" + gpu.name))
        if (const auto own = converted(catalog, *price, question.currency)) c.price = own->amount * c.gpus;
    return c;
}

const WeightFormat& formatOf(WeightPrecision precision, const LanguageModel& model) {
    const std::string_view stated = EnumNames<WeightPrecision>::names[static_cast<std::size_t>(precision)];
    const WeightFormat* format = weightFormat(stated.empty() ? std::string_view(model.precision) : stated);
    return format ? *format : *weightFormat("bf16");
}

Result<LanguageModel> modelOf(const Workload& workload, const Catalog& catalog) {
    Result<LanguageModel> result(Error{Reason::missing, "workloads." + workload.id + ".model"});
    std::visit(
        [&](const auto& work) {
            if constexpr (requires { work.architecture; }) {
                if (isDescribed(work)) {
                    result = architectureOf(work.architecture, "workloads." + workload.id + ".architecture");
                    if (result && result->name.empty()) result->name = work.model.empty() ? workload.id : work.model;
                    return;
                }
                if (work.model.empty()) return;
                // A model is also known by its name without the publisher's.
                for (const LanguageModel& model : catalog.all<LanguageModel>())
                    if (model.name == work.model || model.name.substr(model.name.find('/') + 1) == work.model) {
                        result = model;
                        return;
                    }
                result = Error{Reason::unknownPart, "workloads." + workload.id + ".model", work.model};
            }
        },
        workload.kind);
    return result;
}

std::optional<LanguageModel> modelFor(Sizer& sizer) {
    auto model = modelOf(sizer.workload, sizer.catalog);
    if (model) {
        Errors errors = checkArchitecture(*model, sizer.at("architecture"));
        if (errors.empty()) return std::move(*model);
        model = std::move(errors);
    }
    const Error& error = model.errors().front();
    const Rule rule = error.reason == Reason::missing && error.address.ends_with(".model") ? Rule::sizingInputMissing : Rule::sizingModelUnknown;
    Finding& finding = sizer.tell(sizer.result.findings, Severity::error, rule, {}, {}, Unit::none, {error.value.empty() ? error.address.substr(error.address.rfind('.') + 1) : error.value});
    finding.subject = error.address;
    return std::nullopt;
}

void recommend(Sizer& sizer) {
    WorkloadSizing& result = sizer.result;
    auto& candidates = result.candidates;
    for (GpuCandidate& c : candidates) {
        // Desktops have whole frame buffers, and no reserve beside them.
        const bool hasMemory = std::holds_alternative<Vdi>(sizer.workload.kind) || !c.free || !c.usable || *c.free >= reserveShare * *c.usable;
        const bool hasRoom = !std::holds_alternative<LlmInference>(sizer.workload.kind) || !c.utilizationPercent || *c.utilizationPercent <= fullestPercent;
        c.hasReserve = c.fits && hasMemory && hasRoom;
        if (c.fits && !hasMemory) sizer.tell(c.findings, Severity::warning, Rule::sizingMemoryTight, reserveShare * c.usable.value_or(0), c.free, Unit::gibibyte);
        if (c.rentOnly) sizer.tell(c.findings, Severity::note, Rule::sizingRentOnly, {}, {}, Unit::none, {nameOf(c)});
    }
    const auto best = [&](auto&& suits) -> std::optional<std::size_t> {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < candidates.size(); ++i)
            if (suits(candidates[i]) && (!found || isPreferred(candidates[i], candidates[*found]))) found = i;
        return found;
    };
    const auto known = [](const GpuCandidate& c) { return c.together.has_value() || c.hours.has_value() || c.mostRequests.has_value(); };
    result.recommended = best([&](const GpuCandidate& c) { return c.meetsTargets && c.hasReserve && !c.rentOnly && known(c); });
    if (!result.recommended) result.recommended = best([&](const GpuCandidate& c) { return c.meetsTargets && c.fits && known(c); });
    if (!result.recommended) {
        const bool any = std::any_of(candidates.begin(), candidates.end(), [](const GpuCandidate& c) { return c.fits; });
        if (candidates.empty() && std::any_of(result.findings.begin(), result.findings.end(), [](const Finding& f) { return f.severity == Severity::error; })) return;
        sizer.tell(result.findings, Severity::error, any ? Rule::sizingNothingMeetsTargets : Rule::sizingNothingFits, result.total, {}, Unit::gibibyte);
        return;
    }
    const GpuCandidate& chosen = candidates[*result.recommended];
    auto& reasons = result.findings;
    reasons.insert(reasons.end(), chosen.findings.begin(), chosen.findings.end());
    if (!chosen.server.empty()) {
        const Server* server = sizer.catalog.find<Server>(chosen.server);
        sizer.tell(reasons, Severity::note, Rule::sizingServer, static_cast<double>(chosen.servers), server && server->rackUnits ? server->rackUnits : std::nullopt, Unit::rackUnit, {chosen.server});
        if (server && server->form != ServerForm::rack) sizer.tell(reasons, Severity::note, Rule::sizingWorkstation, {}, {}, Unit::none, {chosen.server});
    }
    if (isService(sizer.workload) && chosen.servers == 1) sizer.tell(reasons, Severity::warning, Rule::sizingSingleServer);
    if (chosen.servers > 1) sizer.tell(reasons, Severity::note, Rule::sizingSeveralServers, static_cast<double>(chosen.servers));
    // The next step up: the same GPU, more of them; else the next best form.
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (candidates[i].gpu == chosen.gpu && candidates[i].gpus > chosen.gpus && candidates[i].fits && !candidates[i].rentOnly && (!next || candidates[i].gpus < candidates[*next].gpus)) next = i;
    if (next) {
        const GpuCandidate& step = candidates[*next];
        sizer.tell(reasons, Severity::note, Rule::sizingNextStep, {}, step.price && chosen.price ? std::optional(*step.price - *chosen.price) : std::nullopt, Unit::money, {nameOf(step)});
    }
    const Gpu* gpu = sizer.catalog.find<Gpu>(chosen.gpu);
    const auto other = best([&](const GpuCandidate& c) {
        const Gpu* own = sizer.catalog.find<Gpu>(c.gpu);
        return c.meetsTargets && c.hasReserve && !c.rentOnly && gpu && own && own->vendor != gpu->vendor;
    });
    if (other) sizer.tell(reasons, Severity::note, Rule::sizingOtherVendor, {}, candidates[*other].price && chosen.price ? std::optional(*candidates[*other].price - *chosen.price) : std::nullopt, Unit::money, {nameOf(candidates[*other])});
    // Host: memory by the cards' own, cores and network by their number (published systems with eight GPUs).
    if (gpu && gpu->memoryGb) {
        const double each = static_cast<double>(chosen.gpus) / chosen.servers, gpuMemory = each * *gpu->memoryGb;
        const double memory = std::max(gpuMemory * (*gpu->memoryGb <= 96 ? 2 : 1.5), each >= 8 ? 512.0 : 64.0);
        sizer.tell(reasons, Severity::note, Rule::sizingHost, memory, std::max(8.0, 12 * each), Unit::gigabyte, {fmt::format("{:.0f}", std::max(2.0, std::ceil(2 * result.weights.value_or(0) * 1.0737 / 1000 * 2) / 2))});
    }
    if (isService(sizer.workload) || std::holds_alternative<FineTuning>(sizer.workload.kind)) sizer.tell(reasons, Severity::note, Rule::sizingRentFirst);
}

const GpuCandidate* smallestOf(const WorkloadSizing& sizing, std::string_view gpu) {
    const GpuCandidate* found = nullptr;
    const auto rank = [](const GpuCandidate& c) { return std::tuple(!c.meetsTargets, !c.hasReserve, c.gpus); };
    // What nobody knows the speed of is no answer.
    for (const GpuCandidate& c : sizing.candidates)
        if (c.gpu == gpu && c.fits && (c.together || c.hours || sizing.kind == "vdi") && (!found || rank(c) < rank(*found))) found = &c;
    return found;
}

SizedDemand demandOf(const SizingQuestion& question, const GpuCandidate& candidate) {
    SizedDemand demand;
    const Workload& workload = *question.workload;
    demand.gpu = candidate.gpu;
    demand.gpus = candidate.gpus;
    const double perGpu = candidate.unitsPerGpuHour ? candidate.unitsPerGpuHour->typical : 0;
    const double hours = hoursOfUse(workload.demand, question.hoursPerMonth);
    const auto batch = [&](double work) {
        demand.unitsPerMonth = work;
        if (perGpu <= 0) return;
        demand.unitsPerGpuHour = perGpu;
        demand.hoursPerMonth = std::min(question.hoursPerMonth, work / perGpu / candidate.gpus);
        // More than a month's work: more of the same form.
        demand.gpus = candidate.gpus * std::max(1.0, std::ceil(work / perGpu / candidate.gpus / question.hoursPerMonth - countTolerance));
        demand.hoursPerMonth = work / perGpu / demand.gpus;
    };
    // A service does its work in the hours of use, whatever form holds the GPUs for it.
    const auto service = [&](double work) {
        demand.unitsPerMonth = work;
        if (work > 0 && hours > 0) demand.unitsPerGpuHour = work / hours / candidate.gpus;
    };
    std::visit(
        [&]<class Work>(const Work& work) {
            if constexpr (std::is_same_v<Work, LlmInference>) {
                demand.unit = "output_token";
                const double requests = work.requestsPerHour.value_or(0) * (work.service == Service::batch ? question.hoursPerMonth : hours);
                if (work.requestsPerHour) {
                    const double shared = work.inputTokens * work.sharedPrefixPercent / 100;
                    demand.tokens = TokensPerMonth{requests * (work.inputTokens - shared), requests * shared, requests * work.outputTokens};
                }
                const double busy = candidate.together ? candidate.together->typical * 3600 * hours : 0;
                if (work.service == Service::batch) batch(work.requestsPerHour ? requests * work.outputTokens : perGpu * candidate.gpus * hours);
                else if (work.requestsPerHour) service(requests * work.outputTokens);
                else service(busy);
            } else if constexpr (std::is_same_v<Work, Embedding>) {
                demand.unit = "document";
                batch(work.documentsPerDay * question.hoursPerMonth / 24);
            } else if constexpr (std::is_same_v<Work, FineTuning>) {
                demand.unit = "training_token";
                batch(work.datasetTokens * work.epochs * work.runsPerMonth);
            } else if constexpr (std::is_same_v<Work, Training>) {
                demand.unit = "training_token";
                batch(work.tokens * work.runsPerYear / 12);
            } else if constexpr (std::is_same_v<Work, Vision>) {
                demand.unit = "image";
                service(work.imagesPerSecond.value_or(work.cameras.value_or(0) * work.imagesPerCameraSecond) * 3600 * hours);
            } else if constexpr (std::is_same_v<Work, Rendering>) {
                demand.unit = "frame";
                if (work.service == Service::interactive) service(work.framesPerMonth);
                else batch(work.framesPerMonth);
            } else if constexpr (std::is_same_v<Work, Vdi>) {
                demand.unit = "user_month";
                service(work.users);
            } else if constexpr (std::is_same_v<Work, Simulation>) {
                demand.unit = "tflop_hour";
                batch(candidate.unitsPerGpuHour && candidate.hours ? perGpu * candidate.gpus * candidate.hours->typical : 0);
            }
        },
        workload.kind);
    return demand;
}

WorkloadSizing sizeWorkload(const SizingQuestion& question) {
    WorkloadSizing result;
    const Workload& workload = *question.workload;
    result.id = workload.id;
    result.kind = workload.kindKey();
    result.isSized = workload.isSized();
    if (!result.isSized) return result;
    Sizer sizer(question, result);
    std::visit(
        [&]<class Work>(const Work& work) {
            if constexpr (std::is_same_v<Work, LlmInference>) sizeInference(sizer, work);
            if constexpr (std::is_same_v<Work, Embedding>) sizeEmbedding(sizer, work);
            if constexpr (std::is_same_v<Work, FineTuning>) sizeFineTuning(sizer, work);
            if constexpr (std::is_same_v<Work, Training>) sizeTraining(sizer, work);
            if constexpr (std::is_same_v<Work, Vision>) sizeVision(sizer, work);
            if constexpr (std::is_same_v<Work, Rendering>) sizeRendering(sizer, work);
            if constexpr (std::is_same_v<Work, Vdi>) sizeVdi(sizer, work);
            if constexpr (std::is_same_v<Work, Simulation>) sizeSimulation(sizer, work);
        },
        workload.kind);
    recommend(sizer);
    if (result.total) result.memoryClass = *result.total * 1.073741824 <= 40 ? MemoryClass::upTo40 : *result.total * 1.073741824 <= 100 ? MemoryClass::from40To100 : MemoryClass::above100;
    sizer.finish();
    return result;
}

} // namespace racktally
