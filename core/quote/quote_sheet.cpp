#include "core/quote/quote_sheet.h"

#include "core/project/configured.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>

namespace racktally {

namespace {

PositionGroup groupOf(Category category) {
    switch (category) {
    case Category::hardware: case Category::storage: return PositionGroup::hardware;
    case Category::network: case Category::dataTransfer: return PositionGroup::network;
    case Category::software: return PositionGroup::licences;
    case Category::installation: case Category::staff: return PositionGroup::services;
    case Category::maintenance: case Category::support: case Category::insurance: return PositionGroup::maintenance;
    case Category::financing: case Category::electricity: case Category::cooling: case Category::space: case Category::compute:
    case Category::tax: case Category::residualValue: case Category::other: break;
    }
    return PositionGroup::other;
}

/// The option whose servers are sold: itself, or the own part of a hybrid or staged one.
const Option* soldOption(const Project& project, const Option& option) {
    const auto named = [&](const std::string& id) {
        const std::size_t index = indexOf(project.options, id);
        return index < project.options.size() ? &project.options[index] : nullptr;
    };
    if (const auto* hybrid = std::get_if<Hybrid>(&option.kind)) return named(hybrid->own);
    if (const auto* staged = std::get_if<Staged>(&option.kind)) return named(staged->then);
    return std::holds_alternative<OnPremises>(option.kind) ? &option : nullptr;
}

std::string textOf(const ConfigurationPart& part) { return part.text.empty() ? part.part : part.text; }

/// A quoted node is one position that lists its parts; else every part is one. A price that is not known is NaN, which the
/// sheet refuses by name.
void addConfiguration(std::vector<QuotePosition>& positions, const Configuration& configuration, double nodes) {
    if (configuration.quotedPrice) {
        QuotePosition whole{"configuration", {}, {}, PositionGroup::hardware, nodes, {}, *configuration.quotedPrice};
        for (const ConfigurationPart& part : configuration.parts) {
            if (part.quantity == 0) continue;
            if (part.role == PartRole::server) whole.text = textOf(part);
            else whole.details += (whole.details.empty() ? "" : "\n") + fmt::format("{} × {}", part.quantity, textOf(part));
        }
        positions.push_back(std::move(whole));
        return;
    }
    for (const ConfigurationPart& part : configuration.parts)
        if (part.quantity > 0)
            positions.push_back({part.id, textOf(part), {}, part.role == PartRole::nic ? PositionGroup::network : part.role == PartRole::service ? PositionGroup::services : PositionGroup::hardware, part.quantity * nodes, {}, part.unitPrice.value_or(std::numeric_limits<double>::quiet_NaN())});
}

Recurrence recurrenceOf(Interval interval) {
    return interval == Interval::month ? Recurrence::month : interval == Interval::year ? Recurrence::year : Recurrence::once;
}

/// Groups in the order of their enumerators, each with its lines in the order of the positions.
void arrange(QuoteSheet& sheet, std::vector<QuoteLine>& lines) {
    for (std::size_t g = 0; g < EnumNames<PositionGroup>::names.size(); ++g) {
        QuoteGroup group{static_cast<PositionGroup>(g), {}, {}, {}};
        for (QuoteLine& line : lines)
            if (line.position.kind == PositionKind::included && line.position.interval == Recurrence::once && line.position.group == group.group) group.lines.push_back(std::move(line));
        if (group.lines.empty()) continue;
        group.number = fmt::format("{}", sheet.groups.size() + 1);
        for (std::size_t i = 0; i < group.lines.size(); ++i) {
            group.lines[i].number = fmt::format("{}.{}", group.number, i + 1);
            group.sum += group.lines[i].total;
        }
        sheet.groups.push_back(std::move(group));
    }
    std::size_t number = sheet.groups.size();
    const auto collect = [&](std::vector<QuoteLine>& target, auto&& belongs) {
        for (QuoteLine& line : lines)
            if (line.number.empty() && belongs(line.position)) {
                line.number = fmt::format("{}", ++number);
                target.push_back(line);
            }
    };
    collect(sheet.recurring, [](const QuotePosition& p) { return p.kind == PositionKind::included && p.interval != Recurrence::once; });
    collect(sheet.outside, [](const QuotePosition& p) { return p.kind != PositionKind::included; });
}

} // namespace

std::vector<QuotePosition> positionsOf(const Project& project, const Option& option, std::optional<double> ownNodes) {
    const Option* sold = soldOption(project, option);
    if (!sold) return {};
    const auto& own = std::get<OnPremises>(sold->kind);
    const bool isHybrid = std::holds_alternative<Hybrid>(option.kind);
    const double nodes = isHybrid ? ownNodes.value_or(own.nodes) : own.nodes;
    if (nodes == 0) return {};
    const auto scaled = [&](double quantity, Per per, Category category) { return goesWithNodes(per, category) ? quantity * nodes / own.nodes : quantity; };
    std::vector<QuotePosition> positions;
    for (const Item& item : own.items)
        positions.push_back({item.id, item.text, {}, groupOf(item.category), scaled(item.quantity, item.per, item.category), {}, item.unitPrice});
    if (own.configuration) addConfiguration(positions, *own.configuration, nodes);
    for (const OneTimeCost& cost : sold->oneTimeCosts)
        if (cost.month.month == 0 && !cost.month.last) positions.push_back({cost.id, cost.text, {}, groupOf(cost.category), scaled(1, cost.per, cost.category), {}, cost.amount});
    for (const Licence& licence : own.licences)
        positions.push_back({licence.id, licence.text, {}, PositionGroup::licences, licenceCount(licence, nodes, own.gpusPerNode), {}, licence.price, 0, PositionKind::included, recurrenceOf(licence.interval)});
    // Lines of different lists may have the same id.
    for (std::size_t i = 0; i < positions.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (positions[i].id == positions[j].id) positions[i].id += fmt::format("_{}", i + 1);
    return positions;
}

const Option* quotedOption(const Project& project) {
    const std::size_t named = indexOf(project.options, project.quote.option);
    if (named < project.options.size()) return &project.options[named];
    for (const Option& option : project.options)
        if (!positionsOf(project, option, {}).empty()) return &option;
    return nullptr;
}

Result<QuoteSheet> quoteSheet(const Project& project, std::optional<double> ownNodes) {
    QuoteSheet sheet;
    const Option* option = quotedOption(project);
    sheet.currency = option ? project.currencyOf(*option) : std::string_view(project.currency);
    if (option) sheet.option = option->id;
    const std::vector<QuotePosition> positions = !project.quote.positions.empty() ? project.quote.positions : option ? positionsOf(project, *option, ownNodes) : std::vector<QuotePosition>();
    std::vector<QuoteLine> lines;
    for (const QuotePosition& position : positions) {
        if (std::isnan(position.unitPrice)) return Error{Reason::missing, "options." + sheet.option + ".configuration.parts." + position.id + ".unit_price", position.text};
        const auto total = amountOf(position.quantity, position.unitPrice, position.discountPercent, sheet.currency);
        if (!total) return Error{Reason::tooManyDigits, "quote.positions." + position.id, fmt::format("{}", position.unitPrice)};
        lines.push_back({{}, position, *total});
    }
    arrange(sheet, lines);
    for (const QuoteGroup& group : sheet.groups) sheet.positionsSum += group.sum;
    for (const QuoteLine& line : sheet.recurring) (line.position.interval == Recurrence::month ? sheet.perMonth : sheet.perYear) += line.total;
    const auto discount = percentOf(sheet.positionsSum, project.quote.discountPercent);
    if (!discount) return Error{Reason::tooManyDigits, "quote.discount_percent", fmt::format("{}", project.quote.discountPercent)};
    sheet.discount = *discount;
    sheet.net = sheet.positionsSum - sheet.discount;
    const auto vat = percentOf(sheet.net, project.quote.vatRatePercent);
    if (!vat) return Error{Reason::tooManyDigits, "quote.vat_rate_percent", fmt::format("{}", project.quote.vatRatePercent)};
    sheet.vat = *vat;
    sheet.gross = sheet.net + sheet.vat;
    return sheet;
}

} // namespace racktally
