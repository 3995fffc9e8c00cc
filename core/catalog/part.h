// What the catalogue knows of parts, offers and prices: one plain struct per kind, each with its field table. Reading and
// writing CSV, checking, forms, pinning into a project and comparing all walk these tables.
#pragma once

#include "core/base/confidence.h"
#include "core/base/field.h"
#include "core/catalog/licence_terms.h"

#include <optional>
#include <string>

namespace racktally {

/// A fact that may be unknown.
enum class Answer : std::uint8_t { unstated, no, yes };
template <>
struct EnumNames<Answer> {
    static constexpr std::array<std::string_view, 3> names{"", "no", "yes"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("unknown"), RT_TEXT("no"), RT_TEXT("yes")};
};

/// Whose row it is: shipped, the user's own, or the user's in place of a shipped one.
enum class Origin : std::uint8_t { builtin, own, override_ };

/// What every row of the catalogue says of itself.
struct Sourced {
    std::string source;
    std::string date;                                    // 2026-11-30, or empty where nobody knows
    Confidence confidence = Confidence::unstated;
    std::string unverified;                              // keys of fields that nobody could confirm, separated by blanks
    std::string note;
    Origin origin = Origin::builtin;                     // not in files
    bool retired = false;                                // not in files

    [[nodiscard]] bool isUnverified(std::string_view key) const;
    bool operator==(const Sourced&) const = default;
};

/// How a GPU is built, which decides the chassis it goes into.
enum class GpuForm : std::uint8_t { pcie, sxm4, sxm5, sxm6, oam, superchip, rackScale };
template <>
struct EnumNames<GpuForm> {
    static constexpr std::array<std::string_view, 7> names{"pcie", "sxm4", "sxm5", "sxm6", "oam", "superchip", "rack_scale"};
    static constexpr std::array<const char*, 7> labels{RT_TEXT("PCIe card"), RT_TEXT("SXM4 board"), RT_TEXT("SXM5 board"), RT_TEXT("SXM6 board"), RT_TEXT("OAM board"),
                                                       RT_TEXT("superchip"), RT_TEXT("rack-scale tray")};
};
constexpr bool isBoard(GpuForm form) { return form != GpuForm::pcie; }

enum class GpuLink : std::uint8_t { none, bridge, board, ethernet };
template <>
struct EnumNames<GpuLink> {
    static constexpr std::array<std::string_view, 4> names{"none", "bridge", "board", "ethernet"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("none"), RT_TEXT("bridge between cards"), RT_TEXT("on the board"), RT_TEXT("Ethernet on the chip")};
};

enum class GpuCooling : std::uint8_t { unstated, passive, active, board, liquid };
template <>
struct EnumNames<GpuCooling> {
    static constexpr std::array<std::string_view, 5> names{"", "passive", "active", "board", "liquid"};
    static constexpr std::array<const char*, 5> labels{RT_TEXT("unknown"), RT_TEXT("passive"), RT_TEXT("own fan"), RT_TEXT("by the chassis"), RT_TEXT("liquid only")};
};

enum class GpuMarket : std::uint8_t { free, controlled, chinaOnly };
template <>
struct EnumNames<GpuMarket> {
    static constexpr std::array<std::string_view, 3> names{"", "controlled", "china_only"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("no restriction known"), RT_TEXT("export-controlled"), RT_TEXT("for the Chinese market only")};
};

struct Gpu : Sourced {
    std::string name, vendor, architecture;
    std::optional<int> launchYear;
    std::optional<double> memoryGb;
    std::optional<double> usableGib;                     // as the driver reports it
    std::string memoryType;
    std::optional<double> bandwidthGbS, tdpW;
    GpuForm form = GpuForm::pcie;
    std::optional<double> slotWidth;                     // PCIe slots that a card covers
    std::optional<int> pcieGeneration, pcieLanes;
    GpuLink link = GpuLink::none;
    std::optional<double> linkGbS;
    int maxLinked = 1;
    int gpusPerCard = 1;
    // Dense rates (without sparsity), tera-operations a second.
    std::optional<double> fp64, fp64Tensor, fp32, tf32, bf16, fp8, fp4, int8;
    std::optional<double> bf16Measured;                  // the highest rate of a matrix product that somebody measured
    Answer rtCores = Answer::unstated;
    std::optional<int> migInstances;
    Answer vgpu = Answer::unstated;
    Answer ecc = Answer::unstated;
    GpuCooling cooling = GpuCooling::unstated;
    GpuMarket market = GpuMarket::free;
    Answer aiEnterpriseIncluded = Answer::unstated;
    bool operator==(const Gpu&) const = default;
};

enum class ServerForm : std::uint8_t { rack, tower, workstation, deskside, rackScale };
template <>
struct EnumNames<ServerForm> {
    static constexpr std::array<std::string_view, 5> names{"rack", "tower", "workstation", "deskside", "rack_scale"};
    static constexpr std::array<const char*, 5> labels{RT_TEXT("rack"), RT_TEXT("tower"), RT_TEXT("workstation"), RT_TEXT("deskside"), RT_TEXT("rack-scale tray")};
};

enum class GpuAttachment : std::uint8_t { unstated, direct, switched, board };
template <>
struct EnumNames<GpuAttachment> {
    static constexpr std::array<std::string_view, 4> names{"", "direct", "switch", "board"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("unknown"), RT_TEXT("directly to the processors"), RT_TEXT("through PCIe switches"), RT_TEXT("on a GPU board")};
};

enum class ServerCooling : std::uint8_t { unstated, air, liquid, airOrLiquid };
template <>
struct EnumNames<ServerCooling> {
    static constexpr std::array<std::string_view, 4> names{"", "air", "liquid", "air_or_liquid"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("unknown"), RT_TEXT("air"), RT_TEXT("liquid only"), RT_TEXT("air or liquid")};
};

struct Server : Sourced {
    std::string name, vendor;
    ServerForm form = ServerForm::rack;
    std::optional<double> rackUnits, depthMm, weightKg;
    std::string socket;
    int cpuSockets = 1;
    std::string cpuGenerations;                          // words: "genoa turin"
    std::optional<double> maxCpuTdpW, maxCpuTdpWithGpuW;
    std::optional<int> dimmSlots;                        // 0: memory is soldered
    std::string memoryType;
    std::optional<double> maxMemoryGb;
    std::string gpuForms;                                // words: "pcie sxm5"
    std::optional<int> maxDouble, maxSingle, maxBoard;
    std::optional<double> singleMaxW;                    // limit of the single-width figure
    std::string gpuCounts;                               // words: "2 4 8"; empty: any up to the maximum
    std::optional<double> maxGpuTdpW;
    GpuAttachment attachment = GpuAttachment::unstated;
    std::optional<int> bridgeWays;                       // widest bridge that fits; 0: none
    Answer mixedGpus = Answer::unstated;
    Answer needsGpuKit = Answer::unstated;
    std::optional<int> pcieGeneration, x16Slots, driveBays;
    std::optional<int> psuCount;
    std::string psuWatts;                                // words: "2800 3200"
    std::string redundancy;                              // "5+1": so many needed, so many spare
    ServerCooling cooling = ServerCooling::unstated;
    std::optional<double> maxPowerW, maxInletC;
    bool operator==(const Server&) const = default;
};

struct Cpu : Sourced {
    std::string name, vendor, generation, socket;
    int maxSockets = 1;
    int cores = 1;
    std::optional<double> baseGhz, boostGhz, tdpW;
    std::optional<int> pcieLanes, pcieGeneration;
    std::string memoryType;
    std::optional<double> memorySpeedMts;
    std::optional<int> memoryChannels;
    std::optional<double> maxMemoryGb;
    bool operator==(const Cpu&) const = default;
};

struct MemoryModule : Sourced {
    std::string name, vendor;
    double capacityGb = 0;
    std::string memoryType;
    std::optional<double> speedMts, powerW;
    bool operator==(const MemoryModule&) const = default;
};

enum class DriveInterface : std::uint8_t { nvmeU2, nvmeE1s, nvmeE3s, m2, sas, sata };
template <>
struct EnumNames<DriveInterface> {
    static constexpr std::array<std::string_view, 6> names{"nvme_u2", "nvme_e1s", "nvme_e3s", "m2", "sas", "sata"};
    static constexpr std::array<const char*, 6> labels{RT_TEXT("NVMe U.2/U.3"), RT_TEXT("NVMe E1.S"), RT_TEXT("NVMe E3.S"), RT_TEXT("M.2"), RT_TEXT("SAS"), RT_TEXT("SATA")};
};

struct Drive : Sourced {
    std::string name, vendor;
    double capacityTb = 0;
    DriveInterface interface = DriveInterface::nvmeU2;
    std::optional<int> pcieGeneration;
    std::optional<double> readMbS, writeMbS, writesPerDay, powerW;
    bool operator==(const Drive&) const = default;
};

struct Nic : Sourced {
    std::string name, vendor;
    int ports = 1;
    double gbitPerPort = 0;
    std::string protocol;
    std::optional<int> pcieGeneration, pcieLanes;
    std::optional<double> powerW;
    bool operator==(const Nic&) const = default;
};

struct NetworkSwitch : Sourced {
    std::string name, vendor;
    std::optional<int> ports;
    double gbitPerPort = 0;
    std::optional<double> rackUnits, powerW, weightKg;
    bool operator==(const NetworkSwitch&) const = default;
};

struct PowerSupply : Sourced {
    std::string name, vendor;
    double watts = 0;
    std::optional<double> minVolt;
    std::string plug;                                    // inlet: "C14", "C20"
    std::string efficiency;
    bool operator==(const PowerSupply&) const = default;
};

struct Bridge : Sourced {
    std::string name, vendor;
    std::string gpu;
    int ways = 2;
    std::optional<double> gbS;
    bool operator==(const Bridge&) const = default;
};

enum class AccessoryKind : std::uint8_t { gpuCable, powerCord, networkCable, rails, gpuKit, airflowKit, rack, pdu, cdu, cooling, ups, service };
template <>
struct EnumNames<AccessoryKind> {
    static constexpr std::array<std::string_view, 12> names{"gpu_cable", "power_cord", "network_cable", "rails", "gpu_kit", "airflow_kit", "rack", "pdu", "cdu", "cooling", "ups", "service"};
    static constexpr std::array<const char*, 12> labels{RT_TEXT("GPU cable"), RT_TEXT("power cord"), RT_TEXT("network cable or optics"), RT_TEXT("rails"), RT_TEXT("GPU enablement kit"), RT_TEXT("airflow kit"),
                                                        RT_TEXT("rack cabinet"), RT_TEXT("power distribution"), RT_TEXT("coolant distribution"), RT_TEXT("room cooling"), RT_TEXT("uninterruptible supply"), RT_TEXT("service")};
};

struct Accessory : Sourced {
    std::string name, vendor;
    AccessoryKind kind = AccessoryKind::gpuCable;
    std::optional<double> rackUnits, powerW, capacityKw, weightKg;
    bool operator==(const Accessory&) const = default;
};

/// What a licence allows, as far as configurations need it.
enum class LicenceUse : std::uint8_t { other, aiEnterprise, virtualWorkstation, virtualPc, virtualApps, hypervisor, serverSystem };
template <>
struct EnumNames<LicenceUse> {
    static constexpr std::array<std::string_view, 7> names{"", "ai_enterprise", "virtual_workstation", "virtual_pc", "virtual_apps", "hypervisor", "server_system"};
    static constexpr std::array<const char*, 7> labels{RT_TEXT("other"), RT_TEXT("AI software"), RT_TEXT("virtual workstations"), RT_TEXT("virtual desktops"), RT_TEXT("virtual applications"), RT_TEXT("virtualisation"), RT_TEXT("server operating system")};
};

struct LicenceProduct : Sourced {
    std::string name, vendor;
    LicenceUse use = LicenceUse::other;
    LicenceMetric metric = LicenceMetric::gpu;
    Interval interval = Interval::year;
    double termYears = 1;                                // what one price covers
    double unitsPerPrice = 1;                            // cores that one price covers
    double minimumPerCpu = 0, minimumPerServer = 0, minimumOrder = 0;
    bool operator==(const LicenceProduct&) const = default;
};

enum class LocationQuantity : std::uint8_t { electricityPrice, co2Direct, co2LifeCycle, pue, colocationRack, colocationKw, construction };
template <>
struct EnumNames<LocationQuantity> {
    static constexpr std::array<std::string_view, 7> names{"electricity_price", "co2_direct", "co2_life_cycle", "pue", "colocation_rack", "colocation_kw", "construction"};
    static constexpr std::array<const char*, 7> labels{RT_TEXT("price of electricity"), RT_TEXT("CO₂ of the mix, direct"), RT_TEXT("CO₂ of the mix, life cycle"), RT_TEXT("power usage effectiveness"), RT_TEXT("colocation per rack"), RT_TEXT("colocation per kW"), RT_TEXT("building a data centre")};
};

/// A figure of a country or region: electricity, carbon, PUE, colocation.
struct LocationFigure : Sourced {
    std::string name, region, period;
    LocationQuantity quantity = LocationQuantity::electricityPrice;
    std::optional<double> low, typical, high;
    std::string unit;                                    // as people write it: "EUR/kWh"
    bool operator==(const LocationFigure&) const = default;
};

enum class ProviderKind : std::uint8_t { hyperscaler, specialist, european, marketplace };
template <>
struct EnumNames<ProviderKind> {
    static constexpr std::array<std::string_view, 4> names{"hyperscaler", "specialist", "european", "marketplace"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("hyperscaler"), RT_TEXT("specialist"), RT_TEXT("European hoster"), RT_TEXT("marketplace")};
};

enum class Area : std::uint8_t { unstated, germany, austria, switzerland, europe, unitedKingdom, northAmerica, asiaPacific, other, global };
template <>
struct EnumNames<Area> {
    static constexpr std::array<std::string_view, 10> names{"", "de", "at", "ch", "eu", "uk", "north_america", "asia_pacific", "other", "global"};
    static constexpr std::array<const char*, 10> labels{RT_TEXT("unknown"), RT_TEXT("Germany"), RT_TEXT("Austria"), RT_TEXT("Switzerland"), RT_TEXT("Europe"), RT_TEXT("United Kingdom"), RT_TEXT("North America"), RT_TEXT("Asia and Pacific"), RT_TEXT("elsewhere"), RT_TEXT("anywhere")};
};

struct CloudOffer : Sourced {
    std::string name, provider;
    ProviderKind providerKind = ProviderKind::hyperscaler;
    std::string instance, region;
    Area area = Area::unstated;
    std::string gpu;
    std::optional<double> gpuCount, gpuMemoryGb, cpuThreads, memoryGb;
    std::string currency;
    // Net prices of the whole instance per hour, per month where a dedicated server is rented.
    std::optional<double> onDemand, spot, reserved1Year, reserved3Years, perMonth, setupFee;
    bool operator==(const CloudOffer&) const = default;
};

struct ModelPrice : Sourced {
    std::string name, model, provider;
    Area area = Area::unstated;
    std::string currency;
    // Net prices per million tokens.
    std::optional<double> input, cachedInput, output;
    bool operator==(const ModelPrice&) const = default;
};

enum class CloudExtraKind : std::uint8_t { blockStorage, objectStorage, egress, support, snapshot, network };
template <>
struct EnumNames<CloudExtraKind> {
    static constexpr std::array<std::string_view, 6> names{"block_storage", "object_storage", "egress", "support", "snapshot", "network"};
    static constexpr std::array<const char*, 6> labels{RT_TEXT("block storage"), RT_TEXT("object storage"), RT_TEXT("data transfer out"), RT_TEXT("support"), RT_TEXT("snapshots"), RT_TEXT("network")};
};

struct CloudExtra : Sourced {
    std::string name, provider, item, region;
    CloudExtraKind kind = CloudExtraKind::blockStorage;
    std::string unit;
    std::optional<double> price;
    std::string currency, tier;
    bool operator==(const CloudExtra&) const = default;
};

/// A configuration that a vendor really sold, published or measured.
struct PublishedSystem : Sourced {
    std::string name, server, gpu;
    int gpus = 1;
    std::string cpu;
    int cpus = 1;
    std::string memory;
    int memoryModules = 0;
    bool operator==(const PublishedSystem&) const = default;
};

/// A multi-instance GPU profile: a slice of a card that is isolated by hardware.
struct MigProfile : Sourced {
    std::string name, gpu, profile;
    int computeSlices = 1, computeOf = 7, memorySlices = 1, memoryOf = 8;
    int maxInstances = 1;
    std::optional<double> memoryMb;
    bool mediaExtension = false;
    bool operator==(const MigProfile&) const = default;
};

enum class VgpuSeries : std::uint8_t { workstation, pc, compute };
template <>
struct EnumNames<VgpuSeries> {
    static constexpr std::array<std::string_view, 3> names{"q", "b", "c"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("virtual workstation (Q)"), RT_TEXT("virtual desktop (B)"), RT_TEXT("virtual compute (C)")};
};

/// A time-sliced virtual GPU: how many users of this size share one physical GPU.
struct VgpuProfile : Sourced {
    std::string name, gpu;
    VgpuSeries series = VgpuSeries::workstation;
    double memoryGb = 0;
    int usersPerGpu = 1;
    bool operator==(const VgpuProfile&) const = default;
};

/// The architecture of a language model, by the names of a Hugging Face config.json where it has them. 0 of what not every
/// model has means that it has none.
struct LanguageModel : Sourced {
    std::string name, family, licence, modelType;
    int hiddenSize = 0, layers = 0, attentionHeads = 0, kvHeads = 0, headDim = 0, ffnSize = 0, vocabulary = 0, maxContext = 0;
    bool tiedEmbeddings = false, attentionBias = false, attentionOutBias = false, qkNorm = false, attentionSinks = false, outputGate = false;
    int normsPerLayer = 2;
    bool plainFfn = false;                               // two matrices in place of three
    // Layers, repeated over the model: full, sliding, chunked or linear; empty: all full.
    std::string layerPattern;
    int window = 0;
    int globalHeadDim = 0, globalKvHeads = 0;            // of full layers between windowed ones, where they differ
    bool globalKeyIsValue = false;
    // Latent attention.
    int kvRank = 0, queryRank = 0, nopeDim = 0, ropeDim = 0, valueDim = 0;
    int indexerLayers = 0, indexerDim = 0;
    // Gated delta net.
    int linearKeyHeads = 0, linearValueHeads = 0, linearKeyDim = 0, linearValueDim = 0, convolution = 0;
    // Mixture of experts.
    int experts = 0, expertsPerToken = 0, expertSize = 0, sharedSize = 0;
    bool sharedGate = false, expertBias = false, routerBias = false;
    int firstDenseLayers = 0, expertInterval = 1, denseSize = 0;
    bool denseBesideExperts = false;
    int nextTokenLayers = 0;                             // layers that predict further tokens, not counted in the model
    double otherParameters = 0;                          // towers for images and sound
    bool takesImages = false;
    double encoderPeakGb = 0;                            // memory that reading an image takes at most
    // What of the weights is quantised in the published file, as far as it differs from its precision's habit.
    std::string precision;
    bool attentionUnquantized = false;
    int unquantizedLayers = 0;
    double fileBytes = 0;                                // weights of the published file, where somebody counted them
    bool operator==(const LanguageModel&) const = default;
};

/// What an inference engine keeps of the memory of GPUs of some architectures beside weights and KV cache.
struct MemoryProfile : Sourced {
    std::string name, engine;
    std::string architectures;                           // words; empty: any other
    double utilizationPercent = 0;                       // share of the memory that the engine takes
    int maxSequences = 0, batchedTokens = 0;
    double baseMib = 0, samplerBytes = 0;                // per sequence and entry of the vocabulary
    double graphKib = 0;
    int graphs = 0;
    double marginGib = 0;                                // kept free at least, runtime included
    double extraGib = 0;                                 // on top of the computed runtime
    double paddingPercent = 0;                           // of MXFP4 weights
    bool operator==(const MemoryProfile&) const = default;
};

/// Factors of the step model, fitted on published measurements.
struct SpeedProfile : Sourced {
    std::string name, engines, architectures, precisions; // words; empty: any other
    bool experts = false;
    double weightFactor = 1, cacheFactor = 1, computeFactor = 1;
    double layerUs = 0, transferUs = 0, linkFactor = 1;
    double firstTokenMs = 0;
    std::optional<double> prefill1, prefill2, prefill4, prefill8; // share of the peak rate at tensor parallelism 1 … 8
    double lowPercent = 0, highPercent = 0;              // of the typical speed
    bool operator==(const SpeedProfile&) const = default;
};

/// A measured rate of a named task on one GPU.
struct WorkRate : Sourced {
    std::string name, task, gpu, unit;
    double perSecond = 0;                                // of one GPU
    bool operator==(const WorkRate&) const = default;
};

/// A dated price of a part, or the span in which prices were seen. Older ones are kept.
struct Price : Sourced {
    std::string subject;                                 // "gpu/H200 NVL"
    std::optional<double> low, high;
    std::string currency;
    std::string supplier;
    bool operator==(const Price&) const = default;
};

/// Reference rate of a currency: units of it for one euro.
struct CurrencyRate {
    std::string currency, date;
    double perEuro = 1;
    bool operator==(const CurrencyRate&) const = default;
};

} // namespace racktally
