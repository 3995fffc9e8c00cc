// What commands share: their arguments, reading the project they name, tables and refusals.
#pragma once

#include "app/cli/commands.h"
#include "core/catalog/catalog_store.h"
#include "core/document/document.h"
#include "ui/text/number_format.h"

#include <QCommandLineParser>
#include <memory>
#include <optional>

namespace racktally::cli {

void say(const QString& text);
void complain(const QString& text);
int refuse(const QString& text);
int refuse(const Errors& errors);
ui::NumberFormat format();

/// One command's arguments: positional ones by number, options by name.
class Call {
public:
    Call(const QStringList& arguments, const QList<QCommandLineOption>& options);
    [[nodiscard]] QString problem(int least, int most) const;
    [[nodiscard]] QString argument(int index) const { return m_parser.positionalArguments().value(index); }
    [[nodiscard]] bool isSet(const char* option) const { return m_parser.isSet(QLatin1String(option)); }
    [[nodiscard]] QString value(const char* option) const { return m_parser.value(QLatin1String(option)); }

private:
    QCommandLineParser m_parser;
    bool m_ok = false;
};

QCommandLineOption flag(const char* name);
QCommandLineOption option(const QStringList& names);

Errors inFile(Errors errors, const QString& path);
/// The project of a revision that the call names by number.
Result<Project> revisionOf(const Document& document, const QString& number);
/// The document of an argument, its project as --revision and --scenario want it, its parts pinned.
Result<Document> loadDocument(const Call& call);
Result<Project> load(const Call& call);
/// The day that --date states, or today; nothing if it is not a day.
std::optional<QString> dayOf(const Call& call);
int refuseDay(const Call& call);

/// Columns side by side; from `numbers` on they are aligned to the right.
QString table(const QList<QStringList>& rows, qsizetype numbers);

/// The user's catalogue, or the one that RACKTALLY_CATALOG names.
std::unique_ptr<CatalogStore> catalogStore();
/// The catalogue as it is now; what of the user's own cannot be read is complained about.
Catalog readCatalog();

} // namespace racktally::cli
