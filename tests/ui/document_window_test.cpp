// Documents in the window: saving, conflicts, other windows, recovery, revisions, recent files, dropped files, settings.
#include "core/project/address.h"
#include "db/document_file.h"
#include "db/file_store.h"
#include "tests/support/documents.h"
#include "tests/support/files.h"
#include "tests/support/log.h"
#include "ui/session/settings.h"
#include "ui/window/document_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/notice_bar.h"
#include "ui/window/recovery_dialog.h"
#include "ui/window/revisions_dialog.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace racktally;
using namespace racktally::ui;

namespace {

const std::string price = "assumptions.electricity_price_per_kwh";

/// A disk that waits in the middle of a save until it may go on.
class WaitingDisk : public db::Disk {
public:
    QString folder;
    QSemaphore reached, mayGo;
    db::Failure create(const QString& path, const QByteArray& content, const QString& like) override {
        if (!folder.isEmpty() && QFileInfo(path).path() == folder) {
            reached.release();
            mayGo.acquire();
        }
        return Disk::create(path, content, like);
    }
};

} // namespace

class DocumentWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName(QStringLiteral("RackTally"));
        QCoreApplication::setApplicationName(QStringLiteral("document window test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        qInstallMessageHandler(test::countWarnings);
    }

    void init() {
        test::warnings = 0;
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath(QStringLiteral("settings")));
        setLanguage(Language::english);
        applyAppearance(Appearance::light);
        m_file = m_folder->filePath(QStringLiteral("desk.racktally"));
        Document document;
        for (const double value : {0.30, 0.20}) document = withRevision(std::move(document), projectWith(value), {"2026-11-30T10:00:00Z", "A", value > 0.25 ? "board" : ""});
        QVERIFY(db::writeDocumentFile(m_file, document));
        m_disk = std::make_shared<WaitingDisk>();
        m_window = makeWindow(m_disk);
        QVERIFY(m_window->actions().openFile(m_file));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() {
        close(m_window);
        QCOMPARE(test::warnings, 0);
    }

    void savingLetsTheWindowWorkOn() {
        m_disk->folder = m_folder->path();
        edit(0.21);
        press(*m_window);
        QVERIFY(m_window->document().isSaving());
        QVERIFY(m_disk->reached.tryAcquire(1, 10000));
        // The disk stands still; the window does not. What is typed now is not in the file.
        edit(0.22);
        QCoreApplication::processEvents();
        QVERIFY(m_window->document().isSaving());
        QVERIFY(statusText().contains(QStringLiteral("Saving")));
        QCOMPARE(priceInFile(), 0.20);
        m_disk->mayGo.release(100);
        QTRY_VERIFY(!m_window->document().isSaving());
        QCOMPARE(priceInFile(), 0.21);
        QVERIFY(m_window->isWindowModified());
        m_disk->folder.clear();
        press(*m_window);
        QTRY_VERIFY(!m_window->isWindowModified());
        QTRY_COMPARE(priceInFile(), 0.22);
        QVERIFY(statusText().contains(QStringLiteral("Saved")));
        QCOMPARE(db::readDocumentFile(m_file)->document.revisions.size(), std::size_t{4});
        QTRY_VERIFY(QDir(recovery()).entryList(QDir::Files).isEmpty());
    }

    void undoneToTheSavedStateNothingIsModified() {
        edit(0.21);
        QVERIFY(m_window->isWindowModified());
        QTRY_COMPARE(copies(), 1);
        m_window->session().undoStack().undo();
        QVERIFY(!m_window->isWindowModified());
        QTRY_COMPARE(copies(), 0);
        m_window->session().undoStack().redo();
        QVERIFY(m_window->isWindowModified());
        save();
        QVERIFY(!m_window->isWindowModified());
        // Saved in the middle of the stack: back is modified, forth is not.
        m_window->session().undoStack().undo();
        QVERIFY(m_window->isWindowModified());
        m_window->session().undoStack().redo();
        QVERIFY(!m_window->isWindowModified());
    }

    void undoneWhileTheCopyIsWrittenLeavesNone() {
        m_disk->folder = recovery();
        edit(0.21);
        QTRY_VERIFY(m_disk->reached.available() > 0);
        m_window->session().undoStack().undo();
        m_disk->mayGo.release(100);
        QTest::qWait(500);
        QCOMPARE(copies(), 0);
        QVERIFY(!m_window->document().keptAt().isValid());
    }

    void closingAsksAndDoesWhatIsAnswered() {
        edit(0.21);
        m_window->close();
        QVERIFY(m_window->isVisible());
        answer(QStringLiteral("Cancel"));
        QVERIFY(m_window->isVisible() && m_window->isWindowModified());
        m_window->close();
        answer(QStringLiteral("Save"));
        QTRY_VERIFY(!m_window->isVisible());
        QCOMPARE(priceInFile(), 0.21);
        m_window->show();
        edit(0.22);
        m_window->close();
        answer(QStringLiteral("Do not save"));
        QTRY_VERIFY(!m_window->isVisible());
        QCOMPARE(priceInFile(), 0.21);
        QTRY_COMPARE(copies(), 0);
    }

    void changesStayWhereWhatIsOpenedInsteadIsBroken() {
        const QString broken = m_folder->filePath(QStringLiteral("broken.racktally"));
        write(broken, "not a document");
        edit(0.21);
        QTRY_COMPARE(copies(), 1);
        m_window->actions().openFileInstead(broken);
        answer(QStringLiteral("Do not save"));
        QTRY_VERIFY(m_message.contains(QStringLiteral("neither")));
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(priceOf(m_window->session().project()), 0.21);
        QCOMPARE(copies(), 1);
        // Opened for good, they go.
        const QString other = m_folder->filePath(QStringLiteral("other.racktally"));
        QVERIFY(QFile::copy(m_file, other));
        m_window->actions().openFileInstead(other);
        answer(QStringLiteral("Do not save"));
        QTRY_COMPARE(m_window->document().path(), other);
        QVERIFY(!m_window->isWindowModified());
        QTRY_COMPARE(copies(), 0);
    }

    void closingWaitsForASave() {
        m_disk->folder = m_folder->path();
        edit(0.21);
        press(*m_window);
        QVERIFY(m_disk->reached.tryAcquire(1, 10000));
        m_window->close();
        QVERIFY(m_window->isVisible());
        m_disk->mayGo.release(100);
        QTRY_VERIFY(!m_window->isVisible());
        QCOMPARE(priceInFile(), 0.21);
    }

    void aChangeBySomebodyElseIsNotOverwritten() {
        edit(0.21);
        QVERIFY(db::writeDocumentFile(m_file, withRevision({}, projectWith(0.77), {"t", "B", {}})));
        press(*m_window);
        QTRY_VERIFY(box());
        QVERIFY2(box()->text().contains(QStringLiteral("changed by somebody else")), qPrintable(box()->text()));
        answer(QStringLiteral("Cancel"));
        QCOMPARE(priceInFile(), 0.77);
        QVERIFY(m_window->isWindowModified());
        press(*m_window);
        answer(QStringLiteral("Overwrite"));
        QTRY_VERIFY(!m_window->isWindowModified());
        QCOMPARE(priceInFile(), 0.21);
        QCOMPARE(priceOf(db::readDocumentFile(db::backupName(m_file, 1))->document.project), 0.77);
    }

    void savingElsewhereAsksForAName() {
        edit(0.21);
        press(*m_window, Qt::ControlModifier | Qt::ShiftModifier);
        const QString other = m_folder->filePath(QStringLiteral("other.racktally"));
        chooseFile(m_folder->filePath(QStringLiteral("other")));
        QTRY_COMPARE(m_window->document().path(), other);
        QCOMPARE(priceInFile(), 0.20);
        QCOMPARE(priceOf(db::readDocumentFile(other)->document.project), 0.21);
        QCOMPARE(db::readDocumentFile(other)->document.revisions.size(), std::size_t{3});
        // The first file is free for others again, the second is not.
        db::FileStore others(recovery());
        QVERIFY(others.open(m_file.toStdString())->lock);
        QVERIFY(!others.open(other.toStdString())->lock);
        m_window->actions().saveTo(m_folder->filePath(QStringLiteral("no/such/folder.racktally")));
        QTRY_VERIFY(box());
        QVERIFY(box()->text().contains(QStringLiteral("cannot be written")));
        answer(QStringLiteral("Cancel"));
        QCOMPARE(m_window->document().path(), other);
    }

    void jsonStaysJson() {
        const QString json = m_folder->filePath(QStringLiteral("desk.json"));
        m_window->actions().saveTo(json);
        QTRY_COMPARE(m_window->document().path(), json);
        edit(0.21);
        save();
        QCOMPARE(priceOf(db::readDocumentFile(json)->document.project), 0.21);
        QVERIFY(db::readDocumentFile(json)->document.revisions.empty());
    }

    void anotherWindowOpensToRead() {
        auto second = makeWindow(std::make_shared<db::Disk>());
        QVERIFY(second->actions().openFile(m_file));
        second->show();
        auto* notice = second->findChild<NoticeBar*>();
        QVERIFY(notice->isVisible());
        const QString text = notice->findChild<QLabel*>()->text();
        QVERIFY2(text.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(text));
        // Changes can be tried; saving asks for another name.
        QVERIFY(!second->session().setValue(price, 0.5));
        press(*second);
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = second->findChild<QFileDialog*>()));
        dialog->reject();
        QCOMPARE(priceInFile(), 0.20);
        // The first window goes: then it can be had.
        close(m_window);
        second->session().undoStack().undo();
        QTest::mouseClick(notice->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!notice->isVisible());
        QVERIFY(!second->session().setValue(price, 0.5));
        second->actions().save();
        QTRY_COMPARE(priceInFile(), 0.5);
        close(second);
    }

    void aNewerFileIsNeverWritten() {
        QByteArray json = QByteArray::fromStdString(writeProject(projectWith(0.4)));
        json.replace("\"version\": 1,", "\"version\": 7, \"invented_later\": 1,");
        const QString newer = m_folder->filePath(QStringLiteral("newer.json"));
        write(newer, json);
        QVERIFY(m_window->actions().openFile(newer));
        QVERIFY(m_window->findChild<NoticeBar*>()->isVisible());
        edit(0.41);
        m_window->actions().saveTo(newer, {}, true);
        QTRY_VERIFY(box());
        QVERIFY2(box()->text().contains(QStringLiteral("newer version")), qPrintable(box()->text()));
        answer(QStringLiteral("Cancel"));
        QCOMPARE(contentOf(newer), json);
    }

    void everyWrongFileSaysWhatItIs() {
        const std::vector<std::pair<QByteArray, const char*>> files{{"", "empty"}, {"hello", "neither"}, {QByteArray("SQLite format 3\0", 16) + QByteArray(200, '\0'), "not a RackTally document"}, {"{}", "format"}};
        std::set<QString> messages;
        for (const auto& [content, part] : files) {
            const QString file = m_folder->filePath(QStringLiteral("wrong.racktally"));
            write(file, content);
            m_message.clear();
            QVERIFY(!m_window->actions().openFile(file));
            QVERIFY2(m_message.contains(QLatin1String(part)), qPrintable(m_message));
            QVERIFY(messages.insert(m_message).second);
            QCOMPARE(contentOf(file), content);
        }
        QVERIFY(!m_window->actions().openFile(m_folder->path()));
        QVERIFY(m_message.contains(QStringLiteral("folder")));
        QVERIFY(!m_window->actions().openFile(m_folder->filePath(QStringLiteral("missing.racktally"))));
        QVERIFY(m_message.contains(QStringLiteral("does not exist")));
        QCOMPARE(m_window->document().path(), m_file);
        QCOMPARE(priceOf(m_window->session().project()), 0.20);
    }

    void aDamagedFileOffersItsNewestWholeState() {
        QByteArray bytes = contentOf(m_file);
        const qsizetype place = bytes.indexOf("\"electricity_price_per_kwh\": 0.2");
        QVERIFY(place > 0);
        bytes[place + 31] = '9';
        const QString damaged = m_folder->filePath(QStringLiteral("damaged.racktally"));
        write(damaged, bytes);
        QVERIFY(!m_window->actions().openFile(damaged));
        QTRY_VERIFY(box());
        QVERIFY(box()->text().contains(QStringLiteral("is damaged")));
        QVERIFY2(box()->informativeText().contains(QStringLiteral("revision 2")), qPrintable(box()->informativeText()));
        answer(QStringLiteral("Open the whole state"));
        QTRY_VERIFY(m_window->document().path().isEmpty());
        QCOMPARE(priceOf(m_window->session().project()), 0.20);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(contentOf(damaged), bytes);
    }

    void revisionsAreComparedAndRestored() {
        edit(0.25);
        m_window->actions().showRevisions();
        RevisionsDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = m_window->findChild<RevisionsDialog*>()));
        auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("revisionList"));
        auto* changes = dialog->findChild<QTreeWidget*>(QStringLiteral("changeList"));
        QCOMPARE(list->topLevelItemCount(), 3); // now, 2, 1
        QTRY_COMPARE(list->topLevelItem(2)->text(4), QStringLiteral("first state"));
        QCOMPARE(list->topLevelItem(1)->text(4), QStringLiteral("Electricity price"));
        QCOMPARE(list->topLevelItem(2)->text(3), QStringLiteral("board"));
        // What the unsaved state changed.
        QCOMPARE(list->currentItem(), list->topLevelItem(0));
        QCOMPARE(changes->topLevelItem(0)->childCount(), 1);
        QCOMPARE(changes->topLevelItem(0)->child(0)->text(1), QStringLiteral("0.2\u00A0€/kWh"));
        QCOMPARE(changes->topLevelItem(0)->child(0)->text(2), QStringLiteral("0.25\u00A0€/kWh"));
        QVERIFY(changes->topLevelItem(1)->childCount() > 3);
        // Any two.
        list->clearSelection();
        list->topLevelItem(0)->setSelected(true);
        list->topLevelItem(2)->setSelected(true);
        QCOMPARE(changes->topLevelItem(0)->child(0)->text(1), QStringLiteral("0.3\u00A0€/kWh"));
        // Back to the first, and that can be undone.
        list->clearSelection();
        list->topLevelItem(2)->setSelected(true);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Restore this state")), Qt::LeftButton);
        QCOMPARE(priceOf(m_window->session().project()), 0.30);
        QVERIFY(m_window->session().undoStack().undoText().contains(QStringLiteral("revision 1")));
        QCOMPARE(priceInFile(), 0.20);
        m_window->session().undoStack().undo();
        QCOMPARE(priceOf(m_window->session().project()), 0.25);
    }

    void aCommentNamesAState() {
        m_window->actions().saveVersion();
        QInputDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = m_window->findChild<QInputDialog*>()));
        dialog->setTextValue(QStringLiteral("as offered"));
        dialog->accept();
        QTRY_COMPARE(db::readDocumentFile(m_file)->document.revisions.back().comment, std::string("as offered"));
    }

    void whatIsTypedIsKeptAndOffered() {
        killedWindow(QStringLiteral("keep"), "kept 1");
        // The file is as it was; its lock and the copy's owner are dead.
        QCOMPARE(priceInFile(), 0.20);
        auto next = makeWindow(std::make_shared<db::Disk>());
        RecoveryDialog* dialog = offered(*next);
        QVERIFY(dialog);
        auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("recoveryList"));
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("desk.racktally"));
        QVERIFY(!list->topLevelItem(0)->text(1).isEmpty() && !list->topLevelItem(0)->text(2).isEmpty());
        QVERIFY(list->topLevelItem(0)->text(3).contains(m_folder->path()));
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Recover")), Qt::LeftButton);
        QTRY_COMPARE(priceOf(next->session().project()), 0.001);
        QVERIFY(next->isWindowModified());
        QCOMPARE(next->document().path(), m_file);
        QCOMPARE(priceInFile(), 0.20);
        next->actions().save();
        QTRY_COMPARE(priceInFile(), 0.001);
        QTRY_COMPARE(copies(), 0);
        QCOMPARE(db::readDocumentFile(m_file)->document.revisions.size(), std::size_t{3});
        close(next);
    }

    void theSavedStateInsteadIsRemembered() {
        killedWindow(QStringLiteral("keep"), "kept 1");
        auto next = makeWindow(std::make_shared<db::Disk>());
        RecoveryDialog* dialog = offered(*next);
        QVERIFY(dialog);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Open saved")), Qt::LeftButton);
        QTRY_COMPARE(next->document().path(), m_file);
        QCOMPARE(priceOf(next->session().project()), 0.20);
        QTRY_VERIFY(!next->findChild<RecoveryDialog*>());
        // Not asked again, and not lost.
        next->actions().offerRecovery();
        QVERIFY(!next->findChild<RecoveryDialog*>());
        next->actions().offerRecovery(true);
        QTRY_VERIFY(next->findChild<RecoveryDialog*>());
        next->findChild<RecoveryDialog*>()->reject();
        close(next);
    }

    void discardedIsGone() {
        killedWindow(QStringLiteral("keep"), "kept 1");
        auto next = makeWindow(std::make_shared<db::Disk>());
        RecoveryDialog* dialog = offered(*next);
        QVERIFY(dialog);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Discard …")), Qt::LeftButton);
        QMessageBox* confirm = nullptr;
        QTRY_VERIFY((confirm = dialog->findChild<QMessageBox*>()));
        QTest::mouseClick(buttonOf(confirm, QStringLiteral("Discard")), Qt::LeftButton);
        QTRY_COMPARE(copies(), 0);
        next->actions().offerRecovery(true);
        QTRY_VERIFY(!next->findChild<RecoveryDialog*>());
        QCOMPARE(priceInFile(), 0.20);
        close(next);
    }

    void aDocumentWithoutAFileIsKeptToo() {
        close(m_window);
        {
            db::FileStore earlier(recovery());
            QVERIFY(!earlier.keep({"x", {}, {}, "2026-11-30T10:00:00Z", {}, {}}, projectWith(0.66)));
        }
        m_window = makeWindow(std::make_shared<db::Disk>());
        RecoveryDialog* dialog = offered(*m_window);
        QVERIFY(dialog);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Open saved"))->isEnabled());
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Recover")), Qt::LeftButton);
        QTRY_COMPARE(priceOf(m_window->session().project()), 0.66);
        QVERIFY(m_window->document().path().isEmpty());
        QVERIFY(m_window->isWindowModified());
        press(*m_window);
        chooseFile(m_folder->filePath(QStringLiteral("late.racktally")));
        QTRY_VERIFY(!m_window->isWindowModified());
        QCOMPARE(priceOf(db::readDocumentFile(m_folder->filePath(QStringLiteral("late.racktally")))->document.project), 0.66);
    }

    /// The sentence: a kill while the window saves, at any moment.
    void killsOfTheWindowWhileItSaves() {
        close(m_window);
        const int count = test::trials("RACKTALLY_WINDOW_KILLS", 6);
        std::mt19937_64 random(3);
        int touching = 0, inFile = 0, offered = 0;
        for (int trial = 0; trial < count; ++trial) {
            QProcess victim;
            victim.start(QStringLiteral(RACKTALLY_WINDOW_VICTIM), {m_file, QStringLiteral("save")});
            QVERIFY(waitFor(victim, "saved 1"));
            QTest::qSleep(static_cast<int>(random() % 150));
            victim.kill();
            QVERIFY(victim.waitForFinished(20000));
            m_output += victim.readAllStandardOutput();
            const int saved = lastOf("saved"), touched = lastOf("touching");
            touching += touched > saved ? 1 : 0;
            const auto read = db::readDocumentFile(m_file);
            QVERIFY2(read, "the saved file is gone");
            const double value = priceOf(read->document.project);
            QVERIFY2(value >= saved / 1000.0, qPrintable(QStringLiteral("trial %1: saved %2, found %3").arg(trial).arg(saved).arg(value)));
            db::FileStore store(recovery());
            double best = value;
            for (const RecoveryCopy& copy : store.abandoned()) {
                best = std::max(best, priceOf(store.recover(copy.id)->project));
                store.drop(copy.id);
            }
            QVERIFY2(best >= touched / 1000.0, qPrintable(QStringLiteral("trial %1: typed %2 is neither in the file (%3) nor offered (%4)").arg(trial).arg(touched).arg(value).arg(best)));
            ++(value >= touched / 1000.0 ? inFile : offered);
        }
        qInfo("kills of the window while it saves: %d, %d with the file being replaced; the last typed was in the file %d times and offered %d times, lost 0", count, touching, inFile, offered);
    }

    void recentFilesAndDroppedOnes() {
        const QString other = m_folder->filePath(QStringLiteral("b & c.racktally"));
        QVERIFY(db::writeDocumentFile(other, withRevision({}, projectWith(0.44), {"t", "B", {}})));
        QMenu menu;
        m_window->actions().fillRecentMenu(&menu);
        QVERIFY(menu.actions().first()->text().contains(QStringLiteral("desk.racktally")));
        drop(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("picture.png"))));
        QCOMPARE(m_window->document().path(), m_file);
        drop(QUrl(QStringLiteral("https://example.org/a.racktally")));
        QCOMPARE(m_window->document().path(), m_file);
        drop(QUrl::fromLocalFile(other));
        QCOMPARE(m_window->document().path(), other);
        QCOMPARE(priceOf(m_window->session().project()), 0.44);
        m_window->actions().fillRecentMenu(&menu);
        QVERIFY2(menu.actions()[0]->text().contains(QStringLiteral("b && c.racktally")), qPrintable(menu.actions()[0]->text()));
        QVERIFY(menu.actions()[1]->text().contains(QStringLiteral("desk.racktally")));
        menu.actions()[1]->trigger();
        QCOMPARE(m_window->document().path(), m_file);
        // With unsaved changes a dropped file asks first.
        edit(0.21);
        drop(QUrl::fromLocalFile(other));
        answer(QStringLiteral("Cancel"));
        QCOMPARE(m_window->document().path(), m_file);
        // A file that is gone says so and leaves the list.
        m_window->session().markSaved();
        QVERIFY(QFile::remove(other));
        m_window->actions().fillRecentMenu(&menu);
        QVERIFY(menu.actions()[1]->text().contains(QStringLiteral("not there")));
        menu.actions()[1]->trigger();
        QVERIFY(m_message.contains(QStringLiteral("does not exist")));
        QCOMPARE(settings::recentFiles.get().size(), 1);
        for (int i = 0; i < 15; ++i) {
            const QString one = m_folder->filePath(QStringLiteral("%1.racktally").arg(i));
            QVERIFY(QFile::copy(m_file, one));
            QVERIFY(m_window->actions().openFile(one));
        }
        QCOMPARE(settings::recentFiles.get().size(), 10);
        menu.clear();
        m_window->actions().fillRecentMenu(&menu);
        menu.actions().last()->trigger();
        QVERIFY(settings::recentFiles.get().isEmpty());
    }

    void brokenSettingsAreSurvived() {
        settings::language.set(QStringLiteral("de"));
        const QString file = QSettings().fileName();
        QSettings().sync();
        for (const QByteArray& content : {QByteArray("\x01\x02\xff nonsense\n[[[\n=\n"), QByteArray("no equals sign at all"), QByteArray(5000, '\xfe')}) {
            write(file, content);
            const QString aside = putBrokenSettingsAside();
            QVERIFY(!aside.isEmpty());
            QCOMPARE(contentOf(aside), content);
            QVERIFY(settings::language.get().isEmpty());
            QFile::remove(aside);
        }
        QVERIFY(putBrokenSettingsAside().isEmpty());
        // Readable, and full of values of the wrong kind.
        write(file, "[General]\nappearance=99\nexplanationWidth=wide\ngeometry=@ByteArray(xx\nrecentFiles=7\ncourseSplitter=12\nlanguage=@Point(1 2)\n");
        QSettings().sync();
        QCOMPARE(settings::appearance.get(), 0);
        QCOMPARE(settings::explanationWidth.get(), 348);
        auto window = makeWindow(std::make_shared<db::Disk>());
        window->show();
        QVERIFY(window->width() >= 1024);
        close(window);
    }

private:
    static Project projectWith(double value) {
        Project project = readProject(test::contentOf(RACKTALLY_SOURCE_DIR "/resources/samples/service-desk.json"))->project;
        project.assumptions.electricityPricePerKwh = value;
        return project;
    }
    static double priceOf(const Project& project) { return project.assumptions.electricityPricePerKwh; }
    [[nodiscard]] double priceInFile() const {
        const auto read = db::readDocumentFile(m_file);
        return read ? priceOf(read->document.project) : -1;
    }
    [[nodiscard]] QString recovery() const { return m_folder->filePath(QStringLiteral("recovery")); }
    [[nodiscard]] int copies() const { return static_cast<int>(QDir(recovery()).entryList({QStringLiteral("*.racktally")}, QDir::Files).size()); }

    std::unique_ptr<MainWindow> makeWindow(std::shared_ptr<db::Disk> disk) {
        auto window = std::make_unique<MainWindow>(std::make_shared<db::FileStore>(recovery(), std::move(disk)));
        window->actions().showMessage = [this](const QString& text) { m_message = text; };
        return window;
    }
    static void close(std::unique_ptr<MainWindow>& window) {
        if (window) window->session().markSaved();
        window.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// S with Control, as typed in the active window.
    static void press(MainWindow& window, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_S, modifiers);
    }
    void edit(double value) const { QVERIFY(!m_window->session().setValue(price, value)); }
    void save() const {
        m_window->actions().save();
        QTRY_VERIFY(!m_window->document().isSaving());
    }
    [[nodiscard]] QString statusText() const { return m_window->actions().stateText(); }

    [[nodiscard]] QMessageBox* box() const {
        for (QMessageBox* one : m_window->findChildren<QMessageBox*>())
            if (one->isVisible()) return one;
        return nullptr;
    }
    static QPushButton* buttonOf(QWidget* dialog, const QString& text) {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == text) return button;
        qWarning("there is no button %s", qPrintable(text));
        return nullptr;
    }
    void answer(const QString& text) const {
        QTRY_VERIFY(box());
        QPointer<QMessageBox> asked(box());
        QPushButton* button = buttonOf(asked, text);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!asked || !asked->isVisible());
        QCoreApplication::processEvents();
    }
    void chooseFile(const QString& path) const {
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = m_window->findChild<QFileDialog*>()));
        // The dialog proposes a name once more when it has read the folder.
        QTest::qWait(500);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(name);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    }
    void drop(const QUrl& url) const {
        QMimeData data;
        data.setUrls({url});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted()) return;
        QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
        QCoreApplication::processEvents();
    }

    /// Reads what the victim says until it says this.
    bool waitFor(QProcess& victim, const QByteArray& line) {
        m_output.clear();
        while (!m_output.contains(line + '\n')) {
            if (!victim.waitForReadyRead(30000)) return false;
            m_output += victim.readAllStandardOutput();
        }
        return true;
    }
    [[nodiscard]] int lastOf(const QByteArray& word) const {
        int last = 0;
        for (const QByteArray& line : m_output.split('\n'))
            if (line.startsWith(word + ' ')) last = line.mid(word.size() + 1).toInt();
        return last;
    }
    /// A window in a process of its own that is killed when it has said this.
    void killedWindow(const QString& mode, const QByteArray& line) {
        close(m_window);
        QProcess victim;
        victim.start(QStringLiteral(RACKTALLY_WINDOW_VICTIM), {m_file, mode});
        QVERIFY(waitFor(victim, line));
        victim.kill();
        QVERIFY(victim.waitForFinished(20000));
    }

    /// What a window asks at its start.
    static RecoveryDialog* offered(MainWindow& window) {
        window.show();
        window.actions().offerRecovery();
        return window.findChild<RecoveryDialog*>();
    }

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& content) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::shared_ptr<WaitingDisk> m_disk;
    std::unique_ptr<MainWindow> m_window;
    QString m_message;
    QByteArray m_output;
};

QTEST_MAIN(DocumentWindowTest)
#include "document_window_test.moc"
