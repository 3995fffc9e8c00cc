#include "tests/support/plain_evaluation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace racktally::test {

namespace {

constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

/// A stretch of the week (its length in hours) with the GPUs each workload wants, in the option's GPUs.
struct Stretch {
    double hours = 0;
    std::vector<double> gpus;
    [[nodiscard]] double load() const { return std::accumulate(gpus.begin(), gpus.end(), 0.0); }
};

double wholeUp(double x) { return std::max(0.0, std::ceil(x - 1e-9)); }

double placedAt(const Demand& demand, int hour) {
    if (!demand.weekly.empty()) return demand.weekly[static_cast<std::size_t>(hour)];
    const int day = hour / 24, clock = hour % 24;
    const bool on = demand.profile == Profile::always ||
                    (demand.profile == Profile::businessHours && day < 5 && clock >= 8 && clock < 18) ||
                    (demand.profile == Profile::nights && (clock >= 20 || clock < 6));
    return on ? *demand.gpus : 0;
}

/// If set, every demand is its highest GPUs, busy for this share of all hours.
using ConstantShare = std::optional<double>;

class PlainWeek {
public:
    PlainWeek(const Project& project, const Option& option, int year, ConstantShare constant) {
        const std::size_t n = project.workloads.size();
        std::vector<double> speed(n, 1), share(n, -1), gpus(n, 0);
        for (std::size_t i = 0; i < n; ++i) {
            const Demand& d = project.workloads[i].demand;
            const auto rate = option.unitsPerGpuHour.find(project.workloads[i].id);
            if (rate != option.unitsPerGpuHour.end() && d.unitsPerGpuHour) speed[i] = *d.unitsPerGpuHour / rate->second;
            const double growth = std::pow(1 + d.growthPercentPerYear / 100, year) * (1 + project.workloads[i].failedWorkPercent / 100);
            if (d.isPlaced()) {
                gpus[i] = growth * speed[i];
                if (constant) {
                    double most = 0;
                    for (int h = 0; h < 168; ++h) most = std::max(most, placedAt(d, h));
                    if (d.weekly.empty()) most = *d.gpus;
                    gpus[i] *= most;
                }
            } else {
                const double base = d.hoursPerMonth ? *d.hoursPerMonth / project.assumptions.hoursPerMonth : *d.utilizationPercent / 100;
                const bool inHours = d.growthIn != GrowthIn::gpus;
                share[i] = std::min(1.0, inHours ? base * growth : base);
                gpus[i] = *d.gpus * speed[i] * (inHours ? std::max(1.0, base * growth) : growth);
            }
            if (constant) share[i] = *constant;
        }
        for (double g : gpus) allGpus += g;
        std::vector<int> order(168);
        std::iota(order.begin(), order.end(), 0);
        std::vector<double> placed(168, 0);
        for (int h = 0; h < 168; ++h)
            for (std::size_t i = 0; i < n; ++i)
                if (share[i] < 0) placed[static_cast<std::size_t>(h)] += placedAt(project.workloads[i].demand, h) * gpus[i];
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return placed[static_cast<std::size_t>(a)] > placed[static_cast<std::size_t>(b)] + 1e-9;
        });
        for (int rank = 0; rank < 168; ++rank) {
            std::vector<double> cuts{static_cast<double>(rank), rank + 1.0};
            for (std::size_t i = 0; i < n; ++i)
                if (share[i] * 168 > rank && share[i] * 168 < rank + 1) cuts.push_back(share[i] * 168);
            std::sort(cuts.begin(), cuts.end());
            for (std::size_t c = 0; c + 1 < cuts.size(); ++c) {
                if (cuts[c + 1] - cuts[c] < 1e-10) continue;
                Stretch stretch;
                stretch.hours = cuts[c + 1] - cuts[c];
                const double middle = (cuts[c] + cuts[c + 1]) / 2;
                for (std::size_t i = 0; i < n; ++i) {
                    const int hour = order[static_cast<std::size_t>(rank)];
                    if (share[i] < 0) stretch.gpus.push_back(placedAt(project.workloads[i].demand, hour) * gpus[i]);
                    else stretch.gpus.push_back(middle < share[i] * 168 ? gpus[i] : 0);
                }
                stretches.push_back(stretch);
            }
        }
        factor = speed;
        for (const Stretch& s : stretches) peak = std::max(peak, s.load());
        if (constant) peak = allGpus;
    }

    template <class F>
    [[nodiscard]] double mean(F&& f) const {
        double sum = 0;
        for (const Stretch& s : stretches) sum += s.hours / 168 * f(s);
        return sum;
    }

    std::vector<Stretch> stretches;
    std::vector<double> factor;
    double peak = 0;
    double allGpus = 0;
};

/// Amounts and hours of an option or a part of one, by project month.
struct Ledger {
    explicit Ledger(int horizon) : cost(static_cast<std::size_t>(horizon) + 1), residual(cost), deductible(cost) {}
    std::vector<double> cost, residual, deductible;      // deductible: what lowers the taxable profit
    std::map<std::string, double> byCategory;
};

/// What one part is told to do.
struct Task {
    const Option* option = nullptr;
    int offset = 0;                        // project month of its month 0
    int last = 0;
    std::optional<int> nodes;              // owned in a hybrid
    const std::vector<PlainWeek>* weeks = nullptr;   // leftovers of a hybrid, in this option's GPUs
};

class PlainOptionRun {
public:
    PlainOptionRun(const Project& project, const Option& option, ConstantShare constant)
        : m_project(project), m_constant(constant), m_ledger(project.horizonMonths), m_top(&option) {
        m_result.id = option.id;
        m_vat = 1 + project.assumptions.vat.ratePercent / 100 * (1 - project.assumptions.vat.recoverablePercent / 100);
        m_workloads.resize(project.workloads.size());
        for (Tally& tally : m_workloads) tally.served.assign(static_cast<std::size_t>(project.horizonMonths) + 1, 0);
    }

    PlainOption run() {
        part({m_top, 0, m_project.horizonMonths, {}, nullptr});
        tax();
        sums();
        return std::move(m_result);
    }

private:
    struct Tally {
        double used = 0, weight = 0;
        std::vector<double> served;        // in the demand's own GPU-hours, by month
    };

    [[nodiscard]] const Option& find(const std::string& id) const { return m_project.options[indexOf(m_project.options, id)]; }
    static int yearOf(int month) { return month <= 0 ? 0 : (month - 1) / 12; }

    void part(const Task& task) {
        m_task = task;
        const std::string currency = task.option->currency.empty() ? m_project.currency : task.option->currency;
        m_rate = currency == m_project.currency ? 1 : m_project.assumptions.exchangeRates.at(currency);
        std::vector<PlainWeek> own;
        if (!task.weeks) {
            for (int y = 0; y <= yearOf(m_project.horizonMonths); ++y) own.emplace_back(m_project, *task.option, y, m_constant);
            m_task.weeks = &own;
        }
        m_weeks = m_task.weeks;
        std::visit([&](const auto& kind) { (*this)(kind); }, task.option->kind);
    }

    // ---- entries

    /// Own month → project month.
    [[nodiscard]] int at(int month) const { return month + m_task.offset; }
    [[nodiscard]] int length() const { return m_task.last - m_task.offset; }

    void enter(int month, Category category, double amount, bool deductible) {
        m_ledger.cost[static_cast<std::size_t>(month)] += amount;
        if (category == Category::residualValue) m_ledger.residual[static_cast<std::size_t>(month)] += amount;
        if (deductible) m_ledger.deductible[static_cast<std::size_t>(month)] += amount;
        m_ledger.byCategory[std::string(keyOf(category))] += amount;
    }
    void add(int ownMonth, Category category, double net, bool deductible = true) {
        const bool vat = category != Category::staff && category != Category::insurance && category != Category::residualValue;
        enter(at(ownMonth), category, vat ? net * m_vat : net, deductible);
    }

    [[nodiscard]] double nodeShare() const {
        if (!m_task.nodes) return 1;
        return *m_task.nodes / static_cast<double>(std::get<OnPremises>(m_task.option->kind).nodes);
    }
    [[nodiscard]] double any() const { return !m_task.nodes || *m_task.nodes > 0 ? 1 : 0; }
    [[nodiscard]] double lineShare(Per per, Category category) const {
        const bool withNodes = per == Per::node || (per == Per::unstated && (category == Category::hardware || category == Category::installation || category == Category::maintenance));
        return withNodes ? nodeShare() : any();
    }

    void common() {
        const Assumptions& a = m_project.assumptions;
        const Option& o = *m_task.option;
        for (int m = 1; m <= length(); ++m) {
            add(m, Category::staff, o.staffFte * any() * a.staffCostPerFteYear / 12 * std::pow(1 + a.staffCostChangePercentPerYear / 100, yearOf(at(m))));
            for (const MonthlyCost& line : o.monthlyCosts) add(m, line.category, line.amount * lineShare(line.per, line.category) * m_rate);
        }
        const bool own = std::holds_alternative<OnPremises>(o.kind);
        for (const OneTimeCost& line : o.oneTimeCosts) {
            const int month = line.month.last ? length() : line.month.month;
            if (month > length()) continue;
            const double net = line.amount * lineShare(line.per, line.category) * m_rate;
            const bool capital = own && line.category == Category::installation && month == 0;
            add(month, line.category, net, !capital);
            if (capital) m_capital[0] += net * m_vat;
        }
    }

    // ---- service

    void serve(const std::function<std::optional<double>(int)>& capacityIn) {
        const double hours = m_project.assumptions.hoursPerMonth;
        m_result.used = m_result.used.value_or(0);
        m_result.unserved = m_result.unserved.value_or(0);
        for (int m = 1; m <= length(); ++m) {
            const PlainWeek& week = weekOf(at(m));
            const std::optional<double> capacity = capacityIn(m);
            for (std::size_t i = 0; i < m_workloads.size(); ++i) {
                const double wanted = week.mean([&](const Stretch& s) { return s.gpus[i]; });
                const double got = week.mean([&](const Stretch& s) { return s.load() <= 0 ? 0.0 : s.gpus[i] * (capacity ? std::min(1.0, *capacity / s.load()) : 1.0); });
                *m_result.used += got * hours;
                if (!m_inHybrid) *m_result.unserved += (wanted - got) * hours;
                m_workloads[i].used += got * hours;
                m_workloads[i].weight += got * hours;
                m_workloads[i].served[static_cast<std::size_t>(at(m))] += got * hours / week.factor[i];
            }
        }
    }
    [[nodiscard]] const PlainWeek& weekOf(int month) const {
        // Leftovers can change by month, the demand by year.
        return m_weeks->size() == m_ledger.cost.size() ? (*m_weeks)[static_cast<std::size_t>(month)] : (*m_weeks)[static_cast<std::size_t>(yearOf(month))];
    }
    [[nodiscard]] double useHours(int month) const {
        const Option none;
        return PlainWeek(m_project, none, yearOf(month), m_constant).mean([](const Stretch& s) { return s.load() > 0 ? 1.0 : 0.0; }) * m_project.assumptions.hoursPerMonth;
    }

    // ---- kinds

    void operator()(const OnPremises& own) {
        const Assumptions& a = m_project.assumptions;
        m_capital.clear();
        double hardware = 0;
        const bool leased = own.financing.kind == FinancingKind::lease;
        const auto buy = [&](const std::vector<Item>& items, int month, bool notHardware) {
            double price = 0;
            for (const Item& item : items) {
                const double net = item.quantity * item.unitPrice * lineShare(item.per, item.category) * m_rate;
                if (item.category == Category::hardware) price += net;
                if (notHardware && item.category == Category::hardware) continue;
                const bool capital = item.category == Category::hardware || item.category == Category::network || item.category == Category::storage;
                add(month, item.category, net, !capital);
                if (capital) m_capital[month] += net * m_vat;
            }
            return price;
        };
        hardware = buy(own.items, 0, leased);
        std::map<int, double> later;       // hardware price of purchases by month
        std::map<int, double> laterResidual;
        std::map<int, double> laterNodes;
        for (const Purchase& p : own.purchases) {
            if (p.month > length()) continue;
            const double price = buy(p.items, p.month, false);
            later[p.month] += price;
            laterNodes[p.month] += p.nodes * nodeShare();
            laterResidual[p.month] += price * p.residualValuePercent / 100;
        }
        const double firstNodes = m_task.nodes ? *m_task.nodes : own.nodes;
        const auto nodesIn = [&](int m) {
            double n = firstNodes;
            for (const auto& [month, more] : laterNodes) n += m > month ? more : 0;
            return n;
        };
        const auto hardwareIn = [&](int m) {
            double n = hardware;
            for (const auto& [month, more] : later) n += m > month ? more : 0;
            return n;
        };
        serve([&](int m) { return std::optional(nodesIn(m) * own.gpusPerNode); });
        m_result.capacity = m_result.capacity.value_or(0);
        m_result.energy = m_result.energy.value_or(0);
        for (int m = 1; m <= length(); ++m) {
            const double nodes = nodesIn(m), gpus = nodes * own.gpusPerNode;
            *m_result.capacity += gpus * a.hoursPerMonth;
            const double use = useHours(at(m));
            const double on = own.powered == Powered::always ? a.hoursPerMonth : use;
            const double servedHours = weekOf(at(m)).mean([&](const Stretch& s) { return std::min(s.load(), gpus); }) * a.hoursPerMonth;
            const double kwh = on <= 0 || gpus <= 0 ? 0 : nodes * (own.powerWPerNode.idle * on + (own.powerWPerNode.max - own.powerWPerNode.idle) * servedHours / gpus) / 1000;
            const double price = a.electricityPricePerKwh * std::pow(1 + a.electricityPriceChangePercentPerYear / 100, yearOf(at(m)));
            const double cooling = own.cooling.kind == CoolingKind::pue ? a.pue - 1 : 1 / own.cooling.cop;
            add(m, Category::electricity, kwh * price);
            add(m, Category::cooling, kwh * cooling * price);
            *m_result.energy += kwh * (1 + cooling);
            if (m > own.maintenanceFreeMonths) add(m, Category::maintenance, hardwareIn(m) * own.maintenancePercentPerYear / 1200);
            add(m, Category::insurance, hardwareIn(m) * own.insurancePercentPerYear / 1200);
            add(m, Category::maintenance, nodes * own.spares.failurePercentPerYear / 1200 * own.spares.repairCost * m_rate);
            add(m, Category::other, own.downtime.hoursPerYear / 12 * own.downtime.costPerHour * any() * m_rate);
            add(m, Category::space, nodes * own.powerWPerNode.max / 1000 * own.colocation.pricePerKwMonth * m_rate);
            add(m, Category::space, own.colocation.rackUnits * nodeShare() * own.colocation.pricePerRackUnitMonth * m_rate);
            for (const UsageCost& line : own.usageCosts) add(m, line.category, nodes * use * line.amountPerNodeHour * m_rate);
        }
        for (const Licence& l : own.licences)
            for (int m = 0; m <= length(); ++m) {
                if (l.interval == Interval::once ? m != 0 : m == 0) continue;
                if (l.interval == Interval::year && (m - 1) % 12 != 0) continue;
                double count = l.quantity;
                const double nodes = l.interval == Interval::once ? firstNodes : nodesIn(m);
                if (l.metric == LicenceMetric::gpu) count *= nodes * own.gpusPerNode;
                if (l.metric == LicenceMetric::node) count *= nodes;
                if (l.metric == LicenceMetric::core) count *= nodeShare();
                add(m, l.category, std::max(count, l.minimum) * any() * l.price * m_rate);
            }
        if (own.embodiedCo2Kg) {
            double built = firstNodes;
            for (const auto& [month, more] : laterNodes) built += more;
            m_embodied = m_embodied.value_or(0) + built * *own.embodiedCo2Kg;
        }
        common();
        const bool kept = finance(own.financing, hardware);
        const double sold = kept ? hardware * own.residualValuePercent / 100 : 0;
        add(length(), Category::residualValue, -sold, false);
        writeOff(0, sold);
        for (const auto& [month, value] : laterResidual) {
            add(length(), Category::residualValue, -value, false);
            writeOff(month, value);
        }
        m_nodes = m_nodes.value_or(0) + firstNodes;
        co2();
    }

    /// Whether the hardware is owned at the end.
    bool finance(const Financing& f, double hardware) {
        if (f.kind == FinancingKind::cash) return true;
        const int n = *f.months, paid = std::min(n, length());
        if (f.kind == FinancingKind::lease) {
            const double payment = *f.paymentPerMonth * nodeShare() * m_rate;
            for (int m = 1; m <= paid; ++m) add(m, Category::financing, payment);
            if (n > length()) add(length(), Category::financing, payment * (n - length()));
            else add(n, Category::financing, f.finalPayment * nodeShare() * m_rate);
            return n <= length() && f.finalPayment > 0;
        }
        const double amount = hardware * m_vat - f.downPayment * nodeShare() * m_rate, i = *f.ratePercentPerYear / 1200;
        enter(at(0), Category::hardware, -amount, false);
        const double payment = i == 0 ? amount / n : amount * i / (1 - std::pow(1 + i, -n));
        double balance = amount;
        for (int m = 1; m <= paid; ++m) {
            const double interest = balance * i;
            balance += interest - payment;
            enter(at(m), Category::financing, payment, false);
            m_ledger.deductible[static_cast<std::size_t>(at(m))] += interest;
        }
        if (n > length()) enter(at(length()), Category::financing, balance, false);
        return true;
    }

    /// Year by year: what the purchases of one month lose in value.
    void writeOff(int month, double sold) {
        if (!m_project.assumptions.tax.enabled || !m_capital.contains(month)) return;
        const Depreciation& d = m_project.assumptions.tax.depreciation;
        double book = m_capital.at(month);
        const double base = book, life = d.lifeYears * 12, rate = std::min(d.decliningRatePercent / 100, 3 / d.lifeYears);
        double perMonth = 0;
        for (int m = at(month) + 1; m <= m_task.last; ++m) {
            const int age = m - at(month) - 1;
            const bool newYear = age == 0 || m_project.start.plus(m - 1).month == 1;
            double amount = 0;
            if (d.method == DepreciationMethod::immediate) amount = age == 0 ? base : 0;
            if (d.method == DepreciationMethod::straightLine) amount = base / life * std::clamp(life - age, 0.0, 1.0);
            if (d.method == DepreciationMethod::declining) {
                const double remaining = life - age;
                if (newYear) perMonth = std::max(book * rate / 12, remaining > 0 ? book / std::max(1.0, remaining) : book);
                amount = std::min(book, perMonth);
            }
            book -= amount;
            m_ledger.deductible[static_cast<std::size_t>(m)] += amount;
        }
        m_ledger.deductible[static_cast<std::size_t>(m_task.last)] += book - sold;
    }

    void operator()(const Cloud& cloud) {
        const double hours = m_project.assumptions.hoursPerMonth;
        std::optional<double> limit;
        if (cloud.instances) limit = *cloud.instances * cloud.gpusPerInstance;
        const double usedBefore = m_result.used.value_or(0);
        std::vector<double> usedIn;
        for (int m = 0; m <= length(); ++m)
            usedIn.push_back(m == 0 ? 0 : weekOf(at(m)).mean([&](const Stretch& s) { return limit ? std::min(s.load(), *limit) : s.load(); }) * hours);
        serve([&](int) { return limit; });
        static_cast<void>(usedBefore);
        double highest = 0;
        for (int m = 1; m <= length(); ++m) highest = std::max(highest, weekOf(at(m)).peak);
        const double base = cloud.base ? cloud.base->instances : 0;
        m_result.capacity = m_result.capacity.value_or(0);
        for (int m = 1; m <= length(); ++m) {
            const double factor = (1 - cloud.discountPercent / 100) * std::pow(1 + cloud.priceChangePercentPerYear / 100, yearOf(at(m))) * (1 + cloud.repeatedWorkPercent / 100);
            double bill = 0;
            if (cloud.pricePerGpuSecond) {
                const double paid = usedIn[static_cast<std::size_t>(m)] + cloud.coldStartsPerMonth * cloud.coldStartSeconds * cloud.gpusPerInstance / 3600;
                *m_result.capacity += paid;
                bill = paid * 3600 * *cloud.pricePerGpuSecond * factor;
            } else {
                double paid = cloud.instances ? *cloud.instances : wholeUp(highest / cloud.gpusPerInstance);
                if (!cloud.isBilledAlways())
                    paid = weekOf(at(m)).mean([&](const Stretch& s) {
                        double n = wholeUp(s.load() / cloud.gpusPerInstance);
                        if (cloud.instances) n = std::min(n, static_cast<double>(*cloud.instances));
                        return std::max(0.0, n - base);
                    });
                *m_result.capacity += (paid + base) * cloud.gpusPerInstance * hours;
                bill = cloud.pricePerInstanceMonth ? paid * *cloud.pricePerInstanceMonth * factor : paid * hours * *cloud.pricePerInstanceHour * factor;
                if (cloud.base) bill += base * hours * cloud.base->pricePerInstanceHour * factor;
            }
            const double storage = cloud.storageGb * cloud.storagePricePerGbMonth, transfer = cloud.egressGbPerMonth * cloud.egressPricePerGb;
            add(m, Category::compute, bill * m_rate);
            add(m, Category::storage, storage * m_rate);
            add(m, Category::dataTransfer, transfer * m_rate);
            double support = (bill + storage + transfer) * cloud.supportPercent / 100;
            if (!cloud.supportTiers.empty()) {
                support = 0;
                double from = 0;
                for (const SupportTier& tier : cloud.supportTiers) {
                    const double to = tier.upTo.value_or(1e300);
                    support += tier.percent / 100 * std::max(0.0, std::min(bill + storage + transfer, to) - from);
                    from = to;
                }
            }
            add(m, Category::support, support * m_rate);
        }
        upfront(cloud.upfront, cloud.termMonths);
        if (cloud.base) upfront(cloud.base->upfront, cloud.base->termMonths);
        common();
        co2();
    }

    void operator()(const ModelApi& api) {
        for (std::size_t i = 0; i < m_project.workloads.size(); ++i) {
            const Workload& w = m_project.workloads[i];
            const Demand& d = w.demand;
            for (int m = 1; m <= length(); ++m) {
                double amount = notKnown;
                if (d.tokensPerMonth) {
                    const double step = std::pow(1 + api.priceChangePercentPerYear / 100, yearOf(m)) * std::pow(1 + d.growthPercentPerYear / 100, yearOf(m)) * (1 + w.failedWorkPercent / 100);
                    const double batch = api.batchSharePercent / 100;
                    const auto mixed = [&](double price, std::optional<double> batched) {
                        return batch == 0 ? price : price * (1 - batch) + batched.value_or(notKnown) * batch;
                    };
                    const double cached = d.tokensPerMonth->cachedInput == 0 ? 0 : d.tokensPerMonth->cachedInput * api.cachedInputPricePerMillion.value_or(notKnown);
                    amount = (d.tokensPerMonth->input * mixed(api.inputPricePerMillion, api.batchInputPricePerMillion) + cached +
                              d.tokensPerMonth->output * mixed(api.outputPricePerMillion, api.batchOutputPricePerMillion)) / 1e6 * step;
                }
                add(m, Category::compute, amount * m_rate);
                m_workloads[i].weight += amount * m_rate * m_vat;
            }
        }
        common();
    }

    void operator()(const Hybrid& hybrid) {
        const Option &top = *m_task.option, &own = find(hybrid.own), &burst = find(hybrid.burst);
        const auto& servers = std::get<OnPremises>(own.kind);
        const int last = m_task.last;
        m_inHybrid = true;
        part({&own, 0, last, hybrid.ownNodes.count, nullptr});
        m_inHybrid = false;
        // Hour by hour: the own nodes serve the same share of every workload, the rest is rented.
        std::vector<PlainWeek> leftovers;
        for (int m = 0; m <= last; ++m) {
            PlainWeek week(m_project, own, yearOf(m), m_constant);
            const PlainWeek asRented(m_project, burst, yearOf(m), m_constant);
            double nodes = hybrid.ownNodes.count;
            for (const Purchase& p : servers.purchases)
                if (p.month < last && m > p.month) nodes += p.nodes * hybrid.ownNodes.count / static_cast<double>(servers.nodes);
            week.peak = 0;
            for (Stretch& s : week.stretches) {
                const double load = s.load(), left = load <= 0 ? 0 : std::max(0.0, load - nodes * servers.gpusPerNode) / load;
                for (std::size_t i = 0; i < s.gpus.size(); ++i) s.gpus[i] *= left * asRented.factor[i] / week.factor[i];
                week.peak = std::max(week.peak, s.load());
            }
            week.factor = asRented.factor;
            leftovers.push_back(std::move(week));
        }
        part({&burst, 0, last, {}, &leftovers});
        together(top);
    }

    void operator()(const Staged& staged) {
        const Option &top = *m_task.option, &first = find(staged.first), &then = find(staged.then);
        const int last = m_task.last;
        part({&first, 0, staged.switchMonth - 1, {}, nullptr});
        part({&then, staged.switchMonth - 1, last, {}, nullptr});
        together(top);
    }

    /// Lines that a hybrid or staged option states itself.
    void together(const Option& top) {
        m_task = {&top, 0, m_project.horizonMonths, {}, nullptr};
        const std::string currency = top.currency.empty() ? m_project.currency : top.currency;
        m_rate = currency == m_project.currency ? 1 : m_project.assumptions.exchangeRates.at(currency);
        common();
    }

    void upfront(double amount, std::optional<int> term) {
        add(0, Category::compute, amount * m_rate);
        if (term)
            for (int m = *term + 1; m <= length(); m += *term) add(m, Category::compute, amount * m_rate);
    }

    /// CO₂ stated per GPU-hour, for what this part has used.
    void co2() {
        const double usedHere = m_result.used.value_or(0) - m_usedBefore;
        m_usedBefore = m_result.used.value_or(0);
        if (m_task.option->co2KgPerGpuHour) m_stated = m_stated.value_or(0) + usedHere * *m_task.option->co2KgPerGpuHour;
    }

    void tax() {
        const Tax& t = m_project.assumptions.tax;
        if (!t.enabled) return;
        for (int m = 0; m <= m_project.horizonMonths; ++m) {
            double rate = t.ratePercent;
            if (!t.rates.empty()) {
                rate = t.rates.front().ratePercent;
                const std::string month = m_project.start.plus(std::max(0, m - 1)).text();
                for (const DatedRate& row : t.rates)
                    if (row.id <= month) rate = row.ratePercent;
            }
            enter(m, Category::tax, -rate / 100 * m_ledger.deductible[static_cast<std::size_t>(m)], false);
        }
    }

    void sums() {
        m_result.monthlyCost = m_ledger.cost;
        m_result.byCategory = m_ledger.byCategory;
        for (std::size_t m = 0; m < m_ledger.cost.size(); ++m) {
            m_result.withoutResidual.push_back(m_ledger.cost[m] - m_ledger.residual[m]);
            m_result.total += m_ledger.cost[m];
            m_result.netPresent += m_ledger.cost[m] / std::pow(1 + m_project.assumptions.discountRatePercent / 100, static_cast<double>(m) / 12);
        }
        if (m_result.energy) m_result.co2 = *m_result.energy * m_project.assumptions.gridCo2GPerKwh / 1000;
        if (m_stated) m_result.co2 = m_result.co2.value_or(0) + *m_stated;
        if (m_embodied) m_result.co2 = m_result.co2.value_or(0) + *m_embodied;
        m_result.nodes = m_nodes;
        double served = 0, demanded = 0, allWeight = 0, allWork = 0;
        bool comparable = !m_project.workloads.empty();
        const Option none;
        for (Tally& tally : m_workloads) allWeight += tally.weight;
        for (std::size_t i = 0; i < m_workloads.size(); ++i) {
            const Demand& d = m_project.workloads[i].demand;
            std::optional<double> work = 0;
            for (int m = 1; m <= m_project.horizonMonths; ++m) {
                const double wanted = PlainWeek(m_project, none, yearOf(m), m_constant).mean([&](const Stretch& s) { return s.gpus[i]; }) * m_project.assumptions.hoursPerMonth;
                const double got = m_workloads[i].served[static_cast<std::size_t>(m)];
                served += got;
                demanded += wanted;
                const double growth = std::pow(1 + d.growthPercentPerYear / 100, yearOf(m));
                double done = 0;
                if (d.unitsPerMonth) done = *d.unitsPerMonth * growth;
                else if (d.unit == "token" && d.tokensPerMonth) done = (d.tokensPerMonth->input + d.tokensPerMonth->cachedInput + d.tokensPerMonth->output) * growth;
                else if (d.unitsPerGpuHour) done = wanted / (1 + m_project.workloads[i].failedWorkPercent / 100) * *d.unitsPerGpuHour;
                else work.reset();
                if (work) *work += done * (m_result.used && wanted > 0 ? got / wanted : 1.0);
            }
            m_result.workloadWork.push_back(work);
            m_result.workloadUsed.push_back(m_result.used ? std::optional(m_workloads[i].used) : std::nullopt);
            m_result.workloadCost.push_back(m_workloads.size() == 1 ? m_result.total : allWeight > 0 ? m_result.total * m_workloads[i].weight / allWeight : notKnown);
            comparable = comparable && work && d.unit == m_project.workloads[0].demand.unit;
            allWork += work.value_or(0);
        }
        if (m_result.used) m_result.servedPercent = demanded > 0 ? 100 * served / demanded : 100;
        if (comparable && allWork > 0) m_result.costPerUnit = m_result.total / allWork;
    }

    const Project& m_project;
    ConstantShare m_constant;
    Ledger m_ledger;
    const Option* m_top;
    Task m_task;
    const std::vector<PlainWeek>* m_weeks = nullptr;
    double m_rate = 1, m_vat = 1, m_usedBefore = 0;
    bool m_inHybrid = false;
    std::map<int, double> m_capital;       // own month → what is written off
    std::vector<Tally> m_workloads;
    std::optional<double> m_stated, m_embodied, m_nodes;
    PlainOption m_result;
};

/// Hybrids that ask for the best get it by trying.
Project withBest(const Project& project) {
    Project result = project;
    for (Option& option : result.options) {
        auto* hybrid = std::get_if<Hybrid>(&option.kind);
        if (!hybrid || !hybrid->ownNodes.best) continue;
        const Option& own = project.options[indexOf(project.options, hybrid->own)];
        double highest = 0;
        for (int y = 0; y <= (project.horizonMonths - 1) / 12; ++y) highest = std::max(highest, PlainWeek(project, own, y, {}).peak);
        const int most = static_cast<int>(wholeUp(highest / std::get<OnPremises>(own.kind).gpusPerNode));
        double least = std::numeric_limits<double>::infinity();
        int best = 0;
        for (int k = 0; k <= most; ++k) {
            hybrid->ownNodes.count = k;
            const double cost = PlainOptionRun(result, option, {}).run().netPresent;
            if (cost < least - 1e-9) {
                least = cost;
                best = k;
            }
        }
        hybrid->ownNodes.count = best;
    }
    return result;
}

PlainComparison compare(const Project& project, std::size_t a, std::size_t b, const std::vector<PlainOption>& options) {
    const auto owns = [&](std::size_t i) { return project.options[i].kind.index() != 1 && project.options[i].kind.index() != 2; };
    const auto servers = [&](std::size_t i) { return project.options[i].kind.index() == 0; };
    const double upA = options[a].monthlyCost[0], upB = options[b].monthlyCost[0];
    if (std::abs(upA - upB) <= 0.005 ? owns(b) && !owns(a) : upB > upA) std::swap(a, b);
    const PlainOption &first = options[a], &second = options[b];
    PlainComparison result;
    result.first = first.id;
    result.second = second.id;
    result.verdict = "not_comparable";
    if (std::isnan(first.total) || std::isnan(second.total)) return result;
    result.saving = second.total - first.total;
    std::vector<double> d;
    double sum = 0;
    for (std::size_t m = 0; m < first.withoutResidual.size(); ++m) {
        sum += first.withoutResidual[m] - second.withoutResidual[m];
        d.push_back(std::abs(sum) < 0.005 ? 0 : sum);
    }
    std::string signs;
    for (const double x : d)
        if (x != 0 && (signs.empty() || signs.back() != (x > 0 ? '+' : '-'))) signs += x > 0 ? '+' : '-';
    result.crossings = signs.empty() ? 0 : static_cast<int>(signs.size()) - 1;
    if (std::abs(first.servedPercent - second.servedPercent) <= 0.05) {
        const std::map<std::string, std::string> names{{"", "equal"}, {"-", "immediate"}, {"+", "never"}, {"+-", "pays_off"}, {"-+", "cheaper_until"}};
        result.verdict = names.contains(signs) ? names.at(signs) : "crosses_several_times";
    }
    if (signs.starts_with('-')) result.breakEvenMonths = 0;
    else if (signs.starts_with("+-"))
        for (std::size_t m = 1; m < d.size() && !result.breakEvenMonths; ++m)
            if (d[m - 1] > 0 && d[m] <= 0) result.breakEvenMonths = static_cast<double>(m) - 1 + d[m - 1] / (d[m - 1] - d[m]);
    if (result.breakEvenMonths) {
        double hours = 0;
        const Option none;
        for (int m = 1; m <= project.horizonMonths; ++m) {
            const PlainWeek week(project, none, (m - 1) / 12, {});
            const double use = week.mean([](const Stretch& s) { return s.load() > 0 ? 1.0 : 0.0; }) * project.assumptions.hoursPerMonth;
            hours += use * std::clamp(*result.breakEvenMonths - (m - 1), 0.0, 1.0);
        }
        result.breakEvenHours = hours;
    }
    const bool ownAndCloud = (servers(a) && project.options[b].kind.index() == 1) || (servers(b) && project.options[a].kind.index() == 1);
    if (ownAndCloud && project.workloads.size() == 1) {
        const auto total = [&](std::size_t i, double share) { return PlainOptionRun(project, project.options[i], share).run().total; };
        const double atZero = total(a, 0) - total(b, 0), atOne = total(a, 1) - total(b, 1);
        double u = atZero / (atZero - atOne);
        const auto& rented = std::get<Cloud>(project.options[servers(a) ? b : a].kind);
        if (!rented.supportTiers.empty() && (atZero > 0) != (atOne > 0)) {
            double low = 0, high = 1;
            for (int step = 0; step < 60; ++step) {
                u = (low + high) / 2;
                ((total(a, u) - total(b, u) > 0) == (atZero > 0) ? low : high) = u;
            }
        }
        if (u >= 0 && u <= 1) result.utilization = 100 * u;
    }
    return result;
}

} // namespace

PlainEvaluation evaluatePlainly(const Project& stated) {
    const Project project = withBest(stated);
    PlainEvaluation result;
    for (const Option& option : project.options) result.options.push_back(PlainOptionRun(project, option, {}).run());
    for (std::size_t i = 0; i < project.options.size(); ++i)
        for (std::size_t j = i + 1; j < project.options.size(); ++j)
            result.comparisons.push_back(compare(project, i, j, result.options));
    return result;
}

} // namespace racktally::test
