// Documents as files: round trips, every kind of wrong file, damage, forms of every version.
#include "core/analysis/evaluation.h"
#include "core/project/address.h"
#include "core/project/validate.h"
#include "db/document_file.h"
#include "db/migration.h"
#include "db/sqlite.h"
#include "tests/support/documents.h"
#include "tests/support/files.h"
#include "tests/support/log.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <unistd.h>

using namespace racktally;
using namespace racktally::db;

namespace {

QByteArray imageOf(const Document& document) { return writeImage(document).value(); }

Project sampleProject() { return readProject(test::contentOf(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"))->project; }

Document sampleDocument() {
    Document document;
    for (const double price : {0.20, 0.25, 0.19}) {
        Project project = sampleProject();
        project.assumptions.electricityPricePerKwh = price;
        document = withRevision(std::move(document), std::move(project), {"2026-11-30T10:00:00Z", "A", {}});
    }
    return document;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A number in the header of a database.
QByteArray withHeader(QByteArray bytes, qsizetype offset, quint32 value) {
    qToBigEndian(value, bytes.data() + offset);
    return bytes;
}

/// Another value of the same kind.
LeafValue other(const Leaf& leaf) {
    const LeafValue value = valueOf(leaf);
    if (const auto* number = std::get_if<double>(&value)) return *number == 0 ? 1.0 : *number * 2;
    if (const auto* flag = std::get_if<bool>(&value)) return !*flag;
    if (const auto* choice = std::get_if<EnumPlace>(&leaf.place)) return std::string(choice->names[(choice->get(choice->place) + 1) % choice->names.size()]);
    if (const auto* text = std::get_if<std::string>(&value)) return *text + "x";
    return 3.0;
}

} // namespace

class DocumentFileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        qInstallMessageHandler(test::countWarnings);
    }
    void init() { test::warnings = 0; }
    void cleanup() { QCOMPARE(test::warnings, 0); }

    void randomDocumentsComeBack() {
        for (int seed = 1; seed <= test::trials("RACKTALLY_RANDOM_DOCUMENTS", 500); ++seed) {
            const Document document = test::randomDocument(static_cast<std::uint64_t>(seed));
            const QByteArray bytes = imageOf(document);
            const auto read = readImage(bytes);
            QVERIFY2(read.ok(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            QVERIFY2(read->document == document, qPrintable(QStringLiteral("seed %1").arg(seed)));
            QCOMPARE(read->version, documentVersion);
        }
    }

    void everyInputComesBackChanged() {
        const Project project = sampleProject();
        int changed = 0;
        forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
            const auto next = withEdit(project, address, other(leaf));
            if (!next || *next == project || !validate(*next).empty()) return;
            Document document;
            document.project = *next;
            const auto read = readImage(imageOf(document));
            QVERIFY2(read && read->document == document && read->document.project != project, address.c_str());
            ++changed;
        });
        QVERIFY2(changed > 250, qPrintable(QString::number(changed)));
    }

    void theSameDocumentGivesTheSameBytes() {
        QCOMPARE(imageOf(sampleDocument()), imageOf(sampleDocument()));
    }

    void bothFormsAreReadByTheirContent() {
        const Document document = sampleDocument();
        const QString database = path(QStringLiteral("a.racktally")), json = path(QStringLiteral("a.json"));
        QVERIFY(writeDocumentFile(database, document));
        QVERIFY(writeDocumentFile(json, document));
        QVERIFY(isDatabase(contentOf(database)));
        QVERIFY(contentOf(json).startsWith('{'));
        QVERIFY(readDocumentFile(database)->document == document);
        QVERIFY(readDocumentFile(json)->document.project == document.project);
        QVERIFY(readDocumentFile(json)->document.revisions.empty());
        QVERIFY(QFile::copy(database, path(QStringLiteral("renamed.json"))));
        QVERIFY(readDocumentFile(path(QStringLiteral("renamed.json")))->document == document);
    }

    void strangersAreNamedAndLeftAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("reason");
        const QByteArray good = imageOf(sampleDocument());
        const auto row = [](const char* name, const QByteArray& content, Reason reason) { QTest::newRow(name) << content << static_cast<int>(reason); };
        row("empty", {}, Reason::fileEmpty);
        row("text", "Angebot\n========\n", Reason::notADocument);
        row("binary", QByteArray("\x7f" "ELF\0\1\2\3", 8), Reason::notADocument);
        row("blanks", "   \n\n", Reason::notADocument);
        row("other JSON", "{\"a\": 1}", Reason::notAProject);
        row("broken JSON", "{\"format\": ", Reason::syntax);
        row("header only", good.left(100), Reason::fileCut);
        row("begin of a header", good.left(40), Reason::fileCut);
        row("cut", good.left(good.size() / 2), Reason::fileCut);
        row("last byte missing", good.chopped(1), Reason::fileCut);
        row("no application id", withHeader(good, 68, 0), Reason::foreignDatabase);
        row("other application id", withHeader(good, 68, 0x47504B47), Reason::foreignApplication);
        row("version 0", withHeader(good, 60, 0), Reason::fileDamaged);
        // Of a newer program the digest would fit; here it does not.
        row("version changed", withHeader(good, 60, 9), Reason::fileDamaged);
        {
            Database other = Database::inMemory();
            other.run("CREATE TABLE t (a); INSERT INTO t VALUES (1)");
            row("other SQLite", other.bytes(), Reason::foreignDatabase);
            other.run("PRAGMA application_id = 1381256281");
            row("our id on other tables", other.bytes(), Reason::fileDamaged);
            other.run("PRAGMA user_version = 1");
            row("our id and version on other tables", other.bytes(), Reason::fileDamaged);
        }
        QByteArray flipped = good;
        const qsizetype place = good.indexOf("\"electricity_price_per_kwh\": 0.19") + 31;
        QVERIFY(place > 31);
        flipped[place] = '9';
        row("one digit flipped", flipped, Reason::fileDamaged);
    }
    void strangersAreNamedAndLeftAlone() {
        QFETCH(QByteArray, content);
        QFETCH(int, reason);
        const QString file = path(QStringLiteral("stranger.racktally"));
        write(file, content);
        const auto read = readDocumentFile(file);
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.errors().front().reason), reason);
        QCOMPARE(read.errors().front().file, std::string("stranger.racktally"));
        QCOMPARE(contentOf(file), content);
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("stranger*"), QStringLiteral(".stranger*")}, QDir::Files | QDir::Hidden).size(), 1);
    }

    void placesThatHoldNoFile() {
        const auto reasonOf = [](const QString& file) { return readDocumentFile(file).errors().front().reason; };
        QCOMPARE(reasonOf(path(QStringLiteral("missing.racktally"))), Reason::fileMissing);
        QVERIFY(!QFile::exists(path(QStringLiteral("missing.racktally"))));
        QCOMPARE(reasonOf(m_folder.path()), Reason::fileIsFolder);
        QCOMPARE(reasonOf(QStringLiteral("/dev/null")), Reason::notADocument);
        const QString secret = path(QStringLiteral("secret.racktally"));
        write(secret, imageOf(sampleDocument()));
        QVERIFY(QFile::setPermissions(secret, QFileDevice::Permissions()));
        // The administrator may read everything: be somebody else for a moment.
        const bool isRoot = ::geteuid() == 0;
        QVERIFY(QFile::setPermissions(m_folder.path(), QFileDevice::Permissions(0x7755)));
        if (isRoot) QCOMPARE(::setresuid(65534, 65534, 0), 0);
        const auto read = readDocumentFile(secret);
        if (isRoot) QCOMPARE(::setresuid(0, 0, 0), 0);
        QVERIFY(!read);
        QCOMPARE(read.errors().front().reason, Reason::fileNoPermission);
    }

    void damageNeverChangesAValue() {
        const Document document = sampleDocument();
        const QByteArray good = imageOf(document);
        std::vector<std::string> states;
        for (const Revision& revision : document.revisions) states.push_back(revision.project);
        int refused = 0, unharmed = 0, salvaged = 0, newest = 0;
        const int count = test::trials("RACKTALLY_DAMAGES", 200);
        for (int seed = 1; seed <= count; ++seed) {
            std::mt19937_64 random(static_cast<std::uint64_t>(seed));
            QByteArray bytes = good;
            const auto place = [&] { return static_cast<qsizetype>(random() % static_cast<std::uint64_t>(bytes.size())); };
            switch (seed % 5) {
            case 0: bytes.truncate(place()); break;
            case 1: bytes[place()] = static_cast<char>(random()); break;
            case 2: bytes.replace(place() / 4096 * 4096, 4096, QByteArray(4096, '\0')); break;
            case 3:
                for (int i = 0; i < 20; ++i) bytes[place()] = static_cast<char>(random());
                break;
            default:
                const qsizetype bit = place();
                bytes[bit] = static_cast<char>(bytes[bit] ^ (1 << random() % 8));
            }
            const auto read = readImage(bytes);
            if (read) {
                QVERIFY2(read->document == document, qPrintable(QStringLiteral("seed %1 opened with other values").arg(seed)));
                ++unharmed;
                continue;
            }
            ++refused;
            const auto state = salvage(bytes);
            if (!state) continue;
            ++salvaged;
            const std::string text = writeProject(state->project);
            QVERIFY2(std::find(states.begin(), states.end(), text) != states.end(), qPrintable(QStringLiteral("seed %1 salvaged another project").arg(seed)));
            newest += text == states.back() ? 1 : 0;
        }
        qInfo("damage: %d files, %d refused, %d opened unchanged, 0 with other values; %d of the refused salvaged, %d of them with the newest state", count, refused, unharmed, salvaged, newest);
        QVERIFY(refused > count / 2);
        QVERIFY(salvaged > refused / 2);
    }

    /// What fuzzing has begun with or found: read or refused, and what is read comes back.
    void filesOfFuzzing() {
        int files = 0;
        for (const char* ending : {".racktally", ".json"})
            for (const auto& file : test::filesIn(test::data("fuzz"), ending)) {
                ++files;
                const QString name = QString::fromStdString(file.string());
                static_cast<void>(salvage(contentOf(name)));
                const auto read = readDocumentFile(name);
                if (read) QVERIFY2(readImage(imageOf(read->document))->document == read->document, qPrintable(name));
                else QVERIFY2(!read.errors().empty() && read.errors().front().file == file.filename().string(), qPrintable(name));
            }
        QVERIFY(files >= 2);
    }

    void theNewestIntactRevisionIsFound() {
        const Document document = sampleDocument();
        QByteArray bytes = imageOf(document);
        // The current state is stored as plain text, revisions are packed.
        const qsizetype current = bytes.indexOf("electricity_price_per_kwh");
        bytes[current] = 'E';
        auto state = salvage(bytes);
        QVERIFY(state);
        QCOMPARE(state->revision, 3);
        QVERIFY(state->project == document.project);
        const QByteArray last = qCompress(QByteArray::fromStdString(document.revisions.back().project));
        // A place that only this revision has; the three differ in one number.
        qsizetype packed = -1;
        for (qsizetype offset = 0; offset + 40 < last.size() && packed < 0; offset += 40) {
            const QByteArray part = last.mid(offset, 40);
            if (bytes.count(part) == 1) packed = bytes.indexOf(part);
        }
        QVERIFY(packed > 0);
        bytes[packed + 20] = static_cast<char>(bytes[packed + 20] ^ 1);
        state = salvage(bytes);
        QVERIFY(state);
        QCOMPARE(state->revision, 2);
        QCOMPARE(writeProject(state->project), document.revisions[1].project);
        // A damaged row may bear any number: the search ends, and finds what is whole.
        Database damaged = Database::fromBytes(bytes);
        damaged.run("INSERT INTO revision VALUES (4611686018427387904, '', '', '', x'00', '')");
        QVERIFY(damaged.ok());
        QCOMPARE(salvage(damaged.bytes())->revision, 2);
        // A text that cannot be unpacked is damage, also where the digest fits.
        Database packedWrongly = Database::fromBytes(imageOf(document));
        packedWrongly.run("UPDATE revision SET content = x'00000005FFFF' WHERE number = 1");
        QCOMPARE(readImage(withDigest(packedWrongly)).errors().front().reason, Reason::fileDamaged);
        QCOMPARE(test::warnings, 1); // the library says so too
        test::warnings = 0;
        QVERIFY(!salvage(QByteArray(8192, 'x')));
        QVERIFY(!salvage({}));
    }

    /// A form that this program does not know yet: the chain of scripts is longer by one.
    void aNewerFormIsShownAndNeverTakenForOurs() {
        const Document document = sampleDocument();
        std::vector<QByteArray> scripts = documentMigrations();
        const auto newer = [&](const char* script) {
            scripts.resize(documentVersion);
            scripts.emplace_back(script);
            Database database = Database::fromBytes(imageOf(document));
            if (!migrate(database, scripts)) qFatal("%s", qPrintable(database.failure()));
            return withDigest(database);
        };
        const auto shown = readImage(newer("CREATE TABLE forecast (a INTEGER) STRICT; INSERT INTO forecast VALUES (1)"));
        QVERIFY(shown);
        QCOMPARE(shown->version, documentVersion + 1);
        QVERIFY(shown->document.project == document.project);
        const QString file = path(QStringLiteral("newer.racktally"));
        write(file, newer("CREATE TABLE forecast (a INTEGER) STRICT"));
        QVERIFY(readDocumentFile(file)->newerVersion);
        const auto strange = readImage(newer("ALTER TABLE project RENAME TO present"));
        QVERIFY(!strange);
        QCOMPARE(strange.errors().front().reason, Reason::newerDocument);
    }

    void aNewerProjectInOurForm() {
        QByteArray json = QByteArray::fromStdString(writeProject(sampleProject()));
        json.replace("\"version\": 1,", "\"version\": 7, \"invented_later\": {\"x\": 1},");
        const QString file = path(QStringLiteral("newer.json"));
        write(file, json);
        const auto read = readDocumentFile(file);
        QVERIFY(read);
        QVERIFY(read->newerVersion);
    }

    void everyReleasedVersionOpens() {
        const auto files = test::filesIn(test::data("projects"), ".racktally");
        QCOMPARE(static_cast<int>(files.size()), documentVersion);
        for (int version = 1; version <= documentVersion; ++version) {
            const QString file = QString::fromStdString(test::data("projects/v" + std::to_string(version) + ".racktally").string());
            const QByteArray before = contentOf(file);
            const auto read = readDocumentFile(file);
            QVERIFY2(read, qPrintable(file));
            QCOMPARE(read->migratedFrom.value_or(documentVersion), version);
            QCOMPARE(read->document.revisions.size(), std::size_t{2});
            QCOMPARE(read->document.revisions.front().comment, std::string("first calculation"));
            QCOMPARE(read->document.quotes.size(), std::size_t{1});
            QCOMPARE(read->document.quotes.front().pdf, std::string("%PDF-1.4 (a sample)"));
            QCOMPARE(read->document.attachments.front().content, std::string("\x89PNG\0 (a sample)", 15));
            // A released script never changes: what it makes is what the file has.
            Database released = Database::fromBytes(before), made = Database::inMemory();
            QVERIFY(migrate(made, std::span(documentMigrations()).first(static_cast<std::size_t>(version))));
            QCOMPARE(schemaOf(released), schemaOf(made));
            const Evaluation evaluation = evaluate(read->document.project);
            QCOMPARE(QString::number(evaluation.option("own")->totalCost.value(), 'f', 2), QStringLiteral("165045.61"));
            QCOMPARE(contentOf(file), before);
        }
    }

    /// Once, when a version is released: RACKTALLY_WRITE_VERSION=v1.racktally test_document_file
    void theFileOfThisVersionIsWrittenOnDemand() {
        const QString target = qEnvironmentVariable("RACKTALLY_WRITE_VERSION");
        if (target.isEmpty()) return;
        Project project = sampleProject();
        Document document = withRevision({}, project, {"2026-11-30T09:00:00Z", "A. Author", "first calculation"});
        project.assumptions.electricityPricePerKwh = 0.25;
        document = withRevision(std::move(document), project, {"2026-11-30T10:00:00Z", "A. Author", {}});
        document.quotes.push_back({"AN-2026-0042", "2026-11-30T11:00:00Z", "own", document.revisions.back().project, "%PDF-1.4 (a sample)"});
        document.attachments.push_back({"logo.png", "image/png", std::string("\x89PNG\0 (a sample)", 15)});
        QVERIFY(writeDocumentFile(target, document));
    }

    void anOlderFormIsBroughtUpToDate() {
        // The chain of a program to come: its second script adds a column and keeps what is there.
        std::vector<QByteArray> chain = documentMigrations();
        chain.emplace_back("-- later\nALTER TABLE attachment ADD COLUMN note TEXT NOT NULL DEFAULT '; -- '; UPDATE attachment SET note = 'kept; whole';");
        Document document = sampleDocument();
        document.attachments = {{"a", "", "1"}, {"b", "", "2"}};
        Database old = Database::fromBytes(imageOf(document));
        const std::int64_t attachments = old.number("SELECT count(*) FROM attachment");
        QVERIFY(migrate(old, chain));
        QCOMPARE(old.number("PRAGMA user_version"), documentVersion + 1);
        QCOMPARE(old.number("SELECT count(*) FROM attachment WHERE note = 'kept; whole'"), attachments);
        QCOMPARE(attachments, 2);
        // From empty to current is what a new file is.
        Database fresh = Database::inMemory();
        QVERIFY(migrate(fresh, chain));
        QCOMPARE(schemaOf(old), schemaOf(fresh));
    }

    void aMigrationThatFailsChangesNothing() {
        std::vector<QByteArray> chain = documentMigrations();
        chain.emplace_back("CREATE TABLE half (a); INSERT INTO half VALUES (1); INSERT INTO nowhere VALUES (1);");
        const QByteArray bytes = imageOf(sampleDocument());
        Database database = Database::fromBytes(bytes);
        QVERIFY(!migrate(database, chain));
        QVERIFY(database.failure().contains(QStringLiteral("nowhere")));
        database.clearFailure();
        QCOMPARE(database.number("PRAGMA user_version"), documentVersion);
        QVERIFY(readImage(database.bytes())->document == sampleDocument());
    }

    void everyScriptIsThere() {
        QCOMPARE(static_cast<int>(documentMigrations().size()), documentVersion);
        const auto files = test::filesIn(RACKTALLY_SOURCE_DIR "/db/migrations", ".sql");
        QCOMPARE(static_cast<int>(files.size()), documentVersion);
        for (int version = 1; version <= documentVersion; ++version) QCOMPARE(files[static_cast<std::size_t>(version - 1)].stem().string(), QStringLiteral("%1").arg(version, 3, 10, QLatin1Char('0')).toStdString());
    }

    void scriptsAreSplitIntoStatements() {
        for (const char* nothing : {"", " \n\t", ";", ";;;", "-- only a comment", "/* only a comment; really */", "-- one\n-- two\n;"}) {
            Database database = Database::inMemory();
            QVERIFY2(database.run(nothing), nothing);
        }
        Database database = Database::inMemory();
        QVERIFY(database.run("CREATE TABLE t (a TEXT); -- a comment; with a semicolon\n"
                             "INSERT INTO t VALUES ('a;b'), ('it''s; here'); /* INSERT INTO t VALUES ('never'); */"
                             "CREATE TRIGGER r AFTER DELETE ON t BEGIN INSERT INTO t VALUES ('gone;'); INSERT INTO t VALUES ('twice'); END;"
                             "DELETE FROM t WHERE a = 'a;b' -- no semicolon at the end"));
        QCOMPARE(database.number("SELECT count(*) FROM t"), 3);
        QVERIFY(!database.run("INSERT INTO t VALUES ('before'); INSERT INTO nowhere VALUES (1); INSERT INTO t VALUES ('after')"));
        // The first failure sticks: nothing after it runs.
        QVERIFY(!database.run("INSERT INTO t VALUES ('later')"));
        database.clearFailure();
        QCOMPARE(database.number("SELECT count(*) FROM t"), 4);
    }

    void aForgottenValueIsAFailure() {
        Database database = Database::inMemory();
        database.run("CREATE TABLE t (a INTEGER, b TEXT) STRICT");
        QVERIFY(!Statement(database, "INSERT INTO t VALUES (?, ?)").bind(std::int64_t{1}).run());
        database.clearFailure();
        QVERIFY(!Statement(database, "INSERT INTO t VALUES (?, ?)").bind(std::string_view("text")).bind(std::string_view("b")).run());
        database.clearFailure();
        QVERIFY(Statement(database, "INSERT INTO t VALUES (?, ?)").bind(std::int64_t{1}).bind(std::string_view("'; DROP TABLE t; --")).run());
        QCOMPARE(database.text("SELECT b FROM t").value(), QByteArray("'; DROP TABLE t; --"));
        QCOMPARE(quotedName("a\"b"), QByteArray("\"a\"\"b\""));
    }

    void commentsMakeRevisionsAndSamenessDoesNot() {
        Project project = sampleProject();
        Document document = withRevision({}, project, {"t1", "A", {}});
        document = withRevision(document, project, {"t2", "A", {}});
        QCOMPARE(document.revisions.size(), std::size_t{1});
        document = withRevision(document, project, {"t3", "A", "for the board"});
        QCOMPARE(document.revisions.size(), std::size_t{2});
        project.title = "Other";
        document = withRevision(document, project, {"t4", "B", {}});
        QCOMPARE(document.revisions.back().number, 3);
        QVERIFY(document.project == project);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    static void write(const QString& file, const QByteArray& content) {
        QFile target(file);
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(content), content.size());
    }

    static QByteArray schemaOf(Database& database) {
        QByteArray text;
        Statement rows(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
        while (rows.next()) text += rows.blob(0) + rows.blob(1) + '\n';
        return text;
    }

    /// As a newer program would leave it: with a digest that fits.
    static QByteArray withDigest(Database& database) {
        database.run("DELETE FROM document WHERE key = 'digest'");
        Statement(database, "INSERT INTO document VALUES ('digest', ?)").bind(contentDigest(database).toStdString()).run();
        return database.bytes();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(DocumentFileTest)
#include "document_file_test.moc"
