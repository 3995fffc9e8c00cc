#include "ui/window/findings_panel.h"

#include "ui/look/theme.h"
#include "ui/text/messages.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

constexpr int addressRole = Qt::UserRole;

QColor colorOf(Severity severity) {
    switch (severity) {
    case Severity::error: return theme().error;
    case Severity::warning: return theme().warning;
    case Severity::note: return theme().text;
    }
    return theme().text;
}

} // namespace

FindingsPanel::FindingsPanel(Session& session, QWidget* parent) : QWidget(parent), m_session(session), m_count(new QLabel(this)), m_list(new QListWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    m_count->setObjectName(QStringLiteral("secondary"));
    m_count->setWordWrap(true);
    m_list->setAccessibleName(words("Findings"));
    m_list->setObjectName(QStringLiteral("cards"));
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_count);
    column->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { emit inputChosen(toCore(item->data(addressRole).toString())); });
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { emit inputChosen(toCore(item->data(addressRole).toString())); });
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
    refresh();
}

void FindingsPanel::refresh() {
    const int row = m_list->currentRow();
    m_list->clear();
    std::vector<Finding>& findings = m_findings;
    findings = m_session.evaluation().findings;
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    int serious = 0;
    for (const Finding& finding : findings) {
        if (finding.severity != Severity::note) ++serious;
        auto* item = new QListWidgetItem(severityText(finding.severity) + QStringLiteral(": ") + findingText(finding, m_session.project(), NumberFormat(language())), m_list);
        item->setForeground(colorOf(finding.severity));
        // A comparison has no input of its own: its first option stands for it.
        const std::size_t tilde = finding.subject.find('~');
        item->setData(addressRole, fromCore(tilde == std::string::npos ? finding.subject : "options." + finding.subject.substr(0, tilde)));
    }
    m_count->setText(words("%1 findings, %2 notes. A click leads to the input, Ctrl+Enter mends what can be mended.").arg(serious).arg(findings.size() - static_cast<std::size_t>(serious)));
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void FindingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void FindingsPanel::next() {
    refresh();
    if (m_list->count() == 0) return;
    m_list->setCurrentRow((m_list->currentRow() + 1) % m_list->count());
    emit inputChosen(toCore(m_list->currentItem()->data(addressRole).toString()));
}

void FindingsPanel::cure() {
    refresh();
    const auto chosen = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    const Finding* finding = chosen < m_findings.size() && !m_findings[chosen].remedies.empty() ? &m_findings[chosen] : nullptr;
    for (const Finding& other : m_findings)
        if (!finding && !other.remedies.empty()) finding = &other;
    if (!finding) return;
    const Remedy remedy = finding->remedies.front();
    if (!m_session.setValue(remedy.address, remedy.value)) emit inputChosen(remedy.address);
}

} // namespace racktally::ui
