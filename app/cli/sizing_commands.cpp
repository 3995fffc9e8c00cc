#include "app/cli/sizing_commands.h"

#include "core/catalog/model_config.h"
#include "core/project/configured.h"
#include "core/project/sized.h"
#include "core/sizing/sizing_json.h"
#include "ui/text/explanation_text.h"
#include "ui/text/messages.h"
#include "ui/text/sizing_text.h"

#include <QFile>
#include <QFileInfo>

namespace racktally::cli {

namespace {

using ui::fromCore;
using ui::NumberFormat;
using ui::words;

QString figure(const SizedFigure& value, int decimals) { return value ? format().fixed(*value, decimals) : QStringLiteral("–"); }

QString pageOf(const Project& project, const Workload& workload, const WorkloadSizing& sizing, bool all) {
    const NumberFormat numbers = format();
    QString text = fromCore(nameOf(workload)) + QStringLiteral(": ") + ui::workText(workload, numbers) + QStringLiteral("\n\n");
    if (!sizing.isSized) return text + words("The demand is stated; there is nothing to size.") + QLatin1Char('\n');
    if (sizing.total) {
        if (sizing.cache.value_or(0) > 0) text += words("Weights %1 GiB, KV cache %2 GiB, together with the runtime %3 GiB").arg(figure(sizing.weights, 2), figure(sizing.cache, 2), figure(sizing.total, 1));
        else text += words("Memory needed: %1 GiB").arg(figure(sizing.total, 1));
        if (sizing.memoryClass) text += QStringLiteral(" (") + ui::memoryClassText(*sizing.memoryClass) + QLatin1Char(')');
        text += QStringLiteral("\n\n");
    }
    if (sizing.recommended) text += words("Recommended: %1").arg(ui::nameText(sizing.candidates[*sizing.recommended])) + QLatin1Char('\n');
    for (const Finding& finding : sizing.findings)
        text += QStringLiteral("  %1 %2\n").arg(finding.severity == Severity::note ? QLatin1Char('+') : QLatin1Char('-')).arg(ui::sizingText(finding, fromCore(project.currency), numbers));
    QList<QStringList> rows{{words("Card"), words("Verdict"), words("free GiB"), words("tokens/s"), words("first token ms"), words("requests at most"), words("hours"), words("Power W")}};
    for (std::size_t i = 0; i < sizing.candidates.size(); ++i) {
        const GpuCandidate& c = sizing.candidates[i];
        if (!all && !c.fits) continue;
        const auto typical = [&](const std::optional<Band>& band, int decimals) { return band ? format().fixed(band->typical, decimals) : QStringLiteral("–"); };
        rows << QStringList{ui::nameText(c), ui::verdictOf(sizing, i, numbers).text, figure(c.free, 1), typical(c.perRequest ? c.perRequest : c.together, 1), typical(c.firstTokenMs, 0), figure(c.mostRequests, 0), typical(c.hours, 1), figure(c.powerW, 0)};
    }
    return text + QLatin1Char('\n') + table(rows, 2);
}

/// A model read from files in place of the workload's: config.json, hf_quant_config.json, an index of safetensors, a GGUF file.
Errors readModels(Workload& workload, const QStringList& files) {
    LanguageModel model;
    for (const QString& path : files) {
        QFile file(path);
        const std::string name = QFileInfo(path).fileName().toStdString();
        if (!file.open(QIODevice::ReadOnly)) return {{Reason::fileMissing, {}, {}, {}, {}, 0, 0, 0, name}};
        // The header of a GGUF file lies at its beginning; no config is that long.
        constexpr qint64 longest = 64 * 1024 * 1024;
        Errors errors = readModelFile(model, file.read(longest).toStdString(), name);
        if (!errors.empty()) return errors;
    }
    Errors errors;
    std::visit(
        [&](auto& work) {
            if constexpr (requires { work.architecture; }) work.architecture = configOf(model);
            else errors.push_back({Reason::wrongKind, "workloads." + workload.id, workload.id, "llm_inference"});
        },
        workload.kind);
    return errors;
}

} // namespace

int runSize(const QStringList& arguments) {
    const Call call(arguments, {flag("json"), flag("all"), option({QStringLiteral("workload")}), option({QStringLiteral("config")}), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")})});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    auto project = load(call);
    if (!project) return refuse(project.errors());
    const Catalog catalog = catalogFor(*project, readCatalog());
    std::vector<WorkloadSizing> sizings;
    QString pages;
    bool errors = false, found = false;
    for (Workload& workload : project->workloads) {
        if (call.isSet("workload") && workload.id != call.value("workload").toStdString()) continue;
        found = true;
        if (call.isSet("config"))
            if (Errors problems = readModels(workload, call.value("config").split(QLatin1Char(','))); !problems.empty()) return refuse(problems);
        sizings.push_back(sizeWorkload(questionOf(*project, workload, catalog)));
        for (const Finding& finding : sizings.back().findings) {
            errors = errors || finding.severity == Severity::error;
            if (call.isSet("json") && finding.severity == Severity::error) complain(ui::findingText(finding, *project, format()));
        }
        pages += (pages.isEmpty() ? QString() : QStringLiteral("\n")) + pageOf(*project, workload, sizings.back(), call.isSet("all"));
    }
    if (!found && call.isSet("workload")) return refuse(words("There is no workload “%1”.").arg(call.value("workload")));
    say(call.isSet("json") ? fromCore(sizingJson(sizings)) : pages);
    return errors ? doneWithErrors : done;
}

std::optional<int> explainSizing(const Call& call, const Project& project, const std::string& name) {
    const std::size_t index = indexOf(project.workloads, name);
    if (index == project.workloads.size() || !project.workloads[index].isSized()) return std::nullopt;
    const Catalog catalog = catalogFor(project, readCatalog());
    const WorkloadSizing sizing = sizeWorkload(questionOf(project, project.workloads[index], catalog));
    const Model& model = *sizing.formulas->model;
    const GpuCandidate* candidate = sizing.recommended ? &sizing.candidates[*sizing.recommended] : nullptr;
    if (call.isSet("form")) {
        candidate = nullptr;
        QString wanted = call.value("form");
        wanted.replace(QStringLiteral(" x "), QStringLiteral(" × "));
        for (const GpuCandidate& c : sizing.candidates)
            if (ui::nameText(c).compare(wanted, Qt::CaseInsensitive) == 0) candidate = &c;
        if (!candidate) return refuse(words("There is no form “%1”; “size” lists them.").arg(call.value("form")));
    }
    const NumberFormat numbers = format();
    const Project cited = citing(project, model, catalog);
    const ui::ExplanationText text(cited, model, numbers);
    if (call.isSet("methodology")) {
        say(text.methodology(name));
        return done;
    }
    if (call.isSet("list")) {
        QList<QStringList> rows;
        for (const Quantity& quantity : model.quantities())
            if (quantity.scope == name || (candidate && quantity.scope == candidate->scope)) rows << QStringList{fromCore(quantity.name), words(quantity.label)};
        say(table(rows, 2));
        return done;
    }
    const std::string wanted = call.argument(2).toStdString();
    auto quantity = model.find(name, wanted);
    if (!quantity && candidate) quantity = model.find(candidate->scope, wanted);
    if (!quantity) return refuse(words("There is no quantity “%1” here; --list names them all.").arg(call.argument(2)));
    say(text.page(explain(model, sizing.formulas->values, *quantity, 0)));
    return done;
}

} // namespace racktally::cli
