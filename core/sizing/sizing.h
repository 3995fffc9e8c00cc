// From a workload to the right number of the right GPUs: what it needs, every form of GPUs that could do it, and the one to take with
// its reasons. Pure: the same workload and catalogue give the same sizing. Every figure is a quantity of the formulas that ran.
#pragma once

#include "core/base/finding.h"
#include "core/catalog/catalog.h"
#include "core/formula/evaluate.h"
#include "core/sizing/inference.h"
#include "core/workload/workload.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace racktally {

using SizedFigure = std::optional<double>;

/// A figure that nobody knows to a point.
struct Band {
    double low = 0, typical = 0, high = 0;
};

enum class MemoryClass : std::uint8_t { upTo40, from40To100, above100 };
std::string_view keyOf(MemoryClass memoryClass);

/// One form of GPUs for a workload. Memory in GiB of one GPU.
struct GpuCandidate {
    std::string gpu;
    int gpus = 1, servers = 1;
    Placement placement;
    std::string scope;                     // of its quantities
    std::string server;                    // the smallest of the catalogue that takes them
    bool fits = false, meetsTargets = false, hasReserve = false;
    bool rentOnly = false;                 // no server takes this number
    SizedFigure usable, weights, cache, runtime, reserve, free, needed;
    SizedFigure capacityTokens, mostRequests;
    std::optional<Band> firstTokenMs, perRequest, together, unitsPerGpuHour;
    std::optional<Band> hours;             // of the work that has a deadline
    SizedFigure utilizationPercent, powerW, energyPerUnitWh;
    std::optional<double> price;           // of its GPUs, in the currency asked for, where somebody knows one
    std::vector<Finding> findings;

    /// GiB of one GPU that are not free, as far as the parts are known.
    [[nodiscard]] double occupied() const { return weights.value_or(0) + cache.value_or(0) + runtime.value_or(0) + reserve.value_or(0); }
};
/// Order of forms: one that reaches the targets, can be bought, has reserve; few servers, few GPUs, little power, then speed.
bool isPreferred(const GpuCandidate& a, const GpuCandidate& b);

/// What the workload asks of the options, as the best form of one GPU answers it.
struct SizedDemand {
    std::string gpu;
    double gpus = 0;
    SizedFigure hoursPerMonth;             // of work that ends; services keep the hours that the demand states
    SizedFigure unitsPerGpuHour, unitsPerMonth;
    std::string unit;
    std::optional<TokensPerMonth> tokens;
};

struct WorkloadSizing {
    std::string id, kind;
    bool isSized = false;                  // false: the demand is stated
    SizedFigure parameters, activeParameters, weights, cachePerToken, cachePerTokenWindow, cachePerSequence, cache, activations, runtime, optimizer, total; // GiB, bytes per token
    std::optional<MemoryClass> memoryClass;
    std::vector<GpuCandidate> candidates;     // by GPU, then number
    std::optional<std::size_t> recommended;
    std::vector<Finding> findings;         // of the workload; then reasons for the recommendation
    std::shared_ptr<const EvaluatedModel> formulas;
};

struct SizingQuestion {
    const Workload* workload = nullptr;
    const Catalog* catalog = nullptr;
    double hoursPerMonth = 730;
    std::string currency = "EUR";
    std::vector<std::string> gpus;         // only these; empty: all that are for sale
};

WorkloadSizing sizeWorkload(const SizingQuestion& question);

/// The demand that one candidate answers.
SizedDemand demandOf(const SizingQuestion& question, const GpuCandidate& candidate);
/// The smallest form of a GPU that does the work; null if none does.
const GpuCandidate* smallestOf(const WorkloadSizing& sizing, std::string_view gpu);

/// The model that a workload names or describes. Errors: not in the catalogue, an architecture that is not understood.
Result<LanguageModel> modelOf(const Workload& workload, const Catalog& catalog);
/// Hours of a month in which a demand holds its GPUs.
double hoursOfUse(const Demand& demand, double hoursPerMonth);

} // namespace racktally
