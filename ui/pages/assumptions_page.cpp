#include "ui/pages/assumptions_page.h"

#include "ui/forms/field_form.h"

namespace racktally::ui {

AssumptionsPage::AssumptionsPage(Session& session, QWidget* parent) : Page(session, words("Assumptions"), parent) {
    setContext(words("shared by all options; bold where you changed the default"));
    rebuild();
    connect(&session, &Session::structureChanged, this, &AssumptionsPage::rebuild);
}

void AssumptionsPage::rebuild() {
    delete m_form;
    const auto shared = [](const std::string& address) {
        return address.starts_with("assumptions.") || address == "title" || address == "start" || address == "horizon_months";
    };
    m_form = new FieldForm(m_session, shared, {1, true}, this);
    content().addWidget(m_form, 1);
}

} // namespace racktally::ui
