// Language models that answer requests: which forms hold the model and its requests, and how fast.
#include "core/sizing/other_work.h"
#include "core/sizing/sizer.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace racktally {

namespace {

Band band(double typical, const SpeedProfile& profile) { return {typical * profile.lowPercent / 100, typical, typical * profile.highPercent / 100}; }
Band bandOfTime(double typical, const SpeedProfile& profile) { return {typical / profile.highPercent * 100, typical, typical / profile.lowPercent * 100}; }

/// Heads can be shared out, and KV heads are divided or copied.
bool splits(const LanguageModel& model, int tensorParallel) {
    if (model.attentionHeads % tensorParallel != 0) return false;
    return model.kvRank > 0 || model.kvHeads % tensorParallel == 0 || tensorParallel % model.kvHeads == 0;
}

/// A way to lay the model out over a form of GPUs.
struct Layout {
    const Gpu* gpu = nullptr;
    ServerForGpus form;
    int servers = 1;
    Placement placement;
    const MemoryProfile* memory = nullptr;
    const SpeedProfile* speed = nullptr;
    SizingScope scope;
    InferenceMemory m;
    std::optional<InferenceSpeed> s;
    bool fits = false;
};

class InferenceSizing {
public:
    InferenceSizing(Sizer& sizer, const LlmInference& work, const LanguageModel& model)
        : m_sizer(sizer), m_work(work), m_model(model), m_format(formatOf(work.precision, model)), m_cache(*cacheFormat(EnumNames<CachePrecision>::names[static_cast<std::size_t>(work.kvPrecision)])),
          m_formulas(sizer.common, m_model, sizer.addressOf(work, model), m_format, m_cache) {}

    bool run() {
        if (!askRequests()) return false;
        m_sizer.compute();
        m_weightBytes = m_sizer.at(m_formulas.weights);
        std::vector<Offer> offers = gpus();
        for (Offer& offer : offers)
            for (const ServerForGpus& form : offer.forms) layOut(offer, form, 1);
        settle();
        // Several servers only of what one server cannot do.
        for (const int servers : {2, 4}) {
            for (Offer& offer : offers)
                if ((offer.forms.back().server || !m_sizer.question.gpus.empty()) && !isDone(*offer.gpu)) layOut(offer, offer.forms.back(), servers);
            settle();
        }
        describeModel();
        return true;
    }

private:
    bool askRequests() {
        const FieldInputs<LlmInference> in = m_sizer.inputsOf(m_work);
        std::optional<Expr> concurrent;
        if (m_work.concurrentRequests) concurrent = in(&LlmInference::concurrentRequests);
        else if (m_work.users) concurrent = maximum(m_sizer.model().constant(1), in(&LlmInference::users) * percent(in(&LlmInference::activePercent)));
        else if (m_work.requestsPerHour) {
            // Little: requests under way = arrivals × time of one, at the wanted speed or a reader's.
            const Expr speed = m_work.minTokensPerSecondPerUser ? in(&LlmInference::minTokensPerSecondPerUser) : m_sizer.common.input("reading_speed", RT_TEXT("Speed of reading"), Unit::tokenPerSecond, 10);
            concurrent = maximum(m_sizer.model().constant(1), in(&LlmInference::requestsPerHour) / 3600.0 * in(&LlmInference::outputTokens) / speed);
        }
        if (!concurrent) {
            m_sizer.tellMissing("concurrent_requests");
            return false;
        }
        m_requests.inputTokens = in(&LlmInference::inputTokens);
        m_requests.outputTokens = in(&LlmInference::outputTokens);
        m_requests.longestContext = m_work.maxContextTokens ? in(&LlmInference::maxContextTokens) : m_requests.inputTokens + m_requests.outputTokens;
        m_requests.sharedPrefix = percent(in(&LlmInference::sharedPrefixPercent));
        m_requests.concurrent = m_sizer.common.quantity("concurrent_requests", RT_TEXT("Requests at a time"), Unit::none, *concurrent);
        const double longest = std::max(m_work.maxContextTokens.value_or(0), m_work.inputTokens + m_work.outputTokens);
        if (m_model.maxContext > 0 && longest > m_model.maxContext)
            m_sizer.tell(m_sizer.result.findings, Severity::warning, Rule::sizingContext, longest, static_cast<double>(m_model.maxContext), Unit::token, {m_model.name});
        return true;
    }

    /// A GPU with the profiles that hold for it.
    struct Offer {
        const Gpu* gpu;
        std::vector<ServerForGpus> forms;
        const MemoryProfile* memory;
        const SpeedProfile* speed;
    };
    [[nodiscard]] std::vector<Offer> gpus() const {
        const std::string_view engine = EnumNames<Engine>::names[static_cast<std::size_t>(m_work.engine)];
        std::vector<Offer> offers;
        for (const Gpu* gpu : gpusToCompare(m_sizer.catalog, m_sizer.question.gpus)) {
            const MemoryProfile* memory = memoryProfile(m_sizer.catalog.all<MemoryProfile>(), engine, *gpu);
            // Memory that the driver reports is not known of every card, and without it nothing can be said.
            if (!gpu->usableGib || !memory || (m_work.engine == Engine::tensorRtLlm && gpu->vendor != "NVIDIA")) continue;
            offers.push_back({gpu, formsOf(m_sizer.catalog, *gpu), memory, speedProfile(m_sizer.catalog.all<SpeedProfile>(), engine, *gpu, m_format.key, m_formulas.hasExperts)});
        }
        return offers;
    }
    [[nodiscard]] bool isDone(const Gpu& gpu) const {
        return std::any_of(m_sizer.result.candidates.begin(), m_sizer.result.candidates.end(), [&](const GpuCandidate& c) { return c.gpu == gpu.name && c.meetsTargets; });
    }

    void layOut(const Offer& offer, const ServerForGpus& form, int servers) {
        std::vector<Placement> placements;
        for (int tp = 1; tp <= form.gpus; tp *= 2) {
            if (!splits(m_model, tp)) continue;
            if (m_work.engine == Engine::llamaCpp) {
                if (tp == 1) placements.push_back({1, form.gpus * servers, 1});
                continue;
            }
            placements.push_back({tp, 1, form.gpus / tp * servers});
            // The layers of a model that one server does not hold lie in several behind each other.
            if (servers > 1 && tp == form.gpus) placements.push_back({tp, servers, 1});
        }
        // What cannot hold the weights is left out, but for the widest split, which tells how much is missing.
        const double usable = *offer.gpu->usableGib * bytesPerGib;
        std::erase_if(placements, [&](const Placement& p) { return m_weightBytes / (p.tensorParallel * p.pipeline) > usable && (servers > 1 || !(p == placements.back())); });
        auto& layouts = m_layouts[{offer.gpu->name, form.gpus * servers}];
        for (const Placement& placement : placements) {
            Layout layout{offer.gpu, form, servers, placement, offer.memory, offer.speed, m_sizer.scopeOf(*offer.gpu, placement.gpus(), placement.tensorParallel * 10 + placement.pipeline), {}, {}, false};
            layout.m = addMemory(layout.scope, m_formulas, m_requests, *offer.gpu, *offer.memory, m_format, placement);
            layouts.push_back(layout);
        }
    }

    /// Computes what was laid out, and makes a candidate of the best layout of each form.
    void settle() {
        m_sizer.compute();
        for (auto& [form, layouts] : m_layouts)
            for (Layout& layout : layouts) {
                layout.fits = m_sizer.at(layout.m.free) >= 0;
                if (layout.fits && layout.speed) layout.s = addSpeed(layout.scope, m_formulas, m_requests, m_requests.concurrent, *layout.gpu, *layout.speed, m_format, layout.placement);
            }
        m_sizer.compute();
        for (auto& [form, layouts] : m_layouts) choose(layouts);
        m_layouts.clear();
    }

    [[nodiscard]] bool meets(const Layout& layout) const {
        if (!layout.fits || !layout.s) return false;
        if (m_work.minTokensPerSecondPerUser && m_sizer.at(layout.s->perRequest) < *m_work.minTokensPerSecondPerUser) return false;
        if (!m_work.maxTimeToFirstTokenMs) return true;
        return layout.s->firstToken && m_sizer.at(*layout.s->firstToken) <= *m_work.maxTimeToFirstTokenMs;
    }

    /// The layout of a form: one that meets the targets with the highest throughput, else one that fits and is fast, else the widest.
    void choose(std::vector<Layout>& layouts) {
        if (layouts.empty()) return;
        const auto rank = [&](const Layout& l) { return std::tuple(!meets(l), !l.fits, l.s ? (meets(l) ? -m_sizer.at(l.s->together) : -m_sizer.at(l.s->perRequest)) : 0.0, -l.placement.tensorParallel * l.placement.pipeline); };
        Layout& chosen = *std::min_element(layouts.begin(), layouts.end(), [&](const Layout& a, const Layout& b) { return rank(a) < rank(b); });
        describe(chosen);
    }

    void describe(Layout& l) {
        GpuCandidate c = m_sizer.candidateOf(*l.gpu, l.form, l.servers);
        c.placement = l.placement;
        c.scope = l.scope.scope;
        const Expr gpus = l.scope.input("gpus", RT_TEXT("GPUs"), Unit::gpu, c.gpus);
        const auto power = addPower(l.scope, m_sizer.inputsOf(*l.gpu), gpus);
        std::optional<Expr> most, full;
        if (l.s) {
            most = l.scope.quantity("most_requests", RT_TEXT("Requests at a time at most"), Unit::none, mostRequests(l));
            m_sizer.compute();
            if (l.fits && m_sizer.at(*most) >= 1)
                if (const auto atMost = addSpeed(l.scope, m_formulas, m_requests, *most, *l.gpu, *l.speed, m_format, l.placement, "_full"))
                    full = l.scope.quantity("units_per_gpu_hour", RT_TEXT("Output tokens per GPU-hour, fully used"), Unit::workPerGpuHour, atMost->together * 3600.0 / gpus);
        }
        m_sizer.compute();
        c.fits = l.fits;
        c.meetsTargets = meets(l);
        c.usable = m_sizer.inGib(l.m.usable);
        c.weights = m_sizer.inGib(l.m.weights);
        c.cache = m_sizer.inGib(l.m.cache);
        c.runtime = m_sizer.inGib(l.m.runtime);
        c.free = m_sizer.inGib(l.m.free);
        c.needed = *c.weights + *c.cache + *m_sizer.inGib(l.m.reserved);
        c.reserve = *c.usable - *m_sizer.inGib(l.m.requested) + *m_sizer.inGib(l.m.reserved) - *c.runtime;
        c.capacityTokens = std::max(0.0, m_sizer.at(l.m.capacityTokens));
        c.mostRequests = std::max(0.0, m_sizer.at(most ? *most : l.m.mostSequences));
        if (power) c.powerW = m_sizer.figure(*power);
        const double concurrent = m_sizer.at(m_requests.concurrent);
        if (c.mostRequests && *c.mostRequests > 0) c.utilizationPercent = concurrent / *c.mostRequests * 100;
        if (l.s) {
            c.perRequest = band(m_sizer.at(l.s->perRequest), *l.speed);
            c.together = band(m_sizer.at(l.s->together), *l.speed);
            if (l.s->firstToken) c.firstTokenMs = bandOfTime(m_sizer.at(*l.s->firstToken), *l.speed);
        }
        if (full) {
            c.unitsPerGpuHour = band(m_sizer.at(*full), *l.speed);
            if (c.powerW) c.energyPerUnitWh = *c.powerW / c.gpus / c.unitsPerGpuHour->typical;
        }
        judge(l, c, concurrent);
        m_sizer.result.candidates.push_back(std::move(c));
    }

    /// Requests that memory holds and that still get their speed.
    Expr mostRequests(const Layout& l) const {
        if (!m_work.minTokensPerSecondPerUser || m_work.service == Service::batch) return l.m.mostSequences;
        return minimum(l.m.mostSequences, requestsAtSpeed(*l.s, m_requests.concurrent, m_sizer.inputsOf(m_work)(&LlmInference::minTokensPerSecondPerUser)));
    }

    void judge(const Layout& l, GpuCandidate& c, double concurrent) {
        auto& list = c.findings;
        if (!c.fits) {
            m_sizer.tell(list, Severity::error, Rule::sizingMemoryShort, *c.needed, *c.needed + *c.free, Unit::gibibyte);
            return;
        }
        m_sizer.tell(list, Severity::note, Rule::sizingHeadroom, concurrent, m_sizer.at(l.m.mostSequences), Unit::gibibyte, {fmt::format("{:.6f}", *c.free)});
        if (!l.s) {
            m_sizer.tell(list, Severity::warning, Rule::sizingSpeedUnknown, {}, {}, Unit::none, {l.gpu->name});
        } else {
            if (m_work.minTokensPerSecondPerUser && c.perRequest->typical < *m_work.minTokensPerSecondPerUser)
                m_sizer.tell(list, Severity::error, Rule::sizingSlow, *m_work.minTokensPerSecondPerUser, c.perRequest->typical, Unit::tokenPerSecond);
            else m_sizer.tell(list, Severity::note, Rule::sizingSpeed, m_work.minTokensPerSecondPerUser, c.perRequest->typical, Unit::tokenPerSecond);
            if (m_work.maxTimeToFirstTokenMs && !c.firstTokenMs) m_sizer.tell(list, Severity::warning, Rule::sizingSpeedUnknown, {}, {}, Unit::none, {l.gpu->name});
            else if (m_work.maxTimeToFirstTokenMs && c.firstTokenMs->typical > *m_work.maxTimeToFirstTokenMs) m_sizer.tell(list, Severity::error, Rule::sizingLate, *m_work.maxTimeToFirstTokenMs, c.firstTokenMs->typical, Unit::millisecond);
            else if (c.firstTokenMs) m_sizer.tell(list, Severity::note, Rule::sizingFirstToken, m_work.maxTimeToFirstTokenMs, c.firstTokenMs->typical, Unit::millisecond);
            if (c.meetsTargets && c.mostRequests && *c.mostRequests < 2 * concurrent) m_sizer.tell(list, Severity::warning, Rule::sizingLimit, concurrent, c.mostRequests);
            if (l.speed->isUnverified("weight_factor")) m_sizer.tell(list, Severity::warning, Rule::sizingUnverified, {}, {}, Unit::none, {l.speed->name});
        }
        if (l.placement.tensorParallel > 1) {
            if (isLinked(*l.gpu, l.placement.tensorParallel)) m_sizer.tell(list, Severity::note, Rule::sizingPooled, static_cast<double>(l.placement.tensorParallel), {}, Unit::gpu);
            else m_sizer.tell(list, Severity::warning, Rule::sizingNoLink, static_cast<double>(l.placement.tensorParallel), static_cast<double>(l.gpu->maxLinked), Unit::gpu, {l.gpu->name});
        }
    }

    void describeModel() {
        WorkloadSizing& r = m_sizer.result;
        // The whole need, as if one large GPU held it.
        const SizingScope& scope = m_sizer.common;
        const Expr one = m_sizer.model().constant(1);
        const Expr sequence = scope.quantity("kv_bytes_per_sequence", RT_TEXT("KV cache of a request"), Unit::byte, m_formulas.cacheOfSequence(m_requests.liveTokens(), m_formulas.window, one));
        const Expr cache = scope.quantity("kv_bytes", RT_TEXT("KV cache of all requests"), Unit::byte,
                                          maximum(m_requests.concurrent * sequence + m_formulas.growthPerToken(one) * m_requests.inputTokens * m_requests.sharedPrefix, m_formulas.cacheOfSequence(m_requests.longestContext, m_formulas.window, one)));
        m_sizer.compute();
        r.parameters = m_sizer.figure(m_formulas.parameters);
        r.activeParameters = m_sizer.figure(m_formulas.activeParameters);
        r.weights = m_sizer.inGib(m_formulas.weights);
        r.cachePerToken = m_sizer.figure(m_formulas.cachePerToken);
        r.cachePerTokenWindow = m_sizer.figure(m_formulas.cachePerTokenWindow);
        r.cachePerSequence = m_sizer.inGib(sequence);
        r.cache = m_sizer.inGib(cache);
        r.activations = r.runtime = 0;
        if (r.weights && r.cache) r.total = *r.weights + *r.cache;
        // What half as many bits would save.
        if (m_format.bits >= 7 && r.weights) {
            const WeightFormat& smaller = *weightFormat(m_format.bits > 9 ? "fp8" : "int4");
            Model other(1, 1);
            const ModelFormulas formulas({&other, "other"}, m_model, "other", smaller, m_cache);
            const double weights = evaluate(other).at(other, formulas.weights.node, 0) / bytesPerGib;
            if (weights < *r.weights) m_sizer.tell(r.findings, Severity::note, Rule::sizingSmallerPrecision, weights, *r.weights - weights, Unit::gibibyte, {std::string(smaller.key)});
        }
        slices();
    }

    /// A MIG instance that holds all of it: small models need no whole card.
    void slices() {
        const WorkloadSizing& r = m_sizer.result;
        if (!r.total || *r.total > 80 || m_work.engine == Engine::llamaCpp) return;
        constexpr double runtimeGib = 1.5, takenShare = 0.92;  // what an instance needs beside weights and cache
        const MigProfile* best = nullptr;
        for (const MigProfile& profile : m_sizer.catalog.all<MigProfile>()) {
            if (!profile.memoryMb || profile.name.find("+me") != std::string::npos || profile.computeSlices >= 7) continue;
            if (*r.total + runtimeGib > *profile.memoryMb / 1024 * takenShare) continue;
            if (!best || *profile.memoryMb < *best->memoryMb) best = &profile;
        }
        if (best) m_sizer.tell(m_sizer.result.findings, Severity::note, Rule::sizingSlices, *r.total + runtimeGib, *best->memoryMb / 1024, Unit::gibibyte, {best->name});
    }

    Sizer& m_sizer;
    const LlmInference& m_work;
    LanguageModel m_model;
    const WeightFormat& m_format;
    const CacheFormat& m_cache;
    ModelFormulas m_formulas;
    Requests m_requests;
    double m_weightBytes = 0;
    std::map<std::pair<std::string, int>, std::vector<Layout>> m_layouts;  // of each form, until it is settled
};

} // namespace

void sizeInference(Sizer& sizer, const LlmInference& work) {
    const auto model = modelFor(sizer);
    if (!model) return;
    InferenceSizing(sizer, work, *model).run();
    WorkloadSizing& r = sizer.result;
    // Runtime and activations of the smallest form that fits.
    for (const GpuCandidate& c : r.candidates)
        if (c.fits && c.runtime) {
            const auto id = r.formulas ? std::nullopt : sizer.model().find(c.scope, "activations");
            if (id) r.activations = *sizer.inGib({&sizer.model(), sizer.model().quantities()[*id].node}) * c.gpus;
            r.runtime = *c.runtime * c.gpus - r.activations.value_or(0);
            r.total = *r.weights + *r.cache + *r.activations + *r.runtime;
            break;
        }
}

} // namespace racktally
