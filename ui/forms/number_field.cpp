#include "ui/forms/number_field.h"

#include "ui/text/number_expression.h"

#include <QKeyEvent>

namespace racktally::ui {

NumberField::NumberField(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::textEdited, this, &NumberField::read);
}

void NumberField::setValue(std::optional<double> value) {
    const auto typed = parseTyped(text(), m_unit, NumberFormat(language()).locale());
    m_value = value;
    if (hasFocus() && typed && value && typed->value == *value) return;
    showValue();
}

void NumberField::showValue() {
    const NumberFormat format(language());
    // Grouped to read, plain to edit.
    const QString shown = !m_value ? QString() : hasFocus() ? format.editable(*m_value) : format.exact(*m_value);
    if (shown != text()) setText(shown);
    setPlaceholderText(m_value ? QString() : words("not stated"));
}

void NumberField::read() {
    if (text().trimmed().isEmpty()) {
        emit understood({});
        if (m_optional) {
            m_value.reset();
            emit edited(std::nullopt);
        } else {
            emit notUnderstood();
        }
        return;
    }
    const auto typed = parseTyped(text(), m_unit, NumberFormat(language()).locale());
    if (!typed) {
        emit understood({});
        emit notUnderstood();
        return;
    }
    emit understood(typed->isPlain ? QString() : NumberFormat(language()).exact(typed->value));
    m_value = typed->value;
    emit edited(typed->value);
}

void NumberField::focusInEvent(QFocusEvent* event) {
    showValue();
    QLineEdit::focusInEvent(event);
}

void NumberField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    emit understood({});
    showValue();
}

bool NumberField::event(QEvent* event) {
    // Ctrl+Z undoes the last edit of the project, wherever the focus is; a field's own undo would only bring back text.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

} // namespace racktally::ui
