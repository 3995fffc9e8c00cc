// A laid-out document: pages of A4 as drawing operations, painted by the preview, the printer and the PDF file alike.
#pragma once

#include "ui/look/theme.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

class QIODevice;
class QPagedPaintDevice;

namespace racktally::ui {

/// Documents are laid out in tenths of a point.
inline constexpr double pageWidth = 5953, pageHeight = 8419;
inline constexpr double millimetre = 720 / 25.4;
/// Font sizes in points.
QFont textFont(double points, bool bold = false);

struct DocumentPage {
    std::vector<std::function<void(QPainter&)>> operations;
};

struct PrintDocument {
    QString title, author;
    std::vector<DocumentPage> pages;
};

/// Paints a page into a painter whose unit is a tenth of a point.
void paintPage(QPainter& painter, const DocumentPage& page);

/// Writes a PDF. The same document and time give the same bytes. False if the device cannot be written.
bool writePdf(QIODevice& device, const PrintDocument& document, const QString& isoDay);
/// Paints all pages on a printer.
void print(QPagedPaintDevice& printer, const PrintDocument& document);

/// A column of a table: its width in units, and on which side its text stands.
struct TableColumn {
    QString head;
    double width = 0;
    bool right = false;
};
struct TableRow {
    QStringList cells;
    QStringList details;           // per cell, in grey below or behind the text
    bool bold = false;
    bool ruled = true;             // a fine line below
    double indent = 0;
};

/// Writes from top to bottom and begins pages as needed.
class PageWriter {
public:
    PageWriter(PrintDocument& document, QRectF firstArea, QRectF area);

    [[nodiscard]] double y() const { return m_y; }
    void moveTo(double y) { m_y = y; }
    void skip(double height) { m_y += height; }
    [[nodiscard]] const QRectF& area() const { return m_area; }
    [[nodiscard]] double left() const { return m_area.left(); }
    [[nodiscard]] double width() const { return m_area.width(); }
    /// Begins a page if less than this height is left.
    void need(double height);
    void newPage();
    /// A paragraph; lines go over to the next page where they must.
    void paragraph(const QString& text, const QFont& font, const QColor& color);
    /// Rows stay whole; the head is repeated on every page; `before` rows of a group heading stay with the next row.
    void table(const std::vector<TableColumn>& columns, const std::vector<TableRow>& rows, double points);
    /// Draws on the current page.
    void draw(std::function<void(QPainter&)> operation);
    void text(const QRectF& area, const QString& text, const QFont& font, const QColor& color, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop);
    void rule(double y, double from, double to, const QColor& color, double width = 5);

private:
    PrintDocument& m_document;
    QRectF m_area, m_following;
    double m_y;
};

/// Lines of a text in a width.
QStringList linesOf(const QString& text, const QFont& font, double width);
double heightOf(const QFont& font);

} // namespace racktally::ui
