// Configurations inside a project: the parts they use are pinned, sources of their prices kept, changes of the catalogue
// offered and never taken silently.
#pragma once

#include "core/catalog/catalog.h"
#include "core/configuration/cures.h"
#include "core/project/project.h"

namespace racktally {

/// The parts that the project has pinned, as a catalogue of their own. Pins that cannot be read are left out; see pinErrors().
Catalog pinnedCatalog(const Project& project);
/// Pins whose values cannot be read, or that name no kind.
Errors pinErrors(const Project& project);
/// The catalogue with the project's pinned parts laid over it: what a configuration is checked and changed with.
Catalog catalogFor(const Project& project, const Catalog& catalog);

/// GPUs per node, power and GPU of every configured option come from its configuration, as far as its parts say.
void supplyFromConfigurations(Project& project);

/// Licences to be bought for so many nodes, as the line counts them and at least its minimum.
double licenceCount(const Licence& licence, double nodes, int gpusPerNode);

/// What the rules look at; the option's kind is OnPremises with a configuration.
ConfigurationSubject subjectOf(const Project& project, const Option& option);

/// Pins every part that a configuration uses and that is not pinned yet, from the catalogue. What is pinned stays.
Project withPins(Project project, const Catalog& catalog);

/// The project with an option's configuration. Prices that came from the catalogue have their source noted.
Result<Project> withConfiguration(const Project& project, const std::string& option, const Configuration& configuration, const Catalog& catalog);
/// The same without one: what it supplied stays as if it were entered.
Result<Project> withoutConfiguration(const Project& project, const std::string& option);
/// Applies a cure, also to the option's licences.
Result<Project> withCure(const Project& project, const std::string& option, const Cure& cure, const Catalog& catalog);
/// A licence line from the catalogue: its metric, interval and price.
Result<Project> withLicence(const Project& project, const std::string& option, const LicenceProduct& product, double quantity, const Catalog& catalog);

/// A value that the catalogue now has otherwise than the project pinned it. `field` is "price" for the price.
struct PinDifference {
    std::string subject, field;
    std::string before, now;                             // as text; empty: not known
    std::string date;                                    // of the newer one
};
std::vector<PinDifference> pinDifferences(const Project& project, const Catalog& catalog);
/// Takes the catalogue's values for these parts, and prices of positions that were still at the pinned price.
Result<Project> withUpdatedPins(const Project& project, const Catalog& catalog, const std::vector<std::string>& subjects);

} // namespace racktally
