#include "core/project/validate.h"

#include "core/catalog/model_config.h"
#include "core/configuration/edit.h"
#include "core/project/address.h"
#include "core/project/configured.h"
#include "core/project/fields.h"
#include "core/project/json_tree.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace racktally {

namespace {

class Validator {
public:
    explicit Validator(const Project& project) : m_project(project) {}

    Errors run() {
        ranges();
        currency(m_project.currency, "currency");
        for (const auto& [code, rate] : m_project.assumptions.exchangeRates)
            currency(code, "assumptions.exchange_rates." + code);
        ids(m_project.workloads, "workloads");
        ids(m_project.options, "options");
        ids(m_project.scenarios, "scenarios");
        taxRates();
        for (const Workload& workload : m_project.workloads) demand(workload.demand, addressBelow("workloads", workload.id) + ".demand", workload.isSized());
        for (const Option& option : m_project.options) checkOption(option, addressBelow("options", option.id));
        ids(m_project.quote.positions, "quote.positions");
        ids(m_project.quote.terms, "quote.terms");
        if (const std::string& id = m_project.quote.option; !id.empty() && indexOf(m_project.options, id) == m_project.options.size())
            fail({Reason::unknownReference, "quote.option", id});
        references();
        architectures();
        for (Error& error : pinErrors(m_project)) fail(std::move(error));
        return std::move(m_errors);
    }

private:
    void fail(Error error) { m_errors.push_back(std::move(error)); }

    /// Setting each leaf to its own value repeats the field tables' checks.
    void ranges() {
        forEachLeaf(m_project, [&](const std::string& address, const Leaf& leaf) {
            if (auto error = setLeaf(leaf, address, valueOf(leaf))) fail(*error);
        });
    }

    void currency(const std::string& code, const std::string& address) {
        const bool good = code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        if (!good) fail({Reason::badCurrency, address, code});
    }

    template <class T>
    void ids(const std::vector<T>& list, const std::string& address) {
        std::set<std::string> seen;
        for (const T& element : list) {
            if (!isId(element.id)) fail({Reason::badId, addressBelow(address, element.id), element.id});
            else if (!seen.insert(element.id).second)
                fail({Reason::duplicateId, addressBelow(address, element.id), element.id});
        }
    }

    /// What sized work does not state, its size supplies.
    void demand(const Demand& demand, const std::string& address, bool isSized) {
        const int shapes = (demand.profile != Profile::unstated) + !demand.weekly.empty() +
                           demand.hoursPerMonth.has_value() + demand.utilizationPercent.has_value();
        if (shapes != 1 && !(isSized && shapes == 0))
            fail({Reason::exactlyOne, address, {}, "profile, weekly, hours_per_month, utilization_percent"});
        if (!demand.weekly.empty()) {
            if (demand.weekly.size() != hoursPerWeek)
                fail({Reason::weeklyLength, address + ".weekly", std::to_string(demand.weekly.size())});
            if (demand.gpus) fail({Reason::excludes, address + ".gpus", {}, "weekly"});
        } else if (!demand.gpus && !isSized) {
            fail({Reason::missing, address + ".gpus"});
        }
        if (demand.hoursPerMonth && *demand.hoursPerMonth > m_project.assumptions.hoursPerMonth)
            fail({Reason::outOfRange, address + ".hours_per_month", fmt::format("{}", *demand.hoursPerMonth), {}, {}, 0,
                  m_project.assumptions.hoursPerMonth});
        if (demand.isPlaced() && demand.growthIn == GrowthIn::hours)
            fail({Reason::excludes, address + ".growth_in", "hours", demand.weekly.empty() ? "profile" : "weekly"});
    }

    template <class Line>
    void lines(const std::vector<Line>& list, const std::string& address) {
        ids(list, address);
        for (const Line& line : list)
            if (isComputed(line.category))
                fail({Reason::computedCategory, addressBelow(address, line.id) + ".category",
                      std::string(keyOf(line.category))});
    }

    void checkOption(const Option& option, const std::string& address) {
        if (!option.currency.empty()) currency(option.currency, address + ".currency");
        const std::string code(m_project.currencyOf(option));
        if (code != m_project.currency && !m_project.assumptions.exchangeRates.contains(code))
            fail({Reason::missingRate, address + ".currency", code, "assumptions.exchange_rates." + code});
        lines(option.oneTimeCosts, address + ".one_time_costs");
        lines(option.monthlyCosts, address + ".monthly_costs");
        for (const auto& [id, rate] : option.unitsPerGpuHour)
            if (indexOf(m_project.workloads, id) == m_project.workloads.size())
                fail({Reason::unknownReference, address + ".units_per_gpu_hour." + id, id, workloadIds(),
                      nearest(id, workloadIdList())});
        std::visit([&](const auto& kind) { checkKind(kind, address); }, option.kind);
    }

    /// Models described in the project itself; one that the catalogue does not have is a finding of the sizing.
    void architectures() {
        for (const Workload& workload : m_project.workloads)
            std::visit(
                [&](const auto& work) {
                    if constexpr (requires { work.architecture; }) {
                        if (work.architecture.is_null()) return;
                        auto model = architectureOf(work.architecture, addressBelow("workloads", workload.id) + ".architecture");
                        if (!model)
                            for (const Error& error : model.errors()) fail(error);
                    }
                },
                workload.kind);
    }

    void taxRates() {
        std::string before;
        for (const DatedRate& rate : m_project.assumptions.tax.rates) {
            const std::string address = "assumptions.tax.rate_percent." + rate.id;
            if (!CalendarMonth::parse(rate.id)) fail({Reason::badMonth, address, rate.id});
            else if (rate.id <= before) fail({Reason::duplicateId, address, rate.id});
            before = rate.id;
        }
    }

    void checkKind(const OnPremises& own, const std::string& address) {
        lines(own.items, address + ".items");
        lines(own.usageCosts, address + ".usage_costs");
        lines(own.licences, address + ".licences");
        ids(own.purchases, address + ".purchases");
        for (const Purchase& purchase : own.purchases) lines(purchase.items, address + ".purchases." + purchase.id + ".items");
        if (own.configuration) configuration(*own.configuration, address + ".configuration");
        if (own.powerWPerNode.max < own.powerWPerNode.idle)
            fail({Reason::outOfRange, address + ".power_w_per_node.max", fmt::format("{}", own.powerWPerNode.max), {}, {},
                  own.powerWPerNode.idle, 1e7});
        financing(own, address + ".financing");
    }

    void configuration(const Configuration& configuration, const std::string& address) {
        ids(configuration.parts, address + ".parts");
        ids(configuration.partitions, address + ".partitions");
        int servers = 0;
        for (const ConfigurationPart& part : configuration.parts) {
            if (part.role != PartRole::server || part.part.empty()) continue;
            if (++servers > 1 || part.quantity > 1) fail({Reason::outOfRange, address + ".parts." + part.id + ".quantity", std::to_string(part.quantity), {}, {}, 0, 1});
        }
        if (configuration.idleW && configuration.busyW && *configuration.idleW > *configuration.busyW)
            fail({Reason::outOfRange, address + ".idle_w", fmt::format("{}", *configuration.idleW), {}, {}, 0, *configuration.busyW});
    }

    void financing(const OnPremises& own, const std::string& address) {
        const Financing& f = own.financing;
        const auto need = [&](bool stated, const char* key) {
            if (!stated) fail({Reason::missing, address + key});
        };
        if (f.kind == FinancingKind::cash) return;
        need(f.months.has_value(), ".months");
        if (f.kind == FinancingKind::lease) return need(f.paymentPerMonth.has_value(), ".payment_per_month");
        need(f.ratePercentPerYear.has_value(), ".rate_percent_per_year");
        double price = own.configuration ? own.nodes * nodePrice(*own.configuration).known : 0;
        for (const Item& item : own.items)
            if (item.category == Category::hardware) price += item.quantity * item.unitPrice;
        const Vat& vat = m_project.assumptions.vat;
        price *= 1 + vat.ratePercent / 100 * (1 - vat.recoverablePercent / 100);
        if (f.downPayment > price + 0.005)
            fail({Reason::outOfRange, address + ".down_payment", fmt::format("{}", f.downPayment), {}, {}, 0, price});
    }

    void checkKind(const Cloud& cloud, const std::string& address) {
        const int prices = cloud.pricePerInstanceHour.has_value() + cloud.pricePerInstanceMonth.has_value() + cloud.pricePerGpuSecond.has_value();
        if (prices != 1) fail({Reason::exactlyOne, address, {}, "price_per_instance_hour, price_per_instance_month, price_per_gpu_second"});
        if (cloud.pricePerGpuSecond && cloud.isBilledAlways()) fail({Reason::excludes, address + ".price_per_gpu_second", {}, "billed: always"});
        double before = 0;
        for (std::size_t i = 0; i < cloud.supportTiers.size(); ++i) {
            const SupportTier& tier = cloud.supportTiers[i];
            const double end = tier.upTo.value_or(noLimit);
            if (end <= before || (!tier.upTo && i + 1 < cloud.supportTiers.size()))
                fail({Reason::outOfRange, address + ".support_tiers." + tier.id + ".up_to", fmt::format("{}", end), ">", {}, before, noLimit});
            before = end;
        }
        if (!cloud.base) return;
        if (!cloud.pricePerInstanceHour) fail({Reason::needs, address + ".base", {}, "price_per_instance_hour"});
        if (cloud.isBilledAlways()) fail({Reason::excludes, address + ".base", {}, "billed: always"});
        if (cloud.instances && *cloud.instances < cloud.base->instances)
            fail({Reason::outOfRange, address + ".instances", std::to_string(*cloud.instances), {}, {},
                  static_cast<double>(cloud.base->instances), 100000});
    }

    /// An id of another option that has to be of one kind.
    template <class Kind>
    void part(const std::string& id, const std::string& address) {
        const std::size_t other = indexOf(m_project.options, id);
        if (other == m_project.options.size()) return fail({Reason::unknownReference, address, id});
        if (!std::holds_alternative<Kind>(m_project.options[other].kind))
            fail({Reason::wrongKind, address, id, std::string(optionKindKeys[OptionKind(Kind{}).index()])});
    }

    void checkKind(const Hybrid& hybrid, const std::string& address) {
        part<OnPremises>(hybrid.own, address + ".own");
        part<Cloud>(hybrid.burst, address + ".burst");
    }

    void checkKind(const Staged& staged, const std::string& address) {
        part<Cloud>(staged.first, address + ".first");
        part<OnPremises>(staged.then, address + ".then");
        if (staged.switchMonth > m_project.horizonMonths)
            fail({Reason::outOfRange, address + ".switch_month", std::to_string(staged.switchMonth), {}, {}, 2, static_cast<double>(m_project.horizonMonths)});
    }

    void checkKind(const ModelApi&, const std::string&) {}

    void references() {
        std::vector<std::string> known;
        forEachLeaf(m_project, [&](const std::string& address, const Leaf&) { known.push_back(address); });
        std::sort(known.begin(), known.end());
        const auto check = [&](const std::string& address, const std::string& place) {
            if (!std::binary_search(known.begin(), known.end(), address)) fail({Reason::unknownReference, place, address, {}, nearest(address, known)});
        };
        for (const auto& [address, provenance] : m_project.inputs) check(address, "inputs." + address);
        for (const Scenario& scenario : m_project.scenarios)
            for (const auto& [address, value] : scenario.changes.items())
                check(address, "scenarios." + scenario.id + ".changes." + address);
    }

    [[nodiscard]] std::vector<std::string> workloadIdList() const {
        std::vector<std::string> result;
        for (const Workload& workload : m_project.workloads) result.push_back(workload.id);
        return result;
    }
    [[nodiscard]] std::string workloadIds() const { return fmt::format("{}", fmt::join(workloadIdList(), ", ")); }

    const Project& m_project;
    Errors m_errors;
};

} // namespace

Errors validate(const Project& project) {
    return Validator(project).run();
}

} // namespace racktally
