// What the charts and tables show, as data: the window paints it, documents will print it.
#pragma once

#include "core/analysis/evaluation.h"

#include <array>
#include <string>
#include <vector>

namespace racktally {

/// How an option is drawn: its colour and pen belong to its kind, its shade to its number within the kind.
enum class OptionLook : std::uint8_t { own, lease, cloudList, cloudReserved, specialist, hybrid, modelApi };

struct CurveData {
    std::string optionId, name;
    OptionLook look{};
    std::vector<double> cumulative;         // without the residual value; not a number where unknown
    double residual = 0;                    // amount by which the end lies lower; 0 if none
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
};

CumulativeChart cumulativeChart(const Project& project, const Evaluation& evaluation, const Comparison* comparison);

/// Groups of categories that bars show.
enum class CostKind : std::uint8_t { hardware, lease, compute, power, staff, maintenance, other };
inline constexpr std::array<const char*, 7> costKindLabels{RT_TEXT("Hardware"), RT_TEXT("Financing"), RT_TEXT("Compute, tokens"),
                                                           RT_TEXT("Power"), RT_TEXT("Staff"), RT_TEXT("Maintenance"), RT_TEXT("Other")};
CostKind kindOf(Category category);

struct CostBar {
    std::string optionId, name;
    std::array<double, costKindLabels.size()> amounts{};   // the residual value is left out
    Figure total;
};
std::vector<CostBar> costBars(const Evaluation& evaluation);

OptionLook lookOf(const Project& project, std::size_t option);

/// A difference to the cheapest option that does the same service as `option`, and which that is.
struct Ranking {
    std::optional<std::size_t> cheapest;     // among the options that serve the most
    std::vector<Figure> difference;          // to it, per option
};
Ranking ranking(const Evaluation& evaluation);

} // namespace racktally
