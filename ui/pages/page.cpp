#include "ui/pages/page.h"

#include <QHBoxLayout>

namespace racktally::ui {

Page::Page(Session& session, const QString& title, QWidget* parent) : QWidget(parent), m_session(session), m_context(new QLabel(this)), m_content(new QVBoxLayout(this)) {
    m_content->setContentsMargins(16, 8, 16, 12);
    m_content->setSpacing(10);
    auto* head = new QHBoxLayout;
    auto* label = new QLabel(title, this);
    label->setObjectName(QStringLiteral("pageTitle"));
    m_context->setObjectName(QStringLiteral("secondary"));
    head->addWidget(label);
    head->addSpacing(8);
    head->addWidget(m_context, 1, Qt::AlignBottom);
    m_content->addLayout(head);
}

} // namespace racktally::ui
