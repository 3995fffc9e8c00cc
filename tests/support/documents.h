// Documents for tests: random ones with revisions, quotes and attachments, and helpers around their files.
#pragma once

#include "core/document/document.h"
#include "core/project/project_json.h"
#include "tests/support/random_project.h"

#include <cstdlib>
#include <string>

namespace racktally::test {

inline Document randomDocument(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    RandomProject projects(seed);
    const auto bytes = [&](std::size_t most) {
        std::string text(random() % most, '\0');
        for (char& c : text) c = static_cast<char>(random());
        return text;
    };
    Document document;
    const std::size_t revisions = 1 + random() % 5;
    for (std::size_t i = 0; i < revisions; ++i)
        document = withRevision(std::move(document), projects.make(), {"2026-11-30T10:00:0" + std::to_string(i) + "Z", "ä \"q\" o'x", i % 2 ? "a; comment -- with /* signs */ 'in' it" : ""});
    if (random() % 2) document.quotes.push_back({"2026-001", "2026-11-30T11:00:00Z", "own", document.revisions.front().project, bytes(5000)});
    if (random() % 2) document.attachments.push_back({"logo.png", "image/png", bytes(3000)});
    if (random() % 2) document.attachments.push_back({"empty", "", ""});
    return document;
}

/// How many trials: what the variable says, else the default.
inline int trials(const char* variable, int standard) {
    const char* text = std::getenv(variable);
    return text ? std::atoi(text) : standard;
}

} // namespace racktally::test
