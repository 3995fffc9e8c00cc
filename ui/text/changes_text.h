// What differs between two states of a project, in words.
#pragma once

#include "core/document/changes.h"
#include "ui/text/number_format.h"

#include <QList>
#include <QString>

namespace racktally::ui {

/// One line of a comparison: what it is, and how each side has it.
struct ChangeText {
    QString what, before, after;
    std::string address;          // of the input; empty for a result
};

/// Two states with their evaluations and everything in which they differ.
class StateComparison {
public:
    StateComparison(const Project& before, const Project& after);

    [[nodiscard]] const std::vector<InputChange>& inputs() const { return m_inputs; }
    [[nodiscard]] const std::vector<ResultChange>& results() const { return m_results; }
    [[nodiscard]] QList<ChangeText> inputTexts(const NumberFormat& format) const;
    /// Those of the comparison that the result strip speaks of come first.
    [[nodiscard]] QList<ChangeText> resultTexts(const NumberFormat& format) const;

private:
    Project m_before, m_after;
    Evaluation m_evaluatedBefore, m_evaluatedAfter;
    std::vector<InputChange> m_inputs;
    std::vector<ResultChange> m_results;
};

/// "Electricity price, PUE and 3 more"; empty where nothing changed.
QString summaryOfChanges(const Project& before, const Project& after);

} // namespace racktally::ui
