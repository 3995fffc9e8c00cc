#include "ui/text/sizing_text.h"

#include "ui/text/words.h"

#include <cmath>

namespace racktally::ui {

namespace {

QString nameOf(const Finding& finding, std::size_t index) { return index < finding.names.size() ? fromCore(finding.names[index]) : QString(); }

/// Names of inputs that somebody forgot, by their key.
QString inputText(const QString& key) {
    if (key == QLatin1String("model")) return words("Model");
    if (key == QLatin1String("measured_gpu")) return words("Measured on");
    if (key == QLatin1String("images_per_second")) return words("Images per second");
    if (key == QLatin1String("teraflop_hours_per_month")) return words("TFLOP-hours per month");
    if (key == QLatin1String("gpu")) return words("GPU of the demand");
    return words("Requests at a time");
}

} // namespace

bool isSizing(Rule rule) { return rule >= Rule::sizingModelUnknown; }

QString nameText(const GpuCandidate& candidate) { return QStringLiteral("%1 × %2").arg(candidate.gpus).arg(fromCore(candidate.gpu)); }

QString sizingText(const Finding& f, const QString& currency, const NumberFormat& format) {
    const auto unit = [&](const std::optional<double>& value, int decimals) { return value ? format.withUnit(*value, f.unit, currency, decimals) : QStringLiteral("–"); };
    const auto plain = [&](const std::optional<double>& value, int decimals = 0) { return value ? format.fixed(*value, decimals) : QStringLiteral("–"); };
    const QString needed = unit(f.needed, 1), available = unit(f.available, 1);
    switch (f.rule) {
    case Rule::sizingModelUnknown: return words("“%1” is not known here. Choose a model of the catalogue or import its config.json.").arg(nameOf(f, 0));
    case Rule::sizingInputMissing: return words("To find the size, “%1” is needed. Enter it.").arg(inputText(nameOf(f, 0)));
    case Rule::sizingNothingFits:
        return f.names.empty() || nameOf(f, 0).isEmpty() ? words("No form of GPUs in the catalogue holds this work (%1 in all). A smaller precision or shorter context would.").arg(needed)
                                                         : words("%1 does not do the work “%2” in any number up to four servers; its cost is left open.").arg(nameOf(f, 0), nameOf(f, 1));
    case Rule::sizingNothingMeetsTargets:
        if (f.names.size() > 1) return words("%1 does the work “%2”, but does not reach its targets in any number up to four servers.").arg(nameOf(f, 0), nameOf(f, 1));
        return words("Some forms hold the work, but none reaches the targets. Lower them, or look at the fastest form.");
    case Rule::sizingMemoryShort: return words("Memory is short: %1 per GPU are needed, there are %2.").arg(needed, available);
    case Rule::sizingMemoryTight: return words("Memory is tight: only %1 per GPU stay free; %2 would be a reserve.").arg(available, needed);
    case Rule::sizingSlow: return words("Too slow: %1 typically, wanted are %2.").arg(available, needed);
    case Rule::sizingLate: return words("The first token comes too late: after %1, wanted is %2.").arg(available, needed);
    case Rule::sizingDeadline: return words("Takes too long: %1 typically, there are %2.").arg(available, needed);
    case Rule::sizingHeadroom:
        return f.names.empty() ? words("Room for %1 desktops, %2 are needed.").arg(plain(f.available), plain(f.needed))
                               : words("%1 per GPU stay free: room for up to %2 requests at a time").arg(format.withUnit(QString(nameOf(f, 0)).toDouble(), Unit::gibibyte, {}, 1), plain(f.available));
    case Rule::sizingSpeed: return f.needed ? words("%1 typically (target %2)").arg(available, format.exact(*f.needed)) : words("%1 typically for each request").arg(available);
    case Rule::sizingFirstToken: return f.needed ? words("First token after %1 (target %2)").arg(unit(f.available, 0), unit(f.needed, 0)) : words("First token after %1").arg(unit(f.available, 0));
    case Rule::sizingFinished: return words("Done in %1 typically; there are %2").arg(available, needed);
    case Rule::sizingServer:
        return *f.needed > 1 ? words("%1 servers %2 hold them").arg(plain(f.needed), nameOf(f, 0))
               : f.available ? words("Fits into one %1 with %2").arg(nameOf(f, 0), format.withUnit(*f.available, Unit::rackUnit, {}, 0))
                             : words("Fits into one %1").arg(nameOf(f, 0));
    case Rule::sizingNoServer: case Rule::sizingRentOnly: return words("No server of the catalogue is sold with %1; it can be rented.").arg(nameOf(f, 0));
    case Rule::sizingLimit: return words("Fast enough for %1 requests at a time; asked for are %2").arg(plain(f.available), plain(f.needed));
    case Rule::sizingSingleServer: return words("If the server fails, the service stands still");
    case Rule::sizingSeveralServers: return words("%1 servers: work goes on if one fails, and they can be bought one after the other").arg(plain(f.needed));
    case Rule::sizingPooled: return words("The memory of %1 GPUs counts together only because the software splits the work over their link").arg(plain(f.needed));
    case Rule::sizingNoLink: return words("%1 GPUs without a link of their own: they exchange over PCIe, which costs speed").arg(plain(f.needed));
    case Rule::sizingNextStep: return f.available ? words("Next step: %1, GPUs about %2 more").arg(nameOf(f, 0), format.wholeMoney(*f.available, currency)) : words("Next step: %1; no price of the GPU is known").arg(nameOf(f, 0));
    case Rule::sizingSmallerPrecision: return words("As %1 the weights would take %2 less").arg(nameOf(f, 0).toUpper(), available);
    case Rule::sizingSpeedUnknown: return words("No measured speeds are known for %1; none is stated").arg(nameOf(f, 0));
    case Rule::sizingUnverified: return words("Speeds of “%1” are carried over from other chips: measure before you buy").arg(nameOf(f, 0));
    case Rule::sizingContext: return words("The longest request has %1, but %2 is made for %3.").arg(unit(f.needed, 0), nameOf(f, 0), unit(f.available, 0));
    case Rule::sizingHost: return words("Server beside the GPUs: %1 memory, %2 cores, %3 TB NVMe at least").arg(unit(f.needed, 0), plain(f.available), format.exact(QString(nameOf(f, 0)).toDouble()));
    case Rule::sizingNetwork: return words("Several servers need one 400 Gbit/s adapter per GPU, %1 in each").arg(plain(f.needed));
    case Rule::sizingWorkstation: return words("A workstation is enough; it stands under a desk and needs no rack");
    case Rule::sizingSlices: return words("A slice %1 of a larger card holds it as well").arg(nameOf(f, 0));
    case Rule::sizingOtherVendor: return f.available ? words("Of another vendor: %1, GPUs about %2 against this").arg(nameOf(f, 0), format.wholeMoney(*f.available, currency)) : words("Of another vendor: %1").arg(nameOf(f, 0));
    case Rule::sizingRentFirst: return words("If the load is uncertain: rent first, measure, then buy");
    case Rule::sizingSceneTooLarge: return words("The scene needs %1 and %2 has %3. More cards do not help: each holds the whole scene.").arg(needed, nameOf(f, 0), available);
    case Rule::sizingNoRayTracing: return words("%1 has no ray tracing cores and is slow at rendering").arg(nameOf(f, 0));
    case Rule::sizingNoFp64: return words("%1 computes FP64 with %2 only, a small part of its FP32 rate").arg(nameOf(f, 0), available);
    case Rule::sizingNoVgpu: return words("%1 carries no virtual desktops").arg(nameOf(f, 0));
    case Rule::sizingEstimatedSpeed: return words("Nobody measured this task on %1: its speed is estimated from data sheets").arg(nameOf(f, 0));
    case Rule::sizingLicences: return words("%1 licences per user are needed: %2").arg(plain(f.needed), nameOf(f, 0));
    case Rule::sizingSpread: return words("Holds %1 desktops, needed are %2").arg(plain(f.available), plain(f.needed));
    default: return {};
    }
}

QString bandText(const std::optional<Band>& band, int decimals, const NumberFormat& format) {
    if (!band) return QStringLiteral("–");
    return QStringLiteral("%1  (%2–%3)").arg(format.fixed(band->typical, decimals), format.fixed(band->low, std::max(0, decimals - 1)), format.fixed(band->high, std::max(0, decimals - 1)));
}

CandidateVerdict verdictOf(const WorkloadSizing& sizing, std::size_t index, const NumberFormat& format) {
    const GpuCandidate& c = sizing.candidates[index];
    if (sizing.recommended == index) return {words("recommended"), VerdictTone::good};
    const Finding* warning = nullptr;
    for (const Finding& f : c.findings) {
        switch (f.rule) {
        case Rule::sizingMemoryShort: return {words("memory short: %1").arg(format.withUnit(*f.needed - f.available.value_or(0), Unit::gibibyte, {}, 1)), VerdictTone::bad};
        case Rule::sizingSceneTooLarge: return {words("scene too large"), VerdictTone::bad};
        case Rule::sizingSlow: return {words("below the target speed"), VerdictTone::bad};
        case Rule::sizingLate: return {words("first token too late"), VerdictTone::bad};
        case Rule::sizingDeadline: return {words("too long"), VerdictTone::bad};
        case Rule::sizingNoRayTracing: return {words("no ray tracing"), VerdictTone::bad};
        case Rule::sizingNoFp64: return {words("no FP64"), VerdictTone::bad};
        case Rule::sizingNoVgpu: return {words("no virtual desktops"), VerdictTone::bad};
        case Rule::sizingSpread: return {words("too few desktops"), VerdictTone::bad};
        case Rule::sizingMemoryTight: case Rule::sizingNoLink: case Rule::sizingSpeedUnknown: case Rule::sizingUnverified: case Rule::sizingEstimatedSpeed:
            if (!warning) warning = &f;
            break;
        default: break;
        }
    }
    if (c.rentOnly) return {words("only rented"), VerdictTone::neutral};
    if (warning && warning->rule == Rule::sizingMemoryTight) return {words("tight: %1 free").arg(format.withUnit(warning->available.value_or(0), Unit::gibibyte, {}, 1)), VerdictTone::warning};
    if (c.fits && !c.hasReserve) return {words("without reserve"), VerdictTone::warning};
    if (warning && warning->rule == Rule::sizingSpeedUnknown) return {words("speed unknown"), VerdictTone::neutral};
    if (warning && warning->rule == Rule::sizingNoLink) return {words("fits, without a link"), VerdictTone::neutral};
    if (warning) return {words("fits, speed estimated"), VerdictTone::neutral};
    return {c.utilizationPercent && *c.utilizationPercent < 50 ? words("reserve for twice as much") : words("fits"), VerdictTone::neutral};
}

QString memoryClassText(MemoryClass memoryClass) {
    switch (memoryClass) {
    case MemoryClass::upTo40: return words("memory class up to 40 GB");
    case MemoryClass::from40To100: return words("memory class 40 to 100 GB");
    case MemoryClass::above100: return words("memory class above 100 GB");
    }
    return {};
}

QString workText(const Workload& workload, const NumberFormat& format) {
    const auto count = [&](double value, const char* text) { return words(text).arg(format.upTo(value, 1)); };
    const auto labelOf = [](const auto& value) { return words(EnumNames<std::decay_t<decltype(value)>>::labels[static_cast<std::size_t>(value)]); };
    const auto shortName = [](const std::string& model) { return fromCore(model.substr(model.find('/') + 1)); };
    QStringList parts{words(workKindLabels[workload.kind.index()])};
    std::visit(
        [&]<class Work>(const Work& work) {
            if constexpr (requires { work.architecture; })
                if (!work.model.empty()) parts[0] = shortName(work.model);
            if constexpr (std::is_same_v<Work, LlmInference>) {
                if (work.precision != WeightPrecision::published) parts << labelOf(work.precision);
                if (work.concurrentRequests) parts << count(*work.concurrentRequests, RT_TEXT("%1 requests at a time"));
                else if (work.users) parts << count(*work.users, RT_TEXT("%1 users"));
            } else if constexpr (std::is_same_v<Work, Embedding>) {
                parts << count(work.documentsPerDay, RT_TEXT("%1 documents a day"));
            } else if constexpr (std::is_same_v<Work, FineTuning>) {
                parts << labelOf(work.method) << count(work.runsPerMonth, RT_TEXT("%1 runs a month"));
            } else if constexpr (std::is_same_v<Work, Training>) {
                parts << count(work.tokens, RT_TEXT("%1 tokens"));
            } else if constexpr (std::is_same_v<Work, Vision>) {
                parts << fromCore(work.network);
                if (work.imagesPerSecond) parts << count(*work.imagesPerSecond, RT_TEXT("%1 images a second"));
                else if (work.cameras) parts << count(*work.cameras, RT_TEXT("%1 cameras"));
            } else if constexpr (std::is_same_v<Work, Rendering>) {
                parts << count(work.framesPerMonth, RT_TEXT("%1 frames a month"));
            } else if constexpr (std::is_same_v<Work, Vdi>) {
                parts << count(work.users, RT_TEXT("%1 desktops")) << format.withUnit(work.frameBufferGb, Unit::gigabyte, {}, 0);
            } else if constexpr (std::is_same_v<Work, Simulation>) {
                parts << labelOf(work.arithmetic);
            }
        },
        workload.kind);
    return parts.join(QStringLiteral(", "));
}

} // namespace racktally::ui
