#include "ui/pages/assumptions_page.h"

#include "core/project/presets.h"
#include "ui/forms/field_form.h"
#include "ui/forms/input_detail.h"
#include "ui/forms/segment_bar.h"
#include "ui/forms/tab_order.h"
#include "ui/session/settings.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <array>

namespace racktally::ui {

namespace {

constexpr std::array filters{AssumptionsPage::Filter::all, AssumptionsPage::Filter::changed, AssumptionsPage::Filter::stale, AssumptionsPage::Filter::unknown};

} // namespace

AssumptionsPage::AssumptionsPage(Session& session, QWidget* parent)
    : Page(session, words("Assumptions"), parent), m_detail(new InputDetail(session, this)), m_groups(new QListWidget(this)), m_search(new QLineEdit(this)),
      m_filter(new SegmentBar(words("Which assumptions"), {words("All"), words("Changed"), words("Stale"), words("Unknown")}, 0, this)), m_nothing(new QLabel(this)) {
    addPresets();
    makeBody();
}

void AssumptionsPage::addPresets() {
    auto* button = new QToolButton(this);
    button->setText(words("Defaults of a country"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    for (std::size_t i = 0; i < countryLabels.size(); ++i)
        menu->addAction(words(countryLabels[i]), this, [this, i] {
            // Rows of data that always fit; a test applies each.
            static_cast<void>(m_session.apply(withPreset(m_session.project(), static_cast<Country>(i)), words("defaults of %1").arg(words(countryLabels[i]))));
        });
    button->setMenu(menu);
    addAction(button);
}

void AssumptionsPage::makeBody() {
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    m_groups->setObjectName(QStringLiteral("groups"));
    m_groups->setAccessibleName(words("Groups of assumptions"));
    m_groups->setMinimumWidth(150);
    m_groups->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_groups->setTextElideMode(Qt::ElideRight);
    splitter->addWidget(m_groups);
    auto* middle = new QWidget(this);
    m_center = new QVBoxLayout(middle);
    m_center->setContentsMargins(0, 0, 0, 0);
    m_center->setSpacing(8);
    auto* tools = new QHBoxLayout;
    m_search->setPlaceholderText(words("Search assumptions (Ctrl+F)"));
    m_search->setAccessibleName(words("Search assumptions"));
    m_search->setClearButtonEnabled(true);
    tools->addWidget(m_search, 1);
    tools->addWidget(m_filter);
    m_center->addLayout(tools);
    m_nothing->setText(words("No assumption fits this filter."));
    m_nothing->setObjectName(QStringLiteral("secondary"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_center->addWidget(m_nothing, 1);
    splitter->addWidget(middle);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 0);
    if (!splitter->restoreState(settings::assumptionsSplitter.get())) splitter->setSizes({166, 640, 250});
    connect(splitter, &QSplitter::splitterMoved, this, [splitter] { settings::assumptionsSplitter.set(splitter->saveState()); });
    content().addWidget(splitter, 1);
    connect(m_search, &QLineEdit::textChanged, this, &AssumptionsPage::refresh);
    connect(m_filter, &SegmentBar::chosen, this, &AssumptionsPage::refresh);
    connect(m_groups, &QListWidget::currentRowChanged, this, &AssumptionsPage::refresh);
}

void AssumptionsPage::rebuild() {
    if (m_form) {
        // What was clicked may be inside it.
        m_form->hide();
        m_form->setParent(nullptr);
        m_form->deleteLater();
    }
    const auto shared = [](const std::string& address, Group) {
        return address.starts_with("assumptions.") || address == "title" || address == "start" || address == "horizon_months";
    };
    m_form = new FieldForm(m_session, shared, {}, this);
    connect(m_form, &FieldForm::inputFocused, m_detail, &InputDetail::showInput);
    m_center->addWidget(m_form, 1);
    followInTabOrder(lastInTabOrder(m_filter), m_form);
    {
        const QSignalBlocker quiet(m_groups);
        const int row = std::max(0, m_groups->currentRow());
        m_groups->clear();
        m_groups->addItem(words("All"));
        for (const Group group : m_form->groups()) {
            auto* item = new QListWidgetItem(groupText(group), m_groups);
            item->setData(Qt::UserRole, static_cast<int>(group));
        }
        m_groups->setCurrentRow(std::min(row, m_groups->count() - 1));
    }
    if (!m_form->rows().empty() && m_detail->address().empty()) m_detail->showInput("assumptions.electricity_price_per_kwh");
}

bool AssumptionsPage::matches(const std::string& address, Filter filter) const {
    if (filter == Filter::all) return true;
    const InputState state = m_session.stateOf(address);
    switch (filter) {
    case Filter::all: return true;
    case Filter::changed: return state.changed;
    case Filter::stale: return state.staleDays.has_value();
    case Filter::unknown: return state.unknown;
    }
    return true;
}

bool AssumptionsPage::passes(const FieldRow& row, Group group) const {
    const QListWidgetItem* chosen = m_groups->currentItem();
    if (chosen && chosen->data(Qt::UserRole).isValid() && chosen->data(Qt::UserRole).toInt() != static_cast<int>(group)) return false;
    if (!m_search->text().trimmed().isEmpty() && !row.searchText().contains(m_search->text().trimmed(), Qt::CaseInsensitive)) return false;
    return matches(row.address(), filters[static_cast<std::size_t>(m_filter->current())]);
}

void AssumptionsPage::refresh() {
    if (!m_form) return;
    const QStringList names{words("All"), words("Changed"), words("Stale"), words("Unknown")};
    std::array<int, 4> counts{};
    for (const FieldRow* row : m_form->rows())
        for (std::size_t f = 0; f < filters.size(); ++f)
            if (matches(row->address(), filters[f])) ++counts[f];
    for (int f = 1; f < 4; ++f) m_filter->setText(f, QStringLiteral("%1 %2").arg(names[f]).arg(counts[static_cast<std::size_t>(f)]));
    setContext(words("%n inputs, shared by all options", counts[0]));
    bool any = false;
    m_form->showOnly([&](const FieldRow& row, Group group) {
        const bool shown = passes(row, group);
        any = any || shown;
        return shown;
    });
    m_form->setVisible(any);
    m_nothing->setVisible(!any);
}

void AssumptionsPage::setFilter(Filter filter) {
    m_filter->setCurrent(static_cast<int>(filter));
    refresh();
}

void AssumptionsPage::focusSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool AssumptionsPage::showInput(const std::string& address) {
    if (!m_form || (!m_form->row(address) && !address.starts_with("assumptions."))) return false;
    m_search->clear();
    m_groups->setCurrentRow(0);
    setFilter(Filter::all);
    return m_form->showInput(address);
}

} // namespace racktally::ui
