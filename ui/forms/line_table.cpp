#include "ui/forms/line_table.h"

#include "ui/look/icons.h"

#include "core/project/address.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

LineTableModel::LineTableModel(Session& session, LineList list, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_list(std::move(list)) {
}

void LineTableModel::refresh() {
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int LineTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_list.ids.size()); }
int LineTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_list.columns.size()); }

std::string LineTableModel::address(const QModelIndex& index) const {
    return m_list.address + '.' + m_list.ids[static_cast<std::size_t>(index.row())] + '.' + std::string(m_list.columns[static_cast<std::size_t>(index.column())]->key);
}

std::vector<std::pair<QString, QString>> LineTableModel::choices(const QModelIndex& index) const {
    std::vector<std::pair<QString, QString>> result;
    const Leaf* leaf = m_session.leaf(address(index));
    if (!leaf) return result;
    if (const auto* place = std::get_if<EnumPlace>(&leaf->place))
        for (std::size_t i = 0; i < place->names.size(); ++i)
            if (!isComputed(static_cast<Category>(i)) || place->names.size() != categoryKeys.size())
                result.emplace_back(fromCore(place->names[i]), words(place->labels[i]));
    return result;
}

QVariant LineTableModel::data(const QModelIndex& index, int role) const {
    const Leaf* leaf = m_session.leaf(address(index));
    if (!leaf) return {};
    const LeafValue value = valueOf(*leaf);
    const NumberFormat format(language());
    if (role == Qt::TextAlignmentRole && std::holds_alternative<double>(value)) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) return words(leaf->info->help);
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    if (const auto* number = std::get_if<double>(&value)) {
        if (role == Qt::EditRole) return format.editable(*number);
        return leaf->info->unit == Unit::money ? format.fixed(*number, 2) : format.exact(*number);
    }
    const auto* text = std::get_if<std::string>(&value);
    if (!text) return {};
    if (role == Qt::DisplayRole) {
        if (*text == "last") return words("last");
        for (const auto& [key, name] : choices(index))
            if (key == fromCore(*text)) return name;
    }
    return fromCore(*text);
}

QVariant LineTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const FieldInfo* info = m_list.columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole) return QVariant((info->unit == Unit::none ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return words(info->label);
}

Qt::ItemFlags LineTableModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

bool LineTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole) return false;
    const std::string place = address(index);
    const Leaf* leaf = m_session.leaf(place);
    if (!leaf) return false;
    LeafValue content = toCore(value.toString());
    const bool optional = std::holds_alternative<std::optional<double>*>(leaf->place);
    if (optional && value.toString().trimmed().isEmpty()) content = LeafValue();
    else if (optional || std::holds_alternative<double*>(leaf->place) || std::holds_alternative<int*>(leaf->place) || (std::holds_alternative<CostMonth*>(leaf->place) && value.toString() != QLatin1String("last"))) {
        const auto number = parseNumber(value.toString(), NumberFormat(language()).locale());
        if (!number) {
            emit refused(words("“%1” is not a number.").arg(value.toString()));
            return false;
        }
        content = *number;
    }
    if (const auto error = m_session.setValue(place, content)) {
        emit refused(reasonText(*error, NumberFormat(language())));
        return false;
    }
    return true;
}

QWidget* LineDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto choices = static_cast<const LineTableModel*>(index.model())->choices(index);
    if (choices.empty()) return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    for (const auto& [key, text] : choices) box->addItem(text, key);
    return box;
}

void LineDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor)) box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else QStyledItemDelegate::setEditorData(editor, index);
}

void LineDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor)) model->setData(index, box->currentData(), Qt::EditRole);
    else QStyledItemDelegate::setModelData(editor, model, index);
}

namespace {

QTableView* makeTable(LineTableModel* model, const QString& title, QWidget* parent) {
    auto* table = new QTableView(parent);
    model->setParent(table);
    table->setModel(model);
    table->setItemDelegate(new LineDelegate(table));
    table->setAccessibleName(title);
    table->horizontalHeader()->setAccessibleName(title);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(28);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height() + 28 * model->rowCount() + 3);
    table->setVisible(model->rowCount() > 0);
    return table;
}

} // namespace

QWidget* makeLineTable(Session& session, const LineList& list, const QString& title, QWidget* parent, std::function<void(const std::string&)> chosen) {
    auto* frame = new QWidget(parent);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* label = new QLabel(title, frame);
    label->setObjectName(QStringLiteral("section"));
    auto* table = makeTable(new LineTableModel(session, list), title, frame);
    label->setBuddy(table);
    if (chosen)
        QObject::connect(table->selectionModel(), &QItemSelectionModel::currentChanged, table, [table, chosen = std::move(chosen)](const QModelIndex& current) {
            if (current.isValid()) chosen(static_cast<LineTableModel*>(table->model())->address(current));
        });
    auto* message = new QLabel(frame);
    message->setObjectName(QStringLiteral("error"));
    message->hide();
    const auto show = [message](const QString& text) {
        message->setText(text);
        message->show();
    };
    QObject::connect(static_cast<LineTableModel*>(table->model()), &LineTableModel::refused, message, show);
    QObject::connect(&session, &Session::changed, message, [message, table] {
        message->hide();
        // A table that nobody sees need not be measured again.
        if (table->isVisible()) static_cast<LineTableModel*>(table->model())->refresh();
    });
    const auto button = [&](StepIcon icon, const QString& name) {
        auto* result = new QToolButton(frame);
        result->setIcon(iconOf(icon));
        result->setAutoRaise(true);
        result->setObjectName(name + fromCore(list.address));
        return result;
    };
    auto* add = button(StepIcon::plus, QStringLiteral("add "));
    add->setAccessibleName(words("Add a line: %1").arg(title));
    add->setToolTip(add->accessibleName());
    auto* remove = button(StepIcon::minus, QStringLiteral("remove "));
    remove->setAccessibleName(words("Remove the chosen line: %1").arg(title));
    remove->setToolTip(remove->accessibleName());
    remove->setEnabled(!list.ids.empty());
    QObject::connect(add, &QToolButton::clicked, frame, [&session, list, show, title] {
        if (const auto error = session.apply(withNewLine(session.project(), list.address), words("new line: %1").arg(title))) show(reasonText(*error, NumberFormat(language())));
    });
    QObject::connect(remove, &QToolButton::clicked, frame, [&session, list, show, title, table] {
        // Without a choice the last line is meant.
        const int row = table->currentIndex().isValid() ? table->currentIndex().row() : static_cast<int>(list.ids.size()) - 1;
        if (const auto error = session.apply(withoutLine(session.project(), list.address, list.ids[static_cast<std::size_t>(row)]), words("line removed: %1").arg(title)))
            show(reasonText(*error, NumberFormat(language())));
    });
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(add);
    head->addWidget(remove);
    head->addStretch(1);
    layout->addLayout(head);
    layout->addWidget(table);
    layout->addWidget(message);
    return frame;
}

} // namespace racktally::ui
