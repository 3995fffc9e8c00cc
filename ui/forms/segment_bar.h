// A few choices side by side of which one holds.
#pragma once

#include <QFrame>

class QButtonGroup;

namespace racktally::ui {

class SegmentBar : public QFrame {
    Q_OBJECT

public:
    SegmentBar(const QString& name, const QStringList& choices, int current, QWidget* parent = nullptr);
    [[nodiscard]] int current() const;
    void setCurrent(int choice);
    void setText(int choice, const QString& text);
    void setChoiceEnabled(int choice, bool enabled, const QString& reason = {});

signals:
    void chosen(int choice);

private:
    QButtonGroup* m_buttons;
};

} // namespace racktally::ui
