#include "ui/pages/configuration_view.h"

#include "core/configuration/edit.h"
#include "core/project/configured.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/pages/bill_table.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

QString badge(const QString& text, const QColor& color, const QColor& ground) {
    return QStringLiteral("<span style=\"color:%1;background-color:%2\">&nbsp;%3&nbsp;</span>").arg(color.name(), ground.name(), text.toHtmlEscaped());
}

QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()); }

} // namespace

ConfigurationView::ConfigurationView(Session& session, std::string option, QWidget* parent) : QWidget(parent), m_session(session), m_option(std::move(option)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    if (configuration()) makeBill(column);
    else makeEmpty(column);
    connect(&session, &Session::changed, this, [this] {
        if (m_bill) refresh();
    });
    if (m_bill) refresh();
}

const Option* ConfigurationView::option() const {
    const std::size_t index = indexOf(m_session.project().options, m_option);
    return index < m_session.project().options.size() ? &m_session.project().options[index] : nullptr;
}

const Configuration* ConfigurationView::configuration() const {
    const auto* own = option() ? std::get_if<OnPremises>(&option()->kind) : nullptr;
    return own && own->configuration ? &*own->configuration : nullptr;
}

std::string ConfigurationView::currency() const { return std::string(m_session.project().currencyOf(*option())); }

void ConfigurationView::applyConfiguration(const Configuration& changed, const QString& text) {
    if (const auto error = m_session.apply(withConfiguration(m_session.project(), m_option, changed, m_session.partsForProject()), text)) emit refused(reasonText(*error, NumberFormat(language())));
}

void ConfigurationView::makeEmpty(QVBoxLayout* column) {
    auto* text = new QLabel(words("This option has no configuration: its size, price and power are entered by hand. Begin with a system that a vendor published, or choose a server and let the rest be filled in."), this);
    text->setWordWrap(true);
    text->setObjectName(QStringLiteral("secondary"));
    column->addWidget(text);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    const auto row = [&](int line, const QString& label, QComboBox* choice, const QString& button, auto&& act) {
        auto* caption = new QLabel(label, this);
        caption->setBuddy(choice);
        choice->setAccessibleName(label);
        choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        choice->setMinimumContentsLength(24);
        auto* start = new QPushButton(button, this);
        connect(start, &QPushButton::clicked, this, act);
        grid->addWidget(caption, line, 0);
        grid->addWidget(choice, line, 1);
        grid->addWidget(start, line, 2);
        return start;
    };
    m_systems = new QComboBox(this);
    m_systems->setObjectName(QStringLiteral("systems"));
    const NumberFormat format(language());
    for (const PublishedSystem& system : m_session.catalog().all<PublishedSystem>()) {
        if (system.retired) continue;
        const auto price = priceOf(m_session.catalog(), "system/" + system.name);
        m_systems->addItem(fromCore(system.name) + (price ? QStringLiteral(" – ") + format.wholeMoney(price->amount, fromCore(price->currency)) : QString()), fromCore(system.name));
    }
    row(0, words("Published system"), m_systems, words("Begin with it"), [this] { beginWith(m_systems->currentData().toString()); })->setObjectName(QStringLiteral("primary"));
    auto* servers = new QComboBox(this);
    servers->setObjectName(QStringLiteral("servers"));
    for (const Server& server : m_session.catalog().all<Server>())
        if (!server.retired) servers->addItem(fromCore(server.vendor + " " + server.name), fromCore(server.name));
    row(1, words("Server"), servers, words("Begin and fill in"), [this, servers] {
        const Catalog parts = m_session.partsForProject();
        Configuration begun = withPart({}, parts, currency(), {}, PartRole::server, toCore(servers->currentData().toString()), 1);
        applyConfiguration(completed(std::move(begun), parts, currency()), words("configuration: %1").arg(servers->currentData().toString()));
    });
    column->addLayout(grid);
    if (m_session.catalog().all<Server>().empty()) {
        auto* missing = new QLabel(words("The catalogue could not be read; parts cannot be chosen."), this);
        missing->setObjectName(QStringLiteral("error"));
        column->addWidget(missing);
    }
    column->addStretch(1);
}

void ConfigurationView::makeBill(QVBoxLayout* column) {
    m_bill = new BillModel(m_session, m_option, this);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("bill"));
    m_table->setAccessibleName(words("Bill of materials"));
    m_table->setModel(m_bill);
    m_table->setItemDelegate(new BillDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->setShowGrid(false);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_table->setFont(small);
    m_table->horizontalHeader()->setFont(small);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    auto* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(40);
    const int digit = fontMetrics().averageCharWidth();
    header->resizeSection(BillModel::areaColumn, digit * 14);
    header->resizeSection(BillModel::quantityColumn, digit * 7);
    header->resizeSection(BillModel::priceColumn, digit * 11);
    header->resizeSection(BillModel::totalColumn, digit * 10);
    header->resizeSection(BillModel::dateColumn, digit * 10);
    header->setSectionResizeMode(BillModel::partColumn, QHeaderView::Stretch);
    header->setHighlightSections(false);
    header->setAccessibleName(m_table->accessibleName());
    connect(m_bill, &BillModel::refused, this, &ConfigurationView::refused);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) { emit inputFocused(m_bill->address(index)); });
    auto* copy = new QAction(words("Copy bill of materials"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ConfigurationView::copyBill);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    column->addWidget(m_table, 3);

    auto* foot = new QHBoxLayout;
    m_total = new QLabel(this);
    m_total->setWordWrap(true);
    foot->addWidget(m_total, 1);
    const auto button = [&](const QString& text, const QString& tip, auto&& act) {
        auto* made = new QPushButton(text, this);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        foot->addWidget(made);
        return made;
    };
    button(words("Add …"), words("Adds a position: a part of the catalogue or one of your own."), [this] { addPosition(); })->setObjectName(QStringLiteral("addPosition"));
    button(words("Remove"), words("Takes the chosen position out."), [this] { removePosition(); });
    button(words("Fill in"), words("Adds what is missing: processors, memory, network, drives, power supplies, cables."), [this] { complete(); })->setObjectName(QStringLiteral("fillIn"));
    column->addLayout(foot);

    m_differences = new QLabel(this);
    m_differences->setWordWrap(true);
    m_differences->setObjectName(QStringLiteral("stale"));
    m_differences->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_differences, &QLabel::linkActivated, this, [this] {
        std::vector<std::string> subjects;
        for (const PinDifference& difference : pinDifferences(m_session.project(), m_session.catalog())) subjects.push_back(difference.subject);
        if (const auto error = m_session.apply(withUpdatedPins(m_session.project(), m_session.catalog(), subjects), words("values of the catalogue taken over"))) emit refused(reasonText(*error, NumberFormat(language())));
    });
    column->addWidget(m_differences);

    m_counts = new QLabel(this);
    m_counts->setTextFormat(Qt::RichText);
    column->addWidget(m_counts);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("findings"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list = new QWidget(scroll);
    m_list->setObjectName(QStringLiteral("findingRows"));
    new QVBoxLayout(m_list);
    scroll->setWidget(m_list);
    scroll->setAccessibleName(words("Findings"));
    column->addWidget(scroll, 2);
}

void ConfigurationView::refresh() {
    const Configuration* now = configuration();
    if (!now || !option()) return;
    m_bill->refresh();
    const NumberFormat format(language());
    const NodePrice price = nodePrice(*now);
    const QString money = fromCore(currency());
    std::string oldest;
    for (int row = 0; row < m_bill->rowCount(); ++row) {
        const std::string date = m_session.stateOf(m_bill->address(m_bill->index(row, BillModel::priceColumn))).source.provenance.date;
        if (m_bill->position(row)->unitPrice && !date.empty() && (oldest.empty() || date < oldest)) oldest = date;
    }
    if (now->quotedPrice) oldest = m_session.stateOf("options." + m_option + ".configuration.quoted_price").source.provenance.date;
    const QString sum = now->quotedPrice ? words("Quoted, net: %1").arg(bold(format.money(price.known, money)))
                        : price.missing > 0 ? words("Net total unknown: %1 positions without a price; the others %2").arg(price.missing).arg(format.money(price.known, money).toHtmlEscaped())
                                            : words("Hardware net: %1").arg(bold(format.money(price.known, money)));
    m_total->setText(sum + (oldest.empty() ? QString() : QStringLiteral(" · ") + words("oldest price %1").arg(dayText(oldest, language()))));
    const auto differences = pinDifferences(m_session.project(), m_session.catalog());
    m_differences->setVisible(!differences.empty());
    if (!differences.empty()) {
        QStringList lines;
        for (const PinDifference& d : differences) lines << QStringLiteral("%1 %2: %3 → %4").arg(fromCore(d.subject), fromCore(d.field), fromCore(d.before), fromCore(d.now));
        m_differences->setText(words("The catalogue has moved on in %1 values.").arg(differences.size()).toHtmlEscaped() + QStringLiteral(" <a href=\"take\">%1</a>").arg(words("Take them over").toHtmlEscaped()));
        m_differences->setToolTip(asToolTip(lines.join(QLatin1Char('\n'))));
    }
    showFindings();
}

void ConfigurationView::showFindings() {
    // An option that is like another shows what that one's configuration breaks.
    const ConfigurationSubject subject = subjectOf(m_session.project(), *option());
    const Catalog parts = m_session.partsForProject();
    m_findings = checkConfiguration(subject, parts);
    std::stable_sort(m_findings.begin(), m_findings.end(), [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    m_cures.assign(m_findings.size(), {});
    int counts[3] = {0, 0, 0};
    for (const Finding& finding : m_findings) ++counts[static_cast<std::size_t>(finding.severity)];
    const Theme& t = theme();
    const auto fulfilled = static_cast<int>(configurationRules().size()) - static_cast<int>(m_findings.size());
    QString text = QStringLiteral("<b>%1</b>&nbsp; ").arg(words("Check").toHtmlEscaped());
    if (counts[0] > 0) text += badge(words("%1 errors").arg(counts[0]), t.error, t.errorGround) + QLatin1Char(' ');
    else text += badge(words("%1 rules fulfilled").arg(std::max(0, fulfilled)), t.good, t.goodGround) + QLatin1Char(' ');
    if (counts[1] > 0) text += badge(words("%1 warnings").arg(counts[1]), t.warning, t.warningGround) + QLatin1Char(' ');
    if (counts[2] > 0) text += badge(words("%1 notes").arg(counts[2]), t.accent, t.selection);
    m_counts->setText(text);

    auto* column = static_cast<QVBoxLayout*>(m_list->layout());
    while (QLayoutItem* item = column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const NumberFormat format(language());
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        const Finding& finding = m_findings[i];
        m_cures[i] = curesOf(subject, parts, finding, finding.severity == Severity::error ? 3 : 1);
        auto* row = new QFrame(m_list);
        row->setObjectName(finding.severity == Severity::error ? QStringLiteral("findingError") : QStringLiteral("finding"));
        auto* grid = new QGridLayout(row);
        grid->setContentsMargins(10, 6, 8, 6);
        grid->setVerticalSpacing(2);
        const RuleText rule = ruleText(finding, format);
        const QColor color = finding.severity == Severity::error ? t.error : finding.severity == Severity::warning ? t.warning : t.accent;
        auto* title = new QLabel(QStringLiteral("<span style=\"color:%1\">●</span> <b>%2</b> <span style=\"color:%3\">%4</span>").arg(color.name(), rule.title.toHtmlEscaped(), t.secondary.name(), words("rule %1").arg(rule.code).toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;"))), row);
        title->setTextFormat(Qt::RichText);
        title->setWordWrap(true);
        title->setAccessibleName(severityText(finding.severity) + QStringLiteral(": ") + rule.title);
        auto* detail = new QLabel(rule.detail, row);
        detail->setObjectName(QStringLiteral("secondary"));
        detail->setTextFormat(Qt::PlainText);
        detail->setWordWrap(true);
        grid->addWidget(title, 0, 0);
        grid->addWidget(detail, 1, 0);
        grid->setColumnStretch(0, 1);
        for (std::size_t c = 0; c < m_cures[i].size(); ++c) {
            const Cure& each = m_cures[i][c];
            auto* apply = new QPushButton(cureText(each, format), row);
            apply->setObjectName(c == 0 && finding.severity == Severity::error ? QStringLiteral("primary") : QStringLiteral("cure"));
            apply->setToolTip(words("Applies this change; it can be undone."));
            connect(apply, &QPushButton::clicked, this, [this, i, c] { cure(i, c); });
            if (finding.severity == Severity::error) {
                auto* effect = new QLabel(cureEffect(each, fromCore(currency()), format), row);
                effect->setObjectName(QStringLiteral("secondary"));
                effect->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
                auto* line = new QHBoxLayout;
                line->addWidget(apply);
                line->addStretch(1);
                line->addWidget(effect);
                grid->addLayout(line, 2 + static_cast<int>(c), 0);
            } else {
                grid->addWidget(apply, 0, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
            }
        }
        column->addWidget(row);
    }
    if (m_findings.empty()) {
        auto* fine = new QLabel(words("Every rule is fulfilled."), m_list);
        fine->setObjectName(QStringLiteral("secondary"));
        column->addWidget(fine);
    }
    column->addStretch(1);
}

void ConfigurationView::cure(std::size_t finding, std::size_t cure) {
    if (finding >= m_cures.size() || cure >= m_cures[finding].size()) return;
    const Cure chosen = m_cures[finding][cure];
    const QString text = cureText(chosen, NumberFormat(language()));
    if (const auto error = m_session.apply(withCure(m_session.project(), m_option, chosen, m_session.partsForProject()), text)) emit refused(reasonText(*error, NumberFormat(language())));
}

void ConfigurationView::beginWith(const QString& name) {
    const PublishedSystem* system = m_session.catalog().find<PublishedSystem>(toCore(name));
    if (!system) return;
    const Catalog parts = m_session.partsForProject();
    applyConfiguration(completed(fromSystem(*system, parts, currency()), parts, currency()), words("configuration: %1").arg(name));
}

void ConfigurationView::complete() {
    if (configuration()) applyConfiguration(completed(*configuration(), m_session.partsForProject(), currency()), words("configuration filled in"));
}

void ConfigurationView::addPosition() {
    QMenu menu(this);
    for (std::size_t i = 0; i < EnumNames<PartRole>::names.size(); ++i) {
        const auto role = static_cast<PartRole>(i);
        if (role == PartRole::server && configuration()->first(PartRole::server)) continue;
        menu.addAction(role == PartRole::other ? words("Position of your own") : roleText(role), this, [this, role] {
            const Catalog parts = m_session.partsForProject();
            if (role == PartRole::other) return applyConfiguration(withFreePosition(*configuration(), toCore(words("New position"))), words("new position"));
            const auto candidates = candidatesFor(subjectOf(m_session.project(), *option()), parts, {}, role, 1);
            if (!candidates.empty()) applyConfiguration(withPart(*configuration(), parts, currency(), {}, role, candidates.front().part, 1), words("new position"));
        });
    }
    auto* button = findChild<QPushButton*>(QStringLiteral("addPosition"));
    menu.exec(button->mapToGlobal(QPoint(0, button->height())));
}

/// As a table that spreadsheets take.
void ConfigurationView::copyBill() {
    QStringList lines;
    for (int row = -1; row < m_bill->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < BillModel::columns; ++column)
            cells << (row < 0 ? m_bill->headerData(column, Qt::Horizontal, Qt::DisplayRole) : m_bill->data(m_bill->index(row, column), Qt::DisplayRole)).toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ConfigurationView::removePosition() {
    const ConfigurationPart* part = m_bill->position(m_table->currentIndex().row());
    if (!part) return;
    const std::string id = part->id;
    applyConfiguration(withoutPosition(*configuration(), id), words("position removed"));
}

bool ConfigurationView::showInput(const std::string& address) {
    for (int row = 0; m_bill && row < m_bill->rowCount(); ++row) {
        const std::string prefix = "options." + m_option + ".configuration.parts." + m_bill->position(row)->id;
        if (address != prefix && !address.starts_with(prefix + ".")) continue;
        m_table->setCurrentIndex(m_bill->index(row, address.ends_with(".unit_price") ? BillModel::priceColumn : address.ends_with(".quantity") ? BillModel::quantityColumn : BillModel::partColumn));
        m_table->setFocus();
        return true;
    }
    return address.starts_with("options." + m_option + ".configuration");
}

} // namespace racktally::ui
