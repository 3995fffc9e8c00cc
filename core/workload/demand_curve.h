// Demand as formulas: the GPUs that a project's workloads need over the week, per year of use.
//
// Placed demands (a profile, 168 weekly numbers) lie in known hours and add hour by hour. Unplaced ones (hours a month, a
// utilisation) lie on the busiest hours of the placed sum, each beginning at the busiest. So if n demands are unplaced,
// the week falls into n + 1 layers: the hours that all of them cover, those that all but the shortest cover, … and the
// rest. In each layer the load is the placed sum plus what covers it; an integral over the week is a sum over layers.
// The segments of the week are kept apart only where the placed demands differ between hours.
#pragma once

#include "core/formula/field_inputs.h"
#include "core/formula/model.h"
#include "core/workload/workload.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace racktally {

/// Hours of the week that all placed demands treat alike.
struct WeekSegment {
    int firstHour = 0;
    int hours = hoursPerWeek;
};

/// One segment where no placed demand varies, 168 where one is given hour by hour, else the runs of equal hours in their
/// order in the week (equally busy hours keep it), joined by kind where no unplaced demand looks for the busiest.
std::vector<WeekSegment> weekSegments(const std::vector<Workload>& workloads);

/// A workload's demand as stated, in its own GPUs, per year of use.
struct WorkloadDemand {
    const Workload* workload = nullptr;
    std::optional<Expr> pattern;         // a profile: on (1) or off (0) per segment of the week
    std::optional<Expr> share;           // unplaced: share of the week
    Expr gpus;                           // GPUs while it runs; given hour by hour: per segment of the week
    Expr busyGpus;                       // mean over the week
    std::optional<Expr> work;            // completed work per month, if known
};

/// A part of the week in which the same unplaced demands run.
struct Layer {
    Expr share;                          // of the week, per segment where there are several
    Expr gpus;                           // load of all workloads
    std::vector<Expr> byWorkload;
    bool always = false;                 // the share cannot be zero
};

class DemandCurve {
public:
    explicit DemandCurve(std::vector<Layer> layers, Expr peak) : m_layers(std::move(layers)), m_peak(peak) {}

    /// Mean over the week of an expression of each layer.
    [[nodiscard]] Expr mean(const std::function<Expr(const Layer&)>& value) const;
    /// Mean GPUs that a capacity serves; all of them without a capacity.
    [[nodiscard]] Expr served(std::optional<Expr> capacity) const;
    /// The part of it that goes to one workload: in each hour the same share of every workload.
    [[nodiscard]] Expr servedOf(std::size_t workload, std::optional<Expr> capacity) const;
    /// Highest load of the week, per year of use.
    [[nodiscard]] Expr peak() const { return m_peak; }
    [[nodiscard]] const std::vector<Layer>& layers() const { return m_layers; }

private:
    std::vector<Layer> m_layers;
    Expr m_peak;
};

/// All demands of a project, in the project's scope of the model.
class Demands {
public:
    /// `constantShare`: replaces every demand by its highest GPUs of each year, busy for this share of all hours
    /// (break-even utilisation); the peak stays that of the stated demand.
    Demands(Model& model, const std::vector<Workload>& workloads, const std::vector<WeekSegment>& segments,
            Expr hoursPerMonth, std::optional<Expr> constantShare = {});

    [[nodiscard]] const std::vector<WorkloadDemand>& workloads() const { return m_workloads; }
    /// The curve as stated: every workload in its own GPUs.
    [[nodiscard]] const DemandCurve& stated() const { return *m_stated; }
    /// The curve as an option sees it, whose GPUs do `1 / factor` of the work of the demand's.
    [[nodiscard]] DemandCurve seenBy(const std::string& scope, const std::vector<std::optional<Expr>>& factors) const;
    /// What a capacity leaves of a curve, each workload's GPUs multiplied by its factor, if it has one.
    [[nodiscard]] DemandCurve rest(const std::string& scope, const DemandCurve& whole, Expr capacity, const std::vector<std::optional<Expr>>& factors) const;
    [[nodiscard]] Expr hoursPerMonth() const { return m_hours; }
    /// Hours per month in which anything runs, per year of use.
    [[nodiscard]] Expr useHours() const { return m_useHours; }

private:
    WorkloadDemand stated(const Workload& workload, std::optional<Expr> constantShare);
    /// Completed work per month, where the demand counts it.
    void addWork(WorkloadDemand& result, Expr growth, Expr withFailures) const;
    [[nodiscard]] std::vector<Expr> sortedEnds(const std::string& scope, const std::vector<std::size_t>& unplaced) const;
    [[nodiscard]] DemandCurve curve(const std::string& scope, const std::vector<Expr>& gpus) const;
    [[nodiscard]] Expr highest(const std::vector<Layer>& layers, const std::vector<Expr>& gpus) const;

    Model* m_model;
    const std::vector<WeekSegment>* m_segments;
    Expr m_hours;
    std::optional<Expr> m_weekShare;     // where the week has several segments
    bool m_constant;
    std::vector<WorkloadDemand> m_workloads;
    std::optional<DemandCurve> m_stated;
    Expr m_useHours;
};

} // namespace racktally
