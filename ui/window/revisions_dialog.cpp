#include "ui/window/revisions_dialog.h"

#include "ui/forms/item_list.h"
#include "ui/text/changes_text.h"
#include "ui/text/messages.h"
#include "ui/window/document_actions.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

enum Column { number, time, author, comment, changed };
constexpr int addressRole = Qt::UserRole;

} // namespace

RevisionsDialog::RevisionsDialog(Session& session, const Document& document, QWidget* parent) : QDialog(parent), m_session(session), m_document(document) {
    setWindowTitle(words("Revisions"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    m_list = makeItemList(splitter, words("Revisions"), {words("Revision"), words("Time"), words("Author"), words("Comment"), words("What changed")});
    m_list->setObjectName(QStringLiteral("revisionList"));
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* below = new QWidget(splitter);
    auto* lower = new QVBoxLayout(below);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(8);
    m_heading = new QLabel(below);
    m_heading->setObjectName(QStringLiteral("section"));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_changes = makeItemList(below, words("What differs"), {words("What differs"), words("before"), words("after")});
    m_changes->setObjectName(QStringLiteral("changeList"));
    m_changes->header()->setStretchLastSection(false);
    m_changes->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int side : {1, 2}) {
        m_changes->header()->setSectionResizeMode(side, QHeaderView::ResizeToContents);
        m_changes->headerItem()->setTextAlignment(side, Qt::AlignRight | Qt::AlignVCenter);
    }
    lower->addWidget(m_heading);
    lower->addWidget(m_changes, 1);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    column->addWidget(splitter, 1);
    auto* hint = new QLabel(m_document.revisions.empty() ? words("Nothing is saved yet, or the file is JSON, which keeps no revisions. A .racktally document keeps them.") : words("Choose one revision to see what it changed, or two of them (Ctrl) to compare those."), this);
    hint->setObjectName(QStringLiteral("secondary"));
    column->addWidget(hint);
    auto* buttons = new QDialogButtonBox(this);
    m_restore = buttons->addButton(words("Restore this state"), QDialogButtonBox::ActionRole);
    m_restore->setToolTip(words("Makes the chosen state the current one. It can be undone, and the file changes only when you save."));
    buttons->addButton(words("Close"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &RevisionsDialog::restore);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RevisionsDialog::compare);
    connect(m_changes, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        const std::string address = toCore(item->data(0, addressRole).toString());
        if (address.empty()) return;
        emit inputChosen(address);
        accept();
    });
    connect(&m_describe, &QTimer::timeout, this, &RevisionsDialog::describeNext);
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 42);
    splitter->setSizes({height() * 2 / 5, height() * 3 / 5});
    fillList();
}

void RevisionsDialog::fillList() {
    m_list->clear();
    auto* current = new QTreeWidgetItem(m_list, {words("now"), QString(), QString(), m_session.isModified() ? words("not saved yet") : words("as saved"), QString()});
    current->setData(number, addressRole, 0);
    for (auto revision = m_document.revisions.rbegin(); revision != m_document.revisions.rend(); ++revision) {
        auto* item = new QTreeWidgetItem(m_list, {QString::number(revision->number), localTime(revision->time), fromCore(revision->author), fromCore(revision->comment), QStringLiteral("…")});
        item->setToolTip(comment, fromCore(revision->comment));
    }
    for (const Column fitted : {number, time, author}) m_list->resizeColumnToContents(fitted);
    m_list->setColumnWidth(comment, fontMetrics().averageCharWidth() * 36);
    m_described = 0;
    // Reading a long history takes a while: the list is there at once, its last column follows.
    m_describe.start(0);
    m_list->setCurrentItem(m_list->topLevelItem(m_document.revisions.size() > 0 && !m_session.isModified() ? 1 : 0));
}

const Revision* RevisionsDialog::revisionAt(int row) const {
    const int index = static_cast<int>(m_document.revisions.size()) - row;
    return row > 0 && index >= 0 ? &m_document.revisions[static_cast<std::size_t>(index)] : nullptr;
}

QString RevisionsDialog::nameOf(int row) const {
    const Revision* revision = revisionAt(row);
    return revision ? words("revision %1").arg(revision->number) : words("now");
}

std::shared_ptr<const Project> RevisionsDialog::projectAt(int row) {
    if (row == 0) return m_session.snapshot();
    const Revision* revision = revisionAt(row);
    if (!revision) return nullptr;
    const auto known = m_projects.find(revision->number);
    if (known != m_projects.end()) return known->second;
    auto read = projectOf(m_document, revision->number);
    const auto project = read ? std::make_shared<const Project>(std::move(*read)) : nullptr;
    m_projects.emplace(revision->number, project);
    return project;
}

void RevisionsDialog::describeNext() {
    if (m_described >= m_list->topLevelItemCount()) return m_describe.stop();
    const int row = m_described++;
    const auto after = projectAt(row), before = projectAt(row + 1);
    const QString text = !after ? words("cannot be read by this version") : before ? summaryOfChanges(*before, *after) : row == 0 ? QString() : words("first state");
    m_list->topLevelItem(row)->setText(changed, text.isEmpty() ? QStringLiteral("–") : text);
    m_list->topLevelItem(row)->setToolTip(changed, text);
}

void RevisionsDialog::compare() {
    std::vector<int> rows;
    for (const QTreeWidgetItem* item : m_list->selectedItems()) rows.push_back(m_list->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item)));
    std::sort(rows.begin(), rows.end());
    m_changes->clear();
    m_restore->setEnabled(rows.size() == 1 && rows.front() > 0 && projectAt(rows.front()) != nullptr);
    if (rows.empty()) return m_heading->setText(QString());
    // Newer states stand above.
    const int newer = rows.front(), older = rows.size() > 1 ? rows.back() : newer + 1;
    const auto before = projectAt(older), after = projectAt(newer);
    if (!before || !after) return m_heading->setText(before || after ? words("This is the first state.") : QString());
    const StateComparison comparison(*before, *after);
    const NumberFormat format(language());
    const QList<ChangeText> inputs = comparison.inputTexts(format), results = comparison.resultTexts(format);
    m_heading->setText(inputs.isEmpty() ? words("%1 and %2 are the same.").arg(nameOf(older), nameOf(newer)) : words("From %1 to %2").arg(nameOf(older), nameOf(newer)));
    const auto group = [&](const QString& name, const QList<ChangeText>& changes) {
        if (changes.isEmpty()) return;
        auto* parent = new QTreeWidgetItem(m_changes, {QStringLiteral("%1 (%2)").arg(name).arg(changes.size())});
        parent->setFirstColumnSpanned(true);
        for (const ChangeText& change : changes) {
            auto* item = new QTreeWidgetItem(parent, {change.what, change.before, change.after});
            item->setData(0, addressRole, fromCore(change.address));
            for (int column = 0; column < 3; ++column) item->setToolTip(column, item->text(column));
            for (const int side : {1, 2}) item->setTextAlignment(side, Qt::AlignRight | Qt::AlignVCenter);
        }
        parent->setExpanded(true);
    };
    group(words("Inputs"), inputs);
    group(words("Results"), results);
}

void RevisionsDialog::restore() {
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    if (chosen.size() != 1) return;
    const int row = m_list->indexOfTopLevelItem(chosen.front());
    const auto project = projectAt(row);
    if (!project) return;
    // What was valid when it was saved may be refused by newer rules: then the reason stands in the heading.
    if (const auto error = m_session.apply(Result<Project>(*project), words("Restore of %1").arg(nameOf(row)))) return m_heading->setText(errorText(*error, NumberFormat(language())));
    accept();
}

} // namespace racktally::ui
