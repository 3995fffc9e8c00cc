// Long work on another thread of which only the newest answer counts: an answer that was overtaken is dropped.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrent>
#include <functional>

namespace racktally::ui {

template <class T>
class Latest {
public:
    explicit Latest(QObject* owner) : m_owner(owner) {}
    /// Waits for what still runs, which may look at things that are about to go.
    ~Latest() {
        if (m_watcher) m_watcher->waitForFinished();
    }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    /// Starts the work; while other work runs, only the last one asked for follows it. `done` is called in the owner's thread.
    void run(std::function<T()> work, std::function<void(const T&)> done) {
        m_done = std::move(done);
        if (m_watcher) {
            m_next = std::move(work);
            return;
        }
        start(std::move(work));
    }
    [[nodiscard]] bool isBusy() const { return m_watcher != nullptr; }

private:
    void start(std::function<T()> work) {
        m_watcher = new QFutureWatcher<T>(m_owner);
        QObject::connect(m_watcher, &QFutureWatcherBase::finished, m_owner, [this] { finish(); });
        m_watcher->setFuture(QtConcurrent::run(std::move(work)));
    }
    void finish() {
        const T result = m_watcher->result();
        m_watcher->deleteLater();
        m_watcher = nullptr;
        if (m_next) {
            auto next = std::move(m_next);
            m_next = nullptr;
            start(std::move(next));
            return; // overtaken
        }
        m_done(result);
    }

    QObject* m_owner;
    QFutureWatcher<T>* m_watcher = nullptr;
    std::function<T()> m_next;
    std::function<void(const T&)> m_done;
};

} // namespace racktally::ui
