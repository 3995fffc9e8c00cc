// What the File menu does: asks for names, answers what went wrong with choices, and leaves the work to OpenDocument.
#pragma once

#include "ui/session/open_document.h"

#include <QObject>
#include <QString>
#include <functional>

class QMenu;
class QWidget;

namespace racktally::ui {

/// What is to be said above the pages as long as it is true, with what can be done about it.
struct Notice {
    QString text;
    QString action;                    // empty: nothing to do
    std::function<void()> act;
};

class DocumentActions : public QObject {
    Q_OBJECT

public:
    DocumentActions(Session& session, OpenDocument& document, QWidget& window);

    void newDocument();
    void open();
    /// Opens a file in place of what is open; on failure says why, offers what can be done, and leaves everything as it was.
    bool openFile(const QString& path);
    /// As openFile(), after the changes of what is open were saved or given up.
    void openFileInstead(const QString& path);
    void save();
    void saveAs(const QString& comment = {}, std::function<void()> then = {});
    /// Saves with a comment that names the state.
    void saveVersion();
    void saveTo(const QString& path, const QString& comment = {}, bool overwrite = false, std::function<void()> then = {});
    void showRevisions();
    /// Calls `then` when nothing unsaved is in the way or it is not wanted: at once, or after a question. What `then` does
    /// takes the place of the changes; until then they are kept.
    void leave(std::function<void()> then);

    /// Asks what to do with what earlier windows did not save; `declined`: also what was answered before.
    void offerRecovery(bool declined = false);
    void fillRecentMenu(QMenu* menu);
    [[nodiscard]] std::optional<Notice> notice();
    /// "Saved 14:32 · changes kept 14:35"
    [[nodiscard]] QString stateText() const;
    /// The name by which people know the document.
    [[nodiscard]] QString title() const;

    /// What a failure says; tests replace it to read the message.
    std::function<void(const QString& text)> showMessage;

signals:
    void message(const QString& text);
    /// Another document is open; `isNew`: an empty one.
    void opened(bool isNew);
    /// An input was chosen in a list of changes.
    void inputChosen(const std::string& address);

private:
    /// Whether saving needs another name.
    [[nodiscard]] bool needsName() const;
    void openFailed(const QString& path, const Errors& errors);
    void offerRescue(const QString& path, const Errors& errors);
    void saveFailed(const QString& path, const QString& comment, const Errors& errors, const std::function<void()>& then);
    void remember(const QString& path);
    void forget(const QString& path);

    Session& m_session;
    OpenDocument& m_document;
    QWidget& m_window;
};

/// Whether a file of this name is offered to be opened.
bool isDocumentName(const QString& path);
/// "30.11.2026 14:32" of a UTC time in ISO form, in the local zone; empty for an empty one.
QString localTime(const std::string& utc);

} // namespace racktally::ui
