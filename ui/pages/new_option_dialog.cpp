#include "ui/pages/new_option_dialog.h"

#include "core/project/fields.h"
#include "core/project/structure.h"
#include "ui/forms/number_field.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace racktally::ui {

namespace {

/// The rows of a kind's field table that a new option of it needs, found by their key.
std::vector<const FieldInfo*> firstFields(std::size_t kind) {
    std::vector<const FieldInfo*> result;
    const auto take = [&]<class Struct>(const Struct&) {
        for (const std::string_view key : firstInputs(kind))
            std::apply([&](const auto&... fields) { ((fields.info.key == key ? result.push_back(&fields.info) : void()), ...); }, Fields<Struct>::table);
    };
    switch (kind) {
    case 0: take(OnPremises()); break;
    case 1: take(Cloud()); break;
    case 2: take(ModelApi()); break;
    case 3: take(Hybrid()); break;
    default: take(Staged()); break;
    }
    return result;
}

} // namespace

NewOptionDialog::NewOptionDialog(Session& session, QWidget* parent) : QDialog(parent), m_session(session), m_kind(new QComboBox(this)), m_name(new QLineEdit(this)), m_message(new QLabel(this)) {
    setWindowTitle(words("New option"));
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    for (const char* label : optionKindLabels) m_kind->addItem(words(label));
    m_kind->setAccessibleName(words("Kind"));
    m_name->setAccessibleName(words("Name"));
    m_name->setMinimumWidth(260);
    form->addRow(words("Kind"), m_kind);
    form->addRow(words("Name"), m_name);
    column->addLayout(form);
    m_message->setObjectName(QStringLiteral("error"));
    m_message->setWordWrap(true);
    m_message->hide();
    column->addWidget(m_message);
    auto* buttons = new QDialogButtonBox(this);
    auto* add = buttons->addButton(words("Add"), QDialogButtonBox::AcceptRole);
    add->setObjectName(QStringLiteral("primary"));
    buttons->addButton(words("Cancel"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewOptionDialog::create);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewOptionDialog::showKind);
    showKind();
    m_name->setFocus();
}

void NewOptionDialog::showKind() {
    delete m_inputs;
    m_values.clear();
    m_inputs = new QWidget(this);
    auto* form = new QFormLayout(m_inputs);
    form->setContentsMargins(0, 0, 0, 0);
    const auto kind = static_cast<std::size_t>(m_kind->currentIndex());
    for (const FieldInfo* info : firstFields(kind)) {
        const std::string key(info->key);
        QWidget* field = nullptr;
        if (info->refersTo != Reference::none) {
            auto* choice = new QComboBox(m_inputs);
            const bool own = info->refersTo == Reference::ownOption;
            for (const Option& option : m_session.project().options)
                if (own ? std::holds_alternative<OnPremises>(option.kind) : std::holds_alternative<Cloud>(option.kind))
                    choice->addItem(fromCore(option.name.empty() ? option.id : option.name), fromCore(option.id));
            const auto take = [this, key, choice] {
                if (choice->count() > 0) m_values[key] = toCore(choice->currentData().toString());
            };
            take();
            connect(choice, &QComboBox::currentIndexChanged, this, take);
            field = choice;
        } else {
            auto* number = new NumberField(m_inputs);
            number->setOptional(true);
            connect(number, &NumberField::edited, this, [this, key](std::optional<double> value) { m_values[key] = value ? LeafValue(*value) : LeafValue(); });
            connect(number, &NumberField::notUnderstood, this, [this, key] { m_values.erase(key); });
            field = number;
        }
        field->setObjectName(fromCore(key));
        field->setAccessibleName(words(info->label));
        field->setToolTip(words(info->help));
        const QString unit = unitText(info->unit, fromCore(m_session.project().currency));
        form->addRow(unit.isEmpty() ? words(info->label) : words("%1, %2").arg(words(info->label), unit), field);
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(1, m_inputs);
    adjustSize();
}

void NewOptionDialog::create() {
    const auto kind = static_cast<std::size_t>(m_kind->currentIndex());
    const QString name = m_name->text().trimmed().isEmpty() ? words(optionKindLabels[kind]) : m_name->text().trimmed();
    const auto error = m_session.apply(withNewOption(m_session.project(), kind, toCore(name), m_values), words("new option: %1").arg(name));
    if (!error) return accept();
    const QString field = addressText(m_session.project(), error->address);
    m_message->setText(error->reason == Reason::missing ? words("Every field is needed: a value that is missing is never made up.") : reasonText(*error, NumberFormat(language())));
    m_message->show();
}

} // namespace racktally::ui
