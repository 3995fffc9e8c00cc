// A chart on a card: to look at, to point at, to walk through with the keyboard, as a table, and to take along.
#pragma once

#include "ui/charts/chart.h"

#include <QFrame>
#include <memory>

class QStackedLayout;
class QTableWidget;

namespace racktally::ui {

class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    void setChart(std::unique_ptr<Chart> chart, const QString& currency);
    [[nodiscard]] const Chart* chart() const { return m_chart.get(); }
    [[nodiscard]] ChartStyle style() const;
    /// Asks for the explanation of the element that the keyboard is on; false if it is on none.
    bool explainCurrent();
    [[nodiscard]] const std::vector<ChartElement>& elements() const { return m_elements; }

signals:
    void figureChosen(const FigureRef& figure);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int elementAt(QPointF place) const;
    void setCurrent(int element);

    std::unique_ptr<Chart> m_chart;
    QString m_currency;
    std::vector<ChartElement> m_elements;
    int m_current = -1;
};

class ChartPanel : public QFrame {
    Q_OBJECT

public:
    explicit ChartPanel(QWidget* parent = nullptr);
    void show(std::unique_ptr<Chart> chart, const QString& currency);
    [[nodiscard]] ChartView* view() const { return m_view; }
    [[nodiscard]] bool isTableShown() const;
    void setTableShown(bool shown);
    /// To the clipboard: the picture in twice the size it has here, or the table with tabs.
    void copyImage() const;
    void copyData() const;
    /// As PNG, SVG or PDF, by the name's ending, in the print colours; false if the file cannot be written.
    bool exportTo(const QString& path) const;

signals:
    void figureChosen(const FigureRef& figure);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fillTable();
    void askExport();

    ChartView* m_view;
    QTableWidget* m_table;
    QStackedLayout* m_stack;
};

} // namespace racktally::ui
