#include "ui/forms/field_form.h"

#include "core/project/address.h"
#include "core/project/fields.h"
#include "ui/forms/line_table.h"
#include "ui/text/messages.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

const char* groupLabel(Group group) {
    switch (group) {
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
    }
    return "";
}

/// In which order sections stand in a form.
constexpr std::array groupOrder{Group::general, Group::period, Group::demand, Group::tokens, Group::capacity, Group::price, Group::financing, Group::power, Group::running,
                                Group::staff, Group::storage, Group::work, Group::space, Group::oneTime, Group::residual, Group::taxes, Group::emissions};

std::ptrdiff_t placeOf(Group group) { return std::find(groupOrder.begin(), groupOrder.end(), group) - groupOrder.begin(); }

/// Lists of lines by their key, with the title of their table, in the order in which they stand.
struct ListTitle {
    const char* key;
    const char* title;
};
constexpr std::array listTitles{ListTitle{"items", RT_TEXT("Purchases")}, ListTitle{"one_time_costs", RT_TEXT("One-time costs")},
                                ListTitle{"monthly_costs", RT_TEXT("Monthly costs")}, ListTitle{"usage_costs", RT_TEXT("Costs per hour of use")},
                                ListTitle{"licences", RT_TEXT("Licences")}, ListTitle{"purchases", RT_TEXT("Later purchases")},
                                ListTitle{"support_tiers", RT_TEXT("Support tiers")}, ListTitle{"rate_percent", RT_TEXT("Tax rates by date")}};

} // namespace

struct FieldForm::Section {
    Group group{};
    std::vector<std::pair<std::string, Leaf>> leaves;
};

FieldForm::FieldForm(Session& session, std::function<bool(const std::string&)> accepts, FormStyle style, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_accepts(std::move(accepts)), m_style(style) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    connect(&session, &Session::changed, this, &FieldForm::refresh);
}

void FieldForm::build() {
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(0, 0, 8, 8);
    page->setSpacing(12);
    setWidget(content);
    addSections(*page);
    addTables(*page);
    page->addStretch(1);
}

void FieldForm::addSections(QVBoxLayout& page) {
    std::vector<Section> sections;
    const std::vector<LineList> lists = lineLists(m_session.project());
    const auto isInList = [&](const std::string& address) {
        return std::any_of(lists.begin(), lists.end(), [&](const LineList& list) { return address.starts_with(list.address + "."); });
    };
    int weekly = 0;
    forEachLeaf(m_session.project(), [&](const std::string& address, const Leaf& leaf) {
        if (!m_accepts(address) || leaf.info->key == "id" || isInList(address)) return;
        if (leaf.info == &infoOf(&Demand::weekly)) {
            ++weekly;
            return;
        }
        const auto place = std::find_if(sections.begin(), sections.end(), [&](const Section& s) { return s.group == leaf.info->group; });
        if (place == sections.end()) sections.push_back({leaf.info->group, {{address, leaf}}});
        else place->leaves.emplace_back(address, leaf);
    });
    std::stable_sort(sections.begin(), sections.end(), [](const Section& a, const Section& b) { return placeOf(a.group) < placeOf(b.group); });
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
    for (const Section& section : sections) {
        const auto shortest = static_cast<std::size_t>(std::min_element(heights.begin(), heights.end()) - heights.begin());
        heights[shortest] += section.leaves.size() + 1;
        auto* card = new QFrame(widget());
        card->setObjectName(QStringLiteral("card"));
        auto* grid = new QGridLayout(card);
        grid->setContentsMargins(12, 8, 12, 10);
        grid->setHorizontalSpacing(8);
        grid->setVerticalSpacing(6);
        // Labels stand close to their fields; what a wide window has more goes behind the unit, or to the source.
        grid->setColumnMinimumWidth(0, m_style.withSources ? 250 : 150);
        grid->setColumnMinimumWidth(2, 92);
        grid->setColumnStretch(3, 1);
        auto* title = new QLabel(words(groupLabel(section.group)), card);
        title->setObjectName(QStringLiteral("section"));
        grid->addWidget(title, 0, 0, 1, 3);
        int row = 1;
        for (const auto& [address, leaf] : section.leaves) {
            m_rows.push_back(new FieldRow(m_session, address, leaf, *grid, row, m_style.withSources, card));
            row += 2;
        }
        if (weekly > 0 && section.group == Group::demand)
            grid->addWidget(new QLabel(words("The GPUs of all 168 hours of the week are given in the file."), card), row, 0, 1, 3);
        columns[shortest]->addWidget(card);
    }
    for (QVBoxLayout* column : columns) column->addStretch(1);
}

void FieldForm::addTables(QVBoxLayout& page) {
    const std::vector<LineList> lists = lineLists(m_session.project());
    for (const ListTitle& kind : listTitles)
        for (const LineList& list : lists)
            if (m_accepts(list.address + ".") && list.address.ends_with(std::string(".") + kind.key)) page.addWidget(makeLineTable(m_session, list, words(kind.title), widget()));
}

FieldRow* FieldForm::row(const std::string& address) const {
    const auto place = std::find_if(m_rows.begin(), m_rows.end(), [&](const FieldRow* row) { return row->address() == address; });
    return place == m_rows.end() ? nullptr : *place;
}

void FieldForm::refresh() {
    for (FieldRow* row : m_rows) row->refresh();
}

} // namespace racktally::ui
