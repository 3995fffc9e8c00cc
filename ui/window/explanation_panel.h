// How a figure comes about: its formula in words and with numbers, what goes into it and where that comes from, down to the
// inputs.
#pragma once

#include "core/formula/explain.h"
#include "ui/charts/chart.h"
#include "ui/session/session.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace racktally::ui {

class ExplanationPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExplanationPanel(Session& session, QWidget* parent = nullptr);

    /// False where the model knows no such figure.
    bool explainFigure(const FigureRef& figure);
    void back();
    [[nodiscard]] const std::vector<FigureRef>& path() const { return m_path; }
    /// The explanation as text, as the command line prints it.
    [[nodiscard]] QString text() const;

signals:
    /// The reader wants to see the input with this address.
    void inputChosen(const std::string& address);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class YearBars;
    void show();
    void fitColumns();
    void addTerms(QTreeWidgetItem* parent, const Explanation& explanation);
    void expand(QTreeWidgetItem* item);
    void activate(QTreeWidgetItem* item);
    [[nodiscard]] std::optional<QuantityId> quantityOf(const FigureRef& figure) const;

    Session& m_session;
    std::vector<FigureRef> m_path;       // the last one is shown
    std::shared_ptr<const EvaluatedModel> m_formulas; // of what is shown
    QLabel *m_place, *m_value, *m_words, *m_numbers, *m_sum;
    QTreeWidget* m_terms;
    YearBars* m_years;
    QPushButton *m_back, *m_input, *m_copy;
};

} // namespace racktally::ui
