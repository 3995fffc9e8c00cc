// Questions to the user, without a nested event loop: the answer comes to a function.
#pragma once

#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace racktally::ui {

struct Answer {
    QString text;
    std::function<void()> chosen;      // empty: nothing happens
    bool isDestructive = false;        // loses something; never the default
};

/// The first answer is the default, the last one that of the Escape key.
void ask(QWidget* parent, const QString& question, const QString& details, const std::vector<Answer>& answers);

/// Says something that needs no decision.
void tell(QWidget* parent, const QString& text);

} // namespace racktally::ui
