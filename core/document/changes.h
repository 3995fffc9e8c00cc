// What differs between two states of a project: its inputs, and what follows from them.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/project/project.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace racktally {

struct InputChange {
    enum class What {
        value,       // one input; null where a side does not state it
        entry,       // a line, option, workload or scenario that came (before is null) or went (after is null)
        order,       // a list in another order: its ids
        source,      // what is said of where an input comes from
    };
    What what = What::value;
    std::string address;
    nlohmann::ordered_json before, after;

    bool operator==(const InputChange&) const = default;
};

/// Everything that the file format states differently, in its order; empty exactly if the two are the same project.
std::vector<InputChange> inputChanges(const Project& before, const Project& after);

struct ResultChange {
    std::string scope;           // an option's id, or "first~second"
    std::string_view key;        // "total_cost"
    const char* label = "";
    Unit unit = Unit::none;
    int decimals = 0;
    double factor = 1;           // as tables show it
    Figure before, after;
    std::optional<Verdict> verdictBefore = {}, verdictAfter = {};     // of a comparison whose verdict differs
};

/// Figures of options and comparisons that read differently at the decimals that tables show. Those of an option that
/// one side lacks are left out.
std::vector<ResultChange> resultChanges(const Evaluation& before, const Evaluation& after);

/// Both as JSON for other programs.
std::string changesJson(const std::vector<InputChange>& inputs, const std::vector<ResultChange>& results);

} // namespace racktally
