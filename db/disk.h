// The operations on files of which saving is made. Each either does its work or says why not; tests replace them to fail or
// to be killed at any of them.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace racktally::db {

/// Why an operation failed, in the system's words.
using Failure = std::optional<QString>;

class Disk {
public:
    virtual ~Disk() = default;

    /// A new file with this content and the permissions of `like`, if that is there; on the medium when it returns.
    virtual Failure create(const QString& path, const QByteArray& content, const QString& like);
    /// The file's content; an error leaves `content` alone.
    virtual Failure read(const QString& path, QByteArray& content);
    /// A second name for the file; a copy where the file system has no second names.
    virtual Failure link(const QString& from, const QString& to);
    /// Gives the file another name in one step, in place of what has it.
    virtual Failure rename(const QString& from, const QString& to);
    /// The names in a folder as they are now are on the medium when it returns.
    virtual Failure syncFolder(const QString& folder);
    virtual void remove(const QString& path);
};

} // namespace racktally::db
