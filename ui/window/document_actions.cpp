#include "ui/window/document_actions.h"

#include "ui/session/settings.h"
#include "ui/text/messages.h"
#include "ui/window/question.h"
#include "ui/window/recovery_dialog.h"
#include "ui/window/revisions_dialog.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>

namespace racktally::ui {

namespace {

constexpr qsizetype recentFiles = 10;

QString filters() {
    return words("RackTally documents (*.racktally *.json)");
}

QString savingFilters() { return words("RackTally documents (*.racktally)") + QStringLiteral(";;") + words("Projects as JSON, without revisions (*.json)"); }

QString nameOf(const QString& path) { return QFileInfo(path).fileName(); }

bool isJson(const QString& path) { return QFileInfo(path).suffix().toLower() == QLatin1String("json"); }

QString text(const Errors& errors) { return errorsText(errors, NumberFormat(language())); }

bool isDamage(const Errors& errors) {
    const Reason reason = errors.front().reason;
    return reason == Reason::fileDamaged || reason == Reason::fileCut || reason == Reason::fileEmpty || reason == Reason::notADocument || reason == Reason::foreignApplication || reason == Reason::foreignDatabase;
}

/// A title as a file name.
QString fileNameFor(const Project& project) {
    QString name = project.title.empty() ? words("Project") : fromCore(project.title);
    for (QChar& sign : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(sign) || !sign.isPrint()) sign = QLatin1Char('-');
    return name.left(80).trimmed();
}

} // namespace

bool isDocumentName(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("racktally") || ending == QLatin1String("json");
}

QString localTime(const std::string& utc) {
    const QDateTime time = QDateTime::fromString(fromCore(utc), Qt::ISODate).toLocalTime();
    return time.isValid() ? NumberFormat(language()).locale().toString(time, QLocale::ShortFormat) : fromCore(utc);
}

DocumentActions::DocumentActions(Session& session, OpenDocument& document, QWidget& window) : QObject(&window), m_session(session), m_document(document), m_window(window) {
    showMessage = [this](const QString& what) { tell(&m_window, what); };
}

QString DocumentActions::title() const {
    if (!m_document.path().isEmpty()) return nameOf(m_document.path());
    const QString title = fromCore(m_session.project().title);
    return title.isEmpty() ? words("New project") : title;
}

void DocumentActions::newDocument() {
    leave([this] {
        Project empty;
        empty.currency = "EUR";
        const QDate start = QDate::currentDate().addMonths(1);
        empty.start = {start.year(), start.month()};
        m_document.startNew(std::move(empty));
        emit opened(true);
    });
}

void DocumentActions::open() {
    auto* dialog = new QFileDialog(&m_window, words("Open project"), m_document.path().isEmpty() ? settings::documentFolder.get() : QFileInfo(m_document.path()).path(), filters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentActions::openFileInstead);
    dialog->open();
}

void DocumentActions::openFileInstead(const QString& path) {
    leave([this, path] { openFile(path); });
}

bool DocumentActions::openFile(const QString& path) {
    if (const Errors errors = m_document.open(path); !errors.empty()) {
        openFailed(path, errors);
        return false;
    }
    remember(path);
    emit opened(false);
    if (m_document.migratedFrom()) emit message(words("Made by an older version: it was brought up to date here. The file stays as it is until you save."));
    return true;
}

void DocumentActions::openFailed(const QString& path, const Errors& errors) {
    if (errors.front().reason == Reason::fileMissing) forget(path);
    if (isDamage(errors)) offerRescue(path, errors);
    else showMessage(text(errors));
}

void DocumentActions::offerRescue(const QString& path, const Errors& errors) {
    const auto rescued = m_document.store().rescue(toCore(path));
    if (!rescued) return showMessage(text(errors));
    const QString when = localTime(rescued->time), source = fromCore(rescued->source);
    const QString offer = rescued->source != toCore(nameOf(path)) ? words("The backup %1 of %2 is whole.").arg(source, when)
                        : rescued->revision == 0               ? words("The newest state in it is whole all the same.")
                                                               : words("Its revision %1 of %2 is whole.").arg(rescued->revision).arg(when);
    ask(&m_window, text(errors), offer + QLatin1Char(' ') + words("It opens as a new document; the damaged file stays as it is."),
        {{words("Open the whole state"), [this, project = rescued->project] { leave([this, project] {
              m_document.startNew(project, true);
              emit opened(false);
          }); }},
         {words("Cancel"), {}}});
}

bool DocumentActions::needsName() const { return m_document.path().isEmpty() || m_document.bar() != WriteBar::none; }

void DocumentActions::save() {
    if (needsName()) saveAs();
    else saveTo(m_document.path());
}

void DocumentActions::saveAs(const QString& comment, std::function<void()> then) {
    const QString path = m_document.path();
    // A comment needs a form that keeps it.
    const QFileInfo file(path);
    const QString proposed = !comment.isEmpty() && isJson(path) ? file.dir().filePath(file.completeBaseName() + QStringLiteral(".racktally")) : path.isEmpty() ? QDir(settings::documentFolder.get()).filePath(fileNameFor(m_session.project()) + QStringLiteral(".racktally")) : path;
    auto* dialog = new QFileDialog(&m_window, words("Save project"), proposed, savingFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("racktally"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String(".json")) ? QStringLiteral("json") : QStringLiteral("racktally"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, comment, then = std::move(then)](const QString& chosen) {
        if (isDocumentName(chosen)) return saveTo(chosen, comment, false, then);
        // The dialog has asked about the name as it was typed.
        const QString target = chosen + QStringLiteral(".racktally");
        const auto write = [this, target, comment, then] { saveTo(target, comment, false, then); };
        if (!QFileInfo::exists(target)) return write();
        ask(&m_window, words("%1 exists already. Replace it?").arg(nameOf(target)), words("What is there stays as a backup."), {{words("Replace"), write, true}, {words("Cancel"), {}}});
    });
    dialog->open();
}

void DocumentActions::saveVersion() {
    auto* dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(words("Save with a comment"));
    dialog->setLabelText(words("What is this state? The list of revisions shows it."));
    dialog->setTextValue({});
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& comment) {
        if (needsName() || (!comment.trimmed().isEmpty() && isJson(m_document.path()))) saveAs(comment.trimmed());
        else saveTo(m_document.path(), comment.trimmed());
    });
    dialog->open();
}

void DocumentActions::saveTo(const QString& path, const QString& comment, bool overwrite, std::function<void()> then) {
    m_document.save(path, comment, overwrite, [this, path, comment, then = std::move(then)](const Errors& errors) {
        if (!errors.empty()) return saveFailed(path, comment, errors, then);
        remember(path);
        emit message(words("Saved: %1").arg(nameOf(path)));
        if (then) then();
    });
}

void DocumentActions::saveFailed(const QString& path, const QString& comment, const Errors& errors, const std::function<void()>& then) {
    const Answer elsewhere{words("Save as …"), [this, comment, then] { saveAs(comment, then); }};
    const Answer cancel{words("Cancel"), {}};
    if (errors.front().reason != Reason::fileChanged) return ask(&m_window, text(errors), words("Your changes are kept in this window."), {elsewhere, cancel});
    ask(&m_window, text(errors), words("Save your state under another name, or put it in place of theirs; theirs stays as a backup."),
        {elsewhere, {words("Overwrite"), [this, path, comment, then] { saveTo(path, comment, true, then); }, true}, cancel});
}

void DocumentActions::leave(std::function<void()> then) {
    m_document.whenIdle([this, then = std::move(then)] {
        if (!m_session.isModified()) return then();
        // What is typed while it is saved is asked for again.
        const auto saveFirst = [this, again = std::function([this, then] { leave(then); })] {
            if (needsName()) saveAs({}, again);
            else saveTo(m_document.path(), {}, false, again);
        };
        // The changes go only when something takes their place: what is opened instead may turn out to be broken.
        ask(&m_window, words("Save the changes of “%1”?").arg(title()), m_document.path().isEmpty() ? words("It was never saved.") : QString(),
            {{words("Save"), saveFirst}, {words("Do not save"), then, true}, {words("Cancel"), {}}});
    });
}

void DocumentActions::showRevisions() {
    auto* dialog = new RevisionsDialog(m_session, m_document.saved(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RevisionsDialog::inputChosen, this, &DocumentActions::inputChosen);
    dialog->open();
}

void DocumentActions::offerRecovery(bool declined) {
    std::vector<RecoveryCopy> copies = m_document.store().abandoned();
    if (!declined) std::erase_if(copies, [](const RecoveryCopy& copy) { return copy.declined; });
    if (copies.empty()) {
        if (declined) emit message(words("There is no unsaved work of earlier windows."));
        return;
    }
    auto* dialog = new RecoveryDialog(std::move(copies), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::recoverWanted, this, [this](const std::string& id) {
        leave([this, id] {
            if (const Errors errors = m_document.recover(id); !errors.empty()) return showMessage(text(errors));
            emit opened(false);
            emit message(words("Recovered. Save it to keep it."));
        });
    });
    connect(dialog, &RecoveryDialog::savedWanted, this, [this](const std::string& id, const QString& path) {
        leave([this, id, path] {
            if (openFile(path)) m_document.store().decline(id);
        });
    });
    connect(dialog, &RecoveryDialog::discarded, this, [this](const std::string& id) { m_document.store().drop(id); });
    dialog->open();
}

void DocumentActions::remember(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = settings::recentFiles.get();
    files.removeAll(whole);
    files.prepend(whole);
    settings::recentFiles.set(files.mid(0, recentFiles));
    settings::documentFolder.set(QFileInfo(whole).path());
}

void DocumentActions::forget(const QString& path) {
    QStringList files = settings::recentFiles.get();
    if (files.removeAll(QFileInfo(path).absoluteFilePath()) > 0) settings::recentFiles.set(files);
}

void DocumentActions::fillRecentMenu(QMenu* menu) {
    menu->clear();
    const QStringList files = settings::recentFiles.get();
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QFileInfo file(files[i]);
        const QString key = i < 9 ? QStringLiteral("&%1 ").arg(i + 1) : QString();
        QString shown = QStringLiteral("%1 – %2").arg(file.fileName(), QDir::toNativeSeparators(file.path())).replace(QLatin1Char('&'), QLatin1String("&&"));
        if (!file.exists()) shown = words("%1 (not there)").arg(shown);
        QAction* action = menu->addAction(key + shown, this, [this, path = files[i]] { openFileInstead(path); });
        action->setToolTip(files[i]);
    }
    if (files.isEmpty()) menu->addAction(words("Nothing opened yet"))->setEnabled(false);
    menu->addSeparator();
    menu->addAction(words("Clear this list"), this, [] { settings::recentFiles.set({}); })->setEnabled(!files.isEmpty());
}

std::optional<Notice> DocumentActions::notice() {
    const QString name = nameOf(m_document.path());
    switch (m_document.bar()) {
    case WriteBar::none: break;
    case WriteBar::newerVersion: return Notice{words("%1 was made by a newer version of RackTally. It is open to read; it is never written from here.").arg(name), words("Save as …"), [this] { saveAs(); }};
    case WriteBar::lockedByAnother: {
        const QString who = m_document.holder() ? fromCore(holderName(*m_document.holder())) : QString();
        return Notice{words("%1 is open elsewhere (%2). Here it is open to read.").arg(name, who), words("Try again"), [this] { openFileInstead(m_document.path()); }};
    }
    case WriteBar::folderNotWritable: return Notice{words("The folder of %1 cannot be written. Changes need another place.").arg(name), words("Save as …"), [this] { saveAs(); }};
    }
    return std::nullopt;
}

QString DocumentActions::stateText() const {
    const QLocale locale = NumberFormat(language()).locale();
    const auto hour = [&](const QDateTime& time) { return locale.toString(time.time(), QStringLiteral("HH:mm")); };
    if (m_document.isSaving()) return words("Saving …");
    if (!m_document.keepErrors().empty()) return words("Changes are not kept: %1").arg(text(m_document.keepErrors()));
    QStringList parts;
    if (m_document.savedAt().isValid()) parts << words("Saved %1").arg(hour(m_document.savedAt()));
    if (m_session.isModified() && m_document.keptAt().isValid()) parts << words("changes kept %1").arg(hour(m_document.keptAt()));
    return parts.join(QStringLiteral(" · "));
}

} // namespace racktally::ui
