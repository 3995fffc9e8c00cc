#include "core/project/sized.h"

#include "core/configuration/edit.h"
#include "core/project/address.h"
#include "core/project/configured.h"
#include "core/project/resolve.h"
#include "core/project/structure.h"
#include "core/project/validate.h"

#include <algorithm>
#include <cmath>

namespace racktally {

namespace {

/// GPUs that options and measurements name.
std::vector<std::string> gpusOf(const Project& project) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (const Option& option : project.options) add(option.gpu);
    for (const Workload& workload : project.workloads) {
        add(workload.demand.gpu);
        std::visit(
            [&](const auto& work) {
                if constexpr (requires { work.measuredGpu; }) add(work.measuredGpu);
            },
            workload.kind);
    }
    return names;
}

/// The smallest form of a GPU that does the work, with the sizing that holds its formulas.
struct SizedAnswer {
    WorkloadSizing sizing;
    const GpuCandidate* candidate = nullptr;
};

class Supply {
public:
    explicit Supply(const Project& stated) : m_catalog(pinnedCatalog(stated)) { m_result.project = stated; }

    SizedProject run() {
        for (Workload& workload : m_result.project.workloads)
            if (workload.isSized()) one(workload);
        return std::move(m_result);
    }

private:
    void one(Workload& workload) {
        const Workload stated = workload;
        const std::string reference = referenceGpu(m_result.project, stated);
        const SizedAnswer own = answer(stated, reference);
        const bool placed = stated.demand.isPlaced() || stated.demand.hoursPerMonth || stated.demand.utilizationPercent;
        if (!placed) workload.demand.profile = Profile::always;
        if (!own.candidate) {
            tell(own, stated, "workloads." + stated.id, reference);
            return;
        }
        if (!own.candidate->meetsTargets) tellSlow(stated, "workloads." + stated.id, reference);
        const SizedDemand demand = demandOf(questionOf(m_result.project, stated, m_catalog), *own.candidate);
        Demand& d = workload.demand;
        if (d.gpu.empty()) d.gpu = demand.gpu;
        if (!d.gpus && d.weekly.empty()) d.gpus = demand.gpus;
        if (!placed && demand.hoursPerMonth) {
            d.profile = Profile::unstated;
            d.hoursPerMonth = std::min(*demand.hoursPerMonth, m_result.project.assumptions.hoursPerMonth);
        }
        if (d.unit.empty()) d.unit = demand.unit;
        if (!d.unitsPerGpuHour) d.unitsPerGpuHour = demand.unitsPerGpuHour;
        if (!d.unitsPerMonth && demand.unitsPerMonth && *demand.unitsPerMonth > 0) d.unitsPerMonth = demand.unitsPerMonth;
        if (!d.tokensPerMonth) d.tokensPerMonth = demand.tokens;
        // Every option does the same work at the speed of its own GPUs.
        for (Option& option : m_result.project.options) {
            if (option.gpu.empty() || option.unitsPerGpuHour.contains(stated.id) || !d.unitsPerGpuHour) continue;
            if (option.gpu == demand.gpu) {
                option.unitsPerGpuHour[stated.id] = *d.unitsPerGpuHour;
                continue;
            }
            const SizedAnswer other = answer(stated, option.gpu);
            const SizedDemand its = other.candidate ? demandOf(questionOf(m_result.project, stated, m_catalog), *other.candidate) : SizedDemand();
            if (its.unitsPerGpuHour) {
                if (!other.candidate->meetsTargets) tellSlow(stated, "options." + option.id, option.gpu);
                // A service holds whole forms: its work divided by the GPUs that hold it.
                option.unitsPerGpuHour[stated.id] = *its.unitsPerGpuHour;
                continue;
            }
            option.unitsPerGpuHour[stated.id] = unknown;
            tell(other, stated, "options." + option.id, option.gpu);
        }
    }

    [[nodiscard]] SizedAnswer answer(const Workload& workload, const std::string& gpu) const {
        SizedAnswer result;
        if (gpu.empty()) return result;
        SizingQuestion question = questionOf(m_result.project, workload, m_catalog);
        question.gpus = {gpu};
        result.sizing = sizeWorkload(question);
        result.candidate = smallestOf(result.sizing, gpu);
        return result;
    }

    void tell(const SizedAnswer& answer, const Workload& workload, const std::string& subject, const std::string& gpu) {
        Finding finding{Severity::error, Rule::sizingNothingFits, subject, {}, answer.sizing.total, {}, Unit::gibibyte, {}, {gpu, nameOf(workload)}};
        // What the sizing itself could not understand says more.
        for (const Finding& own : answer.sizing.findings)
            if (own.severity == Severity::error && (own.rule == Rule::sizingModelUnknown || own.rule == Rule::sizingInputMissing)) finding = own;
        if (gpu.empty()) finding = {Severity::warning, Rule::sizingInputMissing, "workloads." + workload.id + ".demand.gpu", {}, {}, {}, Unit::none, {}, {"gpu"}};
        m_result.findings.push_back(std::move(finding));
    }

    /// The work is done, but not as fast as wanted.
    void tellSlow(const Workload& workload, const std::string& subject, const std::string& gpu) {
        m_result.findings.push_back({Severity::warning, Rule::sizingNothingMeetsTargets, subject, {}, {}, {}, Unit::none, {}, {gpu, nameOf(workload)}});
    }

    Catalog m_catalog;
    SizedProject m_result;
};

} // namespace

SizingQuestion questionOf(const Project& project, const Workload& workload, const Catalog& catalog) {
    SizingQuestion question;
    question.workload = &workload;
    question.catalog = &catalog;
    question.hoursPerMonth = project.assumptions.hoursPerMonth;
    question.currency = project.currency;
    return question;
}

std::string referenceGpu(const Project& project, const Workload& workload) {
    if (!workload.demand.gpu.empty()) return workload.demand.gpu;
    for (const bool own : {true, false})
        for (const Option& option : project.options)
            if (!option.gpu.empty() && (!own || std::holds_alternative<OnPremises>(option.kind))) return option.gpu;
    return {};
}

std::set<std::string> subjectsOfSizing(const Project& project, const Catalog& catalog) {
    std::set<std::string> subjects;
    const auto gpus = gpusOf(project);
    for (const Workload& workload : project.workloads) {
        if (!workload.isSized()) continue;
        std::string_view engine = "vllm";
        std::visit(
            [&](const auto& work) {
                if constexpr (requires { work.architecture; })
                    if (work.architecture.is_null() && !work.model.empty()) {
                        const auto model = modelOf(workload, catalog);
                        subjects.insert("model/" + (model ? model->name : work.model));
                    }
                if constexpr (requires { work.engine; work.kvPrecision; }) engine = EnumNames<Engine>::names[static_cast<std::size_t>(work.engine)];
                if constexpr (requires { work.network; })
                    for (const WorkRate& rate : catalog.all<WorkRate>())
                        if (rate.task == work.network) {
                            subjects.insert("work_rate/" + rate.name);
                            subjects.insert("gpu/" + rate.gpu);
                        }
                if constexpr (requires { work.framesPerMonth; })
                    for (const WorkRate& rate : catalog.all<WorkRate>())
                        if (rate.task == "blender") subjects.insert("work_rate/" + rate.name);
            },
            workload.kind);
        for (const std::string& name : gpus) {
            const Gpu* gpu = catalog.find<Gpu>(name);
            if (!gpu) continue;
            subjects.insert("gpu/" + name);
            if (const auto* profile = memoryProfile(catalog.all<MemoryProfile>(), engine, *gpu)) subjects.insert("memory_profile/" + profile->name);
            for (const SpeedProfile& profile : catalog.all<SpeedProfile>())
                if (isFor(profile, engine, *gpu)) subjects.insert("speed_profile/" + profile.name);
        }
    }
    return subjects;
}

SizedProject sized(const Project& project) {
    if (std::none_of(project.workloads.begin(), project.workloads.end(), [](const Workload& w) { return w.isSized(); })) return {project, {}};
    return Supply(project).run();
}

Project citing(Project project, const Model& model, const Catalog& catalog) {
    for (const Input& input : model.inputs()) {
        const std::size_t slash = input.address.find('/');
        if (slash == std::string::npos) continue;
        forEachKind(catalog, [&](const auto& list) {
            using T = typename std::decay_t<decltype(list)>::value_type;
            if (KindInfo<T>::key != std::string_view(input.address).substr(0, slash)) return;
            for (const T& part : list) {
                const std::string subject = subjectOf(part);
                if (input.address.starts_with(subject + ".")) project.pinned.try_emplace(subject, Pin{{}, part.source, part.date, {}});
            }
        });
    }
    return project;
}

Result<Project> withCandidate(const Project& project, const Workload& workload, const GpuCandidate& candidate, const std::string& name, const Catalog& catalog) {
    if (candidate.server.empty()) return Error{Reason::unknownPart, "workloads." + workload.id, name};
    Project changed = project;
    Option& option = changed.options.emplace_back();
    std::vector<std::string> taken;
    for (const Option& other : project.options) taken.push_back(other.id);
    option.id = freshId(name, taken);
    option.name = name;
    option.gpu = candidate.gpu;
    option.kind = OnPremises();
    auto& own = std::get<OnPremises>(option.kind);
    own.nodes = candidate.servers;
    own.gpusPerNode = candidate.gpus / candidate.servers;
    const std::string currency(project.currencyOf(option)), id = option.id;
    // A published system with these parts brings its price; else the server is filled in.
    Configuration configuration;
    for (const PublishedSystem& system : catalog.all<PublishedSystem>())
        if (system.server == candidate.server && system.gpu == candidate.gpu && system.gpus == own.gpusPerNode && configuration.parts.empty()) configuration = fromSystem(system, catalog, currency);
    if (configuration.parts.empty()) {
        configuration = withRole(std::move(configuration), catalog, currency, PartRole::server, candidate.server, 1);
        const Gpu* gpu = catalog.find<Gpu>(candidate.gpu);
        configuration = withRole(std::move(configuration), catalog, currency, PartRole::gpu, candidate.gpu, own.gpusPerNode / std::max(1, gpu ? gpu->gpusPerCard : 1));
    }
    return withConfiguration(changed, id, completed(std::move(configuration), catalog, currency), catalog);
}

Result<Project> withRentFirst(const Project& project, const std::string& rental, const std::string& own, const std::string& name) {
    Project changed = project;
    Option& option = changed.options.emplace_back();
    std::vector<std::string> taken;
    for (const Option& other : project.options) taken.push_back(other.id);
    option.id = freshId(name, taken);
    option.name = name;
    option.kind = Staged{rental, own, std::min(7, std::max(2, project.horizonMonths))};
    if (Errors errors = resolve(changed); !errors.empty()) return errors;
    if (Errors errors = validate(changed); !errors.empty()) return errors;
    return changed;
}

} // namespace racktally
