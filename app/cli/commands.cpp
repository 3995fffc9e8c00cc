#include "app/cli/commands.h"

#include "app/cli/call.h"
#include "app/cli/catalog_commands.h"
#include "app/cli/sizing_commands.h"

#include "core/analysis/evaluation.h"
#include "core/document/changes.h"
#include "core/project/project_json.h"
#include "db/document_file.h"
#include "db/file_store.h"
#include "ui/documents/quote_document.h"
#include "ui/documents/workbook.h"
#include "ui/text/changes_text.h"
#include "ui/text/explanation_text.h"
#include "ui/text/messages.h"
#include "ui/text/user_name.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

namespace racktally::cli {

namespace {

using ui::fromCore;
using ui::NumberFormat;
using ui::words;

int exitCode(const Project& project, const Evaluation& evaluation) {
    for (const Finding& finding : evaluation.findings)
        if (finding.severity != Severity::note)
            complain(ui::severityText(finding.severity) + QStringLiteral(": ") + ui::findingText(finding, project, format()));
    return evaluation.hasErrors() ? doneWithErrors : done;
}

QString figure(const Figure& value, int decimals) {
    return value ? format().fixed(*value, decimals) : QStringLiteral("–");
}

QString summary(const Project& project, const Evaluation& evaluation) {
    QList<QStringList> rows{{words("Option"), words("At the start"), words("Total cost"), words("Net present cost"),
                             words("per GPU-hour"), words("Served"), words("Utilisation")}};
    for (const OptionFigures& o : evaluation.options)
        rows << QStringList{fromCore(o.name), figure(o.upfrontCost, 0), figure(o.totalCost, 0), figure(o.netPresentCost, 0), figure(o.costPerGpuHour, 2),
                            figure(o.servedPercent, 1) + QStringLiteral(" %"), figure(o.utilizationPercent, 1) + (o.utilizationPercent ? QStringLiteral(" %") : QString())};
    QString text = words("%1: %2 months from %3, amounts in %4").arg(fromCore(project.title)).arg(project.horizonMonths).arg(fromCore(project.start.text()), fromCore(project.currency)) + QStringLiteral("\n\n");
    text += table(rows, 1) + QLatin1Char('\n');
    for (const Comparison& comparison : evaluation.comparisons) {
        const ui::VerdictText verdict = ui::verdictText(comparison, project, evaluation, format());
        text += verdict.decision + QLatin1Char(' ') + verdict.details + QLatin1Char('\n');
    }
    return text;
}

int runEvaluate(const QStringList& arguments) {
    const Call call(arguments, {flag("json"), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")}), option({QStringLiteral("date")})});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    const auto day = dayOf(call);
    if (!day) return refuseDay(call);
    const auto project = load(call);
    if (!project) return refuse(project.errors());
    const Evaluation evaluation = evaluate(*project, day->toStdString());
    say(call.isSet("json") ? fromCore(evaluationJson(evaluation)) : summary(*project, evaluation));
    return exitCode(*project, evaluation);
}

/// "project", the options and their parts, in the order of the model.
QStringList namesOfScopes(const Model& model) {
    QStringList names{QStringLiteral("project")};
    for (const Quantity& quantity : model.quantities())
        if (!quantity.scope.empty() && quantity.scope.find('~') == std::string::npos && !names.contains(fromCore(quantity.scope))) names << fromCore(quantity.scope);
    return names;
}

/// The scope that "project", an option's id, a part of it or "a~b" names; nothing if there is none.
std::optional<std::string> scopeOf(const Evaluation& evaluation, const std::string& name) {
    if (name == "project") return std::string();
    if (namesOfScopes(*evaluation.formulas->model).contains(fromCore(name))) return name;
    const std::size_t tilde = name.find('~');
    if (tilde == std::string::npos) return std::nullopt;
    const Comparison* comparison = evaluation.comparison(name.substr(0, tilde), name.substr(tilde + 1));
    return comparison ? std::optional(comparison->scope) : std::nullopt;
}

int listQuantities(const Evaluation& evaluation, const std::optional<std::string>& scope) {
    const Model& model = *evaluation.formulas->model;
    QList<QStringList> rows;
    for (const Quantity& quantity : model.quantities()) {
        if (scope && quantity.scope != *scope && wholeOf(quantity.scope) != *scope) continue;
        const Time time = model.node(quantity.node).shape.time;
        const char* when = time == Time::once ? RT_TEXT("once") : time == Time::yearly ? RT_TEXT("per year of use") : RT_TEXT("per month");
        rows << QStringList{ui::pathOf(quantity), words(quantity.label), words(when)};
    }
    say(table(rows, 3));
    return done;
}

int runExplain(const QStringList& arguments) {
    const Call call(arguments, {flag("list"), flag("methodology"), option({QStringLiteral("month")}), option({QStringLiteral("form")}), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")})});
    const bool wholeScope = call.isSet("list") || call.isSet("methodology");
    if (const QString problem = call.problem(wholeScope ? 1 : 3, 3); !problem.isEmpty()) return refuse(problem);
    const auto project = load(call);
    if (!project) return refuse(project.errors());
    const std::string name = call.argument(1).toStdString();
    if (const auto code = explainSizing(call, *project, name)) return *code;
    const Evaluation evaluation = evaluate(*project);
    const Model& model = *evaluation.formulas->model;
    const auto scope = scopeOf(evaluation, name);
    if (!name.empty() && !scope)
        return refuse(words("There is no option “%1”; known are: %2. A comparison is named first~second.").arg(call.argument(1), namesOfScopes(model).join(QStringLiteral(", "))));
    if (call.isSet("list")) return listQuantities(evaluation, name.empty() ? std::nullopt : scope);
    const NumberFormat numbers = format();
    const ui::ExplanationText text(*project, model, numbers);
    if (call.isSet("methodology")) {
        say(text.methodology(scope.value_or(std::string())));
        return done;
    }
    const auto quantity = model.find(*scope, call.argument(2).toStdString());
    if (!quantity) return refuse(words("There is no quantity “%1” here; --list names them all.").arg(call.argument(2)));
    bool ok = true;
    const int month = call.isSet("month") ? call.value("month").toInt(&ok) : 1;
    if (!ok || month < 0 || month > project->horizonMonths)
        return refuse(words("“%1” is not a month of this project; allowed is 0 to %2.").arg(call.value("month")).arg(project->horizonMonths));
    say(text.page(explain(model, evaluation.formulas->values, *quantity, month)));
    return done;
}

/// A document in the form of its name: as JSON the project alone, as .racktally with its history and this state as the newest.
int writeDocument(const QString& target, Document document, const QString& day, const QString& comment) {
    const QString time = day.isEmpty() ? QDateTime::currentDateTimeUtc().toString(Qt::ISODate) : day + QStringLiteral("T00:00:00Z");
    Project project = document.project;
    db::FileStore store{QString()};
    const auto saved = store.save(target.toStdString(), withRevision(std::move(document), std::move(project), {time.toStdString(), ui::systemUserName().toStdString(), comment.toStdString()}), std::nullopt, nullptr);
    return saved ? done : refuse(saved.errors());
}

int runExport(const QStringList& arguments) {
    const Call call(arguments, {option({QStringLiteral("comment")}), option({QStringLiteral("o"), QStringLiteral("output")}), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")}), option({QStringLiteral("date")})});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    const QString target = call.value("output");
    const QString ending = QFileInfo(target).suffix().toLower();
    if (ending != QLatin1String("json") && ending != QLatin1String("xlsx") && ending != QLatin1String("racktally"))
        return refuse(words("State the file to write with -o; its name ends with .xlsx, .json or .racktally."));
    const auto day = dayOf(call);
    if (!day) return refuseDay(call);
    auto document = loadDocument(call);
    if (!document) return refuse(document.errors());
    if (ending != QLatin1String("xlsx")) return writeDocument(target, std::move(*document), call.isSet("date") ? *day : QString(), call.value("comment"));
    const Project& project = document->project;
    const Evaluation evaluation = evaluate(project);
    if (auto error = ui::writeWorkbook(target, project, evaluation, {call.value("date")})) return refuse(Errors{*error});
    return exitCode(project, evaluation);
}

QString linesOf(const QString& heading, const QList<ui::ChangeText>& changes) {
    if (changes.isEmpty()) return {};
    QList<QStringList> rows{{heading, words("before"), words("after")}};
    for (const ui::ChangeText& change : changes) rows << QStringList{change.what, change.before, change.after};
    return table(rows, 3);
}

int showDifference(const Project& before, const Project& after, bool asJson) {
    const ui::StateComparison comparison(before, after);
    if (asJson) {
        say(fromCore(changesJson(comparison.inputs(), comparison.results())));
        return done;
    }
    const QString inputs = linesOf(words("Input"), comparison.inputTexts(format())), results = linesOf(words("Result"), comparison.resultTexts(format()));
    if (inputs.isEmpty()) say(words("The two are the same project."));
    else say(inputs + QLatin1Char('\n') + (results.isEmpty() ? words("No result differs.") : results));
    return done;
}

int runDiff(const QStringList& arguments) {
    const Call call(arguments, {flag("json"), option({QStringLiteral("from")}), option({QStringLiteral("to")})});
    const bool inOneFile = call.isSet("from") || call.isSet("to");
    if (const QString problem = call.problem(inOneFile ? 1 : 2, inOneFile ? 1 : 2); !problem.isEmpty()) return refuse(problem);
    const auto first = db::readDocumentFile(call.argument(0));
    if (!first) return refuse(first.errors());
    if (!inOneFile) {
        const auto second = db::readDocumentFile(call.argument(1));
        if (!second) return refuse(second.errors());
        return showDifference(first->document.project, second->document.project, call.isSet("json"));
    }
    const auto side = [&](const char* name) { return call.isSet(name) ? revisionOf(first->document, call.value(name)) : Result<Project>(first->document.project); };
    const auto before = side("from"), after = side("to");
    if (!before) return refuse(inFile(before.errors(), call.argument(0)));
    if (!after) return refuse(inFile(after.errors(), call.argument(0)));
    return showDifference(*before, *after, call.isSet("json"));
}

int runRevisions(const QStringList& arguments) {
    const Call call(arguments, {});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    const auto read = db::readDocumentFile(call.argument(0));
    if (!read) return refuse(read.errors());
    QList<QStringList> rows{{words("Revision"), words("Time"), words("Author"), words("Comment"), words("What changed")}};
    std::optional<Project> before;
    for (const Revision& revision : read->document.revisions) {
        auto project = projectOf(read->document, revision.number);
        rows << QStringList{QString::number(revision.number), fromCore(revision.time), fromCore(revision.author), fromCore(revision.comment), before && project ? ui::summaryOfChanges(*before, *project) : QString()};
        if (project) before = std::move(*project);
    }
    say(rows.size() > 1 ? table(rows, 5) : words("This file keeps no revisions."));
    return done;
}

int runQuote(const QStringList& arguments) {
    const Call call(arguments, {option({QStringLiteral("option")}), option({QStringLiteral("o"), QStringLiteral("output")}), option({QStringLiteral("scenario")}), option({QStringLiteral("revision")}), option({QStringLiteral("date")})});
    if (const QString problem = call.problem(1, 1); !problem.isEmpty()) return refuse(problem);
    const QString target = call.value("output");
    if (QFileInfo(target).suffix().toLower() != QLatin1String("pdf")) return refuse(words("State the file to write with -o; its name ends with .pdf."));
    const auto day = dayOf(call);
    if (!day) return refuseDay(call);
    auto project = load(call);
    if (!project) return refuse(project.errors());
    if (call.isSet("option")) {
        project->quote.option = call.value("option").toStdString();
        if (indexOf(project->options, project->quote.option) == project->options.size()) {
            QStringList known;
            for (const Option& o : project->options) known << fromCore(o.id);
            return refuse(words("There is no option “%1”; known are: %2.").arg(call.value("option"), known.join(QStringLiteral(", "))));
        }
    }
    const Evaluation evaluation = evaluate(*project, day->toStdString());
    if (auto error = ui::writeQuotePdf(target, *project, evaluation, {day->toStdString(), QCoreApplication::applicationVersion()})) return refuse(Errors{*error});
    for (const ui::QuoteCheck& check : ui::quoteChecks(*project, evaluation, day->toStdString())) complain(words("Note") + QStringLiteral(": ") + check.text);
    return exitCode(*project, evaluation);
}

QString help() {
    QString text = words("racktally-cli: what own GPU servers, rented ones and model APIs really cost, without a window") + QStringLiteral("\n\n");
    text += words("Usage: racktally-cli [--language de|en] COMMAND …") + QStringLiteral("\n\n");
    for (const Command& command : commands())
        text += QStringLiteral("  racktally-cli %1 %2\n      %3\n      %4 racktally-cli %1 %5\n\n").arg(QLatin1String(command.name), QLatin1String(command.usage), words(command.purpose), words("Example:"), QLatin1String(command.example));
    text += words("Exit code: 0 done; 1 done, with findings of severity error; 2 the input cannot be used, and the message names file, line, address, reason and remedy.");
    return text;
}

/// Takes "--name value" or "--name=value" out of the arguments.
QString taken(QStringList& arguments, const QString& name) {
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(name + QLatin1Char('='))) return arguments.takeAt(i).mid(name.size() + 1);
        if (arguments[i] == name && i + 1 < arguments.size()) {
            arguments.removeAt(i);
            return arguments.takeAt(i);
        }
    }
    return {};
}

} // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        {"evaluate", "PROJECT [--json] [--scenario ID] [--date YYYY-MM-DD]", RT_TEXT("Totals, break-even and findings of a project; --json gives every figure."), "service-desk.json --json", runEvaluate},
        {"size", "PROJECT [--json] [--all] [--workload ID] [--config FILE[,FILE…]]",
         RT_TEXT("From a workload to the right number of the right GPUs: memory, speed, every form that does the work, and the one to take with its reasons. --config reads the model from config.json, hf_quant_config.json, an index of safetensors or a GGUF file."), "assistant.json", runSize},
        {"explain", "PROJECT OPTION QUANTITY [--month N] [--form \"2 x H200 NVL\"] [--list] [--methodology]",
         RT_TEXT("The formula of a figure with its numbers, units and sources. OPTION is an option's id, “project”, a comparison first~second or a sized workload. --list names the quantities, --methodology prints all formulas."),
         "service-desk.json own electricity --month 1", runExplain},
        {"export", "PROJECT -o FILE.(xlsx|json|racktally) [--scenario ID] [--comment TEXT] [--date YYYY-MM-DD]",
         RT_TEXT("A spreadsheet whose formulas are live, the project as JSON, or a document that keeps its revisions."), "service-desk.json -o service-desk.racktally", runExport},
        {"diff", "A B | A --from N [--to M] [--json]", RT_TEXT("What differs between two projects or two revisions of one: inputs and results."), "before.racktally after.json", runDiff},
        {"revisions", "PROJECT", RT_TEXT("The saved states of a document; every command takes one of them with --revision N."), "service-desk.racktally", runRevisions},
        {"check", "PROJECT [--option ID] [--fix [-o FILE]] [--json] [--date YYYY-MM-DD]", RT_TEXT("Configurations: findings with their cures, bill of materials, power and heat. --fix applies the first cure of every error and warning and writes the project."), "service-desk.json", runCheck},
        {"catalog", "list [KIND] [--search TEXT] | show KIND NAME | import FILE [--kind KIND] | export KIND -o FILE.csv [--german] | check [--json]", RT_TEXT("The catalogue of parts, offers and prices: shipped rows with your own over them. import reads CSV, and files of euro reference rates."), "list gpu", runCatalog},
        {"quote", "PROJECT --option ID -o FILE.pdf [--scenario ID] [--date YYYY-MM-DD]", RT_TEXT("The quote of an option as PDF with the business case as annex. The same input and day give the same bytes."), "service-desk.json --option own -o quote.pdf", runQuote},
    };
    return all;
}

int run(QStringList arguments) {
    QString language = taken(arguments, QStringLiteral("--language"));
    if (language.isEmpty()) language = QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    if (language != QLatin1String("de") && language != QLatin1String("en"))
        return refuse(words("The language “%1” is not known; known are: de, en.").arg(language));
    ui::setLanguage(language == QLatin1String("de") ? ui::Language::german : ui::Language::english);
    if (arguments.isEmpty()) return refuse(help());
    const QString name = arguments.takeFirst();
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help") || arguments.contains(QLatin1String("--help"))) {
        say(help());
        return done;
    }
    if (name == QLatin1String("--version")) {
        say(QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion());
        return done;
    }
    for (const Command& command : commands())
        if (name == QLatin1String(command.name)) return command.run(arguments);
    return refuse(words("There is no command “%1”. “racktally-cli --help” lists them.").arg(name));
}

} // namespace racktally::cli
