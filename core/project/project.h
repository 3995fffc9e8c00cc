// The project: a plain value that holds everything a user has entered. See docs of the file format in ARCHITECTURE.md.
#pragma once

#include "core/base/field.h"
#include "core/workload/workload.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace racktally {

struct Vat {
    double ratePercent = 19;
    double recoverablePercent = 100;
    bool operator==(const Vat&) const = default;
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
    std::map<std::string, double> exchangeRates;
    bool operator==(const Assumptions&) const = default;
};

struct MonthlyCost {
    std::string id;
    std::string text;
    double amount = 0;
    Category category = Category::other;
    bool operator==(const MonthlyCost&) const = default;
};

struct OneTimeCost {
    std::string id;
    std::string text;
    double amount = 0;
    Category category = Category::other;
    CostMonth month;
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

struct OnPremises {
    int nodes = 1;
    int gpusPerNode = 1;
    std::vector<Item> items;
    PowerDraw powerWPerNode;
    Powered powered = Powered::always;
    std::vector<UsageCost> usageCosts;
    double maintenancePercentPerYear = 0;
    int maintenanceFreeMonths = 0;
    double insurancePercentPerYear = 0;
    double residualValuePercent = 0;
    bool operator==(const OnPremises&) const = default;
};

enum class Plan : std::uint8_t { onDemand, reserved, spot };
template <>
struct EnumNames<Plan> {
    static constexpr std::array<std::string_view, 3> names{"on_demand", "reserved", "spot"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("on demand"), RT_TEXT("reserved"),
                                                       RT_TEXT("spot (interruptible)")};
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

struct Cloud {
    int gpusPerInstance = 1;
    Plan plan = Plan::onDemand;
    double pricePerInstanceHour = 0;
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
    std::optional<CloudBase> base;
    bool operator==(const Cloud&) const = default;

    [[nodiscard]] bool isBilledAlways() const {
        return billed == Billed::unstated ? plan == Plan::reserved : billed == Billed::always;
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

using OptionKind = std::variant<OnPremises, Cloud, ModelApi>;
/// The kind's key in files, in the order of OptionKind.
inline constexpr std::array<std::string_view, 3> optionKindKeys{"on_premises", "cloud", "model_api"};
inline constexpr std::array<const char*, 3> optionKindLabels{RT_TEXT("Own servers"), RT_TEXT("Cloud"),
                                                             RT_TEXT("Model API")};
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
    OptionKind kind;
    bool operator==(const Option&) const = default;

    [[nodiscard]] std::string_view kindKey() const { return optionKindKeys[kind.index()]; }
};

enum class Confidence : std::uint8_t { unstated, measured, datasheet, quoted, listPrice, streetPrice, estimate, defaultValue };
template <>
struct EnumNames<Confidence> {
    static constexpr std::array<std::string_view, 8> names{"", "measured", "datasheet", "quoted", "list_price",
                                                           "street_price", "estimate", "default"};
    static constexpr std::array<const char*, 8> labels{
        RT_TEXT("not stated"), RT_TEXT("measured"), RT_TEXT("datasheet"), RT_TEXT("quotation"), RT_TEXT("list price"),
        RT_TEXT("street price"), RT_TEXT("estimate"), RT_TEXT("default")};
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
    nlohmann::ordered_json pinned;              // kept for the catalogue
    nlohmann::ordered_json quote;               // kept for the quote
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
