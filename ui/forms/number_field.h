// A field for numbers that understands both decimal signs and never misreads grouping (Qt's spin box reads "12.3" as 123
// in German).
#pragma once

#include "ui/text/number_format.h"

#include <QLineEdit>

namespace racktally::ui {

class NumberField : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    /// Shows a value; nothing is "not stated". Leaves alone what is being typed if it means this value already.
    void setValue(std::optional<double> value);
    void setOptional(bool optional) { m_optional = optional; }

signals:
    /// A new value was typed; nothing: the field was emptied.
    void edited(std::optional<double> value);
    /// What stands there is no number.
    void notUnderstood();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void read();
    void showValue();

    std::optional<double> m_value;
    bool m_optional = false;
};

} // namespace racktally::ui
