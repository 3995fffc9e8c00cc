#include "tests/support/plain_evaluation.h"

#include <algorithm>
#include <cmath>
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
            const double growth = std::pow(1 + d.growthPercentPerYear / 100, year);
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

class PlainOptionRun {
public:
    PlainOptionRun(const Project& project, const Option& option, ConstantShare constant)
        : m_project(project), m_option(option), m_constant(constant), m_horizon(project.horizonMonths) {
        m_result.id = option.id;
        m_result.monthlyCost.assign(static_cast<std::size_t>(m_horizon) + 1, 0);
        m_result.withoutResidual = m_result.monthlyCost;
        for (int y = 0; y <= (m_horizon - 1) / 12; ++y) m_weeks.emplace_back(project, option, y, constant);
        const std::string currency = option.currency.empty() ? project.currency : option.currency;
        m_rate = currency == project.currency ? 1 : project.assumptions.exchangeRates.at(currency);
        m_vat = 1 + project.assumptions.vat.ratePercent / 100 * (1 - project.assumptions.vat.recoverablePercent / 100);
    }

    PlainOption run() {
        common();
        std::visit([&](const auto& kind) { (*this)(kind); }, m_option.kind);
        sums();
        return std::move(m_result);
    }

    void operator()(const OnPremises& own) {
        const Assumptions& a = m_project.assumptions;
        double hardware = 0;
        for (const Item& item : own.items) {
            if (item.category == Category::hardware) hardware += item.quantity * item.unitPrice * m_rate;
            add(0, item.category, item.quantity * item.unitPrice * m_rate);
        }
        const double gpus = own.nodes * own.gpusPerNode;
        serve(gpus);
        m_result.capacity = 0;
        m_result.energy = 0;
        for (int m = 1; m <= m_horizon; ++m) {
            *m_result.capacity += gpus * a.hoursPerMonth;
            const double use = useHours(m);
            const double on = own.powered == Powered::always ? a.hoursPerMonth : use;
            const double servedHours = week(m).mean([&](const Stretch& s) { return std::min(s.load(), gpus); }) * a.hoursPerMonth;
            const double kwh = on <= 0 ? 0 : own.nodes * (own.powerWPerNode.idle * on + (own.powerWPerNode.max - own.powerWPerNode.idle) * servedHours / gpus) / 1000;
            const double price = a.electricityPricePerKwh * std::pow(1 + a.electricityPriceChangePercentPerYear / 100, yearOf(m));
            add(m, Category::electricity, kwh * price);
            add(m, Category::cooling, kwh * (a.pue - 1) * price);
            *m_result.energy += kwh * a.pue;
            if (m > own.maintenanceFreeMonths) add(m, Category::maintenance, hardware * own.maintenancePercentPerYear / 1200);
            add(m, Category::insurance, hardware * own.insurancePercentPerYear / 1200);
            for (const UsageCost& line : own.usageCosts) add(m, line.category, own.nodes * use * line.amountPerNodeHour * m_rate);
        }
        add(m_horizon, Category::residualValue, -hardware * own.residualValuePercent / 100);
    }

    void operator()(const Cloud& cloud) {
        const double hours = m_project.assumptions.hoursPerMonth;
        std::optional<double> limit;
        if (cloud.instances) limit = *cloud.instances * cloud.gpusPerInstance;
        serve(limit);
        double highest = 0;
        for (const PlainWeek& w : m_weeks) highest = std::max(highest, w.peak);
        const double base = cloud.base ? cloud.base->instances : 0;
        m_result.capacity = 0;
        for (int m = 1; m <= m_horizon; ++m) {
            double paid = cloud.instances ? *cloud.instances : wholeUp(highest / cloud.gpusPerInstance);
            if (!cloud.isBilledAlways())
                paid = week(m).mean([&](const Stretch& s) {
                    double n = wholeUp(s.load() / cloud.gpusPerInstance);
                    if (cloud.instances) n = std::min(n, static_cast<double>(*cloud.instances));
                    return std::max(0.0, n - base);
                });
            *m_result.capacity += (paid + base) * cloud.gpusPerInstance * hours;
            const double factor = (1 - cloud.discountPercent / 100) * std::pow(1 + cloud.priceChangePercentPerYear / 100, yearOf(m)) * (1 + cloud.repeatedWorkPercent / 100);
            double bill = paid * hours * cloud.pricePerInstanceHour * factor;
            if (cloud.base) bill += base * hours * cloud.base->pricePerInstanceHour * factor;
            const double storage = cloud.storageGb * cloud.storagePricePerGbMonth, transfer = cloud.egressGbPerMonth * cloud.egressPricePerGb;
            add(m, Category::compute, bill * m_rate);
            add(m, Category::storage, storage * m_rate);
            add(m, Category::dataTransfer, transfer * m_rate);
            add(m, Category::support, (bill + storage + transfer) * cloud.supportPercent / 100 * m_rate);
        }
        upfront(cloud.upfront, cloud.termMonths);
        if (cloud.base) upfront(cloud.base->upfront, cloud.base->termMonths);
    }

    void operator()(const ModelApi& api) {
        for (std::size_t i = 0; i < m_project.workloads.size(); ++i) {
            const Demand& d = m_project.workloads[i].demand;
            m_weight.emplace_back(0);
            for (int m = 1; m <= m_horizon; ++m) {
                double amount = notKnown;
                if (d.tokensPerMonth) {
                    const double step = std::pow(1 + api.priceChangePercentPerYear / 100, yearOf(m)) * std::pow(1 + d.growthPercentPerYear / 100, yearOf(m));
                    const double batch = api.batchSharePercent / 100;
                    const auto mixed = [&](double price, std::optional<double> batched) {
                        return batch == 0 ? price : price * (1 - batch) + batched.value_or(notKnown) * batch;
                    };
                    const double cached = d.tokensPerMonth->cachedInput == 0 ? 0 : d.tokensPerMonth->cachedInput * api.cachedInputPricePerMillion.value_or(notKnown);
                    amount = (d.tokensPerMonth->input * mixed(api.inputPricePerMillion, api.batchInputPricePerMillion) + cached +
                              d.tokensPerMonth->output * mixed(api.outputPricePerMillion, api.batchOutputPricePerMillion)) / 1e6 * step;
                }
                add(m, Category::compute, amount * m_rate);
                *m_weight.back() += amount * m_rate * m_vat;
            }
        }
    }

private:
    static int yearOf(int month) { return (month - 1) / 12; }
    [[nodiscard]] const PlainWeek& week(int month) const { return m_weeks[static_cast<std::size_t>(yearOf(month))]; }
    [[nodiscard]] double useHours(int month) const {
        const Option none;
        return PlainWeek(m_project, none, yearOf(month), m_constant).mean([](const Stretch& s) { return s.load() > 0 ? 1.0 : 0.0; }) * m_project.assumptions.hoursPerMonth;
    }

    void add(int month, Category category, double net) {
        const bool vat = category != Category::staff && category != Category::insurance && category != Category::residualValue;
        const double amount = vat ? net * m_vat : net;
        m_result.monthlyCost[static_cast<std::size_t>(month)] += amount;
        if (category != Category::residualValue) m_result.withoutResidual[static_cast<std::size_t>(month)] += amount;
        m_result.byCategory[std::string(keyOf(category))] += amount;
    }

    void common() {
        const Assumptions& a = m_project.assumptions;
        for (int m = 1; m <= m_horizon; ++m) {
            add(m, Category::staff, m_option.staffFte * a.staffCostPerFteYear / 12 * std::pow(1 + a.staffCostChangePercentPerYear / 100, yearOf(m)));
            for (const MonthlyCost& line : m_option.monthlyCosts) add(m, line.category, line.amount * m_rate);
        }
        for (const OneTimeCost& line : m_option.oneTimeCosts) {
            const int month = line.month.last ? m_horizon : line.month.month;
            if (month <= m_horizon) add(month, line.category, line.amount * m_rate);
        }
    }

    void upfront(double amount, std::optional<int> term) {
        add(0, Category::compute, amount * m_rate);
        if (term)
            for (int m = *term + 1; m <= m_horizon; m += *term) add(m, Category::compute, amount * m_rate);
    }

    void serve(std::optional<double> capacity) {
        const double hours = m_project.assumptions.hoursPerMonth;
        const std::size_t n = m_project.workloads.size();
        m_result.used = 0;
        m_result.unserved = 0;
        m_weight.assign(n, 0);
        m_share.assign(n, {});
        double served = 0, demanded = 0;
        for (int m = 1; m <= m_horizon; ++m) {
            for (std::size_t i = 0; i < n; ++i) {
                const double wanted = week(m).mean([&](const Stretch& s) { return s.gpus[i]; });
                const double got = week(m).mean([&](const Stretch& s) {
                    return s.load() <= 0 ? 0.0 : s.gpus[i] * (capacity ? std::min(1.0, *capacity / s.load()) : 1.0);
                });
                *m_result.used += got * hours;
                *m_result.unserved += (wanted - got) * hours;
                *m_weight[i] += got * hours;
                served += got / week(m).factor[i];
                demanded += wanted / week(m).factor[i];
                m_share[i].push_back(wanted > 0 ? got / wanted : 1.0);
            }
        }
        m_result.servedPercent = demanded > 0 ? 100 * served / demanded : 100;
    }

    void sums() {
        for (std::size_t m = 0; m < m_result.monthlyCost.size(); ++m) {
            m_result.total += m_result.monthlyCost[m];
            m_result.netPresent += m_result.monthlyCost[m] / std::pow(1 + m_project.assumptions.discountRatePercent / 100, static_cast<double>(m) / 12);
        }
        if (m_result.energy) m_result.co2 = *m_result.energy * m_project.assumptions.gridCo2GPerKwh / 1000;
        if (m_option.co2KgPerGpuHour && m_result.used) m_result.co2 = m_result.co2.value_or(0) + *m_result.used * *m_option.co2KgPerGpuHour;
        double allWeight = 0;
        for (const auto& weight : m_weight) allWeight += weight.value_or(0);
        double allWork = 0;
        bool comparable = !m_project.workloads.empty();
        for (std::size_t i = 0; i < m_project.workloads.size(); ++i) {
            const Demand& d = m_project.workloads[i].demand;
            const bool alone = m_project.workloads.size() == 1;
            m_result.workloadCost.push_back(alone ? m_result.total : allWeight > 0 ? m_result.total * *m_weight[i] / allWeight : notKnown);
            m_result.workloadUsed.push_back(m_result.used ? m_weight[i] : std::nullopt);
            const std::optional<double> work = workOf(d, i);
            m_result.workloadWork.push_back(work);
            comparable = comparable && work && d.unit == m_project.workloads[0].demand.unit;
            allWork += work.value_or(0);
        }
        if (comparable && allWork > 0) m_result.costPerUnit = m_result.total / allWork;
    }

    [[nodiscard]] std::optional<double> workOf(const Demand& d, std::size_t i) const {
        double sum = 0;
        for (int m = 1; m <= m_horizon; ++m) {
            const double growth = std::pow(1 + d.growthPercentPerYear / 100, yearOf(m));
            double work = 0;
            if (d.unitsPerMonth) work = *d.unitsPerMonth * growth;
            else if (d.unit == "token" && d.tokensPerMonth) work = (d.tokensPerMonth->input + d.tokensPerMonth->cachedInput + d.tokensPerMonth->output) * growth;
            else if (d.unitsPerGpuHour)
                work = week(m).mean([&](const Stretch& s) { return s.gpus[i]; }) / week(m).factor[i] * m_project.assumptions.hoursPerMonth * *d.unitsPerGpuHour;
            else return std::nullopt;
            sum += work * (m_share.empty() ? 1.0 : m_share[i][static_cast<std::size_t>(m - 1)]);
        }
        return sum;
    }

    const Project& m_project;
    const Option& m_option;
    ConstantShare m_constant;
    int m_horizon;
    double m_rate = 1, m_vat = 1;
    std::vector<PlainWeek> m_weeks;
    std::vector<std::optional<double>> m_weight;
    std::vector<std::vector<double>> m_share;
    PlainOption m_result;
};

PlainComparison compare(const Project& project, std::size_t a, std::size_t b, const std::vector<PlainOption>& options) {
    const auto owns = [&](std::size_t i) { return project.options[i].kind.index() == 0; };
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
    const bool ownAndCloud = (owns(a) && project.options[b].kind.index() == 1) || (owns(b) && project.options[a].kind.index() == 1);
    if (ownAndCloud && project.workloads.size() == 1) {
        const auto total = [&](std::size_t i, double share) { return PlainOptionRun(project, project.options[i], share).run().total; };
        const double atZero = total(a, 0) - total(b, 0), atOne = total(a, 1) - total(b, 1);
        const double u = 100 * atZero / (atZero - atOne);
        if (u >= 0 && u <= 100) result.utilization = u;
    }
    return result;
}

} // namespace

PlainEvaluation evaluatePlainly(const Project& project) {
    PlainEvaluation result;
    for (const Option& option : project.options) result.options.push_back(PlainOptionRun(project, option, {}).run());
    for (std::size_t i = 0; i < project.options.size(); ++i)
        for (std::size_t j = i + 1; j < project.options.size(); ++j)
            result.comparisons.push_back(compare(project, i, j, result.options));
    return result;
}

} // namespace racktally::test
