#include "ui/window/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace racktally::ui {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_button(new QPushButton(this)) {
    setObjectName(QStringLiteral("notice"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(12);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_act) m_act();
    });
    hide();
}

void NoticeBar::setNotice(const QString& text, const QString& action, std::function<void()> act) {
    m_text->setText(text);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    m_act = std::move(act);
    setVisible(!text.isEmpty());
}

} // namespace racktally::ui
