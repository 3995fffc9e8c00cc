#include "ui/window/part_dialog.h"

#include "core/base/set_leaf.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace racktally::ui {

PartDialog::PartDialog(std::string kind, Catalog part, std::function<std::optional<QString>(const Catalog&)> store, QWidget* parent)
    : QDialog(parent), m_kind(std::move(kind)), m_part(std::move(part)), m_store(std::move(store)), m_problem(new QLabel(this)) {
    setWindowTitle(words("Entry of your own: %1").arg(words(kindLabel(m_kind))));
    resize(520, 600);
    auto* column = new QVBoxLayout(this);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    auto* content = new QWidget(scroll);
    auto* form = new QFormLayout(content);
    scroll->setWidget(content);
    const NumberFormat format(language());
    withKind(m_part, m_kind, [&](auto& list) {
        forEachField(list.front(), [&](const auto& field, auto& member) {
            const Leaf leaf{&field.info, leafPlace(member)};
            const std::string key(field.info.key);
            const LeafValue value = valueOf(leaf);
            const QString unit = unitText(field.info.unit, {});
            const QString label = words(field.info.label) + (unit.isEmpty() ? QString() : QStringLiteral(", ") + unit) + (field.info.required ? QStringLiteral(" *") : QString());
            QWidget* editor = nullptr;
            if (const auto* place = std::get_if<EnumPlace>(&leaf.place)) {
                auto* choice = new QComboBox(content);
                for (std::size_t i = 0; i < place->names.size(); ++i) choice->addItem(words(place->labels[i]), fromCore(place->names[i]));
                choice->setCurrentIndex(static_cast<int>(place->get(place->place)));
                m_values[key] = [choice] { return choice->currentData().toString(); };
                editor = choice;
            } else {
                auto* line = new QLineEdit(content);
                if (const auto* number = std::get_if<double>(&value)) line->setText(format.editable(*number));
                else if (const auto* text = std::get_if<std::string>(&value)) line->setText(fromCore(*text));
                else if (const auto* flag = std::get_if<bool>(&value)) line->setText(*flag ? QStringLiteral("yes") : QString());
                if (field.info.isDay) line->setPlaceholderText(QStringLiteral("2026-11-30"));
                m_values[key] = [line] { return line->text().trimmed(); };
                editor = line;
            }
            editor->setAccessibleName(words(field.info.label));
            editor->setObjectName(fromCore(key));
            form->addRow(label, editor);
        });
    });
    column->addWidget(scroll, 1);
    m_problem->setObjectName(QStringLiteral("error"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    column->addWidget(m_problem);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(words("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("primary"));
    buttons->addButton(words("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PartDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void PartDialog::save() {
    QStringList problems;
    const NumberFormat format(language());
    withKind(m_part, m_kind, [&](auto& list) {
        forEachField(list.front(), [&](const auto& field, auto& member) {
            const Leaf leaf{&field.info, leafPlace(member)};
            const QString text = m_values[std::string(field.info.key)]();
            const bool isText = std::holds_alternative<std::string*>(leaf.place) || std::holds_alternative<EnumPlace>(leaf.place);
            LeafValue value;
            if (isText) value = toCore(text);
            else if (std::holds_alternative<bool*>(leaf.place)) value = !text.isEmpty();
            else if (!text.isEmpty()) {
                const auto number = parseNumber(text, format.locale());
                if (!number) return problems.append(words("%1: “%2” is not a number.").arg(words(field.info.label), text));
                value = *number;
            }
            if (field.info.required && text.isEmpty() && !std::holds_alternative<EnumPlace>(leaf.place)) return problems.append(words("%1 is needed.").arg(words(field.info.label)));
            // A number that is not optional and not stated keeps its default.
            if (value == LeafValue() && (std::holds_alternative<int*>(leaf.place) || std::holds_alternative<double*>(leaf.place))) return;
            if (auto error = setLeaf(leaf, std::string(field.info.key), value)) problems << words("%1: %2").arg(words(field.info.label), reasonText(*error, format));
        });
    });
    if (problems.isEmpty())
        if (const auto problem = m_store(m_part)) problems << *problem;
    if (problems.isEmpty()) return accept();
    m_problem->setText(problems.join(QLatin1Char('\n')));
    m_problem->show();
}

} // namespace racktally::ui
