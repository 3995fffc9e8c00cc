#include "core/sizing/forms.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace racktally {

namespace {

std::string_view keyOf(GpuForm form) { return EnumNames<GpuForm>::names[static_cast<std::size_t>(form)]; }

/// How many GPUs of a kind a server takes at most.
int mostOf(const Server& server, const Gpu& gpu) {
    if (isBoard(gpu.form)) return server.maxBoard.value_or(0);
    const int cards = *gpu.slotWidth > 1 ? server.maxDouble.value_or(0) : std::max(server.maxSingle.value_or(0), server.maxDouble.value_or(0));
    return cards * std::max(gpu.gpusPerCard, 1);
}

bool takes(const Server& server, const Gpu& gpu, int gpus) {
    if (server.retired || !hasWord(server.gpuForms, keyOf(gpu.form))) return false;
    // A card of unknown width is not said to go anywhere.
    if (!isBoard(gpu.form) && (!gpu.slotWidth || *gpu.slotWidth > 2)) return false;
    // Servers blow through cards without fans; cards with their own stand in workstations.
    const bool inRack = server.form == ServerForm::rack;
    if (!isBoard(gpu.form) && ((gpu.cooling == GpuCooling::active && inRack) || (gpu.cooling == GpuCooling::passive && !inRack))) return false;
    if (gpu.tdpW && server.maxGpuTdpW && *gpu.tdpW > *server.maxGpuTdpW) return false;
    // A board is bought with all of its GPUs.
    if (isBoard(gpu.form) ? mostOf(server, gpu) != gpus : mostOf(server, gpu) < gpus) return false;
    return server.gpuCounts.empty() || hasWord(server.gpuCounts, std::to_string(gpus));
}

} // namespace

std::vector<ServerForGpus> formsOf(const Catalog& catalog, const Gpu& gpu) {
    std::vector<ServerForGpus> forms;
    for (const int gpus : {1, 2, 4, 8}) {
        const Server* smallest = nullptr;
        // What is known to be built with this GPU comes first, then what is small.
        const auto rank = [&](const Server& server) {
            const bool known = std::any_of(catalog.all<PublishedSystem>().begin(), catalog.all<PublishedSystem>().end(), [&](const PublishedSystem& s) { return s.server == server.name && s.gpu == gpu.name; });
            // Liquid cooling needs a room that has it.
            return std::tuple(server.form != ServerForm::rack, server.cooling == ServerCooling::liquid, !known, server.rackUnits.value_or(99), mostOf(server, gpu), server.name);
        };
        for (const Server& server : catalog.all<Server>())
            if (takes(server, gpu, gpus) && (!smallest || rank(server) < rank(*smallest))) smallest = &server;
        forms.push_back({gpus, smallest});
    }
    return forms;
}

std::vector<const Gpu*> gpusToCompare(const Catalog& catalog, const std::vector<std::string>& names) {
    std::vector<const Gpu*> result;
    for (const Gpu& gpu : catalog.all<Gpu>()) {
        const bool named = std::find(names.begin(), names.end(), gpu.name) != names.end();
        const bool offered = !gpu.retired && gpu.market != GpuMarket::chinaOnly && gpu.form != GpuForm::rackScale && gpu.form != GpuForm::superchip;
        if (names.empty() ? offered : named) result.push_back(&gpu);
    }
    return result;
}

} // namespace racktally
