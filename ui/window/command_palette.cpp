#include "ui/window/command_palette.h"

#include "ui/text/words.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent) : QDialog(parent), m_entries(std::move(entries)), m_search(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setWindowTitle(words("Search or command"));
    resize(560, 420);
    auto* column = new QVBoxLayout(this);
    m_search->setPlaceholderText(words("Search a command or an input"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(words("Commands and inputs"));
    m_list->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::runCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    filter();
    m_search->setFocus();
}

void CommandPalette::filter() {
    m_list->clear();
    const QStringList parts = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QString all = m_entries[i].text + QLatin1Char(' ') + m_entries[i].hint;
        if (!std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); })) continue;
        auto* item = new QListWidgetItem(m_entries[i].hint.isEmpty() ? m_entries[i].text : m_entries[i].text + QStringLiteral("   ") + m_entries[i].hint, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(0);
}

bool CommandPalette::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : key == Qt::Key_PageDown ? 10 : key == Qt::Key_PageUp ? -10 : 0;
        if (step != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

void CommandPalette::runCurrent() {
    const QListWidgetItem* item = m_list->currentItem();
    if (!item) return;
    const auto run = m_entries[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].run;
    accept();
    run();
}

} // namespace racktally::ui
