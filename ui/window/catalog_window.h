// The catalogue in a window of its own: browse, filter, compare, add and price parts, take cloud offers as options.
#pragma once

#include "core/catalog/catalog_store.h"
#include "ui/forms/padded_delegate.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>
#include <QDialog>
#include <QSortFilterProxyModel>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableView;
class QTextBrowser;

namespace racktally::ui {

/// One kind of the catalogue as a table: the name, the fields of most use, price and its age.
class PartTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PartTableModel(Session& session, QObject* parent = nullptr);
    void showKind(const std::string& kind);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    static constexpr int sortRole = Qt::UserRole, nameRole = Qt::UserRole + 1;

    [[nodiscard]] const std::string& kind() const { return m_kind; }

private:
    struct Cell {
        QString text;
        QVariant sort;
    };
    struct Line {
        std::string name;
        std::vector<Cell> cells;
        std::string priceDate;
        bool retired = false, own = false;
    };
    Session& m_session;
    std::string m_kind;
    QStringList m_headers;
    int m_dateColumn = -1;
    std::vector<bool> m_numbers;
    std::vector<Line> m_lines;
};

/// What cloud offers are filtered by; empty or nothing: not at all.
struct OfferFilter {
    QString text, gpu;
    int gpus = 0;
    double memoryGb = 0;
    int area = -1, provider = -1, plan = -1;
    int maxAgeDays = 0;
};

class PartFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PartFilter(Session& session, QObject* parent = nullptr);
    void setFilter(OfferFilter filter);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    Session& m_session;
    OfferFilter m_filter;
};

class CatalogWindow : public QDialog {
    Q_OBJECT

public:
    CatalogWindow(Session& session, std::shared_ptr<CatalogStore> store, QWidget* parent = nullptr);

    void showKind(const std::string& kind);
    /// Chooses the row with this name.
    void choose(const std::string& name);
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] int shownRows() const;
    void setFilter(const OfferFilter& filter);
    /// The chosen offer as an option of the project.
    void addAsOption();
    /// List, reserved and specialist price of the project's GPU.
    void addUsualThree();
    /// Reads a CSV file of rows or a file of reference rates.
    void importFile(const QString& path);
    void exportKind(const QString& path, bool german);
    [[nodiscard]] const QString& message() const { return m_lastMessage; }

signals:
    /// Something was put into the project or the catalogue.
    void done(const QString& text);

private:
    void buildFilters();
    void buildButtons();
    void reload();
    void refreshButtons();
    void showDetail();
    void readFilter();
    void editRow(bool copy);
    /// Keeps rows as the user's own; what went wrong, if anything.
    std::optional<QString> store(const Catalog& rows);
    void reread();
    void addPrice();
    void retire();
    void removeOwn();
    void compare();
    void tell(const QString& text, bool problem = false);
    [[nodiscard]] std::vector<std::string> chosen() const;

    Session& m_session;
    std::shared_ptr<CatalogStore> m_store;
    QListWidget* m_kinds;
    QLineEdit* m_search;
    QWidget* m_filters;
    QComboBox *m_gpu, *m_area, *m_provider, *m_plan, *m_age;
    QSpinBox *m_gpus, *m_memory;
    QTableView* m_table;
    QTextBrowser* m_detail;
    QLabel *m_count, *m_message;
    PartTableModel* m_model;
    PartFilter* m_filter;
    QPushButton *m_asOption = nullptr, *m_usual = nullptr, *m_edit = nullptr, *m_copy = nullptr, *m_price = nullptr, *m_retire = nullptr, *m_remove = nullptr, *m_compare = nullptr;
    QString m_lastMessage;
};

} // namespace racktally::ui
