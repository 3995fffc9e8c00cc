#include "core/catalog/check.h"

#include "core/base/day.h"
#include "core/base/nearest.h"
#include "core/base/set_leaf.h"
#include "core/base/words.h"
#include "core/catalog/prices.h"

#include <algorithm>
#include <set>

namespace racktally {

namespace {

class Checker {
public:
    Checker(const Catalog& catalog, const std::string& today) : m_catalog(catalog), m_today(today) {
        forEachKind(catalog, [&](const auto& list) {
            using T = typename std::decay_t<decltype(list)>::value_type;
            for (const T& part : list) m_known[std::string(KindInfo<T>::key)].push_back(nameOf(part));
        });
    }

    std::vector<CatalogIssue> run() {
        forEachKind(m_catalog, [&](const auto& list) { checkList(list); });
        return std::move(m_issues);
    }

private:
    void add(Severity severity, const std::string& field, Error error) { m_issues.push_back({severity, m_kind, m_name, field, std::move(error)}); }
    void fail(const std::string& field, Error error) { add(Severity::error, field, std::move(error)); }

    template <class T>
    void checkList(const std::vector<T>& list) {
        std::set<std::string> seen;
        m_kind = KindInfo<T>::key;
        for (const T& part : list) {
            m_name = nameOf(part);
            // Prices of one day may come from several sources.
            if (!std::is_same_v<T, Price> && !seen.insert(m_name).second) fail("name", {Reason::duplicateEntry, {}, m_name});
            ranges(part);
            about(part);
            references(part);
        }
    }

    template <class T>
    void ranges(const T& part) {
        forEachField(const_cast<T&>(part), [&](const auto& field, auto& member) {
            const Leaf leaf{&field.info, leafPlace(member)};
            const LeafValue value = valueOf(leaf);
            const std::string key(field.info.key);
            if (value == LeafValue() || value == LeafValue(std::string())) {
                if (field.info.required) fail(key, {Reason::missing, key});
            } else if (auto error = setLeaf(leaf, key, value)) {
                fail(key, *error);
            }
        });
    }

    void about(const Sourced& part) {
        if (part.source.empty()) fail("source", {Reason::sourceMissing});
        if (part.date.empty()) add(Severity::warning, "date", {Reason::missing, "date"});
        else if (const auto age = daysBetween(part.date, m_today); age && *age < 0) fail("date", {Reason::dateInFuture, {}, part.date});
        if (part.confidence == Confidence::unstated) add(Severity::warning, "confidence", {Reason::missing, "confidence"});
    }

    void known(const std::string& field, const std::string& kind, const std::string& name) {
        const auto& names = m_known[kind];
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) fail(field, {Reason::unknownPart, {}, name, {}, nearest(name, names)});
    }
    void currency(const std::string& code) {
        if (code.size() != 3 || !std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) fail("currency", {Reason::badCurrency, {}, code});
    }
    template <class Names>
    void allowed(const std::string& field, const std::string& text, const Names& names) {
        for (const std::string& word : wordsOf(text))
            if (std::find(names.begin(), names.end(), word) == names.end()) fail(field, {Reason::unknownWord, {}, word});
    }
    void numbers(const std::string& field, const std::string& text) {
        for (const std::string& word : wordsOf(text))
            if (word.find_first_not_of("0123456789") != std::string::npos) fail(field, {Reason::notNumber, {}, word});
    }
    void ordered(const std::optional<double>& low, const std::optional<double>& high, const std::string& field) {
        if (low && high && *low > *high) fail(field, {Reason::lowAboveHigh});
    }

    template <class T>
    void references(const T&) {}
    void references(const Server& s) {
        allowed("gpu_forms", s.gpuForms, EnumNames<GpuForm>::names);
        numbers("gpu_counts", s.gpuCounts);
        numbers("psu_watts", s.psuWatts);
    }
    void references(const Bridge& b) { known("gpu", "gpu", b.gpu); }
    void references(const MigProfile& m) { known("gpu", "gpu", m.gpu); }
    void references(const VgpuProfile& v) { known("gpu", "gpu", v.gpu); }
    void references(const PublishedSystem& s) {
        known("server", "server", s.server);
        known("gpu", "gpu", s.gpu);
        known("cpu", "cpu", s.cpu);
        known("memory", "memory", s.memory);
    }
    void references(const CloudOffer& o) {
        known("gpu", "gpu", o.gpu);
        currency(o.currency);
        ordered(o.reserved3Years, o.reserved1Year, "reserved_3_years");
        age(o.date);
    }
    void references(const ModelPrice& m) {
        currency(m.currency);
        age(m.date);
    }
    void references(const LocationFigure& l) {
        ordered(l.low, l.typical, "low");
        ordered(l.typical, l.high, "high");
        ordered(l.low, l.high, "high");
    }
    void references(const Price& p) {
        const std::size_t slash = p.subject.find('/');
        known("subject", p.subject.substr(0, slash), slash == std::string::npos ? p.subject : p.subject.substr(slash + 1));
        currency(p.currency);
        ordered(p.low, p.high, "high");
        if (!p.low && !p.high) fail("low", {Reason::missing, "low"});
        age(p.date);
    }
    void age(const std::string& date) {
        const Age age = ageOf(date, m_today);
        if (age == Age::stale || age == Age::old) add(Severity::note, "date", {Reason::stale, {}, date});
    }

    const Catalog& m_catalog;
    std::string m_today;
    std::map<std::string, std::vector<std::string>> m_known;
    std::vector<CatalogIssue> m_issues;
    std::string m_kind, m_name;
};

} // namespace

std::vector<CatalogIssue> checkCatalog(const Catalog& catalog, const std::string& today) { return Checker(catalog, today).run(); }

} // namespace racktally
