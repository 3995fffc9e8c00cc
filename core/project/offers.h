// Cloud offers and model prices of the catalogue as options of a project.
#pragma once

#include "core/catalog/catalog.h"
#include "core/project/project.h"

namespace racktally {

/// What an offer is rented by.
enum class OfferPlan : std::uint8_t { onDemand, spot, reserved1Year, reserved3Years, perMonth };
inline constexpr std::array<const char*, 5> offerPlanLabels{RT_TEXT("on demand"), RT_TEXT("spot"), RT_TEXT("reserved, one year"), RT_TEXT("reserved, three years"), RT_TEXT("per month")};

/// The offer's price under a plan; nothing where it does not have it.
std::optional<double> priceUnder(const CloudOffer& offer, OfferPlan plan);

/// The project with the offer as a new option at the end, in the offer's currency; a rate that the project lacks comes from
/// the catalogue. Errors: no price under this plan, no whole GPUs, no exchange rate.
Result<Project> withOffer(const Project& project, const Catalog& catalog, const CloudOffer& offer, OfferPlan plan);
Result<Project> withModelPrice(const Project& project, const Catalog& catalog, const ModelPrice& price);

/// The three prices that should stand beside own servers: a hyperscaler's list, its reserved price, a specialist's. Of the
/// project's GPU, or one of its generation with the memory nearest to it, and at least so many GPUs as one of its options or demands needs; the cheapest of each
/// kind whose date is known.
struct UsualOffer {
    const CloudOffer* offer = nullptr;
    OfferPlan plan = OfferPlan::onDemand;
};
std::vector<UsualOffer> usualThree(const Project& project, const Catalog& catalog);

} // namespace racktally
