// Options made of others: own servers for the base and rent for the peak (hybrid); rent first and buy later (staged).
#include "core/cost/option_model.h"

#include <algorithm>

namespace racktally {

namespace {

const Option& optionWith(const Project& project, const std::string& id) {
    return project.options[indexOf(project.options, id)];
}

void buildPart(OptionBuilder& part) {
    std::visit([&](const auto& kind) { buildKind(part, kind); }, part.option.kind);
    // CO₂ that a part states counts by the part's own GPU-hours.
    if (part.option.co2KgPerGpuHour && part.part.used) part.part.statedCo2 = *part.part.used * part.common(&Option::co2KgPerGpuHour);
}

} // namespace

void buildKind(OptionBuilder& b, const Hybrid& hybrid) {
    const FieldInputs<Hybrid> in(b.shared.model, hybrid, b.address());
    const Expr nodes = in.number(&Hybrid::ownNodes, hybrid.ownNodes.count);
    OptionBuilder own(b.shared, optionWith(b.shared.project, hybrid.own), b.scope + ".own", b.clock, nodes);
    buildPart(own);

    OptionBuilder burst(b.shared, optionWith(b.shared.project, hybrid.burst), b.scope + ".burst", b.clock);
    burst.speedFactors = speedFactorsOf(b.shared, burst.option, burst.scope);
    std::vector<std::optional<Expr>> conversion;
    for (std::size_t i = 0; i < burst.speedFactors.size(); ++i) {
        const auto &from = own.speedFactors[i], &to = burst.speedFactors[i];
        if (from && to) conversion.emplace_back(*to / *from);
        else if (from) conversion.emplace_back(b.constant(1) / *from);
        else conversion.push_back(to);
    }
    burst.curve = b.shared.demands.rest(burst.scope, *own.curve, own.part.checks.front().capacity, conversion);
    buildPart(burst);

    // What the own servers leave is the rented part's business; only what that leaves is not served.
    own.part.unserved.reset();
    own.part.checks.clear();
    b.absorb(std::move(own.part));
    b.absorb(std::move(burst.part));
    b.commonCosts();
}

void buildKind(OptionBuilder& b, const Staged& staged) {
    OptionBuilder first(b.shared, optionWith(b.shared.project, staged.first), b.scope + ".first", {0, staged.switchMonth - 1});
    buildPart(first);
    OptionBuilder then(b.shared, optionWith(b.shared.project, staged.then), b.scope + ".then", {staged.switchMonth - 1, b.clock.last});
    buildPart(then);
    b.absorb(std::move(first.part));
    b.absorb(std::move(then.part));
    b.commonCosts();
}

} // namespace racktally
