#include "core/configuration/partition.h"

#include <algorithm>
#include <bitset>
#include <fmt/format.h>
#include <map>

namespace racktally {

std::string_view keyOf(PartitionReason reason) { return reason == PartitionReason::unknownProfile ? "unknown_profile" : "no_room"; }

std::vector<int> placementsOf(const MigProfile& p) {
    // NVIDIA's tables of A100 and A30 (go-nvml), which newer seven-slice GPUs share.
    if (p.memoryOf <= 4) {
        if (p.memorySlices == 1) return {0, 1, 2, 3};
        return p.memorySlices == 2 ? std::vector<int>{0, 2} : std::vector<int>{0};
    }
    if (p.computeSlices >= 4) return {0};
    if (p.computeSlices == 3) return {0, 4};
    if (p.computeSlices == 2) return {0, 2, 4};
    return p.memorySlices == 2 ? std::vector<int>{0, 2, 4, 6} : std::vector<int>{0, 1, 2, 3, 4, 5, 6};
}

namespace {

struct Wanted {
    const MigProfile* profile;
    int request;
};

/// One card while it is filled.
struct Card {
    std::bitset<8> used;
    int compute = 0;
    bool media = false;
    std::map<std::string, int> instances;
};

/// Largest first, each at its first free place, going back where that leads nowhere. Cards are alike, so that an empty one
/// is tried only once.
class Packer {
public:
    Packer(std::vector<Wanted> wanted, std::size_t cards) : m_wanted(std::move(wanted)), m_cards(cards), m_places(m_wanted.size()) {
        std::stable_sort(m_wanted.begin(), m_wanted.end(), [](const Wanted& a, const Wanted& b) { return std::pair(a.profile->memorySlices, a.profile->computeSlices) > std::pair(b.profile->memorySlices, b.profile->computeSlices); });
    }

    bool pack() { return place(0); }

    struct Place {
        std::size_t card;
        int start;
    };
    std::vector<Wanted> m_wanted;
    std::vector<Card> m_cards;
    std::vector<Place> m_places;
    int m_steps = 0;

private:
    bool place(std::size_t index) {
        if (index == m_wanted.size()) return true;
        const MigProfile& p = *m_wanted[index].profile;
        for (std::size_t c = 0; c < m_cards.size(); ++c) {
            const bool wasEmpty = m_cards[c].instances.empty();
            for (const int start : placementsOf(p)) {
                if (++m_steps > 200000) return false;
                if (!fits(m_cards[c], p, start)) continue;
                put(m_cards[c], p, start, true);
                m_places[index] = {c, start};
                if (place(index + 1)) return true;
                put(m_cards[c], p, start, false);
            }
            if (wasEmpty) break;
        }
        return false;
    }
    static bool fits(const Card& card, const MigProfile& p, int start) {
        if (card.compute + p.computeSlices > p.computeOf || (p.mediaExtension && card.media)) return false;
        const auto count = card.instances.find(p.profile);
        if (count != card.instances.end() && count->second >= p.maxInstances) return false;
        for (int slice = start; slice < start + p.memorySlices; ++slice)
            if (slice >= 8 || card.used.test(static_cast<std::size_t>(slice))) return false;
        return start + p.memorySlices <= std::max(p.memoryOf, 4);
    }
    static void put(Card& card, const MigProfile& p, int start, bool in) {
        for (int slice = start; slice < start + p.memorySlices; ++slice) card.used.set(static_cast<std::size_t>(slice), in);
        card.compute += in ? p.computeSlices : -p.computeSlices;
        if (p.mediaExtension) card.media = in;
        int& count = card.instances[p.profile];
        count += in ? 1 : -1;
        if (count == 0) card.instances.erase(p.profile);
    }
};

} // namespace

PartitionPlan planPartitions(const Assembly& assembly) {
    PartitionPlan plan;
    const Gpu* gpu = nullptr;
    int number = 0;
    for (const auto& fitted : assembly.gpus)
        if (fitted.part->migInstances.value_or(0) > 0) {
            if (!gpu) gpu = fitted.part;
            for (int i = 0; fitted.part == gpu && i < fitted.count * fitted.part->gpusPerCard; ++i) plan.gpus.push_back({fitted.part->name, ++number, 8, 7, {}});
        }
    std::vector<Wanted> wanted;
    const auto& requests = assembly.configuration->partitions;
    for (std::size_t r = 0; r < requests.size(); ++r) {
        const auto profile = std::find_if(assembly.migProfiles.begin(), assembly.migProfiles.end(), [&](const MigProfile& p) { return gpu && p.gpu == gpu->name && p.profile == requests[r].profile; });
        if (profile == assembly.migProfiles.end()) {
            plan.unplaced.push_back({requests[r].profile, PartitionReason::unknownProfile, requests[r].count, 0});
            continue;
        }
        for (PartitionedGpu& card : plan.gpus) {
            card.memorySlices = profile->memoryOf;
            card.computeSlices = profile->computeOf;
        }
        // More than every card could hold need not be tried.
        for (int i = 0; i < std::min<int>(requests[r].count, profile->maxInstances * static_cast<int>(plan.gpus.size()) + 1); ++i) wanted.push_back({&*profile, static_cast<int>(r)});
    }
    Packer packer(wanted, plan.gpus.size());
    bool whole = packer.pack();
    // As many as fit, the largest first, where not all do.
    std::vector<Wanted> kept = wanted;
    while (!whole && !kept.empty()) {
        const auto smallest = std::min_element(kept.rbegin(), kept.rend(), [](const Wanted& a, const Wanted& b) { return a.profile->memorySlices < b.profile->memorySlices; });
        kept.erase(std::next(smallest).base());
        packer = Packer(kept, plan.gpus.size());
        whole = packer.pack();
    }
    std::map<int, int> placed;
    for (std::size_t i = 0; i < packer.m_wanted.size(); ++i) {
        const MigProfile& p = *packer.m_wanted[i].profile;
        plan.gpus[packer.m_places[i].card].instances.push_back({p.profile, packer.m_places[i].start, p.memorySlices, p.computeSlices, p.memoryMb});
        ++placed[packer.m_wanted[i].request];
    }
    for (PartitionedGpu& card : plan.gpus) std::sort(card.instances.begin(), card.instances.end(), [](const auto& a, const auto& b) { return a.start < b.start; });
    for (std::size_t r = 0; r < requests.size(); ++r) {
        const bool known = std::none_of(plan.unplaced.begin(), plan.unplaced.end(), [&](const auto& u) { return u.profile == requests[r].profile; });
        if (known && placed[static_cast<int>(r)] < requests[r].count) plan.unplaced.push_back({requests[r].profile, PartitionReason::noRoom, requests[r].count, placed[static_cast<int>(r)]});
    }
    return plan;
}

std::string nameOfProfile(const VgpuProfile& profile) {
    constexpr std::string_view letters = "QBC";
    return fmt::format("{}{}", profile.memoryGb, letters[static_cast<std::size_t>(profile.series)]);
}

const VgpuProfile* vgpuProfile(const Assembly& assembly, std::string_view gpu, std::string_view profile) {
    for (const VgpuProfile& own : assembly.vgpuProfiles)
        if (own.gpu == gpu && nameOfProfile(own) == profile) return &own;
    return nullptr;
}

int vgpuRoom(const Assembly& assembly) {
    int room = 0;
    for (const auto& gpu : assembly.gpus) {
        const VgpuProfile* profile = vgpuProfile(assembly, gpu.part->name, assembly.configuration->vgpuProfile);
        if (!profile) return 0;
        room += gpu.count * gpu.part->gpusPerCard * profile->usersPerGpu;
    }
    return room;
}

LicenceUse vgpuLicenceUse(std::string_view profile) {
    if (profile.ends_with('B')) return LicenceUse::virtualPc;
    return profile.ends_with('C') ? LicenceUse::aiEnterprise : LicenceUse::virtualWorkstation;
}

} // namespace racktally
