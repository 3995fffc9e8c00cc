#include "ui/pages/all_figures_model.h"

#include "core/report/figures.h"
#include "ui/text/messages.h"

#include <QFont>
#include <QIcon>

namespace racktally::ui {

namespace {

const FigureRow& rowAt(int row) { return figureRows()[static_cast<std::size_t>(row)]; }

} // namespace

AllFiguresModel::AllFiguresModel(Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session) {
    connect(&session, &Session::structureChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

void AllFiguresModel::refresh() {
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int AllFiguresModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(figureRows().size()); }
int AllFiguresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_session.evaluation().options.size()) + 1; }

std::optional<FigureRef> AllFiguresModel::figure(const QModelIndex& index) const {
    if (index.column() == 0) return std::nullopt;
    const OptionFigures& option = m_session.evaluation().options[static_cast<std::size_t>(index.column() - 1)];
    const FigureRow& row = rowAt(index.row());
    if (!(option.*row.value)) return std::nullopt;
    return FigureRef{option.id, row.quantity, 0};
}

QVariant AllFiguresModel::data(const QModelIndex& index, int role) const {
    const FigureRow& row = rowAt(index.row());
    const QString currency = fromCore(m_session.evaluation().currency);
    if (role == Qt::TextAlignmentRole) return QVariant((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (index.column() == 0) {
        if (role != Qt::DisplayRole) return {};
        const QString unit = unitText(row.unit, currency);
        return unit.isEmpty() ? words(row.label) : words("%1, %2").arg(words(row.label), unit);
    }
    const Evaluation& evaluation = m_session.evaluation();
    const auto option = static_cast<std::size_t>(index.column() - 1);
    if (option >= evaluation.options.size()) return {};
    switch (role) {
    case Qt::DisplayRole: {
        const Figure& value = evaluation.options[option].*row.value;
        return value ? NumberFormat(language()).fixed(*value * row.factor, row.decimals) : QStringLiteral("–");
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.value == &OptionFigures::totalCost);
        return font;
    }
    case Qt::BackgroundRole: return ranking(evaluation).cheapest == option ? QVariant(theme().goodGround) : QVariant();
    case Qt::ToolTipRole: return words("F4 or double click: how this figure comes about");
    default: return {};
    }
}

QVariant AllFiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(static_cast<int>((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter) | Qt::TextWordWrap);
    if (section == 0) return role == Qt::DisplayRole ? QVariant(words("Figure")) : QVariant();
    const auto option = static_cast<std::size_t>(section - 1);
    if (option >= m_session.evaluation().options.size()) return {};
    if (role == Qt::DisplayRole) return fromCore(m_session.evaluation().options[option].name);
    if (role == Qt::ToolTipRole) return fromCore(m_session.evaluation().options[option].name);
    return {};
}

} // namespace racktally::ui
