#include "ui/pages/comparison_page.h"

#include "ui/charts/charts.h"
#include "ui/forms/padded_delegate.h"
#include "ui/look/fonts.h"
#include "ui/pages/all_figures_model.h"
#include "ui/pages/chart_panel.h"
#include "ui/forms/segment_bar.h"
#include "ui/session/settings.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

namespace racktally::ui {

namespace {

enum Tab { courseTab, kindsTab, paymentsTab, unitTab, figuresTab };

} // namespace

ComparisonPage::ComparisonPage(Session& session, QWidget* parent) : Page(session, words("Comparison"), parent) {
    makeSwitches();
    makeVerdict();
    makeTabs();
    refresh();
    connect(&session, &Session::structureChanged, this, &ComparisonPage::refreshOptions);
}

void ComparisonPage::makeSwitches() {
    m_period = new SegmentBar(words("Period"), {words("Month"), words("Quarter"), words("Year")}, 2, this);
    m_value = new SegmentBar(words("Value"), {words("Nominal"), words("Present value")}, 0, this);
    m_tax = new SegmentBar(words("Tax"), {words("before tax"), words("after tax")}, 1, this);
    connect(m_period, &SegmentBar::chosen, this, [this](int choice) {
        m_lens.period = static_cast<Period>(choice);
        refresh();
    });
    connect(m_value, &SegmentBar::chosen, this, [this](int choice) {
        m_lens.presentValue = choice == 1;
        refresh();
    });
    connect(m_tax, &SegmentBar::chosen, this, [this](int choice) {
        m_lens.beforeTax = choice == 0;
        refresh();
    });
    for (SegmentBar* bar : {m_value, m_tax}) addAction(bar);
}

void ComparisonPage::makeVerdict() {
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("verdict"));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(2);
    m_decision = new QLabel(frame);
    m_decision->setObjectName(QStringLiteral("decision"));
    m_decision->setFont(scaledFont(font(), 1.15));
    m_details = new QLabel(frame);
    m_details->setObjectName(QStringLiteral("secondary"));
    for (QLabel* label : {m_decision, m_details}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    m_notes = new QPushButton(frame);
    m_notes->setObjectName(QStringLiteral("link"));
    m_notes->setCursor(Qt::PointingHandCursor);
    connect(m_notes, &QPushButton::clicked, this, &ComparisonPage::findingsWanted);
    layout->addWidget(m_notes, 0, Qt::AlignLeft);
    content().addWidget(frame);
}

void ComparisonPage::makeTabs() {
    const auto panel = [this] {
        auto* result = new ChartPanel(this);
        connect(result, &ChartPanel::figureChosen, this, &ComparisonPage::figureChosen);
        return result;
    };
    m_tabs = new QTabWidget(this);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->setAccessibleName(words("Views of the comparison"));
    m_curves = panel();
    m_kinds = panel();
    m_kindsAlone = panel();
    m_payments = panel();
    m_unit = panel();
    auto* course = new QSplitter(Qt::Vertical, this);
    course->addWidget(m_curves);
    course->addWidget(m_kinds);
    course->setStretchFactor(0, 3);
    course->setStretchFactor(1, 2);
    course->setSizes({300, 190});
    course->setChildrenCollapsible(false);
    course->setHandleWidth(8);
    course->setObjectName(QStringLiteral("courseSplitter"));
    course->restoreState(settings::courseSplitter.get());
    connect(course, &QSplitter::splitterMoved, this, [course] { settings::courseSplitter.set(course->saveState()); });
    auto* payments = new QWidget(this);
    auto* column = new QVBoxLayout(payments);
    column->setContentsMargins(0, 0, 0, 0);
    auto* choice = new QHBoxLayout;
    m_optionChoice = new QComboBox(payments);
    m_optionChoice->setMinimumWidth(220);
    m_optionChoice->setAccessibleName(words("Option"));
    auto* label = new QLabel(words("Option"), payments);
    label->setBuddy(m_optionChoice);
    choice->addWidget(label);
    choice->addWidget(m_optionChoice);
    choice->addStretch(1);
    // Only payments have periods.
    choice->addWidget(m_period);
    column->addLayout(choice);
    column->addWidget(m_payments, 1);
    connect(m_optionChoice, &QComboBox::currentIndexChanged, this, [this] {
        m_option = toCore(m_optionChoice->currentData().toString());
        refresh();
    });
    m_figures = new AllFiguresModel(m_session, this);
    m_table = new QTableView(this);
    m_table->setModel(m_figures);
    m_table->setAccessibleName(words("All figures"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setItemDelegate(new PaddedDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    // Names of options wrap rather than end in …
    m_table->horizontalHeader()->setFixedHeight(2 * fontMetrics().height() + 10);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    connect(m_table, &QTableView::activated, this, &ComparisonPage::explainCurrent);
    m_tabs->addTab(course, words("Course"));
    m_tabs->addTab(m_kindsAlone, words("Kinds of cost"));
    m_tabs->addTab(payments, words("Payments"));
    m_tabs->addTab(m_unit, words("Cost per unit"));
    m_tabs->addTab(m_table, words("All figures"));
    connect(m_tabs, &QTabWidget::currentChanged, this, &ComparisonPage::refresh);
    content().addWidget(m_tabs, 1);
    makeEmptyState();
    refreshOptions();
}

/// What is missing, and what makes it come.
void ComparisonPage::makeEmptyState() {
    m_empty = new QFrame(this);
    m_empty->setObjectName(QStringLiteral("card"));
    auto* column = new QVBoxLayout(m_empty);
    column->addStretch(1);
    auto* text = new QLabel(words("Three things make a comparison: what is to be computed, what you would buy, and what you would rent."), m_empty);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    text->setObjectName(QStringLiteral("secondary"));
    column->addWidget(text);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    auto* workload = new QPushButton(words("Add a workload"), m_empty);
    auto* option = new QPushButton(words("Add an option"), m_empty);
    option->setObjectName(QStringLiteral("primary"));
    row->addWidget(workload);
    row->addWidget(option);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(2);
    connect(workload, &QPushButton::clicked, this, &ComparisonPage::workloadWanted);
    connect(option, &QPushButton::clicked, this, &ComparisonPage::optionWanted);
    content().addWidget(m_empty, 1);
}

std::vector<ChartPanel*> ComparisonPage::panels() const { return {m_curves, m_kinds, m_kindsAlone, m_payments, m_unit}; }

void ComparisonPage::showTab(int tab) { m_tabs->setCurrentIndex(tab); }

void ComparisonPage::selectOption(const std::string& id) {
    const int index = m_optionChoice->findData(fromCore(id));
    if (index >= 0) m_optionChoice->setCurrentIndex(index);
}

bool ComparisonPage::explainCurrent() {
    if (m_table->hasFocus()) {
        const auto figure = m_table->currentIndex().isValid() ? m_figures->figure(m_table->currentIndex()) : std::nullopt;
        if (figure) emit figureChosen(*figure);
        return figure.has_value();
    }
    for (const ChartPanel* panel : panels())
        if (panel->view()->hasFocus()) return panel->view()->explainCurrent();
    return false;
}

void ComparisonPage::toggleTables() {
    const bool shown = !m_curves->isTableShown();
    for (ChartPanel* panel : panels()) panel->setTableShown(shown);
}

void ComparisonPage::refreshOptions() {
    const QSignalBlocker quiet(m_optionChoice);
    m_optionChoice->clear();
    for (std::size_t i = 0; i < m_session.evaluation().options.size(); ++i)
        m_optionChoice->addItem(QIcon(lookPixmap(lookOf(m_session.project(), i), {24, 16})), fromCore(m_session.evaluation().options[i].name), fromCore(m_session.evaluation().options[i].id));
    const int index = m_optionChoice->findData(fromCore(m_option));
    m_optionChoice->setCurrentIndex(std::max(0, index));
    m_option = toCore(m_optionChoice->currentData().toString());
}

/// What a reader of the verdict must know before he trusts it: the first warning, and how much more there is.
QString ComparisonPage::reservations() {
    int warnings = 0, notes = 0;
    QString first;
    for (const Finding& finding : m_session.evaluation().findings) {
        if (finding.rule == Rule::internalRateOfReturnUnknown) continue;
        (finding.severity == Severity::note ? notes : warnings)++;
        if (finding.severity != Severity::note && first.isEmpty()) first = findingText(finding, m_session.project(), NumberFormat(language()));
    }
    QStringList counts;
    if (warnings > 1) counts << words("%n further findings", warnings - 1);
    if (notes > 0) counts << words("%n notes on plausibility", notes);
    m_notes->setText(counts.join(QStringLiteral(", ")));
    m_notes->setVisible(!counts.isEmpty());
    return first;
}

void ComparisonPage::refreshVerdict(const Comparison* leading) {
    const Project& project = m_session.project();
    const Evaluation& evaluation = m_session.evaluation();
    setContext(words("%1 options, %2 months from %3").arg(project.options.size()).arg(project.horizonMonths).arg(monthText(project.start)));
    if (leading) {
        const VerdictText verdict = verdictText(*leading, project, evaluation, NumberFormat(language()));
        m_decision->setText(verdict.decision);
        m_details->setText(QStringList{verdict.details, reservations()}.join(QLatin1Char('\n')).trimmed());
    } else {
        m_decision->setText(words("There is nothing to compare yet."));
        m_details->setText(QStringList{words("A comparison needs own servers and a rented option with a known cost."), reservations()}.join(QLatin1Char('\n')).trimmed());
    }
}

void ComparisonPage::refreshCharts(const Comparison* leading) {
    const Project& project = m_session.project();
    const Evaluation& evaluation = m_session.evaluation();
    const QString currency = fromCore(evaluation.currency);
    const NumberFormat format(language());
    m_value->setText(1, project.assumptions.discountRatePercent == 0 ? words("Present value") : words("Present value %1").arg(format.withUnit(project.assumptions.discountRatePercent, Unit::percent, {}, 2)));
    m_value->setChoiceEnabled(1, project.assumptions.discountRatePercent != 0, words("Without a discount rate both are the same."));
    for (int choice = 0; choice < 2; ++choice) m_tax->setChoiceEnabled(choice, project.assumptions.tax.enabled, project.assumptions.tax.enabled ? QString() : words("Income tax is not counted in this project. Turn it on in the assumptions."));
    if (!project.assumptions.tax.enabled) m_tax->setCurrent(0);
    else m_tax->setCurrent(m_lens.beforeTax ? 0 : 1);
    switch (m_tabs->currentIndex()) {
    case courseTab: {
        const QString volume = words("at %1 GPU-hours per month").arg(format.fixed(evaluation.gpuHoursPerMonth, 0));
        m_curves->show(std::make_unique<CumulativeCostChart>(cumulativeChart(project, evaluation, leading, m_lens), monthText(project.start), volume), currency);
        m_kinds->show(std::make_unique<CostKindsChart>(costBars(evaluation, m_lens)), currency);
        break;
    }
    case kindsTab: m_kindsAlone->show(std::make_unique<CostKindsChart>(costBars(evaluation, m_lens)), currency); break;
    case paymentsTab:
        if (const std::size_t option = indexOf(project.options, m_option); option < project.options.size())
            m_payments->show(std::make_unique<PaymentsChart>(cashFlowChart(project, evaluation, option, m_lens), monthText(project.start)), currency);
        break;
    case unitTab: m_unit->show(std::make_unique<CostPerUnitChart>(utilizationChart(project, evaluation)), currency); break;
    case figuresTab: m_figures->refresh(); break;
    default: break;
    }
}

void ComparisonPage::refresh() {
    const Comparison* leading = leadingComparison(m_session.evaluation());
    const bool empty = m_session.evaluation().options.empty();
    m_tabs->setVisible(!empty);
    m_empty->setVisible(empty);
    refreshVerdict(leading);
    refreshCharts(leading);
}

} // namespace racktally::ui
