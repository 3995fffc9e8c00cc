// The place where documents lie: the file system, with locks, backups and a folder of recovery copies.
#pragma once

#include "core/document/document_store.h"
#include "db/recovery_folder.h"

namespace racktally::db {

class FileStore : public DocumentStore {
public:
    /// Recovery copies go to a folder of the user's application data. Disk and clock can be replaced by tests.
    explicit FileStore(const QString& recoveryFolder, std::shared_ptr<Disk> disk = std::make_shared<Disk>(), std::function<QDateTime()> now = QDateTime::currentDateTimeUtc);

    Result<OpenedDocument> open(const std::string& path) override;
    Result<SavedDocument> save(const std::string& path, const Document& document, const std::optional<Stamp>& expected, std::shared_ptr<DocumentLock> held) override;
    std::optional<RescuedState> rescue(const std::string& path) override;

    std::string newRecovery() override;
    std::optional<Error> keep(const RecoveryCopy& copy, const Project& project) override { return m_recovery.keep(copy, project); }
    void drop(const std::string& id) override { m_recovery.drop(id); }
    std::vector<RecoveryCopy> abandoned() override { return m_recovery.abandoned(); }
    Result<Recovered> recover(const std::string& id) override { return m_recovery.recover(id); }
    void decline(const std::string& id) override { m_recovery.decline(id); }

private:
    std::shared_ptr<Disk> m_disk;
    RecoveryFolder m_recovery;
};

} // namespace racktally::db
