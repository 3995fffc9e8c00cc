// An explanation as text: the formula in words, with the numbers put in, and the operands with their sources.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/formula/explain.h"
#include "ui/text/number_format.h"

#include <QString>

namespace racktally::ui {

/// Writes formulas of one evaluated project.
/// "own electricity": how explain names the quantity on the command line.
QString pathOf(const Quantity& quantity);

class ExplanationText {
public:
    ExplanationText(const Project& project, const Model& model, const NumberFormat& format)
        : m_project(project), m_model(model), m_format(format), m_currency(fromCore(project.currency)) {}

    /// Terms of another scope than `scope` are named with it.
    [[nodiscard]] QString inWords(const Formula& formula, const std::string& scope) const;
    [[nodiscard]] QString withNumbers(const Explanation& explanation) const;
    /// The value with its unit, as precise as the printed formula gives it.
    [[nodiscard]] QString value(const Explanation& explanation) const;
    [[nodiscard]] QString termValue(const Term& term, int decimals) const;
    /// "calculated", or the source, date and confidence of an input.
    [[nodiscard]] QString termSource(const Term& term) const;
    [[nodiscard]] QString termName(const Term& term, const std::string& scope) const;
    /// "Own servers › Electricity › month 1 (2027-01)"
    [[nodiscard]] QString title(const Explanation& explanation) const;
    /// The whole explanation as lines of text for a terminal.
    [[nodiscard]] QString page(const Explanation& explanation) const;
    /// One line per quantity of a scope and its parts: the methodology.
    [[nodiscard]] QString methodology(const std::string& scope) const;

private:
    [[nodiscard]] QString write(const Formula& formula, const std::function<QString(const Term&)>& operand) const;

    const Project& m_project;
    const Model& m_model;
    const NumberFormat& m_format;
    QString m_currency;
};

} // namespace racktally::ui
