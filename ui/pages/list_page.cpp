#include "ui/pages/list_page.h"

#include "core/project/structure.h"
#include "core/report/charts.h"
#include "ui/forms/field_form.h"
#include "ui/forms/input_detail.h"
#include "ui/forms/tab_order.h"
#include "ui/forms/week_grid.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/pages/card_delegate.h"
#include "ui/pages/configuration_view.h"
#include "ui/pages/new_option_dialog.h"
#include "ui/pages/partition_view.h"
#include "ui/pages/server_panel.h"
#include "ui/session/settings.h"
#include "ui/text/messages.h"
#include "ui/text/sizing_text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <algorithm>

namespace racktally::ui {

namespace {

constexpr int listWidth = 190;

/// Groups of inputs that a tab of an option's form joins.
struct FormTab {
    const char* title;
    std::vector<Group> groups;
};
const std::vector<FormTab>& formTabs() {
    static const std::vector<FormTab> tabs{
        {RT_TEXT("Size and price"), {Group::general, Group::capacity, Group::price, Group::tokens}},
        {RT_TEXT("Operation"), {Group::configuration, Group::power, Group::running, Group::staff, Group::space, Group::storage}},
        {RT_TEXT("Financing"), {Group::financing, Group::oneTime, Group::residual, Group::taxes}},
        {RT_TEXT("Work, CO₂"), {Group::work, Group::emissions}}};
    return tabs;
}

/// Parts and partitions have tabs of their own.
bool isElsewhere(const Project& project, const std::string& address) {
    // What a configuration supplies is not entered.
    if (address.ends_with(".gpus_per_node") || address.find(".power_w_per_node.") != std::string::npos)
        for (const Option& option : project.options)
            if (const auto* own = std::get_if<OnPremises>(&option.kind); own && own->configuration && address.starts_with("options." + option.id + ".")) return true;
    // GPUs and speeds of sized work follow from its size.
    for (const Workload& workload : project.workloads)
        if (workload.isSized() && address == "workloads." + workload.id + ".demand.gpus") return true;
    for (const char* key : {".configuration.parts.", ".configuration.partitions.", ".configuration.vgpu_"})
        if (address.find(key) != std::string::npos) return true;
    return false;
}

void dismiss(QWidget* widget) {
    if (!widget) return;
    // What was clicked may be inside it.
    widget->hide();
    widget->setParent(nullptr);
    widget->deleteLater();
}

} // namespace

ListPage::ListPage(Session& session, Subject subject, QWidget* parent)
    : Page(session, subject == Subject::options ? words("Options") : words("Workload"), parent), m_subject(subject), m_list(new QListWidget(this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_side(new QWidget(this)), m_detail(new InputDetail(session, this)), m_server(new ServerPanel(session, this)) {
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_detail, 1);
    column->addWidget(m_server, 1);
    m_server->hide();
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    makeList();
    m_splitter->addWidget(m_side);
    content().addWidget(m_splitter, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { sizesSetting().set(m_splitter->saveState()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ListPage::showForm);
}

void ListPage::makeList() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_list->setAccessibleName(m_subject == Subject::options ? words("Options") : words("Workload"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setObjectName(QStringLiteral("cards"));
    m_list->setItemDelegate(new CardDelegate(m_list));
    m_list->setMinimumWidth(150);
    column->addWidget(m_list, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    auto* add = new QPushButton(words("New …"), left);
    add->setObjectName(QStringLiteral("new"));
    buttons->addWidget(add, 1);
    if (m_subject == Subject::options) {
        connect(add, &QPushButton::clicked, this, &ListPage::addNew);
    } else {
        auto* kinds = new QMenu(add);
        for (std::size_t kind = 0; kind < workKindKeys.size(); ++kind) kinds->addAction(words(workKindLabels[kind]), this, [this, kind] { addWorkload(kind); });
        add->setMenu(kinds);
    }
    const auto tool = [&](StepIcon icon, const QString& name, const QList<QKeySequence>& keys, auto&& act) {
        auto* action = new QAction(iconOf(icon), name, this);
        action->setToolTip(keys.isEmpty() ? name : words("%1 (%2)").arg(name, keys.first().toString(QKeySequence::NativeText)));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, act);
        m_list->addAction(action);
        auto* button = new QToolButton(left);
        button->setDefaultAction(action);
        button->setAccessibleName(name);
        buttons->addWidget(button);
    };
    tool(StepIcon::copy, words("Duplicate"), {QKeySequence(Qt::CTRL | Qt::Key_D)}, [this] { duplicate(); });
    tool(StepIcon::up, words("Move up"), {QKeySequence(Qt::ALT | Qt::Key_Up)}, [this] { move(-1); });
    tool(StepIcon::down, words("Move down"), {QKeySequence(Qt::ALT | Qt::Key_Down)}, [this] { move(1); });
    tool(StepIcon::minus, words("Remove"), {QKeySequence(Qt::Key_Delete)}, [this] { remove(); });
    auto* rename = new QAction(words("Rename"), m_list);
    rename->setShortcut(QKeySequence(Qt::Key_F2));
    rename->setShortcutContext(Qt::WidgetShortcut);
    connect(rename, &QAction::triggered, this, [this] { showInput(addresses()[static_cast<std::size_t>(m_list->currentRow())] + ".name"); });
    m_list->addAction(rename);
    column->addLayout(buttons);
    m_splitter->addWidget(left);
}

std::vector<std::string> ListPage::addresses() const {
    std::vector<std::string> result;
    if (m_subject == Subject::options)
        for (const Option& option : m_session.project().options) result.push_back("options." + option.id);
    else
        for (const Workload& workload : m_session.project().workloads) result.push_back("workloads." + workload.id);
    return result;
}

std::string ListPage::idAt(int row) const {
    const std::string address = addresses()[static_cast<std::size_t>(row)];
    return address.substr(address.find('.') + 1);
}

QString ListPage::nameAt(int row) const {
    const auto i = static_cast<std::size_t>(row);
    return m_subject == Subject::options ? fromCore(m_session.evaluation().options[i].name) : fromCore(nameOf(m_session.project().workloads[i]));
}

QString ListPage::facts(std::size_t row) const {
    const NumberFormat format(language());
    if (m_subject == Subject::workloads) {
        const Workload& workload = m_session.project().workloads[row];
        if (workload.isSized()) return workText(workload, format);
        const Demand& demand = workload.demand;
        const QString gpus = demand.gpus ? format.withUnit(*demand.gpus, Unit::gpu, {}, 2) : words("hour by hour");
        return demand.gpu.empty() ? gpus : gpus + QStringLiteral(" · ") + fromCore(demand.gpu);
    }
    const OptionFigures& option = m_session.evaluation().options[row];
    const QString kind = words(optionKindLabels[m_session.project().options[row].kind.index()]);
    return kind + QStringLiteral(" · ") + (option.totalCost ? format.wholeMoney(*option.totalCost, fromCore(m_session.evaluation().currency)) : words("total unknown"));
}

void ListPage::refresh() {
    const Project& project = m_session.project();
    for (int row = 0; row < m_list->count(); ++row) {
        const auto i = static_cast<std::size_t>(row);
        const bool options = m_subject == Subject::options;
        QListWidgetItem* item = m_list->item(row);
        item->setText(nameAt(row));
        item->setData(CardDelegate::factRole, facts(i));
        item->setData(Qt::AccessibleDescriptionRole, facts(i));
        if (!options) continue;
        if (const auto look = static_cast<int>(lookOf(project, i)); item->data(CardDelegate::lookRole) != look) {
            item->setData(CardDelegate::lookRole, look);
            item->setIcon(QIcon(lookPixmap(lookOf(project, i), {24, 16})));
        }
        const auto& findings = m_session.evaluation().options[i].findings;
        int open = 0;
        for (const Finding& finding : findings)
            if (finding.severity != Severity::note) ++open;
        item->setData(CardDelegate::badgeRole, open > 0 ? words("%n findings", open) : QString());
        QStringList lines;
        for (const Finding& finding : findings) lines << findingText(finding, project, NumberFormat(language()));
        item->setToolTip(lines.join(QLatin1Char('\n')));
    }
    const auto count = static_cast<int>(m_list->count());
    setContext(m_subject == Subject::options ? words("%1 options; every change shows below at once").arg(count)
                                             : words("%1 workloads, %2 GPU-hours per month in the first year").arg(count).arg(NumberFormat(language()).fixed(m_session.evaluation().gpuHoursPerMonth, 0)));
}

void ListPage::rebuild() {
    const QSignalBlocker quiet(m_list);
    const int row = m_wanted >= 0 ? m_wanted : std::max(0, m_list->currentRow());
    m_list->clear();
    for (std::size_t i = 0; i < addresses().size(); ++i) m_list->addItem(QString());
    refresh();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    const bool isFirst = m_center == nullptr;
    showForm(m_list->currentRow());
    if (isFirst && !m_splitter->restoreState(sizesSetting().get())) m_splitter->setSizes(m_subject == Subject::options ? QList<int>{listWidth, 620, 250} : QList<int>{170, 366, 520});
}

const Setting<QByteArray>& ListPage::sizesSetting() const { return m_subject == Subject::options ? settings::optionsSplitter : settings::workloadsSplitter; }

void ListPage::select(int row) { m_list->setCurrentRow(row); }

void ListPage::selectNext(int step) {
    if (m_list->count() > 0) m_list->setCurrentRow((m_list->currentRow() + step + m_list->count()) % m_list->count());
}

FieldRow* ListPage::row(const std::string& address) const {
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        if (FieldRow* row = m_forms[i]->row(address)) {
            if (m_tabs) m_tabs->setCurrentWidget(m_forms[i]);
            return row;
        }
    return nullptr;
}

bool ListPage::showInput(const std::string& address) {
    const std::vector<std::string> all = addresses();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (address != all[i] && !address.starts_with(all[i] + ".")) continue;
        m_list->setCurrentRow(static_cast<int>(i));
        if (m_configuration && address.starts_with(all[i] + ".configuration.parts.") && m_configuration->showInput(address)) {
            m_tabs->setCurrentWidget(m_configuration);
            return true;
        }
        for (FieldForm* form : m_forms) {
            QWidget* before = m_tabs ? m_tabs->currentWidget() : nullptr;
            if (m_tabs) m_tabs->setCurrentWidget(form);
            if (form->showInput(address)) return true;
            if (m_tabs) m_tabs->setCurrentWidget(before);
        }
        return true;
    }
    return false;
}

FieldForm* ListPage::makeForm(const std::string& prefix, std::function<bool(Group)> groups, bool withSources) {
    auto* form = new FieldForm(m_session, [session = &m_session, prefix, groups = std::move(groups)](const std::string& address, Group group) { return address.starts_with(prefix) && groups(group) && !isElsewhere(session->project(), address); }, {1, withSources}, this);
    connect(form, &FieldForm::inputFocused, m_detail, &InputDetail::showInput);
    m_forms.push_back(form);
    return form;
}

void ListPage::showTabs(const std::string& prefix, std::size_t row) {
    m_tabs = new QTabWidget(this);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->setAccessibleName(words("Parts of the form"));
    const Option& option = m_session.project().options[row];
    const auto* own = std::get_if<OnPremises>(&option.kind);
    if (own) {
        m_configuration = new ConfigurationView(m_session, option.id, m_tabs);
        connect(m_configuration, &ConfigurationView::refused, this, &ListPage::refused);
        m_tabs->addTab(m_configuration, words("Configuration"));
        m_server->showOption(option.id);
    }
    for (const FormTab& tab : formTabs()) {
        FieldForm* form = makeForm(prefix, [&tab](Group group) { return std::find(tab.groups.begin(), tab.groups.end(), group) != tab.groups.end(); }, true);
        if (form->isEmpty()) {
            m_forms.pop_back();
            delete form;
            continue;
        }
        m_tabs->addTab(form, words(tab.title));
    }
    if (own && own->configuration) {
        auto* partitions = new PartitionView(m_session, option.id, m_tabs);
        connect(partitions, &PartitionView::refused, this, &ListPage::refused);
        m_tabs->addTab(partitions, words("Partitions"));
    }
    showTab(m_tab);
    showSideOf(m_tabs->currentIndex());
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        m_tab = m_tabs->tabText(tab);
        showSideOf(tab);
    });
    m_center = m_tabs;
}

void ListPage::showTab(const QString& title) {
    for (int i = 0; m_tabs && i < m_tabs->count(); ++i)
        if (m_tabs->tabText(i) == title) m_tabs->setCurrentIndex(i);
}

/// Beside the configuration stands the server, beside forms what is known of the input.
void ListPage::showSideOf(int tab) {
    const bool server = m_configuration && m_tabs->widget(tab) == m_configuration && !m_session.project().options.empty() && m_configuration->bill();
    m_server->setVisible(server);
    m_detail->setVisible(!server);
    if (server) m_server->showOption(idAt(m_list->currentRow()));
}

void ListPage::showForm(int row) {
    const QList<int> sizes = m_splitter->sizes();
    dismiss(m_center);
    dismiss(m_week);
    m_forms.clear();
    m_tabs = nullptr;
    m_center = nullptr;
    m_week = nullptr;
    m_configuration = nullptr;
    m_server->hide();
    m_detail->show();
    if (row < 0) {
        auto* empty = new QLabel(m_subject == Subject::options ? words("There is no option yet. “New …” adds the first one.") : words("There is no workload yet. “New …” adds the first one."), this);
        empty->setObjectName(QStringLiteral("secondary"));
        empty->setAlignment(Qt::AlignCenter);
        empty->setWordWrap(true);
        m_center = empty;
    } else {
        const std::string prefix = addresses()[static_cast<std::size_t>(row)] + ".";
        if (m_subject == Subject::options) {
            showTabs(prefix, static_cast<std::size_t>(row));
        } else {
            // What sizing supplies is not entered; the hours of use are.
            const bool sized = m_session.project().workloads[static_cast<std::size_t>(row)].isSized();
            m_center = makeForm(prefix, [sized](Group group) { return !sized || (group != Group::tokens && group != Group::work); }, false);
            if (!sized) {
                m_week = new WeekGrid(m_session, idAt(row), m_side);
                static_cast<QVBoxLayout*>(m_side->layout())->insertWidget(0, m_week);
            }
        }
        m_detail->showInput(prefix + "name");
    }
    m_splitter->insertWidget(1, m_center);
    followInTabOrder(lastInTabOrder(m_splitter->widget(0)), m_center);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, m_subject == Subject::options ? 1 : 0);
    m_splitter->setStretchFactor(2, m_subject == Subject::options ? 0 : 1);
    if (sizes.size() == 3 && sizes[1] > 0) m_splitter->setSizes(sizes);
}

void ListPage::apply(Result<Project> project, const QString& text, int thenRow) {
    m_wanted = thenRow;
    if (const auto error = m_session.apply(std::move(project), text)) emit refused(reasonText(*error, NumberFormat(language())));
    else if (thenRow >= 0) m_list->setCurrentRow(std::min(thenRow, m_list->count() - 1));
    m_wanted = -1;
}

void ListPage::addNew() {
    if (m_subject == Subject::options) {
        const int before = m_list->count();
        NewOptionDialog dialog(m_session, this);
        dialog.exec();
        if (m_list->count() > before) m_list->setCurrentRow(m_list->count() - 1);
        return;
    }
    addWorkload(0);
}

void ListPage::addWorkload(std::size_t kind) {
    const QString name = kind == 0 ? words("Workload %1").arg(m_list->count() + 1) : words(workKindLabels[kind]);
    apply(withNewWorkload(m_session.project(), toCore(name), kind), words("new workload: %1").arg(name), m_list->count());
}

void ListPage::duplicate() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    const QString name = words("%1 (copy)").arg(nameAt(row));
    const std::string id = idAt(row);
    apply(m_subject == Subject::options ? withDuplicatedOption(m_session.project(), id, toCore(name)) : withDuplicatedWorkload(m_session.project(), id, toCore(name)), words("copy of %1").arg(nameAt(row)), row + 1);
}

void ListPage::remove() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    const std::string id = idAt(row);
    apply(m_subject == Subject::options ? withoutOption(m_session.project(), id) : withoutWorkload(m_session.project(), id), words("%1 removed").arg(nameAt(row)), std::max(0, row - 1));
}

void ListPage::move(int by) {
    const int row = m_list->currentRow(), to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count()) return;
    const std::string id = idAt(row);
    const auto place = static_cast<std::size_t>(to);
    apply(m_subject == Subject::options ? withMovedOption(m_session.project(), id, place) : withMovedWorkload(m_session.project(), id, place), words("%1 moved").arg(nameAt(row)), to);
}

} // namespace racktally::ui
