#include "ui/forms/segment_bar.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace racktally::ui {

SegmentBar::SegmentBar(const QString& name, const QStringList& choices, int current, QWidget* parent) : QFrame(parent), m_buttons(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("segments"));
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (qsizetype i = 0; i < choices.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setText(choices[i]);
        button->setCheckable(true);
        button->setChecked(i == current);
        button->setAccessibleName(name + QStringLiteral(": ") + choices[i]);
        m_buttons->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, &SegmentBar::chosen);
}

int SegmentBar::current() const { return m_buttons->checkedId(); }

void SegmentBar::setCurrent(int choice) { m_buttons->button(choice)->setChecked(true); }

void SegmentBar::setText(int choice, const QString& text) { m_buttons->button(choice)->setText(text); }

void SegmentBar::setChoiceEnabled(int choice, bool enabled, const QString& reason) {
    m_buttons->button(choice)->setEnabled(enabled);
    m_buttons->button(choice)->setToolTip(reason);
}

} // namespace racktally::ui
