// The quote as a document: what its pages say, in both languages, and that its sums are those of its lines.
#include "core/project/project_json.h"
#include "tests/support/files.h"
#include "ui/documents/quote_annex.h"
#include "ui/documents/quote_document.h"
#include "ui/look/theme.h"

#include <QBuffer>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace racktally;
using namespace racktally::ui;

namespace {

Project sample() { return readProject(test::contentOf(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples/service-desk.json")).value().project; }

QByteArray pdfOf(const PrintDocument& document) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writePdf(buffer, document, QStringLiteral("2026-11-30")) ? buffer.data() : QByteArray();
}

/// The text of a PDF as a reader copies it.
QString textOf(const QByteArray& pdf) {
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-"), QStringLiteral("-")});
    process.write(pdf);
    process.closeWriteChannel();
    return process.waitForFinished(30000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private slots:
    void init() { setLanguage(Language::english); }

    void quoteSaysWhatItMustInItsOwnLanguage() {
        Project project = sample();
        const Evaluation evaluation = evaluate(project, "2026-11-30");
        const auto german = quoteDocument(project, evaluation, {"2026-11-30", QStringLiteral("1.0")});
        QVERIFY(german.ok());
        QCOMPARE(language(), Language::english); // the window's language is left alone
        const QString text = textOf(pdfOf(*german));
        for (const char* part : {"Angebot: GPU-Server für den internen Assistenten", "AN-2026-0042", "14.12.2026", "Muster Maschinenbau GmbH", "97.900,00", "100.800,00 €", "19.152,00 €", "119.952,00 €",
                                 "Nicht in der Summe", "optional: Wartung vor Ort", "Gewährleistung", "Auftrag erteilt", "Seite 1 von", "Amtsgericht Hannover, HRB 000000",
                                 "Wirtschaftlichkeitsbetrachtung", "Kein Bestandteil des Angebots", "Tabelle 2: Verzeichnis der Annahmen", "Prüfsumme der Eingaben"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        QVERIFY(!text.contains(QStringLiteral("Entwurf")));
        project.quote.language = DocumentLanguage::english;
        project.quote.number.clear();
        project.quote.subject.clear();
        setLanguage(Language::german);
        const QString english = textOf(pdfOf(*quoteDocument(project, evaluation, {"2026-11-30", QStringLiteral("1.0")})));
        for (const char* part : {"Quote: ", "97,900.00", "119,952.00 €", "Total amount", "Draft", "1 Dec 2026", "Business case", "Page 1 of"}) QVERIFY2(english.contains(QString::fromUtf8(part)), part);
        QVERIFY(!english.contains(QStringLiteral("Gesamtbetrag")));
    }

    void everyPageCountsAndRepeatsItsHeads() {
        Project project = sample();
        project.quote.positions.clear();
        for (int i = 0; i < 120; ++i)
            project.quote.positions.push_back({"p" + std::to_string(i), "Position with a text that is long enough to need more than one line in its column", "and details", PositionGroup::hardware, 1.5, "h", 33.335});
        const Evaluation evaluation = evaluate(project, "2026-11-30");
        const auto document = quoteDocument(project, evaluation, {"2026-11-30", QStringLiteral("1.0")});
        QVERIFY(document.ok());
        QVERIFY(document->pages.size() > 6);
        const QStringList pages = textOf(pdfOf(*document)).split(QLatin1Char('\f'), Qt::SkipEmptyParts);
        QCOMPARE(static_cast<std::size_t>(pages.size()), document->pages.size());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY(pages[i].contains(QStringLiteral("Seite %1 von %2").arg(i + 1).arg(pages.size())));
            if (pages[i].contains(QStringLiteral("Position with"))) QVERIFY2(pages[i].contains(QStringLiteral("Einzelpreis")), qPrintable(pages[i]));
        }
        // 1.5 × 33.335 = 50.0025, 120 times: the sum is that of the printed lines.
        const QString all = pages.join(QString());
        QVERIFY(all.contains(QStringLiteral("6.000,00 €")));
        // The sums stand on one page.
        const auto sums = std::find_if(pages.begin(), pages.end(), [](const QString& page) { return page.contains(QStringLiteral("Nettosumme")); });
        QVERIFY(sums != pages.end() && sums->contains(QStringLiteral("Gesamtbetrag")));
    }

    void textOfUsersIsTextAndBreaksNothing() {
        Project project = sample();
        project.quote.positions[0].text = "<b>bold</b> & =1+1 \xE2\x80\xAEright to left";
        project.quote.recipient.name = std::string(400, 'W');
        project.quote.terms[0].text = std::string(20000, 'x');
        project.quote.subject = "%1 %2 %n";
        const auto document = quoteDocument(project, evaluate(project, "2026-11-30"), {"2026-11-30", QStringLiteral("1.0")});
        QVERIFY(document.ok());
        const QString text = textOf(pdfOf(*document));
        QVERIFY(text.contains(QStringLiteral("<b>bold</b> & =1+1")));
        QVERIFY(text.contains(QStringLiteral("%1 %2 %n")));
    }

    void amountsThatMoneyCannotHoldAreAnErrorAndNoWrongNumber() {
        Project project = sample();
        project.quote.positions[0].unitPrice = 1e12;
        project.quote.positions[0].quantity = 1e9;
        const auto document = quoteDocument(project, evaluate(sample()), {"2026-11-30", QStringLiteral("1.0")});
        QVERIFY(!document.ok());
        QCOMPARE(document.errors().front().reason, Reason::tooManyDigits);
    }

    void everyKindOfProjectHasItsQuote() {
        for (const auto& path : test::filesIn(std::filesystem::path(RACKTALLY_SOURCE_DIR) / "resources/samples", ".json")) {
            const Project project = readProject(test::contentOf(path)).value().project;
            const Evaluation evaluation = evaluate(project, "2026-11-30");
            for (const Option& option : project.options) {
                Project quoted = project;
                quoted.quote.option = option.id;
                const auto document = quoteDocument(quoted, evaluation, {"2026-11-30", QStringLiteral("1.0")});
                QVERIFY2(document.ok() && !document->pages.empty(), path.c_str());
            }
        }
        Project empty;
        empty.currency = "EUR";
        empty.start = {2027, 1};
        QVERIFY(quoteDocument(empty, evaluate(empty), {"2026-11-30", QStringLiteral("1.0")}).ok());
    }

    void checksNameWhatIsOpenAndWhere() {
        Project project = sample();
        const Evaluation evaluation = evaluate(project, "2026-11-30");
        project.quote.number.clear();
        project.quote.validUntil = "2026-01-01";
        QStringList addresses;
        for (const QuoteCheck& check : quoteChecks(project, evaluation, "2026-11-30")) addresses << QString::fromStdString(check.address);
        QVERIFY(addresses.contains(QStringLiteral("quote.number")));
        QVERIFY(addresses.contains(QStringLiteral("quote.valid_until")));
    }

    void fontsAreEmbedded() {
        const QByteArray pdf = pdfOf(*quoteDocument(sample(), evaluate(sample()), {"2026-11-30", QStringLiteral("1.0")}));
        QProcess process;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("q.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(pdf);
        file.close();
        process.start(QStringLiteral("pdffonts"), {file.fileName()});
        QVERIFY(process.waitForFinished(30000));
        const QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QCOMPARE(lines.size(), 2);
        for (const QString& line : lines) QVERIFY2(line.contains(QStringLiteral("RackTallySans")) && line.contains(QStringLiteral("yes")), qPrintable(line));
    }

    void moneyIsWrittenExactly() {
        const NumberFormat german(Language::german);
        QCOMPARE(moneyText(Money{123456789}, "EUR", german), QStringLiteral("1.234.567,89"));
        QCOMPARE(moneyText(Money{-5}, "EUR", german), QStringLiteral("−0,05"));
        QCOMPARE(moneyText(Money{1500}, "JPY", german), QStringLiteral("1.500"));
        QCOMPARE(moneyText(Money{INT64_MIN}, "EUR", german), QStringLiteral("−92.233.720.368.547.758,08"));
    }

    /// WCAG contrast of the tokens on the grounds they are used on.
    void coloursCanBeRead_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void coloursCanBeRead() {
        QFETCH(bool, dark);
        const Theme& t = dark ? darkTheme() : lightTheme();
        const auto luminance = [](const QColor& c) {
            const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
            return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
        };
        const auto contrast = [&](const QColor& a, const QColor& b) { return (std::max(luminance(a), luminance(b)) + 0.05) / (std::min(luminance(a), luminance(b)) + 0.05); };
        const std::vector<std::tuple<const char*, QColor, QColor, double>> pairs{
            {"text", t.text, t.base, 7}, {"text on window", t.text, t.window, 7}, {"text on selection", t.text, t.selection, 4.5}, {"text on navigation", t.text, t.navigation, 4.5},
            {"secondary", t.secondary, t.base, 4.5}, {"secondary on window", t.secondary, t.window, 4.5}, {"secondary on selection", t.secondary, t.selection, 4.5},
            {"secondary on navigation", t.secondary, t.navigation, 4.5}, {"hint", t.hint, t.base, 4.5}, {"hint on navigation", t.hint, t.navigation, 4.5}, {"accent", t.accent, t.base, 4.5},
            {"on accent", t.onAccent, t.accent, 4.5}, {"error", t.error, t.base, 4.5}, {"error ground", t.error, t.errorGround, 4.5}, {"warning", t.warning, t.base, 4.5},
            {"warning ground", t.warning, t.warningGround, 4.5}, {"good", t.good, t.base, 4.5}, {"good ground", t.good, t.goodGround, 4.5}, {"text on good", t.text, t.goodGround, 4.5},
            {"field border", t.fieldBorder, t.base, 3}};
        for (const auto& [name, front, ground, least] : pairs) QVERIFY2(contrast(front, ground) >= least, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name)).arg(contrast(front, ground))));
        for (const OptionLook look : {OptionLook::own, OptionLook::lease, OptionLook::cloudList, OptionLook::cloudReserved, OptionLook::specialist, OptionLook::hybrid, OptionLook::modelApi})
            QVERIFY2(contrast(t.colorOf(look), t.base) >= 3, qPrintable(t.colorOf(look).name()));
    }
};

QTEST_MAIN(DocumentTest)
#include "document_test.moc"
