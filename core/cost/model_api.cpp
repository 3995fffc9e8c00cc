// Cost items of a model API paid per token (cost_model of the format: "Model API"). To add one: one line with cost().
#include "core/cost/option_model.h"

#include <algorithm>

namespace racktally {

namespace {

/// Tokens per month of one workload, in millions and grown to the year.
struct Millions {
    Expr input, cached, output;
};

std::optional<Millions> millions(OptionBuilder& b, const WorkloadDemand& demand) {
    const Workload& workload = *demand.workload;
    if (!workload.demand.tokensPerMonth) return std::nullopt;
    const FieldInputs<Demand> in(b.shared.model, workload.demand, "workloads." + workload.id + ".demand");
    const auto tokens = in.inside(&Demand::tokensPerMonth);
    const FieldInputs<Workload> whole(b.shared.model, workload, "workloads." + workload.id);
    const Expr growth = power(1.0 + percent(in(&Demand::growthPercentPerYear)), b.shared.model.yearOfUse()) * (1.0 + percent(whole(&Workload::failedWorkPercent)));
    const std::string& name = nameOf(workload);
    const auto of = [&](const char* key, const char* label, double TokensPerMonth::*member) {
        return b.varying(workload.id + key, Label::ours(label, name), Unit::million, tokens(member) / 1e6 * growth);
    };
    return Millions{of(".input_millions", RT_TEXT("Million input tokens: %1"), &TokensPerMonth::input),
                    of(".cached_millions", RT_TEXT("Million cached input tokens: %1"), &TokensPerMonth::cachedInput),
                    of(".output_millions", RT_TEXT("Million output tokens: %1"), &TokensPerMonth::output)};
}

/// Price of a token class after the share that goes through batches.
Expr mixedPrice(OptionBuilder& b, const ModelApi& api, const char* name, const char* label, Expr price, Expr batchPrice) {
    const auto in = b.inputs(api);
    const Expr share = percent(in(&ModelApi::batchSharePercent));
    // Without a batch price only a share of zero has a price.
    const Expr mixed = select(lessOrEqual(share, b.constant(0)), price, price * (1.0 - share) + batchPrice * share);
    return b.once(name, Label::ours(label), Unit::moneyPerMillionTokens, mixed);
}

} // namespace

void buildKind(OptionBuilder& b, const ModelApi& api) {
    const auto in = b.inputs(api);
    const Expr step = b.yearlyStep("price_step", Label::ours(RT_TEXT("Step of the price")), in(&ModelApi::priceChangePercentPerYear));
    const Expr inputPrice = mixedPrice(b, api, "input_price", RT_TEXT("Price of input with batches"), in(&ModelApi::inputPricePerMillion), in(&ModelApi::batchInputPricePerMillion));
    const Expr outputPrice = mixedPrice(b, api, "output_price", RT_TEXT("Price of output with batches"), in(&ModelApi::outputPricePerMillion), in(&ModelApi::batchOutputPricePerMillion));
    for (const WorkloadDemand& demand : b.shared.demands.workloads()) {
        const std::string id = demand.workload->id;
        const std::string& name = nameOf(*demand.workload);
        WorkloadPart own;
        const auto tokens = millions(b, demand);
        if (!tokens) {
            b.cost(Category::compute, id + ".tokens", Label::ours(RT_TEXT("Tokens, not stated: %1"), name), b.constant(unknown));
            b.part.workloads.push_back(own);
            continue;
        }
        const Expr input = b.cost(Category::compute, id + ".input", Label::ours(RT_TEXT("Input tokens: %1"), name), tokens->input * inputPrice * step);
        const Expr cachedPrice = select(lessOrEqual(tokens->cached, b.constant(0)), b.constant(0), in(&ModelApi::cachedInputPricePerMillion));
        const Expr cached = b.cost(Category::compute, id + ".cached_input", Label::ours(RT_TEXT("Cached input tokens: %1"), name), tokens->cached * cachedPrice * step);
        const Expr output = b.cost(Category::compute, id + ".output", Label::ours(RT_TEXT("Output tokens: %1"), name), tokens->output * outputPrice * step);
        own.costWeight = b.monthly(id + ".token_cost", Label::ours(RT_TEXT("Cost of tokens: %1"), name), Unit::money, input + cached + output);
        b.part.workloads.push_back(own);
    }
    b.commonCosts();
}

} // namespace racktally
