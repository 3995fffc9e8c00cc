#include "ui/pages/totals_model.h"

#include "core/report/charts.h"
#include "ui/text/number_format.h"
#include "ui/window/theme.h"

#include <QFont>
#include <array>
#include <cmath>

namespace racktally::ui {

namespace {

struct Column {
    const char* head;
    QString (*text)(const Evaluation& evaluation, std::size_t option, const NumberFormat& format);
};

QString amount(const Figure& value, const NumberFormat& format) { return value ? format.fixed(*value, 0) : QStringLiteral("–"); }

const std::array columns{
    Column{RT_TEXT("Option"), [](const Evaluation& e, std::size_t i, const NumberFormat&) { return fromCore(e.options[i].name); }},
    Column{RT_TEXT("At the start"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return amount(e.options[i].upfrontCost, f); }},
    Column{RT_TEXT("Month 1"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return std::isnan(e.options[i].monthlyCost[1]) ? QStringLiteral("–") : f.fixed(e.options[i].monthlyCost[1], 0); }},
    Column{RT_TEXT("Total"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return amount(e.options[i].totalCost, f); }},
    Column{RT_TEXT("Present value"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return amount(e.options[i].netPresentCost, f); }},
    Column{RT_TEXT("per GPU-h"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return e.options[i].costPerGpuHour ? f.fixed(*e.options[i].costPerGpuHour, 2) : QStringLiteral("–"); }},
    Column{RT_TEXT("per million units"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return e.options[i].costPerUnit ? f.fixed(*e.options[i].costPerUnit * 1e6, 2) : QStringLiteral("–"); }},
    Column{RT_TEXT("Served"), [](const Evaluation& e, std::size_t i, const NumberFormat& f) { return e.options[i].servedPercent ? f.withUnit(*e.options[i].servedPercent, Unit::percent, {}, 1) : QStringLiteral("–"); }},
};

} // namespace

TotalsModel::TotalsModel(Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session) {
    connect(&session, &Session::structureChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&session, &Session::changed, this, [this] {
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

int TotalsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_session.evaluation().options.size()); }
int TotalsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(columns.size()); }

QVariant TotalsModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    const Evaluation& evaluation = m_session.evaluation();
    if (row >= evaluation.options.size()) return {};
    const bool cheapest = ranking(evaluation).cheapest == row;
    switch (role) {
    case Qt::DisplayRole: return columns[static_cast<std::size_t>(index.column())].text(evaluation, row, NumberFormat(language()));
    case Qt::TextAlignmentRole: return QVariant((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::DecorationRole: return index.column() == 0 ? QVariant(lookPixmap(lookOf(m_session.project(), row), {28, 16})) : QVariant();
    case Qt::BackgroundRole: return cheapest ? QVariant(theme().goodGround) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.column() == 0 || index.column() == 3);
        return font;
    }
    default: return {};
    }
}

QVariant TotalsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return words(columns[static_cast<std::size_t>(section)].head);
    if (role == Qt::TextAlignmentRole) return QVariant((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

} // namespace racktally::ui
