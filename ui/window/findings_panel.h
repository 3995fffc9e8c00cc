// What the evaluation has to say beside its figures: errors, warnings, notes on plausibility, each leading to its input.
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace racktally::ui {

class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Session& session, QWidget* parent = nullptr);
    /// Chooses the next finding and goes to its input.
    void next();
    /// Makes the first change that would mend the chosen finding, or the first one that can be mended; an undoable step.
    void cure();

signals:
    void inputChosen(const std::string& address);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    Session& m_session;
    QLabel* m_count;
    QListWidget* m_list;
    std::vector<Finding> m_findings;       // in the list's order
};

} // namespace racktally::ui
