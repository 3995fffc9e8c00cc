#include "core/project/configured.h"

#include "core/catalog/part_json.h"
#include "core/catalog/prices.h"
#include "core/catalog/rates.h"
#include "core/configuration/edit.h"
#include "core/configuration/partition.h"
#include "core/configuration/power.h"
#include "core/project/address.h"
#include "core/project/fields.h"
#include "core/project/resolve.h"
#include "core/project/sized.h"
#include "core/project/structure.h"
#include "core/project/validate.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace racktally {

namespace {

struct Subject {
    std::string kind, name;
};
Subject splitSubject(const std::string& subject) {
    const std::size_t slash = subject.find('/');
    if (slash == std::string::npos) return {};
    return {subject.substr(0, slash), subject.substr(slash + 1)};
}

/// Reads one pin into the list of its kind.
Errors readPin(const std::string& subject, const Pin& pin, Catalog& into) {
    const Subject split = splitSubject(subject);
    const std::string address = "pinned." + subject;
    Errors errors;
    const bool known = withKind(into, split.kind, [&](auto& list) {
        using T = typename std::decay_t<decltype(list)>::value_type;
        if constexpr (requires(T part) { part.name; }) {
            auto part = readPart<T>(pin.values.is_null() ? nlohmann::ordered_json::object() : pin.values, address);
            if (!part) {
                errors = part.errors();
                return;
            }
            // An empty pin says only that the part was used.
            if (pin.values.is_null() || pin.values.empty()) return;
            part->name = split.name;
            list.push_back(std::move(*part));
        }
    });
    if (!known) errors.push_back({Reason::unknownPart, address, split.kind.empty() ? subject : split.kind});
    return errors;
}

std::optional<OnPremises*> ownServers(Project& project, const std::string& option) {
    const std::size_t index = indexOf(project.options, option);
    if (index == project.options.size()) return std::nullopt;
    auto* own = std::get_if<OnPremises>(&project.options[index].kind);
    return own ? std::optional(own) : std::nullopt;
}

Error noOwnServers(const Project& project, const std::string& option) {
    const std::size_t index = indexOf(project.options, option);
    if (index == project.options.size()) return {Reason::unknownReference, "options." + option, option};
    return {Reason::wrongKind, "options." + option, option, std::string(optionKindKeys[0])};
}

/// Every part that configurations and licences of the project use.
std::set<std::string> usedSubjects(const Project& project, const Catalog& catalog) {
    std::set<std::string> used = subjectsOfSizing(project, catalog);
    for (const Option& option : project.options) {
        const auto* own = std::get_if<OnPremises>(&option.kind);
        if (!own) continue;
        for (const Licence& licence : own->licences)
            if (!licence.product.empty()) used.insert("licence/" + licence.product);
        if (!own->configuration) continue;
        for (const ConfigurationPart& part : own->configuration->parts)
            if (!part.part.empty() && !kindOf(part.role).empty()) used.insert(std::string(kindOf(part.role)) + "/" + part.part);
        for (const ConfigurationPart& part : own->configuration->parts) {
            if (part.role != PartRole::gpu) continue;
            for (const PartitionRequest& request : own->configuration->partitions) used.insert("mig/" + part.part + " " + request.profile);
            if (!own->configuration->vgpuProfile.empty()) used.insert("vgpu/" + part.part + " " + own->configuration->vgpuProfile);
        }
    }
    // Profiles that no GPU has are not pinned.
    std::erase_if(used, [&](const std::string& subject) {
        const Subject split = splitSubject(subject);
        bool there = project.pinned.contains(subject);
        withKind(catalog, split.kind, [&](const auto& list) { there = there || std::any_of(list.begin(), list.end(), [&](const auto& part) { return nameOf(part) == split.name; }); });
        return !there;
    });
    return used;
}

std::optional<Pin> pinOf(const std::string& subject, const Catalog& catalog) {
    const Subject split = splitSubject(subject);
    std::optional<Pin> pin;
    withKind(catalog, split.kind, [&](const auto& list) {
        for (const auto& part : list) {
            if (nameOf(part) != split.name) continue;
            pin = Pin{partJson(part), part.source, part.date, {}};
        }
    });
    if (!pin) return pin;
    if (const auto price = priceOf(catalog, subject))
        pin->price = PinnedPrice{price->amount, price->low == price->high ? std::nullopt : std::optional(price->low), price->low == price->high ? std::nullopt : std::optional(price->high), price->currency, price->date, price->source, price->confidence};
    return pin;
}

/// Where a unit price comes from, for the list of sources.
Provenance provenanceOf(const PinnedPrice& price, std::string_view currency, const Catalog& catalog) {
    Provenance result{price.source, price.date, price.confidence, {}, {}};
    if (price.currency != currency)
        if (const auto rate = conversion(catalog.rates, price.currency, currency)) result.note = fmt::format("{:.2f} {} × {:.4f} ({})", price.amount, price.currency, rate->factor, rate->date);
    if (price.low && price.high && *price.low < *price.high) {
        const auto rate = conversion(catalog.rates, price.currency, currency);
        const double factor = rate ? rate->factor : 1;
        result.uncertainty = {{"kind", "triangular"}, {"low", std::round(*price.low * factor * 100) / 100}, {"mode", std::round(price.amount * factor * 100) / 100}, {"high", std::round(*price.high * factor * 100) / 100}};
    }
    return result;
}

/// Notes the source of every price that is the catalogue's; forgets sources of positions that are gone or changed.
void noteSources(Project& project, const Option& option, const Configuration& before, const Configuration& after, const Catalog& catalog) {
    const std::string address = "options." + option.id + ".configuration.parts.";
    const auto inList = [](const Configuration& c, const std::string& id) {
        return std::find_if(c.parts.begin(), c.parts.end(), [&](const ConfigurationPart& p) { return p.id == id; });
    };
    for (const ConfigurationPart& part : before.parts) {
        const auto now = inList(after, part.id);
        if (now == after.parts.end() || now->part != part.part) forget(project, address + part.id);
    }
    const std::string currency(project.currencyOf(option));
    for (const ConfigurationPart& part : after.parts) {
        const auto then = inList(before, part.id);
        if (then != before.parts.end() && then->part == part.part) continue;
        const auto pin = project.pinned.find(std::string(kindOf(part.role)) + "/" + part.part);
        const auto price = partPrice(catalog, part.role, part.part, currency);
        if (part.unitPrice && price && *part.unitPrice == price->amount && pin != project.pinned.end() && pin->second.price)
            project.inputs[address + part.id + ".unit_price"] = provenanceOf(*pin->second.price, currency, catalog);
    }
}

Result<Project> checkedProject(Project project) {
    if (Errors errors = resolve(project); !errors.empty()) return errors;
    if (Errors errors = validate(project); !errors.empty()) return errors;
    return project;
}

void state(Project& project, const std::string& option, const char* key) {
    Option& target = project.options[indexOf(project.options, option)];
    if (!target.like.empty()) target.stated.insert(key);
}

} // namespace

Catalog pinnedCatalog(const Project& project) {
    Catalog catalog;
    for (const auto& [subject, pin] : project.pinned) readPin(subject, pin, catalog);
    return catalog;
}

Errors pinErrors(const Project& project) {
    Catalog catalog;
    Errors errors;
    for (const auto& [subject, pin] : project.pinned)
        for (Error& error : readPin(subject, pin, catalog)) errors.push_back(std::move(error));
    return errors;
}

Catalog catalogFor(const Project& project, const Catalog& catalog) {
    Catalog result = catalog;
    overlay(result, pinnedCatalog(project));
    return result;
}

void supplyFromConfigurations(Project& project) {
    const bool any = std::any_of(project.options.begin(), project.options.end(), [](const Option& option) {
        const auto* own = std::get_if<OnPremises>(&option.kind);
        return own && own->configuration;
    });
    if (!any) return;
    const Catalog parts = pinnedCatalog(project);
    for (Option& option : project.options) {
        auto* own = std::get_if<OnPremises>(&option.kind);
        if (!own || !own->configuration) continue;
        const Assembly assembly = assemble(*own->configuration, parts);
        const NodePower power = powerOf(assembly);
        if (assembly.gpuCount() > 0) {
            own->gpusPerNode = assembly.gpuCount();
            option.gpu = assembly.gpus[0].part->name;
        }
        if (power.idle && power.busy) own->powerWPerNode = {*power.idle, *power.busy};
    }
}

double licenceCount(const Licence& licence, double nodes, int gpusPerNode) {
    double count = licence.quantity;
    if (licence.metric == LicenceMetric::gpu) count *= nodes * gpusPerNode;
    if (licence.metric == LicenceMetric::node) count *= nodes;
    return std::max(count, licence.minimum);
}

ConfigurationSubject subjectOf(const Project& project, const Option& option) {
    const auto& own = std::get<OnPremises>(option.kind);
    ConfigurationSubject subject{&*own.configuration, "options." + option.id + ".configuration", std::string(project.currencyOf(option)), own.nodes, {}};
    for (const Licence& licence : own.licences) {
        if (licence.product.empty()) continue;
        subject.licences.push_back({licence.id, licence.product, licenceCount(licence, own.nodes, own.gpusPerNode)});
    }
    return subject;
}

Project withPins(Project project, const Catalog& catalog) {
    for (const std::string& subject : usedSubjects(project, catalog))
        if (const auto pin = project.pinned.contains(subject) ? std::nullopt : pinOf(subject, catalog)) project.pinned[subject] = *pin;
    resolve(project);
    return project;
}

namespace {

/// Drops what the project used before an edit and uses no longer; pins of which nobody knows what for stay.
void dropUnused(Project& project, const Project& before) {
    const std::set<std::string> then = usedSubjects(before, Catalog()), now = usedSubjects(project, Catalog());
    std::erase_if(project.pinned, [&](const auto& entry) { return then.contains(entry.first) && !now.contains(entry.first); });
}

} // namespace

Result<Project> withConfiguration(const Project& project, const std::string& option, const Configuration& configuration, const Catalog& catalog) {
    Project changed = project;
    const auto own = ownServers(changed, option);
    if (!own) return noOwnServers(project, option);
    const Configuration before = (*own)->configuration.value_or(Configuration());
    (*own)->configuration = configuration;
    state(changed, option, "configuration");
    changed = withPins(std::move(changed), catalog);
    dropUnused(changed, project);
    noteSources(changed, changed.options[indexOf(changed.options, option)], before, configuration, catalog);
    return checkedProject(std::move(changed));
}

Result<Project> withoutConfiguration(const Project& project, const std::string& option) {
    Project changed = project;
    const auto own = ownServers(changed, option);
    if (!own) return noOwnServers(project, option);
    (*own)->configuration.reset();
    state(changed, option, "configuration");
    forget(changed, "options." + option + ".configuration");
    dropUnused(changed, project);
    return checkedProject(std::move(changed));
}

Result<Project> withLicence(const Project& project, const std::string& option, const LicenceProduct& product, double quantity, const Catalog& catalog) {
    Project changed = project;
    const auto own = ownServers(changed, option);
    if (!own) return noOwnServers(project, option);
    Licence line;
    std::vector<std::string> taken;
    for (const Licence& licence : (*own)->licences) taken.push_back(licence.id);
    line.id = freshId(product.name, taken);
    line.text = line.product = product.name;
    line.metric = product.metric;
    line.interval = product.interval;
    line.quantity = quantity;
    const std::string currency(project.currencyOf(project.options[indexOf(project.options, option)]));
    const auto price = priceOf(catalog, "licence/" + product.name);
    const auto own_ = price ? converted(catalog, *price, currency) : std::nullopt;
    // A licence line has no unknown price: the cost would look smaller than it is.
    if (!own_) return Error{Reason::missing, "options." + option + ".licences." + line.id + ".price", product.name};
    line.price = own_->amount;
    (*own)->licences.push_back(line);
    state(changed, option, "licences");
    changed = withPins(std::move(changed), catalog);
    if (const Pin& pin = changed.pinned["licence/" + product.name]; pin.price)
        changed.inputs["options." + option + ".licences." + line.id + ".price"] = provenanceOf(*pin.price, currency, catalog);
    return checkedProject(std::move(changed));
}

Result<Project> withCure(const Project& project, const std::string& option, const Cure& cure, const Catalog& catalog) {
    if (cure.change == Change::licence) {
        const LicenceProduct* product = catalog.find<LicenceProduct>(cure.part);
        if (!product) return Error{Reason::unknownPart, "options." + option + ".licences", cure.part};
        return withLicence(project, option, *product, product->metric == LicenceMetric::gpu ? 1 : cure.value, catalog);
    }
    if (cure.change == Change::licenceMinimum) {
        auto changed = withValue(project, "options." + option + ".licences." + cure.licence + ".minimum", cure.value);
        return changed ? checkedProject(std::move(*changed)) : changed;
    }
    return withConfiguration(project, option, cure.after, catalog);
}

namespace {

std::string textOf(const nlohmann::ordered_json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string priceText(const std::optional<PinnedPrice>& price) { return price ? fmt::format("{:.2f} {}", price->amount, price->currency) : std::string(); }

} // namespace

std::vector<PinDifference> pinDifferences(const Project& project, const Catalog& catalog) {
    std::vector<PinDifference> result;
    for (const auto& [subject, pin] : project.pinned) {
        const auto now = pinOf(subject, catalog);
        if (!now) {
            result.push_back({subject, {}, subject, {}, {}});
            continue;
        }
        static const std::set<std::string> about{"source", "date", "confidence", "unverified", "note"};
        const auto& before = pin.values;
        for (const auto& [key, value] : now->values.items())
            if (!about.contains(key) && (!before.contains(key) || before.at(key) != value)) result.push_back({subject, key, before.contains(key) ? textOf(before.at(key)) : std::string(), textOf(value), now->date});
        if (before.is_object())
            for (const auto& [key, value] : before.items())
                if (!about.contains(key) && !now->values.contains(key)) result.push_back({subject, key, textOf(value), {}, now->date});
        if (now->price && (!pin.price || pin.price->amount != now->price->amount || pin.price->currency != now->price->currency)) result.push_back({subject, "price", priceText(pin.price), priceText(now->price), now->price->date});
    }
    return result;
}

Result<Project> withUpdatedPins(const Project& project, const Catalog& catalog, const std::vector<std::string>& subjects) {
    Project changed = project;
    for (const std::string& subject : subjects) {
        const auto place = changed.pinned.find(subject);
        const auto now = pinOf(subject, catalog);
        if (place == changed.pinned.end() || !now) continue;
        const Pin before = place->second;
        place->second = *now;
        if (!now->price) continue;
        for (Option& option : changed.options) {
            auto* own = std::get_if<OnPremises>(&option.kind);
            if (!own || !own->configuration) continue;
            const std::string currency(changed.currencyOf(option));
            for (ConfigurationPart& part : own->configuration->parts) {
                if (std::string(kindOf(part.role)) + "/" + part.part != subject) continue;
                const std::string address = "options." + option.id + ".configuration.parts." + part.id + ".unit_price";
                const auto noted = changed.inputs.find(address);
                // A price of one's own stays.
                const bool fromCatalog = !part.unitPrice || (noted != changed.inputs.end() && before.price && noted->second.source == before.price->source && noted->second.date == before.price->date);
                const auto price = partPrice(catalog, part.role, part.part, currency);
                if (!fromCatalog || !price) continue;
                part.unitPrice = price->amount;
                changed.inputs[address] = provenanceOf(*now->price, currency, catalog);
            }
        }
    }
    return checkedProject(std::move(changed));
}

} // namespace racktally
