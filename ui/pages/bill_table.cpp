#include "ui/pages/bill_table.h"

#include "core/configuration/edit.h"
#include "core/project/configured.h"
#include "ui/look/theme.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QDate>
#include <QLineEdit>
#include <QSpinBox>

namespace racktally::ui {

namespace {

/// "24.11.26": the column is narrow, the tooltip says it whole.
QString shortDay(const std::string& day) {
    const QDate date = QDate::fromString(fromCore(day), Qt::ISODate);
    return date.isValid() ? date.toString(language() == Language::german ? QStringLiteral("dd.MM.yy") : QStringLiteral("MM/dd/yy")) : fromCore(day);
}

} // namespace

BillModel::BillModel(Session& session, std::string option, QObject* parent) : QAbstractTableModel(parent), m_session(session), m_option(std::move(option)) {}

const Configuration* BillModel::configuration() const {
    const Project& project = m_session.project();
    const std::size_t index = indexOf(project.options, m_option);
    if (index == project.options.size()) return nullptr;
    const auto* own = std::get_if<OnPremises>(&project.options[index].kind);
    return own && own->configuration ? &*own->configuration : nullptr;
}

int BillModel::rowCount(const QModelIndex& parent) const { return parent.isValid() || !configuration() ? 0 : static_cast<int>(configuration()->parts.size()); }
int BillModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

const ConfigurationPart* BillModel::position(int row) const { return row >= 0 && row < rowCount() ? &configuration()->parts[static_cast<std::size_t>(row)] : nullptr; }

std::string BillModel::address(const QModelIndex& index) const {
    const ConfigurationPart* part = position(index.row());
    if (!part) return {};
    static constexpr std::array keys{"role", "part", "quantity", "unit_price", "unit_price", "unit_price"};
    return "options." + m_option + ".configuration.parts." + part->id + "." + keys[static_cast<std::size_t>(index.column())];
}

std::optional<Severity> BillModel::worst(const ConfigurationPart& part) const {
    std::optional<Severity> result;
    const OptionFigures* figures = m_session.evaluation().option(m_option);
    const std::string subject = "options." + m_option + ".configuration.parts." + part.id;
    for (const Finding& finding : figures ? figures->findings : std::vector<Finding>())
        if (finding.subject == subject && finding.severity != Severity::note && (!result || finding.severity < *result)) result = finding.severity;
    return result;
}

QVariant BillModel::data(const QModelIndex& index, int role) const {
    const ConfigurationPart* part = position(index.row());
    if (!part) return {};
    const NumberFormat format(language());
    const bool quoted = configuration()->quotedPrice.has_value();
    const InputState state = m_session.stateOf(address(index.siblingAtColumn(priceColumn)));
    if (role == Qt::TextAlignmentRole) return QVariant((index.column() < quantityColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::BackgroundRole) {
        if (const auto severity = worst(*part)) return *severity == Severity::error ? theme().errorGround : QVariant();
        if (index.column() == dateColumn && state.staleDays) return theme().warningGround;
        return {};
    }
    if (role == Qt::ForegroundRole) {
        if (index.column() == areaColumn) return theme().secondary;
        if (index.column() == dateColumn && state.staleDays) return theme().warning;
        return {};
    }
    if (role == Qt::ToolTipRole) {
        if (index.column() < priceColumn || state.source.provenance.source.empty()) return {};
        const Provenance& source = state.source.provenance;
        return asToolTip(words("%1, %2").arg(fromCore(source.source), ageText(source.date, m_session.today())) + (source.note.empty() ? QString() : QLatin1Char('\n') + fromCore(source.note)));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::AccessibleTextRole) return {};
    switch (index.column()) {
    case areaColumn: return roleText(part->role);
    case partColumn: return role == Qt::EditRole ? fromCore(part->part.empty() ? part->text : part->part) : textOfPosition(*part);
    case quantityColumn: return role == Qt::EditRole ? QVariant(part->quantity) : QVariant(format.exact(part->quantity));
    case priceColumn:
        if (role == Qt::EditRole) return part->unitPrice ? format.editable(*part->unitPrice) : QString();
        return part->unitPrice ? format.fixed(*part->unitPrice, 2) : quoted ? words("included") : words("unknown");
    case totalColumn: return part->unitPrice ? format.fixed(*part->unitPrice * part->quantity, 2) : QString();
    case dateColumn: return part->unitPrice ? shortDay(state.source.provenance.date) : QString();
    default: return {};
    }
}

QVariant BillModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant((section < quantityColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case areaColumn: return words("Area");
    case partColumn: return words("Part");
    case quantityColumn: return words("Qty");
    case priceColumn: return words("Unit price");
    case totalColumn: return words("Total");
    default: return words("Price of");
    }
}

Qt::ItemFlags BillModel::flags(const QModelIndex& index) const {
    const bool editable = index.column() == partColumn || index.column() == quantityColumn || index.column() == priceColumn;
    return QAbstractTableModel::flags(index) | (editable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool BillModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const ConfigurationPart* position_ = position(index.row());
    if (role != Qt::EditRole || !position_) return false;
    const ConfigurationPart before = *position_;
    std::optional<Error> error;
    if (index.column() == partColumn && before.role != PartRole::other) {
        const std::string name = toCore(value.toString());
        if (name == before.part) return true;
        const Catalog parts = m_session.partsForProject();
        const std::string currency(m_session.project().currencyOf(m_session.project().options[indexOf(m_session.project().options, m_option)]));
        error = m_session.apply(withConfiguration(m_session.project(), m_option, withPart(*configuration(), parts, currency, before.id, before.role, name, before.quantity), parts), words("%1: %2").arg(roleText(before.role), value.toString()));
    } else if (index.column() == partColumn) {
        error = m_session.setValue("options." + m_option + ".configuration.parts." + before.id + ".text", toCore(value.toString()));
    } else {
        LeafValue content;
        if (const QString text = value.toString().trimmed(); !text.isEmpty()) {
            const auto number = parseNumber(text, NumberFormat(language()).locale());
            if (!number) {
                emit refused(words("“%1” is not a number.").arg(text));
                return false;
            }
            content = *number;
        }
        error = m_session.setValue(address(index), content);
    }
    if (error) emit refused(reasonText(*error, NumberFormat(language())));
    return !error;
}

std::vector<Candidate> BillModel::candidates(int row) const {
    const ConfigurationPart* part = position(row);
    if (!part) return {};
    const Project& project = m_session.project();
    return candidatesFor(subjectOf(project, project.options[indexOf(project.options, m_option)]), m_session.partsForProject(), part->id, part->role, part->quantity);
}

void BillModel::refresh() {
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void fillWithCandidates(QComboBox& choice, const std::vector<Candidate>& candidates) {
    const NumberFormat format(language());
    for (const Candidate& candidate : candidates) {
        const QString verdict = candidateText(candidate, format);
        choice.addItem(words("%1 – %2").arg(fromCore(candidate.part), verdict), fromCore(candidate.part));
        const int row = choice.count() - 1;
        choice.setItemData(row, asToolTip(verdict), Qt::ToolTipRole);
        if (candidate.broken || candidate.retired) choice.setItemData(row, candidate.broken && candidate.broken->severity == Severity::error ? theme().error : theme().warning, Qt::ForegroundRole);
    }
}

QWidget* BillDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = static_cast<const BillModel*>(index.model());
    QWidget* editor = nullptr;
    if (index.column() == BillModel::partColumn && model->position(index.row())->role != PartRole::other) {
        auto* choice = new QComboBox(parent);
        fillWithCandidates(*choice, model->candidates(index.row()));
        choice->setMaxVisibleItems(18);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(choice, &QComboBox::activated, this, [this, choice] {
            auto* self = const_cast<BillDelegate*>(this);
            emit self->commitData(choice);
            emit self->closeEditor(choice);
        });
        editor = choice;
    } else if (index.column() == BillModel::quantityColumn) {
        auto* spin = new QSpinBox(parent);
        spin->setRange(0, 9999);
        spin->setAlignment(Qt::AlignRight);
        editor = spin;
    } else {
        editor = QStyledItemDelegate::createEditor(parent, option, index);
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    return editor;
}

void BillDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* choice = qobject_cast<QComboBox*>(editor)) {
        choice->setCurrentIndex(choice->findData(index.data(Qt::EditRole)));
        choice->showPopup();
    } else if (auto* spin = qobject_cast<QSpinBox*>(editor)) {
        spin->setValue(index.data(Qt::EditRole).toInt());
    } else {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

void BillDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* choice = qobject_cast<const QComboBox*>(editor)) {
        if (choice->currentIndex() >= 0) model->setData(index, choice->currentData(), Qt::EditRole);
    } else if (auto* spin = qobject_cast<QSpinBox*>(editor)) {
        model->setData(index, spin->value(), Qt::EditRole);
    } else {
        QStyledItemDelegate::setModelData(editor, model, index);
    }
}

} // namespace racktally::ui
