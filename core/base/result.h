// Errors as values: what went wrong, where, and what would mend it. Sentences for people are made in ui/text.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace racktally {

enum class Reason {
    syntax,              // not JSON; detail says what the parser expected
    notAProject,         // "format" is missing or another
    versionInvalid,
    tooDeep,
    duplicateKey,
    unknownKey,          // nearest: the nearest known key
    wrongType,           // expected: the type's name
    missing,             // a required field
    outOfRange,          // min, max
    notFinite,
    unknownName,         // an enumerator; nearest and expected list what is allowed
    badId,
    duplicateId,
    unknownReference,    // an id or address that does not exist
    badMonth,
    badCurrency,
    missingRate,         // no exchange rate for value
    exactlyOne,          // expected: the fields of which exactly one is needed
    needs,               // value given without the field in expected
    excludes,            // value given together with the field in expected
    weeklyLength,
    circular,            // options that are like each other in a circle
    wrongKind,           // an option of another kind than expected
    stillUsed,           // an option that another is made of; value: the other's name
    badDay,
    tooManyDigits,       // an amount that money cannot hold exactly
    computedCategory,    // tax or residual value used by a line
    unknownRevision,     // value: the number, expected: the last one there is
    fileMissing,
    fileUnreadable,
    fileUnwritable,
    fileIsFolder,
    fileNoPermission,
    fileEmpty,
    fileTooLarge,        // expected: the largest size
    notADocument,        // neither a project as JSON nor a database
    foreignDatabase,     // a database that names no application
    foreignApplication,  // value: the application id
    fileCut,             // value: bytes there, expected: bytes that belong to it
    fileDamaged,         // value: what does not fit
    newerDocument,       // value: its version, expected: the newest that is known
    fileChanged,         // by somebody else since it was read
    fileLocked,          // value: who holds it
    notVerified,         // what was written reads back as something else
    replaceRefused,      // the new file could not take the old one's place; value: why
    csvOpenQuote,        // a quoted cell that never ends
    csvTooManyCells,     // value: cells of the row, expected: of the header
    columnsUnknown,      // columns of a table that fit no kind of the catalogue
    notNumber,           // value: the text that stands in place of a number
    duplicateEntry,      // value: the name that two rows of the catalogue have
    sourceMissing,
    dateInFuture,        // value: the day
    lowAboveHigh,
    unknownPart,         // value: a part that the catalogue does not have
    unknownWord,         // value: a word, expected: those that are allowed
    rateFileInvalid,     // not a file of reference rates
    rateMissing,         // value: currency, expected: other currency
    stale,               // value: the day of a price that is old
    pinDamaged,          // value: a pinned part whose values cannot be read
};

struct Error {
    Reason reason{};
    std::string address = {};   // "options.own.nodes"
    std::string value = {};   // what stood there
    std::string expected = {};
    std::string nearest = {};
    double minimum = 0;
    double maximum = 0;
    int line = 0;             // 1-based; 0 where no file is involved
    std::string file = {};
};

using Errors = std::vector<Error>;

/// A value, or the errors that kept it from being made.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Errors errors) : m_content(std::move(errors)) { assert(!this->errors().empty()); }
    Result(Error error) : m_content(Errors{std::move(error)}) {}

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const T& value() const { assert(ok()); return *std::get_if<T>(&m_content); }
    [[nodiscard]] T& value() { assert(ok()); return *std::get_if<T>(&m_content); }
    [[nodiscard]] const Errors& errors() const { assert(!ok()); return *std::get_if<Errors>(&m_content); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }

private:
    std::variant<T, Errors> m_content;
};

} // namespace racktally
