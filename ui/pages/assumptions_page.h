// The inputs that all options share, with their sources.
#pragma once

#include "ui/pages/page.h"

namespace racktally::ui {

class FieldForm;

class AssumptionsPage : public Page {
    Q_OBJECT

public:
    explicit AssumptionsPage(Session& session, QWidget* parent = nullptr);
    [[nodiscard]] FieldForm* form() const { return m_form; }

private:
    void addPresets();
    void rebuild();

    FieldForm* m_form = nullptr;
};

} // namespace racktally::ui
