#include "core/document/changes.h"

#include "core/project/project_json.h"
#include "core/report/figures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace racktally {

namespace {

using nlohmann::ordered_json;
using What = InputChange::What;

std::vector<std::string> idsOf(const ordered_json& list) {
    std::vector<std::string> ids;
    for (const ordered_json& element : list)
        if (element.is_object() && element.contains("id") && element["id"].is_string()) ids.push_back(element["id"]);
    return ids;
}

bool isListOfEntries(const ordered_json& value) { return value.is_array() && !value.empty() && idsOf(value).size() == value.size(); }

const ordered_json* entry(const ordered_json& list, const std::string& id) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const ordered_json& element) { return element["id"] == id; });
    return found == list.end() ? nullptr : &*found;
}

/// Size, power and GPU that a configuration supplies follow from its parts and are no edits of their own.
void leaveOutSupplied(ordered_json& options) {
    for (ordered_json& option : options) {
        if (!option.contains("configuration") || !option["configuration"].contains("parts")) continue;
        const auto& parts = option["configuration"]["parts"];
        if (std::none_of(parts.begin(), parts.end(), [](const ordered_json& part) { return part.value("role", std::string()) == "gpu"; })) continue;
        for (const char* key : {"gpus_per_node", "power_w_per_node", "gpu"}) option.erase(key);
    }
}

ordered_json statedProject(const Project& project) {
    ordered_json json = projectJson(project);
    leaveOutSupplied(json["options"]);
    return json;
}

/// The options as they count: what they take from another one is written out.
ordered_json wholeOptions(Project project) {
    for (Option& option : project.options) option.like.clear();
    return statedProject(project)["options"];
}

class Differences {
public:
    Differences(const Project& before, const Project& after) : m_wholeBefore(wholeOptions(before)), m_wholeAfter(wholeOptions(after)) {}

    std::vector<InputChange> changes;

    void compare(const ordered_json& before, const ordered_json& after, const std::string& address) {
        if (before == after) return;
        const bool lists = (isListOfEntries(before) || isListOfEntries(after)) && (before.is_array() || before.is_null()) && (after.is_array() || after.is_null());
        if (lists) return compareLists(before.is_null() ? ordered_json::array() : before, after.is_null() ? ordered_json::array() : after, address);
        const bool objects = (before.is_object() || after.is_object()) && (before.is_object() || before.is_null()) && (after.is_object() || after.is_null());
        if (!objects) return add(What::value, address, before, after);
        const auto size = changes.size();
        for (const std::string& key : keysOf(before, after))
            compareMember(address, key, before.contains(key) ? before[key] : ordered_json(), after.contains(key) ? after[key] : ordered_json());
        // A group that states nothing came or went.
        if (changes.size() == size && before.is_null() != after.is_null()) add(What::value, address, before, after);
    }

private:
    void add(What what, const std::string& address, ordered_json before, ordered_json after) {
        changes.push_back({what, address, std::move(before), std::move(after)});
    }

    static std::vector<std::string> keysOf(const ordered_json& before, const ordered_json& after) {
        std::vector<std::string> keys;
        for (const ordered_json* side : {&before, &after})
            for (const auto& [key, value] : side->items())
                if (side->is_object() && std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
        return keys;
    }

    void compareMember(const std::string& address, const std::string& key, const ordered_json& before, const ordered_json& after) {
        if (address.empty() && key == "inputs") {
            for (const std::string& input : keysOf(before, after)) {
                const ordered_json one = before.contains(input) ? before[input] : ordered_json(), other = after.contains(input) ? after[input] : ordered_json();
                if (one != other) add(What::source, input, one, other);
            }
            return;
        }
        // Of a part that was pinned otherwise its state is told, not every value.
        if (address == "pinned") {
            if (before != after) add(What::value, "pinned." + key, pinState(before), pinState(after));
            return;
        }
        compare(before, after, address.empty() ? key : address + '.' + key);
    }

    static ordered_json pinState(const ordered_json& pin) {
        if (!pin.is_object()) return pin;
        std::string text = pin.value("date", std::string());
        if (pin.contains("price")) text += (text.empty() ? "" : ", ") + pin["price"].value("amount", ordered_json()).dump() + " " + pin["price"].value("currency", std::string());
        return text;
    }

    /// Where only one side states a field, the other side's is the one it takes from another option.
    void compareOptions(const ordered_json& before, const ordered_json& after, const std::string& address, const ordered_json& wholeBefore, const ordered_json& wholeAfter) {
        const auto member = [](const ordered_json& stated, const ordered_json& whole, const std::string& key) {
            return stated.contains(key) ? stated[key] : whole.contains(key) ? whole[key] : ordered_json();
        };
        for (const std::string& key : keysOf(before, after)) {
            const auto size = changes.size();
            compare(member(before, wholeBefore, key), member(after, wholeAfter, key), address + '.' + key);
            const bool statedNow = after.contains(key), statedBefore = before.contains(key);
            if (changes.size() == size && statedNow != statedBefore)
                add(What::value, address + '.' + key, statedBefore ? before[key] : ordered_json(), statedNow ? after[key] : ordered_json());
        }
    }

    void compareLists(const ordered_json& before, const ordered_json& after, const std::string& address) {
        const std::vector<std::string> old = idsOf(before), now = idsOf(after);
        std::vector<std::string> stayedOld, stayedNow;
        for (const std::string& id : old) {
            const std::string place = address + '.' + id;
            const ordered_json* other = entry(after, id);
            if (!other) {
                add(What::entry, place, *entry(before, id), {});
                continue;
            }
            stayedOld.push_back(id);
            if (address == "options") compareOptions(*entry(before, id), *other, place, *entry(m_wholeBefore, id), *entry(m_wholeAfter, id));
            else compare(*entry(before, id), *other, place);
        }
        for (const std::string& id : now) {
            if (entry(before, id)) stayedNow.push_back(id);
            else add(What::entry, address + '.' + id, {}, *entry(after, id));
        }
        // Where an entry came in between, the order tells the rest.
        const bool cameAtTheEnd = now.size() >= stayedNow.size() && std::equal(stayedNow.begin(), stayedNow.end(), now.begin());
        if (stayedOld != stayedNow || (!cameAtTheEnd && now.size() > stayedNow.size())) add(What::order, address, old, now);
    }

    ordered_json m_wholeBefore, m_wholeAfter;
};

bool readsDifferently(const Figure& before, const Figure& after, int decimals, double factor) {
    if (!before || !after) return before.has_value() != after.has_value();
    const double scale = factor * std::pow(10.0, decimals);
    return std::round(*before * scale) != std::round(*after * scale);
}

struct ComparedFigure {
    std::string_view key;
    const char* label;
    Unit unit;
    int decimals;
    Figure Comparison::*value;
};

constexpr std::array comparedFigures{
    ComparedFigure{"saving", RT_TEXT("Saving"), Unit::money, 0, &Comparison::saving},
    ComparedFigure{"net_present_saving", RT_TEXT("Saving as net present value"), Unit::money, 0, &Comparison::netPresentSaving},
    ComparedFigure{"break_even_months", RT_TEXT("Break-even"), Unit::month, 1, &Comparison::breakEvenMonths},
};

} // namespace

std::vector<InputChange> inputChanges(const Project& before, const Project& after) {
    Differences differences(before, after);
    differences.compare(statedProject(before), statedProject(after), {});
    return std::move(differences.changes);
}

std::vector<ResultChange> resultChanges(const Evaluation& before, const Evaluation& after) {
    std::vector<ResultChange> changes;
    for (const OptionFigures& option : after.options) {
        const OptionFigures* old = before.option(option.id);
        if (!old) continue;
        for (const FigureRow& row : figureRows())
            if (readsDifferently(old->*row.value, option.*row.value, row.decimals, row.factor))
                changes.push_back({option.id, *row.quantity ? row.quantity : "own_nodes", row.label, row.unit, row.decimals, row.factor, old->*row.value, option.*row.value});
    }
    for (const Comparison& comparison : after.comparisons) {
        const Comparison* old = before.comparison(comparison.first, comparison.second);
        // Another upfront cost can exchange first and second: then the figures are of opposite questions.
        if (!old || old->first != comparison.first) continue;
        const std::string scope = comparison.first + '~' + comparison.second;
        if (old->verdict != comparison.verdict) changes.push_back({scope, "verdict", RT_TEXT("Verdict"), Unit::none, 0, 1, {}, {}, old->verdict, comparison.verdict});
        for (const ComparedFigure& figure : comparedFigures)
            if (readsDifferently(old->*figure.value, comparison.*figure.value, figure.decimals, 1))
                changes.push_back({scope, figure.key, figure.label, figure.unit, figure.decimals, 1, old->*figure.value, comparison.*figure.value});
    }
    return changes;
}

std::string changesJson(const std::vector<InputChange>& inputs, const std::vector<ResultChange>& results) {
    constexpr std::array<const char*, 4> kinds{"value", "entry", "order", "source"};
    const auto figure = [](const Figure& value) { return value ? ordered_json(*value) : ordered_json(); };
    ordered_json root{{"format", "racktally-diff"}, {"version", 1}, {"inputs", ordered_json::array()}, {"results", ordered_json::array()}};
    for (const InputChange& change : inputs)
        root["inputs"].push_back(ordered_json{{"address", change.address}, {"change", kinds[static_cast<std::size_t>(change.what)]}, {"before", change.before}, {"after", change.after}});
    for (const ResultChange& change : results)
        root["results"].push_back(change.verdictBefore ? ordered_json{{"scope", change.scope}, {"figure", change.key}, {"before", keyOf(*change.verdictBefore)}, {"after", keyOf(*change.verdictAfter)}}
                                                       : ordered_json{{"scope", change.scope}, {"figure", change.key}, {"before", figure(change.before)}, {"after", figure(change.after)}});
    return root.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

} // namespace racktally
