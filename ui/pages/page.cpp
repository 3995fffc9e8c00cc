#include "ui/pages/page.h"

#include "ui/forms/elided_label.h"
#include "ui/look/fonts.h"

#include <QHBoxLayout>
#include <utility>

namespace racktally::ui {

Page::Page(Session& session, const QString& title, QWidget* parent) : QWidget(parent), m_session(session), m_context(new ElidedLabel(this)), m_head(new QHBoxLayout), m_content(new QVBoxLayout(this)) {
    m_content->setContentsMargins(16, 8, 16, 12);
    m_content->setSpacing(10);
    auto* label = new QLabel(title, this);
    label->setObjectName(QStringLiteral("pageTitle"));
    label->setFont(scaledFont(label->font(), 1.36));
    m_context->setObjectName(QStringLiteral("secondary"));
    m_context->setContentsMargins(0, 4, 0, 0);
    m_head->addWidget(label);
    m_head->addSpacing(8);
    m_head->addWidget(m_context, 1);
    connect(&session, &Session::structureChanged, this, [this] { m_isBuilt = false; });
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) bringUpToDate();
    });
    m_content->addLayout(m_head);
}

void Page::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    bringUpToDate();
}

void Page::prepare() {
    if (!m_isBuilt) bringUpToDate();
}

void Page::bringUpToDate() {
    if (!std::exchange(m_isBuilt, true)) rebuild();
    refresh();
}

void Page::addAction(QWidget* widget) { m_head->addWidget(widget); }

} // namespace racktally::ui
