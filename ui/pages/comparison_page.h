// Verdict, curves, composition and all figures of the options.
#pragma once

#include "ui/pages/page.h"

class QTableView;

namespace racktally::ui {

class CumulativeChartView;
class CostBarsView;

class ComparisonPage : public Page {
    Q_OBJECT

public:
    explicit ComparisonPage(Session& session, QWidget* parent = nullptr);

private:
    void makeVerdict();
    void makeCharts();
    void refresh();
    [[nodiscard]] QString reservations();

    QLabel* m_decision = nullptr;
    QLabel* m_details = nullptr;
    CumulativeChartView* m_curves = nullptr;
    CostBarsView* m_bars = nullptr;
    QTableView* m_table = nullptr;
};

} // namespace racktally::ui
