#include "ui/window/catalog_window.h"

#include "core/base/day.h"
#include "core/catalog/catalog_csv.h"
#include "core/project/configured.h"
#include "core/project/offers.h"
#include "ui/look/theme.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"
#include "ui/window/part_dialog.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

namespace racktally::ui {

namespace {

constexpr std::string_view offers = "cloud", modelPrices = "model_price";

/// Columns that say little in a table and stand in the detail only.
bool isColumn(std::string_view kind, std::string_view key) {
    if (kind == offers && (key == "cpu_threads" || key == "memory_gb")) return false;
    static const std::set<std::string_view> left{"unverified", "note", "source", "confidence", "launch_year", "cpu_generations", "max_cpu_tdp_with_gpu_w", "single_max_w", "gpu_counts", "mixed_gpus", "needs_gpu_kit", "depth_mm",
                                                 "weight_kg", "boost_ghz", "fp64_tensor", "tf32", "int8", "ecc", "market", "ai_enterprise_included", "gpus_per_card", "setup_fee", "instance", "model", "gpu_memory_gb", "provider", "region", "date", "provider_kind", "area",
                                                 "read_mb_s", "write_mb_s", "writes_per_day", "media_extension", "compute_of", "memory_of", "max_inlet_c", "redundancy", "psu_watts", "bridge_ways", "attachment"};
    return !left.contains(key);
}

} // namespace

PartTableModel::PartTableModel(Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session) {}

void PartTableModel::showKind(const std::string& kind) {
    beginResetModel();
    m_kind = kind;
    m_dateColumn = -1;
    m_headers.clear();
    m_numbers.clear();
    m_lines.clear();
    const NumberFormat format(language());
    withKind(m_session.catalog(), kind, [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        const bool dated = !std::is_same_v<T, MigProfile> && !std::is_same_v<T, VgpuProfile>;
        constexpr bool priced = !std::is_same_v<T, Price> && !std::is_same_v<T, CloudOffer> && !std::is_same_v<T, ModelPrice> && !std::is_same_v<T, CloudExtra> && !std::is_same_v<T, LocationFigure> && !std::is_same_v<T, MigProfile> && !std::is_same_v<T, VgpuProfile>;
        std::apply([&](const auto&... fields) {
            const auto head = [&](const FieldInfo& info) {
                if (!isColumn(kind, info.key)) return;
                const QString unit = info.unit == Unit::gpu ? QString() : unitText(info.unit, {});
                m_headers << words(info.label) + (unit.isEmpty() ? QString() : QStringLiteral(", ") + unit);
                m_numbers.push_back(info.unit != Unit::none || info.minimum > -noLimit);
                if (m_headers.size() > 1) return;
                // What a part costs and how old that is comes first.
                if (priced) {
                    m_headers << words("Price");
                    m_numbers.push_back(true);
                }
                if (dated) {
                    m_dateColumn = static_cast<int>(m_headers.size());
                    m_headers << (priced ? words("Age of the price") : words("Age"));
                    m_numbers.push_back(true);
                }
            };
            (head(fields.info), ...);
        }, Fields<T>::table);
        for (const T& part : list) {
            Line line;
            line.name = nameOf(part);
            line.retired = part.retired;
            line.own = part.origin != Origin::builtin;
            const auto price = priced ? priceOf(m_session.catalog(), subjectOf(part)) : std::nullopt;
            line.priceDate = priced ? (price ? price->date : std::string()) : part.date;
            forEachField(const_cast<T&>(part), [&](const auto& field, auto& member) {
                if (!isColumn(kind, field.info.key)) return;
                const Leaf leaf{&field.info, leafPlace(member)};
                const LeafValue value = valueOf(leaf);
                if (const auto* number = std::get_if<double>(&value)) line.cells.push_back({format.upTo(*number, 4), *number});
                else line.cells.push_back({leafText(leaf, format), leafText(leaf, format)});
                if (line.cells.size() > 1) return;
                if (priced) line.cells.push_back({price ? format.wholeMoney(price->amount, fromCore(price->currency)) : words("unknown"), price ? QVariant(price->amount) : QVariant(-1.0)});
                if (dated) line.cells.push_back({priced && !price ? QString() : ageText(line.priceDate, m_session.today()), fromCore(line.priceDate)});
            });
            m_lines.push_back(std::move(line));
        }
    });
    endResetModel();
}

int PartTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_lines.size()); }
int PartTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_headers.size()); }

QVariant PartTableModel::data(const QModelIndex& index, int role) const {
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    const bool isDate = index.column() == m_dateColumn;
    const Age age = ageOf(line.priceDate, m_session.today());
    switch (role) {
    case Qt::DisplayRole: return line.cells[column].text + (index.column() == 0 && line.retired ? QStringLiteral(" (%1)").arg(words("withdrawn")) : QString());
    case Qt::ToolTipRole: return asToolTip(isDate && !line.priceDate.empty() ? words("%1, %2").arg(dayText(line.priceDate, language()), ageText(line.priceDate, m_session.today())) : line.cells[column].text);
    case Qt::TextAlignmentRole: return QVariant((m_numbers[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::BackgroundRole: return isDate && !line.priceDate.empty() && age != Age::fresh ? QVariant(age == Age::old ? theme().errorGround : theme().warningGround) : QVariant();
    case Qt::ForegroundRole:
        if (isDate && !line.priceDate.empty()) return age == Age::fresh ? theme().good : age == Age::old ? theme().error : theme().warning;
        return line.retired ? QVariant(theme().hint) : QVariant();
    case Qt::FontRole: {
        if (!line.own || index.column() > 0) return {};
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    case sortRole: return line.cells[column].sort;
    case nameRole: return fromCore(line.name);
    default: return {};
    }
}

QVariant PartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= m_headers.size()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant((m_numbers[static_cast<std::size_t>(section)] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_headers[section]) : QVariant();
}

PartFilter::PartFilter(Session& session, QObject* parent) : QSortFilterProxyModel(parent), m_session(session) { setSortRole(PartTableModel::sortRole); }

void PartFilter::setFilter(OfferFilter filter) {
    m_filter = std::move(filter);
    invalidateFilter();
}

bool PartFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const auto* model = static_cast<const PartTableModel*>(sourceModel());
    if (!m_filter.text.isEmpty()) {
        bool found = false;
        for (int column = 0; column < model->columnCount() && !found; ++column) found = model->data(model->index(row, column, parent), Qt::DisplayRole).toString().contains(m_filter.text, Qt::CaseInsensitive);
        if (!found) return false;
    }
    if (model->kind() != offers) return true;
    const CloudOffer& offer = m_session.catalog().all<CloudOffer>()[static_cast<std::size_t>(row)];
    if (!m_filter.gpu.isEmpty() && fromCore(offer.gpu) != m_filter.gpu) return false;
    if (m_filter.gpus > 0 && offer.gpuCount.value_or(0) < m_filter.gpus) return false;
    if (m_filter.memoryGb > 0 && offer.gpuMemoryGb.value_or(0) * offer.gpuCount.value_or(0) < m_filter.memoryGb) return false;
    if (m_filter.area >= 0 && offer.area != static_cast<Area>(m_filter.area)) return false;
    if (m_filter.provider >= 0 && offer.providerKind != static_cast<ProviderKind>(m_filter.provider)) return false;
    if (m_filter.plan >= 0 && !priceUnder(offer, static_cast<OfferPlan>(m_filter.plan))) return false;
    if (m_filter.maxAgeDays > 0) {
        const auto age = daysBetween(offer.date, m_session.today());
        if (!age || *age > m_filter.maxAgeDays) return false;
    }
    return true;
}

CatalogWindow::CatalogWindow(Session& session, std::shared_ptr<CatalogStore> store, QWidget* parent)
    : QDialog(parent), m_session(session), m_store(std::move(store)), m_kinds(new QListWidget(this)), m_search(new QLineEdit(this)), m_filters(new QWidget(this)), m_gpu(new QComboBox(this)), m_area(new QComboBox(this)), m_provider(new QComboBox(this)),
      m_plan(new QComboBox(this)), m_age(new QComboBox(this)), m_gpus(new QSpinBox(this)), m_memory(new QSpinBox(this)), m_table(new QTableView(this)), m_detail(new QTextBrowser(this)), m_count(new QLabel(this)), m_message(new QLabel(this)),
      m_model(new PartTableModel(session, this)), m_filter(new PartFilter(session, this)) {
    setWindowTitle(words("Catalogue"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    resize(1240, 760);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(12);
    m_kinds->setObjectName(QStringLiteral("cards"));
    m_kinds->setAccessibleName(words("Kinds"));
    m_kinds->setFixedWidth(190);
    const Catalog empty;
    forEachKind(empty, [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        auto* item = new QListWidgetItem(words(KindInfo<T>::label), m_kinds);
        item->setData(Qt::UserRole, fromCore(KindInfo<T>::key));
        item->setSizeHint({0, fontMetrics().height() + 12});
    });
    row->addWidget(m_kinds);
    auto* center = new QWidget(this);
    auto* column = new QVBoxLayout(center);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    m_search->setPlaceholderText(words("Search in all columns"));
    m_search->setAccessibleName(words("Search"));
    m_search->setClearButtonEnabled(true);
    head->addWidget(m_search, 1);
    m_count->setObjectName(QStringLiteral("secondary"));
    head->addWidget(m_count);
    column->addLayout(head);
    buildFilters();
    column->addWidget(m_filters);
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setObjectName(QStringLiteral("parts"));
    m_table->setAccessibleName(words("Entries"));
    m_table->setSortingEnabled(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegate(new PaddedDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    column->addWidget(m_table, 1);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->hide();
    column->addWidget(m_message);
    auto* buttons = new QWidget(center);
    buttons->setObjectName(QStringLiteral("buttons"));
    column->addWidget(buttons);
    m_detail->setAccessibleName(words("Details"));
    m_detail->setOpenLinks(false);
    m_detail->setMinimumWidth(270);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    splitter->addWidget(center);
    splitter->addWidget(m_detail);
    splitter->setSizes({720, 300});
    row->addWidget(splitter, 1);
    buildButtons();
    connect(m_kinds, &QListWidget::currentItemChanged, this, [this] { reload(); });
    connect(m_search, &QLineEdit::textChanged, this, &CatalogWindow::readFilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showDetail();
        refreshButtons();
    });
    connect(&session, &Session::catalogChanged, this, &CatalogWindow::reload);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search, qOverload<>(&QWidget::setFocus));
    m_kinds->setCurrentRow(1);
}

void CatalogWindow::buildFilters() {
    auto* grid = new QHBoxLayout(m_filters);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    const auto add = [&](QWidget* field, const QString& name) {
        field->setAccessibleName(name);
        field->setToolTip(name);
        grid->addWidget(field);
    };
    const auto choices = [&](QComboBox* choice, const QString& any, auto&& labels) {
        choice->addItem(any, -1);
        int i = 0;
        for (const char* label : labels) choice->addItem(words(label), i++);
        connect(choice, &QComboBox::currentIndexChanged, this, &CatalogWindow::readFilter);
    };
    std::set<std::string> gpus;
    for (const CloudOffer& offer : m_session.catalog().all<CloudOffer>()) gpus.insert(offer.gpu);
    m_gpu->addItem(words("Any GPU"), QString());
    for (const std::string& gpu : gpus) m_gpu->addItem(fromCore(gpu), fromCore(gpu));
    connect(m_gpu, &QComboBox::currentIndexChanged, this, &CatalogWindow::readFilter);
    add(m_gpu, words("GPU"));
    for (QSpinBox* spin : {m_gpus, m_memory}) {
        spin->setSpecialValueText(spin == m_gpus ? words("any number") : words("any memory"));
        spin->setRange(0, spin == m_gpus ? 72 : 20000);
        spin->setPrefix(QStringLiteral("≥ "));
        spin->setSuffix(spin == m_gpus ? QStringLiteral(" GPUs") : QStringLiteral(" GB"));
        connect(spin, &QSpinBox::valueChanged, this, &CatalogWindow::readFilter);
    }
    m_memory->setSingleStep(40);
    add(m_gpus, words("GPUs per instance at least"));
    add(m_memory, words("GPU memory per instance at least"));
    choices(m_area, words("Anywhere"), EnumNames<Area>::labels);
    choices(m_provider, words("Any provider"), EnumNames<ProviderKind>::labels);
    choices(m_plan, words("Any plan"), offerPlanLabels);
    add(m_area, words("Region"));
    add(m_provider, words("Kind of provider"));
    add(m_plan, words("Plan"));
    m_age->addItem(words("Any age"), 0);
    for (const int days : {60, 180, 365}) m_age->addItem(words("up to %1 days").arg(days), days);
    connect(m_age, &QComboBox::currentIndexChanged, this, &CatalogWindow::readFilter);
    add(m_age, words("Age of the price"));
    for (QComboBox* choice : {m_gpu, m_area, m_provider, m_plan, m_age}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(5);
    }
}

void CatalogWindow::buildButtons() {
    auto* row = new QHBoxLayout(findChild<QWidget*>(QStringLiteral("buttons")));
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const auto add = [&](QPushButton*& button, const QString& text, auto&& act) {
        button = new QPushButton(text, this);
        connect(button, &QPushButton::clicked, this, act);
        row->addWidget(button);
    };
    add(m_asOption, words("Add as option"), [this] { addAsOption(); });
    m_asOption->setObjectName(QStringLiteral("primary"));
    add(m_usual, words("The usual three"), [this] { addUsualThree(); });
    m_usual->setToolTip(words("Adds a hyperscaler’s list price, its reserved price and a specialist’s for the GPU of this project."));
    add(m_edit, words("Edit …"), [this] { editRow(false); });
    add(m_copy, words("Copy …"), [this] { editRow(true); });
    add(m_price, words("Add price …"), [this] { addPrice(); });
    add(m_retire, words("Withdraw"), [this] { retire(); });
    add(m_remove, words("Remove own"), [this] { removeOwn(); });
    add(m_compare, words("Compare"), [this] { compare(); });
    row->addStretch(1);
    QPushButton* files = nullptr;
    add(files, words("CSV"), [] {});
    auto* menu = new QMenu(files);
    menu->addAction(words("Import CSV or reference rates …"), this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, words("Import"), {}, words("Tables and rates (*.csv *.xml)"));
        if (!path.isEmpty()) importFile(path);
    });
    menu->addAction(words("Export CSV …"), this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, words("Export"), fromCore(m_model->kind()) + QStringLiteral(".csv"), words("Tables (*.csv)"));
        if (!path.isEmpty()) exportKind(path, language() == Language::german);
    });
    files->setMenu(menu);
}

void CatalogWindow::showKind(const std::string& kind) {
    for (int i = 0; i < m_kinds->count(); ++i)
        if (toCore(m_kinds->item(i)->data(Qt::UserRole).toString()) == kind) m_kinds->setCurrentRow(i);
}

void CatalogWindow::choose(const std::string& name) {
    for (int row = 0; row < m_filter->rowCount(); ++row)
        if (m_filter->index(row, 0).data(PartTableModel::nameRole).toString() == fromCore(name)) m_table->selectRow(row);
}

int CatalogWindow::shownRows() const { return m_filter->rowCount(); }

void CatalogWindow::setFilter(const OfferFilter& filter) {
    m_filter->setFilter(filter);
    m_count->setText(words("%1 of %2 rows").arg(m_filter->rowCount()).arg(m_model->rowCount()));
}

void CatalogWindow::reload() {
    const std::vector<std::string> before = chosen();
    const std::string kind = m_kinds->currentItem() ? toCore(m_kinds->currentItem()->data(Qt::UserRole).toString()) : std::string("gpu");
    const bool another = kind != m_model->kind();
    m_model->showKind(kind);
    m_filters->setVisible(kind == offers);
    if (another) {
        m_table->sortByColumn(0, Qt::AscendingOrder);
        m_table->resizeColumnsToContents();
        for (int i = 0; i < m_model->columnCount(); ++i) m_table->setColumnWidth(i, std::clamp(m_table->columnWidth(i), 56, 260));
    }
    readFilter();
    if (!another && !before.empty()) choose(before.front());
    if (m_table->selectionModel()->selectedRows().isEmpty() && m_filter->rowCount() > 0) m_table->selectRow(0);
    showDetail();
    refreshButtons();
}

void CatalogWindow::readFilter() {
    const auto numberOf = [](const QComboBox* choice) { return choice->currentData().toInt(); };
    setFilter({m_search->text().trimmed(), m_gpu->currentData().toString(), m_gpus->value(), static_cast<double>(m_memory->value()), numberOf(m_area), numberOf(m_provider), numberOf(m_plan), numberOf(m_age)});
    if (m_table->selectionModel()->selectedRows().isEmpty() && m_filter->rowCount() > 0) m_table->selectRow(0);
}

std::vector<std::string> CatalogWindow::chosen() const {
    std::vector<std::string> names;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) names.push_back(toCore(index.data(PartTableModel::nameRole).toString()));
    return names;
}

void CatalogWindow::refreshButtons() {
    const std::string& kind = m_model->kind();
    const auto names = chosen();
    const bool rented = kind == offers || kind == modelPrices, isPrice = kind == "price";
    bool own = false, retired = false;
    withKind(m_session.catalog(), kind, [&](const auto& list) {
        for (const auto& part : list)
            if (names.size() == 1 && nameOf(part) == names[0]) {
                own = part.origin != Origin::builtin;
                retired = part.retired;
            }
    });
    m_asOption->setVisible(rented);
    m_asOption->setEnabled(names.size() == 1);
    m_usual->setVisible(kind == offers);
    m_edit->setEnabled(names.size() == 1 && !isPrice);
    m_copy->setEnabled(names.size() == 1);
    m_price->setVisible(!rented && !isPrice);
    m_price->setEnabled(names.size() == 1);
    m_retire->setEnabled(names.size() == 1 && !isPrice);
    m_retire->setText(retired ? words("Take back in") : words("Withdraw"));
    m_remove->setVisible(own && !isPrice);
    m_compare->setEnabled(names.size() > 1 && names.size() <= 4);
    m_compare->setToolTip(words("Choose two to four rows with Ctrl."));
}

void CatalogWindow::showDetail() {
    const auto names = chosen();
    QString html;
    const NumberFormat format(language());
    const auto escaped = [](const QString& text) { return text.toHtmlEscaped(); };
    withKind(m_session.catalog(), m_model->kind(), [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        for (const T& part : list) {
            if (names.empty() || nameOf(part) != names[0] || !html.isEmpty()) continue;
            html = QStringLiteral("<h3>%1</h3>").arg(escaped(fromCore(nameOf(part))));
            if (part.isUnverified("all")) html += QStringLiteral("<p style=\"color:%1\">%2</p>").arg(theme().warning.name(), escaped(words("Nobody has confirmed these values.")));
            html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">");
            forEachField(const_cast<T&>(part), [&](const auto& field, auto& member) {
                if (field.info.key == "name" || field.info.key == "unverified") return;
                if (valueOf({&field.info, leafPlace(member)}) == LeafValue(std::string())) return;
                const QString value = leafText({&field.info, leafPlace(member)}, format);
                if (value.isEmpty()) return;
                html += QStringLiteral("<tr><td style=\"color:%1\">%2</td><td>%3%4</td></tr>")
                            .arg(theme().secondary.name(), escaped(words(field.info.label)), escaped(value), part.isUnverified(field.info.key) && !part.isUnverified("all") ? QStringLiteral(" <span style=\"color:%1\">%2</span>").arg(theme().warning.name(), escaped(words("not confirmed"))) : QString());
            });
            html += QStringLiteral("</table>");
            const auto history = priceHistory(m_session.catalog(), subjectOf(part));
            if (!history.empty()) html += QStringLiteral("<h4>%1</h4>").arg(escaped(words("Prices")));
            for (const Price* price : history) {
                const double low = price->low.value_or(*price->high), high = price->high.value_or(low);
                html += QStringLiteral("<p>%1<br><span style=\"color:%2\">%3, %4, %5</span></p>")
                            .arg(escaped(low == high ? format.money(low, fromCore(price->currency)) : words("%1 to %2").arg(format.money(low, fromCore(price->currency)), format.money(high, fromCore(price->currency)))), theme().secondary.name(),
                                 escaped(dayText(price->date, language())), escaped(words(EnumNames<Confidence>::labels[static_cast<std::size_t>(price->confidence)])), escaped(fromCore(price->source)));
            }
        }
    });
    m_detail->setHtml(html);
}

void CatalogWindow::tell(const QString& text, bool problem) {
    m_lastMessage = text;
    m_message->setText(text);
    m_message->setObjectName(problem ? QStringLiteral("error") : QStringLiteral("secondary"));
    m_message->setStyleSheet(QStringLiteral("color: %1").arg((problem ? theme().error : theme().good).name()));
    m_message->show();
    if (!problem) emit done(text);
}

void CatalogWindow::addAsOption() {
    const auto names = chosen();
    if (names.size() != 1) return;
    std::optional<Error> error;
    if (m_model->kind() == modelPrices) {
        const ModelPrice* price = m_session.catalog().find<ModelPrice>(names[0]);
        error = m_session.apply(withModelPrice(m_session.project(), m_session.catalog(), *price), words("new option: %1").arg(fromCore(names[0])));
    } else if (const CloudOffer* offer = m_session.catalog().find<CloudOffer>(names[0])) {
        int plan = m_plan->currentData().toInt();
        if (plan < 0) {
            for (plan = 0; plan < static_cast<int>(offerPlanLabels.size()) - 1 && !priceUnder(*offer, static_cast<OfferPlan>(plan));) ++plan;
        }
        error = m_session.apply(withOffer(m_session.project(), m_session.catalog(), *offer, static_cast<OfferPlan>(plan)), words("new option: %1").arg(fromCore(names[0])));
    }
    if (error) tell(reasonText(*error, NumberFormat(language())), true);
    else tell(words("Added as option: %1").arg(fromCore(names[0])));
}

void CatalogWindow::addUsualThree() {
    const std::vector<UsualOffer> three = usualThree(m_session.project(), m_session.catalog());
    Result<Project> next = m_session.project();
    QStringList names;
    for (const UsualOffer& offer : three) {
        if (next) next = withOffer(*next, m_session.catalog(), *offer.offer, offer.plan);
        names << fromCore(offer.offer->name) + QStringLiteral(" (%1)").arg(words(offerPlanLabels[static_cast<std::size_t>(offer.plan)]));
    }
    if (three.empty()) return tell(words("The catalogue has no offer that is alike to the GPU of this project."), true);
    if (const auto error = m_session.apply(std::move(next), words("the usual three offers"))) tell(reasonText(*error, NumberFormat(language())), true);
    else tell(words("Added as options: %1").arg(names.join(QStringLiteral("; "))));
}

std::optional<QString> CatalogWindow::store(const Catalog& rows) {
    const auto error = m_store->add(rows);
    return error ? std::optional(errorText(*error, NumberFormat(language()))) : std::nullopt;
}

void CatalogWindow::reread() {
    std::optional<Error> problem;
    m_session.setCatalog(m_store->read(problem));
    if (problem) tell(errorText(*problem, NumberFormat(language())), true);
}

void CatalogWindow::editRow(bool copy) {
    const auto names = chosen();
    if (names.size() != 1) return;
    Catalog one;
    withKind(m_session.catalog(), m_model->kind(), [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        for (T part : list) {
            if (nameOf(part) != names[0] || !one.all<T>().empty()) continue;
            if constexpr (requires { part.name; })
                if (copy) part.name = toCore(words("%1 (copy)").arg(fromCore(part.name)));
            part.source = toCore(words("own entry"));
            part.date = m_session.today();
            one.all<T>().push_back(part);
        }
    });
    PartDialog dialog(m_model->kind(), one, [this](const Catalog& rows) { return store(rows); }, this);
    if (dialog.exec() == QDialog::Accepted) reread();
}

void CatalogWindow::addPrice() {
    const auto names = chosen();
    if (names.size() != 1) return;
    Catalog one;
    Price price;
    price.subject = m_model->kind() + "/" + names[0];
    price.currency = m_session.project().currency;
    price.date = m_session.today();
    price.confidence = Confidence::quoted;
    price.source = toCore(words("own quotation"));
    one.all<Price>().push_back(price);
    PartDialog dialog("price", one, [this](const Catalog& rows) -> std::optional<QString> {
        const Price& entered = rows.all<Price>().front();
        if (!entered.low && !entered.high) return words("State a price.");
        if (entered.low && entered.high && *entered.low > *entered.high) return words("The lower value is above the higher one. Exchange them.");
        return store(rows);
    }, this);
    if (dialog.exec() == QDialog::Accepted) reread();
}

void CatalogWindow::retire() {
    const auto names = chosen();
    if (names.size() != 1) return;
    bool retired = false;
    withKind(m_session.catalog(), m_model->kind(), [&](const auto& list) {
        for (const auto& part : list) retired = retired || (nameOf(part) == names[0] && part.retired);
    });
    if (const auto error = m_store->retire(m_model->kind() + "/" + names[0], !retired)) return tell(errorText(*error, NumberFormat(language())), true);
    reread();
}

void CatalogWindow::removeOwn() {
    const auto names = chosen();
    if (names.size() != 1) return;
    if (const auto error = m_store->remove(m_model->kind() + "/" + names[0])) return tell(errorText(*error, NumberFormat(language())), true);
    reread();
}

void CatalogWindow::compare() {
    const auto names = chosen();
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\" width=\"100%\">");
    const NumberFormat format(language());
    withKind(m_session.catalog(), m_model->kind(), [&](const auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        std::vector<T> parts;
        for (const std::string& name : names)
            for (const T& part : list)
                if (nameOf(part) == name) {
                    parts.push_back(part);
                    break;
                }
        std::vector<QStringList> rows;
        QStringList labels;
        for (T& part : parts) {
            std::size_t row = 0;
            forEachField(part, [&](const auto& field, auto& member) {
                if (rows.size() <= row) {
                    rows.emplace_back();
                    labels << words(field.info.label);
                }
                rows[row++] << leafText({&field.info, leafPlace(member)}, format);
            });
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].join(QString()).isEmpty()) continue;
            const bool same = std::all_of(rows[i].begin(), rows[i].end(), [&](const QString& text) { return text == rows[i].front(); });
            html += QStringLiteral("<tr><td style=\"color:%1\">%2</td>").arg(theme().secondary.name(), labels[static_cast<qsizetype>(i)].toHtmlEscaped());
            for (const QString& text : rows[i]) html += (same ? QStringLiteral("<td>%1</td>") : QStringLiteral("<td><b>%1</b></td>")).arg(text.toHtmlEscaped());
            html += QStringLiteral("</tr>");
        }
    });
    QDialog dialog(this);
    dialog.setWindowTitle(words("Compare"));
    dialog.resize(900, 640);
    auto* column = new QVBoxLayout(&dialog);
    auto* text = new QTextBrowser(&dialog);
    text->setAccessibleName(words("Compare"));
    text->setHtml(html + QStringLiteral("</table>"));
    column->addWidget(text);
    auto* close = new QPushButton(words("Close"), &dialog);
    connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    dialog.exec();
}

void CatalogWindow::importFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return tell(words("%1 cannot be read: %2").arg(QFileInfo(path).fileName(), file.errorString()), true);
    const NumberFormat format(language());
    const auto rows = readImport(file.readAll().toStdString(), QFileInfo(path).fileName().toStdString(), m_model->kind());
    if (!rows) {
        Errors errors = rows.errors();
        errors.resize(std::min<std::size_t>(errors.size(), 5));
        return tell(errorsText(errors, format), true);
    }
    if (const auto error = m_store->add(*rows)) return tell(errorText(*error, format), true);
    reread();
    tell(words("%1 rows imported.").arg(sizeOf(*rows)));
}

void CatalogWindow::exportKind(const QString& path, bool german) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(writeKind(m_session.catalog(), m_model->kind(), german ? CsvProfile::german : CsvProfile::rfc4180))) < 0 || !file.commit())
        return tell(words("%1 cannot be written: %2").arg(QFileInfo(path).fileName(), file.errorString()), true);
    tell(words("Written: %1").arg(QFileInfo(path).fileName()));
}

} // namespace racktally::ui
