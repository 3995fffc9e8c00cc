// The inputs that all options share: groups at the left, the inputs with their sources, and everything about the chosen one.
#pragma once

#include "ui/pages/page.h"

class QLineEdit;
class QListWidget;

namespace racktally::ui {

class FieldForm;
class FieldRow;
class InputDetail;
class SegmentBar;

class AssumptionsPage : public Page {
    Q_OBJECT

public:
    /// What an auditor asks for.
    enum class Filter { all, changed, stale, unknown };
    explicit AssumptionsPage(Session& session, QWidget* parent = nullptr);
    [[nodiscard]] FieldForm* form() const { return m_form; }
    [[nodiscard]] InputDetail* detail() const { return m_detail; }
    void setFilter(Filter filter);
    void focusSearch();
    [[nodiscard]] bool showInput(const std::string& address);

private:
    void addPresets();
    void makeBody();
    void rebuild() override;
    void refresh() override;
    [[nodiscard]] bool passes(const FieldRow& row, Group group) const;
    [[nodiscard]] bool matches(const std::string& address, Filter filter) const;

    FieldForm* m_form = nullptr;
    InputDetail* m_detail;
    QListWidget* m_groups;
    QLineEdit* m_search;
    SegmentBar* m_filter;
    QVBoxLayout* m_center = nullptr;
    QLabel* m_nothing;
};

} // namespace racktally::ui
