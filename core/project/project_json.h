// A project as JSON text, in the form of the file format. Reading parses to a tree, then fills the project from the
// field tables, then validates; errors carry line and address.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace racktally {

inline constexpr int projectFormatVersion = 1;

struct ReadProject {
    Project project;
    bool newerVersion = false;      // made by a newer version: unknown keys were passed over, do not write it back
    bool operator==(const ReadProject&) const = default;
};

/// Reads and validates. All errors found are returned, not only the first.
Result<ReadProject> readProject(std::string_view json);

/// Writes every stated field; fields at their default are left out where the format has a default.
std::string writeProject(const Project& project);
/// The same before it becomes text.
nlohmann::ordered_json projectJson(const Project& project);

/// Applies a scenario's changes. Errors name the scenario's address.
Result<Project> withScenario(const Project& project, std::string_view scenarioId);

/// A value of a scenario or of an edit as the field tables see it; nullopt for lists and objects.
std::optional<LeafValue> leafValue(const nlohmann::ordered_json& value);

} // namespace racktally
