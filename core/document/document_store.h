// What the window asks of the place where documents lie. The database side implements it; the two never meet.
#pragma once

#include "core/base/result.h"
#include "core/document/document.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace racktally {

/// Tells one content of a file from another (SHA-256, hexadecimal). Empty: there is no file.
using Stamp = std::string;

/// Who has a document open for writing.
struct LockHolder {
    std::string program;
    std::string host;
    long long process = 0;
};

/// "RackTally, atlas, PID 4711"
std::string holderName(const LockHolder& holder);

/// As long as it lives, nobody else may write the document.
class DocumentLock {
public:
    virtual ~DocumentLock() = default;
};

/// Why a document that was opened may not be written where it lies.
enum class WriteBar { none, newerVersion, lockedByAnother, folderNotWritable };

struct OpenedDocument {
    Document document;
    Stamp stamp;
    WriteBar bar = WriteBar::none;
    std::optional<LockHolder> holder = {};                  // where another holds the lock
    std::shared_ptr<DocumentLock> lock = {};                // where nothing bars writing
    std::optional<int> migratedFrom = {};                   // an older version of the file's form
};

struct SavedDocument {
    Stamp stamp;
    std::shared_ptr<DocumentLock> lock;
};

/// The newest state that could be read from a damaged document or its backups.
struct RescuedState {
    Project project;
    std::string time;         // UTC, when it was saved
    std::string source;       // name of the file it came from
    int revision = 0;         // 0: the current state itself
};

/// What was typed and never saved, kept apart from the user's file.
struct RecoveryCopy {
    std::string id;
    std::string path;         // of the document it belongs to; empty if it never had a file
    std::string title;
    std::string time;         // UTC, of the last change in it
    std::string savedTime;    // UTC, of the file at path; empty where there is none
    Stamp base;               // content of the file that the changes were made to
    bool declined = false;    // was offered and answered; not to be offered again
};

/// A recovery copy that belongs to this window from now on.
struct Recovered {
    RecoveryCopy copy;
    Project project;
};

class DocumentStore {
public:
    virtual ~DocumentStore() = default;

    /// Reads a document in either form and takes its lock. Nothing is written. Errors name the file.
    virtual Result<OpenedDocument> open(const std::string& path) = 0;
    /// Replaces the file in one step, with backups of what was there, or leaves it as it was and says why. `expected` is
    /// the content that may be replaced; nothing: whatever is there. `held` is the lock of this path, or null.
    virtual Result<SavedDocument> save(const std::string& path, const Document& document, const std::optional<Stamp>& expected, std::shared_ptr<DocumentLock> held) = 0;
    /// What can still be had of a document that open() called damaged.
    virtual std::optional<RescuedState> rescue(const std::string& path) = 0;

    /// Reserves a name for the recovery copy of a new window's document.
    virtual std::string newRecovery() = 0;
    /// Keeps what was typed. The copy is whole at every moment.
    virtual std::optional<Error> keep(const RecoveryCopy& copy, const Project& project) = 0;
    /// Takes the copy: it was saved, or its owner does not want it.
    virtual void drop(const std::string& id) = 0;
    /// Copies that no running window owns, the newest first. Those that say what their file says are taken on the way.
    virtual std::vector<RecoveryCopy> abandoned() = 0;
    /// Makes an abandoned copy this window's own; an error if it cannot be read.
    virtual Result<Recovered> recover(const std::string& id) = 0;
    /// Remembers that the copy was offered and not wanted now. It stays for a month.
    virtual void decline(const std::string& id) = 0;
};

} // namespace racktally
