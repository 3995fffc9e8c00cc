#include "ui/documents/quote_annex.h"

#include "core/project/address.h"
#include "core/project/project_json.h"
#include "core/project/sources.h"
#include "core/report/charts.h"
#include "ui/charts/charts.h"
#include "ui/text/input_text.h"
#include "ui/text/messages.h"

#include <QCryptographicHash>

namespace racktally::ui {

namespace {

constexpr double mm = millimetre;

void heading(PageWriter& writer, const QString& text, double together) {
    writer.need(together);
    writer.paragraph(text, textFont(10, true), lightTheme().text);
    writer.skip(1.5 * mm);
}

void verdictBox(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    const Comparison* leading = leadingComparison(evaluation);
    const VerdictText verdict = leading ? verdictText(*leading, project, evaluation, format) : VerdictText{words("There is nothing to compare yet."), {}};
    const QFont bold = textFont(10, true), font = textFont(10);
    const double inset = 5 * mm, width = writer.width() - 2 * inset, line = heightOf(font) * 1.15;
    const QStringList first = linesOf(verdict.decision, bold, width), second = verdict.details.isEmpty() ? QStringList() : linesOf(verdict.details, font, width);
    const double height = line * static_cast<double>(first.size() + second.size()) + 6 * mm;
    const QRectF box(writer.left(), writer.y(), writer.width(), height);
    writer.draw([box](QPainter& painter) {
        painter.fillRect(box, lightTheme().goodGround);
        painter.fillRect(QRectF(box.topLeft(), QSizeF(0.8 * mm, box.height())), lightTheme().good);
    });
    double y = box.top() + 3 * mm;
    for (const QString& part : first) {
        writer.text(QRectF(box.left() + inset, y, width, line), part, bold, lightTheme().text);
        y += line;
    }
    for (const QString& part : second) {
        writer.text(QRectF(box.left() + inset, y, width, line), part, font, lightTheme().text);
        y += line;
    }
    writer.moveTo(box.bottom() + 5 * mm);
}

void chart(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    heading(writer, words("Figure 1: cumulated cost of the options"), 95 * mm);
    const QString volume = words("at %1 GPU-hours per month").arg(format.fixed(evaluation.gpuHoursPerMonth, 0));
    auto drawn = std::make_shared<CumulativeCostChart>(cumulativeChart(project, evaluation, leadingComparison(evaluation)), monthText(project.start), volume);
    const QRectF area(writer.left(), writer.y(), writer.width(), 84 * mm);
    const QString currency = fromCore(evaluation.currency);
    const Language spoken = language();
    writer.draw([drawn, area, format, currency, spoken](QPainter& painter) {
        // It is painted later, perhaps from a window in another language.
        const LanguageScope scope(spoken);
        painter.translate(area.topLeft());
        painter.scale(10, 10);
        QFont font = textFont(0.9);
        drawn->paint(painter, QRectF(QPointF(), area.size() / 10), {lightTheme(), font, format, currency}, nullptr);
    });
    writer.moveTo(area.bottom() + 4 * mm);
}

void comparison(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    const QString currency = currencySymbol(fromCore(evaluation.currency));
    const Ranking rank = ranking(evaluation);
    const auto amount = [&](const Figure& value, int decimals = 0) { return value ? format.fixed(*value, decimals) : QStringLiteral("–"); };
    const Comparison* leading = leadingComparison(evaluation);
    std::vector<TableRow> rows;
    std::vector<OptionLook> looks;
    for (std::size_t i = 0; i < evaluation.options.size(); ++i) {
        const OptionFigures& o = evaluation.options[i];
        const Comparison* pair = leading ? evaluation.comparison(leading->first, o.id) : nullptr;
        const QString breakEven = pair && pair->breakEvenMonths && *pair->breakEvenMonths > 0 && pair->verdict != Verdict::notComparable ? words("month %1").arg(format.fixed(*pair->breakEvenMonths, 1)) : QStringLiteral("–");
        const QString difference = rank.cheapest == i ? QStringLiteral("–") : rank.difference[i] ? (*rank.difference[i] >= 0 ? QStringLiteral("+") : QString()) + format.fixed(*rank.difference[i], 0) : QStringLiteral("–");
        rows.push_back({{fromCore(o.name), amount(o.upfrontCost), o.totalCost ? format.fixed(*o.totalCost, 0) : words("unknown"), amount(o.netPresentCost), difference, amount(o.costPerGpuHour, 2), breakEven,
                         o.servedPercent ? format.withUnit(*o.servedPercent, Unit::percent, {}, 1) : QStringLiteral("–")}});
        looks.push_back(lookOf(project, i));
    }
    heading(writer, words("Table 1: the options compared"), 30 * mm);
    const double number = 19 * mm, name = writer.width() - 6 * number - 15 * mm;
    writer.table({{words("Option"), name, false}, {words("Start %1").arg(currency), number, true}, {words("Total %1").arg(currency), number, true}, {words("Present value"), number, true},
                  {words("Difference"), number, true}, {words("per GPU-h"), number, true}, {words("Break-even"), number, true}, {words("Served"), 15 * mm, true}}, rows, 8);
    writer.skip(1 * mm);
    if (leading)
        writer.paragraph(words("Break-even: %1 against the option, without residual value. Served: share of the demand that the option serves.").arg(fromCore(evaluation.option(leading->first)->name)), textFont(7.5), lightTheme().secondary);
    writer.skip(4 * mm);
}

void findings(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    QStringList lines;
    for (const Finding& finding : evaluation.findings)
        if (finding.severity != Severity::note) lines << severityText(finding.severity) + QStringLiteral(": ") + findingText(finding, project, format);
    if (lines.isEmpty()) return;
    heading(writer, words("Reservations"), 16 * mm);
    for (const QString& line : lines) writer.paragraph(line, textFont(8.5), lightTheme().text);
    writer.skip(4 * mm);
}

/// Every shared assumption, and every other input of which somebody said where it comes from.
void assumptions(PageWriter& writer, const Project& project, const NumberFormat& format) {
    std::vector<TableRow> rows;
    std::string group;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        const bool shared = address.starts_with("assumptions.") || address == "start" || address == "horizon_months";
        if ((!shared && !project.inputs.contains(address)) || address.starts_with("quote.") || valueOf(leaf) == LeafValue()) return;
        const InputSource source = sourceOf(project, address, leaf);
        const QStringList path = addressText(project, address).split(QStringLiteral(" › "));
        const std::string own = shared ? "" : toCore(path.first());
        if (own != group || rows.empty()) {
            group = own;
            rows.push_back({{shared ? words("Shared by all options") : path.first(), QString(), QString(), QString(), QString(), QString()}, {}, true});
        }
        const LeafValue content = valueOf(leaf);
        const QString unit = unitText(leaf.info->unit, currencyAt(project, address));
        const QString value = std::holds_alternative<double>(content) ? format.exact(std::get<double>(content)) : namedValueText(leaf, content);
        const QString confidence = source.provenance.confidence == Confidence::unstated ? QString() : words(EnumNames<Confidence>::labels[static_cast<std::size_t>(source.provenance.confidence)]);
        rows.push_back({{path.size() > 1 ? path.mid(1).join(QStringLiteral(" › ")) : path.first(), value, unit, source.isDefault ? words(source.provenance.source.c_str()) : fromCore(source.provenance.source),
                         dayText(source.provenance.date, language()), confidence}});
    });
    heading(writer, words("Table 2: assumptions"), 30 * mm);
    const double name = 41 * mm, value = 21 * mm, unit = 18 * mm, date = 20 * mm, confidence = 17 * mm;
    writer.table({{words("Assumption"), name, false}, {words("Value"), value, true}, {words("Unit"), unit, false}, {words("Source"), writer.width() - name - value - unit - date - confidence, false},
                  {words("As of"), date, false}, {words("Confidence"), confidence, false}}, rows, 8);
}

} // namespace

QString digestText(const Project& project) {
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(QByteArray::fromStdString(writeProject(project)), QCryptographicHash::Sha256).toHex().left(12));
    return hash.mid(0, 4) + QLatin1Char(' ') + hash.mid(4, 4) + QLatin1Char(' ') + hash.mid(8, 4);
}

void writeAnnex(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format) {
    writer.newPage();
    writer.paragraph(words("Business case"), textFont(15, true), lightTheme().text);
    writer.skip(1 * mm);
    const QString tax = project.assumptions.tax.enabled ? words("after tax") : words("before tax");
    writer.paragraph(words("No part of the offer and no agreement on quality. Amounts net, %1 months from %2, %3.").arg(evaluation.horizonMonths).arg(monthText(project.start), tax), textFont(9), lightTheme().secondary);
    writer.skip(4 * mm);
    verdictBox(writer, project, evaluation, format);
    chart(writer, project, evaluation, format);
    comparison(writer, project, evaluation, format);
    findings(writer, project, evaluation, format);
    assumptions(writer, project, format);
}

} // namespace racktally::ui
