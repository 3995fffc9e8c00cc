#include "ui/forms/field_form.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "ui/forms/line_table.h"
#include "ui/text/messages.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

const char* groupLabel(Group group) {
    switch (group) {
    case Group::configuration: return RT_TEXT("Place and measurements");
    case Group::model: return RT_TEXT("What is computed");
    case Group::requests: return RT_TEXT("How much");
    case Group::targets: return RT_TEXT("Targets");
    case Group::details: return RT_TEXT("Details");
    case Group::general: return RT_TEXT("General");
    case Group::period: return RT_TEXT("Period and interest");
    case Group::power: return RT_TEXT("Power and cooling");
    case Group::staff: return RT_TEXT("Staff");
    case Group::taxes: return RT_TEXT("VAT and income tax");
    case Group::demand: return RT_TEXT("Demand");
    case Group::work: return RT_TEXT("Completed work");
    case Group::capacity: return RT_TEXT("Size");
    case Group::price: return RT_TEXT("Price");
    case Group::financing: return RT_TEXT("Financing");
    case Group::space: return RT_TEXT("Colocation");
    case Group::running: return RT_TEXT("Operation");
    case Group::oneTime: return RT_TEXT("One-time costs");
    case Group::residual: return RT_TEXT("At the end");
    case Group::storage: return RT_TEXT("Storage and data transfer");
    case Group::tokens: return RT_TEXT("Tokens");
    case Group::emissions: return RT_TEXT("Emissions");
    case Group::document: return RT_TEXT("Document");
    case Group::parties: return RT_TEXT("Recipient");
    case Group::issuer: return RT_TEXT("Issuer");
    }
    return "";
}

/// The section in which an input stands: parties are addresses, of the recipient unless they are the issuer's.
Group sectionOf(const std::string& address, const FieldInfo& info) {
    return info.group == Group::parties && address.starts_with("quote.issuer.") ? Group::issuer : info.group;
}

/// In which order sections stand in a form.
constexpr std::array groupOrder{Group::general, Group::model, Group::requests, Group::targets, Group::details, Group::configuration, Group::document, Group::parties, Group::issuer, Group::period, Group::demand, Group::tokens, Group::capacity, Group::price,
                                Group::financing, Group::power, Group::running, Group::staff, Group::storage, Group::work, Group::space, Group::oneTime, Group::residual,
                                Group::taxes, Group::emissions};

std::ptrdiff_t placeOf(Group group) { return std::find(groupOrder.begin(), groupOrder.end(), group) - groupOrder.begin(); }

/// Lists of lines by their key, with the title of their table and the group they belong to, in the order in which they stand.
struct ListTitle {
    const char* key;
    const char* title;
    Group group;
};
constexpr std::array listTitles{ListTitle{"positions", RT_TEXT("Positions"), Group::document}, ListTitle{"terms", RT_TEXT("Terms"), Group::document},
                                ListTitle{"items", RT_TEXT("Purchases"), Group::capacity}, ListTitle{"purchases", RT_TEXT("Later purchases"), Group::capacity},
                                ListTitle{"one_time_costs", RT_TEXT("One-time costs"), Group::oneTime}, ListTitle{"monthly_costs", RT_TEXT("Monthly costs"), Group::running},
                                ListTitle{"usage_costs", RT_TEXT("Costs per hour of use"), Group::running}, ListTitle{"licences", RT_TEXT("Licences"), Group::running},
                                ListTitle{"support_tiers", RT_TEXT("Support tiers"), Group::storage}, ListTitle{"rate_percent", RT_TEXT("Tax rates by date"), Group::taxes}};

} // namespace

QString groupText(Group group) { return words(groupLabel(group)); }

FieldForm::FieldForm(Session& session, Accepts accepts, FormStyle style, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_accepts(std::move(accepts)), m_style(style) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    connect(&session, &Session::changed, this, &FieldForm::refresh);
}

void FieldForm::build() {
    auto* content = new QWidget;
    m_page = new QVBoxLayout(content);
    m_page->setContentsMargins(0, 0, 8, 8);
    m_page->setSpacing(12);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    addSections(*m_page);
    addTables(*m_page);
    m_page->addStretch(1);
    // A form may scroll down, never sideways.
    content->ensurePolished();
    setMinimumWidth(content->minimumSizeHint().width() + 16);
}

void FieldForm::addWidget(QWidget* widget) { m_page->insertWidget(m_page->count() - 1, widget); }

void FieldForm::addSections(QVBoxLayout& page) {
    struct Found {
        Group group{};
        std::vector<std::pair<std::string, Leaf>> leaves;
    };
    std::vector<Found> found;
    const std::vector<LineList> lists = lineLists(m_session.project());
    const auto isInList = [&](const std::string& address) {
        return std::any_of(lists.begin(), lists.end(), [&](const LineList& list) { return address.starts_with(list.address + "."); });
    };
    forEachLeaf(m_session.project(), [&](const std::string& address, const Leaf& leaf) {
        // The hours of a week have a grid of their own.
        if (!m_accepts(address, leaf.info->group) || leaf.info->key == "id" || isInList(address) || leaf.info == &infoOf(&Demand::weekly)) return;
        const Group section = sectionOf(address, *leaf.info);
        const auto place = std::find_if(found.begin(), found.end(), [&](const Found& s) { return s.group == section; });
        if (place == found.end()) found.push_back({section, {{address, leaf}}});
        else place->leaves.emplace_back(address, leaf);
    });
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return placeOf(a.group) < placeOf(b.group); });
    auto* side = new QHBoxLayout;
    side->setSpacing(16);
    page.addLayout(side);
    std::vector<QVBoxLayout*> columns;
    std::vector<std::size_t> heights(static_cast<std::size_t>(m_style.columns), 0);
    for (int c = 0; c < m_style.columns; ++c) {
        columns.push_back(new QVBoxLayout);
        columns.back()->setSpacing(12);
        side->addLayout(columns.back(), 1);
    }
    for (const Found& section : found) {
        const auto shortest = static_cast<std::size_t>(std::min_element(heights.begin(), heights.end()) - heights.begin());
        heights[shortest] += section.leaves.size() + 1;
        auto* card = new QFrame(widget());
        card->setObjectName(QStringLiteral("card"));
        auto* grid = new QGridLayout(card);
        grid->setContentsMargins(12, 8, 8, 10);
        grid->setHorizontalSpacing(7);
        grid->setVerticalSpacing(0); // hidden rows take no room
        // Labels stand close to their fields; what a wide window has more goes to the source, or behind the unit.
        const int letter = fontMetrics().averageCharWidth();
        grid->setColumnMinimumWidth(0, letter * (m_style.withSources ? 20 : 19));
        grid->setColumnMinimumWidth(2, letter * (m_style.withSources ? 8 : 5));
        grid->setColumnStretch(3, 1);
        if (m_style.withSources) grid->setColumnMinimumWidth(4, fontMetrics().horizontalAdvance(QStringLiteral("30.11.2026")) + 8);
        auto* title = new QLabel(groupText(section.group), card);
        title->setObjectName(QStringLiteral("section"));
        grid->addWidget(title, 0, 0, 1, 3);
        Section made{section.group, card, {}};
        int row = 1;
        for (const auto& [address, leaf] : section.leaves) {
            auto* line = new FieldRow(m_session, address, leaf, *grid, row, m_style.withSources, card);
            connect(line, &FieldRow::focused, this, &FieldForm::inputFocused);
            m_rows.push_back(line);
            made.rows.push_back(line);
            row += 2;
        }
        m_sections.push_back(std::move(made));
        columns[shortest]->addWidget(card);
    }
    for (QVBoxLayout* column : columns) column->addStretch(1);
}

void FieldForm::addTables(QVBoxLayout& page) {
    const std::vector<LineList> lists = lineLists(m_session.project());
    for (const ListTitle& kind : listTitles)
        for (const LineList& list : lists) {
            if (!m_accepts(list.address + ".", kind.group) || !list.address.ends_with(std::string(".") + kind.key)) continue;
            page.addWidget(makeLineTable(m_session, list, words(kind.title), widget(), [this](const std::string& address) { emit inputFocused(address); }));
            m_hasTables = true;
        }
}

FieldRow* FieldForm::row(const std::string& address) const {
    const auto place = std::find_if(m_rows.begin(), m_rows.end(), [&](const FieldRow* row) { return row->address() == address; });
    return place == m_rows.end() ? nullptr : *place;
}

std::vector<Group> FieldForm::groups() const {
    std::vector<Group> result;
    for (const Section& section : m_sections) result.push_back(section.group);
    return result;
}

void FieldForm::showOnly(const std::function<bool(const FieldRow&, Group)>& accepted) {
    for (const Section& section : m_sections) {
        bool any = false;
        for (FieldRow* row : section.rows) {
            const bool shown = accepted(*row, section.group);
            row->setVisible(shown);
            any = any || shown;
        }
        section.card->setVisible(any);
    }
}

bool FieldForm::showInput(const std::string& address) {
    if (const FieldRow* line = row(address)) {
        line->field()->setFocus(Qt::ShortcutFocusReason);
        ensureWidgetVisible(line->field());
        return true;
    }
    for (QTableView* table : findChildren<QTableView*>()) {
        const auto* model = qobject_cast<const LineTableModel*>(table->model());
        for (int r = 0; model && r < model->rowCount(); ++r)
            for (int c = 0; c < model->columnCount(); ++c) {
                if (model->address(model->index(r, c)) != address) continue;
                table->setCurrentIndex(model->index(r, c));
                table->setFocus(Qt::ShortcutFocusReason);
                ensureWidgetVisible(table);
                return true;
            }
    }
    return false;
}

void FieldForm::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    refresh();
}

void FieldForm::refresh() {
    if (!isVisible()) return;
    for (FieldRow* row : m_rows) row->refresh();
}

} // namespace racktally::ui
