#include "ui/window/explanation_panel.h"

#include "core/project/sized.h"

#include "ui/charts/axes.h"
#include "ui/look/fonts.h"
#include "ui/text/explanation_text.h"
#include "ui/text/messages.h"

#include <QClipboard>
#include <QFrame>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <numeric>

namespace racktally::ui {

namespace {

enum TermRole { quantityRole = Qt::UserRole, monthRole, addressRole, filledRole };

QLabel* plainLabel(QWidget* parent, const char* name = nullptr) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (name) label->setObjectName(QLatin1String(name));
    return label;
}

} // namespace

/// Sums per year of use as small columns.
class ExplanationPanel::YearBars : public QWidget {
public:
    explicit YearBars(QWidget* parent) : QWidget(parent) { setFixedHeight(78); }
    void show(std::vector<double> sums, int firstYear) {
        m_sums = std::move(sums);
        m_firstYear = firstYear;
        setVisible(m_sums.size() > 1);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const NumberFormat format(language());
        const double highest = *std::max_element(m_sums.begin(), m_sums.end());
        if (!(highest > 0)) return;
        const QFont font = smallFont(this->font());
        const double step = width() / static_cast<double>(m_sums.size()), text = lineHeight(font), room = height() - 2 * text - 4;
        painter.setFont(font);
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            const double left = step * static_cast<double>(i), tall = room * std::max(0.0, m_sums[i]) / highest;
            painter.fillRect(QRectF(left + step * 0.12, text + room - tall, step * 0.76, tall), theme().colorOf(CostKind::hardware));
            painter.setPen(theme().secondary);
            painter.drawText(QRectF(left, 0, step, text), Qt::AlignCenter, format.fixed(m_sums[i], 0));
            painter.drawText(QRectF(left, text + room + 2, step, text), Qt::AlignCenter, QString::number(m_firstYear + static_cast<int>(i)));
        }
    }

private:
    std::vector<double> m_sums;
    int m_firstYear = 0;
};

ExplanationPanel::ExplanationPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_place(plainLabel(this, "secondary")), m_value(plainLabel(this, "figure")), m_words(plainLabel(this, "secondary")),
      m_numbers(plainLabel(this, "formula")), m_sum(plainLabel(this, "secondary")), m_terms(new QTreeWidget(this)), m_years(new YearBars(this)),
      m_back(new QPushButton(words("Back"), this)), m_input(new QPushButton(words("To the input"), this)), m_copy(new QPushButton(words("Copy"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    m_value->setFont(scaledFont(font(), 1.6));
    m_terms->setAccessibleName(words("What goes into it"));
    m_terms->setHeaderLabels({words("Operand"), words("Value"), words("Source")});
    m_terms->header()->setAccessibleName(m_terms->accessibleName());
    m_terms->header()->setStretchLastSection(true);
    m_terms->setIndentation(14);
    m_terms->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_terms->setMinimumHeight(140);
    m_terms->setFrameShape(QFrame::NoFrame);
    m_input->setObjectName(QStringLiteral("primary"));
    m_back->setToolTip(QStringLiteral("Alt+←"));
    for (QWidget* widget : {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_numbers)}) column->addWidget(widget);
    column->addWidget(m_terms, 1);
    column->addWidget(m_sum);
    column->addWidget(m_years);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_input);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    column->addLayout(buttons);
    connect(m_terms, &QTreeWidget::itemExpanded, this, &ExplanationPanel::expand);
    connect(m_terms, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { activate(item); });
    connect(m_terms, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) { m_input->setEnabled(item && !item->data(0, addressRole).toString().isEmpty()); });
    connect(m_input, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem* item = m_terms->currentItem()) emit inputChosen(toCore(item->data(0, addressRole).toString()));
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(m_back, &QPushButton::clicked, this, &ExplanationPanel::back);
    auto* back = new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &ExplanationPanel::back);
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) show();
    });
    show();
}

std::optional<QuantityId> ExplanationPanel::quantityOf(const FigureRef& figure) const {
    const auto formulas = m_session.formulasOf(figure.scope);
    return formulas ? formulas->model->find(figure.scope, figure.quantity) : std::nullopt;
}

bool ExplanationPanel::explainFigure(const FigureRef& figure) {
    if (!quantityOf(figure)) return false;
    if (m_path.empty() || m_path.back() != figure) m_path.push_back(figure);
    show();
    return true;
}

void ExplanationPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    show();
}

/// Name, value and source share the width; what is cut stands in the tooltip.
void ExplanationPanel::fitColumns() {
    m_terms->resizeColumnToContents(1);
    const int value = std::clamp(m_terms->columnWidth(1), 60, 110);
    m_terms->setColumnWidth(1, value);
    m_terms->setColumnWidth(0, std::max(80, (m_terms->viewport()->width() - value) * 6 / 10));
}

void ExplanationPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &ExplanationPanel::fitColumns, Qt::QueuedConnection);
}

void ExplanationPanel::back() {
    if (m_path.size() > 1) m_path.pop_back();
    show();
}

QString ExplanationPanel::text() const {
    const auto quantity = m_path.empty() ? std::nullopt : quantityOf(m_path.back());
    if (!quantity) return {};
    const auto formulas = m_session.formulasOf(m_path.back().scope);
    const Model& model = *formulas->model;
    const NumberFormat format(language());
    const Project cited = citing(m_session.project(), model, m_session.catalog());
    return ExplanationText(cited, model, format).page(explain(model, formulas->values, *quantity, m_path.back().month));
}

void ExplanationPanel::show() {
    // What is gone with its option leaves the path.
    std::erase_if(m_path, [this](const FigureRef& figure) { return !quantityOf(figure) || figure.month > m_session.evaluation().horizonMonths; });
    m_terms->clear();
    m_back->setEnabled(m_path.size() > 1);
    const bool empty = m_path.empty();
    for (QWidget* widget : {static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_numbers), static_cast<QWidget*>(m_terms), static_cast<QWidget*>(m_sum), static_cast<QWidget*>(m_years), static_cast<QWidget*>(m_input), static_cast<QWidget*>(m_copy)})
        widget->setVisible(!empty);
    if (empty) {
        m_place->setText(words("Choose a figure, a point of a chart or a bar (click, or F4) to see how it comes about."));
        m_value->clear();
        return;
    }
    m_formulas = m_session.formulasOf(m_path.back().scope);
    const Model& model = *m_formulas->model;
    const Values& values = m_formulas->values;
    const QuantityId id = *quantityOf(m_path.back());
    const Quantity& quantity = model.quantities()[id];
    const Explanation explanation = explain(model, values, id, m_path.back().month);
    const NumberFormat format(language());
    const Project cited = citing(m_session.project(), model, m_session.catalog());
    const ExplanationText text(cited, model, format);
    m_place->setText(text.title(explanation));
    m_value->setText(explanation.active ? text.value(explanation) : words("does not arise in this month"));
    m_words->setText(explanation.active ? text.inWords(explanation.words, quantity.scope) : QString());
    m_numbers->setText(explanation.active ? text.withNumbers(explanation) + QStringLiteral("\n= ") + text.value(explanation) : QString());
    m_numbers->setVisible(explanation.active);
    addTerms(m_terms->invisibleRootItem(), explanation);
    if (m_terms->topLevelItemCount() > 0) m_terms->setCurrentItem(m_terms->topLevelItem(0));
    m_input->setEnabled(m_terms->currentItem() && !m_terms->currentItem()->data(0, addressRole).toString().isEmpty());
    fitColumns();

    std::vector<double> years;
    const bool summed = model.node(quantity.node).shape.time == Time::monthly && quantity.unit == Unit::money && !quantity.name.starts_with("cumulative");
    if (summed) {
        years.assign(static_cast<std::size_t>(yearsOfUse(m_session.evaluation().horizonMonths)), 0.0);
        for (int month = 0; month <= m_session.evaluation().horizonMonths; ++month) years[static_cast<std::size_t>(yearOfUse(month))] += values.at(model, quantity.node, month);
    }
    const double total = std::accumulate(years.begin(), years.end(), 0.0);
    const OptionFigures* option = m_session.evaluation().option(wholeOf(quantity.scope));
    QString sum = words("Sum over %1 months: %2").arg(m_session.evaluation().horizonMonths).arg(format.money(total, fromCore(m_session.evaluation().currency)));
    if (option && option->totalCost && *option->totalCost != 0)
        sum += QStringLiteral(" · ") + words("%1 of this option").arg(format.withUnit(100 * total / *option->totalCost, Unit::percent, {}, 1));
    m_sum->setText(sum);
    m_sum->setVisible(summed);
    m_years->show(std::move(years), m_session.project().start.year);
}

void ExplanationPanel::addTerms(QTreeWidgetItem* parent, const Explanation& explanation) {
    const Model& model = *m_formulas->model;
    const NumberFormat format(language());
    const Project cited = citing(m_session.project(), model, m_session.catalog());
    const ExplanationText text(cited, model, format);
    const std::string& scope = model.quantities()[explanation.quantity].scope;
    QStringList seen;
    for (const Term& term : explanation.numbers.terms) {
        if (term.kind == Term::Kind::constant) continue;
        const QString name = text.termName(term, scope);
        if (seen.contains(name)) continue;
        seen << name;
        auto* item = new QTreeWidgetItem(parent, {name, text.termValue(term, explanation.decimals), text.termSource(term)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        for (int column = 0; column < 3; ++column) item->setToolTip(column, item->text(column));
        item->setData(0, addressRole, fromCore(term.address));
        if (!term.quantity) continue;
        item->setData(0, quantityRole, *term.quantity);
        item->setData(0, monthRole, term.month.value_or(explanation.month));
        item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    }
}

void ExplanationPanel::expand(QTreeWidgetItem* item) {
    const QVariant quantity = item->data(0, quantityRole);
    if (!quantity.isValid() || item->data(0, filledRole).toBool()) return;
    item->setData(0, filledRole, true);
    const Model& model = *m_formulas->model;
    const int month = item->data(0, monthRole).toInt();
    if (month >= 0) addTerms(item, explain(model, m_formulas->values, quantity.toUInt(), month));
    if (item->childCount() == 0) item->setChildIndicatorPolicy(QTreeWidgetItem::DontShowIndicator);
}

void ExplanationPanel::activate(QTreeWidgetItem* item) {
    const QString address = item->data(0, addressRole).toString();
    if (!address.isEmpty()) {
        emit inputChosen(toCore(address));
        return;
    }
    const QVariant id = item->data(0, quantityRole);
    if (!id.isValid()) return;
    const Quantity& quantity = m_formulas->model->quantities()[id.toUInt()];
    const FigureRef figure{quantity.scope, quantity.name, std::max(0, item->data(0, monthRole).toInt())};
    // The list that is cleared may be delivering the click.
    QMetaObject::invokeMethod(this, [this, figure] { explainFigure(figure); }, Qt::QueuedConnection);
}

} // namespace racktally::ui
