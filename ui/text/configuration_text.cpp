#include "ui/text/configuration_text.h"

#include "core/base/day.h"
#include "ui/text/messages.h"

#include <QStringList>
#include <cmath>

namespace racktally::ui {

namespace {

QString name(const Finding& finding, std::size_t index) { return index < finding.names.size() ? fromCore(finding.names[index]) : QString(); }

/// Names of forms ("sxm5 oam") in words.
QString formsText(const QString& words_) {
    QStringList result;
    for (const QString& word : words_.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        for (std::size_t i = 0; i < EnumNames<GpuForm>::names.size(); ++i)
            if (word == fromCore(EnumNames<GpuForm>::names[i])) result << words(EnumNames<GpuForm>::labels[i]);
    return result.isEmpty() ? words("no GPU") : result.join(QStringLiteral(", "));
}

QString neededText(const Finding& finding, const NumberFormat& format) {
    if (!finding.needed) return {};
    const auto value = [&](double number) { return format.withUnit(number, finding.unit, {}, finding.unit == Unit::watt ? 0 : 1); };
    return words("Needed: %1, there is: %2.").arg(value(*finding.needed), value(finding.available.value_or(0)));
}

QString titleOf(const Finding& f, const NumberFormat& format) {
    switch (f.rule) {
    case Rule::partUnknown: return words("“%1” is in no catalogue").arg(name(f, 0));
    case Rule::serverMissing: return words("No server is chosen");
    case Rule::gpuMissing: return words("No GPU is chosen");
    case Rule::cpuMissing: return words("Processors are missing");
    case Rule::memoryMissing: return words("Memory is missing");
    case Rule::gpuForm: return words("%1 does not go into %2").arg(name(f, 0), name(f, 2));
    case Rule::tooManyGpus: return words("%1 does not hold so many GPUs").arg(name(f, 0));
    case Rule::singleWidthPower: return words("%1 is too strong for so many single-width places").arg(name(f, 0));
    case Rule::gpuPower: return words("%1 draws more than %2 allows per GPU").arg(name(f, 0), name(f, 1));
    case Rule::gpuCountNotOrderable: return words("%1 is not sold with %2 GPUs").arg(name(f, 0), format.exact(f.needed.value_or(0)));
    case Rule::mixedGpus: return f.severity == Severity::error ? words("The chassis allows one GPU model only") : words("Different GPU models in one server");
    case Rule::gpuKitMissing: return words("%1 needs a GPU enablement kit").arg(name(f, 0));
    case Rule::exportControlled: return name(f, 1) == QLatin1String("china_only") ? words("%1 is made for the Chinese market and not sold here").arg(name(f, 0)) : words("%1 is export-controlled").arg(name(f, 0));
    case Rule::cardCooling: return name(f, 2) == QLatin1String("passive") ? words("%1 has no fan and %2 does not blow through it").arg(name(f, 0), name(f, 1)) : words("%1 has a fan of its own; %2 is built for cards without").arg(name(f, 0), name(f, 1));
    case Rule::slotWidth: return words("%1 is thicker than two slots").arg(name(f, 0));
    case Rule::pcieGeneration: return words("%1 and the slots differ in PCIe generation").arg(name(f, 0));
    case Rule::slotsWithoutCpu: return words("With one processor half of the slots of %1 are dead").arg(name(f, 0));
    case Rule::cpuSocket: return words("%1 does not fit the socket of %2").arg(name(f, 0), name(f, 2));
    case Rule::cpuCount: return words("%1 does not allow so many processors").arg(name(f, 0));
    case Rule::cpuGeneration: return words("%1 is not among the processors named for %2").arg(name(f, 0), name(f, 1));
    case Rule::cpuPower: return words("%1 is too hot for %2").arg(name(f, 0), name(f, 1));
    case Rule::cpuPowerWithGpu: return words("%1 is too hot for %2 with a GPU").arg(name(f, 0), name(f, 1));
    case Rule::pcieLanes: return words("The processors have too few PCIe lanes");
    case Rule::coresPerGpu: return words("Fewer than six cores per GPU");
    case Rule::memoryBelowGpuMemory: return words("Little memory for so much GPU memory");
    case Rule::memoryPopulation: return words("The processors have different numbers of memory modules");
    case Rule::memoryMixed: return words("Different memory modules are mixed");
    case Rule::memorySlots: return words("Too many memory modules for %1").arg(name(f, 0));
    case Rule::memoryMaximum: return words("More memory than %1 takes").arg(name(f, 0));
    case Rule::memoryChannels: return words("Not every memory channel is used");
    case Rule::memorySpeed: return words("The memory runs at the speed of %1").arg(name(f, 0));
    case Rule::memoryKind: return words("%1 does not work with %2").arg(name(f, 0), name(f, 1));
    case Rule::memorySoldered: return words("The memory of %1 is soldered").arg(name(f, 0));
    case Rule::supplyMissing: return words("No power supplies are chosen");
    case Rule::supplyTransients: return words("Short peaks of the GPUs may exceed the power supplies");
    case Rule::suppliesMixed: return words("Different power supplies are mixed");
    case Rule::supplyRedundancy: return name(f, 0) == QLatin1String("none") ? words("No power supply may fail") : words("%1 power supplies do not carry the server when %2 fail").arg(name(f, 0), name(f, 1));
    case Rule::supplyVoltage: return words("The power supplies need 200 to 240 V and %1 inlets").arg(name(f, 1));
    case Rule::powerCordMissing: return words("Power cords are missing");
    case Rule::gpuCableMissing: return words("Power cables of the GPUs are not in the list");
    case Rule::supplyRating: return words("%1 is not among the power supplies of %2").arg(name(f, 0), name(f, 1));
    case Rule::tooManySupplies: return words("Too many power supplies for %1").arg(name(f, 0));
    case Rule::powerBudget: return words("The server draws more than the budget of %1").arg(name(f, 0));
    case Rule::inletTemperature: return words("%1 needs inlet air of at most %2 °C").arg(name(f, 0), format.exact(f.needed.value_or(0)));
    case Rule::liquidOnlyGpu: return words("%1 needs liquid cooling and %2 is cooled by air").arg(name(f, 0), name(f, 1));
    case Rule::liquidCooling: return name(f, 1) == QLatin1String("no") ? words("%1 needs liquid cooling, which the room does not have").arg(name(f, 0)) : words("%1 needs liquid cooling in the room").arg(name(f, 0));
    case Rule::bridgeGpu: return words("%1 is not made for %2").arg(name(f, 0), name(f, 1));
    case Rule::bridgeMissing: return words("%1 can be linked by bridges").arg(name(f, 0));
    case Rule::bridgeCount: return words("More bridges than GPUs to link");
    case Rule::bridgeChassis: return words("%1 does not fit into %2").arg(name(f, 0), name(f, 1));
    case Rule::bridgeOnBoard: return words("%1 is linked on its board and takes no bridges").arg(name(f, 0));
    case Rule::boardNotFull: return words("Boards with %1 come complete").arg(name(f, 0));
    case Rule::migUnsupported: return words("%1 cannot be divided by MIG").arg(name(f, 0));
    case Rule::migDoesNotFit: return name(f, 1) == QLatin1String("unknown_profile") ? words("The GPUs have no MIG profile %1").arg(name(f, 0)) : words("There is no room for all instances of %1").arg(name(f, 0));
    case Rule::vgpuUnsupported: return words("%1 has no vGPU profile %2").arg(name(f, 0), name(f, 1));
    case Rule::vgpuTooMany: return words("Too many vGPU users for the GPUs");
    case Rule::vgpuLicences: return words("vGPU licences are missing");
    case Rule::licenceMinimum: return words("%1: the licence counts more").arg(name(f, 0));
    case Rule::nicPerGpu: return name(f, 0) == QLatin1String("none") ? words("No network card is chosen") : words("Fewer network cards than GPUs");
    case Rule::nicSlots: return words("Too many network cards for %1").arg(name(f, 0));
    case Rule::opticsMissing: return words("Cables or optics of the network are not in the list");
    case Rule::driveBays: return words("Too many drives for %1").arg(name(f, 0));
    case Rule::bootDriveMissing: return words("No boot drive is chosen");
    // Sentences of the sizing stand in sizing_text.
    case Rule::sizingModelUnknown: case Rule::sizingInputMissing: case Rule::sizingNothingFits: case Rule::sizingNothingMeetsTargets: case Rule::sizingMemoryShort: case Rule::sizingMemoryTight:
    case Rule::sizingSlow: case Rule::sizingLate: case Rule::sizingDeadline: case Rule::sizingHeadroom: case Rule::sizingSpeed: case Rule::sizingFirstToken:
    case Rule::sizingFinished: case Rule::sizingServer: case Rule::sizingNoServer: case Rule::sizingRentOnly: case Rule::sizingLimit: case Rule::sizingSingleServer:
    case Rule::sizingSeveralServers: case Rule::sizingPooled: case Rule::sizingNoLink: case Rule::sizingNextStep: case Rule::sizingSmallerPrecision: case Rule::sizingSpeedUnknown:
    case Rule::sizingUnverified: case Rule::sizingContext: case Rule::sizingHost: case Rule::sizingNetwork: case Rule::sizingWorkstation: case Rule::sizingSlices:
    case Rule::sizingOtherVendor: case Rule::sizingRentFirst: case Rule::sizingSceneTooLarge: case Rule::sizingNoRayTracing: case Rule::sizingNoFp64: case Rule::sizingNoVgpu:
    case Rule::sizingEstimatedSpeed: case Rule::sizingLicences: case Rule::sizingSpread:
        break;
    // These have their sentence in messages.cpp. Without a default the compiler names a rule that has none.
    case Rule::capacityBelowDemand: case Rule::speedUnknown: case Rule::tokensMissing: case Rule::priceMissing: case Rule::costBeyondHorizon: case Rule::financingBeyondHorizon:
    case Rule::paysOffByResidualValueOnly: case Rule::internalRateOfReturnUnknown: case Rule::fewGpuHours: case Rule::unusualPayback: case Rule::unusualYearlyCost: case Rule::lowUtilization:
    case Rule::noStaff: case Rule::assumptionAtDefault: case Rule::stalePrice: break;
    }
    return {};
}

QString detailOf(const Finding& f, const NumberFormat& format) {
    switch (f.rule) {
    case Rule::partUnknown: return words("Without its values nothing can be checked. Choose another part, or add it to your own catalogue.");
    case Rule::serverMissing: return words("Choose a server, or begin with a published system.");
    case Rule::gpuForm: return words("The GPU is built as %1; the server takes: %2.").arg(formsText(name(f, 1)), formsText(name(f, 3)));
    case Rule::gpuCountNotOrderable: return words("Orderable are: %1.").arg(name(f, 1).replace(QLatin1Char(' '), QStringLiteral(", ")));
    case Rule::mixedGpus: return name(f, 0) + QStringLiteral(", ") + name(f, 1);
    case Rule::gpuKitMissing: return words("It is sold with the new server only: risers, cables, air ducts.");
    case Rule::exportControlled: return words("Ask the vendor which base model and paperwork it needs.");
    case Rule::pcieGeneration: return words("The card is Gen%1, the slots are Gen%2; both run at the lower one.").arg(format.exact(f.needed.value_or(0)), format.exact(f.available.value_or(0)));
    case Rule::cpuSocket: return words("The processor needs %1, the server has %2.").arg(name(f, 1), name(f, 3));
    case Rule::memoryKind: return words("It needs %1.").arg(name(f, 2));
    case Rule::memoryMixed: case Rule::suppliesMixed: return name(f, 0) + QStringLiteral(", ") + name(f, 1);
    case Rule::memorySoldered: return words("Take the modules out of the list.");
    case Rule::supplyMissing: return words("Redundancy and voltage are checked when they are in the list.");
    case Rule::supplyTransients: return words("For 200 microseconds a GPU draws up to 2.2 times its limit.") + QLatin1Char(' ') + neededText(f, format);
    case Rule::supplyVoltage: return name(f, 0).isEmpty() ? words("The voltage at the place is not stated.") : words("The place has 100 to 127 V.");
    case Rule::supplyRating: return words("Named are: %1 W.").arg(name(f, 2).replace(QLatin1Char(' '), QStringLiteral(", ")));
    case Rule::inletTemperature: return name(f, 2).isEmpty() ? words("The temperature of the room is not stated.") : words("Stated are %1 °C.").arg(format.exact(f.available.value_or(0)));
    case Rule::bridgeMissing: return words("Without them the GPUs talk over PCIe.");
    case Rule::liquidCooling: return words("A coolant distribution unit and lines to the rack are needed.");
    case Rule::vgpuLicences: return neededText(f, format) + QLatin1Char(' ') + words("Without a licence a virtual GPU is slowed down.");
    default: return neededText(f, format);
    }
}

} // namespace

RuleText ruleText(const Finding& finding, const NumberFormat& format) {
    RuleText text{titleOf(finding, format), detailOf(finding, format), {}};
    if (const ConfigurationRule* rule = configurationRule(finding.rule)) text.code = QLatin1String(rule->code);
    if (finding.unconfirmed) text.detail += (text.detail.isEmpty() ? QString() : QStringLiteral(" ")) + words("The limit is not confirmed.");
    return text;
}

QString cureText(const Cure& cure, const NumberFormat& format) {
    const QString part = fromCore(cure.part), count = format.exact(cure.value);
    switch (cure.change) {
    case Change::voltage: return words("Confirm 200 to 240 V");
    case Change::inlet: return words("Confirm %1 °C").arg(count);
    case Change::liquid: return words("Confirm liquid cooling in the room");
    case Change::redundancy: return words("Do without redundancy");
    case Change::powerLimit: return words("Limit the GPUs to %1 W").arg(count);
    case Change::removeBridges: return words("Take the bridges out");
    case Change::partitions: return words("Reduce the instances to what fits");
    case Change::users: return words("Reduce to %1 users").arg(count);
    case Change::licence: return words("Add %1 × %2").arg(count, part);
    case Change::licenceMinimum: return words("Count %1 licences").arg(count);
    case Change::server: return (cure.value > 1 ? words("Take %1 with matching processors") : words("Take %1 as the server")).arg(part);
    case Change::cpuCount: case Change::memoryCount: case Change::gpuCount: case Change::bridgeCount: case Change::supplyCount: case Change::networkCount: case Change::driveCount:
        return cure.value == 0 ? words("Take out: %1").arg(part) : words("Take %1 × %2").arg(count, part);
    case Change::oneGpuModel: case Change::oneSupplyModel: case Change::oneMemoryModel: return words("Take %1 × %2 only").arg(count, part);
    case Change::gpu: case Change::cpu: case Change::firstCpu: case Change::memory: case Change::firstMemory: case Change::bridge: case Change::supply: case Change::firstSupply:
    case Change::gpuCable: case Change::powerCord: case Change::gpuKit: case Change::network: case Change::optics: case Change::bootDrive: break;
    }
    return words("Take %1 × %2").arg(count, part);
}

QString cureEffect(const Cure& cure, const QString& currency, const NumberFormat& format) {
    if (cure.change == Change::powerLimit) return words("costs speed");
    if (cure.change == Change::licence || cure.change == Change::licenceMinimum) return words("yearly cost rises");
    if (!cure.priceDifference) return words("price not known");
    if (*cure.priceDifference == 0) return words("no cost");
    return (*cure.priceDifference > 0 ? QStringLiteral("+") : QString()) + format.wholeMoney(*cure.priceDifference, currency);
}

QString candidateText(const Candidate& candidate, const NumberFormat& format) {
    if (candidate.retired) return words("withdrawn");
    if (!candidate.broken) return words("fits");
    const RuleText text = ruleText(*candidate.broken, format);
    return words("%1: %2").arg(text.code, text.title);
}

QString ageText(const std::string& date, const std::string& today) {
    const auto days = daysBetween(date, today);
    if (!days) return words("no date");
    if (*days <= 60) return words("%1 days old").arg(*days);
    return *days <= 730 ? words("%1 months old").arg(static_cast<int>(std::lround(*days / 30.44))) : words("%1 years old").arg(*days / 365);
}

QString issueText(const CatalogIssue& issue, const NumberFormat& format) {
    return QStringLiteral("%1/%2 %3: %4").arg(fromCore(issue.kind), fromCore(issue.name), fromCore(issue.field), reasonText(issue.error, format));
}

QString leafText(const Leaf& leaf, const NumberFormat& format) {
    const LeafValue value = valueOf(leaf);
    if (const auto* place = std::get_if<EnumPlace>(&leaf.place)) return words(place->labels[place->get(place->place)]);
    if (const auto* number = std::get_if<double>(&value)) return leaf.info->unit == Unit::none ? (std::abs(*number) < 10000 ? format.editable(*number) : format.exact(*number)) : format.withUnit(*number, leaf.info->unit, {}, 3);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? words("yes") : words("no");
    const auto* text = std::get_if<std::string>(&value);
    if (!text) return {};
    return leaf.info->isDay ? dayText(*text, language()) : fromCore(*text);
}

QString asToolTip(const QString& text) {
    if (text.isEmpty()) return {};
    return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString roleText(PartRole role) { return words(EnumNames<PartRole>::labels[static_cast<std::size_t>(role)]); }

QString textOfPosition(const ConfigurationPart& part) { return fromCore(part.text.empty() ? part.part : part.text); }

} // namespace racktally::ui
