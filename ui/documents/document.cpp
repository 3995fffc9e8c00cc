#include "ui/documents/document.h"

#include "ui/look/fonts.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPdfWriter>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

constexpr double cellGap = 60;
constexpr double rowPadding = 26;

/// The time of writing is the one thing that differs between two runs; it keeps its length, so that the file's index holds.
void fixCreationDate(QByteArray& pdf, const QString& isoDay) {
    const QByteArray key = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(key);
    if (at < 0) return;
    const qsizetype from = at + key.size(), end = pdf.indexOf(')', from);
    QByteArray fixed = QString(isoDay).remove(QLatin1Char('-')).toLatin1() + "000000Z";
    if (end - from < fixed.size()) fixed.truncate(end - from);
    pdf.replace(from, end - from, fixed.leftJustified(end - from, ' '));
}

} // namespace

QFont textFont(double points, bool bold) { return documentFont(static_cast<int>(std::lround(points * 10)), bold); }

double heightOf(const QFont& font) { return QFontMetricsF(font).height(); }

QStringList linesOf(const QString& text, const QFont& font, double width) {
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        if (paragraph.isEmpty()) {
            lines << QString();
            continue;
        }
        QTextLayout layout(paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

void paintPage(QPainter& painter, const DocumentPage& page) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const auto& operation : page.operations) {
        painter.save();
        operation(painter);
        painter.restore();
    }
}

bool writePdf(QIODevice& device, const PrintDocument& document, const QString& isoDay) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(document.title);
        pdf.setCreator(QStringLiteral("RackTally"));
        pdf.setResolution(720);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins(QMarginsF());
        QPainter painter(&pdf);
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            if (i > 0) pdf.newPage();
            paintPage(painter, document.pages[i]);
        }
    }
    fixCreationDate(bytes, isoDay);
    return device.write(bytes) == bytes.size();
}

void print(QPagedPaintDevice& printer, const PrintDocument& document) {
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageMargins(QMarginsF());
    QPainter painter(&printer);
    const double scale = painter.viewport().width() / pageWidth;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        if (i > 0) printer.newPage();
        painter.save();
        painter.scale(scale, scale);
        paintPage(painter, document.pages[i]);
        painter.restore();
    }
}

PageWriter::PageWriter(PrintDocument& document, QRectF firstArea, QRectF area) : m_document(document), m_area(firstArea), m_following(area), m_y(firstArea.top()) {
    m_document.pages.emplace_back();
}

void PageWriter::newPage() {
    m_document.pages.emplace_back();
    m_area = m_following;
    m_y = m_area.top();
}

void PageWriter::need(double height) {
    if (m_y + height > m_area.bottom() && m_y > m_area.top()) newPage();
}

void PageWriter::draw(std::function<void(QPainter&)> operation) { m_document.pages.back().operations.push_back(std::move(operation)); }

void PageWriter::text(const QRectF& area, const QString& text, const QFont& font, const QColor& color, Qt::Alignment alignment) {
    draw([=](QPainter& painter) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(area, static_cast<int>(alignment) | Qt::TextDontClip, text);
    });
}

void PageWriter::rule(double y, double from, double to, const QColor& color, double width) {
    draw([=](QPainter& painter) {
        painter.setPen(QPen(color, width));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
    });
}

void PageWriter::paragraph(const QString& content, const QFont& font, const QColor& color) {
    const double height = heightOf(font) * 1.1;
    for (const QString& line : linesOf(content, font, width())) {
        need(height);
        text(QRectF(left(), m_y, width(), height), line, font, color);
        m_y += height;
    }
}

void PageWriter::table(const std::vector<TableColumn>& columns, const std::vector<TableRow>& rows, double points) {
    const Theme& t = lightTheme();
    const QFont font = textFont(points), bold = textFont(points, true);
    const double line = heightOf(font);
    const auto cellArea = [&](std::size_t column, double y, double height) {
        double from = left();
        for (std::size_t c = 0; c < column; ++c) from += columns[c].width;
        return QRectF(from + (column == 0 ? 0 : cellGap / 2), y, columns[column].width - (column == 0 ? cellGap / 2 : cellGap), height);
    };
    const auto drawHead = [&] {
        for (std::size_t c = 0; c < columns.size(); ++c)
            text(cellArea(c, m_y, line), columns[c].head, bold, t.text, (columns[c].right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
        m_y += line + rowPadding;
        rule(m_y - rowPadding / 2, left(), left() + width(), t.text, 8);
        m_y += rowPadding / 2;
    };
    struct Laid {
        std::vector<QStringList> lines;
        std::vector<QStringList> details;
        double height = 0;
    };
    const auto lay = [&](const TableRow& row) {
        Laid laid;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            // A heading of one cell reaches across the others.
            const bool spans = c == 0 && std::all_of(row.cells.begin() + 1, row.cells.end(), [](const QString& cell) { return cell.isEmpty(); });
            const double space = spans ? width() : cellArea(c, 0, 0).width() - (c == 1 ? row.indent : 0);
            const auto index = static_cast<qsizetype>(c);
            laid.lines.push_back(columns[c].right ? QStringList{row.cells.value(index)} : linesOf(row.cells.value(index), row.bold ? bold : font, space));
            laid.details.push_back(row.details.value(index).isEmpty() ? QStringList() : linesOf(row.details.value(index), font, space));
            laid.height = std::max(laid.height, line * static_cast<double>(laid.lines.back().size() + laid.details.back().size()));
        }
        laid.height += rowPadding;
        return laid;
    };
    if (!rows.empty()) need(2 * line + 2 * rowPadding + lay(rows.front()).height);
    drawHead();
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const TableRow& row = rows[r];
        const Laid laid = lay(row);
        // A heading does not stand alone at the foot of a page.
        const double together = laid.height + (row.bold && r + 1 < rows.size() ? lay(rows[r + 1]).height : 0);
        if (m_y + together > m_area.bottom() && m_y > m_area.top()) {
            newPage();
            drawHead();
        }
        for (std::size_t c = 0; c < columns.size(); ++c) {
            QRectF area = cellArea(c, m_y, line);
            if (c == 1) area.setLeft(area.left() + row.indent);
            const Qt::Alignment side = (columns[c].right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop;
            for (const QString& part : laid.lines[c]) {
                text(area, part, row.bold ? bold : font, t.text, side);
                area.translate(0, line);
            }
            for (const QString& part : laid.details[c]) {
                text(area, part, font, t.secondary, side);
                area.translate(0, line);
            }
        }
        m_y += laid.height;
        if (row.ruled) rule(m_y - rowPadding / 2, left(), left() + width(), t.line, 4);
    }
}

} // namespace racktally::ui
