// The command line as its users call it: output, messages, exit codes.
#include "core/project/project_json.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace racktally;

namespace {

struct Reply {
    int code = -1;
    QString out, err;
};

Reply call(const QStringList& arguments) {
    QProcess process;
    // Not the catalogue of whoever runs the tests.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("RACKTALLY_CATALOG"), QDir::tempPath() + QStringLiteral("/racktally-no-catalogue.db"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(RACKTALLY_CLI), arguments);
    if (!process.waitForFinished(60000)) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

const QString sample = QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json");
const QString en = QStringLiteral("--language=en");

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void helpTeaches() {
        for (const QStringList& arguments : {QStringList{en, QStringLiteral("--help")}, QStringList{en, QStringLiteral("evaluate"), QStringLiteral("--help")}}) {
            const Reply answer = call(arguments);
            QCOMPARE(answer.code, 0);
            for (const char* part : {"evaluate PROJECT", "explain PROJECT", "export PROJECT", "quote PROJECT", "Exit code: 0", "Example:"}) QVERIFY2(answer.out.contains(QLatin1String(part)), part);
        }
        QCOMPARE(call({}).code, 2);
        QVERIFY(call({QStringLiteral("--language=de"), QStringLiteral("--help")}).out.contains(QStringLiteral("Rückgabewert")));
    }

    void sizes() {
        const QString assistant = QStringLiteral(RACKTALLY_SOURCE_DIR "/resources/samples/assistant.json");
        const Reply text = call({en, QStringLiteral("size"), assistant});
        QCOMPARE(text.code, 0);
        for (const char* part : {"Recommended: 2 × H200 NVL", "Weights 67.67 GiB, KV cache 79.49 GiB", "Fits into one PowerEdge R770"}) QVERIFY2(text.out.contains(QString::fromUtf8(part)), qPrintable(text.out));
        const Reply json = call({en, QStringLiteral("size"), assistant, QStringLiteral("--json")});
        const auto sizing = nlohmann::json::parse(json.out.toStdString());
        QCOMPARE(QString::fromStdString(sizing.at("format")), QStringLiteral("racktally-sizing"));
        QCOMPARE(QString::fromStdString(sizing.at("workloads").at(0).at("vram_class")), QStringLiteral("above_100_gb"));
        // Every quantity of the recommended form and of the model can be explained.
        const Reply list = call({en, QStringLiteral("explain"), assistant, QStringLiteral("assistant"), QStringLiteral("--list")});
        QCOMPARE(list.code, 0);
        int explained = 0;
        for (const QString& line : list.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            const Reply one = call({en, QStringLiteral("explain"), assistant, QStringLiteral("assistant"), line.section(QLatin1Char(' '), 0, 0)});
            QVERIFY2(one.code == 0 && one.out.contains(QLatin1Char('=')), qPrintable(line));
            if (++explained == 12) break;
        }
        const Reply form = call({en, QStringLiteral("explain"), assistant, QStringLiteral("assistant"), QStringLiteral("free"), QStringLiteral("--form"), QStringLiteral("4 x L40S")});
        QVERIFY2(form.code == 0 && form.out.contains(QStringLiteral("4 × L40S")), qPrintable(form.out + form.err));
        QCOMPARE(call({en, QStringLiteral("explain"), assistant, QStringLiteral("assistant"), QStringLiteral("nonsense")}).code, 2);
        QCOMPARE(call({en, QStringLiteral("size"), assistant, QStringLiteral("--workload"), QStringLiteral("nobody")}).code, 2);
        const Reply broken = call({en, QStringLiteral("size"), assistant, QStringLiteral("--config"), sample});
        QCOMPARE(broken.code, 2);
        QVERIFY2(broken.err.contains(QStringLiteral("service-desk.json")), qPrintable(broken.err));
        // A demand that is stated needs no size.
        QVERIFY(call({en, QStringLiteral("size"), sample}).out.contains(QStringLiteral("there is nothing to size")));
        const Reply compared = call({en, QStringLiteral("evaluate"), assistant});
        QVERIFY2(compared.code == 0 && compared.out.contains(QStringLiteral("pays off")), qPrintable(compared.out + compared.err));
    }

    void evaluates() {
        const Reply text = call({en, QStringLiteral("evaluate"), sample});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains(QStringLiteral("pays off")));
        QVERIFY(text.err.isEmpty());
        const Reply answer = call({en, QStringLiteral("evaluate"), sample, QStringLiteral("--json")});
        const auto json = nlohmann::json::parse(answer.out.toStdString());
        QCOMPARE(QString::fromStdString(json.at("format")), QStringLiteral("racktally-evaluation"));
        QCOMPARE(json.at("options").size(), 7U);
        const Reply scenario = call({en, QStringLiteral("evaluate"), sample, QStringLiteral("--json"), QStringLiteral("--scenario"), QStringLiteral("cheap_power")});
        QVERIFY(nlohmann::json::parse(scenario.out.toStdString())["options"][0]["total_cost"].get<double>() < json["options"][0]["total_cost"].get<double>());
    }

    void explains() {
        const Reply answer = call({en, QStringLiteral("explain"), sample, QStringLiteral("own"), QStringLiteral("electricity"), QStringLiteral("--month"), QStringLiteral("1")});
        QCOMPARE(answer.code, 0);
        for (const char* part : {"Nodes × IT load per node", "1.2832\u00A0kW × 730\u00A0h × 0.1902\u00A0€/kWh", "= 178.17\u00A0€", "Eurostat"}) QVERIFY2(answer.out.contains(QString::fromUtf8(part)), part);
        QVERIFY(call({en, QStringLiteral("explain"), sample, QStringLiteral("--list")}).out.contains(QStringLiteral("own~specialist  ")) ||
                call({en, QStringLiteral("explain"), sample, QStringLiteral("--list")}).out.contains(QStringLiteral("own~specialist break_even_months")));
        QVERIFY(call({en, QStringLiteral("explain"), sample, QStringLiteral("own"), QStringLiteral("--methodology")}).out.contains(QStringLiteral("Insurance = Hardware price × Insurance ÷ 12")));
        const Reply part = call({en, QStringLiteral("explain"), sample, QStringLiteral("mix.own"), QStringLiteral("electricity")});
        QCOMPARE(part.code, 0);
        QVERIFY2(part.out.startsWith(QStringLiteral("Hybrid › Own servers › Electricity › month 1")), qPrintable(part.out));
        QVERIFY(call({en, QStringLiteral("explain"), sample, QStringLiteral("mix"), QStringLiteral("--methodology")}).out.contains(QStringLiteral("Hybrid › Rented peak: ")));
        const Reply german = call({QStringLiteral("--language=de"), QStringLiteral("explain"), sample, QStringLiteral("own"), QStringLiteral("electricity")});
        QVERIFY(german.out.contains(QStringLiteral("Knoten × IT-Last je Knoten")));
    }

    void convertsBetweenBothForms() {
        QTemporaryDir folder;
        const QString document = folder.filePath(QStringLiteral("a.racktally")), json = folder.filePath(QStringLiteral("b.json")), copy = folder.filePath(QStringLiteral("c.racktally"));
        QCOMPARE(call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), document, QStringLiteral("--comment"), QStringLiteral("first; calculation")}).code, 0);
        QCOMPARE(call({en, QStringLiteral("export"), document, QStringLiteral("-o"), json}).code, 0);
        const auto figures = [](const QString& file) { return call({en, QStringLiteral("evaluate"), file, QStringLiteral("--json")}).out; };
        QCOMPARE(figures(document), figures(sample));
        QCOMPARE(figures(json), figures(sample));
        // A scenario becomes a state of its own; the history goes along.
        QCOMPARE(call({en, QStringLiteral("export"), document, QStringLiteral("-o"), copy, QStringLiteral("--scenario"), QStringLiteral("cheap_power"), QStringLiteral("--date"), QStringLiteral("2026-11-30")}).code, 0);
        const Reply revisions = call({en, QStringLiteral("revisions"), copy});
        QCOMPARE(revisions.code, 0);
        QVERIFY2(revisions.out.contains(QStringLiteral("first; calculation")) && revisions.out.contains(QStringLiteral("2026-11-30T00:00:00Z")) && revisions.out.contains(QStringLiteral("Electricity price")), qPrintable(revisions.out));
        QCOMPARE(call({en, QStringLiteral("evaluate"), copy, QStringLiteral("--revision"), QStringLiteral("1"), QStringLiteral("--json")}).out, figures(sample));
        QVERIFY(figures(copy) != figures(sample));
        const Reply none = call({en, QStringLiteral("evaluate"), copy, QStringLiteral("--revision"), QStringLiteral("9")});
        QCOMPARE(none.code, 2);
        QVERIFY2(none.err.contains(QStringLiteral("c.racktally: There is no revision 9; the last one is 2.")), qPrintable(none.err));
        QVERIFY(call({en, QStringLiteral("evaluate"), copy, QStringLiteral("--revision"), QStringLiteral("first")}).err.contains(QStringLiteral("There is no revision first; the last one is 2.")));
        // What a newer program wrote is never overwritten, in either form.
        QFile newer(json);
        QVERIFY(newer.open(QIODevice::ReadWrite));
        const QByteArray inNewerForm = newer.readAll().replace("\"version\": 1,", "\"version\": 9,");
        newer.close();
        QVERIFY(newer.open(QIODevice::WriteOnly));
        newer.write(inNewerForm);
        newer.close();
        const Reply refused = call({en, QStringLiteral("export"), document, QStringLiteral("-o"), json});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("newer version")), qPrintable(refused.err));
        QVERIFY(newer.open(QIODevice::ReadOnly));
        QCOMPARE(newer.readAll(), inNewerForm);
        newer.close();
        QCOMPARE(call({en, QStringLiteral("export"), document, QStringLiteral("-o"), folder.filePath(QStringLiteral("d.json"))}).code, 0);
        QVERIFY(call({en, QStringLiteral("revisions"), folder.filePath(QStringLiteral("d.json"))}).out.contains(QStringLiteral("keeps no revisions")));
        // The same input and day give the same bytes.
        const auto bytes = [](const QString& file) {
            QFile content(file);
            return content.open(QIODevice::ReadOnly) ? content.readAll() : QByteArray();
        };
        QVERIFY(QFile::remove(document));
        const QStringList dated{en, QStringLiteral("export"), sample, QStringLiteral("-o"), document, QStringLiteral("--date"), QStringLiteral("2026-11-30")};
        QCOMPARE(call(dated).code, 0);
        const QByteArray first = bytes(document);
        QCOMPARE(call(dated).code, 0);
        QCOMPARE(bytes(document), first);
        QVERIFY(QFile::exists(document + QStringLiteral(".bak1")));
    }

    void tellsWhatDiffers() {
        QTemporaryDir folder;
        const QString document = folder.filePath(QStringLiteral("a.racktally"));
        QCOMPARE(call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), document, QStringLiteral("--scenario"), QStringLiteral("cheap_power")}).code, 0);
        const Reply text = call({en, QStringLiteral("diff"), sample, document});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains(QStringLiteral("Electricity price")) && text.out.contains(QStringLiteral("Eigener Server › Total cost")) && !text.out.contains(QStringLiteral("Cloud, Spezialist › Total cost")), qPrintable(text.out));
        const auto json = nlohmann::json::parse(call({en, QStringLiteral("diff"), sample, document, QStringLiteral("--json")}).out.toStdString());
        QCOMPARE(QString::fromStdString(json.at("format")), QStringLiteral("racktally-diff"));
        QCOMPARE(QString::fromStdString(json.at("inputs")[0].at("address")), QStringLiteral("assumptions.electricity_price_per_kwh"));
        QVERIFY(json.at("results").size() > 3);
        QVERIFY(call({en, QStringLiteral("diff"), sample, sample}).out.contains(QStringLiteral("are the same project")));
        QCOMPARE(call({en, QStringLiteral("export"), document, QStringLiteral("-o"), document, QStringLiteral("--comment"), QStringLiteral("again")}).code, 0);
        QVERIFY(call({en, QStringLiteral("diff"), document, QStringLiteral("--from"), QStringLiteral("1")}).out.contains(QStringLiteral("are the same project")));
        QCOMPARE(call({en, QStringLiteral("diff"), document, QStringLiteral("--from"), QStringLiteral("7")}).code, 2);
        QCOMPARE(call({en, QStringLiteral("diff"), sample}).code, 2);
        QCOMPARE(call({en, QStringLiteral("diff"), sample, folder.filePath(QStringLiteral("missing.json"))}).code, 2);
        QVERIFY(call({QStringLiteral("--language=de"), QStringLiteral("diff"), sample, document}).out.contains(QStringLiteral("Gesamtkosten")));
    }

    void exportsWhatItReadsAgain() {
        QTemporaryDir folder;
        const QString json = folder.filePath(QStringLiteral("a.json")), xlsx = folder.filePath(QStringLiteral("a.xlsx"));
        QCOMPARE(call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), json}).code, 0);
        QCOMPARE(call({en, QStringLiteral("evaluate"), json, QStringLiteral("--json")}).out, call({en, QStringLiteral("evaluate"), sample, QStringLiteral("--json")}).out);
        QCOMPARE(call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), xlsx}).code, 0);
        QFile file(xlsx);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray first = file.readAll();
        QVERIFY(first.startsWith("PK"));
        QCOMPARE(call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), xlsx}).code, 0);
        QVERIFY(file.seek(0));
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), first);
        const Reply nowhere = call({en, QStringLiteral("export"), sample, QStringLiteral("-o"), folder.filePath(QStringLiteral("no/such/folder/a.xlsx"))});
        QCOMPARE(nowhere.code, 2);
        QVERIFY(nowhere.err.contains(QStringLiteral("cannot be written")));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QStringList& arguments, const char* message) { QTest::addRow("%s", name) << arguments << QString::fromUtf8(message); };
        row("command", {QStringLiteral("evalute")}, "There is no command “evalute”");
        row("missing file", {QStringLiteral("evaluate"), QStringLiteral("/no/such.json")}, "such.json: The file does not exist");
        row("directory", {QStringLiteral("evaluate"), QStringLiteral("/tmp")}, "This is a folder");
        row("no argument", {QStringLiteral("evaluate")}, "An argument is missing");
        row("too many", {QStringLiteral("evaluate"), sample, QStringLiteral("x")}, "“x” is one argument too many");
        row("flag", {QStringLiteral("evaluate"), sample, QStringLiteral("--jsn")}, "jsn");
        row("scenario", {QStringLiteral("evaluate"), sample, QStringLiteral("--scenario"), QStringLiteral("cheap_powr")}, "Did you mean “cheap_power”?");
        row("option", {QStringLiteral("explain"), sample, QStringLiteral("owm"), QStringLiteral("cost")}, "There is no option “owm”; known are: project, own");
        row("part", {QStringLiteral("explain"), sample, QStringLiteral("mix.owm"), QStringLiteral("cost")}, "mix.own, mix.burst, mix");
        row("quantity", {QStringLiteral("explain"), sample, QStringLiteral("own"), QStringLiteral("costs")}, "There is no quantity “costs”");
        row("day", {QStringLiteral("evaluate"), sample, QStringLiteral("--date"), QStringLiteral("30.11.2026")}, "“30.11.2026” is not a day; write it as 2026-11-30.");
        row("day of an export", {QStringLiteral("export"), sample, QStringLiteral("-o"), QStringLiteral("x.xlsx"), QStringLiteral("--date"), QStringLiteral("2026-02-30")}, "“2026-02-30” is not a day");
        row("month", {QStringLiteral("explain"), sample, QStringLiteral("own"), QStringLiteral("cost"), QStringLiteral("--month"), QStringLiteral("61")}, "allowed is 0 to 60");
        row("format", {QStringLiteral("export"), sample, QStringLiteral("-o"), QStringLiteral("a.doc")}, ".json or .racktally");
        row("language", {QStringLiteral("--language"), QStringLiteral("fr"), QStringLiteral("evaluate"), sample}, "The language “fr” is not known");
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Reply answer = call(arguments.contains(QStringLiteral("--language")) ? arguments : QStringList{en} + arguments);
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains(message), qPrintable(answer.err));
        QVERIFY(answer.out.isEmpty());
    }

    void namesFileLineAddressReasonAndRemedy() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.json"));
        QString text = QString::fromStdString(test::contentOf(sample.toStdString()));
        text.replace(QStringLiteral("\"pue\": 1.46"), QStringLiteral("\"puo\": 1.46"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
        const Reply answer = call({en, QStringLiteral("evaluate"), path});
        QCOMPARE(answer.code, 2);
        QCOMPARE(answer.err.trimmed(), QStringLiteral("broken.json:13: assumptions.puo: “puo” is not known. Did you mean “pue”?"));
    }

    void findingsOfSeverityErrorExitWithOne() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("no_tokens.json"));
        auto project = nlohmann::json::parse(test::contentOf(sample.toStdString()));
        project["workloads"][0]["demand"].erase("tokens_per_month");
        for (const char* kind : {"input", "cached_input", "output"}) project["inputs"].erase(std::string("workloads.assistant.demand.tokens_per_month.") + kind);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(project.dump(1)));
        file.close();
        const Reply answer = call({en, QStringLiteral("evaluate"), path, QStringLiteral("--json")});
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.err.contains(QStringLiteral("Error: Assistent, Bürozeit › Tokens per month")));
        QVERIFY(nlohmann::json::parse(answer.out.toStdString())["options"][6]["total_cost"].is_null());
    }

    void quotesAreTheSameBytesForTheSameInputAndDay() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QStringList& more) {
            const QString path = folder.filePath(QLatin1String(name));
            const Reply answer = call(QStringList{en, QStringLiteral("quote"), sample, QStringLiteral("--option"), QStringLiteral("own"), QStringLiteral("-o"), path} + more);
            if (answer.code != 0) return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray first = write("a.pdf", {QStringLiteral("--date"), QStringLiteral("2026-11-30")});
        QVERIFY(first.startsWith("%PDF"));
        QCOMPARE(write("b.pdf", {QStringLiteral("--date"), QStringLiteral("2026-11-30")}), first);
    }

    void checksConfigurationsAndFixesThem() {
        const QTemporaryDir folder;
        const Reply fine = call({en, QStringLiteral("check"), sample, QStringLiteral("--json")});
        QCOMPARE(fine.code, 0);
        const auto checked = nlohmann::json::parse(fine.out.toStdString());
        QCOMPARE(checked.at("options").size(), 1U); // the lease is like it, its errors appear once
        QCOMPARE(checked["options"][0]["gpus_per_node"].get<int>(), 2);
        QCOMPARE(checked["options"][0]["power_w"]["busy"].get<double>(), 2180.0);
        QVERIFY(checked["options"][0]["findings"].empty());

        QFile original(sample);
        QVERIFY(original.open(QIODevice::ReadOnly));
        auto project = nlohmann::ordered_json::parse(original.readAll().toStdString());
        for (auto& part : project["options"][0]["configuration"]["parts"])
            if (part["role"] == "gpu") part["part"] = "H200 SXM";
        const QString wrong = folder.filePath(QStringLiteral("wrong.json")), right = folder.filePath(QStringLiteral("right.json"));
        QFile file(wrong);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(project.dump(1)));
        file.close();
        const Reply broken = call({en, QStringLiteral("check"), wrong});
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.out.contains(QStringLiteral("A1: H200 SXM does not go into PowerEdge R770")), qPrintable(broken.out));
        QVERIFY2(broken.out.contains(QStringLiteral("Take 2 × H200 NVL")), qPrintable(broken.out));
        QCOMPARE(call({en, QStringLiteral("evaluate"), wrong}).code, 1);
        const Reply mended = call({en, QStringLiteral("check"), wrong, QStringLiteral("--fix"), QStringLiteral("-o"), right});
        QCOMPARE(mended.code, 0);
        QCOMPARE(call({en, QStringLiteral("evaluate"), right}).code, 0);
        QCOMPARE(call({en, QStringLiteral("check"), sample, QStringLiteral("--option"), QStringLiteral("nothing")}).code, 2);
    }

    void catalogueIsListedShownAndChecked() {
        QVERIFY(call({en, QStringLiteral("catalog"), QStringLiteral("list")}).out.contains(QStringLiteral("Cloud offers")));
        QVERIFY(call({en, QStringLiteral("catalog"), QStringLiteral("list"), QStringLiteral("gpu"), QStringLiteral("--search"), QStringLiteral("h200")}).out.contains(QStringLiteral("H200 NVL")));
        QVERIFY(call({en, QStringLiteral("catalog"), QStringLiteral("show"), QStringLiteral("server"), QStringLiteral("DGX H100")}).out.contains(QStringLiteral("not confirmed")));
        QCOMPARE(call({en, QStringLiteral("catalog"), QStringLiteral("check"), QStringLiteral("--date"), QStringLiteral("2026-11-30")}).code, 0);
        QVERIFY(call({en, QStringLiteral("catalog"), QStringLiteral("export"), QStringLiteral("bridge")}).out.startsWith(QStringLiteral("name,vendor,gpu,ways")));
        for (const QStringList& wrong : {QStringList{QStringLiteral("show"), QStringLiteral("gpu"), QStringLiteral("H900")}, QStringList{QStringLiteral("list"), QStringLiteral("ships")}, QStringList{QStringLiteral("import"), sample}, QStringList{QStringLiteral("import"), QStringLiteral("no such file")},
                                         QStringList{QStringLiteral("sell")}, QStringList{QStringLiteral("export")}, QStringList()}) {
            const Reply answer = call(QStringList{en, QStringLiteral("catalog")} + wrong);
            QCOMPARE(answer.code, 2);
            QVERIFY(!answer.err.isEmpty());
        }
    }

    void quotesRefuseWhatTheyCannotDo() {
        const QTemporaryDir folder;
        const QString pdf = folder.filePath(QStringLiteral("q.pdf"));
        const Reply unknown = call({en, QStringLiteral("quote"), sample, QStringLiteral("--option"), QStringLiteral("mine"), QStringLiteral("-o"), pdf});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains(QStringLiteral("known are: own, lease")), qPrintable(unknown.err));
        QCOMPARE(call({en, QStringLiteral("quote"), sample, QStringLiteral("-o"), folder.filePath(QStringLiteral("q.doc"))}).code, 2);
        QCOMPARE(call({en, QStringLiteral("quote"), sample, QStringLiteral("-o"), folder.filePath(QStringLiteral("no/such/q.pdf"))}).code, 2);
        QVERIFY(!QFile::exists(pdf));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
