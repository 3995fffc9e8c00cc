// A field for numbers that understands both decimal signs, sums, products and its unit, and never misreads grouping (Qt's
// spin box reads "12.3" as 123 in German). What could be read in two ways is said.
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
    /// The unit behind the field, which may be typed as well.
    void setUnit(const QString& unit) { m_unit = unit; }

signals:
    /// A new value was typed; nothing: the field was emptied.
    void edited(std::optional<double> value);
    /// What stands there is no number.
    void notUnderstood();
    /// What was typed could be read in another way: this is how it was read. Empty when there is nothing to say.
    void understood(const QString& number);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void read();
    void showValue();

    std::optional<double> m_value;
    QString m_unit;
    bool m_optional = false;
};

} // namespace racktally::ui
