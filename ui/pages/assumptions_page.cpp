#include "ui/pages/assumptions_page.h"

#include "core/project/presets.h"
#include "ui/forms/field_form.h"

#include <QMenu>
#include <QToolButton>

namespace racktally::ui {

AssumptionsPage::AssumptionsPage(Session& session, QWidget* parent) : Page(session, words("Assumptions"), parent) {
    setContext(words("shared by all options; bold where you changed the default"));
    addPresets();
    rebuild();
    connect(&session, &Session::structureChanged, this, &AssumptionsPage::rebuild);
}

void AssumptionsPage::addPresets() {
    auto* button = new QToolButton(this);
    button->setText(words("Defaults of a country"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    for (std::size_t i = 0; i < countryLabels.size(); ++i)
        menu->addAction(words(countryLabels[i]), this, [this, i] {
            // Rows of data that always fit; a test applies each.
            static_cast<void>(m_session.apply(withPreset(m_session.project(), static_cast<Country>(i)), words("defaults of %1").arg(words(countryLabels[i]))));
        });
    button->setMenu(menu);
    addAction(button);
}

void AssumptionsPage::rebuild() {
    // What was clicked may be inside it.
    if (m_form) {
        m_form->hide();
        m_form->setParent(nullptr);
        m_form->deleteLater();
    }
    const auto shared = [](const std::string& address) {
        return address.starts_with("assumptions.") || address == "title" || address == "start" || address == "horizon_months";
    };
    m_form = new FieldForm(m_session, shared, {1, true}, this);
    content().addWidget(m_form, 1);
}

} // namespace racktally::ui
