// What the sizings of all kinds of work share: the graph while it grows, candidates, findings. Internal to core/sizing.
#pragma once

#include "core/sizing/forms.h"
#include "core/sizing/sizing.h"

#include <cmath>

namespace racktally {

/// Whether a workload describes its model itself and does not name one.
template <class Work>
bool isDescribed(const Work& work) {
    return work.architecture.is_object() && !work.architecture.empty();
}

inline constexpr double bytesPerGib = 1073741824.0;

class Sizer {
public:
    Sizer(const SizingQuestion& asked, WorkloadSizing& into) : question(asked), catalog(*asked.catalog), workload(*asked.workload), result(into), m_formulas(std::make_shared<EvaluatedModel>()) {
        m_formulas->model = std::make_unique<Model>(1, 1);
        common = {m_formulas->model.get(), workload.id};
    }

    [[nodiscard]] Model& model() const { return *m_formulas->model; }
    /// Computes what was added since the last time.
    void compute() {
        std::vector<double> inputs;
        for (const Input& input : model().inputs()) inputs.push_back(input.value);
        m_formulas->values.extend(model(), inputs);
    }
    [[nodiscard]] double at(Expr expr) const { return m_formulas->values.at(model(), expr.node, 0); }
    [[nodiscard]] SizedFigure figure(Expr expr, double unit = 1) const {
        const double value = at(expr) / unit;
        return std::isfinite(value) ? SizedFigure(value) : std::nullopt;
    }
    [[nodiscard]] SizedFigure inGib(Expr expr) const { return figure(expr, bytesPerGib); }

    /// The scope of a form of GPUs.
    [[nodiscard]] SizingScope scopeOf(const Gpu& gpu, int gpus, int tensorParallel = 0) const {
        std::string name = workload.id + "." + gpu.name + " x" + std::to_string(gpus);
        if (tensorParallel > 0) name += " t" + std::to_string(tensorParallel);
        return {&model(), name};
    }

    Finding& tell(std::vector<Finding>& list, Severity severity, Rule rule, SizedFigure needed = {}, SizedFigure available = {}, Unit unit = Unit::none, std::vector<std::string> names = {}) const {
        return list.emplace_back(Finding{severity, rule, "workloads." + workload.id, {}, needed, available, unit, {}, std::move(names)});
    }
    [[nodiscard]] std::string at(std::string_view key) const { return "workloads." + workload.id + "." + std::string(key); }
    /// An input that sizing cannot do without is not stated.
    void tellMissing(const char* key) const { tell(result.findings, Severity::error, Rule::sizingInputMissing, {}, {}, Unit::none, {key}).subject = at(key); }
    /// An input names what the catalogue does not have or does not know enough of.
    void tellUnknown(const char* key, const std::string& name) const { tell(result.findings, Severity::error, Rule::sizingModelUnknown, {}, {}, Unit::none, {name}).subject = at(key); }

    /// Inputs of the formulas: the workload's own, a GPU's, and where a model's are found.
    template <class Work>
    [[nodiscard]] FieldInputs<Work> inputsOf(const Work& work) const { return {model(), work, "workloads." + workload.id}; }
    [[nodiscard]] FieldInputs<Gpu> inputsOf(const Gpu& gpu) const { return {model(), gpu, "gpu/" + gpu.name}; }
    template <class Work>
    [[nodiscard]] std::string addressOf(const Work& work, const LanguageModel& of) const { return isDescribed(work) ? at("architecture") : "model/" + of.name; }

    /// Every form of every GPU whose memory is known: in one server, and the largest in so many servers.
    template <class F>
    void forEachForm(std::initializer_list<int> servers, F&& f) const {
        for (const Gpu* gpu : gpusToCompare(catalog, question.gpus)) {
            if (!gpu->usableGib) continue;
            const auto forms = formsOf(catalog, *gpu);
            for (const ServerForGpus& form : forms) f(*gpu, form, 1);
            if (!forms.back().server) continue;
            for (const int several : servers) f(*gpu, forms.back(), several);
        }
    }

    /// A candidate with what every kind of work says of its form.
    GpuCandidate candidateOf(const Gpu& gpu, const ServerForGpus& form, int servers = 1) const;

    /// Writes the formulas into the result.
    void finish() { result.formulas = std::move(m_formulas); }

    const SizingQuestion& question;
    const Catalog& catalog;
    const Workload& workload;
    WorkloadSizing& result;
    SizingScope common;

private:
    std::shared_ptr<EvaluatedModel> m_formulas;
};

/// "2 × H200 NVL"
std::string nameOf(const GpuCandidate& candidate);

/// Fixes which candidate is recommended and adds its reasons; `candidates` are complete.
void recommend(Sizer& sizer);

void sizeInference(Sizer& sizer, const LlmInference& work);
void sizeEmbedding(Sizer& sizer, const Embedding& work);
void sizeFineTuning(Sizer& sizer, const FineTuning& work);
void sizeTraining(Sizer& sizer, const Training& work);
void sizeVision(Sizer& sizer, const Vision& work);
void sizeRendering(Sizer& sizer, const Rendering& work);
void sizeVdi(Sizer& sizer, const Vdi& work);
void sizeSimulation(Sizer& sizer, const Simulation& work);

/// The format that the weights have: the stated one, else the model's own, else 16 bits.
const WeightFormat& formatOf(WeightPrecision precision, const LanguageModel& model);
/// The model, or a finding that says why there is none.
std::optional<LanguageModel> modelFor(Sizer& sizer);

} // namespace racktally
