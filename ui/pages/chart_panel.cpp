#include "ui/pages/chart_panel.h"

#include "ui/look/fonts.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPdfWriter>
#include <QSaveFile>
#include <QStackedLayout>
#include <QSvgGenerator>
#include <QTableWidget>
#include <QToolTip>

namespace racktally::ui {

namespace {

constexpr int inset = 8;

} // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setMinimumSize(300, 150);
}

ChartStyle ChartView::style() const { return {theme(), font(), NumberFormat(language()), m_currency}; }

void ChartView::setChart(std::unique_ptr<Chart> chart, const QString& currency) {
    m_chart = std::move(chart);
    m_currency = currency;
    m_elements.clear();
    if (m_chart) setAccessibleName(m_chart->title());
    update();
}

bool ChartView::event(QEvent* event) {
    // Sentences are made when somebody asks, not at every keystroke elsewhere.
    if (event->type() == QEvent::Polish || event->type() == QEvent::FocusIn)
        if (m_chart) setAccessibleDescription(m_chart->summary(style()));
    return QWidget::event(event);
}

void ChartView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().base);
    if (!m_chart) return;
    m_elements.clear();
    m_chart->paint(painter, QRectF(rect()).adjusted(inset, 4, -inset, -4), style(), &m_elements);
    if (hasFocus()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect().adjusted(2, 2, -3, -3), 3, 3);
    }
    if (m_current < 0 || m_current >= static_cast<int>(m_elements.size())) return;
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(m_elements[static_cast<std::size_t>(m_current)].area.adjusted(-2, -2, 2, 2), 3, 3);
}

int ChartView::elementAt(QPointF place) const {
    int found = -1;
    double nearest = 1e9;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        if (!m_elements[i].area.contains(place)) continue;
        const QPointF way = m_elements[i].area.center() - place;
        if (const double distance = way.x() * way.x() + way.y() * way.y(); distance < nearest) {
            nearest = distance;
            found = static_cast<int>(i);
        }
    }
    return found;
}

void ChartView::setCurrent(int element) {
    if (element == m_current) return;
    m_current = element;
    update();
    if (element < 0) return;
    setAccessibleDescription(m_elements[static_cast<std::size_t>(element)].text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    const int element = elementAt(event->position());
    setCurrent(element);
    setCursor(element >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (element >= 0) QToolTip::showText(event->globalPosition().toPoint(), m_elements[static_cast<std::size_t>(element)].text, this);
    else QToolTip::hideText();
}

void ChartView::mouseReleaseEvent(QMouseEvent* event) {
    const int element = elementAt(event->position());
    if (event->button() == Qt::LeftButton && element >= 0) emit figureChosen(m_elements[static_cast<std::size_t>(element)].figure);
}

void ChartView::leaveEvent(QEvent* event) {
    if (!hasFocus()) setCurrent(-1);
    QWidget::leaveEvent(event);
}

void ChartView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

bool ChartView::explainCurrent() {
    if (m_current < 0 || m_current >= static_cast<int>(m_elements.size())) return false;
    emit figureChosen(m_elements[static_cast<std::size_t>(m_current)].figure);
    return true;
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    const auto count = static_cast<int>(m_elements.size());
    if (count == 0) return QWidget::keyPressEvent(event);
    const auto show = [&](int element) {
        setCurrent(element);
        const ChartElement& shown = m_elements[static_cast<std::size_t>(element)];
        QToolTip::showText(mapToGlobal(shown.area.center().toPoint()), shown.text, this);
    };
    switch (event->key()) {
    case Qt::Key_Right: case Qt::Key_Down: return show((m_current + 1) % count);
    case Qt::Key_Left: case Qt::Key_Up: return show((std::max(m_current, 0) + count - 1) % count);
    case Qt::Key_Home: return show(0);
    case Qt::Key_End: return show(count - 1);
    case Qt::Key_Return: case Qt::Key_Enter: explainCurrent(); return;
    default: QWidget::keyPressEvent(event);
    }
}

ChartPanel::ChartPanel(QWidget* parent) : QFrame(parent), m_view(new ChartView(this)), m_table(new QTableWidget(this)), m_stack(new QStackedLayout(this)) {
    setObjectName(QStringLiteral("card"));
    m_stack->setContentsMargins(1, 1, 1, 1);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setTabKeyNavigation(false);
    connect(m_view, &ChartView::figureChosen, this, &ChartPanel::figureChosen);
}

void ChartPanel::show(std::unique_ptr<Chart> chart, const QString& currency) {
    m_view->setChart(std::move(chart), currency);
    if (isTableShown()) fillTable();
}

bool ChartPanel::isTableShown() const { return m_stack->currentWidget() == m_table; }

void ChartPanel::setTableShown(bool shown) {
    if (shown) fillTable();
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_table) : m_view);
}

void ChartPanel::fillTable() {
    if (!m_view->chart()) return;
    const ChartTable table = m_view->chart()->table(m_view->style());
    m_table->setAccessibleName(m_view->chart()->title());
    m_table->horizontalHeader()->setAccessibleName(m_view->chart()->title());
    m_table->setColumnCount(static_cast<int>(table.head.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    m_table->setHorizontalHeaderLabels(table.head);
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(table.rows[row].value(column));
            if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    m_table->resizeColumnsToContents();
}

void ChartPanel::copyImage() const {
    if (!m_view->chart()) return;
    constexpr int scale = 2;
    QImage image(m_view->size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme().base);
    QPainter painter(&image);
    painter.scale(scale, scale);
    m_view->chart()->paint(painter, QRectF(m_view->rect()).adjusted(inset, 4, -inset, -4), m_view->style());
    QGuiApplication::clipboard()->setImage(image);
}

void ChartPanel::copyData() const {
    if (m_view->chart()) QGuiApplication::clipboard()->setText(m_view->chart()->table(m_view->style()).text());
}

bool ChartPanel::exportTo(const QString& path) const {
    if (!m_view->chart()) return false;
    ChartStyle print = m_view->style();
    const ChartStyle style{lightTheme(), documentFont(13), print.format, print.currency};
    const QSize size(960, 540);
    const QRectF area(QPointF(12, 40), QSizeF(size.width() - 24, size.height() - 52));
    const auto paint = [&](QPaintDevice& device, double scale) {
        QPainter painter(&device);
        painter.scale(scale, scale);
        painter.fillRect(QRectF(QPointF(), size), lightTheme().base);
        painter.setFont(documentFont(16, true));
        painter.setPen(lightTheme().text);
        painter.drawText(QRectF(16, 8, size.width() - 32, 28), Qt::AlignLeft | Qt::AlignVCenter, m_view->chart()->title());
        m_view->chart()->paint(painter, area, style);
    };
    const QString ending = QFileInfo(path).suffix().toLower();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    if (ending == QLatin1String("svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(m_view->chart()->title());
        svg.setDescription(m_view->chart()->summary(style));
        paint(svg, 1);
    } else if (ending == QLatin1String("pdf")) {
        QPdfWriter pdf(&file);
        pdf.setTitle(m_view->chart()->title());
        pdf.setResolution(96);
        pdf.setPageMargins(QMarginsF());
        pdf.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point));
        paint(pdf, 1);
    } else {
        QImage image(size * 2, QImage::Format_RGB32);
        paint(image, 2);
        if (!image.save(&file, "PNG")) return false;
    }
    return file.commit();
}

void ChartPanel::askExport() {
    const QString path = QFileDialog::getSaveFileName(this, words("Export chart"), m_view->chart()->title() + QStringLiteral(".svg"), words("Pictures (*.svg *.pdf *.png)"));
    if (!path.isEmpty() && !exportTo(path)) QMessageBox::warning(this, words("RackTally"), words("The file cannot be written: %1. Choose another folder or free some space.").arg(path));
}

void ChartPanel::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_view->chart()) return;
    QMenu menu(this);
    menu.addAction(words("Copy as picture"), this, &ChartPanel::copyImage);
    menu.addAction(words("Copy as data"), this, &ChartPanel::copyData);
    menu.addAction(words("Export chart …"), this, &ChartPanel::askExport);
    menu.addSeparator();
    menu.addAction(isTableShown() ? words("Show the chart") : words("Show the data"), this, [this] { setTableShown(!isTableShown()); });
    menu.exec(event->globalPos());
}

} // namespace racktally::ui
