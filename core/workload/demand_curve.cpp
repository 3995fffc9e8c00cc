#include "core/workload/demand_curve.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace racktally {

namespace {

/// A part of the week shorter than this is none: it comes from rounding.
constexpr double shareTolerance = 1e-12;

std::vector<bool> pattern(const std::vector<Workload>& workloads, int hour) {
    std::vector<bool> result;
    for (const Workload& workload : workloads) result.push_back(isOn(workload.demand.profile, hour));
    return result;
}

} // namespace

std::vector<WeekSegment> weekSegments(const std::vector<Workload>& workloads) {
    const auto any = [&](auto&& test) {
        return std::any_of(workloads.begin(), workloads.end(), [&](const Workload& w) { return test(w.demand); });
    };
    std::vector<WeekSegment> segments;
    if (any([](const Demand& demand) { return !demand.weekly.empty(); })) {
        for (int hour = 0; hour < hoursPerWeek; ++hour) segments.push_back({hour, 1});
        return segments;
    }
    const bool keepOrder = any([](const Demand& demand) { return !demand.isPlaced(); });
    std::map<std::vector<bool>, std::size_t> known;
    for (int hour = 0; hour < hoursPerWeek; ++hour) {
        const auto now = pattern(workloads, hour);
        const bool continues = hour > 0 && now == pattern(workloads, hour - 1);
        const auto [place, added] = known.try_emplace(now, segments.size());
        if (continues && keepOrder) ++segments.back().hours;
        else if (!added && !keepOrder) ++segments[place->second].hours;
        else segments.push_back({hour, 1});
    }
    return segments;
}

Expr DemandCurve::mean(const std::function<Expr(const Layer&)>& value) const {
    std::optional<Expr> sum;
    for (const Layer& layer : m_layers) {
        const Expr part = layer.always && m_layers.size() == 1 && !layer.share.model->node(layer.share.node).shape.week
                              ? value(layer)
                              : weekMean(layer.share, value(layer));
        sum = sum ? *sum + part : part;
    }
    return *sum;
}

Expr DemandCurve::served(std::optional<Expr> capacity) const {
    return mean([&](const Layer& layer) { return capacity ? minimum(layer.gpus, *capacity) : layer.gpus; });
}

Expr DemandCurve::servedOf(std::size_t workload, std::optional<Expr> capacity) const {
    return mean([&](const Layer& layer) {
        const Expr own = layer.byWorkload[workload];
        if (!capacity) return own;
        if (layer.byWorkload.size() == 1) return minimum(layer.gpus, *capacity);
        const Expr none = layer.gpus.model->constant(0);
        return own * minimum(layer.gpus, *capacity) / (layer.gpus + equal(layer.gpus, none));
    });
}

Demands::Demands(Model& model, const std::vector<Workload>& workloads, const std::vector<WeekSegment>& segments,
                 Expr hoursPerMonth, std::optional<Expr> constantShare)
    : m_model(&model), m_segments(&segments), m_hours(hoursPerMonth), m_constant(constantShare.has_value()) {
    if (segments.size() > 1) {
        std::vector<double> shares;
        for (const WeekSegment& segment : segments) shares.push_back(segment.hours / static_cast<double>(hoursPerWeek));
        m_weekShare = model.once({"", "week_share", Label::ours(RT_TEXT("Share of the week")), Unit::share},
                                 model.weekConstant(std::move(shares)));
    }
    for (const Workload& workload : workloads) m_workloads.push_back(stated(workload, constantShare));
    std::vector<Expr> gpus;
    for (const WorkloadDemand& demand : m_workloads) gpus.push_back(demand.gpus);
    m_stated = curve("", gpus);
    const Expr none = model.constant(0);
    m_useHours = model.yearly({"", "use_hours", Label::ours(RT_TEXT("Hours of use per month")), Unit::hourPerMonth},
                              m_stated->mean([&](const Layer& layer) { return less(none, layer.gpus); }) * m_hours);
}

WorkloadDemand Demands::stated(const Workload& workload, std::optional<Expr> constantShare) {
    Model& model = *m_model;
    const Demand& demand = workload.demand;
    const FieldInputs<Demand> in(model, demand, "workloads." + workload.id + ".demand");
    const auto name = [&](const char* what, Label label, Unit unit) {
        return Naming{"", workload.id + "." + what, std::move(label), unit};
    };
    WorkloadDemand result;
    result.workload = &workload;

    const Expr growth = model.yearly(
        name("growth", Label::ours(RT_TEXT("Growth of demand: %1"), nameOf(workload)), Unit::none),
        power(1.0 + percent(in(&Demand::growthPercentPerYear)), model.yearOfUse()));
    // Work that fails is done again and completes nothing: it raises the demand as growth does.
    const FieldInputs<Workload> whole(model, workload, "workloads." + workload.id);
    const Expr withFailures = 1.0 + percent(whole(&Workload::failedWorkPercent));
    const Expr raised = growth * withFailures;
    Expr gpus = raised;
    if (demand.isPlaced()) {
        if (!demand.weekly.empty()) {
            const Expr weekly = model.weekInput({in.addressOf(&Demand::weekly),
                                                 Label::ours(infoOf(&Demand::weekly).label), Unit::gpu, demand.weekly});
            gpus = (constantShare ? weekMaximum(weekly) : weekly) * raised;
        } else {
            gpus = in(&Demand::gpus) * raised;
            if (m_weekShare && demand.profile != Profile::always) {
                std::vector<double> on;
                for (const WeekSegment& segment : *m_segments) on.push_back(isOn(demand.profile, segment.firstHour));
                result.pattern = model.once(name("pattern", Label::ours(RT_TEXT("In use: %1"), nameOf(workload)), Unit::none),
                                            model.weekConstant(std::move(on)));
            }
        }
    } else {
        const Expr ofWeek = demand.hoursPerMonth ? in(&Demand::hoursPerMonth) / m_hours
                                                 : percent(in(&Demand::utilizationPercent));
        const Expr wanted = demand.growsInHours() ? ofWeek * raised : ofWeek;
        const Expr one = model.constant(1);
        result.share = model.yearly(name("share", Label::ours(RT_TEXT("Share of the week: %1"), nameOf(workload)), Unit::share),
                                    minimum(one, wanted));
        gpus = demand.growsInHours() ? in(&Demand::gpus) * maximum(one, wanted) : in(&Demand::gpus) * raised;
    }
    if (constantShare) {
        result.pattern.reset();
        result.share = constantShare;
    }
    result.gpus = model.yearly(name("gpus", Label::ours(RT_TEXT("GPUs in demand: %1"), nameOf(workload)), Unit::gpu), gpus);
    Expr busy = result.share ? *result.share * result.gpus : result.gpus;
    if (result.pattern) busy = weekMean(*m_weekShare, *result.pattern * result.gpus);
    else if (model.node(result.gpus.node).shape.week) busy = weekMean(*m_weekShare, result.gpus);
    result.busyGpus = model.yearly(
        name("busy_gpus", Label::ours(RT_TEXT("GPUs busy on average: %1"), nameOf(workload)), Unit::gpu), busy);

    addWork(result, growth, withFailures);
    return result;
}

void Demands::addWork(WorkloadDemand& result, Expr growth, Expr withFailures) const {
    const Demand& demand = result.workload->demand;
    const FieldInputs<Demand> in(*m_model, demand, "workloads." + result.workload->id + ".demand");
    const auto work = [&](Expr perMonth) {
        result.work = m_model->yearly({"", result.workload->id + ".work", Label::ours(RT_TEXT("Work per month: %1"), nameOf(*result.workload)), Unit::work}, perMonth);
    };
    if (demand.unitsPerMonth) {
        work(in(&Demand::unitsPerMonth) * growth);
    } else if (demand.unit == "token" && demand.tokensPerMonth) {
        const auto tokens = in.inside(&Demand::tokensPerMonth);
        work((tokens(&TokensPerMonth::input) + tokens(&TokensPerMonth::cachedInput) + tokens(&TokensPerMonth::output)) * growth);
    } else if (demand.unitsPerGpuHour) {
        work(result.busyGpus / withFailures * m_hours * in(&Demand::unitsPerGpuHour));
    }
}

DemandCurve Demands::seenBy(const std::string& scope, const std::vector<std::optional<Expr>>& factors) const {
    if (std::none_of(factors.begin(), factors.end(), [](const auto& factor) { return factor.has_value(); }))
        return *m_stated;
    std::vector<Expr> gpus;
    for (std::size_t i = 0; i < m_workloads.size(); ++i) {
        if (!factors[i]) {
            gpus.push_back(m_workloads[i].gpus);
            continue;
        }
        const Workload& workload = *m_workloads[i].workload;
        gpus.push_back(m_model->yearly({scope, workload.id + ".gpus",
                                        Label::ours(RT_TEXT("GPUs of this option in demand: %1"), nameOf(workload)), Unit::gpu},
                                       m_workloads[i].gpus * *factors[i]));
    }
    return curve(scope, gpus);
}

DemandCurve Demands::rest(const std::string& scope, const DemandCurve& whole, Expr capacity, const std::vector<std::optional<Expr>>& factors) const {
    Model& model = *m_model;
    const auto varying = [&](std::string name, Label label, Expr value) {
        const Naming naming{scope, std::move(name), std::move(label), Unit::gpu};
        return model.node(value.node).shape.time == Time::monthly ? model.monthly(naming, value, Months::all()) : model.yearly(naming, value);
    };
    const Expr none = model.constant(0);
    std::vector<Layer> layers;
    std::optional<Expr> peak;
    for (const Layer& layer : whole.layers()) {
        const auto part = std::to_string(layers.size() + 1);
        Layer left = layer;
        const Expr over = maximum(none, layer.gpus - capacity);
        std::optional<Expr> sum;
        for (std::size_t i = 0; i < left.byWorkload.size(); ++i) {
            // The own servers serve the same share of every workload.
            Expr own = left.byWorkload.size() == 1 ? over : layer.byWorkload[i] * over / (layer.gpus + equal(layer.gpus, none));
            if (factors[i]) own = own * *factors[i];
            left.byWorkload[i] = varying(m_workloads[i].workload->id + ".left." + part, Label::ours(RT_TEXT("GPUs left over: %1"), nameOf(*m_workloads[i].workload)), own);
            sum = sum ? *sum + left.byWorkload[i] : left.byWorkload[i];
        }
        left.gpus = varying("part." + part + ".gpus", Label::ours(RT_TEXT("GPUs left over in part %1 of the week"), part), sum ? *sum : none);
        const Expr highest = weekMaximum(left.always ? left.gpus : left.gpus * less(model.constant(shareTolerance), left.share));
        peak = peak ? maximum(*peak, highest) : highest;
        layers.push_back(std::move(left));
    }
    return DemandCurve(std::move(layers), varying("peak_gpus", Label::ours(RT_TEXT("Highest demand of GPUs")), *peak));
}

/// Ends of the unplaced demands on the axis from the busiest hour to the quietest, sorted by comparing neighbours.
std::vector<Expr> Demands::sortedEnds(const std::string& scope, const std::vector<std::size_t>& unplaced) const {
    std::vector<Expr> ends;
    for (const std::size_t i : unplaced) ends.push_back(*m_workloads[i].share);
    for (std::size_t pass = 0; pass + 1 < ends.size(); ++pass)
        for (std::size_t i = 0; i + 1 < ends.size() - pass; ++i) {
            const auto swap = fmt::format("{}.{}", pass, i);
            const Expr a = ends[i], b = ends[i + 1];
            ends[i] = m_model->yearly({scope, "shorter." + swap, Label::ours(RT_TEXT("Shorter share of the week (%1)"), swap), Unit::share}, minimum(a, b));
            ends[i + 1] = m_model->yearly({scope, "longer." + swap, Label::ours(RT_TEXT("Longer share of the week (%1)"), swap), Unit::share}, maximum(a, b));
        }
    return ends;
}

DemandCurve Demands::curve(const std::string& scope, const std::vector<Expr>& gpus) const {
    Model& model = *m_model;
    std::vector<std::size_t> placed, unplaced;
    for (std::size_t i = 0; i < m_workloads.size(); ++i) (m_workloads[i].share ? unplaced : placed).push_back(i);

    const auto ofPlaced = [&](std::size_t i) {
        return m_workloads[i].pattern ? *m_workloads[i].pattern * gpus[i] : gpus[i];
    };
    Expr placedSum = model.constant(0, Unit::gpu);
    for (std::size_t n = 0; n < placed.size(); ++n)
        placedSum = n == 0 ? ofPlaced(placed[n]) : placedSum + ofPlaced(placed[n]);
    const bool varies = model.node(placedSum.node).shape.week;

    const std::vector<Expr> ends = sortedEnds(scope, unplaced);
    std::optional<Expr> busier, end;
    if (varies && !unplaced.empty()) {
        const Expr load = model.yearly({scope, "placed_gpus", Label::ours(RT_TEXT("GPUs of demands in fixed hours")), Unit::gpu}, placedSum);
        placedSum = load;
        busier = model.yearly({scope, "busier_share", Label::ours(RT_TEXT("Share of the week that is busier")), Unit::share},
                              busierShare(load, *m_weekShare));
        end = *busier + *m_weekShare;
    }
    const Expr one = model.constant(1), none = model.constant(0);
    std::vector<Layer> layers;
    for (std::size_t k = 0; k <= unplaced.size(); ++k) {
        const auto part = std::to_string(k + 1);
        const Expr from = k == 0 ? none : ends[k - 1];
        const Expr to = k == unplaced.size() ? one : ends[k];
        Layer layer;
        layer.always = unplaced.empty();
        if (unplaced.empty()) layer.share = varies ? *m_weekShare : one;
        else if (varies) layer.share = maximum(none, minimum(*end, to) - maximum(*busier, from));
        else layer.share = k == 0 ? to : to - from;
        Expr load = placedSum;
        layer.byWorkload.assign(m_workloads.size(), none);
        for (const std::size_t i : placed) layer.byWorkload[i] = ofPlaced(i);
        for (std::size_t n = 0; n < unplaced.size() && k < unplaced.size(); ++n) {
            const std::size_t i = unplaced[n];
            // With one unplaced demand it covers the first layer by definition.
            const Expr covered = unplaced.size() == 1 ? gpus[i] : gpus[i] * lessOrEqual(ends[k], *m_workloads[i].share);
            layer.byWorkload[i] = covered;
            load = placed.empty() && n == 0 ? covered : load + covered;
        }
        if (!unplaced.empty())
            layer.share = model.yearly({scope, "part." + part + ".share", Label::ours(RT_TEXT("Share of part %1 of the week"), part), Unit::share}, layer.share);
        layer.gpus = model.yearly({scope, "part." + part + ".gpus", Label::ours(RT_TEXT("GPUs in demand in part %1 of the week"), part), Unit::gpu}, load);
        if (m_workloads.size() == 1) layer.byWorkload[0] = layer.gpus;
        layers.push_back(std::move(layer));
    }
    const Expr peak = model.yearly({scope, "peak_gpus", Label::ours(RT_TEXT("Highest demand of GPUs")), Unit::gpu}, highest(layers, gpus));
    return DemandCurve(std::move(layers), peak);
}

Expr Demands::highest(const std::vector<Layer>& layers, const std::vector<Expr>& gpus) const {
    std::optional<Expr> result;
    const auto take = [&](Expr value) { result = result ? maximum(*result, value) : value; };
    if (m_constant) {
        // All demands coincide in the hours that the constant share covers, whatever that share is.
        for (const Expr own : gpus) result = result ? *result + own : own;
        return result ? *result : m_model->constant(0, Unit::gpu);
    }
    const Expr shortest = m_model->constant(shareTolerance);
    for (const Layer& layer : layers)
        take(weekMaximum(layer.always ? layer.gpus : layer.gpus * less(shortest, layer.share)));
    return *result;
}

} // namespace racktally
