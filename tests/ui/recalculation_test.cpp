// The spreadsheet against the engine, recalculated by LibreOffice. The files are written with wrong cached values, so
// that a cell which was not recalculated shows; then inputs are changed in the sheet and compared with the engine again.
#include "core/analysis/evaluation.h"
#include "core/analysis/project_model.h"
#include "core/project/address.h"
#include "core/project/project_json.h"
#include "core/project/validate.h"
#include "tests/support/files.h"
#include "tests/support/random_project.h"
#include "ui/documents/workbook.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>
#include <random>

using namespace racktally;

namespace {

constexpr double poison = 12345.678;
constexpr int filesPerCall = 80;

struct Book {
    QString name;
    Project formulas;        // whose formulas are in the sheets
    Project values;          // whose inputs are in the cells
};

using Cells = std::vector<std::vector<QString>>;

Cells readCsv(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    Cells rows(1);
    rows.back().emplace_back();
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == QLatin1Char('"')) {
            if (quoted && i + 1 < text.size() && text[i + 1] == QLatin1Char('"')) rows.back().back() += text[++i];
            else quoted = !quoted;
        } else if (c == QLatin1Char(',') && !quoted) rows.back().emplace_back();
        else if (c == QLatin1Char('\n') && !quoted) rows.push_back({QString()});
        else rows.back().back() += c;
    }
    return rows;
}

double numberOf(QString text) {
    double scale = 1;
    if (text.endsWith(QLatin1Char('%'))) {
        text.chop(1);
        scale = 0.01;
    }
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? value * scale : std::numeric_limits<double>::quiet_NaN();
}

/// Another valid project of the same structure: numbers that the sheet leaves open are changed.
Project edited(const Project& project, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Project result = project;
    std::vector<std::pair<std::string, double>> changes;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        const LeafValue value = valueOf(leaf);
        const auto* number = std::get_if<double>(&value);
        if (!number || leaf.info->structural || random() % 2 == 0) return;
        const bool whole = std::holds_alternative<int*>(leaf.place) || std::holds_alternative<std::optional<int>*>(leaf.place);
        double next = *number == 0 ? std::uniform_real_distribution<>(0, 3)(random) : *number * std::uniform_real_distribution<>(0.7, 1.4)(random);
        if (whole) next = std::floor(next) + 1;
        changes.emplace_back(address, std::clamp(next, leaf.info->aboveMinimum ? leaf.info->minimum + 0.01 : leaf.info->minimum, leaf.info->maximum));
    });
    for (const auto& [address, value] : changes)
        if (auto next = withValue(result, address, value); next && validate(*next).empty()) result = *next;
    return result;
}

std::map<std::string, double> inputsOf(const Project& project) {
    std::map<std::string, double> result;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        const LeafValue value = valueOf(leaf);
        if (const auto* number = std::get_if<double>(&value)) result[address] = *number;
    });
    return result;
}

} // namespace

class RecalculationTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_soffice = QStandardPaths::findExecutable(QStringLiteral("soffice"));
        QVERIFY2(!m_soffice.isEmpty(), "LibreOffice Calc is needed; tests/run.sh installs it");
        QVERIFY(m_folder.isValid());
        QDir(m_folder.path()).mkpath(QStringLiteral("profile/user"));
        QFile settings(m_folder.filePath(QStringLiteral("profile/user/registrymodifications.xcu")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<oor:items xmlns:oor=\"http://openoffice.org/2001/registry\">\n"
                       "<item oor:path=\"/org.openoffice.Office.Calc/Formula/Load\"><prop oor:name=\"OOXMLRecalcMode\" oor:op=\"fuse\"><value>0</value></prop></item>\n"
                       "</oor:items>\n");
        makeBooks();
    }

    void everyCellAgreesWithTheEngine() {
        QDir(m_folder.path()).mkpath(QStringLiteral("out"));
        QStringList files;
        for (const Book& book : m_books) files << write(book);
        for (qsizetype first = 0; first < files.size(); first += filesPerCall) convert(files.mid(first, filesPerCall));
        for (const Book& book : m_books) {
            compare(book);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(m_recalculated > 0);
        qInfo("%lld cells of %zu workbooks agree with the engine to half a cent", m_cells, m_books.size());
    }

private:
    void makeBooks() {
        const auto add = [&](const QString& name, const Project& stated, std::uint64_t seed) {
            // The best split is a search, computed at export: an edit of the sheet does not search again.
            Project project = withBestNodes(stated);
            for (Option& option : project.options)
                if (auto* hybrid = std::get_if<Hybrid>(&option.kind)) hybrid->ownNodes.best = false;
            m_books.push_back({name, project, project});
            m_books.push_back({name + QStringLiteral("e"), project, edited(project, seed)});
        };
        std::uint64_t seed = 1;
        for (const auto& path : test::filesIn(test::data("cases"), ".json")) {
            const auto project = readProject(nlohmann::json::parse(test::contentOf(path)).at("project").dump());
            QVERIFY(project.ok());
            add(QStringLiteral("c%1").arg(seed), project->project, seed);
            ++seed;
        }
        const auto sample = readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json"));
        QVERIFY(sample.ok());
        add(QStringLiteral("sample"), sample->project, 99);
        const int random = qEnvironmentVariableIntValue("RACKTALLY_RANDOM_WORKBOOKS");
        for (int i = 1; i <= (random > 0 ? random : 100); ++i)
            add(QStringLiteral("r%1").arg(i), test::RandomProject(static_cast<std::uint64_t>(i)).make(), static_cast<std::uint64_t>(i));
    }

    QString write(const Book& book) {
        const QString path = m_folder.filePath(book.name + QStringLiteral(".xlsx"));
        const auto values = inputsOf(book.values);
        ui::WorkbookOptions options;
        options.cachedValue = [](double value) { return value + poison; };
        options.inputValue = [values](const std::string& address, double value) {
            const auto place = values.find(address);
            return place == values.end() ? value : place->second;
        };
        const auto error = ui::writeWorkbook(path, book.formulas, evaluate(book.formulas), options);
        if (error) QTest::qFail("the workbook was not written", __FILE__, __LINE__);
        return path;
    }

    void convert(const QStringList& files) {
        QProcess soffice;
        QStringList arguments{QStringLiteral("-env:UserInstallation=file://") + m_folder.filePath(QStringLiteral("profile")), QStringLiteral("--headless"),
                              QStringLiteral("--convert-to"), QStringLiteral("csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1"),
                              QStringLiteral("--outdir"), m_folder.filePath(QStringLiteral("out"))};
        soffice.start(m_soffice, arguments + files);
        QVERIFY(soffice.waitForFinished(600000));
        QCOMPARE(soffice.exitCode(), 0);
    }

    void compare(const Book& book) {
        const Evaluation formulas = evaluate(book.formulas), expected = evaluate(book.values);
        const Model& model = *formulas.formulas->model;
        const Model& other = *expected.formulas->model;
        QCOMPARE(model.quantities().size(), other.quantities().size());
        const SheetLayout layout = ui::workbookLayout(book.formulas, formulas);
        std::vector<Cells> sheets;
        for (const SheetPlan& plan : layout.sheets()) {
            sheets.push_back(readCsv(m_folder.filePath(QStringLiteral("out/%1-%2.csv").arg(book.name, QString::fromStdString(plan.name)))));
            QVERIFY2(!sheets.back().empty(), qPrintable(QStringLiteral("%1: sheet %2 was not written").arg(book.name, QString::fromStdString(plan.name))));
        }
        for (QuantityId id = 0; id < model.quantities().size(); ++id) {
            const Quantity& quantity = model.quantities()[id];
            const Shape shape = model.node(quantity.node).shape;
            const int times = static_cast<int>(model.size({shape.time, false}));
            for (int week = 0; week < (shape.week ? model.weekSegments() : 1); ++week)
                for (int time = 0; time < times; ++time) {
                    const int month = shape.time == Time::yearly ? 12 * time + 1 : time;
                    const double engine = expected.formulas->values.at(other, other.quantities()[id].node, month, week);
                    const double before = formulas.formulas->values.at(model, quantity.node, month, week);
                    const CellPlace place = layout.cell(model, id, time, week);
                    const auto& rows = sheets[layout.sheetOf(id)];
                    const auto r = static_cast<std::size_t>(place.row), c = static_cast<std::size_t>(place.column);
                    const QString text = r < rows.size() && c < rows[r].size() ? rows[r][c] : QString();
                    const QString where = QStringLiteral("%1 %2/%3 month %4 segment %5: sheet %6, engine %7, formula %8")
                        .arg(book.name, QString::fromStdString(quantity.scope), QString::fromStdString(quantity.name)).arg(month).arg(week)
                        .arg(text).arg(engine, 0, 'g', 15).arg(QString::fromStdString(layout.formula(model, id, time, week)));
                    ++m_cells;
                    if (std::isnan(engine)) {
                        QVERIFY2(text == QLatin1String("#N/A"), qPrintable(where));
                        continue;
                    }
                    const double value = numberOf(text);
                    QVERIFY2(std::abs(value - engine) <= 0.005 + 1e-9 * std::abs(engine), qPrintable(where));
                    if (!layout.formula(model, id, time, week).empty() && std::abs(value - (before + poison)) > 1) ++m_recalculated;
                }
        }
    }

    QString m_soffice;
    QTemporaryDir m_folder;
    std::vector<Book> m_books;
    qlonglong m_cells = 0;
    qlonglong m_recalculated = 0;
};

QTEST_GUILESS_MAIN(RecalculationTest)
#include "recalculation_test.moc"
