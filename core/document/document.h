// A document: the project as it is, and what has to be kept with it: earlier states, issued quotes, attachments.
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace racktally {

/// A state of the project that somebody saved.
struct Revision {
    int number = 0;             // 1, 2, … in the order of time
    std::string time;           // UTC, 2026-11-30T19:04:05Z
    std::string author;
    std::string comment;
    std::string project;        // JSON text of the project, in the file format's form

    bool operator==(const Revision&) const = default;
};

/// A quote that left the house, frozen with everything it was made from.
struct IssuedQuote {
    std::string number;
    std::string time;           // UTC
    std::string option;         // id of the option that was quoted
    std::string project;        // JSON text of the project at that moment
    std::string pdf;            // the bytes that were sent

    bool operator==(const IssuedQuote&) const = default;
};

struct Attachment {
    std::string name;
    std::string mediaType;      // "image/png"
    std::string content;        // bytes

    bool operator==(const Attachment&) const = default;
};

struct Document {
    Project project;
    std::vector<Revision> revisions;      // oldest first
    std::vector<IssuedQuote> quotes;      // in the order of issue
    std::vector<Attachment> attachments;

    bool operator==(const Document&) const = default;
};

/// The project as it was in a revision. Errors name the revision.
Result<Project> projectOf(const Document& document, int revision);

/// Who saves, when, and why.
struct Signature {
    std::string time;           // UTC, 2026-11-30T19:04:05Z
    std::string author;
    std::string comment = {};
};

/// The document with this project as its newest revision. A project that is already the newest revision makes a new one
/// only if a comment names it.
Document withRevision(Document document, Project project, const Signature& signature);

} // namespace racktally
