// The project: a plain value that holds everything a user has entered. See docs of the file format in ARCHITECTURE.md.
#pragma once

#include "core/base/confidence.h"
#include "core/base/field.h"
#include "core/catalog/licence_terms.h"
#include "core/catalog/pin.h"
#include "core/configuration/configuration.h"
#include "core/project/quote.h"
#include "core/workload/workload.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace racktally {

struct Vat {
    double ratePercent = 19;
    double recoverablePercent = 100;
    bool operator==(const Vat&) const = default;
};

enum class DepreciationMethod : std::uint8_t { straightLine, declining, immediate };
template <>
struct EnumNames<DepreciationMethod> {
    static constexpr std::array<std::string_view, 3> names{"straight_line", "declining", "immediate"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("straight line"), RT_TEXT("declining, then straight line"), RT_TEXT("immediate (one year)")};
};

struct Depreciation {
    DepreciationMethod method = DepreciationMethod::straightLine;
    double lifeYears = 3;
    double decliningRatePercent = 30;
    bool operator==(const Depreciation&) const = default;
};

/// A tax rate that holds from a calendar month on.
struct DatedRate {
    std::string id;                // the month, such as 2028-01
    double ratePercent = 0;
    bool operator==(const DatedRate&) const = default;
};

struct Tax {
    bool enabled = false;
    double ratePercent = 30;
    std::vector<DatedRate> rates;  // in place of the one rate, in the order of their months
    Depreciation depreciation;
    bool operator==(const Tax&) const = default;
};

struct Assumptions {
    double hoursPerMonth = 730;
    double discountRatePercent = 0;
    double electricityPricePerKwh = 0.1902;
    double electricityPriceChangePercentPerYear = 0;
    double pue = 1.46;
    double staffCostPerFteYear = 72600;
    double staffCostChangePercentPerYear = 0;
    double gridCo2GPerKwh = 363;
    Vat vat;
    Tax tax;
    std::map<std::string, double> exchangeRates;
    bool operator==(const Assumptions&) const = default;
};

/// What of a cost scales when a hybrid owns fewer or more nodes than the option states.
enum class Per : std::uint8_t { unstated, node, option };
template <>
struct EnumNames<Per> {
    static constexpr std::array<std::string_view, 3> names{"", "node", "option"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("as usual for the kind"), RT_TEXT("per node"), RT_TEXT("for the whole option")};
};
/// Hardware, installation and maintenance go with the nodes, everything else with the option, unless stated.
constexpr bool goesWithNodes(Per per, Category category) {
    if (per != Per::unstated) return per == Per::node;
    return category == Category::hardware || category == Category::installation || category == Category::maintenance;
}

struct MonthlyCost {
    std::string id;
    std::string text;
    double amount = 0;
    Category category = Category::other;
    Per per = Per::unstated;
    bool operator==(const MonthlyCost&) const = default;
};

struct OneTimeCost {
    std::string id;
    std::string text;
    double amount = 0;
    Category category = Category::other;
    CostMonth month;
    Per per = Per::unstated;
    bool operator==(const OneTimeCost&) const = default;
};

struct UsageCost {
    std::string id;
    std::string text;
    double amountPerNodeHour = 0;
    Category category = Category::other;
    bool operator==(const UsageCost&) const = default;
};

struct Item {
    std::string id;
    std::string text;
    double quantity = 1;
    double unitPrice = 0;
    Category category = Category::hardware;
    Per per = Per::unstated;
    bool operator==(const Item&) const = default;
};

struct PowerDraw {
    double idle = 0;
    double max = 0;
    bool operator==(const PowerDraw&) const = default;
};

enum class Powered : std::uint8_t { always, demand };
template <>
struct EnumNames<Powered> {
    static constexpr std::array<std::string_view, 2> names{"always", "demand"};
    static constexpr std::array<const char*, 2> labels{RT_TEXT("around the clock"), RT_TEXT("only in hours of demand")};
};

enum class FinancingKind : std::uint8_t { cash, loan, lease };
template <>
struct EnumNames<FinancingKind> {
    static constexpr std::array<std::string_view, 3> names{"cash", "loan", "lease"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("cash"), RT_TEXT("loan"), RT_TEXT("lease")};
};

struct Financing {
    FinancingKind kind = FinancingKind::cash;
    std::optional<int> months;
    std::optional<double> ratePercentPerYear;
    double downPayment = 0;
    std::optional<double> paymentPerMonth;
    double finalPayment = 0;
    bool operator==(const Financing&) const = default;
};

/// Licences: per GPU and node the quantity is multiplied with their number; cores and users are counted by it.
struct Licence {
    std::string id;
    std::string text;
    LicenceMetric metric = LicenceMetric::gpu;
    double quantity = 1;
    double minimum = 0;
    double price = 0;
    Interval interval = Interval::year;
    Category category = Category::software;
    std::string product;                        // name in the catalogue, whose rules then hold
    bool operator==(const Licence&) const = default;
};

struct Colocation {
    double pricePerKwMonth = 0;
    double pricePerRackUnitMonth = 0;
    double rackUnits = 0;
    bool operator==(const Colocation&) const = default;
};

enum class CoolingKind : std::uint8_t { pue, cop };
template <>
struct EnumNames<CoolingKind> {
    static constexpr std::array<std::string_view, 2> names{"pue", "cop"};
    static constexpr std::array<const char*, 2> labels{RT_TEXT("by PUE"), RT_TEXT("by coefficient of performance")};
};
struct CoolingInput {
    CoolingKind kind = CoolingKind::pue;
    double cop = 3.5;
    bool operator==(const CoolingInput&) const = default;
};

/// More nodes, bought in a later month; they serve from the next month on.
struct Purchase {
    std::string id;
    std::string text;
    int month = 1;
    int nodes = 1;
    std::vector<Item> items;
    double residualValuePercent = 0;
    bool operator==(const Purchase&) const = default;
};

struct Spares {
    double failurePercentPerYear = 0;
    double repairCost = 0;
    bool operator==(const Spares&) const = default;
};
struct Downtime {
    double hoursPerYear = 0;
    double costPerHour = 0;
    bool operator==(const Downtime&) const = default;
};

struct OnPremises {
    int nodes = 1;
    int gpusPerNode = 1;
    std::vector<Item> items;
    std::optional<Configuration> configuration;   // supplies GPUs per node and power where it is stated
    PowerDraw powerWPerNode;
    Powered powered = Powered::always;
    std::vector<UsageCost> usageCosts;
    double maintenancePercentPerYear = 0;
    int maintenanceFreeMonths = 0;
    double insurancePercentPerYear = 0;
    double residualValuePercent = 0;
    Financing financing;
    std::vector<Licence> licences;
    Colocation colocation;
    CoolingInput cooling;
    std::vector<Purchase> purchases;
    Spares spares;
    Downtime downtime;
    std::optional<double> embodiedCo2Kg;
    bool operator==(const OnPremises&) const = default;
};

enum class Plan : std::uint8_t { onDemand, reserved, spot, dedicated, serverless };
template <>
struct EnumNames<Plan> {
    static constexpr std::array<std::string_view, 5> names{"on_demand", "reserved", "spot", "dedicated", "serverless"};
    static constexpr std::array<const char*, 5> labels{RT_TEXT("on demand"), RT_TEXT("reserved"), RT_TEXT("spot (interruptible)"),
                                                       RT_TEXT("dedicated (by the month)"), RT_TEXT("serverless")};
};

enum class Billed : std::uint8_t { unstated, demand, always };
template <>
struct EnumNames<Billed> {
    static constexpr std::array<std::string_view, 3> names{"", "demand", "always"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("as usual for the plan"), RT_TEXT("hours of demand"),
                                                       RT_TEXT("all hours")};
};

struct CloudBase {
    Plan plan = Plan::reserved;
    int instances = 1;
    double pricePerInstanceHour = 0;
    double upfront = 0;
    std::optional<int> termMonths;
    bool operator==(const CloudBase&) const = default;
};

/// A part of the month's bill with its own support percentage; without an end it is the rest.
struct SupportTier {
    std::string id;
    std::optional<double> upTo;
    double percent = 0;
    bool operator==(const SupportTier&) const = default;
};

struct Cloud {
    int gpusPerInstance = 1;
    Plan plan = Plan::onDemand;
    std::optional<double> pricePerInstanceHour;
    std::optional<double> pricePerInstanceMonth;
    std::optional<double> pricePerGpuSecond;
    double coldStartsPerMonth = 0;
    double coldStartSeconds = 0;
    Billed billed = Billed::unstated;
    std::optional<int> instances;
    std::optional<int> termMonths;
    double upfront = 0;
    double discountPercent = 0;
    double priceChangePercentPerYear = 0;
    double repeatedWorkPercent = 0;
    double storageGb = 0;
    double storagePricePerGbMonth = 0;
    double egressGbPerMonth = 0;
    double egressPricePerGb = 0;
    double supportPercent = 0;
    std::vector<SupportTier> supportTiers;
    std::optional<CloudBase> base;
    bool operator==(const Cloud&) const = default;

    [[nodiscard]] bool isBilledAlways() const {
        if (pricePerInstanceMonth) return true;
        return billed == Billed::unstated ? plan == Plan::reserved || plan == Plan::dedicated : billed == Billed::always;
    }
};

struct ModelApi {
    double inputPricePerMillion = 0;
    std::optional<double> cachedInputPricePerMillion;
    double outputPricePerMillion = 0;
    double batchSharePercent = 0;
    std::optional<double> batchInputPricePerMillion;
    std::optional<double> batchOutputPricePerMillion;
    double priceChangePercentPerYear = 0;
    bool operator==(const ModelApi&) const = default;
};

/// Own servers for the base, rented instances for the rest of every hour.
struct Hybrid {
    std::string own;
    std::string burst;
    NodeCount ownNodes;
    bool operator==(const Hybrid&) const = default;
};

/// Rent first, buy later.
struct Staged {
    std::string first;
    std::string then;
    int switchMonth = 2;
    bool operator==(const Staged&) const = default;
};

using OptionKind = std::variant<OnPremises, Cloud, ModelApi, Hybrid, Staged>;
/// The kind's key in files, in the order of OptionKind.
inline constexpr std::array<std::string_view, 5> optionKindKeys{"on_premises", "cloud", "model_api", "hybrid", "staged"};
inline constexpr std::array<const char*, 5> optionKindLabels{RT_TEXT("Own servers"), RT_TEXT("Cloud"), RT_TEXT("Model API"), RT_TEXT("Hybrid"),
                                                             RT_TEXT("Rent first, buy later")};
static_assert(std::variant_size_v<OptionKind> == optionKindKeys.size());

struct Option {
    std::string id;
    std::string name;
    std::string currency;          // empty: the project's
    std::string gpu;
    std::map<std::string, double> unitsPerGpuHour;
    double staffFte = 0;
    std::vector<OneTimeCost> oneTimeCosts;
    std::vector<MonthlyCost> monthlyCosts;
    std::optional<double> co2KgPerGpuHour;
    std::string like;                       // the option from which every field comes that `stated` does not name
    std::set<std::string> stated;           // keys of top-level fields; only where `like` is set
    OptionKind kind;
    bool operator==(const Option&) const = default;

    [[nodiscard]] std::string_view kindKey() const { return optionKindKeys[kind.index()]; }
};

/// Where an input's value comes from.
struct Provenance {
    std::string source;
    std::string date;
    Confidence confidence = Confidence::unstated;
    std::string note;
    nlohmann::ordered_json uncertainty;     // kept as it is until simulation reads it
    bool operator==(const Provenance&) const = default;
};

/// Named changes of inputs over the project.
struct Scenario {
    std::string id;
    std::string name;
    nlohmann::ordered_json changes;         // address → value; checked by validate()
    bool operator==(const Scenario&) const = default;
};

struct Project {
    std::string title;
    std::string currency;
    CalendarMonth start;
    int horizonMonths = 60;
    Assumptions assumptions;
    std::vector<Workload> workloads;
    std::vector<Option> options;
    std::map<std::string, Provenance> inputs;   // by address
    std::vector<Scenario> scenarios;
    std::map<std::string, Pin> pinned;          // by "kind/name": what the catalogue said when a part was taken
    Quote quote;
    bool operator==(const Project&) const = default;

    [[nodiscard]] std::string_view currencyOf(const Option& option) const {
        return option.currency.empty() ? std::string_view(currency) : std::string_view(option.currency);
    }
};

/// Index of the option or workload with this id, or the list's size.
template <class T>
std::size_t indexOf(const std::vector<T>& list, std::string_view id) {
    std::size_t i = 0;
    while (i < list.size() && list[i].id != id) ++i;
    return i;
}

} // namespace racktally
