// From a workload to GPUs: the recommendation with its reasons, the memory of one GPU, and every other form on one scale.
#pragma once

#include "ui/charts/chart.h"
#include "ui/pages/page.h"

class QCheckBox;
class QComboBox;
class QFrame;
class QLineEdit;
class QPushButton;
class QTableView;

namespace racktally::ui {

class CandidateModel;
class MemoryBar;

class SizingPage : public Page {
    Q_OBJECT

public:
    explicit SizingPage(Session& session, QWidget* parent = nullptr);

    /// The workload that is shown; empty where the project has none.
    [[nodiscard]] std::string workload() const;
    void showWorkload(const std::string& id);
    [[nodiscard]] const GpuCandidate* chosen() const;
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] MemoryBar* memory() const { return m_memory; }
    /// Makes an option of the chosen form.
    void useChosen();
    void rentFirst();
    /// Explains the cell that has the keyboard; false if it has none.
    bool explainCurrent();
    /// Reads the model of the workload from files in its folder.
    void importModel(const QStringList& files);

signals:
    void figureChosen(const FigureRef& figure);
    void inputChosen(const std::string& address);
    void optionMade(const std::string& id);
    void refused(const QString& reason);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeCards();
    void makeTable();
    void showRecommendation();
    void showChosen();
    void fillTable();
    void fitColumns();
    void askModel();
    [[nodiscard]] QString memoryFormula(const GpuCandidate& candidate) const;
    [[nodiscard]] const Workload* current() const;

    std::shared_ptr<const WorkloadSizing> m_sizing;
    std::string m_chosen;                  // scope of the candidate; empty: the recommended one
    QComboBox* m_choice;
    QPushButton *m_import, *m_use, *m_rent, *m_explain;
    QFrame *m_card, *m_memoryCard;
    QLabel *m_caption, *m_name, *m_class, *m_reasons, *m_next, *m_memoryTitle, *m_formula, *m_count, *m_empty;
    MemoryBar* m_memory;
    QCheckBox* m_all;
    QLineEdit* m_filter;
    QTableView* m_table;
    CandidateModel* m_model;
    QWidget* m_body;
};

} // namespace racktally::ui
