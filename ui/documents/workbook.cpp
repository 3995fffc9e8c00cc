#include "ui/documents/workbook.h"

#include "core/project/address.h"
#include "core/project/sources.h"
#include "ui/text/messages.h"
#include "ui/text/number_format.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>
#include <numeric>
#include <xlsxwriter.h>

namespace racktally::ui {

namespace {

/// Excel's number formats for the units; amounts keep their full value and show cents.
const char* numberFormat(Unit unit) {
    switch (unit) {
    case Unit::money: return "#,##0.00;[Red]-#,##0.00";
    case Unit::share: return "0.00%";
    case Unit::month: return "[>=100000000]\"–\";0.00";
    case Unit::gpu: case Unit::gpuHour: case Unit::kilowattHour: case Unit::hour: case Unit::hourPerMonth:
    case Unit::work: case Unit::token: case Unit::kilogram: return "#,##0.00";
    case Unit::none: case Unit::percent: case Unit::percentPerYear: case Unit::piece: case Unit::node:
    case Unit::instance: case Unit::instanceHour: case Unit::year: case Unit::watt: case Unit::kilowatt:
    case Unit::wattPerKilowatt: case Unit::gramPerKilowattHour: case Unit::gramPerKilogram: case Unit::kilogramPerGpuHour:
    case Unit::fullTimeEquivalent: case Unit::monthPerYear: case Unit::million: case Unit::gigabyte: case Unit::gibibyte: case Unit::mebibyte: case Unit::kibibyte: case Unit::byte:
    case Unit::bytePerToken: case Unit::bit: case Unit::parameter: case Unit::tokenPerSecond: case Unit::millisecond: case Unit::microsecond: case Unit::perSecond: case Unit::minute: case Unit::day:
    case Unit::workPerGpuHour: case Unit::moneyPerKilowattHour: case Unit::moneyPerInstanceHour:
    case Unit::moneyPerNodeHour: case Unit::moneyPerGpuHour: case Unit::moneyPerFtePerYear:
    case Unit::moneyPerMillionTokens: case Unit::moneyPerGigabyteMonth: case Unit::moneyPerGigabyte:
    case Unit::moneyPerWork: case Unit::exchangeRate: case Unit::hourPerYear: case Unit::second: case Unit::secondPerHour:
    case Unit::gigabytePerSecond: case Unit::terabyte: case Unit::megabyte: case Unit::megabytePerSecond: case Unit::gigabitPerSecond: case Unit::teraOperations:
    case Unit::gigahertz: case Unit::megatransfer: case Unit::celsius: case Unit::volt: case Unit::millimetre: case Unit::slot: case Unit::lane: case Unit::core: case Unit::btuPerHour:
    case Unit::rackUnit: case Unit::monthlyCount: case Unit::moneyPerInstanceMonth: case Unit::moneyPerGpuSecond:
    case Unit::moneyPerKilowattMonth: case Unit::moneyPerRackUnitMonth: case Unit::moneyPerHour: break;
    }
    return "General";
}

std::string utf8(const QString& text) { return text.toStdString(); }

std::vector<SheetPlan> sheetPlans(const Project& project, const Evaluation& evaluation) {
    std::vector<std::string> taken;
    std::vector<SheetPlan> plans;
    const auto add = [&](const QString& wanted, std::vector<std::string> scopes) {
        taken.push_back(sheetName(utf8(wanted), taken));
        plans.push_back({taken.back(), std::move(scopes), {}});
    };
    taken.push_back(utf8(words("Overview")));
    taken.push_back(utf8(words("Inputs")));
    add(words("Demand"), {""});
    for (const Option& option : project.options) add(fromCore(option.name.empty() ? option.id : option.name), {option.id});
    std::vector<std::string> pairs;
    for (const Comparison& comparison : evaluation.comparisons) pairs.push_back(comparison.scope);
    add(words("Comparison"), pairs);
    return plans;
}

class Workbook {
public:
    Workbook(lxw_workbook* book, const Project& project, const Evaluation& evaluation, const WorkbookOptions& options)
        : m_book(book), m_project(project), m_evaluation(evaluation), m_options(options), m_model(*evaluation.formulas->model),
          m_values(evaluation.formulas->values), m_layout(workbookLayout(project, evaluation)) {}

    void write() {
        workbook_set_properties(m_book, properties());
        lxw_worksheet* overviewSheet = workbook_add_worksheet(m_book, utf8(words("Overview")).c_str());
        lxw_worksheet* inputSheet = workbook_add_worksheet(m_book, utf8(words("Inputs")).c_str());
        std::vector<lxw_worksheet*> sheets;
        for (const SheetPlan& plan : m_layout.sheets()) sheets.push_back(workbook_add_worksheet(m_book, plan.name.c_str()));
        inputs(inputSheet);
        for (std::size_t i = 0; i < sheets.size(); ++i) quantities(sheets[i], m_layout.sheets()[i]);
        overview(overviewSheet);
    }

private:
    lxw_doc_properties* properties() {
        m_title = m_project.title;
        m_properties.title = const_cast<char*>(m_title.c_str());
        m_properties.comments = const_cast<char*>("RackTally");
        m_properties.created = 1; // a fixed moment, so that the same project gives the same file
        return &m_properties;
    }

    lxw_format* format(const std::string& key, const std::function<void(lxw_format*)>& set) {
        lxw_format*& f = m_formats[key];
        if (!f) {
            f = workbook_add_format(m_book);
            set(f);
        }
        return f;
    }
    lxw_format* head() {
        return format("head", [](lxw_format* f) {
            format_set_bold(f);
            format_set_bg_color(f, 0xEAECEF);
            format_set_bottom(f, LXW_BORDER_THIN);
        });
    }
    lxw_format* title() {
        return format("title", [](lxw_format* f) {
            format_set_bold(f);
            format_set_font_size(f, 14);
        });
    }
    lxw_format* grey() {
        return format("grey", [](lxw_format* f) { format_set_font_color(f, 0x535B66); });
    }
    lxw_format* number(Unit unit, bool bold = false) {
        const char* pattern = numberFormat(unit);
        return format(std::string(bold ? "bold" : "number") + pattern, [&](lxw_format* f) {
            format_set_num_format(f, pattern);
            if (bold) format_set_bold(f);
        });
    }
    lxw_format* inputCell(Unit unit, bool locked) {
        const char* pattern = numberFormat(unit);
        return format(std::string(locked ? "locked" : "input") + pattern, [&](lxw_format* f) {
            format_set_num_format(f, pattern);
            format_set_border(f, LXW_BORDER_THIN);
            format_set_border_color(f, 0x868E99);
            format_set_bg_color(f, locked ? 0xEAECEF : 0xFFF4DC);
            if (!locked) format_set_unlocked(f);
        });
    }

    /// Text from the project is always written as a string, never as a formula.
    static void text(lxw_worksheet* sheet, int row, int column, const QString& content, lxw_format* f = nullptr) {
        worksheet_write_string(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), utf8(content.left(32000)).c_str(), f);
    }

    [[nodiscard]] double cached(double value) const { return m_options.cachedValue ? m_options.cachedValue(value) : value; }

    void value(lxw_worksheet* sheet, int row, int column, double number, lxw_format* f) const {
        const auto r = static_cast<lxw_row_t>(row);
        const auto c = static_cast<lxw_col_t>(column);
        if (std::isnan(number)) worksheet_write_formula_str(sheet, r, c, "=NA()", f, "#N/A");
        else worksheet_write_number(sheet, r, c, number, f);
    }

    void formula(lxw_worksheet* sheet, CellPlace place, const std::string& content, double result, lxw_format* f) const {
        const auto r = static_cast<lxw_row_t>(place.row);
        const auto c = static_cast<lxw_col_t>(place.column);
        if (std::isnan(result)) worksheet_write_formula_str(sheet, r, c, content.c_str(), f, "#N/A");
        else worksheet_write_formula_num(sheet, r, c, content.c_str(), f, cached(result));
    }

    void inputs(lxw_worksheet* sheet) {
        text(sheet, 0, 0, words("Inputs"), title());
        text(sheet, 1, 0, words("Change the coloured cells; every other sheet follows. Grey cells shape the formulas and are fixed."), grey());
        const std::array heads{RT_TEXT("Input"), RT_TEXT("Value"), RT_TEXT("Unit"), RT_TEXT("Source"), RT_TEXT("Date"), RT_TEXT("Confidence"), RT_TEXT("Note"), RT_TEXT("Address")};
        for (std::size_t i = 0; i < heads.size(); ++i) text(sheet, 3, static_cast<int>(i), words(heads[i]), head());
        int row = 4;
        for (const std::size_t i : inTableOrder()) {
            const Input& input = m_model.inputs()[i];
            inputRow(sheet, row, input.address, input.unit, input.currency);
            const double shown = m_options.inputValue ? m_options.inputValue(input.address, input.value) : input.value;
            value(sheet, row, 1, shown, inputCell(input.unit, isStructural(input.address)));
            validation(sheet, row, input.address);
            define(m_layout.inputNames()[i], row, row);
            ++row;
        }
        for (std::size_t i = 0; i < m_model.weekInputs().size(); ++i) {
            const WeekInput& input = m_model.weekInputs()[i];
            for (std::size_t hour = 0; hour < input.values.size(); ++hour) {
                const std::string address = input.address + '.' + std::to_string(hour);
                inputRow(sheet, row + static_cast<int>(hour), address, input.unit, {});
                const double shown = m_options.inputValue ? m_options.inputValue(address, input.values[hour]) : input.values[hour];
                value(sheet, row + static_cast<int>(hour), 1, shown, inputCell(input.unit, false));
            }
            define(m_layout.weekInputNames()[i], row, row + static_cast<int>(input.values.size()) - 1);
            row += static_cast<int>(input.values.size());
        }
        row = structural(sheet, row + 1);
        worksheet_set_column(sheet, 0, 0, 52, nullptr);
        worksheet_set_column(sheet, 1, 1, 16, nullptr);
        worksheet_set_column(sheet, 2, 2, 14, nullptr);
        worksheet_set_column(sheet, 3, 3, 44, nullptr);
        worksheet_set_column(sheet, 4, 6, 16, nullptr);
        worksheet_set_column(sheet, 7, 7, 52, grey());
        worksheet_freeze_panes(sheet, 4, 1);
        worksheet_protect(sheet, nullptr, nullptr);
    }

    /// The model's inputs in the order of the project's field tables, which is the order of the forms.
    [[nodiscard]] std::vector<std::size_t> inTableOrder() const {
        std::map<std::string, std::size_t> place;
        forEachLeaf(m_project, [&](const std::string& address, const Leaf&) { place.emplace(address, place.size()); });
        std::vector<std::size_t> order(m_model.inputs().size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return place[m_model.inputs()[a].address] < place[m_model.inputs()[b].address];
        });
        return order;
    }

    void inputRow(lxw_worksheet* sheet, int row, const std::string& address, Unit unit, const std::string& currency) {
        text(sheet, row, 0, addressText(m_project, address));
        text(sheet, row, 2, unitText(unit, fromCore(currency.empty() ? m_project.currency : currency)), grey());
        const InputSource source = sourceOf(m_project, address);
        const Provenance& p = source.provenance;
        text(sheet, row, 3, source.isDefault ? words(p.source.c_str()) : fromCore(p.source));
        text(sheet, row, 4, fromCore(p.date));
        if (p.confidence != Confidence::unstated) text(sheet, row, 5, words(EnumNames<Confidence>::labels[static_cast<std::size_t>(p.confidence)]));
        text(sheet, row, 6, fromCore(p.note));
        text(sheet, row, 7, fromCore(address), grey());
    }

    /// What cannot be changed in the sheet, because it decides which formulas there are.
    int structural(lxw_worksheet* sheet, int row) {
        text(sheet, row++, 0, words("Fixed in this workbook"), head());
        forEachLeaf(m_project, [&](const std::string& address, const Leaf& leaf) {
            if (!leaf.info->structural || leaf.info->key == "id") return;
            const LeafValue content = valueOf(leaf);
            if (std::holds_alternative<std::monostate>(content)) return;
            inputRow(sheet, row, address, leaf.info->unit, {});
            if (const auto* n = std::get_if<double>(&content)) value(sheet, row, 1, *n, inputCell(leaf.info->unit, true));
            else if (const auto* t = std::get_if<std::string>(&content)) text(sheet, row, 1, fromCore(*t), inputCell(Unit::none, true));
            ++row;
        });
        return row;
    }

    bool isStructural(const std::string& address) {
        Project copy = m_project;
        const auto leaf = findLeaf(copy, address);
        return leaf && leaf->info->structural;
    }

    void validation(lxw_worksheet* sheet, int row, const std::string& address) {
        Project copy = m_project;
        const auto leaf = findLeaf(copy, address);
        if (!leaf || !std::isfinite(leaf->info->minimum)) return;
        const std::string message = utf8(words(leaf->info->help).left(250)), name = utf8(words(leaf->info->label).left(30));
        lxw_data_validation rule{};
        rule.validate = LXW_VALIDATION_TYPE_DECIMAL;
        rule.criteria = LXW_VALIDATION_CRITERIA_BETWEEN;
        rule.minimum_number = leaf->info->minimum;
        rule.maximum_number = std::isfinite(leaf->info->maximum) ? leaf->info->maximum : 1e15;
        rule.ignore_blank = LXW_VALIDATION_OFF;
        rule.input_title = const_cast<char*>(name.c_str());
        rule.input_message = const_cast<char*>(message.c_str());
        worksheet_data_validation_cell(sheet, static_cast<lxw_row_t>(row), 1, &rule);
    }

    void define(const std::string& name, int first, int last) {
        const std::string sheet = utf8(words("Inputs"));
        const std::string cells = first == last ? "='" + sheet + "'!$B$" + std::to_string(first + 1)
                                                : "='" + sheet + "'!$B$" + std::to_string(first + 1) + ":$B$" + std::to_string(last + 1);
        workbook_define_name(m_book, name.c_str(), cells.c_str());
    }

    void quantities(lxw_worksheet* sheet, const SheetPlan& plan) {
        text(sheet, 0, 0, fromCore(plan.name), title());
        text(sheet, 1, 0, words("Amounts in %1; months are columns, values per year of use stand in its first month.").arg(fromCore(m_project.currency)), grey());
        header(sheet);
        for (const QuantityId id : plan.quantities) {
            const Quantity& quantity = m_model.quantities()[id];
            quantityRow(sheet, id, quantity);
        }
        worksheet_set_column(sheet, 0, 0, 46, nullptr);
        worksheet_set_column(sheet, 1, 2, 13, nullptr);
        worksheet_set_column(sheet, 3, 3, 18, nullptr);
        worksheet_set_column(sheet, sheetMonthColumn, static_cast<lxw_col_t>(sheetMonthColumn + m_model.horizon()), 13, nullptr);
        worksheet_freeze_panes(sheet, sheetFirstRow, sheetMonthColumn);
    }

    void header(lxw_worksheet* sheet) {
        const std::array heads{RT_TEXT("Quantity"), RT_TEXT("Unit"), RT_TEXT("Kind of cost"), RT_TEXT("Value or sum")};
        for (std::size_t i = 0; i < heads.size(); ++i) text(sheet, sheetMonthRow, static_cast<int>(i), words(heads[i]), head());
        text(sheet, sheetYearRow, 0, words("Year of use"), grey());
        for (int m = 0; m <= m_model.horizon(); ++m) {
            const int column = sheetMonthColumn + m;
            text(sheet, sheetMonthRow - 1, column, fromCore(m_project.start.plus(std::max(0, m - 1)).text()), grey());
            value(sheet, sheetMonthRow, column, m, head());
            value(sheet, sheetYearRow, column, yearOfUse(m), grey());
        }
    }

    void quantityRow(lxw_worksheet* sheet, QuantityId id, const Quantity& quantity) {
        const Node& node = m_model.node(quantity.node);
        const int weeks = node.shape.week ? m_model.weekSegments() : 1;
        const int row = m_layout.cell(m_model, id, 0).row;
        QString label = words(quantity.label);
        if (m_layout.sheets()[m_layout.sheetOf(id)].scopes != std::vector{quantity.scope}) label = scopeText(m_project, quantity.scope) + QStringLiteral(": ") + label;
        const bool sum = node.shape.time == Time::once && quantity.unit == Unit::money;
        for (int week = 0; week < weeks; ++week) {
            text(sheet, row + week, sheetLabelColumn, weeks == 1 ? label : QStringLiteral("%1 (%2)").arg(label).arg(week + 1));
            text(sheet, row + week, sheetUnitColumn, unitText(quantity.unit, fromCore(m_project.currency)), grey());
            if (quantity.category) text(sheet, row + week, sheetCategoryColumn, words(EnumNames<Category>::labels[static_cast<std::size_t>(*quantity.category)]), grey());
            const int times = static_cast<int>(m_model.size({node.shape.time, false}));
            for (int time = 0; time < times; ++time) {
                const int month = node.shape.time == Time::yearly ? 12 * time + 1 : time;
                const double result = m_values.at(m_model, quantity.node, month, week);
                const CellPlace place = m_layout.cell(m_model, id, time, week);
                const std::string content = m_layout.formula(m_model, id, time, week);
                if (content.empty()) value(sheet, place.row, place.column, result, number(quantity.unit));
                else formula(sheet, place, content, result, number(quantity.unit, sum));
            }
        }
        if (node.shape.time == Time::monthly && quantity.unit == Unit::money && quantity.category) rowSum(sheet, id, row, quantity);
    }

    void rowSum(lxw_worksheet* sheet, QuantityId id, int row, const Quantity& quantity) {
        double sum = 0;
        for (const double amount : m_values.series(m_model, quantity.node)) sum += amount;
        const CellPlace last = m_layout.cell(m_model, id, m_model.horizon());
        const std::string cells = columnName(sheetMonthColumn) + std::to_string(row + 1) + ":" + columnName(last.column) + std::to_string(row + 1);
        formula(sheet, {row, sheetValueColumn}, "=SUM(" + cells + ")", sum, number(Unit::money));
    }

    /// Refers to the cell of a scalar quantity.
    void link(lxw_worksheet* sheet, int row, int column, std::string_view scope, std::string_view name, Unit unit) {
        const auto id = m_model.find(scope, name);
        if (!id) return text(sheet, row, column, QStringLiteral("–"), grey());
        const CellPlace place = m_layout.cell(m_model, *id, 0);
        const std::string reference = "='" + m_layout.sheets()[m_layout.sheetOf(*id)].name + "'!$" + columnName(place.column) + "$" + std::to_string(place.row + 1);
        formula(sheet, {row, column}, reference, m_values.at(m_model, m_model.quantities()[*id].node, 0), number(unit));
    }

    void overview(lxw_worksheet* sheet) {
        text(sheet, 0, 0, fromCore(m_project.title.empty() ? std::string("RackTally") : m_project.title), title());
        QString line = words("Over %1 months from %2; amounts net in %3; %4 hours per month")
                           .arg(m_project.horizonMonths).arg(fromCore(m_project.start.text()), fromCore(m_project.currency), NumberFormat(language()).exact(m_project.assumptions.hoursPerMonth));
        if (!m_options.date.isEmpty()) line += QStringLiteral(" · ") + m_options.date;
        text(sheet, 1, 0, line, grey());
        struct Column { const char* name; const char* head; Unit unit; };
        const std::array columns{Column{"total_cost", RT_TEXT("Total cost"), Unit::money}, Column{"net_present_cost", RT_TEXT("Net present cost"), Unit::money},
                                 Column{"hardware_price", RT_TEXT("Hardware price"), Unit::money}, Column{"served_percent", RT_TEXT("Demand served"), Unit::percent},
                                 Column{"utilization_percent", RT_TEXT("Utilisation"), Unit::percent}, Column{"cost_per_gpu_hour", RT_TEXT("Cost per GPU-hour used"), Unit::moneyPerGpuHour},
                                 Column{"cost_per_unit", RT_TEXT("Cost per unit of work"), Unit::moneyPerWork}};
        text(sheet, 3, 0, words("Option"), head());
        for (std::size_t c = 0; c < columns.size(); ++c) text(sheet, 3, static_cast<int>(c) + 1, words(columns[c].head), head());
        int row = 4;
        for (const Option& option : m_project.options) {
            text(sheet, row, 0, fromCore(option.name.empty() ? option.id : option.name));
            for (std::size_t c = 0; c < columns.size(); ++c) link(sheet, row, static_cast<int>(c) + 1, option.id, columns[c].name, columns[c].unit);
            ++row;
        }
        row = comparisons(sheet, row + 1);
        chart(sheet, row + 1);
        worksheet_set_column(sheet, 0, 0, 46, nullptr);
        worksheet_set_column(sheet, 1, 8, 18, nullptr);
        worksheet_set_landscape(sheet);
        worksheet_fit_to_pages(sheet, 1, 0);
    }

    int comparisons(lxw_worksheet* sheet, int row) {
        const std::array heads{RT_TEXT("Comparison"), RT_TEXT("Verdict"), RT_TEXT("Break-even (months)"), RT_TEXT("Saving"), RT_TEXT("Saving in percent"), RT_TEXT("Saving as present value")};
        for (std::size_t i = 0; i < heads.size(); ++i) text(sheet, row, static_cast<int>(i), words(heads[i]), head());
        for (const Comparison& comparison : m_evaluation.comparisons) {
            ++row;
            text(sheet, row, 0, addressText(m_project, comparison.first + "~" + comparison.second));
            verdict(sheet, row, comparison);
            link(sheet, row, 2, comparison.scope, "break_even_months", Unit::month);
            link(sheet, row, 3, comparison.scope, "saving", Unit::money);
            link(sheet, row, 4, comparison.scope, "saving_percent", Unit::percent);
            link(sheet, row, 5, comparison.scope, "net_present_saving", Unit::money);
        }
        return row;
    }

    void verdict(lxw_worksheet* sheet, int row, const Comparison& comparison) {
        const auto cell = [&](const char* name) {
            const auto id = m_model.find(comparison.scope, name);
            const CellPlace place = m_layout.cell(m_model, *id, 0);
            return "'" + m_layout.sheets()[m_layout.sheetOf(*id)].name + "'!$" + columnName(place.column) + "$" + std::to_string(place.row + 1);
        };
        const auto quoted = [](const char* english) { return "\"" + utf8(words(english)).append("\""); };
        const std::string first = cell("final_first_sign"), crossings = cell("crossings");
        const std::string content = "=IF(" + cell("same_service") + "=0," + quoted(verdictWords(Verdict::notComparable)) + ",IF(" + first + "=0," + quoted(verdictWords(Verdict::equal)) +
            ",IF(" + crossings + "=0,IF(" + first + "<0," + quoted(verdictWords(Verdict::immediate)) + "," + quoted(verdictWords(Verdict::never)) + "),IF(" + crossings + "=1,IF(" +
            first + ">0," + quoted(verdictWords(Verdict::paysOff)) + "," + quoted(verdictWords(Verdict::cheaperUntil)) + ")," + quoted(verdictWords(Verdict::crossesSeveralTimes)) + "))))";
        const auto same = m_model.find(comparison.scope, "same_service");
        const bool known = comparison.saving || m_values.at(m_model, m_model.quantities()[*same].node, 0) == 0;
        worksheet_write_formula_str(sheet, static_cast<lxw_row_t>(row), 1, content.c_str(), nullptr, known ? utf8(words(verdictWords(comparison.verdict))).c_str() : "#N/A");
    }

    static const char* verdictWords(Verdict verdict) {
        switch (verdict) {
        case Verdict::notComparable: return RT_TEXT("not comparable");
        case Verdict::equal: return RT_TEXT("equal");
        case Verdict::immediate: return RT_TEXT("cheaper from the start");
        case Verdict::never: return RT_TEXT("does not pay off");
        case Verdict::paysOff: return RT_TEXT("pays off");
        case Verdict::cheaperUntil: return RT_TEXT("cheaper at first only");
        case Verdict::crossesSeveralTimes: return RT_TEXT("crosses several times");
        }
        return "";
    }

    void chart(lxw_worksheet* sheet, int row) {
        lxw_chart* chart = workbook_add_chart(m_book, LXW_CHART_LINE);
        for (const Option& option : m_project.options) {
            const auto id = m_model.find(option.id, "cumulative_cost");
            const std::string& name = m_layout.sheets()[m_layout.sheetOf(*id)].name;
            const CellPlace first = m_layout.cell(m_model, *id, 0), last = m_layout.cell(m_model, *id, m_model.horizon());
            const auto range = [&](int line) {
                return "='" + name + "'!$" + columnName(first.column) + "$" + std::to_string(line) + ":$" + columnName(last.column) + "$" + std::to_string(line);
            };
            lxw_chart_series* series = chart_add_series(chart, range(sheetMonthRow + 1).c_str(), range(first.row + 1).c_str());
            chart_series_set_name(series, utf8(fromCore(option.name.empty() ? option.id : option.name)).c_str());
        }
        chart_title_set_name(chart, utf8(words("Cumulative cost")).c_str());
        chart_axis_set_name(chart->x_axis, utf8(words("Month")).c_str());
        chart_axis_set_interval_unit(chart->x_axis, 12);
        chart_axis_set_name(chart->y_axis, m_project.currency.c_str());
        chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
        lxw_chart_options size{};
        size.x_scale = 1.9;
        size.y_scale = 1.5;
        if (!m_project.options.empty()) worksheet_insert_chart_opt(sheet, static_cast<lxw_row_t>(row), 0, chart, &size);
    }

    lxw_workbook* m_book;
    const Project& m_project;
    const Evaluation& m_evaluation;
    const WorkbookOptions& m_options;
    const Model& m_model;
    const Values& m_values;
    SheetLayout m_layout;
    std::map<std::string, lxw_format*> m_formats;
    std::string m_title;
    lxw_doc_properties m_properties{};
};

} // namespace

SheetLayout workbookLayout(const Project& project, const Evaluation& evaluation) {
    return SheetLayout(*evaluation.formulas->model, sheetPlans(project, evaluation));
}

std::optional<Error> writeWorkbook(const QString& path, const Project& project, const Evaluation& evaluation, const WorkbookOptions& options) {
    const auto failed = [&](const QString& why) {
        Error error{Reason::fileUnwritable, {}, utf8(why)};
        error.file = utf8(QFileInfo(path).fileName());
        return error;
    };
    // Written beside the target and moved over it, so that a failure leaves an older file whole.
    const QString beside = path + QStringLiteral(".part");
    lxw_workbook* book = workbook_new(QFile::encodeName(beside).constData());
    if (!book) return failed(QStringLiteral("libxlsxwriter"));
    Workbook(book, project, evaluation, options).write();
    if (const lxw_error closing = workbook_close(book); closing != LXW_NO_ERROR) {
        QFile::remove(beside);
        return failed(QString::fromUtf8(lxw_strerror(closing)));
    }
    std::error_code error;
    std::filesystem::rename(std::filesystem::path(beside.toStdU16String()), std::filesystem::path(path.toStdU16String()), error);
    if (!error) return std::nullopt;
    QFile::remove(beside);
    return failed(fromCore(error.message()));
}

} // namespace racktally::ui
