// What the charts and tables show, as data: the window and the documents paint the same.
#pragma once

#include "core/analysis/evaluation.h"

#include <array>
#include <string>
#include <vector>

namespace racktally {

/// How an option is drawn: its colour and pen belong to its kind, its shade to its number within the kind.
enum class OptionLook : std::uint8_t { own, lease, cloudList, cloudReserved, specialist, hybrid, modelApi };
OptionLook lookOf(const Project& project, std::size_t option);

enum class Period : std::uint8_t { month, quarter, year };
constexpr int monthsIn(Period period) { return period == Period::month ? 1 : period == Period::quarter ? 3 : 12; }

/// How amounts are looked at. The project says whether tax is counted; here it can be left out again.
struct Lens {
    Period period = Period::year;
    bool presentValue = false;
    bool beforeTax = false;
    bool operator==(const Lens&) const = default;
};

/// Cost of an option per month 0 … horizon through a lens; not a number where unknown.
std::vector<double> monthlyCost(const Evaluation& evaluation, const OptionFigures& option, Lens lens);
/// The same by category, from the quantities that bear them.
using MonthsByCategory = std::array<std::vector<double>, EnumNames<Category>::names.size()>;
MonthsByCategory monthsByCategory(const Evaluation& evaluation, const OptionFigures& option, Lens lens);

struct CurveData {
    std::string optionId, name;
    OptionLook look{};
    std::vector<double> cumulative;         // without the residual value; not a number where unknown
    double residual = 0;                    // amount by which the end lies lower; 0 if none
    bool inComparison = false;              // one of the two that the break-even is about
};

struct BreakEvenMark {
    double months = 0;
    double cost = 0;
    std::string first, second;              // names
};

struct CumulativeChart {
    std::vector<CurveData> curves;
    std::optional<BreakEvenMark> breakEven; // of the given comparison, if it has one inside the horizon
    double highest = 0;
    double lowest = 0;                      // below 0 where tax pays back more than was spent
};

/// A break-even is marked where the lens leaves it as it was calculated: nominal, or discounted, with the project's tax.
CumulativeChart cumulativeChart(const Project& project, const Evaluation& evaluation, const Comparison* comparison, Lens lens = {});

/// Groups of categories that bars show.
enum class CostKind : std::uint8_t { hardware, lease, compute, power, staff, maintenance, other };
inline constexpr std::array<const char*, 7> costKindLabels{RT_TEXT("Hardware"), RT_TEXT("Financing"), RT_TEXT("Compute, tokens"),
                                                           RT_TEXT("Power"), RT_TEXT("Staff"), RT_TEXT("Maintenance"), RT_TEXT("Other")};
CostKind kindOf(Category category);

struct CostBar {
    std::string optionId, name;
    std::array<double, costKindLabels.size()> amounts{};   // the residual value is left out
    std::array<std::string, costKindLabels.size()> leading;   // the quantity with most of each kind, in the option's scope
    double tax = 0;                                        // change in income tax, usually below 0; not in amounts
    Figure total;                                          // what the amounts and the tax add up to
};
std::vector<CostBar> costBars(const Evaluation& evaluation, Lens lens = {});

/// Payments of one option: purchase, then period by period, and what has been paid by then.
struct CashFlowColumn {
    int lastMonth = 0;                                     // 0 for the purchase
    std::array<double, costKindLabels.size()> amounts{};
    double received = 0;                                   // residual value and tax, below 0
    double cumulative = 0;
};
struct CashFlowChart {
    std::string optionId, name;
    OptionLook look{};
    std::vector<CashFlowColumn> columns;                   // empty where a cost is unknown
    Figure highestOutflow, highestOutflowMonth;            // as calculated, only in a nominal lens with the project's tax
};
CashFlowChart cashFlowChart(const Project& project, const Evaluation& evaluation, std::size_t option, Lens lens);

/// Cost per unit of work over the share of the own capacity that is used; options without capacity cost the same at any.
struct UtilizationCurve {
    std::string optionId, name;
    OptionLook look{};
    std::vector<std::pair<double, double>> points;         // percent, cost per unit
    [[nodiscard]] bool isLevel() const { return points.size() == 1; }
};
struct UtilizationChart {
    std::vector<UtilizationCurve> curves;
    std::string unit;                                      // of work
    Figure utilizationPercent;                             // where the first option with capacity stands
};
UtilizationChart utilizationChart(const Project& project, const Evaluation& evaluation);

/// A difference to the cheapest option that does the same service as `option`, and which that is.
struct Ranking {
    std::optional<std::size_t> cheapest;     // among the options that serve the most
    std::vector<Figure> difference;          // to it, per option
};
Ranking ranking(const Evaluation& evaluation);

} // namespace racktally
