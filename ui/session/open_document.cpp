#include "ui/session/open_document.h"

#include "ui/session/settings.h"
#include "ui/text/user_name.h"
#include "ui/text/words.h"

#include <QFileInfo>
#include <utility>

namespace racktally::ui {

namespace {

std::string now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); }

} // namespace

struct OpenDocument::Outcome {
    QString path;
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Document> document;
    std::optional<SavedDocument> saved;
    Errors errors;
};

QString authorName() {
    const QString set = settings::author.get();
    return set.isEmpty() ? systemUserName() : set;
}

OpenDocument::OpenDocument(Session& session, std::shared_ptr<DocumentStore> store, QObject* parent)
    : QObject(parent), m_session(session), m_store(std::move(store)), m_document(std::make_shared<const Document>()), m_recovery(m_store->newRecovery()) {
    m_disk.setMaxThreadCount(1);
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(keepDelay);
    connect(&m_keepTimer, &QTimer::timeout, this, &OpenDocument::keep);
    connect(&session, &Session::changed, this, &OpenDocument::scheduleKeep);
    connect(&session, &Session::modifiedChanged, this, &OpenDocument::stateChanged);
}

OpenDocument::~OpenDocument() { m_disk.waitForDone(); }

void OpenDocument::take(Document document, const QString& path) {
    dropCopy();
    m_document = std::make_shared<const Document>(std::move(document));
    m_path = path;
    m_stamp.clear();
    m_bar = WriteBar::none;
    m_holder.reset();
    m_lock.reset();
    m_migratedFrom.reset();
    m_savedAt = {};
    m_keptAt = {};
    m_keepErrors.clear();
    m_recovery = m_store->newRecovery();
}

Errors OpenDocument::open(const QString& path) {
    // Opened again, as after somebody else changed it, the lock is in the way of itself.
    const bool again = m_lock && QFileInfo(path) == QFileInfo(m_path);
    const auto held = again ? std::exchange(m_lock, nullptr) : nullptr;
    auto opened = m_store->open(toCore(path));
    if (!opened) {
        if (again) m_lock = held;
        return opened.errors();
    }
    const std::shared_ptr<DocumentLock> lock = opened->lock ? opened->lock : held;
    const WriteBar bar = opened->bar == WriteBar::lockedByAnother && held ? WriteBar::none : opened->bar;
    take(std::move(opened->document), path);
    m_stamp = opened->stamp;
    m_bar = bar;
    if (bar == WriteBar::lockedByAnother) m_holder = opened->holder;
    m_lock = lock;
    m_migratedFrom = opened->migratedFrom;
    m_session.load(m_document->project);
    emit stateChanged();
    return {};
}

void OpenDocument::startNew(Project project, bool unsaved) {
    take({}, {});
    if (unsaved) m_session.loadUnsaved(std::move(project), nullptr);
    else m_session.load(std::move(project));
    emit stateChanged();
}

Errors OpenDocument::recover(const std::string& id) {
    auto recovered = m_store->recover(id);
    if (!recovered) return recovered.errors();
    const QString path = fromCore(recovered->copy.path);
    // The file's history goes with the recovered state; where the file cannot be read any more, the state stands alone.
    auto opened = path.isEmpty() ? Result<OpenedDocument>(Error{Reason::fileMissing, {}}) : m_store->open(recovered->copy.path);
    if (opened) {
        take(std::move(opened->document), path);
        // If the file changed since, saving will say so.
        m_stamp = recovered->copy.base;
        m_bar = opened->bar;
        m_holder = opened->holder;
        m_lock = opened->lock;
        m_session.loadUnsaved(std::move(recovered->project), std::make_shared<const Project>(m_document->project));
    } else {
        take({}, {});
        m_session.loadUnsaved(std::move(recovered->project), nullptr);
    }
    m_recovery = id;
    m_mayHaveCopy = true;
    emit stateChanged();
    return {};
}

void OpenDocument::discardChanges() {
    dropCopy();
    m_session.markSaved();
}

void OpenDocument::dropCopy() {
    m_keepTimer.stop();
    m_mayHaveCopy = false;
    m_keptAt = {};
    m_disk.start([store = m_store, id = m_recovery] { store->drop(id); });
}

RecoveryCopy OpenDocument::recoveryCopy() const { return {m_recovery, toCore(m_path), m_session.project().title, now(), {}, m_stamp}; }

void OpenDocument::scheduleKeep() {
    if (!m_session.isModified()) {
        // Undone to what is saved: there is nothing to recover. What is still being written goes when it is there.
        if (m_keepTimer.isActive() || m_mayHaveCopy) dropCopy();
        return;
    }
    // Not started anew by every change, so that somebody who types without a pause is kept too.
    if (!m_keepTimer.isActive()) m_keepTimer.start();
}

void OpenDocument::keep() {
    m_mayHaveCopy = true;
    m_disk.start([this, store = m_store, copy = recoveryCopy(), project = m_session.snapshot()] {
        const auto error = store->keep(copy, *project);
        QMetaObject::invokeMethod(this, [this, error, id = copy.id] {
            if (id != m_recovery || !m_session.isModified()) return; // overtaken by a save or an undo
            m_keepErrors = error ? Errors{*error} : Errors();
            if (!error) m_keptAt = QDateTime::currentDateTime();
            emit stateChanged();
        }, Qt::QueuedConnection);
    });
}

void OpenDocument::save(const QString& path, const QString& comment, bool overwrite, Done done) {
    if (m_saving) return whenIdle([this, path, comment, overwrite, done = std::move(done)] { save(path, comment, overwrite, done); });
    m_saving = true;
    emit stateChanged();
    const bool sameFile = !m_path.isEmpty() && m_bar == WriteBar::none && QFileInfo(path) == QFileInfo(m_path);
    const std::optional<Stamp> expected = sameFile && !overwrite ? std::optional(m_stamp) : std::nullopt;
    const Signature signature{now(), toCore(authorName()), toCore(comment)};
    m_keepTimer.stop();
    m_mayHaveCopy = true;
    m_disk.start([this, store = m_store, path, expected, signature, done = std::move(done), before = m_document, project = m_session.snapshot(), copy = recoveryCopy(), lock = sameFile ? m_lock : nullptr,
                  modified = m_session.isModified()] {
        // What was typed is safe before the file is touched.
        if (modified) static_cast<void>(store->keep(copy, *project));
        const auto document = std::make_shared<const Document>(withRevision(*before, *project, signature));
        auto saved = store->save(toCore(path), *document, expected, lock);
        if (saved) store->drop(copy.id);
        const Outcome outcome{path, project, document, saved ? std::optional(*saved) : std::nullopt, saved ? Errors() : saved.errors()};
        QMetaObject::invokeMethod(this, [this, outcome, done] { finishSave(outcome, done); }, Qt::QueuedConnection);
    });
}

void OpenDocument::finishSave(const Outcome& outcome, const Done& done) {
    m_saving = false;
    if (outcome.saved) {
        m_document = outcome.document;
        m_path = outcome.path;
        m_stamp = outcome.saved->stamp;
        m_lock = outcome.saved->lock;
        m_bar = WriteBar::none;
        m_holder.reset();
        m_migratedFrom.reset();
        m_savedAt = QDateTime::currentDateTime();
        m_mayHaveCopy = false;
        m_keptAt = {};
        m_session.markSaved(outcome.project);
    }
    // What was typed while it was saved is not in the file.
    if (m_session.isModified()) m_keepTimer.start();
    emit stateChanged();
    done(outcome.errors);
    const auto waiting = std::exchange(m_whenIdle, {});
    for (const auto& then : waiting) whenIdle(then);
}

void OpenDocument::whenIdle(std::function<void()> then) {
    if (m_saving) m_whenIdle.push_back(std::move(then));
    else then();
}

} // namespace racktally::ui
