// The strip below every page: verdict, total of every option in fixed order, break-even and costs per unit.
#pragma once

#include "ui/session/session.h"

#include <QWidget>

namespace racktally::ui {

class ResultStrip : public QWidget {
    Q_OBJECT

public:
    explicit ResultStrip(Session& session, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

    /// Asks for the explanation of the option that the keyboard is on; false if there is none.
    bool explainCurrent();

signals:
    /// An option was clicked, or chosen with the arrow keys and Enter.
    void optionChosen(const std::string& id);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void paintVerdict(QPainter& painter, const QRect& cell) const;
    void paintOption(QPainter& painter, const QRect& cell, std::size_t option) const;
    void paintKeyFigures(QPainter& painter, const QRect& cell) const;

    [[nodiscard]] QRect cellOf(int option) const;

    Session& m_session;
    int m_current = -1;
};

} // namespace racktally::ui
