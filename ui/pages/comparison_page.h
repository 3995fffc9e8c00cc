// Verdict, curves, composition and all figures of the options.
#pragma once

#include "core/report/charts.h"
#include "ui/charts/chart.h"
#include "ui/pages/page.h"

class QComboBox;
class QSplitter;
class QTableView;
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
    [[nodiscard]] std::vector<ChartPanel*> panels() const;
    /// The option whose payments are shown.
    void selectOption(const std::string& id);

signals:
    void figureChosen(const FigureRef& figure);
    /// The reader wants to know what stands in the way, or what the notes say.
    void findingsWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeSwitches();
    void makeVerdict();
    void makeTabs();
    void toggleTables();
    void refresh();
    void refreshVerdict(const Comparison* leading);
    void refreshCharts(const Comparison* leading);
    void refreshOptions();
    [[nodiscard]] QString reservations() const;

    Lens m_lens;
    std::string m_option;
    bool m_stale = true;
    SegmentBar *m_period, *m_value, *m_tax;
    QLabel *m_decision, *m_details, *m_notes;
    QTabWidget* m_tabs;
    ChartPanel *m_curves, *m_kinds, *m_kindsAlone, *m_payments, *m_unit;
    QComboBox* m_optionChoice;
    QTableView* m_table;
    AllFiguresModel* m_figures;
};

} // namespace racktally::ui
