#include "ui/session/session.h"

#include "core/project/address.h"
#include "core/project/configured.h"
#include "core/project/sized.h"
#include "core/project/validate.h"
#include "ui/text/messages.h"

#include <QUndoCommand>
#include <algorithm>
#include <utility>

namespace racktally::ui {

namespace {

Project emptyProject() {
    Project project;
    project.currency = "EUR";
    project.start = {2027, 1};
    return project;
}

std::unordered_map<std::string, Leaf> leavesOf(const Project& project) {
    std::unordered_map<std::string, Leaf> leaves;
    forEachLeaf(project, [&](const std::string& address, const Leaf& leaf) { leaves.emplace(address, leaf); });
    return leaves;
}

bool sameAddresses(const std::unordered_map<std::string, Leaf>& a, const std::unordered_map<std::string, Leaf>& b) {
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const auto& entry) { return b.contains(entry.first); });
}

} // namespace

class Session::EditCommand : public QUndoCommand {
public:
    EditCommand(Session& session, std::shared_ptr<const Project> after, std::string address)
        : m_session(session), m_before(session.m_project), m_after(std::move(after)), m_address(std::move(address)) {
        setText(addressText(*m_before, m_address));
    }
    EditCommand(Session& session, std::shared_ptr<const Project> after, const QString& text, std::string merge = {})
        : m_session(session), m_before(session.m_project), m_after(std::move(after)), m_address(std::move(merge)) {
        setText(text);
    }
    void undo() override { m_session.assign(m_before); }
    void redo() override { m_session.assign(m_after); }
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const EditCommand*>(other);
        if (m_address.empty() || next->m_address != m_address) return false;
        m_after = next->m_after;
        if (*m_after == *m_before) setObsolete(true);
        return true;
    }

private:
    Session& m_session;
    std::shared_ptr<const Project> m_before, m_after;
    std::string m_address;
};

Session::Session(std::string today, QObject* parent) : QObject(parent), m_today(std::move(today)), m_project(std::make_shared<const Project>(emptyProject())), m_saved(m_project), m_leaves(leavesOf(*m_project)), m_evaluation(evaluate(*m_project, m_today)) {}

const Leaf* Session::leaf(const std::string& address) const {
    const auto place = m_leaves.find(address);
    return place == m_leaves.end() ? nullptr : &place->second;
}

void Session::setCatalog(Catalog catalog) {
    m_catalog = std::move(catalog);
    m_sizings.clear();
    emit catalogChanged();
}

Project Session::pinned(Project project) const {
    const bool sized = std::any_of(project.workloads.begin(), project.workloads.end(), [](const Workload& workload) { return workload.isSized(); });
    return sized ? withPins(std::move(project), m_catalog) : project;
}

std::shared_ptr<const WorkloadSizing> Session::sizing(const std::string& workload) const {
    const std::size_t index = indexOf(m_project->workloads, workload);
    if (index == m_project->workloads.size()) return nullptr;
    auto& kept = m_sizings[workload];
    if (!kept) {
        const Catalog parts = partsForProject();
        kept = std::make_shared<const WorkloadSizing>(sizeWorkload(questionOf(*m_project, m_project->workloads[index], parts)));
    }
    return kept;
}

std::shared_ptr<const EvaluatedModel> Session::formulasOf(const std::string& scope) const {
    const std::size_t index = indexOf(m_project->workloads, wholeOf(scope));
    if (index < m_project->workloads.size() && m_project->workloads[index].isSized())
        if (const auto own = sizing(m_project->workloads[index].id)) return own->formulas;
    return m_evaluation.formulas;
}

Catalog Session::partsForProject() const { return catalogFor(*m_project, m_catalog); }

void Session::load(Project project) {
    // A project written by hand names parts without pinning them.
    const auto loaded = std::make_shared<const Project>(withPins(std::move(project), m_catalog));
    m_undo.clear();
    m_saved = loaded;
    assign(loaded, true);
}

void Session::loadUnsaved(Project project, std::shared_ptr<const Project> saved) {
    m_undo.clear();
    m_saved = std::move(saved);
    assign(std::make_shared<const Project>(std::move(project)), true);
}

void Session::markSaved(std::shared_ptr<const Project> snapshot) {
    m_saved = std::move(snapshot);
    refreshModified();
}

void Session::refreshModified() {
    const bool modified = m_project != m_saved && (!m_saved || *m_project != *m_saved);
    if (std::exchange(m_modified, modified) != modified) emit modifiedChanged();
}

void Session::assign(std::shared_ptr<const Project> project, bool another) {
    auto leaves = leavesOf(*project);
    const bool sameForms = !another && sameAddresses(leaves, m_leaves);
    m_project = std::move(project);
    m_leaves = std::move(leaves);
    m_sizings.clear();
    m_evaluation = evaluate(*m_project, m_today);
    if (!sameForms) emit structureChanged();
    refreshModified();
    emit changed();
}

std::optional<Error> Session::setValue(const std::string& address, const LeafValue& value) {
    auto next = withEdit(*m_project, address, value);
    if (!next) return next.errors().front();
    if (*next == *m_project) return std::nullopt;
    if (const Errors errors = validate(*next); !errors.empty()) {
        const auto own = std::find_if(errors.begin(), errors.end(), [&](const Error& error) { return error.address == address; });
        return own == errors.end() ? errors.front() : *own;
    }
    m_undo.push(new EditCommand(*this, std::make_shared<const Project>(pinned(std::move(*next))), address));
    return std::nullopt;
}

void Session::setProvenance(const std::string& address, const Provenance& provenance) {
    Project next = withProvenance(*m_project, address, provenance);
    if (next != *m_project) m_undo.push(new EditCommand(*this, std::make_shared<const Project>(std::move(next)), words("source of %1").arg(addressText(*m_project, address))));
}

std::optional<Error> Session::resetInput(const std::string& address) {
    const auto standard = defaultOf(address);
    if (!standard) return std::nullopt;
    auto next = withEdit(*m_project, address, *standard);
    if (next) *next = withProvenance(*next, address, {});
    return apply(std::move(next), words("%1 back to its default").arg(addressText(*m_project, address)));
}

InputState Session::stateOf(const std::string& address) const {
    const Leaf* found = leaf(address);
    return found ? racktally::stateOf(*m_project, address, *found, m_today) : InputState();
}

std::optional<Error> Session::apply(Result<Project> project, const QString& text, const std::string& merge) {
    if (!project) return project.errors().front();
    if (const Errors errors = validate(*project); !errors.empty()) return errors.front();
    Project next = pinned(std::move(*project));
    if (next != *m_project) m_undo.push(new EditCommand(*this, std::make_shared<const Project>(std::move(next)), text, merge));
    return std::nullopt;
}

} // namespace racktally::ui
