// Text for people: numbers read and written, explanations whose printed numbers give the printed value, messages.
#include "core/analysis/evaluation.h"
#include "core/formula/explain.h"
#include "core/project/project_json.h"
#include "tests/support/files.h"
#include "tests/support/random_project.h"
#include "ui/text/explanation_text.h"
#include "ui/text/messages.h"
#include "ui/text/number_expression.h"

#include <QTest>
#include <map>
#include <random>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace racktally;
using namespace racktally::ui;

namespace {

const QLocale german(QLocale::German, QLocale::Germany);
const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale swiss(QLocale::German, QLocale::Switzerland);
const QLocale austrian(QLocale::German, QLocale::Austria);

/// Calculates a printed formula as a reader would. It knows nothing of the graph.
class Reader {
public:
    explicit Reader(QString text) : m_text(std::move(text)) {}

    double read() {
        const double value = comparison();
        skip();
        return m_at == m_text.size() ? value : std::numeric_limits<double>::quiet_NaN();
    }

private:
    void skip() {
        while (m_at < m_text.size() && m_text[m_at] == QLatin1Char(' ')) ++m_at;
    }
    bool take(const QString& sign) {
        const qsizetype before = m_at;
        skip();
        if (QStringView(m_text).mid(m_at).startsWith(sign)) {
            m_at += sign.size();
            return true;
        }
        m_at = before;
        return false;
    }
    double comparison() {
        double value = sum();
        for (;;) {
            if (take(QStringLiteral("< "))) value = value < sum();
            else if (take(QStringLiteral("≤ "))) value = value <= sum();
            else if (take(QStringLiteral("= "))) value = value == sum();
            else return value;
        }
    }
    double sum() {
        double value = product();
        for (;;) {
            if (take(QStringLiteral("+ "))) value += product();
            else if (take(QStringLiteral("− "))) value -= product();
            else return value;
        }
    }
    double product() {
        double value = sign();
        for (;;) {
            if (take(QStringLiteral("× "))) value *= sign();
            else if (take(QStringLiteral("÷ "))) value /= sign();
            else return value;
        }
    }
    double sign() { return take(QStringLiteral("−")) ? -sign() : power(); }
    double power() {
        const double base = atom();
        return take(QStringLiteral("^ ")) ? std::pow(base, sign()) : base;
    }
    double atom() {
        const std::array functions{QStringLiteral("smaller of ("), QStringLiteral("larger of ("), QStringLiteral("rounded up ("), QStringLiteral("rounded down ("), QStringLiteral("if then else ("), QStringLiteral("equal payment for rate, periods and value (")};
        for (std::size_t f = 0; f < functions.size(); ++f) {
            if (!take(functions[f])) continue;
            std::vector<double> arguments{comparison()};
            while (take(QStringLiteral("; "))) arguments.push_back(comparison());
            if (!take(QStringLiteral(")"))) return std::nan("");
            switch (f) {
            case 0: return std::min(arguments.at(0), arguments.at(1));
            case 1: return std::max(arguments.at(0), arguments.at(1));
            case 2: return std::ceil(arguments.at(0) - 1e-9);
            case 3: return std::floor(arguments.at(0) + 1e-9);
            case 5: return arguments.at(0) == 0 ? arguments.at(2) / arguments.at(1) : arguments.at(2) * arguments.at(0) / (1 - std::pow(1 + arguments.at(0), -arguments.at(1)));
            default: return arguments.at(0) != 0 ? arguments.at(1) : arguments.at(2);
            }
        }
        if (take(QStringLiteral("("))) {
            const double value = comparison();
            return take(QStringLiteral(")")) ? value : std::nan("");
        }
        return number();
    }
    double number() {
        skip();
        if (take(QStringLiteral("unknown"))) return std::nan("");
        QString digits;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == QLatin1Char('.') || m_text[m_at] == QLatin1Char(','))) {
            if (m_text[m_at] != QLatin1Char(',')) digits += m_text[m_at];
            ++m_at;
        }
        bool ok = false;
        double value = digits.toDouble(&ok);
        if (!ok) return std::nan("");
        if (m_at < m_text.size() && (m_text[m_at] == QChar(0x00A0) || m_text[m_at] == QChar(0x202F))) {
            ++m_at;
            if (m_text[m_at] == QLatin1Char('%')) value /= 100;
            static const QRegularExpression end(QStringLiteral(" [+−×÷^<≤=] |;|\\)|$"));
            m_at = end.match(m_text, m_at).capturedStart();
        }
        return value;
    }

    QString m_text;
    qsizetype m_at = 0;
};

Project readFile(const std::filesystem::path& path, bool isCase) {
    const std::string text = test::contentOf(path);
    const auto read = readProject(isCase ? nlohmann::json::parse(text).at("project").dump() : text);
    return read.ok() ? read->project : Project();
}

std::vector<std::pair<QString, Project>> projects() {
    std::vector<std::pair<QString, Project>> result;
    for (const auto& path : test::filesIn(test::data("cases"), ".json")) result.emplace_back(QString::fromStdString(path.stem().string()), readFile(path, true));
    result.emplace_back(QStringLiteral("sample"), readFile(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json", false));
    for (std::uint64_t seed = 1; seed <= 30; ++seed) result.emplace_back(QStringLiteral("random %1").arg(seed), test::RandomProject(seed).make());
    return result;
}

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void init() { setLanguage(Language::english); }

    void readsNumbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* text, const QLocale& locale, const QVariant& value) {
            QTest::addRow("%s in %s", text, qPrintable(locale.name())) << QString::fromUtf8(text) << locale << value;
        };
        row("12.3", german, 12.3);
        row("12,3", german, 12.3);
        row("12,3", english, 12.3);
        row("1000.5", german, 1000.5);
        row("1.000", german, 1000.0);
        row("1.000", english, 1.0);
        row("1,000", english, 1000.0);
        row("1,000", german, 1.0);
        row("1.234,50", german, 1234.5);
        row("1,234.50", german, 1234.5);
        row("1.234.567,89", german, 1234567.89);
        row("1’234’567.89", swiss, 1234567.89);
        row("1'234.5", swiss, 1234.5);
        row("1 234 567,89", austrian, 1234567.89);
        row("−5", german, -5.0);
        row("0,1902", german, 0.1902);
        row("0.500", german, 0.5);
        row(",5", german, 0.5);
        row("5,", german, 5.0);
        row("", german, {});
        row("abc", german, {});
        row("1.2.3", german, {});
        row("1,2,3", german, {});
        row("1.23,45.6", german, {});
        row("12,34.567,8", german, {});
        row("1e5", german, {});
        row("--1", german, {});
        row("5 €", german, {});
    }

    void readsNumbers() {
        QFETCH(QString, text);
        QFETCH(QLocale, locale);
        QFETCH(QVariant, value);
        const auto read = parseNumber(text, locale);
        QCOMPARE(read.has_value(), value.isValid());
        if (read) QCOMPARE(*read, value.toDouble());
    }

    void writesNumbersThatItReads() {
        for (const Language language : {Language::english, Language::german}) {
            const NumberFormat format(language);
            for (const double value : {0.0, 1.0, -1.0, 0.1902, 1234.5, 1e6, 97900.0, 1.0 / 3, 1e-7, -98765.4321, 123456789.123}) {
                QCOMPARE(parseNumber(format.editable(value), format.locale()).value_or(NAN), value);
                QCOMPARE(parseNumber(format.exact(value), format.locale()).value_or(NAN), value);
            }
        }
        QCOMPARE(NumberFormat(Language::german).money(-1234.5, QStringLiteral("EUR")), QStringLiteral("−1.234,50\u00A0€"));
        QCOMPARE(NumberFormat(Language::english).fixed(-0.001, 2), QStringLiteral("0.00"));
    }

    void readsSumsProductsAndUnits_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("plain");
        const double no = NAN;
        const auto row = [](const char* text, const char* unit, double value, bool plain) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(unit) << value << plain; };
        row("3*4.200", "€", 12600, false);
        row("3 × (1,5 + 0,5)", "", 6, false);
        row("12-3", "", 9, false);
        row("−3 + 10", "", 7, false);
        row("1/4", "", 0.25, false);
        row("100 / 8 / 2", "", 6.25, false);
        row("2+3*4", "", 14, false);
        row("2,2 kW", "W", 2200, false);
        row("2200 W", "W", 2200, true);
        row("97.900,00 €", "€", 97900, false);
        row("22 ct", "€/kWh", 0.22, false);
        row("0,22 €/kWh", "€/kWh", 0.22, true);
        row("5 %", "% p.a.", 5, true);
        row("12,5", "", 12.5, true);
        row("1.000", "", 1000, false);
        row("1.234.567,5", "", 1234567.5, false);
        row("5 kg", "W", no, false);
        row("3*", "", no, false);
        row("(3", "", no, false);
        row("3)", "", no, false);
        row("1/0", "", no, false);
        row("drei", "", no, false);
        row("", "", no, false);
        row("3 4 5 6", "", no, false);
        row("1e5", "", no, false);
        row("=2+2", "", no, false);
        row("--5", "", 5, false);
    }

    void readsSumsProductsAndUnits() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        QFETCH(double, value);
        QFETCH(bool, plain);
        const auto read = parseTyped(text, unit, QLocale(QLocale::German, QLocale::Germany));
        if (std::isnan(value)) {
            QVERIFY2(!read, qPrintable(text));
            return;
        }
        QVERIFY2(read, qPrintable(text));
        QCOMPARE(read->value, value);
        QCOMPARE(read->isPlain, plain);
    }

    /// What each locale writes is read back, with its grouping, alone and inside a product; and never as another number.
    void readsBackWhatEveryLocaleWrites() {
        const std::array locales{QLocale(QLocale::German, QLocale::Germany), QLocale(QLocale::German, QLocale::Austria), QLocale(QLocale::German, QLocale::Switzerland), QLocale(QLocale::English, QLocale::UnitedStates)};
        std::mt19937_64 random(20261130);
        std::uniform_int_distribution<qint64> digits(-999999999999, 999999999999);
        std::uniform_int_distribution<int> decimals(0, 6);
        for (const QLocale& locale : locales)
            for (int i = 0; i < 5000; ++i) {
                const int places = decimals(random);
                const double value = static_cast<double>(digits(random)) / std::pow(10.0, places + (i % 3) * 2);
                const QString grouped = locale.toString(value, 'f', QLocale::FloatingPointShortest);
                QLocale ungrouped = locale;
                ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
                for (const QString& text : {grouped, ungrouped.toString(value, 'f', QLocale::FloatingPointShortest)}) {
                    const auto read = parseTyped(text, {}, locale);
                    QVERIFY2(read && read->value == value, qPrintable(locale.name() + QStringLiteral(": ") + text));
                    const auto doubled = parseTyped(QStringLiteral("2*(%1)").arg(text), {}, locale);
                    QVERIFY2(doubled && doubled->value == 2 * value && !doubled->isPlain, qPrintable(text));
                }
            }
    }

    /// Any keystrokes give a number or nothing, quickly.
    void nonsenseIsRefusedWithoutHarm() {
        std::mt19937 random(7);
        const QString signs = QStringLiteral("0123456789.,+-*/() €%kW'’\u202f×÷xe=");
        for (int i = 0; i < 20000; ++i) {
            QString text;
            for (auto n = random() % 24; n > 0; --n) text += signs[static_cast<qsizetype>(random() % static_cast<std::size_t>(signs.size()))];
            const auto read = parseTyped(text, QStringLiteral("W"), QLocale(QLocale::German, QLocale::Germany));
            if (read) QVERIFY2(std::isfinite(read->value), qPrintable(text));
        }
        QVERIFY(!parseTyped(QString(100000, QLatin1Char('(')), {}, QLocale::c()));
        QVERIFY(!parseTyped(QString(100000, QLatin1Char('-')), {}, QLocale::c()));
    }

    void explanationsMultiplyOut() {
        int checked = 0;
        const NumberFormat format(Language::english);
        for (const auto& [name, project] : projects()) {
            const Evaluation evaluation = evaluate(project);
            const Model& model = *evaluation.formulas->model;
            const ExplanationText text(project, model, format);
            for (QuantityId id = 0; id < model.quantities().size(); ++id) {
                const Quantity& quantity = model.quantities()[id];
                if (model.node(model.node(quantity.node).a).op == Op::weekConstant) continue;
                const std::array months{0, 1, 2, project.horizonMonths};
                for (const int month : months) {
                    if (month > project.horizonMonths) continue;
                    const Explanation e = explain(model, evaluation.formulas->values, id, month);
                    if (!e.active) continue;
                    const QString printed = text.withNumbers(e);
                    const double read = Reader(printed).read();
                    double value = e.value;
                    if (quantity.unit == Unit::percent) value /= 100;
                    const QString where = QStringLiteral("%1: %2/%3 month %4: %5 = %6, value %7").arg(name, QString::fromStdString(quantity.scope), QString::fromStdString(quantity.name)).arg(month).arg(printed).arg(read, 0, 'g', 12).arg(value, 0, 'g', 12);
                    if (std::isnan(value)) continue;
                    QVERIFY2(std::abs(read - value) <= printTolerance(quantity.unit, value) + 1e-12, qPrintable(where));
                    ++checked;
                }
            }
        }
        QVERIFY(checked > 5000);
        qInfo("%d printed formulas give their value", checked);
    }

    void explainsElectricityWithSources() {
        const Project project = readFile(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json", false);
        const Evaluation evaluation = evaluate(project);
        const Model& model = *evaluation.formulas->model;
        const NumberFormat format(Language::english);
        const QString page = ExplanationText(project, model, format).page(explain(model, evaluation.formulas->values, *model.find("own", "electricity"), 1));
        for (const char* part : {"Nodes × IT load per node × Hours switched on per month × Electricity price", "kW × 730", "€/kWh", "Eurostat", "assumptions.electricity_price_per_kwh", "month 1 (2027-01)"})
            QVERIFY2(page.contains(QString::fromUtf8(part)), qPrintable(page));
    }

    void methodologyNamesEveryFormula() {
        const Project project = readFile(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json", false);
        const Evaluation evaluation = evaluate(project);
        const Model& model = *evaluation.formulas->model;
        const NumberFormat format(Language::english);
        const QString text = ExplanationText(project, model, format).methodology("own");
        QVERIFY(text.contains(QStringLiteral("Cumulative cost = Cumulative cost in month")) || text.contains(QStringLiteral("Cumulative cost = Cumulative cost + Cost")));
        QVERIFY(text.contains(QStringLiteral("Insurance = Hardware price × Insurance ÷ 12")));
    }

    /// Undo texts, differences and the register in the PDF name an input by it.
    void everyInputHasANameOfItsOwn() {
        for (const auto& path : test::filesIn(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples", ".json")) {
            const Project project = readFile(path, false);
            std::map<QString, std::string> seen;
            for (const auto& [address, provenance] : project.inputs) {
                const auto [place, fresh] = seen.emplace(addressText(project, address), address);
                QVERIFY2(fresh, qPrintable(place->first + QStringLiteral(": ") + fromCore(address + " and " + place->second)));
            }
        }
        const Project project = readFile(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json", false);
        QVERIFY(addressText(project, "options.own.configuration.parts.gpu.quantity").contains(QStringLiteral("H200 NVL › ")));
        QVERIFY(!addressText(project, "options.own.configuration.parts.cable_2.quantity").contains(QStringLiteral("CEM5")));
    }

    void errorsNamePlaceReasonAndRemedy_data() {
        QTest::addColumn<int>("language");
        QTest::addRow("english") << 0;
        QTest::addRow("german") << 1;
    }

    void errorsNamePlaceReasonAndRemedy() {
        QFETCH(int, language);
        setLanguage(static_cast<Language>(language));
        const NumberFormat format(static_cast<Language>(language));
        for (int reason = 0; reason <= static_cast<int>(Reason::fileUnwritable); ++reason) {
            Error error{static_cast<Reason>(reason), "options.own.nodes", "value", "text", "nodes", 1, 5, 12, "a.json"};
            const QString text = errorText(error, format);
            QVERIFY2(text.startsWith(QStringLiteral("a.json:12: options.own.nodes: ")), qPrintable(text));
            QVERIFY2(reasonText(error, format).size() > 15, qPrintable(text));
            QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
        }
    }
};

QTEST_GUILESS_MAIN(TextTest)
#include "text_test.moc"
