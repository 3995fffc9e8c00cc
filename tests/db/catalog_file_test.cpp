// The user's catalogue: rows over the shipped ones, history of prices, two processes at once, damaged databases.
#include "db/catalog_file.h"

#include "core/catalog/prices.h"
#include "db/sqlite.h"
#include "tests/support/log.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <barrier>
#include <mutex>
#include <thread>
#include <vector>

using namespace racktally;

namespace {

Catalog one(const Gpu& gpu) {
    Catalog rows;
    rows.all<Gpu>().push_back(gpu);
    return rows;
}

Gpu l4(double watts) {
    Gpu gpu = *db::shippedCatalog().find<Gpu>("L4");
    gpu.tdpW = watts;
    return gpu;
}

Catalog priced(const std::string& date, double amount) {
    Catalog rows;
    Price price;
    price.subject = "gpu/L4";
    price.low = price.high = amount;
    price.currency = "EUR";
    price.date = date;
    price.source = "own quotation";
    price.confidence = Confidence::quoted;
    rows.all<Price>().push_back(price);
    return rows;
}

Catalog readWithout(db::CatalogFile& store) {
    std::optional<Error> problem;
    Catalog catalog = store.read(problem);
    if (problem) qWarning("unexpected problem %d %s", static_cast<int>(problem->reason), problem->value.c_str());
    return catalog;
}

} // namespace

class CatalogFileTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void withoutAFileItIsTheShippedOneAndMakesNone() {
        db::CatalogFile store(path());
        QVERIFY(readWithout(store) == db::shippedCatalog());
        QVERIFY(!QFile::exists(path()));
    }

    void ownRowsLieOverShippedOnesAndCanBeTakenAway() {
        db::CatalogFile store(path());
        QVERIFY(!store.add(one(l4(60))));
        const Catalog changed = readWithout(store);
        QCOMPARE(*changed.find<Gpu>("L4")->tdpW, 60.0);
        QVERIFY(changed.find<Gpu>("L4")->origin == Origin::override_);
        QVERIFY(!store.remove("gpu/L4"));
        QVERIFY(readWithout(store) == db::shippedCatalog());
    }

    void pricesAreKeptBesideEachOther() {
        db::CatalogFile store(path());
        QVERIFY(!store.add(priced("2026-09-01", 2000)));
        QVERIFY(!store.add(priced("2026-10-01", 1800)));
        const Catalog catalog = readWithout(store);
        QCOMPARE(priceHistory(catalog, "gpu/L4").size(), priceHistory(db::shippedCatalog(), "gpu/L4").size() + 2);
        const auto price = priceOf(catalog, "gpu/L4");
        QCOMPARE(price->amount, 1800.0);
        QVERIFY(price->own);
    }

    void withdrawnPartsAreMarkedAndCanComeBack() {
        db::CatalogFile store(path());
        QVERIFY(!store.retire("gpu/T4", true));
        const Catalog without = readWithout(store);
        QVERIFY(without.find<Gpu>("T4")->retired);
        QVERIFY(!store.retire("gpu/T4", false));
        const Catalog with = readWithout(store);
        QVERIFY(!with.find<Gpu>("T4")->retired);
    }

    void ratesOfALaterFileReplaceThoseOfTheDay() {
        db::CatalogFile store(path());
        Catalog rows;
        rows.rates = {{"USD", "2026-11-27", 1.1234567890123}, {"JPY", "2026-11-27", 171.5}};
        QVERIFY(!store.add(rows));
        rows.rates = {{"USD", "2026-11-27", 1.2}};
        QVERIFY(!store.add(rows));
        const Catalog catalog = readWithout(store);
        QCOMPARE(catalog.rates.size(), db::shippedCatalog().rates.size() + 2);
        QCOMPARE(catalog.rates.back().perEuro + catalog.rates[catalog.rates.size() - 2].perEuro, 1.2 + 171.5);
    }

    void textsOfAnyKindSurvive() {
        db::CatalogFile store(path());
        Gpu gpu = l4(72);
        gpu.name = "it's \"odd\"; DROP TABLE entries; --\n=1+1 ü";
        QVERIFY(!store.add(one(gpu)));
        const Catalog catalog = readWithout(store);
        QVERIFY(catalog.find<Gpu>(gpu.name) != nullptr);
    }

    void twoWindowsWriteAtTheSameTimeAndLoseNothing() {
        constexpr int rows = 40;
        std::atomic<int> failures = 0;
        const auto write = [&](int writer) {
            db::CatalogFile store(path());
            for (int i = 0; i < rows; ++i) {
                Gpu gpu = l4(70);
                gpu.name = "card " + std::to_string(writer) + " " + std::to_string(i);
                if (store.add(one(gpu))) ++failures;
                std::optional<Error> problem;
                store.read(problem);
                if (problem) ++failures;
            }
        };
        std::thread first(write, 1), second(write, 2);
        first.join();
        second.join();
        QCOMPARE(failures.load(), 0);
        db::CatalogFile store(path());
        QCOMPARE(readWithout(store).all<Gpu>().size(), db::shippedCatalog().all<Gpu>().size() + 2 * rows);
    }

    /// All of them find no database, and one creates it while the others wait for its lock.
    void manyOpenANewCatalogueAtTheSameMoment() {
        constexpr int rounds = 40, writers = 4;
        for (int round = 0; round < rounds; ++round) {
            const QString file = m_folder->filePath(QStringLiteral("new %1.db").arg(round));
            std::barrier start(writers);
            std::mutex mutex;
            QStringList failures;
            std::vector<std::thread> threads;
            for (int writer = 0; writer < writers; ++writer)
                threads.emplace_back([&, writer] {
                    Gpu gpu = l4(70);
                    gpu.name = "card " + std::to_string(writer);
                    start.arrive_and_wait();
                    db::CatalogFile store(file);
                    const auto error = store.add(one(gpu));
                    const std::lock_guard lock(mutex);
                    if (error) failures << QString::fromStdString(error->value);
                });
            for (std::thread& thread : threads) thread.join();
            QCOMPARE(failures, QStringList());
            db::CatalogFile store(file);
            QCOMPARE(readWithout(store).all<Gpu>().size(), db::shippedCatalog().all<Gpu>().size() + writers);
        }
    }

    /// The command line is a second process of its own.
    void anotherProcessSeesAndWritesTheSameCatalogue() {
        db::CatalogFile store(path());
        QVERIFY(!store.add(one(l4(60))));
        const auto run = [&](const QStringList& arguments) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("RACKTALLY_CATALOG"), path());
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(RACKTALLY_CLI), arguments);
            process.waitForFinished();
            return std::pair(process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()));
        };
        QVERIFY(run({QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("catalog"), QStringLiteral("show"), QStringLiteral("gpu"), QStringLiteral("L4")}).second.simplified().contains(QStringLiteral("Power limit 60 W")));
        QFile csv(m_folder->filePath(QStringLiteral("own.csv")));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("name;gpu;ways;gb_s;source;date;confidence\nOwn bridge;H200 NVL;2;900,5;own;2026-11-30;quoted\n");
        csv.close();
        QCOMPARE(run({QStringLiteral("catalog"), QStringLiteral("import"), csv.fileName()}).first, 0);
        const Catalog catalog = readWithout(store);
        QVERIFY(catalog.find<Bridge>("Own bridge") != nullptr);
        QCOMPARE(*catalog.find<Bridge>("Own bridge")->gbS, 900.5);
    }

    void damagedDatabasesAreNamedAndTheShippedCatalogueStays_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("reason");
        QTest::newRow("no database") << QByteArray("this is no database at all, but a text of some length to be read as one") << static_cast<int>(Reason::fileDamaged);
        QTest::newRow("another program's") << databaseWith("PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE a (b);") << static_cast<int>(Reason::foreignApplication);
        QTest::newRow("a newer one") << databaseWith("PRAGMA application_id = 1381255985; PRAGMA user_version = 99; CREATE TABLE a (b);") << static_cast<int>(Reason::newerDocument);
        QTest::newRow("tables missing") << databaseWith("PRAGMA application_id = 1381255985; PRAGMA user_version = 1; CREATE TABLE a (b);") << static_cast<int>(Reason::fileDamaged);
    }
    void damagedDatabasesAreNamedAndTheShippedCatalogueStays() {
        QFETCH(QByteArray, content);
        QFETCH(int, reason);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        db::CatalogFile store(path());
        std::optional<Error> problem;
        const Catalog catalog = store.read(problem);
        QVERIFY(problem);
        QCOMPARE(static_cast<int>(problem->reason), reason);
        QCOMPARE(problem->file, std::string("catalog.db"));
        QVERIFY(catalog == db::shippedCatalog());
        QVERIFY(store.add(one(l4(60))));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    void aRowThatCannotBeReadDoesNotTakeTheOthersWithIt() {
        db::CatalogFile store(path());
        QVERIFY(!store.add(one(l4(60))));
        {
            db::Database database = db::Database::file(path());
            database.run("INSERT INTO entries (kind, name, content, changed) VALUES ('gpu', 'broken', '{\"tdp_w\": \"much\"}', ''), ('gpu', 'worse', '{', ''), ('spaceship', 'x', '{}', '')");
            QVERIFY(database.ok());
        }
        std::optional<Error> problem;
        const Catalog catalog = store.read(problem);
        QVERIFY(problem);
        QCOMPARE(*catalog.find<Gpu>("L4")->tdpW, 60.0);
        QVERIFY(!catalog.find<Gpu>("broken") && !catalog.find<Gpu>("worse"));
    }

    void aFolderThatCannotBeWrittenIsSaid() {
        QFile blocked(m_folder->filePath(QStringLiteral("blocked")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        db::CatalogFile store(m_folder->filePath(QStringLiteral("blocked/catalog.db")));
        QVERIFY(store.add(one(l4(60))));
        QVERIFY(readWithout(store) == db::shippedCatalog());
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("catalog.db")); }
    [[nodiscard]] QByteArray databaseWith(const char* sql) const {
        const QString name = m_folder->filePath(QStringLiteral("made.db"));
        QFile::remove(name);
        {
            db::Database database = db::Database::file(name);
            database.run(sql);
        }
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(CatalogFileTest)
#include "catalog_file_test.moc"
