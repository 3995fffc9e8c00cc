#include "ui/window/recovery_dialog.h"

#include "ui/forms/item_list.h"
#include "ui/text/words.h"
#include "ui/window/document_actions.h"
#include "ui/window/question.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace racktally::ui {

RecoveryDialog::RecoveryDialog(std::vector<RecoveryCopy> copies, QWidget* parent) : QDialog(parent), m_copies(std::move(copies)) {
    setWindowTitle(words("Unsaved work"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* intro = new QLabel(words("RackTally was not closed properly. These changes were typed and not saved; nothing of them is lost."), this);
    intro->setWordWrap(true);
    column->addWidget(intro);
    m_list = makeItemList(this, words("Unsaved work"), {words("Document"), words("Last typed"), words("Last saved"), words("Folder")});
    m_list->setObjectName(QStringLiteral("recoveryList"));
    m_list->setRootIsDecorated(false);
    m_list->header()->setStretchLastSection(true);
    column->addWidget(m_list, 1);
    auto* buttons = new QDialogButtonBox(this);
    m_recover = new QPushButton(words("Recover"), buttons);
    m_recover->setObjectName(QStringLiteral("primary"));
    buttons->addButton(m_recover, QDialogButtonBox::ActionRole);
    m_saved = buttons->addButton(words("Open saved"), QDialogButtonBox::ActionRole);
    m_discard = buttons->addButton(words("Discard …"), QDialogButtonBox::ActionRole);
    buttons->addButton(words("Decide later"), QDialogButtonBox::RejectRole);
    m_recover->setDefault(true);
    m_recover->setToolTip(words("Opens what was typed. The file changes only when you save."));
    m_saved->setToolTip(words("Opens the file as it was saved. What was typed stays for a month under File, Unsaved work."));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, m_recover, &QPushButton::click);
    connect(m_recover, &QPushButton::clicked, this, [this] {
        if (const RecoveryCopy* copy = chosen()) emit recoverWanted(copy->id);
        accept();
    });
    connect(m_saved, &QPushButton::clicked, this, [this] {
        if (const RecoveryCopy* copy = chosen()) emit savedWanted(copy->id, fromCore(copy->path));
        accept();
    });
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discard);
    fill();
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 20);
}

const RecoveryCopy* RecoveryDialog::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(m_copies.size()) ? &m_copies[static_cast<std::size_t>(row)] : nullptr;
}

void RecoveryDialog::fill() {
    m_list->clear();
    for (const RecoveryCopy& copy : m_copies) {
        const QFileInfo file(fromCore(copy.path));
        const QString title = copy.title.empty() ? words("New project") : fromCore(copy.title);
        const QString name = copy.path.empty() ? title : file.fileName();
        const QString saved = copy.path.empty() ? words("never") : copy.savedTime.empty() ? words("the file is gone") : localTime(copy.savedTime);
        auto* item = new QTreeWidgetItem(m_list, {name, localTime(copy.time), saved, copy.path.empty() ? QString() : QDir::toNativeSeparators(file.path())});
        item->setToolTip(0, title);
        item->setToolTip(3, fromCore(copy.path));
    }
    for (int column = 0; column < 3; ++column) m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(0, std::min(m_list->columnWidth(0) + 16, fontMetrics().averageCharWidth() * 45));
    m_list->setCurrentItem(m_list->topLevelItem(0));
    refreshButtons();
}

void RecoveryDialog::refreshButtons() {
    const RecoveryCopy* copy = chosen();
    m_recover->setEnabled(copy != nullptr);
    m_saved->setEnabled(copy && !copy->savedTime.empty());
    m_discard->setEnabled(copy != nullptr);
}

void RecoveryDialog::discard() {
    const RecoveryCopy* copy = chosen();
    if (!copy) return;
    ask(this, words("Discard what was typed in “%1” until %2?").arg(m_list->currentItem()->text(0), localTime(copy->time)), words("It cannot be brought back."),
        {{words("Discard"), [this, id = copy->id] {
              emit discarded(id);
              std::erase_if(m_copies, [&](const RecoveryCopy& one) { return one.id == id; });
              fill();
              if (m_copies.empty()) accept();
          }, true},
         {words("Cancel"), {}}});
}

} // namespace racktally::ui
