// The quote: its form at the left, the pages as they will be printed at the right.
#pragma once

#include "ui/documents/quote_document.h"
#include "ui/pages/page.h"
#include "ui/session/latest.h"

class QListWidget;
class QScrollArea;

namespace racktally::ui {

class FieldForm;
class SegmentBar;

/// Pages below each other, scaled to the width, the height or their own size.
class PagePreview : public QWidget {
    Q_OBJECT

public:
    enum class Zoom { page, width, original };
    explicit PagePreview(QScrollArea* area);
    void show(std::shared_ptr<const PrintDocument> document);
    void setZoom(Zoom zoom);
    [[nodiscard]] const PrintDocument* document() const { return m_document.get(); }
    void fit();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF pageArea(std::size_t page) const;

    QScrollArea* m_area;
    std::shared_ptr<const PrintDocument> m_document;
    Zoom m_zoom = Zoom::width;
    double m_scale = 0.1;
};

class QuotePage : public Page {
    Q_OBJECT

public:
    explicit QuotePage(Session& session, QWidget* parent = nullptr);
    [[nodiscard]] FieldForm* form() const { return m_form; }
    [[nodiscard]] PagePreview* preview() const { return m_preview; }
    bool showInput(const std::string& address);
    /// The document as it stands now, laid out at once.
    [[nodiscard]] Result<PrintDocument> document() const;
    /// Writes the PDF; says why if it cannot.
    bool savePdf(const QString& path);
    void askPdf();
    void askPrint();
    [[nodiscard]] QString state() const;

signals:
    void failed(const QString& reason);
    void done(const QString& message);
    void inputChosen(const std::string& address);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeForm(QWidget* parent);
    void rebuild() override;
    void refresh() override;
    void takePositions();
    [[nodiscard]] QuoteContext context() const;

    FieldForm* m_form = nullptr;
    QVBoxLayout* m_left = nullptr;
    QListWidget* m_checks;
    QLabel* m_sum;
    PagePreview* m_preview;
    QScrollArea* m_scroll;
    QLabel* m_pages;
    Latest<std::shared_ptr<const PrintDocument>> m_layout;
};

} // namespace racktally::ui
