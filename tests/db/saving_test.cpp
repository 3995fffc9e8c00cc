// Saving that loses nothing: disks that fail, processes that are killed at any moment, two windows, recovery copies.
#include "db/document_file.h"
#include "db/file_lock.h"
#include "db/file_store.h"
#include "db/migration.h"
#include "db/sqlite.h"
#include "tests/support/documents.h"
#include "tests/support/faulty_disk.h"
#include "tests/support/files.h"
#include "tests/support/log.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

using namespace racktally;
using namespace racktally::db;
using racktally::test::FaultyDisk;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray imageBytes(const Document& document) { return writeImage(document).value(); }

Project sampleProject(double price = 0.19) {
    Project project = readProject(test::contentOf(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"))->project;
    project.assumptions.electricityPricePerKwh = price;
    return project;
}

Document documentWith(double price, Document before = {}) { return withRevision(std::move(before), sampleProject(price), {"2026-11-30T10:00:00Z", "A", {}}); }

double priceIn(const Document& document) { return document.project.assumptions.electricityPricePerKwh; }

int runVictim(const QStringList& arguments, QByteArray* output = nullptr) {
    QProcess process;
    process.start(QStringLiteral(RACKTALLY_VICTIM), arguments);
    if (!process.waitForFinished(60000)) return -1;
    if (output) *output = process.readAllStandardOutput();
    return process.exitStatus() == QProcess::CrashExit ? 137 : process.exitCode();
}

/// The last number that the victim said of a word.
int lastOf(const QByteArray& output, const char* word) {
    int last = 0;
    for (const QByteArray& line : output.split('\n'))
        if (line.startsWith(word)) last = line.mid(static_cast<qsizetype>(qstrlen(word)) + 1).toInt();
    return last;
}

ino_t inodeOf(const QString& path) {
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_ino : 0;
}

} // namespace

class SavingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("saving test"));
        qInstallMessageHandler(test::countWarnings);
    }
    void init() {
        test::warnings = 0;
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_file = m_folder->filePath(QStringLiteral("Größe & Co.racktally"));
    }
    void cleanup() { QCOMPARE(test::warnings, 0); }

    void savingKeepsBackupsAsSecondNames() {
        FileStore store(recovery());
        Stamp stamp;
        std::shared_ptr<DocumentLock> lock;
        std::vector<ino_t> inodes;
        for (int i = 1; i <= 5; ++i) {
            auto saved = store.save(m_file.toStdString(), documentWith(i), stamp, lock);
            QVERIFY(saved);
            stamp = saved->stamp;
            lock = saved->lock;
            QVERIFY(lock);
            inodes.push_back(inodeOf(m_file));
        }
        QCOMPARE(priceIn(readDocumentFile(m_file)->document), 5.0);
        for (int number = 1; number <= 3; ++number) {
            QCOMPARE(priceIn(readDocumentFile(backupName(m_file, number))->document), 5.0 - number);
            QCOMPARE(inodeOf(backupName(m_file, number)), inodes[static_cast<std::size_t>(4 - number)]);
        }
        QVERIFY(!QFile::exists(backupName(m_file, 4)));
    }

    void permissionsAndLinksStay() {
        FileStore store(recovery());
        auto saved = store.save(m_file.toStdString(), documentWith(1), Stamp(), nullptr);
        QVERIFY(saved);
        QVERIFY(QFile::permissions(m_file) & QFileDevice::ReadOwner);
        QVERIFY(QFile::setPermissions(m_file, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup));
        const auto wanted = QFile::permissions(m_file);
        const QString link = m_folder->filePath(QStringLiteral("link.racktally"));
        QVERIFY(QFile::link(m_file, link));
        saved = store.save(link.toStdString(), documentWith(2), saved->stamp, saved->lock);
        QVERIFY(saved);
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(priceIn(readDocumentFile(m_file)->document), 2.0);
        QCOMPARE(QFile::permissions(m_file), wanted);
    }

    void copiesStandInForLinks() {
        class NoLinks : public Disk {
            Failure link(const QString& from, const QString& to) override { return QFile::copy(from, to) ? std::nullopt : Failure(QStringLiteral("no")); }
        };
        FileStore store(recovery(), std::make_shared<NoLinks>());
        auto saved = store.save(m_file.toStdString(), documentWith(1), Stamp(), nullptr);
        saved = store.save(m_file.toStdString(), documentWith(2), saved->stamp, saved->lock);
        QVERIFY(saved);
        QCOMPARE(priceIn(readDocumentFile(backupName(m_file, 1))->document), 1.0);
    }

    void somebodyElsesChangeIsNotOverwritten() {
        FileStore store(recovery());
        auto saved = store.save(m_file.toStdString(), documentWith(1), Stamp(), nullptr);
        QVERIFY(writeDocumentFile(m_file, documentWith(7)));
        const QByteArray theirs = contentOf(m_file);
        auto refused = store.save(m_file.toStdString(), documentWith(2), saved->stamp, saved->lock);
        QVERIFY(!refused);
        QCOMPARE(refused.errors().front().reason, Reason::fileChanged);
        QCOMPARE(contentOf(m_file), theirs);
        // A file that came where none was is somebody else's too.
        refused = store.save(m_file.toStdString(), documentWith(2), Stamp(), saved->lock);
        QVERIFY(!refused);
        QCOMPARE(contentOf(m_file), theirs);
        // Touched and not changed is not changed.
        QFile touched(m_file);
        QVERIFY(touched.open(QIODevice::ReadWrite));
        QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        touched.close();
        QVERIFY(store.save(m_file.toStdString(), documentWith(3), stampOf(theirs), saved->lock));
        QVERIFY(store.save(m_file.toStdString(), documentWith(4), std::nullopt, saved->lock));
    }

    /// A change that comes while the new file is being written, after the first look.
    void aChangeWhileSavingIsNoticed() {
        class Intruder : public Disk {
        public:
            QString target;
            Failure create(const QString& path, const QByteArray& content, const QString& like) override {
                const Failure failure = Disk::create(path, content, like);
                QFile file(target);
                if (!target.isEmpty() && file.open(QIODevice::WriteOnly)) file.write(imageBytes(documentWith(7)));
                return failure;
            }
        };
        const auto disk = std::make_shared<Intruder>();
        FileStore store(recovery(), disk);
        auto saved = store.save(m_file.toStdString(), documentWith(1), Stamp(), nullptr);
        disk->target = m_file;
        const auto refused = store.save(m_file.toStdString(), documentWith(2), saved->stamp, saved->lock);
        QVERIFY(!refused);
        QCOMPARE(refused.errors().front().reason, Reason::fileChanged);
        QCOMPARE(priceIn(readDocumentFile(m_file)->document), 7.0);
        QCOMPARE(unfinished(), 0);
    }

    void everyFailureLeavesTheFileAsItWas() {
        const int operations = operationsOfASave();
        QVERIFY(operations > 8);
        for (int operation = 0; operation < operations; ++operation)
            for (const auto fault : {FaultyDisk::Fault::fail, FaultyDisk::Fault::failHalfway}) {
                prepare();
                const QByteArray before = contentOf(m_file);
                const auto disk = std::make_shared<FaultyDisk>(operation, fault);
                FileStore store(recovery(), disk);
                const auto saved = store.save(m_file.toStdString(), documentWith(9), stampOf(before), nullptr);
                const QString what = QStringLiteral("operation %1, %2").arg(operation).arg(disk->done.value(operation));
                if (saved) {
                    // What can fail without harm: looking at an old backup, and the last flush of the folder.
                    QCOMPARE(priceIn(readDocumentFile(m_file)->document), 9.0);
                    continue;
                }
                QVERIFY2(contentOf(m_file) == before, qPrintable(what));
                QVERIFY2(saved.errors().front().file == QFileInfo(m_file).fileName().toStdString(), qPrintable(what));
                // Only what the earlier save had left can be left, where this one did not come so far as to remove it.
                QVERIFY2(unfinished() == 0 || QFile::exists(leftByAnEarlierSave()), qPrintable(what));
                QVERIFY2(unfinished() <= 1, qPrintable(what));
                // The backup is there, perhaps moved on already.
                const auto newest = readDocumentFile(backupName(m_file, 1)), moved = readDocumentFile(backupName(m_file, 2));
                QVERIFY2((newest && priceIn(newest->document) == 1) || (moved && priceIn(moved->document) == 1), qPrintable(what));
                // And the next save on a sound disk works.
                FileStore sound(recovery());
                QVERIFY2(sound.save(m_file.toStdString(), documentWith(10), stampOf(before), nullptr), qPrintable(what));
                QCOMPARE(unfinished(), 0);
            }
    }

    void aRefusedRenameAsksForAnotherName() {
        prepare();
        class NoRename : public Disk {
            Failure rename(const QString& from, const QString& to) override { return from.endsWith(QStringLiteral(".saving")) ? Failure(QStringLiteral("the cloud has it")) : Disk::rename(from, to); }
        };
        FileStore store(recovery(), std::make_shared<NoRename>());
        const QByteArray before = contentOf(m_file);
        for (int i = 0; i < 5; ++i) {
            const auto saved = store.save(m_file.toStdString(), documentWith(9), stampOf(before), nullptr);
            QVERIFY(!saved);
            QCOMPARE(saved.errors().front().reason, Reason::replaceRefused);
        }
        QCOMPARE(contentOf(m_file), before);
        // Saves that are refused do not push older backups out.
        QCOMPARE(priceIn(readDocumentFile(backupName(m_file, 2))->document), 1.0);
    }

    void aKillAtEveryStepLeavesOldOrNew() {
        const int operations = operationsOfASave();
        int killed = 0, old = 0, fresh = 0;
        for (int operation = 0; operation < operations; ++operation)
            for (const auto fault : {FaultyDisk::Fault::killBefore, FaultyDisk::Fault::killHalfway, FaultyDisk::Fault::killAfter}) {
                prepare();
                const int code = runVictim({QStringLiteral("once"), m_file, QString::number(operation), QString::number(static_cast<int>(fault))});
                QCOMPARE(code, 137);
                ++killed;
                const auto read = readDocumentFile(m_file);
                QVERIFY2(read, qPrintable(QStringLiteral("operation %1").arg(operation)));
                const double price = priceIn(read->document);
                QVERIFY(price == 2.0 || price == 0.99);
                ++(price == 2.0 ? old : fresh);
                // The dead process's lock is taken over and its leavings go.
                FileStore store(recovery());
                QVERIFY(store.save(m_file.toStdString(), documentWith(3), read->stamp, nullptr));
                QCOMPARE(unfinished(), 0);
            }
        qInfo("kills at every step of a save: %d, file old %d times, new %d times, lost 0", killed, old, fresh);
        QVERIFY(old > 0 && fresh > 0);
    }

    void killsAtAnyMomentLoseNothing() {
        prepare();
        const int count = test::trials("RACKTALLY_KILLS", 25);
        int offered = 0, savedAlready = 0, middle = 0;
        std::mt19937_64 random(1);
        for (int trial = 0; trial < count; ++trial) {
            QProcess victim;
            victim.start(QStringLiteral(RACKTALLY_VICTIM), {QStringLiteral("forever"), m_file});
            QVERIFY(victim.waitForReadyRead(20000));
            QTest::qSleep(static_cast<int>(random() % 60));
            victim.kill();
            QVERIFY(victim.waitForFinished(20000));
            const QByteArray output = victim.readAllStandardOutput();
            const int typed = lastOf(output, "typed"), saved = lastOf(output, "saved");
            QVERIFY2(typed >= 1, output.constData());
            middle += typed != saved ? 1 : 0;
            const auto read = readDocumentFile(m_file);
            QVERIFY2(read, "the saved file is gone");
            const double price = priceIn(read->document);
            QVERIFY2(saved == 0 || price >= saved / 1000.0, qPrintable(QStringLiteral("trial %1: saved %2, found %3").arg(trial).arg(saved).arg(price)));
            // What was typed and is not in the file is offered.
            FileStore store(recovery());
            const auto copies = store.abandoned();
            if (price < typed / 1000.0) {
                QVERIFY2(!copies.empty(), qPrintable(QStringLiteral("trial %1: typed %2 is not offered").arg(trial).arg(typed)));
                const auto recovered = store.recover(copies.front().id);
                QVERIFY(recovered);
                QVERIFY(recovered->project.assumptions.electricityPricePerKwh >= typed / 1000.0);
                ++offered;
            } else {
                ++savedAlready;
            }
            for (const RecoveryCopy& copy : copies) store.drop(copy.id);
        }
        qInfo("random kills: %d, %d in the middle of a save; what was typed was in the file %d times and offered %d times, lost 0", count, middle, savedAlready, offered);
        QVERIFY(middle > 0);
    }

    void killsAtNamedPointsOfAMigrationLeaveTheVersionBefore() {
        for (const int version : {1, 2, 3})
            for (const char* point : {" begins", " half", " done"}) {
                const QString path = m_folder->filePath(QStringLiteral("named.sqlite"));
                QCOMPARE(runVictim({QStringLiteral("migrate-and-die"), path, QString::number(version) + QLatin1String(point)}), 137);
                verifyVersion(path, version - 1);
                QFile::remove(path);
            }
        const QString path = m_folder->filePath(QStringLiteral("whole.sqlite"));
        QCOMPARE(runVictim({QStringLiteral("migrate-and-die"), path, QStringLiteral("nowhere")}), 0);
        verifyVersion(path, 3);
    }

    void killsWhileMigratingLeaveAWholeVersion() {
        const int count = test::trials("RACKTALLY_KILLS", 25);
        std::mt19937_64 random(2);
        int between = 0;
        // How long the whole chain takes here tells when to kill.
        QElapsedTimer whole;
        whole.start();
        QCOMPARE(runVictim({QStringLiteral("migrate"), m_folder->filePath(QStringLiteral("whole.sqlite"))}), 0);
        const auto longest = static_cast<std::uint64_t>(std::max<qint64>(whole.elapsed(), 10));
        for (int trial = 0; trial < count; ++trial) {
            const QString path = m_folder->filePath(QStringLiteral("m%1.sqlite").arg(trial));
            QProcess victim;
            victim.start(QStringLiteral(RACKTALLY_VICTIM), {QStringLiteral("migrate"), path});
            QVERIFY(victim.waitForReadyRead(20000));
            QTest::qSleep(static_cast<int>(random() % longest));
            victim.kill();
            victim.waitForFinished(20000);
            if (!QFile::exists(path)) continue;
            const std::int64_t version = Database::file(path).number("PRAGMA user_version");
            verifyVersion(path, version);
            between += version > 0 && version < 50 ? 1 : 0;
            QFile::remove(path);
        }
        qInfo("kills while migrating: %d, %d of them between the first and the last version, mixed 0", count, between);
        QVERIFY(between > 0);
    }

    void aFullDiskLeavesTheFileAsItWas() {
        prepare();
        const QByteArray before = contentOf(m_file);
        for (const int limit : {0, 1, 4096, static_cast<int>(before.size()) / 2}) {
            QByteArray output;
            QCOMPARE(runVictim({QStringLiteral("limit"), m_file, QString::number(limit)}, &output), 1);
            QVERIFY2(output.startsWith(QByteArray::number(static_cast<int>(Reason::fileUnwritable)) + ' '), output.constData());
            QCOMPARE(contentOf(m_file), before);
            QCOMPARE(unfinished(), 0);
        }
    }

    void aSmallDiskThatIsReallyFull() {
        const QString mount = m_folder->filePath(QStringLiteral("small"));
        QVERIFY(QDir().mkpath(mount));
        if (QProcess::execute(QStringLiteral("mount"), {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"), QStringLiteral("size=120k"), QStringLiteral("tmpfs"), mount}) != 0)
            QSKIP("mounting a small disk is not allowed here; the file size limit above stands for it");
        const QString file = mount + QStringLiteral("/a.racktally");
        FileStore store(recovery());
        auto saved = store.save(file.toStdString(), documentWith(1), Stamp(), nullptr);
        Result<SavedDocument> last = saved;
        Document document = documentWith(1);
        document.attachments.push_back({"big", "", std::string(80000, 'x')});
        if (saved) last = store.save(file.toStdString(), document, saved->stamp, saved->lock);
        const bool untouched = saved && contentOf(file) == imageBytes(documentWith(1));
        const int left = static_cast<int>(QDir(mount).entryList({QStringLiteral(".*.saving")}, QDir::Files | QDir::Hidden).size());
        saved = Error{Reason::fileMissing, {}};
        QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), mount});
        QVERIFY(!last);
        QCOMPARE(last.errors().front().reason, Reason::fileUnwritable);
        QVERIFY(untouched);
        QCOMPARE(left, 0);
    }

    void twoWindows() {
        prepare();
        FileStore first(recovery()), second(recovery());
        auto opened = first.open(m_file.toStdString());
        QVERIFY(opened && opened->lock && opened->bar == WriteBar::none);
        const auto again = second.open(m_file.toStdString());
        QVERIFY(again);
        QVERIFY(!again->lock);
        QCOMPARE(static_cast<int>(again->bar), static_cast<int>(WriteBar::lockedByAnother));
        QCOMPARE(again->holder->process, static_cast<long long>(QCoreApplication::applicationPid()));
        QVERIFY(again->document == opened->document);
        const QByteArray before = contentOf(m_file);
        const auto refused = second.save(m_file.toStdString(), documentWith(9), again->stamp, nullptr);
        QVERIFY(!refused);
        QCOMPARE(refused.errors().front().reason, Reason::fileLocked);
        QVERIFY(refused.errors().front().value.find(std::to_string(QCoreApplication::applicationPid())) != std::string::npos);
        QCOMPARE(contentOf(m_file), before);
        // Another process holds it.
        opened = Error{Reason::fileMissing, {}};
        QProcess holder;
        holder.start(QStringLiteral(RACKTALLY_VICTIM), {QStringLiteral("hold"), m_file});
        QVERIFY(holder.waitForReadyRead(20000));
        QCOMPARE(holder.readAll(), QByteArray("held\n"));
        const auto meanwhile = first.open(m_file.toStdString());
        QVERIFY(!meanwhile->lock);
        QCOMPARE(meanwhile->holder->program, std::string("saving_victim"));
        QCOMPARE(meanwhile->holder->process, static_cast<long long>(holder.processId()));
        // It dies without a word: its lock is taken over.
        holder.kill();
        holder.waitForFinished(20000);
        QVERIFY(QFile::exists(lockName(m_file)));
        QVERIFY(first.open(m_file.toStdString())->lock);
    }

    void aFolderThatTakesNoFiles() {
        prepare();
        const QString folder = m_folder->filePath(QStringLiteral("closed"));
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + QStringLiteral("/a.racktally");
        QVERIFY(QFile::copy(m_file, file));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFileDevice::Permissions(0x7755)));
        QVERIFY(QFile::setPermissions(file, QFileDevice::Permissions(0x6644)));
        QVERIFY(QFile::setPermissions(folder, QFileDevice::Permissions(0x5555)));
        const QByteArray before = contentOf(file);
        const bool isRoot = ::geteuid() == 0;
        if (isRoot) QCOMPARE(::setresuid(65534, 65534, 0), 0);
        FileStore store(recovery());
        const auto opened = store.open(file.toStdString());
        const auto saved = store.save(file.toStdString(), documentWith(9), opened ? opened->stamp : Stamp(), nullptr);
        if (isRoot) QCOMPARE(::setresuid(0, 0, 0), 0);
        QVERIFY(QFile::setPermissions(folder, QFileDevice::Permissions(0x7755)));
        QVERIFY(opened);
        QCOMPARE(static_cast<int>(opened->bar), static_cast<int>(WriteBar::folderNotWritable));
        QVERIFY(!saved);
        QCOMPARE(saved.errors().front().reason, Reason::fileUnwritable);
        QCOMPARE(contentOf(file), before);
    }

    void damagedFilesOfferTheNewestState() {
        FileStore store(recovery());
        Document document = documentWith(1);
        auto saved = store.save(m_file.toStdString(), document, Stamp(), nullptr);
        document = documentWith(2, document);
        document.revisions.back().time = "2026-11-30T11:00:00Z";
        saved = store.save(m_file.toStdString(), document, saved->stamp, saved->lock);
        const QByteArray good = contentOf(m_file);
        QByteArray bytes = good;
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
        bytes[bytes.indexOf("\"title\"") + 1] = 'T';
        writeRaw(bytes);
        QCOMPARE(store.open(m_file.toStdString()).errors().front().reason, Reason::fileDamaged);
        auto rescued = store.rescue(m_file.toStdString());
        QVERIFY(rescued);
        QVERIFY(rescued->project.assumptions.electricityPricePerKwh == 2.0 || rescued->project.assumptions.electricityPricePerKwh == 1.0);
        QCOMPARE(contentOf(m_file), bytes);
        // Nothing is left of the file itself: its backup is.
        writeRaw(good.left(50));
        rescued = store.rescue(m_file.toStdString());
        QVERIFY(rescued);
        QCOMPARE(rescued->source, QFileInfo(backupName(m_file, 1)).fileName().toStdString());
        QCOMPARE(rescued->project.assumptions.electricityPricePerKwh, 1.0);
        QFile::remove(backupName(m_file, 1));
        QVERIFY(!store.rescue(m_file.toStdString()));
    }

    void recoveryCopies() {
        prepare();
        const auto of = [&](const char* id, const char* time, const QString& path) { return RecoveryCopy{id, path.toStdString(), {}, time, {}, "base"}; };
        {
            FileStore window(recovery());
            QVERIFY(!window.keep(of("one", "2026-11-30T10:00:00Z", m_file), sampleProject(5)));
            QVERIFY(!window.keep(of("two", "2026-11-30T11:00:00Z", {}), sampleProject(6)));
            QVERIFY(!window.keep(of("same", "2026-11-30T12:00:00Z", m_file), sampleProject(2)));
            QVERIFY(window.abandoned().empty());            // its own
            QVERIFY(FileStore(recovery()).abandoned().empty());   // of a living window
        }
        FileStore next(recovery());
        auto copies = next.abandoned();
        QCOMPARE(copies.size(), std::size_t{2});            // what says what the file says is not worth a question
        QCOMPARE(copies[0].id, std::string("two"));
        QVERIFY(copies[0].path.empty() && copies[0].savedTime.empty());
        QCOMPARE(copies[1].path, m_file.toStdString());
        QVERIFY(!copies[1].savedTime.empty());
        QCOMPARE(copies[1].title, sampleProject().title);
        QCOMPARE(copies[1].base, std::string("base"));
        QVERIFY(!QFile::exists(recovery() + QStringLiteral("/same.racktally")));
        // Declined: remembered, and still there.
        next.decline("one");
        copies = next.abandoned();
        QVERIFY(copies[1].declined);
        const auto recovered = next.recover("two");
        QVERIFY(recovered);
        QCOMPARE(recovered->project.assumptions.electricityPricePerKwh, 6.0);
        QVERIFY(!FileStore(recovery()).recover("two"));     // it has an owner now
        QCOMPARE(next.abandoned().size(), std::size_t{1});
        // A declined one can still be had.
        QCOMPARE(next.recover("one")->project.assumptions.electricityPricePerKwh, 5.0);
        next.drop("one");
        next.drop("two");
        QVERIFY(QDir(recovery()).entryList(QDir::Files).isEmpty());
        QVERIFY(!next.recover("one"));
    }

    void declinedCopiesGoAfterAMonth() {
        { QVERIFY(!FileStore(recovery()).keep({"old", {}, {}, "2026-11-30T10:00:00Z", {}, {}}, sampleProject())); }
        {
            // It lay there for long before anybody was asked.
            QFile file(recovery() + QStringLiteral("/old.racktally"));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-90), QFileDevice::FileModificationTime));
        }
        FileStore(recovery()).decline("old");
        QCOMPARE(FileStore(recovery(), std::make_shared<Disk>(), [] { return QDateTime::currentDateTimeUtc().addDays(29); }).abandoned().size(), std::size_t{1});
        QVERIFY(FileStore(recovery(), std::make_shared<Disk>(), [] { return QDateTime::currentDateTimeUtc().addDays(32); }).abandoned().empty());
        QVERIFY(FileStore(recovery()).abandoned().empty());
    }

    void rubbishAmongRecoveryCopiesHarmsNothing() {
        QVERIFY(QDir().mkpath(recovery()));
        for (const char* name : {"empty.racktally", "text.racktally", "x.declined"}) {
            QFile file(recovery() + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            if (qstrcmp(name, "text.racktally") == 0) file.write("text");
        }
        QVERIFY(FileStore(recovery()).abandoned().empty());
        QVERIFY(!FileStore(recovery()).recover("text"));
        QVERIFY(QFile::exists(recovery() + QStringLiteral("/text.racktally")));
    }

    void aRecoveryFolderThatCannotBe() {
        QFile inTheWay(recovery());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto error = FileStore(recovery() + QStringLiteral("/deeper")).keep({"a", {}, {}, {}, {}, {}}, sampleProject());
        QVERIFY(error);
        QCOMPARE(error->reason, Reason::fileUnwritable);
    }

private:
    [[nodiscard]] QString recovery() const { return m_folder->filePath(QStringLiteral("recovery")); }

    /// Version n of the victim's databases has n tables of 200, 400, … rows.
    static void verifyVersion(const QString& path, std::int64_t version) {
        Database database = Database::file(path);
        QCOMPARE(database.number("PRAGMA user_version"), version);
        QCOMPARE(database.number("SELECT count(*) FROM sqlite_schema"), version);
        for (std::int64_t table = 1; table <= version; ++table)
            QCOMPARE(database.number(("SELECT count(*) FROM t" + QByteArray::number(static_cast<qint64>(table))).constData()), table * 200);
        QCOMPARE(database.text("PRAGMA integrity_check").value(), QByteArray("ok"));
        QVERIFY(database.ok());
    }

    void writeRaw(const QByteArray& content) const {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    /// The file with price 2, its backup with price 1, and something that an earlier save left.
    void prepare() const {
        for (const QString& name : QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden)) QFile::remove(m_folder->filePath(name));
        FileStore store(recovery());
        auto saved = store.save(m_file.toStdString(), documentWith(1), Stamp(), nullptr);
        saved = store.save(m_file.toStdString(), documentWith(2), saved->stamp, saved->lock);
        QVERIFY(saved);
        QCOMPARE(priceIn(readDocumentFile(m_file)->document), 2.0);
        QFile left(leftByAnEarlierSave());
        QVERIFY(left.open(QIODevice::WriteOnly));
    }

    [[nodiscard]] QString leftByAnEarlierSave() const { return m_folder->filePath(QStringLiteral(".%1.0123.saving").arg(QFileInfo(m_file).fileName())); }

    [[nodiscard]] int operationsOfASave() const {
        prepare();
        const auto disk = std::make_shared<FaultyDisk>(-1, FaultyDisk::Fault::none);
        FileStore store(recovery(), disk);
        if (!store.save(m_file.toStdString(), documentWith(9), std::nullopt, nullptr)) return 0;
        return static_cast<int>(disk->done.size());
    }

    [[nodiscard]] int unfinished() const { return static_cast<int>(QDir(m_folder->path()).entryList({QStringLiteral(".*.saving")}, QDir::Files | QDir::Hidden).size()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(SavingTest)
#include "saving_test.moc"
