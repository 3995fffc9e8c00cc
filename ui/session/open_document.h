// The document behind the session: where it lies, what was saved of it, who else has it. It saves, and keeps what was typed
// in a recovery copy, on another thread; the window never waits for the disk.
#pragma once

#include "core/document/document_store.h"
#include "ui/session/session.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>

namespace racktally::ui {

class OpenDocument : public QObject {
    Q_OBJECT

public:
    OpenDocument(Session& session, std::shared_ptr<DocumentStore> store, QObject* parent = nullptr);
    /// Waits for the disk.
    ~OpenDocument() override;

    /// Opens a file in place of what is open. Errors leave everything as it was; nothing means it is open.
    [[nodiscard]] Errors open(const QString& path);
    /// A project that is in no file yet. `unsaved`: it is worth a question before it goes.
    void startNew(Project project, bool unsaved = false);
    /// Goes on with what an earlier window typed and did not save. Errors leave everything as it was.
    [[nodiscard]] Errors recover(const std::string& id);
    /// The changes are not wanted: their recovery copy goes.
    void discardChanges();

    using Done = std::function<void(const Errors& errors)>;
    /// Saves the project as it is now; `done` is called in this thread, without errors if it worked. Elsewhere than where it
    /// lies now, whatever is there is replaced, and so is a change of somebody else if `overwrite` says so.
    void save(const QString& path, const QString& comment, bool overwrite, Done done);
    /// Calls when no save is running: at once, or when the last one ended.
    void whenIdle(std::function<void()> then);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Why it may not be written where it lies.
    [[nodiscard]] WriteBar bar() const { return m_bar; }
    [[nodiscard]] const std::optional<LockHolder>& holder() const { return m_holder; }
    [[nodiscard]] std::optional<int> migratedFrom() const { return m_migratedFrom; }
    [[nodiscard]] const Document& saved() const { return *m_document; }
    [[nodiscard]] bool isSaving() const { return m_saving; }
    /// When it was saved, and when what was typed since was kept, by this window.
    [[nodiscard]] const QDateTime& savedAt() const { return m_savedAt; }
    [[nodiscard]] const QDateTime& keptAt() const { return m_keptAt; }
    /// Why what was typed could not be kept the last time; empty where it could.
    [[nodiscard]] const Errors& keepErrors() const { return m_keepErrors; }
    [[nodiscard]] DocumentStore& store() { return *m_store; }

    /// Milliseconds from a change to its recovery copy.
    static constexpr int keepDelay = 500;

signals:
    /// Path, bar, saving or the times are others.
    void stateChanged();

private:
    struct Outcome;
    void take(Document document, const QString& path);
    void scheduleKeep();
    void keep();
    void dropCopy();
    [[nodiscard]] RecoveryCopy recoveryCopy() const;
    void finishSave(const Outcome& outcome, const Done& done);

    Session& m_session;
    std::shared_ptr<DocumentStore> m_store;
    std::shared_ptr<const Document> m_document;       // as it is in the file
    QString m_path;
    Stamp m_stamp;
    WriteBar m_bar = WriteBar::none;
    std::optional<LockHolder> m_holder;
    std::shared_ptr<DocumentLock> m_lock;
    std::optional<int> m_migratedFrom;
    std::string m_recovery;                           // id of the recovery copy
    bool m_saving = false;
    bool m_mayHaveCopy = false;                       // one was asked for since the last was dropped
    QDateTime m_savedAt, m_keptAt;
    Errors m_keepErrors;
    std::vector<std::function<void()>> m_whenIdle;
    QTimer m_keepTimer;
    QThreadPool m_disk;                               // one thread: what is asked first is done first
};

/// Who is named as the author of revisions: as set, or the system's user.
QString authorName();

} // namespace racktally::ui
