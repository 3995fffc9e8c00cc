#include "ui/window/question.h"

#include "ui/text/words.h"

#include <QMessageBox>
#include <QPushButton>

namespace racktally::ui {

void ask(QWidget* parent, const QString& question, const QString& details, const std::vector<Answer>& answers) {
    auto* box = new QMessageBox(QMessageBox::Question, words("RackTally"), question, QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(details);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const bool last = i + 1 == answers.size();
        QPushButton* button = box->addButton(answers[i].text, answers[i].isDestructive ? QMessageBox::DestructiveRole : last ? QMessageBox::RejectRole : QMessageBox::AcceptRole);
        button->setAutoDefault(!answers[i].isDestructive);
        if (i == 0 && !answers[i].isDestructive) box->setDefaultButton(button);
        if (last) box->setEscapeButton(button);
        if (answers[i].chosen) QObject::connect(button, &QPushButton::clicked, parent, answers[i].chosen, Qt::QueuedConnection);
    }
    box->open();
}

void tell(QWidget* parent, const QString& text) {
    auto* box = new QMessageBox(QMessageBox::Warning, words("RackTally"), text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

} // namespace racktally::ui
