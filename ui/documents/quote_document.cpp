#include "ui/documents/quote_document.h"

#include "core/base/day.h"
#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/sources.h"
#include "ui/documents/quote_annex.h"
#include "ui/text/messages.h"

#include <QDate>
#include <QSaveFile>
#include <algorithm>
#include <cmath>

namespace racktally::ui {

namespace {

constexpr double mm = millimetre;
constexpr double leftMargin = 25 * mm, rightMargin = 20 * mm, textWidth = pageWidth - leftMargin - rightMargin;
/// DIN 5008, form B: the address field begins 45 mm below the top, the text at 98.5 mm.
constexpr double addressTop = 45 * mm, bodyTop = 100 * mm, footTop = 274 * mm, followingTop = 25 * mm;

Language languageOf(const Quote& quote) { return quote.language == DocumentLanguage::german ? Language::german : Language::english; }

std::string dayOf(const Quote& quote, const std::string& today) { return quote.date.empty() ? today : quote.date; }

class QuoteWriter {
public:
    QuoteWriter(const Project& project, const Evaluation& evaluation, const QuoteSheet& sheet, const QuoteContext& context)
        : m_project(project), m_quote(project.quote), m_evaluation(evaluation), m_sheet(sheet), m_context(context), m_format(language()),
          m_currency(currencySymbol(fromCore(sheet.currency))),
          m_writer(m_document, QRectF(leftMargin, bodyTop, textWidth, footTop - bodyTop - 3 * mm), QRectF(leftMargin, followingTop, textWidth, footTop - followingTop - 3 * mm)) {}

    PrintDocument write() {
        m_document.title = title();
        letterhead();
        opening();
        positions();
        sums();
        recurring();
        terms();
        signature();
        const std::size_t pages = m_document.pages.size();
        if (m_quote.annex) writeAnnex(m_writer, m_project, m_evaluation, m_format);
        furnish(pages);
        return std::move(m_document);
    }

private:
    const Theme& t = lightTheme();

    [[nodiscard]] QString kindText() const { return m_quote.kind == QuoteKind::offer ? words("Quote") : words("Budget quote"); }
    [[nodiscard]] bool isDraft() const { return m_quote.number.empty(); }
    [[nodiscard]] QString title() const {
        const QString subject = fromCore(m_quote.subject.empty() ? m_project.title : m_quote.subject);
        return subject.isEmpty() ? kindText() : words("%1: %2").arg(kindText(), subject);
    }
    [[nodiscard]] QString money(Money amount) const { return moneyText(amount, m_sheet.currency, m_format); }
    [[nodiscard]] QString withCurrency(Money amount) const { return money(amount) + QChar(0x00A0) + m_currency; }

    void letterhead() {
        const Issuer& issuer = m_quote.issuer;
        m_writer.text(QRectF(leftMargin, 17 * mm, textWidth, 8 * mm), fromCore(issuer.address.name), textFont(14, true), t.text);
        m_writer.text(QRectF(leftMargin, 23.5 * mm, textWidth, 5 * mm), fromCore(issuer.tagline), textFont(8.5), t.secondary);
        m_writer.rule(23 * mm - 8.5 * mm, leftMargin, leftMargin + 14 * mm, t.accent, 24);
        QStringList back;
        for (const std::string& part : {issuer.address.name, issuer.address.street, issuer.address.postalCode + (issuer.address.city.empty() ? "" : " ") + issuer.address.city})
            if (!fromCore(part).trimmed().isEmpty()) back << fromCore(part).trimmed();
        const QFont small = textFont(7);
        m_writer.text(QRectF(leftMargin, addressTop + 12.5 * mm, 85 * mm, 4 * mm), back.join(QStringLiteral(" · ")), small, t.secondary);
        if (!back.isEmpty()) m_writer.rule(addressTop + 16.3 * mm, leftMargin, leftMargin + 80 * mm, t.line, 4);
        double y = addressTop + 18 * mm;
        const QFont font = textFont(10.5);
        const Party& to = m_quote.recipient;
        for (const std::string& line : {to.name, to.addition, to.street, to.postalCode + (to.city.empty() ? "" : " ") + to.city, to.country}) {
            if (fromCore(line).trimmed().isEmpty()) continue;
            m_writer.text(QRectF(leftMargin, y, 85 * mm, 6 * mm), fromCore(line).trimmed(), font, t.text);
            y += 5 * mm;
        }
        facts();
        // Marks for folding and punching.
        for (const double mark : {105.0, 148.5, 210.0}) m_writer.rule(mark * mm, 4 * mm, (mark == 148.5 ? 10 : 8) * mm, t.line, 4);
    }

    void facts() {
        std::vector<std::pair<QString, QString>> rows{{words("Number"), isDraft() ? words("Draft") : fromCore(m_quote.number)},
                                                      {words("Day of the quote"), dayText(dayOf(m_quote, m_context.today), language())}};
        if (!m_quote.validUntil.empty()) rows.emplace_back(m_quote.kind == QuoteKind::offer ? words("Valid until") : words("Prices as of"), dayText(m_quote.validUntil, language()));
        if (!m_quote.inquiry.empty()) rows.emplace_back(words("Your inquiry"), dayText(m_quote.inquiry, language()));
        if (!m_quote.issuer.contact.empty()) rows.emplace_back(words("Contact"), fromCore(m_quote.issuer.contact));
        if (!m_quote.issuer.phone.empty()) rows.emplace_back(words("Telephone"), fromCore(m_quote.issuer.phone));
        if (!m_quote.issuer.email.empty()) rows.emplace_back(words("E-mail"), fromCore(m_quote.issuer.email));
        const double from = 125 * mm, width = pageWidth - rightMargin - from;
        double y = 50 * mm;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            m_writer.text(QRectF(from, y, width, 5 * mm), rows[i].first, textFont(9), t.secondary);
            m_writer.text(QRectF(from, y, width, 5 * mm), rows[i].second, textFont(9, i == 0 || i == 2), t.text, Qt::AlignRight | Qt::AlignTop);
            y += 5.2 * mm;
        }
    }

    void opening() {
        m_writer.moveTo(bodyTop);
        m_writer.paragraph(title(), textFont(13, true), t.text);
        m_writer.skip(2 * mm);
        const QString usual = m_quote.kind == QuoteKind::offer ? words("Dear Sir or Madam, thank you for your inquiry. We offer you:")
                                                               : words("Dear Sir or Madam, thank you for your inquiry. As a guide to your budget, without obligation:");
        m_writer.paragraph(m_quote.introduction.empty() ? usual : fromCore(m_quote.introduction), textFont(9.5), t.text);
        m_writer.skip(4 * mm);
    }

    [[nodiscard]] std::vector<TableColumn> columns() const {
        const double number = 11 * mm, quantity = 21 * mm, price = 25 * mm, total = 26 * mm;
        return {{words("Item"), number, false}, {words("Description"), textWidth - number - quantity - price - total, false}, {words("Quantity"), quantity, true},
                {words("Unit price %1").arg(m_currency), price, true}, {words("Total %1").arg(m_currency), total, true}};
    }

    /// With room for "a month" behind the totals where one is due again.
    [[nodiscard]] std::vector<TableColumn> columnsFor(const std::vector<QuoteLine>& lines) const {
        auto result = columns();
        if (std::none_of(lines.begin(), lines.end(), [](const QuoteLine& line) { return line.position.interval != Recurrence::once; })) return result;
        result[1].width -= 14 * mm;
        result[4].width += 14 * mm;
        return result;
    }

    [[nodiscard]] QString quantityText(const QuotePosition& position) const {
        const QString number = m_format.exact(position.quantity);
        return position.unit.empty() ? number : number + QChar(0x00A0) + fromCore(position.unit);
    }

    /// Unit prices show their cents, and further digits where they have some.
    [[nodiscard]] QString unitPrice(const QuotePosition& position) const {
        const auto whole = amountOf(1, position.unitPrice, 0, m_sheet.currency);
        const double factor = std::pow(10.0, minorDigits(m_sheet.currency));
        const bool exact = whole && std::abs(static_cast<double>(whole->minor) / factor - position.unitPrice) < 1e-9 * std::max(1.0, std::abs(position.unitPrice));
        return exact ? money(*whole) : m_format.exact(position.unitPrice);
    }

    [[nodiscard]] TableRow rowOf(const QuoteLine& line) const {
        QStringList details;
        if (!line.position.details.empty()) details << fromCore(line.position.details);
        if (line.position.discountPercent > 0) details << words("less %1 discount").arg(m_format.withUnit(line.position.discountPercent, Unit::percent, {}, 4));
        const QString due = line.position.interval == Recurrence::once ? QString() : QLatin1Char(' ') + (line.position.interval == Recurrence::month ? words("a month") : words("a year"));
        return {{fromCore(line.number), fromCore(line.position.text), quantityText(line.position), unitPrice(line.position), money(line.total) + due}, {QString(), details.join(QStringLiteral("; "))}};
    }

    void positions() {
        if (m_sheet.groups.empty()) {
            if (m_sheet.isEmpty()) m_writer.paragraph(words("This option has no items of its own. Enter positions in the quote, or choose an option with own servers."), textFont(9.5), t.warning);
            return;
        }
        std::vector<TableRow> rows;
        for (const QuoteGroup& group : m_sheet.groups) {
            rows.push_back({{fromCore(group.number), words(EnumNames<PositionGroup>::labels[static_cast<std::size_t>(group.group)]), QString(), QString(), QString()}, {}, true});
            for (const QuoteLine& line : group.lines) rows.push_back(rowOf(line));
            if (group.lines.size() > 1 && m_sheet.groups.size() > 1)
                rows.push_back({{QString(), words("Subtotal %1").arg(words(EnumNames<PositionGroup>::labels[static_cast<std::size_t>(group.group)])), QString(), QString(), money(group.sum)}, {}, true});
        }
        m_writer.table(columns(), rows, 9);
        m_writer.skip(3 * mm);
    }

    /// The sums in one piece, at the right; what stands outside them at the left.
    void sums() {
        if (m_sheet.groups.empty()) return outside();
        std::vector<std::pair<QString, QString>> rows;
        if (m_sheet.discount.minor != 0) {
            rows.emplace_back(words("Sum of the items"), withCurrency(m_sheet.positionsSum));
            rows.emplace_back(words("Discount %1").arg(m_format.withUnit(m_quote.discountPercent, Unit::percent, {}, 4)), QChar(0x2212) + withCurrency(m_sheet.discount));
        }
        rows.emplace_back(words("Net sum"), withCurrency(m_sheet.net));
        rows.emplace_back(words("Value added tax %1").arg(m_format.withUnit(m_quote.vatRatePercent, Unit::percent, {}, 4)), withCurrency(m_sheet.vat));
        const double line = 5.4 * mm, from = leftMargin + textWidth * 0.5, width = textWidth * 0.5 - cellInset;
        m_writer.need(line * static_cast<double>(rows.size() + 1) + 6 * mm);
        const double top = m_writer.y();
        double y = top;
        for (const auto& [name, value] : rows) {
            m_writer.text(QRectF(from, y, width, line), name, textFont(9.5), t.text);
            m_writer.text(QRectF(from, y, width, line), value, textFont(9.5), t.text, Qt::AlignRight | Qt::AlignTop);
            y += line;
        }
        m_writer.rule(y + 0.4 * mm, from, from + width + cellInset, t.text, 8);
        y += 1.6 * mm;
        m_writer.text(QRectF(from, y, width, 7 * mm), words("Total amount"), textFont(12, true), t.text);
        m_writer.text(QRectF(from, y, width, 7 * mm), withCurrency(m_sheet.gross), textFont(12, true), t.text, Qt::AlignRight | Qt::AlignTop);
        y += 8 * mm;
        m_writer.moveTo(y);
        outside();
        m_writer.skip(2 * mm);
    }

    void outside() {
        if (m_sheet.outside.empty()) return;
        std::vector<TableRow> rows;
        for (const QuoteLine& line : m_sheet.outside) {
            TableRow row = rowOf(line);
            row.cells[1] = words(EnumNames<PositionKind>::labels[static_cast<std::size_t>(line.position.kind)]) + QStringLiteral(": ") + row.cells[1];
            rows.push_back(std::move(row));
        }
        m_writer.need(20 * mm);
        m_writer.paragraph(words("Not part of the sum"), textFont(10, true), t.text);
        m_writer.skip(1.5 * mm);
        m_writer.table(columnsFor(m_sheet.outside), rows, 9);
        m_writer.skip(3 * mm);
    }

    void recurring() {
        if (m_sheet.recurring.empty()) return;
        std::vector<TableRow> rows;
        for (const QuoteLine& line : m_sheet.recurring) rows.push_back(rowOf(line));
        m_writer.need(24 * mm);
        m_writer.paragraph(words("Recurring services, net, with sums of their own"), textFont(10, true), t.text);
        m_writer.skip(1.5 * mm);
        m_writer.table(columnsFor(m_sheet.recurring), rows, 9);
        QStringList sums;
        if (m_sheet.perMonth.minor != 0) sums << words("%1 a month").arg(withCurrency(m_sheet.perMonth));
        if (m_sheet.perYear.minor != 0) sums << words("%1 a year").arg(withCurrency(m_sheet.perYear));
        m_writer.need(6 * mm);
        m_writer.text(QRectF(leftMargin, m_writer.y(), textWidth - cellInset, 6 * mm), words("Recurring, net: %1").arg(sums.join(QStringLiteral("; "))), textFont(9.5, true), t.text, Qt::AlignRight | Qt::AlignTop);
        m_writer.skip(8 * mm);
    }

    void terms() {
        if (m_quote.terms.empty()) return;
        m_writer.need(14 * mm);
        m_writer.rule(m_writer.y(), leftMargin, leftMargin + textWidth, t.line, 5);
        m_writer.skip(2.5 * mm);
        const QFont font = textFont(9);
        const double line = heightOf(font) * 1.12, titles = 32 * mm;
        for (const QuoteTerm& term : m_quote.terms) {
            const QStringList lines = linesOf(fromCore(term.text), font, textWidth - titles);
            m_writer.need(line * static_cast<double>(std::max<qsizetype>(1, lines.size())));
            m_writer.text(QRectF(leftMargin, m_writer.y(), titles, line), fromCore(term.title), font, t.secondary);
            double y = m_writer.y();
            for (const QString& part : lines) {
                m_writer.text(QRectF(leftMargin + titles, y, textWidth - titles, line), part, font, t.text);
                y += line;
            }
            m_writer.moveTo(y + 0.4 * mm);
        }
        m_writer.skip(3 * mm);
    }

    void signature() {
        // In one piece: who offers, and where to sign.
        const double height = 21 * mm;
        m_writer.need(height + 12 * mm);
        m_writer.paragraph(words("Yours faithfully"), textFont(9.5), t.text);
        m_writer.paragraph(fromCore(m_quote.issuer.address.name), textFont(9.5, true), t.text);
        m_writer.skip(3 * mm);
        if (m_quote.kind != QuoteKind::offer) return;
        const QRectF box(leftMargin, m_writer.y(), textWidth, height);
        m_writer.draw([box](QPainter& painter) {
            painter.setPen(QPen(lightTheme().fieldBorder, 5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        });
        m_writer.text(box.adjusted(4 * mm, 3 * mm, 0, 0), words("Order placed"), textFont(9.5, true), t.text);
        const double y = box.bottom() - 7 * mm;
        for (const auto& [from, to, name] : {std::tuple{38.0, 88.0, words("Place, date")}, std::tuple{96.0, 161.0, words("Name, signature, stamp")}}) {
            m_writer.rule(y, leftMargin + from * mm, leftMargin + to * mm, t.secondary, 4);
            m_writer.text(QRectF(leftMargin + from * mm + 2 * mm, y + 1 * mm, 80 * mm, 5 * mm), name, textFont(7.5), t.secondary);
        }
        m_writer.skip(height + 3 * mm);
    }

    /// Feet, heads of the following pages, and the mark of a draft: when the number of pages is known.
    void furnish(std::size_t letterPages) {
        const std::size_t count = m_document.pages.size();
        for (std::size_t i = 0; i < count; ++i) {
            DocumentPage& page = m_document.pages[i];
            const bool annex = i >= letterPages;
            const auto put = [&](const QRectF& area, const QString& text, const QFont& font, const QColor& color, Qt::Alignment side = Qt::AlignLeft | Qt::AlignTop) {
                page.operations.push_back([=](QPainter& painter) {
                    painter.setFont(font);
                    painter.setPen(color);
                    painter.drawText(area, static_cast<int>(side) | Qt::TextDontClip, text);
                });
            };
            if (isDraft() && !annex) page.operations.insert(page.operations.begin(), [text = words("DRAFT")](QPainter& painter) {
                painter.translate(pageWidth / 2, pageHeight * 0.55);
                painter.rotate(-35);
                painter.setFont(textFont(96, true));
                painter.setPen(QColor(0xEE, 0xF0, 0xF3));
                painter.drawText(QRectF(-3500, -700, 7000, 1400), Qt::AlignCenter, text);
            });
            const QString reference = words("%1 of %2").arg(isDraft() ? kindText() : kindText() + QLatin1Char(' ') + fromCore(m_quote.number), dayText(dayOf(m_quote, m_context.today), language()));
            if (i > 0) {
                const QRectF head(leftMargin, 14 * mm, textWidth, 5 * mm);
                put(head, annex ? words("Annex to: %1").arg(reference) : reference, textFont(8), t.secondary);
                put(head, fromCore(m_quote.issuer.address.name), textFont(8), t.secondary, Qt::AlignRight | Qt::AlignTop);
            }
            page.operations.push_back([](QPainter& painter) {
                painter.setPen(QPen(lightTheme().line, 5));
                painter.drawLine(QPointF(leftMargin, footTop), QPointF(leftMargin + textWidth, footTop));
            });
            const QFont small = textFont(7);
            const double line = heightOf(small) * 1.1;
            if (annex) {
                put(QRectF(leftMargin, footTop + 2 * mm, textWidth, line), words("RackTally %1, digest of the inputs %2").arg(m_context.version, digestText(m_project)), small, t.secondary);
            } else {
                const auto columns = feet();
                for (std::size_t c = 0; c < columns.size(); ++c)
                    for (qsizetype r = 0; r < columns[c].size(); ++r)
                        put(QRectF(leftMargin + static_cast<double>(c) * 54 * mm, footTop + 2 * mm + line * static_cast<double>(r), 52 * mm, line), columns[c][r], small, t.secondary);
            }
            put(QRectF(leftMargin, footTop + 2 * mm + (annex ? 0 : 3 * line), textWidth, line), words("Page %1 of %2").arg(i + 1).arg(count), small, t.secondary, Qt::AlignRight | Qt::AlignTop);
        }
    }

    /// The particulars of the issuer in three columns.
    [[nodiscard]] std::vector<QStringList> feet() const {
        const Issuer& i = m_quote.issuer;
        const auto take = [](std::initializer_list<QString> lines) {
            QStringList result;
            for (const QString& line : lines)
                if (!line.trimmed().isEmpty()) result << line.trimmed();
            return result;
        };
        const QString vat = i.vatId.empty() ? QString() : words("VAT id %1").arg(fromCore(i.vatId));
        const QString weee = i.weee.empty() ? QString() : words("WEEE no. %1").arg(fromCore(i.weee));
        const QString iban = i.iban.empty() ? QString() : QStringLiteral("IBAN ") + fromCore(i.iban);
        return {take({fromCore(i.address.name), fromCore(i.address.street), fromCore(i.address.postalCode) + QLatin1Char(' ') + fromCore(i.address.city)}),
                take({fromCore(i.management), fromCore(i.registration), vat}), take({fromCore(i.bank), iban, weee})};
    }

    static constexpr double cellInset = 30;

    const Project& m_project;
    const Quote& m_quote;
    const Evaluation& m_evaluation;
    const QuoteSheet& m_sheet;
    const QuoteContext& m_context;
    NumberFormat m_format;
    QString m_currency;
    PrintDocument m_document;
    PageWriter m_writer;
};

std::optional<double> ownNodesOf(const Project& project, const Evaluation& evaluation) {
    const Option* option = quotedOption(project);
    const OptionFigures* figures = option ? evaluation.option(option->id) : nullptr;
    return figures ? figures->ownNodes : std::nullopt;
}

} // namespace

QString moneyText(Money amount, std::string_view currency, const NumberFormat& format) {
    const int digits = minorDigits(currency);
    std::int64_t factor = 1;
    for (int i = 0; i < digits; ++i) factor *= 10;
    const bool negative = amount.minor < 0;
    const auto size = negative ? 0 - static_cast<std::uint64_t>(amount.minor) : static_cast<std::uint64_t>(amount.minor);
    QString text = format.locale().toString(static_cast<qulonglong>(size / static_cast<std::uint64_t>(factor)));
    if (digits > 0) text += format.locale().decimalPoint() + QStringLiteral("%1").arg(size % static_cast<std::uint64_t>(factor), digits, 10, QLatin1Char('0'));
    return negative ? QChar(0x2212) + text : text;
}

std::vector<QuoteCheck> quoteChecks(const Project& project, const Evaluation& evaluation, const std::string& today) {
    const Quote& quote = project.quote;
    std::vector<QuoteCheck> checks;
    const auto need = [&](bool good, const QString& text, const char* address) {
        if (!good) checks.push_back({text, address});
    };
    need(!quote.number.empty(), words("The number is missing: the document is a draft."), "quote.number");
    need(!quote.issuer.address.name.empty(), words("The issuer has no name."), "quote.issuer.address.name");
    need(!quote.issuer.registration.empty() || quote.issuer.address.name.empty(), words("Register court and number of the issuer are missing."), "quote.issuer.registration");
    need(!quote.recipient.name.empty(), words("The recipient has no name."), "quote.recipient.name");
    if (quote.kind == QuoteKind::offer) {
        need(!quote.validUntil.empty(), words("A binding quote needs a day until which it holds."), "quote.valid_until");
        const auto days = daysBetween(dayOf(quote, today), quote.validUntil);
        need(!days || *days >= 0, words("The quote ends before it begins."), "quote.valid_until");
    }
    const auto sheet = quoteSheet(project, ownNodesOf(project, evaluation));
    if (!sheet) checks.push_back({reasonText(sheet.errors().front(), NumberFormat(language())), sheet.errors().front().address});
    else need(!sheet->isEmpty(), words("There are no positions."), "quote.option");
    const Option* option = quotedOption(project);
    for (const auto& [address, provenance] : project.inputs) {
        if (!option || !address.starts_with("options." + option->id + ".items.") || !address.ends_with(".unit_price")) continue;
        const auto leaf = findLeaf(project, address);
        if (const auto age = leaf ? staleDays(provenance, *leaf->info, today) : std::nullopt) checks.push_back({words("%1: the price is %2 days old.").arg(addressText(project, address)).arg(*age), address});
    }
    return checks;
}

Result<PrintDocument> quoteDocument(const Project& project, const Evaluation& evaluation, const QuoteContext& context) {
    const LanguageScope scope(languageOf(project.quote));
    const auto sheet = quoteSheet(project, ownNodesOf(project, evaluation));
    if (!sheet) return sheet.errors();
    return QuoteWriter(project, evaluation, *sheet, context).write();
}

std::optional<Error> writeQuotePdf(const QString& path, const Project& project, const Evaluation& evaluation, const QuoteContext& context) {
    const auto document = quoteDocument(project, evaluation, context);
    if (!document) return document.errors().front();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writePdf(file, *document, fromCore(dayOf(project.quote, context.today))) || !file.commit())
        return Error{Reason::fileUnwritable, {}, toCore(file.errorString()), {}, {}, 0, 0, 0, toCore(path)};
    return std::nullopt;
}

std::vector<QuoteTerm> usualTerms(DocumentLanguage documentLanguage) {
    const LanguageScope scope(documentLanguage == DocumentLanguage::german ? Language::german : Language::english);
    const auto term = [](const char* id, const QString& title, const QString& text) { return QuoteTerm{id, toCore(title), toCore(text)}; };
    return {term("delivery", words("Delivery"), words("4 to 6 weeks after the order, free to the place of use; subject to delivery by our suppliers")),
            term("payment", words("Payment"), words("30 days net; 50 % on delivery, 50 % after acceptance")),
            term("warranty", words("Warranty"), words("36 months manufacturer’s warranty, on site on the next working day")),
            term("excluded", words("Not included"), words("electrical connection, network cabling, operating system, transfer of data")),
            term("export", words("Export"), words("Accelerators are subject to export control; a statement of end use comes with the order")),
            term("basis", words("Basis"), words("For businesses only (section 14 BGB); retention of title until payment"))};
}

} // namespace racktally::ui
