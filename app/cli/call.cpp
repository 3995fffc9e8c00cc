#include "app/cli/call.h"

#include "core/project/configured.h"
#include "core/project/project_json.h"
#include "db/catalog_file.h"
#include "db/document_file.h"
#include "ui/text/messages.h"

#include <QDate>
#include <QFileInfo>
#include <QTextStream>

namespace racktally::cli {

using ui::NumberFormat;
using ui::words;

void say(const QString& text) { QTextStream(stdout) << text << (text.endsWith(QLatin1Char('\n')) ? "" : "\n"); }
void complain(const QString& text) { QTextStream(stderr) << text << '\n'; }

int refuse(const QString& text) {
    complain(text);
    return unusable;
}

NumberFormat format() { return NumberFormat(ui::language()); }

int refuse(const Errors& errors) { return refuse(ui::errorsText(errors, format())); }

Call::Call(const QStringList& arguments, const QList<QCommandLineOption>& options) {
    m_parser.addOptions(options);
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_ok = m_parser.parse(QStringList{QStringLiteral("racktally-cli")} + arguments);
}

QString Call::problem(int least, int most) const {
    if (!m_ok) return m_parser.errorText();
    const auto count = m_parser.positionalArguments().size();
    if (count < least) return words("An argument is missing.");
    if (count > most) return words("“%1” is one argument too many.").arg(m_parser.positionalArguments().at(most));
    return {};
}

QCommandLineOption flag(const char* name) { return QCommandLineOption(QLatin1String(name)); }
QCommandLineOption option(const QStringList& names) { return QCommandLineOption(names, QString(), QStringLiteral("value")); }

Errors inFile(Errors errors, const QString& path) {
    for (Error& error : errors) error.file = QFileInfo(path).fileName().toStdString();
    return errors;
}

Result<Project> revisionOf(const Document& document, const QString& number) {
    bool ok = false;
    const int revision = number.toInt(&ok);
    auto project = projectOf(document, ok ? revision : 0);
    if (project || ok) return project;
    Error error = project.errors().front();
    error.value = number.toStdString();
    return error;
}

Result<Document> loadDocument(const Call& call) {
    const QString path = call.argument(0);
    auto read = db::readDocumentFile(path);
    if (!read) return read.errors();
    if (read->newerVersion)
        complain(words("%1 was made by a newer version of RackTally: what this version does not know is left out of the result.").arg(path));
    Document document = std::move(read->document);
    if (call.isSet("revision")) {
        auto revision = revisionOf(document, call.value("revision"));
        if (!revision) return inFile(revision.errors(), path);
        document.project = std::move(*revision);
    }
    document.project = withPins(std::move(document.project), readCatalog());
    if (!call.isSet("scenario")) return document;
    auto changed = withScenario(document.project, call.value("scenario").toStdString());
    if (!changed) return inFile(changed.errors(), path);
    document.project = std::move(*changed);
    return document;
}

Result<Project> load(const Call& call) {
    auto document = loadDocument(call);
    if (!document) return document.errors();
    return std::move(document->project);
}

std::optional<QString> dayOf(const Call& call) {
    if (!call.isSet("date")) return QDate::currentDate().toString(Qt::ISODate);
    const QString text = call.value("date");
    return QDate::fromString(text, Qt::ISODate).toString(Qt::ISODate) == text && !text.isEmpty() ? std::optional(text) : std::nullopt;
}

int refuseDay(const Call& call) {
    return refuse(words("“%1” is not a day; write it as 2026-11-30.").arg(call.value("date")));
}

QString table(const QList<QStringList>& rows, qsizetype numbers) {
    QList<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype c = 0; c < row.size(); ++c) {
            if (c == widths.size()) widths << 0;
            widths[c] = std::max(widths[c], row[c].size());
        }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype c = 0; c < row.size(); ++c)
            line += (c == 0 ? QString() : QStringLiteral("  ")) + (c < numbers ? row[c].leftJustified(widths[c]) : row[c].rightJustified(widths[c]));
        while (line.endsWith(QLatin1Char(' '))) line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

std::unique_ptr<CatalogStore> catalogStore() {
    return std::make_unique<db::CatalogFile>(db::userCatalogPath());
}

Catalog readCatalog() {
    std::optional<Error> problem;
    Catalog catalog = catalogStore()->read(problem);
    if (problem) complain(ui::errorText(*problem, format()) + QLatin1Char(' ') + words("Your own catalogue is left out; the shipped one is used."));
    return catalog;
}

} // namespace racktally::cli
