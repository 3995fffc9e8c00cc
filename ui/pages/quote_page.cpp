#include "ui/pages/quote_page.h"

#include "ui/forms/field_form.h"
#include "ui/forms/segment_bar.h"
#include "ui/look/fonts.h"
#include "ui/look/theme.h"
#include "ui/session/settings.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPaintEvent>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

namespace racktally::ui {

namespace {

constexpr int pageGap = 14;
constexpr int addressRole = Qt::UserRole;

} // namespace

PagePreview::PagePreview(QScrollArea* area) : QWidget(area), m_area(area) {
    setAccessibleName(words("Preview of the quote"));
}

void PagePreview::show(std::shared_ptr<const PrintDocument> document) {
    m_document = std::move(document);
    if (m_document) setAccessibleDescription(words("%n pages", static_cast<int>(m_document->pages.size())));
    fit();
    update();
}

void PagePreview::setZoom(Zoom zoom) {
    m_zoom = zoom;
    m_area->setHorizontalScrollBarPolicy(zoom == Zoom::original ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    fit();
    update();
}

void PagePreview::fit() {
    const QSize room = m_area->viewport()->size();
    switch (m_zoom) {
    case Zoom::page: m_scale = std::min((room.width() - 2 * pageGap) / pageWidth, (room.height() - 2 * pageGap) / pageHeight); break;
    case Zoom::width: m_scale = (room.width() - 2 * pageGap) / pageWidth; break;
    case Zoom::original: m_scale = logicalDpiX() / 720.0; break;
    }
    m_scale = std::max(m_scale, 0.02);
    const std::size_t count = m_document ? m_document->pages.size() : 1;
    setFixedSize(std::max(room.width(), static_cast<int>(pageWidth * m_scale) + 2 * pageGap), static_cast<int>(static_cast<double>(count) * (pageHeight * m_scale + pageGap)) + pageGap);
}

QRectF PagePreview::pageArea(std::size_t page) const {
    const QSizeF size(pageWidth * m_scale, pageHeight * m_scale);
    return {QPointF((width() - size.width()) / 2, pageGap + static_cast<double>(page) * (size.height() + pageGap)), size};
}

void PagePreview::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme().dark ? theme().navigation : theme().fieldBorder);
    if (!m_document) return;
    for (std::size_t i = 0; i < m_document->pages.size(); ++i) {
        const QRectF area = pageArea(i);
        if (!area.intersects(event->rect())) continue;
        painter.fillRect(area, Qt::white);
        painter.save();
        painter.setClipRect(area);
        painter.translate(area.topLeft());
        painter.scale(m_scale, m_scale);
        paintPage(painter, m_document->pages[i]);
        painter.restore();
    }
}

QuotePage::QuotePage(Session& session, QWidget* parent)
    : Page(session, words("Quote"), parent), m_checks(new QListWidget(this)), m_sum(new QLabel(this)), m_scroll(new QScrollArea(this)), m_pages(new QLabel(this)), m_layout(this) {
    // Loaded here and not by the thread that lays out the pages.
    static_cast<void>(fontFamily());
    auto* printButton = new QPushButton(words("Print …"), this);
    auto* save = new QPushButton(words("Save PDF …"), this);
    save->setObjectName(QStringLiteral("primary"));
    save->setToolTip(QKeySequence(Qt::CTRL | Qt::Key_E).toString(QKeySequence::NativeText));
    addAction(printButton);
    addAction(save);
    connect(printButton, &QPushButton::clicked, this, &QuotePage::askPrint);
    connect(save, &QPushButton::clicked, this, &QuotePage::askPdf);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    auto* left = new QWidget(this);
    makeForm(left);
    splitter->addWidget(left);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(words("Preview"), right);
    title->setObjectName(QStringLiteral("section"));
    m_pages->setObjectName(QStringLiteral("secondary"));
    auto* zoom = new SegmentBar(words("Zoom"), {words("Whole page"), words("Page width"), QStringLiteral("100 %")}, 1, right);
    head->addWidget(title);
    head->addWidget(m_pages, 1);
    head->addWidget(zoom);
    column->addLayout(head);
    m_preview = new PagePreview(m_scroll);
    m_scroll->setWidget(m_preview);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setFocusPolicy(Qt::TabFocus);
    m_scroll->setAccessibleName(words("Preview of the quote"));
    column->addWidget(m_scroll, 1);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    if (!splitter->restoreState(settings::quoteSplitter.get())) splitter->setSizes({400, 660});
    connect(splitter, &QSplitter::splitterMoved, this, [this, splitter] {
        settings::quoteSplitter.set(splitter->saveState());
        m_preview->fit();
    });
    content().addWidget(splitter, 1);
    connect(zoom, &SegmentBar::chosen, this, [this](int choice) { m_preview->setZoom(static_cast<PagePreview::Zoom>(choice)); });
}

void QuotePage::makeForm(QWidget* parent) {
    m_left = new QVBoxLayout(parent);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(8);
    auto* tools = new QHBoxLayout;
    auto* positions = new QPushButton(words("Take over the positions"), parent);
    positions->setToolTip(words("Copies the option's items into the quote, to be changed there."));
    auto* terms = new QPushButton(words("Usual terms"), parent);
    tools->addWidget(positions);
    tools->addWidget(terms);
    tools->addStretch(1);
    m_left->addLayout(tools);
    connect(positions, &QPushButton::clicked, this, &QuotePage::takePositions);
    connect(terms, &QPushButton::clicked, this, [this] {
        Project next = m_session.project();
        next.quote.terms = usualTerms(next.quote.language);
        static_cast<void>(m_session.apply(std::move(next), words("usual terms")));
    });
    auto* title = new QLabel(words("Checks before it is sent"), parent);
    title->setObjectName(QStringLiteral("section"));
    title->setBuddy(m_checks);
    m_checks->setAccessibleName(title->text());
    m_checks->setObjectName(QStringLiteral("cards"));
    m_checks->setWordWrap(true);
    m_checks->setFixedHeight(fontMetrics().height() * 6);
    m_sum->setObjectName(QStringLiteral("decision"));
    m_sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* foot = new QHBoxLayout;
    foot->addWidget(title);
    foot->addWidget(m_sum, 1);
    m_left->addLayout(foot);
    m_left->addWidget(m_checks);
    connect(m_checks, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { emit inputChosen(toCore(item->data(addressRole).toString())); });
}

void QuotePage::rebuild() {
    if (m_form) {
        m_form->hide();
        m_form->setParent(nullptr);
        m_form->deleteLater();
    }
    m_form = new FieldForm(m_session, [](const std::string& address, Group) { return address.starts_with("quote."); }, {1, false}, this);
    m_left->insertWidget(1, m_form, 1);
}

QuoteContext QuotePage::context() const { return {m_session.today(), QCoreApplication::applicationVersion()}; }

void QuotePage::refresh() {
    if (!isVisible()) return;
    const Project& project = m_session.project();
    const NumberFormat format(language());
    setContext(state());
    m_checks->clear();
    for (const QuoteCheck& check : quoteChecks(project, m_session.evaluation(), m_session.today())) {
        auto* item = new QListWidgetItem(check.text, m_checks);
        item->setData(addressRole, fromCore(check.address));
        item->setForeground(theme().warning);
    }
    if (m_checks->count() == 0) new QListWidgetItem(words("Nothing is open."), m_checks);
    const Option* option = quotedOption(project);
    const OptionFigures* figures = option ? m_session.evaluation().option(option->id) : nullptr;
    const auto sheet = quoteSheet(project, figures ? figures->ownNodes : std::nullopt);
    m_sum->setText(sheet ? words("gross %1").arg(moneyText(sheet->gross, sheet->currency, format) + QChar(0x00A0) + currencySymbol(fromCore(sheet->currency))) : QString());
    // The layout works on copies: the project goes on while it runs.
    auto copy = std::make_shared<const Project>(project);
    auto evaluation = std::make_shared<const Evaluation>(m_session.evaluation());
    m_layout.run([copy, evaluation, context = context()] {
        auto document = quoteDocument(*copy, *evaluation, context);
        return document ? std::shared_ptr<const PrintDocument>(std::make_shared<PrintDocument>(std::move(*document))) : nullptr;
    }, [this](const std::shared_ptr<const PrintDocument>& document) {
        m_preview->show(document);
        m_pages->setText(document ? words("%n pages", static_cast<int>(document->pages.size())) : words("An amount cannot be printed exactly."));
    });
}

QString QuotePage::state() const {
    const Quote& quote = m_session.project().quote;
    const Option* option = quotedOption(m_session.project());
    const QString name = option ? fromCore(option->name.empty() ? option->id : option->name) : words("no option");
    return quote.number.empty() ? words("Draft, %1").arg(name) : words("No. %1, %2").arg(fromCore(quote.number), name);
}

void QuotePage::takePositions() {
    const Option* option = quotedOption(m_session.project());
    if (!option) return;
    const OptionFigures* figures = m_session.evaluation().option(option->id);
    Project next = m_session.project();
    next.quote.positions = positionsOf(m_session.project(), *option, figures ? figures->ownNodes : std::nullopt);
    static_cast<void>(m_session.apply(std::move(next), words("positions taken over")));
}

bool QuotePage::showInput(const std::string& address) { return m_form && address.starts_with("quote.") && m_form->showInput(address); }

Result<PrintDocument> QuotePage::document() const { return quoteDocument(m_session.project(), m_session.evaluation(), context()); }

bool QuotePage::savePdf(const QString& path) {
    if (const auto error = writeQuotePdf(path, m_session.project(), m_session.evaluation(), context())) {
        emit failed(errorText(*error, NumberFormat(language())));
        return false;
    }
    emit done(words("Written: %1").arg(QFileInfo(path).fileName()));
    return true;
}

void QuotePage::askPdf() {
    const Quote& quote = m_session.project().quote;
    const QString name = (quote.number.empty() ? words("Draft") : fromCore(quote.number)).replace(QLatin1Char('/'), QLatin1Char('-'));
    QString path = QFileDialog::getSaveFileName(this, words("Save PDF"), settings::quoteFolder.get() + QLatin1Char('/') + name + QStringLiteral(".pdf"), words("PDF documents (*.pdf)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdf");
    if (savePdf(path)) settings::quoteFolder.set(QFileInfo(path).path());
}

void QuotePage::askPrint() {
    const auto laid = document();
    if (!laid) {
        emit failed(reasonText(laid.errors().front(), NumberFormat(language())));
        return;
    }
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(laid->title);
    printer.setFullPage(true);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) print(printer, *laid);
}

void QuotePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    m_preview->fit();
}

} // namespace racktally::ui
