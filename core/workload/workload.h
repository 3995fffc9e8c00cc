// What is to be computed: kinds of workload and their demand for GPUs over the week and the years.
#pragma once

#include "core/base/field.h"
#include "core/workload/work.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace racktally {

/// How the demand lies in the week. `unstated` while one of the other fields says it.
enum class Profile : std::uint8_t { unstated, always, businessHours, nights };
template <>
struct EnumNames<Profile> {
    static constexpr std::array<std::string_view, 4> names{"", "always", "business_hours", "nights"};
    static constexpr std::array<const char*, 4> labels{RT_TEXT("as hours or share"), RT_TEXT("around the clock"),
                                                       RT_TEXT("Monday to Friday, 8 to 18"),
                                                       RT_TEXT("every night, 20 to 6")};
};
/// True where the profile is on in an hour of the week (0 is Monday 0 to 1 h).
bool isOn(Profile profile, int hourOfWeek);

/// What grows: the GPUs, or the hours (up to the whole week, then the GPUs). `unstated` takes the demand's default.
enum class GrowthIn : std::uint8_t { unstated, gpus, hours };
template <>
struct EnumNames<GrowthIn> {
    static constexpr std::array<std::string_view, 3> names{"", "gpus", "hours"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("as usual for the demand"), RT_TEXT("number of GPUs"),
                                                       RT_TEXT("hours of use")};
};

struct TokensPerMonth {
    double input = 0;
    double cachedInput = 0;
    double output = 0;
    bool operator==(const TokensPerMonth&) const = default;
};

struct Demand {
    std::string gpu;
    std::optional<double> gpus;
    Profile profile = Profile::unstated;
    std::vector<double> weekly;
    std::optional<double> hoursPerMonth;
    std::optional<double> utilizationPercent;
    double growthPercentPerYear = 0;
    GrowthIn growthIn = GrowthIn::unstated;
    std::string unit;
    std::optional<double> unitsPerGpuHour;
    std::optional<double> unitsPerMonth;
    std::optional<TokensPerMonth> tokensPerMonth;
    bool operator==(const Demand&) const = default;

    /// Placed demands lie in known hours of the week; the others lie on the busiest hours of the placed ones.
    [[nodiscard]] bool isPlaced() const { return profile != Profile::unstated || !weekly.empty(); }
    [[nodiscard]] bool growsInHours() const {
        return growthIn == GrowthIn::unstated ? !isPlaced() : growthIn == GrowthIn::hours;
    }
};

struct Workload {
    std::string id;
    std::string name;
    WorkKind kind;
    Demand demand;
    double failedWorkPercent = 0;
    bool operator==(const Workload&) const = default;

    [[nodiscard]] std::string_view kindKey() const { return workKindKeys[kind.index()]; }
    /// The sizing supplies GPUs and speed.
    [[nodiscard]] bool isSized() const { return !std::holds_alternative<GpuHours>(kind); }
};

/// The name shown to people.
inline const std::string& nameOf(const Workload& workload) {
    return workload.name.empty() ? workload.id : workload.name;
}

template <>
struct Fields<TokensPerMonth> {
    static constexpr auto table = std::tuple{
        field(&TokensPerMonth::input, {.key = "input", .label = RT_TEXT("Input tokens per month"),
            .help = RT_TEXT("Prompt tokens sent in a month, without those read from a cache."), .unit = Unit::token,
            .minimum = 0, .group = Group::tokens}),
        field(&TokensPerMonth::cachedInput, {.key = "cached_input", .label = RT_TEXT("Cached input tokens per month"),
            .help = RT_TEXT("Prompt tokens that the provider reads from its cache at a lower price."),
            .unit = Unit::token, .minimum = 0, .group = Group::tokens}),
        field(&TokensPerMonth::output, {.key = "output", .label = RT_TEXT("Output tokens per month"),
            .help = RT_TEXT("Tokens generated in a month."), .unit = Unit::token, .minimum = 0,
            .group = Group::tokens}),
    };
};

template <>
struct Fields<Demand> {
    static constexpr auto table = std::tuple{
        field(&Demand::gpu, {.key = "gpu", .label = RT_TEXT("GPU of the demand"),
            .help = RT_TEXT("The GPU in which the demand is counted. Options with another GPU need their speed."),
            .group = Group::demand}),
        field(&Demand::gpus, {.key = "gpus", .label = RT_TEXT("GPUs in use"),
            .help = RT_TEXT("GPUs that are busy while the work runs."), .unit = Unit::gpu, .minimum = 0,
            .maximum = 1e6, .group = Group::demand}),
        field(&Demand::profile, {.key = "profile", .label = RT_TEXT("Hours of the week"),
            .help = RT_TEXT("Fixed hours of the week in which the work runs."), .group = Group::demand,
            .structural = true}),
        field(&Demand::weekly, {.key = "weekly", .label = RT_TEXT("GPUs per hour of the week"),
            .help = RT_TEXT("168 numbers of GPUs, beginning with Monday 0 to 1 h."), .unit = Unit::gpu, .minimum = 0,
            .maximum = 1e6, .group = Group::demand}),
        field(&Demand::hoursPerMonth, {.key = "hours_per_month", .label = RT_TEXT("Hours of use per month"),
            .help = RT_TEXT("Hours in which the GPUs are busy; they lie on the busiest hours of the week."),
            .unit = Unit::hourPerMonth, .minimum = 0, .maximum = 8784, .group = Group::demand}),
        field(&Demand::utilizationPercent, {.key = "utilization_percent", .label = RT_TEXT("Utilisation"),
            .help = RT_TEXT("Share of all hours in which the GPUs are busy."), .unit = Unit::percent, .minimum = 0,
            .maximum = 100, .group = Group::demand}),
        field(&Demand::growthPercentPerYear, {.key = "growth_percent_per_year", .label = RT_TEXT("Growth of demand"),
            .help = RT_TEXT("Change of the demand from one year of use to the next."), .unit = Unit::percentPerYear,
            .minimum = -100, .maximum = 1000, .group = Group::demand, .aboveMinimum = true}),
        field(&Demand::growthIn, {.key = "growth_in", .label = RT_TEXT("What grows"),
            .help = RT_TEXT("Demand in fixed hours grows in GPUs. Other demand usually grows in hours."),
            .group = Group::demand, .structural = true}),
        field(&Demand::unit, {.key = "unit", .label = RT_TEXT("Unit of work"),
            .help = RT_TEXT("What the work produces, such as token, image or job."), .group = Group::work}),
        field(&Demand::unitsPerGpuHour, {.key = "units_per_gpu_hour", .label = RT_TEXT("Work per GPU-hour"),
            .help = RT_TEXT("Units of work that one GPU of the demand completes in an hour."),
            .unit = Unit::workPerGpuHour, .minimum = 0, .group = Group::work, .aboveMinimum = true}),
        field(&Demand::unitsPerMonth, {.key = "units_per_month", .label = RT_TEXT("Work per month"),
            .help = RT_TEXT("Units of work that are needed in a month of the first year."), .unit = Unit::work,
            .minimum = 0, .group = Group::work}),
        field(&Demand::tokensPerMonth, {.key = "tokens_per_month", .label = RT_TEXT("Tokens per month"),
            .help = RT_TEXT("Needed to compare with a model API."), .group = Group::tokens}),
    };
};

template <>
struct Fields<Workload> {
    static constexpr auto table = std::tuple{
        field(&Workload::id, {.key = "id", .label = RT_TEXT("Id"), .help = RT_TEXT("Short name used in addresses."),
            .required = true, .structural = true}),
        field(&Workload::name, {.key = "name", .label = RT_TEXT("Name"), .help = RT_TEXT("Name of the workload.")}),
        field(&Workload::demand, {.key = "demand", .label = RT_TEXT("Demand"), .help = ""}),
        field(&Workload::failedWorkPercent, {.key = "failed_work_percent", .label = RT_TEXT("Failed work"),
            .help = RT_TEXT("Work that fails and is done again; it raises the demand, not the completed work."), .unit = Unit::percent,
            .minimum = 0, .maximum = 1000, .group = Group::work}),
    };
};

} // namespace racktally
