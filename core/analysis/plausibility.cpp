#include "core/analysis/plausibility.h"

#include "core/project/address.h"
#include "core/project/sources.h"

#include <cmath>

namespace racktally {

namespace {

// Rules of thumb in circulation in the DACH region: renting wins below about 100 GPU-hours a month; own hardware is paid
// back in 18 to 24 months; yearly cost besides interest is 40 to 60 % of the hardware price; an eight-GPU server under 30
// to 40 % utilisation loses against smaller ones. "Far" is half or twice of the range.
constexpr double fewGpuHours = 100;
constexpr double shortPayback = 9, longPayback = 48;
constexpr double lowCostPercent = 20, highCostPercent = 120;
constexpr double lowUtilization = 40;
constexpr int manyGpus = 8;

Finding note(Rule rule, std::string subject) {
    return {Severity::note, rule, std::move(subject)};
}

/// 0 where the option has no such cost; unknown where a price is missing.
Figure amountOf(const OptionFigures& figures, Category category) {
    for (const auto& [own, amount] : figures.byCategory)
        if (own == category) return amount;
    return 0;
}

/// Electricity, cooling and staff of a mean year, installation over its life, and straight-line depreciation, in percent
/// of the hardware price.
std::optional<double> yearlyCostPercent(const Project& project, const OptionFigures& figures) {
    if (!figures.purchasePrice || *figures.purchasePrice <= 0) return std::nullopt;
    const double price = *figures.purchasePrice;
    const double years = project.horizonMonths / 12.0, life = project.assumptions.tax.depreciation.lifeYears;
    const Figure electricity = amountOf(figures, Category::electricity), cooling = amountOf(figures, Category::cooling);
    const Figure staff = amountOf(figures, Category::staff), installation = amountOf(figures, Category::installation);
    if (!electricity || !cooling || !staff || !installation) return std::nullopt;
    return 100 * ((*electricity + *cooling + *staff) / years + (*installation + price) / life) / price;
}

void aboutOwnServers(const Project& project, const Evaluation& evaluation, std::vector<Finding>& notes) {
    for (std::size_t i = 0; i < project.options.size(); ++i) {
        const auto* own = std::get_if<OnPremises>(&project.options[i].kind);
        if (!own) continue;
        const OptionFigures& figures = evaluation.options[i];
        const std::string address = "options." + figures.id;
        if (project.options[i].staffFte == 0) notes.push_back(note(Rule::noStaff, address + ".staff_fte"));
        if (own->gpusPerNode >= manyGpus && figures.utilizationPercent && *figures.utilizationPercent < lowUtilization) {
            Finding finding = note(Rule::lowUtilization, address);
            finding.available = figures.utilizationPercent;
            finding.unit = Unit::percent;
            notes.push_back(std::move(finding));
        }
        const auto percent = yearlyCostPercent(project, figures);
        if (percent && (*percent < lowCostPercent || *percent > highCostPercent)) {
            Finding finding = note(Rule::unusualYearlyCost, address);
            finding.available = percent;
            finding.unit = Unit::percent;
            notes.push_back(std::move(finding));
        }
    }
}

void aboutComparisons(const Evaluation& evaluation, std::vector<Finding>& notes) {
    for (const Comparison& c : evaluation.comparisons) {
        const bool boughtAgainstRent = evaluation.option(c.first)->kind == optionKindKeys[0] && evaluation.option(c.second)->kind == optionKindKeys[1];
        if (!boughtAgainstRent || c.verdict != Verdict::paysOff) continue;
        if (*c.breakEvenMonths >= shortPayback && *c.breakEvenMonths <= longPayback) continue;
        Finding finding = note(Rule::unusualPayback, c.first + "~" + c.second);
        finding.available = c.breakEvenMonths;
        finding.unit = Unit::month;
        notes.push_back(std::move(finding));
    }
}

void aboutInputs(const Project& project, const std::string& today, std::vector<Finding>& notes) {
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) {
        const InputSource source = sourceOf(project, address, leaf);
        if (source.isDefault && !leaf.info->structural) notes.push_back(note(Rule::assumptionAtDefault, address));
        const auto age = staleDays(source.provenance, *leaf.info, today);
        if (!age) return;
        Finding finding = note(Rule::stalePrice, address);
        finding.available = *age;
        notes.push_back(std::move(finding));
    });
}

} // namespace

std::vector<Finding> plausibilityNotes(const Project& project, const Evaluation& evaluation, const std::string& today) {
    std::vector<Finding> notes;
    if (evaluation.gpuHoursPerMonth > 0 && evaluation.gpuHoursPerMonth < fewGpuHours) {
        Finding finding = note(Rule::fewGpuHours, "workloads");
        finding.available = evaluation.gpuHoursPerMonth;
        finding.needed = fewGpuHours;
        finding.unit = Unit::gpuHour;
        notes.push_back(std::move(finding));
    }
    aboutOwnServers(project, evaluation, notes);
    aboutComparisons(evaluation, notes);
    aboutInputs(project, today, notes);
    return notes;
}

} // namespace racktally
