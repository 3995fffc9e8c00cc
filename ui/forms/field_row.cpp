#include "ui/forms/field_row.h"

#include "ui/forms/elided_label.h"
#include "ui/forms/number_field.h"
#include "ui/look/icons.h"
#include "ui/text/input_text.h"
#include "ui/text/messages.h"

#include <QCheckBox>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

namespace racktally::ui {

namespace {

constexpr int numberWidth = 96;

bool isNumber(const Leaf& leaf) {
    return std::holds_alternative<double*>(leaf.place) || std::holds_alternative<std::optional<double>*>(leaf.place) ||
           std::holds_alternative<int*>(leaf.place) || std::holds_alternative<std::optional<int>*>(leaf.place);
}

bool mayBeEmpty(const Leaf& leaf) {
    return std::holds_alternative<std::optional<double>*>(leaf.place) || std::holds_alternative<std::optional<int>*>(leaf.place);
}

bool fits(const Option& option, Reference reference, const Option* self) {
    if (&option == self) return false;
    switch (reference) {
    case Reference::none: return false;
    case Reference::anyOption: return true;
    case Reference::ownOption: return std::holds_alternative<OnPremises>(option.kind);
    case Reference::cloudOption: return std::holds_alternative<Cloud>(option.kind);
    case Reference::sameKind: return self && option.kind.index() == self->kind.index();
    }
    return false;
}

} // namespace

FieldRow::FieldRow(Session& session, std::string address, const Leaf& leaf, QGridLayout& grid, int row, bool withSource, QWidget* parent)
    : QObject(parent), m_session(session), m_address(std::move(address)), m_grid(&grid), m_row(row), m_unitText(unitText(leaf.info->unit, currencyAt(session.project(), m_address))) {
    const QString key = entryText(session.project(), m_address, *leaf.info);
    const QString name = words(leaf.info->label) + (key.isEmpty() ? QString() : QStringLiteral(" ") + key);
    const QString help = words(leaf.info->help);
    makeField(leaf, parent);
    m_field->setObjectName(fromCore(m_address));
    m_field->setAccessibleName(name);
    m_field->setAccessibleDescription(m_unitText.isEmpty() ? help : help + QStringLiteral(" (%1)").arg(m_unitText));
    m_field->setToolTip(help);
    m_field->setWhatsThis(help);
    m_field->installEventFilter(this);
    m_label = new QLabel(name, parent);
    m_label->setBuddy(m_field);
    m_label->setWordWrap(true);
    m_label->setFixedWidth(grid.columnMinimumWidth(0));
    m_label->setToolTip(help);
    grid.addWidget(m_label, row, 0);
    if (isNumber(leaf)) {
        m_unit = new QLabel(m_unitText, parent);
        m_unit->setObjectName(QStringLiteral("unit"));
        grid.addWidget(m_field, row, 1);
        grid.addWidget(m_unit, row, 2);
    } else {
        // Where no source stands beside it, words have the whole row.
        grid.addWidget(m_field, row, 1, 1, withSource ? 2 : 3);
    }
    if (withSource) {
        m_source = new ElidedLabel(parent);
        m_source->setObjectName(QStringLiteral("secondary"));
        m_date = new QLabel(parent);
        m_reset = new QToolButton(parent);
        m_reset->setIcon(iconOf(StepIcon::back));
        m_reset->setAutoRaise(true);
        m_reset->setToolTip(words("Back to the default"));
        m_reset->setAccessibleName(words("%1: back to the default").arg(name));
        connect(m_reset, &QToolButton::clicked, this, [this] { static_cast<void>(m_session.resetInput(m_address)); });
        grid.addWidget(m_source, row, 3);
        grid.addWidget(m_date, row, 4);
        grid.addWidget(m_reset, row, 5);
    }
    m_message = new QLabel(parent);
    m_message->setObjectName(QStringLiteral("error"));
    m_message->setWordWrap(true);
    m_message->hide();
    grid.addWidget(m_message, row + 1, 1, 1, withSource ? 5 : 2);
    setVisible(true);
}

void FieldRow::makeField(const Leaf& leaf, QWidget* parent) {
    if (isNumber(leaf)) makeNumber(leaf, parent);
    else if (const auto* place = std::get_if<EnumPlace>(&leaf.place)) makeChoice(*place, parent);
    else if (std::holds_alternative<bool*>(leaf.place)) makeSwitch(parent);
    else if (leaf.info->refersTo != Reference::none) makeReference(*leaf.info, parent);
    else makeText(leaf, parent);
}

void FieldRow::makeNumber(const Leaf& leaf, QWidget* parent) {
    auto* field = new NumberField(parent);
    // Tokens are counted in billions.
    field->setFixedWidth(std::max(numberWidth, field->fontMetrics().horizontalAdvance(leaf.info->unit == Unit::token ? QStringLiteral("9.999.999.999") : QStringLiteral("1.234.567,89")) + 16));
    field->setOptional(mayBeEmpty(leaf));
    field->setUnit(m_unitText);
    m_show = [field](const LeafValue& value) {
        const auto* number = std::get_if<double>(&value);
        field->setValue(number ? std::optional(*number) : std::nullopt);
        // Unknown is no number, and looks like none.
        const QVariant state = field->property("state"), wanted = number ? QVariant() : QVariant(QStringLiteral("unknown"));
        if (state == wanted || state == QStringLiteral("error")) return;
        field->setProperty("state", wanted);
        field->style()->unpolish(field);
        field->style()->polish(field);
    };
    connect(field, &NumberField::edited, this, [this](std::optional<double> value) { edit(value ? LeafValue(*value) : LeafValue()); });
    connect(field, &NumberField::notUnderstood, this, [this] { refuse(words("This is not a number. Write it as 1234.5 or 1234,5.")); });
    connect(field, &NumberField::understood, this, [this](const QString& number) {
        m_unit->setText(number.isEmpty() ? m_unitText : QStringLiteral("= %1 %2").arg(number, m_unitText));
    });
    connect(field, &QLineEdit::editingFinished, this, &FieldRow::finish);
    m_field = field;
}

void FieldRow::makeChoice(const EnumPlace& place, QWidget* parent) {
    auto* field = new QComboBox(parent);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field->setMinimumContentsLength(14);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (std::size_t i = 0; i < place.names.size(); ++i) field->addItem(words(place.labels[i]), fromCore(place.names[i]));
    m_show = [field](const LeafValue& value) {
        const auto* name = std::get_if<std::string>(&value);
        const QSignalBlocker quiet(field);
        field->setCurrentIndex(field->findData(name ? fromCore(*name) : QString()));
    };
    connect(field, &QComboBox::currentIndexChanged, this, [this, field] { edit(toCore(field->currentData().toString())); });
    m_field = field;
}

namespace {

/// Names of the catalogue that an input of a workload or option may take.
QStringList namesFor(const FieldInfo& info, const std::string& address, const Catalog& catalog) {
    QStringList names;
    const auto all = [&](const auto& list, auto&& nameOf) {
        for (const auto& part : list)
            if (!part.retired && !names.contains(fromCore(nameOf(part)))) names << fromCore(nameOf(part));
    };
    const bool workload = address.starts_with("workloads.");
    if (info.key == "gpu" || info.key == "measured_gpu") all(catalog.all<Gpu>(), [](const Gpu& gpu) { return gpu.name; });
    else if (workload && info.key == "model") all(catalog.all<LanguageModel>(), [](const LanguageModel& model) { return model.name; });
    else if (workload && info.key == "network") all(catalog.all<WorkRate>(), [](const WorkRate& rate) { return rate.task; });
    else if (workload && info.key == "edition") all(catalog.all<LicenceProduct>(), [](const LicenceProduct& product) { return product.name; });
    names.sort(Qt::CaseInsensitive);
    return names;
}

} // namespace

/// Options by their names; what is stored is the id.
void FieldRow::makeReference(const FieldInfo& info, QWidget* parent) {
    auto* field = new QComboBox(parent);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field->setMinimumContentsLength(14);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_show = [this, field, reference = info.refersTo, required = info.required](const LeafValue& value) {
        const auto* id = std::get_if<std::string>(&value);
        const QSignalBlocker quiet(field);
        field->clear();
        if (!required) field->addItem(reference == Reference::anyOption ? words("the first with items") : words("nothing"), QString());
        const Option* self = nullptr;
        for (const Option& option : m_session.project().options)
            if (m_address.starts_with("options." + option.id + ".")) self = &option;
        for (const Option& option : m_session.project().options)
            if (fits(option, reference, self)) field->addItem(fromCore(option.name.empty() ? option.id : option.name), fromCore(option.id));
        field->setCurrentIndex(field->findData(id ? fromCore(*id) : QString()));
    };
    connect(field, &QComboBox::currentIndexChanged, this, [this, field] { edit(toCore(field->currentData().toString())); });
    m_field = field;
}

void FieldRow::makeSwitch(QWidget* parent) {
    auto* field = new QCheckBox(parent);
    m_show = [field](const LeafValue& value) {
        const auto* on = std::get_if<bool>(&value);
        const QSignalBlocker quiet(field);
        field->setChecked(on && *on);
    };
    connect(field, &QCheckBox::toggled, this, [this](bool on) { edit(on); });
    m_field = field;
}

void FieldRow::makeText(const Leaf& leaf, QWidget* parent) {
    auto* field = new QLineEdit(parent);
    m_show = [field](const LeafValue& value) {
        QString text;
        if (const auto* content = std::get_if<std::string>(&value)) text = fromCore(*content);
        if (const auto* number = std::get_if<double>(&value)) text = NumberFormat(language()).editable(*number);
        if (text == field->text()) return;
        field->setText(text);
        if (!field->hasFocus()) field->setCursorPosition(0);
    };
    if (const QStringList names = namesFor(*leaf.info, m_address, m_session.catalog()); !names.isEmpty()) {
        auto* completer = new QCompleter(names, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        completer->setMaxVisibleItems(14);
        field->setCompleter(completer);
        connect(completer, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& text) { edit(LeafValue(toCore(text))); });
        QAction* all = field->addAction(iconOf(StepIcon::down), QLineEdit::TrailingPosition);
        all->setToolTip(words("Choose from the catalogue"));
        connect(all, &QAction::triggered, field, [field, completer] {
            field->setFocus();
            completer->setCompletionPrefix(QString());
            completer->complete();
        });
    }
    if (leaf.info->isDay) field->setPlaceholderText(words("year-month-day"));
    const bool maybeNumber = std::holds_alternative<NodeCount*>(leaf.place) || std::holds_alternative<CostMonth*>(leaf.place);
    connect(field, &QLineEdit::textEdited, this, [this, maybeNumber](const QString& text) {
        const auto number = maybeNumber ? parseNumber(text, NumberFormat(language()).locale()) : std::nullopt;
        edit(number ? LeafValue(*number) : LeafValue(toCore(text)));
    });
    connect(field, &QLineEdit::editingFinished, this, &FieldRow::finish);
    m_field = field;
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
    m_message->setVisible(!message.isEmpty() && m_visible);
    m_field->setProperty("state", message.isEmpty() ? QVariant() : QVariant(QStringLiteral("error")));
    m_field->setAccessibleDescription(message.isEmpty() ? m_field->toolTip() : message);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void FieldRow::setVisible(bool visible) {
    m_visible = visible;
    for (QWidget* widget : {m_field, static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_unit), static_cast<QWidget*>(m_source), static_cast<QWidget*>(m_date)})
        if (widget) widget->setVisible(visible);
    m_message->setVisible(visible && !m_message->text().isEmpty());
    if (m_reset) {
        QSizePolicy keep = m_reset->sizePolicy();
        keep.setRetainSizeWhenHidden(visible);
        m_reset->setSizePolicy(keep);
    }
    m_grid->setRowMinimumHeight(m_row, visible ? m_field->sizeHint().height() + 6 : 0);
    refresh();
}

QString FieldRow::searchText() const {
    QString text = m_label->text() + QLatin1Char('\n') + m_field->whatsThis() + QLatin1Char('\n') + fromCore(m_address);
    if (m_source) text += QLatin1Char('\n') + m_source->text();
    return text;
}

bool FieldRow::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::FocusIn) emit focused(m_address);
    return QObject::eventFilter(object, event);
}

void FieldRow::refresh() {
    const Leaf* leaf = m_session.leaf(m_address);
    if (!leaf || m_refusing) return;
    if (!m_field->hasFocus()) m_before = valueOf(*leaf);
    m_show(valueOf(*leaf));
    if (!m_message->text().isEmpty()) showError({});
    const InputState state = m_session.stateOf(m_address);
    const Provenance& from = state.source.provenance;
    const QString source = state.source.isDefault ? words(from.source.c_str()) : fromCore(from.source);
    const QString date = dayText(from.date, language());
    m_field->setToolTip(source.isEmpty() ? m_field->whatsThis() : m_field->whatsThis() + QLatin1Char('\n') + words("Source: %1").arg(date.isEmpty() ? source : source + QStringLiteral(", ") + date));
    QFont font = m_label->font();
    font.setBold(m_reset && state.changed);
    m_label->setFont(font);
    if (!m_source) return;
    const bool isFigure = leaf->info->unit != Unit::none;
    m_source->setText(source.isEmpty() && isFigure ? words("no source stated") : source);
    m_source->setToolTip(source);
    m_date->setText(date);
    const QString name = state.staleDays ? QStringLiteral("stale") : QStringLiteral("secondary");
    if (m_date->objectName() != name) {
        m_date->setObjectName(name);
        m_date->style()->unpolish(m_date);
        m_date->style()->polish(m_date);
    }
    m_date->setToolTip(state.staleDays ? words("%1 days old; check it.").arg(*state.staleDays) : QString());
    m_reset->setVisible(m_visible && state.changed && defaultOf(m_address).has_value());
}

} // namespace racktally::ui
