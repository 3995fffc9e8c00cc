#include "ui/forms/field_row.h"

#include "core/project/sources.h"
#include "ui/forms/number_field.h"
#include "ui/text/messages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QStyle>

namespace racktally::ui {

namespace {

constexpr int numberWidth = 104;

bool isNumber(const Leaf& leaf) {
    return std::holds_alternative<double*>(leaf.place) || std::holds_alternative<std::optional<double>*>(leaf.place) ||
           std::holds_alternative<int*>(leaf.place) || std::holds_alternative<std::optional<int>*>(leaf.place);
}

bool mayBeEmpty(const Leaf& leaf) {
    return std::holds_alternative<std::optional<double>*>(leaf.place) || std::holds_alternative<std::optional<int>*>(leaf.place);
}

/// The last part of an address in a map, such as the currency of an exchange rate.
QString mapKey(const std::string& address, const FieldInfo& info) {
    const std::string last = address.substr(address.rfind('.') + 1);
    return last == info.key ? QString() : fromCore(last);
}

QString currencyOf(const Project& project, const std::string& address) {
    for (const Option& option : project.options)
        if (address.starts_with("options." + option.id + ".")) return fromCore(project.currencyOf(option));
    return fromCore(project.currency);
}

} // namespace

FieldRow::FieldRow(Session& session, std::string address, const Leaf& leaf, QGridLayout& grid, int row, bool withSource, QWidget* parent)
    : QObject(parent), m_session(session), m_address(std::move(address)) {
    const QString key = mapKey(m_address, *leaf.info);
    const QString name = words(leaf.info->label) + (key.isEmpty() ? QString() : QStringLiteral(" ") + key);
    const QString help = words(leaf.info->help), unit = unitText(leaf.info->unit, currencyOf(session.project(), m_address));
    makeField(leaf, parent);
    m_field->setObjectName(fromCore(m_address));
    m_field->setAccessibleName(name);
    m_field->setAccessibleDescription(unit.isEmpty() ? help : help + QStringLiteral(" (%1)").arg(unit));
    m_field->setToolTip(help);
    m_field->setWhatsThis(help);
    m_label = new QLabel(name, parent);
    m_label->setBuddy(m_field);
    m_label->setWordWrap(true);
    m_label->setToolTip(help);
    grid.addWidget(m_label, row, 0);
    if (isNumber(leaf)) {
        auto* unitLabel = new QLabel(unit, parent);
        unitLabel->setObjectName(QStringLiteral("unit"));
        grid.addWidget(m_field, row, 1);
        grid.addWidget(unitLabel, row, 2);
    } else {
        grid.addWidget(m_field, row, 1, 1, 2);
    }
    if (withSource) {
        m_source = new QLabel(parent);
        m_source->setObjectName(QStringLiteral("secondary"));
        m_source->setWordWrap(true);
        grid.addWidget(m_source, row, 3);
    }
    m_message = new QLabel(parent);
    m_message->setObjectName(QStringLiteral("error"));
    m_message->setWordWrap(true);
    m_message->hide();
    grid.addWidget(m_message, row + 1, 1, 1, withSource ? 3 : 2);
    refresh();
}

void FieldRow::makeField(const Leaf& leaf, QWidget* parent) {
    if (isNumber(leaf)) {
        auto* field = new NumberField(parent);
        field->setFixedWidth(numberWidth);
        field->setOptional(mayBeEmpty(leaf));
        m_show = [field](const LeafValue& value) {
            const auto* number = std::get_if<double>(&value);
            field->setValue(number ? std::optional(*number) : std::nullopt);
        };
        connect(field, &NumberField::edited, this, [this](std::optional<double> value) { edit(value ? LeafValue(*value) : LeafValue()); });
        connect(field, &NumberField::notUnderstood, this, [this] { refuse(words("This is not a number. Write it as 1234.5 or 1234,5.")); });
        connect(field, &QLineEdit::editingFinished, this, &FieldRow::finish);
        m_field = field;
    } else if (const auto* place = std::get_if<EnumPlace>(&leaf.place)) {
        auto* field = new QComboBox(parent);
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(14);
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        for (std::size_t i = 0; i < place->names.size(); ++i) field->addItem(words(place->labels[i]), fromCore(place->names[i]));
        m_show = [field](const LeafValue& value) {
            const auto* name = std::get_if<std::string>(&value);
            const QSignalBlocker quiet(field);
            field->setCurrentIndex(field->findData(name ? fromCore(*name) : QString()));
        };
        connect(field, &QComboBox::currentIndexChanged, this, [this, field] { edit(toCore(field->currentData().toString())); });
        m_field = field;
    } else if (std::holds_alternative<bool*>(leaf.place)) {
        auto* field = new QCheckBox(parent);
        m_show = [field](const LeafValue& value) {
            const auto* on = std::get_if<bool>(&value);
            const QSignalBlocker quiet(field);
            field->setChecked(on && *on);
        };
        connect(field, &QCheckBox::toggled, this, [this](bool on) { edit(on); });
        m_field = field;
    } else {
        auto* field = new QLineEdit(parent);
        m_show = [field](const LeafValue& value) {
            QString text;
            if (const auto* content = std::get_if<std::string>(&value)) text = fromCore(*content);
            if (const auto* number = std::get_if<double>(&value)) text = NumberFormat(language()).editable(*number);
            if (text != field->text()) field->setText(text);
        };
        const bool maybeNumber = std::holds_alternative<NodeCount*>(leaf.place) || std::holds_alternative<CostMonth*>(leaf.place);
        connect(field, &QLineEdit::textEdited, this, [this, maybeNumber](const QString& text) {
            const auto number = maybeNumber ? parseNumber(text, NumberFormat(language()).locale()) : std::nullopt;
            edit(number ? LeafValue(*number) : LeafValue(toCore(text)));
        });
        connect(field, &QLineEdit::editingFinished, this, &FieldRow::finish);
        m_field = field;
    }
}

void FieldRow::edit(const LeafValue& value) {
    const auto error = m_session.setValue(m_address, value);
    if (error) refuse(reasonText(*error, NumberFormat(language())));
    else showError({});
}

void FieldRow::refuse(const QString& message) {
    m_refusing = true;
    [[maybe_unused]] const auto error = m_session.setValue(m_address, m_before);
    m_refusing = false;
    showError(message);
}

void FieldRow::finish() {
    if (const Leaf* leaf = m_session.leaf(m_address)) m_before = valueOf(*leaf);
    refresh();
}

void FieldRow::showError(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_field->setProperty("state", message.isEmpty() ? QVariant() : QVariant(QStringLiteral("error")));
    m_field->setAccessibleDescription(message.isEmpty() ? m_field->toolTip() : message);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void FieldRow::refresh() {
    const Leaf* leaf = m_session.leaf(m_address);
    if (!leaf || m_refusing) return;
    if (!m_field->hasFocus()) m_before = valueOf(*leaf);
    m_show(valueOf(*leaf));
    if (!m_message->text().isEmpty()) showError({});
    const InputSource source = sourceOf(m_session.project(), m_address, *leaf);
    QString text = source.isDefault ? words(source.provenance.source.c_str()) : fromCore(source.provenance.source);
    if (!source.provenance.date.empty()) text += QStringLiteral(", ") + fromCore(source.provenance.date);
    if (m_source) m_source->setText(text);
    m_field->setToolTip(text.isEmpty() ? m_field->whatsThis() : m_field->whatsThis() + QLatin1Char('\n') + words("Source: %1").arg(text));
    QFont font = m_label->font();
    font.setBold(!leaf->info->defaultSource[0] ? false : !source.isDefault);
    m_label->setFont(font);
}

} // namespace racktally::ui
