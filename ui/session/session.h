// The one owner of state: the project, its undo stack and the latest evaluation. Every change (edit, undo, load) ends in
// the same assignment; pages show values and ask for edits.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/base/field.h"
#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/project/project.h"
#include "core/project/sources.h"
#include "core/sizing/sizing.h"

#include <QObject>
#include <QUndoStack>
#include <memory>
#include <unordered_map>

namespace racktally::ui {

class Session : public QObject {
    Q_OBJECT

public:
    /// `today` (2026-11-30) tells which prices are stale.
    explicit Session(std::string today = {}, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return *m_project; }
    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    /// The input with this address, to read; null if there is none.
    [[nodiscard]] const Leaf* leaf(const std::string& address) const;
    [[nodiscard]] const std::string& today() const { return m_today; }
    /// The catalogue as it was read last; empty where the window has none.
    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    void setCatalog(Catalog catalog);
    /// The catalogue with the project's pinned parts over it.
    [[nodiscard]] Catalog partsForProject() const;
    /// The size of a workload with what the catalogue offers today; computed when somebody asks and kept until something changes.
    [[nodiscard]] std::shared_ptr<const WorkloadSizing> sizing(const std::string& workload) const;
    /// The formulas that a figure's scope belongs to: the comparison's, or those of a workload's sizing.
    [[nodiscard]] std::shared_ptr<const EvaluatedModel> formulasOf(const std::string& scope) const;
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// The project as it is now; it never changes afterwards.
    [[nodiscard]] std::shared_ptr<const Project> snapshot() const { return m_project; }
    /// Whether the project is another than the one that was saved or opened.
    [[nodiscard]] bool isModified() const { return m_modified; }

    /// Replaces everything, as when a file is opened. The project is valid.
    void load(Project project);
    /// As load(), for a state that is in no file although the file says `saved`, as after a crash; null: there is no file.
    void loadUnsaved(Project project, std::shared_ptr<const Project> saved);
    /// This state is in the file now; edits may have followed it.
    void markSaved(std::shared_ptr<const Project> snapshot);
    void markSaved() { markSaved(m_project); }

    /// Sets one input as an undoable step; steps in the same field that follow each other are one. An error leaves the
    /// project as it was.
    [[nodiscard]] std::optional<Error> setValue(const std::string& address, const LeafValue& value);

    /// Says where an input's value comes from, as an undoable step.
    void setProvenance(const std::string& address, const Provenance& provenance);
    /// Back to the default and its source.
    [[nodiscard]] std::optional<Error> resetInput(const std::string& address);
    /// What is to be said of an input: its source, whether it was changed, is unknown or old.
    [[nodiscard]] InputState stateOf(const std::string& address) const;

    /// Replaces the project by another as one undoable step with this text. Steps with the same `merge` that follow each
    /// other are one. An error leaves it as it was.
    [[nodiscard]] std::optional<Error> apply(Result<Project> project, const QString& text, const std::string& merge = {});

signals:
    /// The project and its evaluation are new.
    void changed();
    /// Options or workloads came or went, or another file was opened: forms are to be built anew.
    void structureChanged();
    void modifiedChanged();
    void catalogChanged();

private:
    class EditCommand;
    /// `another`: the forms are built anew even if the inputs have the same addresses.
    void assign(std::shared_ptr<const Project> project, bool another = false);
    void refreshModified();
    /// What sized workloads need of the catalogue is pinned with every change.
    [[nodiscard]] Project pinned(Project project) const;

    std::string m_today;
    Catalog m_catalog;
    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Project> m_saved;
    bool m_modified = false;
    std::unordered_map<std::string, Leaf> m_leaves;      // into m_project
    Evaluation m_evaluation;
    mutable std::unordered_map<std::string, std::shared_ptr<const WorkloadSizing>> m_sizings;
    QUndoStack m_undo;
};

} // namespace racktally::ui
