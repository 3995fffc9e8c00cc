// Verdict, curves, composition and all figures of the options.
#pragma once

#include "core/report/charts.h"
#include "ui/charts/chart.h"
#include "ui/pages/page.h"

class QComboBox;
class QSplitter;
class QTableView;
class QPushButton;
class QTabWidget;

namespace racktally::ui {

class AllFiguresModel;
class ChartPanel;
class SegmentBar;

class ComparisonPage : public Page {
    Q_OBJECT

public:
    explicit ComparisonPage(Session& session, QWidget* parent = nullptr);

    void showTab(int tab);
    /// Data in place of the charts, and back.
    void toggleTables();
    /// Explains the figure or chart element that the keyboard is on; false if it is on none.
    bool explainCurrent();
    [[nodiscard]] std::vector<ChartPanel*> panels() const;
    /// The option whose payments are shown.
    void selectOption(const std::string& id);

signals:
    void figureChosen(const FigureRef& figure);
    /// The reader wants to know what stands in the way, or what the notes say.
    void findingsWanted();
    void workloadWanted();
    void optionWanted();

private:
    void makeSwitches();
    void makeVerdict();
    void makeTabs();
    void makeEmptyState();
    void refresh() override;
    void refreshVerdict(const Comparison* leading);
    void refreshCharts(const Comparison* leading);
    void refreshOptions();
    [[nodiscard]] QString reservations();

    Lens m_lens;
    std::string m_option;
    SegmentBar *m_period, *m_value, *m_tax;
    QLabel *m_decision, *m_details;
    QPushButton* m_notes;
    QTabWidget* m_tabs;
    QFrame* m_empty;
    ChartPanel *m_curves, *m_kinds, *m_kindsAlone, *m_payments, *m_unit;
    QComboBox* m_optionChoice;
    QTableView* m_table;
    AllFiguresModel* m_figures;
};

} // namespace racktally::ui
