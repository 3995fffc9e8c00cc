#include "app/cli/catalog_commands.h"

#include "app/cli/call.h"
#include "core/catalog/catalog_csv.h"
#include "core/catalog/check.h"
#include "core/catalog/prices.h"
#include "core/configuration/bill.h"
#include "core/configuration/edit.h"
#include "core/project/configured.h"
#include "core/project/project_json.h"
#include "db/file_store.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"

#include <QFile>
#include <QFileInfo>

namespace racktally::cli {

using nlohmann::ordered_json;
using ui::fromCore;
using ui::words;

namespace {

ordered_json figureJson(std::optional<double> value) { return value ? ordered_json(*value) : ordered_json(); }

/// One configured option with everything that `check` tells of it.
struct CheckedOption {
    const Option* option;
    ConfigurationSubject subject;
    Assembly assembly;
    NodePower power;
    std::vector<Finding> findings;
};

ordered_json findingJson(const CheckedOption& checked, const Catalog& catalog, const Finding& finding) {
    ordered_json result{{"severity", std::string(keyOf(finding.severity))}, {"rule", std::string(keyOf(finding.rule))}, {"code", configurationRule(finding.rule)->code}, {"subject", finding.subject}};
    if (finding.needed) {
        result["needed"] = *finding.needed;
        result["available"] = figureJson(finding.available);
        result["unit"] = std::string(keyOf(finding.unit));
    }
    const ui::RuleText text = ui::ruleText(finding, format());
    result["text"] = ui::toCore(text.title);
    auto cures = ordered_json::array();
    for (const Cure& cure : curesOf(checked.subject, catalog, finding)) cures.push_back({{"text", ui::toCore(ui::cureText(cure, format()))}, {"price_difference", figureJson(cure.priceDifference)}});
    result["cures"] = std::move(cures);
    return result;
}

ordered_json optionJson(const CheckedOption& c, const Project& project, const Catalog& catalog) {
    auto bill = ordered_json::array();
    for (const ConfigurationPart& part : c.subject.configuration->parts) {
        const auto source = project.inputs.find(c.subject.address + ".parts." + part.id + ".unit_price");
        bill.push_back({{"id", part.id}, {"role", std::string(EnumNames<PartRole>::names[static_cast<std::size_t>(part.role)])}, {"part", part.part}, {"text", part.text}, {"quantity", part.quantity},
                        {"unit_price", figureJson(part.unitPrice)}, {"price_date", source == project.inputs.end() ? std::string() : source->second.date}});
    }
    auto findings = ordered_json::array();
    for (const Finding& finding : c.findings) findings.push_back(findingJson(c, catalog, finding));
    auto resources = ordered_json::array();
    for (const ResourceUse& use : resourcesOf(c.assembly, c.power)) resources.push_back({{"resource", use.label}, {"used", use.used}, {"available", figureJson(use.available)}, {"unit", std::string(keyOf(use.unit))}});
    const NodePrice price = nodePrice(*c.subject.configuration);
    return {{"id", c.option->id}, {"currency", c.subject.currency}, {"nodes", c.subject.nodes}, {"bill_of_materials", bill}, {"node_price", figureJson(price.total())}, {"quoted", c.subject.configuration->quotedPrice.has_value()},
            {"missing_prices", price.missing}, {"gpus_per_node", c.assembly.gpuCount()},
            {"power_w", {{"idle", figureJson(c.power.idle)}, {"busy", figureJson(c.power.busy)}, {"max", figureJson(c.power.max)}, {"after_redundancy", figureJson(c.power.supplied)}}},
            {"heat", {{"kw", figureJson(c.power.heatKw())}, {"btu_per_hour", figureJson(c.power.heatBtuPerHour())}}}, {"rack_units", figureJson(c.assembly.server ? c.assembly.server->rackUnits : std::nullopt)},
            {"weight_kg", figureJson(weightKg(c.assembly))}, {"resources", resources}, {"findings", findings}};
}

QString optionText(const CheckedOption& c, const Project& project, const Catalog& catalog) {
    const auto watts = [](std::optional<double> value) { return value ? format().withUnit(*value, Unit::watt, {}, 0) : QStringLiteral("–"); };
    const auto money = [&](std::optional<double> value) { return value ? format().fixed(*value, 2) : QStringLiteral("–"); };
    QString text = words("%1: one node of %2, amounts in %3").arg(fromCore(c.option->name.empty() ? c.option->id : c.option->name)).arg(c.subject.nodes).arg(fromCore(c.subject.currency)) + QStringLiteral("\n\n");
    QList<QStringList> rows{{words("Area"), words("Part"), words("Quantity"), words("Unit price"), words("Total"), words("Price of")}};
    for (const ConfigurationPart& part : c.subject.configuration->parts) {
        const auto source = project.inputs.find(c.subject.address + ".parts." + part.id + ".unit_price");
        rows << QStringList{ui::roleText(part.role), ui::textOfPosition(part), QString::number(part.quantity), money(part.unitPrice), money(part.unitPrice ? std::optional(*part.unitPrice * part.quantity) : std::nullopt), source == project.inputs.end() ? QString() : fromCore(source->second.date)};
    }
    text += table(rows, 2) + QLatin1Char('\n');
    const NodePrice price = nodePrice(*c.subject.configuration);
    text += (c.subject.configuration->quotedPrice ? words("Quoted for the whole node: %1").arg(money(price.known))
             : price.missing > 0 ? words("Price of the node unknown: %1 positions have no price; the others come to %2").arg(price.missing).arg(money(price.known)) : words("Price of the node: %1").arg(money(price.known))) + QLatin1Char('\n');
    text += words("Idle / busy / at most: %1 / %2 / %3; heat at most %4 kW, %5 BTU/h").arg(watts(c.power.idle), watts(c.power.busy), watts(c.power.max), c.power.heatKw() ? format().fixed(*c.power.heatKw(), 2) : QStringLiteral("–"), c.power.heatBtuPerHour() ? format().fixed(*c.power.heatBtuPerHour(), 0) : QStringLiteral("–")) + QStringLiteral("\n\n");
    for (const Finding& finding : c.findings) {
        const ui::RuleText rule = ui::ruleText(finding, format());
        text += QStringLiteral("%1 %2: %3. %4\n").arg(ui::severityText(finding.severity), rule.code, rule.title, rule.detail);
        for (const Cure& cure : curesOf(c.subject, catalog, finding)) text += QStringLiteral("    → %1 (%2)\n").arg(ui::cureText(cure, format()), ui::cureEffect(cure, fromCore(c.subject.currency), format()));
    }
    return text;
}

/// Applies cures to every configured option that is asked for.
Result<Project> fixed(Project project, const QString& only, const Catalog& catalog) {
    for (std::size_t i = 0; i < project.options.size(); ++i) {
        const Option& option = project.options[i];
        const auto* own = std::get_if<OnPremises>(&option.kind);
        if (!own || !own->configuration || (!only.isEmpty() && fromCore(option.id) != only)) continue;
        auto changed = withConfiguration(project, option.id, cured(subjectOf(project, option), catalog), catalog);
        if (!changed) return changed;
        project = std::move(*changed);
    }
    return project;
}

int writeProject(const QString& target, const Project& project) {
    db::FileStore store{QString()};
    Document document;
    document.project = project;
    const auto saved = store.save(target.toStdString(), document, std::nullopt, nullptr);
    return saved ? done : refuse(saved.errors());
}

} // namespace

int runCheck(const QStringList& arguments) {
    const Call call(arguments, {flag("json"), flag("fix"), option({QStringLiteral("option")}), option({QStringLiteral("o"), QStringLiteral("output")}), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")}), option({QStringLiteral("date")})});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    auto project = load(call);
    if (!project) return refuse(project.errors());
    const Catalog shipped = readCatalog();
    const QString only = call.value("option");
    if (!only.isEmpty() && indexOf(project->options, only.toStdString()) == project->options.size()) return refuse(words("There is no option “%1” in this project.").arg(only));
    if (call.isSet("fix")) {
        auto changed = fixed(std::move(*project), only, catalogFor(*load(call), shipped));
        if (!changed) return refuse(changed.errors());
        project = std::move(changed);
        const QString target = call.isSet("output") ? call.value("output") : call.argument(0);
        if (!call.isSet("output") && !target.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) return refuse(words("State where the changed project goes with -o: a document keeps its revisions only when it is saved in the window."));
        if (const int code = writeProject(target, *project); code != done) return code;
    }
    const Catalog catalog = catalogFor(*project, shipped);
    ordered_json result{{"format", "racktally-check"}, {"version", 1}, {"options", ordered_json::array()}};
    QString text;
    bool errors = false;
    for (const Option& each : project->options) {
        const auto* own = std::get_if<OnPremises>(&each.kind);
        if (!own || !own->configuration || (!only.isEmpty() && fromCore(each.id) != only)) continue;
        if (!each.like.empty() && !each.stated.contains("configuration")) continue;
        CheckedOption checked{&each, subjectOf(*project, each), {}, {}, {}};
        checked.assembly = assemble(*checked.subject.configuration, catalog);
        checked.power = powerOf(checked.assembly);
        checked.findings = checkConfiguration(checked.subject, catalog);
        for (const Finding& finding : checked.findings) errors = errors || finding.severity == Severity::error;
        if (call.isSet("json")) result["options"].push_back(optionJson(checked, *project, catalog));
        else text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + optionText(checked, *project, catalog);
    }
    auto differences = ordered_json::array();
    for (const PinDifference& d : pinDifferences(*project, shipped)) {
        differences.push_back({{"subject", d.subject}, {"field", d.field}, {"before", d.before}, {"now", d.now}});
        text += words("The catalogue has moved on: %1 %2: %3 → %4").arg(fromCore(d.subject), fromCore(d.field), fromCore(d.before), fromCore(d.now)) + QLatin1Char('\n');
    }
    result["catalog_differences"] = std::move(differences);
    if (call.isSet("json")) say(fromCore(result.dump(2)));
    else say(text.isEmpty() ? words("No option of this project has a configuration.") : text);
    return errors ? doneWithErrors : done;
}

namespace {

QString knownKinds() {
    QStringList kinds;
    for (const std::string_view key : kindKeys()) kinds << fromCore(key);
    return kinds.join(QStringLiteral(", "));
}

int refuseKind(const QString& kind) { return refuse(words("“%1” is no kind of the catalogue; known are: %2.").arg(kind, knownKinds())); }

int listCatalog(const Call& call) {
    const Catalog catalog = readCatalog();
    const std::string kind = call.argument(1).toStdString();
    if (kind.empty()) {
        QList<QStringList> rows{{words("Kind"), words("What"), words("Rows")}};
        forEachKind(catalog, [&](const auto& list) {
            using T = typename std::decay_t<decltype(list)>::value_type;
            rows << QStringList{fromCore(KindInfo<T>::key), words(KindInfo<T>::label), QString::number(list.size())};
        });
        say(table(rows, 2));
        return done;
    }
    QList<QStringList> rows{{words("Name"), words("Price"), words("Price of"), words("Source")}};
    const QString search = call.value("search");
    const bool known = withKind(catalog, kind, [&](const auto& list) {
        for (const auto& part : list) {
            const QString name = fromCore(nameOf(part));
            if (!search.isEmpty() && !name.contains(search, Qt::CaseInsensitive)) continue;
            const auto price = priceOf(catalog, subjectOf(part));
            rows << QStringList{name + (part.retired ? QStringLiteral(" (%1)").arg(words("withdrawn")) : QString()), price ? format().money(price->amount, fromCore(price->currency)) : QStringLiteral("–"), price ? fromCore(price->date) : QString(), fromCore(part.source).left(60)};
        }
    });
    if (!known) return refuseKind(call.argument(1));
    say(table(rows, 4));
    return done;
}

int showPart(const Call& call) {
    const Catalog catalog = readCatalog();
    const std::string name = call.argument(2).toStdString();
    QString text;
    const bool known = withKind(catalog, call.argument(1).toStdString(), [&](const auto& list) {
        for (const auto& part : list) {
            if (nameOf(part) != name) continue;
            using T = typename std::decay_t<decltype(list)>::value_type;
            QList<QStringList> rows;
            forEachField(const_cast<T&>(part), [&](const auto& field, auto& member) {
                const QString value = ui::leafText({&field.info, leafPlace(member)}, format());
                if (!value.isEmpty()) rows << QStringList{words(field.info.label), value + (part.isUnverified(field.info.key) ? QStringLiteral(" (%1)").arg(words("not confirmed")) : QString())};
            });
            text = table(rows, 2);
            for (const Price* price : priceHistory(catalog, subjectOf(part)))
                text += words("Price of %1: %2 to %3 %4 (%5)").arg(fromCore(price->date), format().fixed(price->low.value_or(*price->high), 2), format().fixed(price->high.value_or(*price->low), 2), fromCore(price->currency), fromCore(price->source)) + QLatin1Char('\n');
        }
    });
    if (!known) return refuseKind(call.argument(1));
    if (text.isEmpty()) return refuse(words("The catalogue has no “%1”.").arg(call.argument(2)));
    say(text);
    return done;
}

int importFile(const Call& call) {
    QFile file(call.argument(1));
    if (!file.open(QIODevice::ReadOnly)) return refuse(words("%1 cannot be read: %2").arg(call.argument(1), file.errorString()));
    const std::string kind = call.value("kind").toStdString();
    if (!kind.empty() && std::string_view(kindLabel(kind)).empty()) return refuseKind(call.value("kind"));
    const auto rows = readImport(file.readAll().toStdString(), QFileInfo(call.argument(1)).fileName().toStdString(), kind);
    if (!rows) return refuse(rows.errors());
    if (auto error = catalogStore()->add(*rows)) return refuse(Errors{*error});
    say(words("%1 rows imported.").arg(sizeOf(*rows)));
    return done;
}

int exportKind(const Call& call) {
    const std::string kind = call.argument(1).toStdString();
    if (std::string_view label = kindLabel(kind); label.empty()) return refuseKind(call.argument(1));
    const std::string text = writeKind(readCatalog(), kind, call.isSet("german") ? CsvProfile::german : CsvProfile::rfc4180);
    if (!call.isSet("output")) {
        say(fromCore(text));
        return done;
    }
    QFile file(call.value("output"));
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0) return refuse(words("%1 cannot be written: %2").arg(call.value("output"), file.errorString()));
    return done;
}

int checkAll(const Call& call) {
    const auto day = dayOf(call);
    if (!day) return refuseDay(call);
    const auto issues = checkCatalog(readCatalog(), day->toStdString());
    int errors = 0, warnings = 0, notes = 0;
    auto list = ordered_json::array();
    for (const CatalogIssue& issue : issues) {
        ++(issue.severity == Severity::error ? errors : issue.severity == Severity::warning ? warnings : notes);
        if (call.isSet("json")) list.push_back({{"severity", std::string(keyOf(issue.severity))}, {"kind", issue.kind}, {"name", issue.name}, {"field", issue.field}, {"text", ui::toCore(ui::issueText(issue, format()))}});
        else if (issue.severity == Severity::error || call.isSet("all")) complain(ui::severityText(issue.severity) + QStringLiteral(": ") + ui::issueText(issue, format()));
    }
    if (call.isSet("json")) say(fromCore(ordered_json{{"format", "racktally-catalog-check"}, {"version", 1}, {"issues", list}}.dump(2)));
    else say(words("%1 errors, %2 doubtful rows, %3 old prices. --all lists them.").arg(errors).arg(warnings).arg(notes));
    return errors > 0 ? doneWithErrors : done;
}

} // namespace

int runCatalog(const QStringList& arguments) {
    const Call call(arguments, {flag("json"), flag("all"), flag("german"), option({QStringLiteral("kind")}), option({QStringLiteral("search")}), option({QStringLiteral("o"), QStringLiteral("output")}), option({QStringLiteral("date")})});
    if (const QString problem = call.problem(1, 3); !problem.isEmpty()) return refuse(problem);
    const QString what = call.argument(0);
    const auto counted = [&](int least, int most, auto&& run) {
        const QString problem = call.problem(least, most);
        return problem.isEmpty() ? run(call) : refuse(problem);
    };
    if (what == QLatin1String("list")) return counted(1, 2, listCatalog);
    if (what == QLatin1String("show")) return counted(3, 3, showPart);
    if (what == QLatin1String("import")) return counted(2, 2, importFile);
    if (what == QLatin1String("export")) return counted(2, 2, exportKind);
    if (what == QLatin1String("check")) return counted(1, 1, checkAll);
    return refuse(words("“catalog” knows list, show, import, export and check, not “%1”.").arg(what));
}

} // namespace racktally::cli
