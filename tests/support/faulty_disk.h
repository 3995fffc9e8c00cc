// A disk that fails, or kills its process, at a chosen operation.
#pragma once

#include "db/disk.h"

#include <QFile>
#include <QStringList>
#include <csignal>

namespace racktally::test {

class FaultyDisk : public db::Disk {
public:
    enum class Fault { none, fail, failHalfway, killBefore, killHalfway, killAfter };
    /// The operations are counted from 0.
    FaultyDisk(int operation, Fault fault) : m_operation(operation), m_fault(fault) {}

    /// What was done, by name.
    QStringList done;

    db::Failure create(const QString& path, const QByteArray& content, const QString& like) override {
        return at("create", [&] { return Disk::create(path, content, like); }, [&] {
            QFile file(path);
            if (file.open(QIODevice::WriteOnly)) file.write(content.left(content.size() / 2));
        });
    }
    db::Failure read(const QString& path, QByteArray& content) override { return at("read", [&] { return Disk::read(path, content); }); }
    db::Failure link(const QString& from, const QString& to) override { return at("link", [&] { return Disk::link(from, to); }); }
    db::Failure rename(const QString& from, const QString& to) override { return at("rename", [&] { return Disk::rename(from, to); }); }
    db::Failure syncFolder(const QString& folder) override { return at("sync folder", [&] { return Disk::syncFolder(folder); }); }
    void remove(const QString& path) override {
        at("remove", [&]() -> db::Failure {
            Disk::remove(path);
            return {};
        });
    }

private:
    template <class Operation>
    db::Failure at(const char* name, Operation&& operation, const std::function<void()>& half = {}) {
        done << QLatin1String(name);
        if (done.size() - 1 != m_operation) return operation();
        switch (m_fault) {
        case Fault::none: break;
        case Fault::failHalfway:
            if (half) half();
            [[fallthrough]];
        case Fault::fail: return QStringLiteral("the disk failed on purpose");
        case Fault::killHalfway:
            if (half) half();
            [[fallthrough]];
        case Fault::killBefore: raise(SIGKILL); break;
        case Fault::killAfter:
            operation();
            raise(SIGKILL);
        }
        return operation();
    }

    int m_operation;
    Fault m_fault;
};

} // namespace racktally::test
