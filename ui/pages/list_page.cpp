#include "ui/pages/list_page.h"

#include "core/report/charts.h"
#include "ui/forms/field_form.h"
#include "ui/text/messages.h"
#include "ui/window/theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>

namespace racktally::ui {

ListPage::ListPage(Session& session, Subject subject, QWidget* parent)
    : Page(session, (subject == Subject::options ? words("Options") : words("Workload")), parent), m_subject(subject), m_list(new QListWidget(this)) {
    auto* side = new QHBoxLayout;
    side->setSpacing(16);
    m_list->setFixedWidth(208);
    m_list->setAccessibleName((subject == Subject::options ? words("Options") : words("Workload")));
    m_list->setSpacing(1);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setObjectName(QStringLiteral("cards"));
    side->addWidget(m_list);
    m_right = new QVBoxLayout;
    side->addLayout(m_right, 1);
    content().addLayout(side, 1);
    rebuild();
    connect(m_list, &QListWidget::currentRowChanged, this, &ListPage::showForm);
    connect(&session, &Session::structureChanged, this, &ListPage::rebuild);
    connect(&session, &Session::changed, this, &ListPage::refreshList);
}

std::vector<std::string> ListPage::addresses() const {
    std::vector<std::string> result;
    if (m_subject == Subject::options)
        for (const Option& option : m_session.project().options) result.push_back("options." + option.id);
    else
        for (const Workload& workload : m_session.project().workloads) result.push_back("workloads." + workload.id);
    return result;
}

QString ListPage::facts(std::size_t row) const {
    const NumberFormat format(language());
    if (m_subject == Subject::workloads) {
        const Demand& demand = m_session.project().workloads[row].demand;
        const QString gpus = demand.gpus ? format.withUnit(*demand.gpus, Unit::gpu, {}, 2) : words("hour by hour");
        return demand.gpu.empty() ? gpus : gpus + QStringLiteral(" · ") + fromCore(demand.gpu);
    }
    const OptionFigures& option = m_session.evaluation().options[row];
    const QString kind = words(optionKindLabels[m_session.project().options[row].kind.index()]);
    return kind + QStringLiteral(" · ") + (option.totalCost ? format.wholeMoney(*option.totalCost, fromCore(m_session.evaluation().currency)) : words("total unknown"));
}

void ListPage::refreshList() {
    const Project& project = m_session.project();
    for (int row = 0; row < m_list->count(); ++row) {
        const auto i = static_cast<std::size_t>(row);
        const bool options = m_subject == Subject::options;
        const QString name = options ? fromCore(m_session.evaluation().options[i].name) : fromCore(nameOf(project.workloads[i]));
        m_list->item(row)->setText(name + QLatin1Char('\n') + facts(i));
        if (options) m_list->item(row)->setIcon(lookPixmap(lookOf(project, i), {24, 24}));
    }
    const auto count = static_cast<int>(m_list->count());
    setContext(m_subject == Subject::options ? words("%1 options; every change shows below at once").arg(count)
                                             : words("%1 workloads, %2 GPU-hours per month in the first year").arg(count).arg(NumberFormat(language()).fixed(m_session.evaluation().gpuHoursPerMonth, 0)));
}

void ListPage::rebuild() {
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (std::size_t i = 0; i < addresses().size(); ++i) m_list->addItem(QString());
    refreshList();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    showForm(m_list->currentRow());
}

void ListPage::select(int row) { m_list->setCurrentRow(row); }

void ListPage::showForm(int row) {
    if (m_form) {
        // What was clicked may be inside it.
        m_form->hide();
        m_form->setParent(nullptr);
        m_form->deleteLater();
    }
    m_form = nullptr;
    if (row < 0) return;
    const std::string prefix = addresses()[static_cast<std::size_t>(row)] + ".";
    m_form = new FieldForm(m_session, [prefix](const std::string& address) { return address.starts_with(prefix); }, {2, false}, this);
    m_right->addWidget(m_form);
}

} // namespace racktally::ui
