#include "ui/pages/comparison_page.h"

#include "core/report/charts.h"
#include "ui/charts/cost_bars_view.h"
#include "ui/charts/cumulative_chart_view.h"
#include "ui/forms/padded_delegate.h"
#include "ui/pages/totals_model.h"
#include "ui/text/messages.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QTableView>

namespace racktally::ui {

ComparisonPage::ComparisonPage(Session& session, QWidget* parent) : Page(session, words("Comparison"), parent) {
    makeVerdict();
    makeCharts();
    refresh();
    connect(&session, &Session::changed, this, &ComparisonPage::refresh);
}

void ComparisonPage::makeVerdict() {
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("verdict"));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(2);
    m_decision = new QLabel(frame);
    QFont bold = m_decision->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() + 1.5);
    m_decision->setFont(bold);
    m_details = new QLabel(frame);
    m_details->setObjectName(QStringLiteral("secondary"));
    for (QLabel* label : {m_decision, m_details}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    content().addWidget(frame);
}

void ComparisonPage::makeCharts() {
    const auto card = [this](QWidget* inside) {
        auto* frame = new QFrame(this);
        frame->setObjectName(QStringLiteral("card"));
        auto* layout = new QVBoxLayout(frame);
        layout->setContentsMargins(1, 1, 1, 1);
        layout->addWidget(inside);
        return frame;
    };
    m_curves = new CumulativeChartView(this);
    m_bars = new CostBarsView(this);
    m_table = new QTableView(this);
    m_table->setModel(new TotalsModel(m_session, m_table));
    m_table->setAccessibleName(words("All figures"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setItemDelegate(new PaddedDelegate(m_table));
    m_table->setIconSize({28, 16});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* charts = new QSplitter(Qt::Horizontal, this);
    charts->addWidget(card(m_curves));
    charts->addWidget(card(m_bars));
    charts->setStretchFactor(0, 3);
    charts->setStretchFactor(1, 2);
    charts->setChildrenCollapsible(false);
    auto* all = new QSplitter(Qt::Vertical, this);
    all->addWidget(charts);
    all->addWidget(m_table);
    all->setStretchFactor(0, 4);
    all->setStretchFactor(1, 1);
    all->setSizes({355, 240});
    all->setChildrenCollapsible(false);
    for (QSplitter* splitter : {charts, all}) splitter->setHandleWidth(10);
    content().addWidget(all, 1);
}

/// Findings that a reader of the verdict must know: the first ones below it, all of them in its tooltip.
QString ComparisonPage::reservations() {
    QStringList lines, notes;
    for (const Finding& finding : m_session.evaluation().findings) {
        if (finding.rule == Rule::internalRateOfReturnUnknown) continue;
        (finding.severity == Severity::note ? notes : lines) << findingText(finding, m_session.project(), NumberFormat(language()));
    }
    m_details->setToolTip((lines + notes).join(QLatin1Char('\n')));
    constexpr int shown = 1;
    const auto more = static_cast<int>(lines.size()) - shown;
    if (more > 0) lines = lines.mid(0, shown) << words("%n further findings", more);
    if (!notes.isEmpty()) lines << words("%n notes on plausibility (point here)", static_cast<int>(notes.size()));
    return lines.join(QStringLiteral(" · "));
}

void ComparisonPage::refresh() {
    const Project& project = m_session.project();
    const Evaluation& evaluation = m_session.evaluation();
    const NumberFormat format(language());
    const QString currency = fromCore(evaluation.currency);
    setContext(words("%1 options, %2 months from %3").arg(project.options.size()).arg(project.horizonMonths).arg(fromCore(project.start.text())));
    const Comparison* leading = leadingComparison(evaluation);
    if (leading) {
        const VerdictText verdict = verdictText(*leading, project, evaluation, format);
        m_decision->setText(verdict.decision);
        m_details->setText(QStringList{verdict.details, reservations()}.join(QLatin1Char('\n')).trimmed());
    } else {
        m_decision->setText(words("There is nothing to compare yet."));
        m_details->setText(words("A comparison needs own servers and a rented option with a known cost."));
    }
    const QString volume = words("at %1 GPU-hours per month").arg(format.fixed(evaluation.gpuHoursPerMonth, 0));
    m_curves->show(cumulativeChart(project, evaluation, leading), currency, fromCore(project.start.text()), volume);
    m_bars->show(costBars(evaluation), currency);
}

} // namespace racktally::ui
