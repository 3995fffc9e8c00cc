#include "core/finance/cash_flow.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace racktally {

double presentValue(std::span<const double> monthlyFlows, double yearlyRate) {
    const double monthlyFactor = std::pow(1 + yearlyRate, -1.0 / 12);
    double sum = 0;
    for (std::size_t month = monthlyFlows.size(); month-- > 0;) sum = sum * monthlyFactor + monthlyFlows[month];
    return sum;
}

InternalRate internalRateOfReturn(std::span<const double> monthlyFlows, double negligible) {
    std::vector<double> flows(monthlyFlows.begin(), monthlyFlows.end());
    int changes = 0;
    double lastSign = 0;
    for (double& flow : flows) {
        if (std::isnan(flow)) return {};
        if (std::abs(flow) < negligible) flow = 0;
        const double sign = flow > 0 ? 1 : flow < 0 ? -1 : 0;
        if (sign != 0 && lastSign != 0 && sign != lastSign) ++changes;
        if (sign != 0) lastSign = sign;
    }
    if (changes == 0) return {{}, NoRate::noSignChange};
    if (changes > 1) return {{}, NoRate::severalSignChanges};

    // Bisection in log(1 + rate): the range spans seven decades.
    double low = std::log1p(smallestYearlyRate), high = std::log1p(largestYearlyRate);
    const auto value = [&](double logRate) { return presentValue(flows, std::expm1(logRate)); };
    const bool positiveAtLow = value(low) > 0;
    if ((value(high) > 0) == positiveAtLow) return {{}, NoRate::outsideRange};
    for (int step = 0; step < 200 && high - low > 1e-14 * std::max(1.0, std::abs(low)); ++step) {
        const double middle = low + (high - low) / 2;
        ((value(middle) > 0) == positiveAtLow ? low : high) = middle;
    }
    return {std::expm1(low + (high - low) / 2), {}};
}

} // namespace racktally
