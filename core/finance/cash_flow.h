// Present value and internal rate of return of payments at months 0, 1, … .
#pragma once

#include <optional>
#include <span>

namespace racktally {

/// Σ flow(m) / (1 + rate)^(m/12): rate is an effective yearly rate, month 0 counts in full. (Spreadsheets' NPV() puts its
/// first value one period later.)
double presentValue(std::span<const double> monthlyFlows, double yearlyRate);

enum class NoRate { noSignChange, severalSignChanges, outsideRange };

struct InternalRate {
    std::optional<double> yearlyRate;      // effective, as a fraction
    NoRate reason = NoRate::noSignChange;  // where there is none
};

inline constexpr double smallestYearlyRate = -0.9999;
inline constexpr double largestYearlyRate = 1000.0;

/// The yearly rate at which the flows' present value is 0. Flows below `negligible` count as 0. With exactly one change
/// of sign the root is unique (Descartes), so it is found by bisection in the range above; otherwise none is given.
InternalRate internalRateOfReturn(std::span<const double> monthlyFlows, double negligible = 0.005);

} // namespace racktally
