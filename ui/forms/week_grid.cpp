#include "ui/forms/week_grid.h"

#include "core/project/address.h"
#include "core/project/structure.h"
#include "ui/forms/number_field.h"
#include "ui/look/theme.h"
#include "ui/forms/segment_bar.h"
#include "ui/text/messages.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

/// In the order of SegmentBar: what a click makes of the week.
constexpr std::array shapes{Profile::businessHours, Profile::always, Profile::nights, Profile::unstated};

QString dayName(int day) {
    static constexpr std::array names{RT_TEXT("Mon"), RT_TEXT("Tue"), RT_TEXT("Wed"), RT_TEXT("Thu"), RT_TEXT("Fri"), RT_TEXT("Sat"), RT_TEXT("Sun")};
    return words(names[static_cast<std::size_t>(day)]);
}

/// Hours above narrow columns: the numbers may reach over into the next one, which has none.
class HourHeader : public QHeaderView {
public:
    explicit HourHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& area, int section) const override {
        painter->fillRect(area, theme().base);
        if (section % 2 != 0) return;
        painter->setPen(theme().secondary);
        painter->drawText(QRect(area.left() + 1, area.top(), area.width() * 2, area.height()), Qt::AlignLeft | Qt::AlignVCenter, QString::number(section));
    }
};

double luminance(const QColor& color) { return 0.2126 * color.redF() + 0.7152 * color.greenF() + 0.0722 * color.blueF(); }

} // namespace

WeekModel::WeekModel(Session& session, std::string workload, QObject* parent) : QAbstractTableModel(parent), m_session(session), m_workload(std::move(workload)) {
    read();
    connect(&session, &Session::changed, this, [this] {
        const std::vector<double> before = std::move(m_hours);
        read();
        if (m_hours != before) emit dataChanged(index(0, 0), index(6, 23));
    });
}

void WeekModel::read() {
    const auto& workloads = m_session.project().workloads;
    const std::size_t own = indexOf(workloads, m_workload);
    m_hours = own < workloads.size() ? hourlyDemand(workloads[own].demand) : std::vector<double>();
}

double WeekModel::highest() const { return m_hours.empty() ? 0 : *std::max_element(m_hours.begin(), m_hours.end()); }

QVariant WeekModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return Qt::AlignCenter;
    if (m_hours.empty()) return {};
    const double gpus = m_hours[static_cast<std::size_t>(index.row() * 24 + index.column())];
    const NumberFormat format(language());
    switch (role) {
    case Qt::DisplayRole: return gpus == 0 ? QString() : format.upTo(gpus, 1);
    case Qt::EditRole: return format.editable(gpus);
    case Qt::UserRole: return gpus;
    case Qt::ToolTipRole: case Qt::AccessibleTextRole:
        return words("%1, %2 to %3 h: %4").arg(dayName(index.row())).arg(index.column()).arg(index.column() + 1).arg(format.withUnit(gpus, Unit::gpu, {}, 3));
    default: return {};
    }
}

QVariant WeekModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) return orientation == Qt::Horizontal ? QVariant(Qt::AlignLeft | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return dayName(section);
    return section % 2 == 0 ? QString::number(section) : QString();
}

Qt::ItemFlags WeekModel::flags(const QModelIndex&) const { return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable; }

bool WeekModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const auto gpus = parseNumber(value.toString(), NumberFormat(language()).locale());
    return role == Qt::EditRole && gpus && setHours({index}, *gpus);
}

bool WeekModel::setHours(const QModelIndexList& cells, double gpus) {
    std::vector<double> hours = m_hours.empty() ? std::vector<double>(hoursPerWeek, 0.0) : m_hours;
    for (const QModelIndex& cell : cells) hours[static_cast<std::size_t>(cell.row() * 24 + cell.column())] = gpus;
    if (hours == m_hours) return true;
    // Digits of one number, typed into the same hours, are one step.
    std::string step = "week " + m_workload;
    for (const QModelIndex& cell : cells) step += ' ' + std::to_string(cell.row() * 24 + cell.column());
    const auto& workloads = m_session.project().workloads;
    const QString name = fromCore(nameOf(workloads[indexOf(workloads, m_workload)]));
    return !m_session.apply(withWeeklyDemand(m_session.project(), m_workload, hours), words("demand of %1 in %n hours", static_cast<int>(cells.size())).arg(name), step);
}

void WeekDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const double highest = static_cast<const WeekModel*>(index.model())->highest(), gpus = index.data(Qt::UserRole).toDouble();
    const QRect cell = option.rect.adjusted(0, 0, -1, -1);
    QColor ground = t.alternate;
    if (gpus > 0 && highest > 0) {
        const QColor strong = t.colorOf(OptionLook::own);
        const double share = 0.25 + 0.75 * gpus / highest;
        const auto mix = [&](int a, int b) { return static_cast<int>(a + (b - a) * share); };
        ground = QColor(mix(t.base.red(), strong.red()), mix(t.base.green(), strong.green()), mix(t.base.blue(), strong.blue()));
    }
    painter->fillRect(cell, ground);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(t.text, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
    painter->setPen(luminance(ground) > 0.42 ? QColor(Qt::black) : QColor(Qt::white));
    const QString text = index.data().toString();
    // A little smaller rather than not at all.
    for (const double size : {0.76, 0.7}) {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * size);
        if (QFontMetrics(font).horizontalAdvance(text) > cell.width()) continue;
        painter->setFont(font);
        painter->drawText(cell, Qt::AlignCenter, text);
        break;
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(t.accent, 2));
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
}

WeekView::WeekView(WeekModel* model, QWidget* parent) : QTableView(parent), m_week(model) {
    setModel(model);
    setItemDelegate(new WeekDelegate(this));
    setAccessibleName(words("Demand in the week, GPUs per hour"));
    verticalHeader()->setAccessibleName(words("Day of the week"));
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalHeader(new HourHeader(this));
    horizontalHeader()->setAccessibleName(words("Hour of the day"));
    verticalHeader()->setObjectName(QStringLiteral("days"));
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    int widestDay = 0;
    for (int day = 0; day < 7; ++day) widestDay = std::max(widestDay, fontMetrics().horizontalAdvance(dayName(day)));
    verticalHeader()->setFixedWidth(widestDay + 17);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setFixedHeight(fontMetrics().height() + 6);
    setFixedHeight(8 * (fontMetrics().height() + 6) + 4);
    setMinimumWidth(24 * 15 + 44);
}

void WeekView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    if (event->matches(QKeySequence::Paste)) return paste();
    if (event->key() == Qt::Key_Delete) {
        m_week->setHours(selectionModel()->selectedIndexes(), 0);
        return;
    }
    QTableView::keyPressEvent(event);
}

void WeekView::copy() const {
    QString text;
    int row = -1;
    QModelIndexList cells = selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    for (const QModelIndex& cell : cells) {
        if (row >= 0) text += cell.row() == row ? QLatin1Char('\t') : QLatin1Char('\n');
        text += cell.data(Qt::EditRole).toString();
        row = cell.row();
    }
    QApplication::clipboard()->setText(text);
}

/// What was copied goes to the chosen cell and those right of it and below; one value fills the selection.
void WeekView::paste() {
    const QStringList lines = QApplication::clipboard()->text().trimmed().split(QLatin1Char('\n'));
    const QModelIndex from = currentIndex();
    if (!from.isValid()) return;
    if (lines.size() == 1 && !lines[0].contains(QLatin1Char('\t'))) {
        if (const auto value = parseNumber(lines[0], NumberFormat(language()).locale())) m_week->setHours(selectionModel()->selectedIndexes(), *value);
        return;
    }
    for (int r = 0; r < lines.size() && from.row() + r < 7; ++r) {
        const QStringList values = lines[r].split(QLatin1Char('\t'));
        for (int c = 0; c < values.size() && from.column() + c < 24; ++c)
            if (const auto value = parseNumber(values[c], NumberFormat(language()).locale())) m_week->setHours({m_week->index(from.row() + r, from.column() + c)}, *value);
    }
}

WeekGrid::WeekGrid(Session& session, std::string workload, QWidget* parent)
    : QFrame(parent), m_session(session), m_workload(std::move(workload)), m_model(new WeekModel(session, m_workload, this)), m_view(new WeekView(m_model, this)),
      m_shape(new SegmentBar(words("Shape of the week"), {words("Office hours"), words("Always"), words("Nights"), words("Hour by hour")}, 3, this)),
      m_selection(new QLabel(this)), m_message(new QLabel(this)), m_empty(new QLabel(this)), m_value(new NumberField(this)) {
    setObjectName(QStringLiteral("card"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(words("Demand in the week, GPUs per hour"), this);
    title->setObjectName(QStringLiteral("section"));
    head->addWidget(title, 1);
    column->addLayout(head);
    column->addWidget(m_shape, 0, Qt::AlignLeft);
    column->addWidget(m_view);
    auto* line = new QHBoxLayout;
    auto* label = new QLabel(words("Value"), this);
    label->setBuddy(m_value);
    m_value->setAccessibleName(words("GPUs in the chosen hours"));
    m_value->setUnit(words("GPUs"));
    m_value->setFixedWidth(84);
    line->addWidget(m_selection, 1);
    line->addWidget(label);
    line->addWidget(m_value);
    line->addWidget(new QLabel(words("GPUs"), this));
    column->addLayout(line);
    m_empty->setText(words("The demand lies in no fixed hours. Choose a shape, or enter hours here: then they count."));
    for (QLabel* text : {m_empty, m_message}) {
        text->setWordWrap(true);
        text->setObjectName(text == m_message ? QStringLiteral("error") : QStringLiteral("secondary"));
        column->addWidget(text);
    }
    m_message->hide();
    auto* hint = new QLabel(words("Drag or Shift+arrows choose, digits set the value, Ctrl+C and Ctrl+V carry hours over."), this);
    hint->setObjectName(QStringLiteral("secondary"));
    hint->setWordWrap(true);
    column->addWidget(hint);
    connect(m_shape, &SegmentBar::chosen, this, [this](int choice) {
        const Profile shape = shapes[static_cast<std::size_t>(choice)];
        const std::string address = "workloads." + m_workload + ".demand.profile";
        std::optional<Error> error;
        if (shape != Profile::unstated) {
            error = m_session.setValue(address, std::string(EnumNames<Profile>::names[static_cast<std::size_t>(shape)]));
        } else {
            const auto& workloads = m_session.project().workloads;
            std::vector<double> hours = hourlyDemand(workloads[indexOf(workloads, m_workload)].demand);
            if (hours.empty()) hours.assign(hoursPerWeek, 0.0);
            error = m_session.apply(withWeeklyDemand(m_session.project(), m_workload, hours), words("demand hour by hour"));
        }
        m_message->setText(error ? reasonText(*error, NumberFormat(language())) : QString());
        m_message->setVisible(error.has_value());
        refresh();
    });
    connect(m_value, &NumberField::edited, this, [this](std::optional<double> value) {
        if (value && *value >= 0) m_model->setHours(m_view->selectionModel()->selectedIndexes(), *value);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WeekGrid::describeSelection);
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
    refresh();
}

void WeekGrid::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

void WeekGrid::refresh() {
    const auto& workloads = m_session.project().workloads;
    const std::size_t own = indexOf(workloads, m_workload);
    if (own == workloads.size()) return;
    const Demand& demand = workloads[own].demand;
    const Profile shape = demand.weekly.empty() ? demand.profile : Profile::unstated;
    m_shape->setCurrent(static_cast<int>(std::find(shapes.begin(), shapes.end(), shape) - shapes.begin()));
    m_empty->setVisible(m_model->isEmpty());
    describeSelection();
}

void WeekGrid::describeSelection() {
    const QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    m_value->setEnabled(!cells.isEmpty());
    if (cells.isEmpty()) {
        m_selection->setText(words("No hours chosen"));
        m_value->setValue(std::nullopt);
        return;
    }
    int firstDay = 6, lastDay = 0, first = 23, last = 0;
    for (const QModelIndex& cell : cells) {
        firstDay = std::min(firstDay, cell.row());
        lastDay = std::max(lastDay, cell.row());
        first = std::min(first, cell.column());
        last = std::max(last, cell.column());
    }
    const QString days = firstDay == lastDay ? dayName(firstDay) : words("%1 to %2").arg(dayName(firstDay), dayName(lastDay));
    m_selection->setText(words("%1, %2 to %3 h (%4 hours a week)").arg(days).arg(first).arg(last + 1).arg(cells.size()));
    if (!m_value->hasFocus()) m_value->setValue(m_model->isEmpty() ? std::nullopt : std::optional(cells.first().data(Qt::UserRole).toDouble()));
}

} // namespace racktally::ui
