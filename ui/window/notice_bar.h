// A line above the pages for what is true as long as it stands there, with the one thing that can be done about it.
#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace racktally::ui {

class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);
    /// An empty text hides the bar; an empty action hides its button.
    void setNotice(const QString& text, const QString& action, std::function<void()> act);

private:
    QLabel* m_text;
    QPushButton* m_button;
    std::function<void()> m_act;
};

} // namespace racktally::ui
