#include "core/document/document.h"

#include "core/project/project_json.h"

namespace racktally {

Document withRevision(Document document, Project project, const Signature& signature) {
    std::string text = writeProject(project);
    document.project = std::move(project);
    const bool known = !document.revisions.empty() && document.revisions.back().project == text;
    if (known && signature.comment.empty()) return document;
    const int number = document.revisions.empty() ? 1 : document.revisions.back().number + 1;
    document.revisions.push_back({number, signature.time, signature.author, signature.comment, std::move(text)});
    return document;
}

Result<Project> projectOf(const Document& document, int revision) {
    for (const Revision& known : document.revisions) {
        if (known.number != revision) continue;
        auto read = readProject(known.project);
        if (!read) return read.errors();
        return std::move(read->project);
    }
    const std::string last = document.revisions.empty() ? "0" : std::to_string(document.revisions.back().number);
    return Error{Reason::unknownRevision, {}, std::to_string(revision), last};
}

} // namespace racktally
