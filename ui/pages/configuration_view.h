// The tab on which a server is put together: bill of materials, findings with cures that are one click, what the place offers.
#pragma once

#include "core/configuration/cures.h"
#include "ui/session/session.h"

#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QTableView;
class QVBoxLayout;

namespace racktally::ui {

class BillModel;

class ConfigurationView : public QWidget {
    Q_OBJECT

public:
    ConfigurationView(Session& session, std::string option, QWidget* parent = nullptr);

    [[nodiscard]] BillModel* bill() const { return m_bill; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    /// Applies a cure of a finding; the first where none is named.
    void cure(std::size_t finding, std::size_t cure = 0);
    /// Replaces the configuration by a published system.
    void beginWith(const QString& system);
    /// Adds what is missing.
    void complete();
    /// Brings a position of the bill to the front; false if the address is none of its.
    bool showInput(const std::string& address);

signals:
    void refused(const QString& reason);
    void inputFocused(const std::string& address);
    void catalogWanted();

private:
    void makeEmpty(QVBoxLayout* column);
    void makeBill(QVBoxLayout* column);
    void refresh();
    void showFindings();
    void addPosition();
    void removePosition();
    void copyBill();
    void applyConfiguration(const Configuration& configuration, const QString& text);
    [[nodiscard]] const Option* option() const;
    [[nodiscard]] const Configuration* configuration() const;
    [[nodiscard]] std::string currency() const;

    Session& m_session;
    std::string m_option;
    BillModel* m_bill = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_total = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_differences = nullptr;
    QWidget* m_list = nullptr;                           // rows of findings
    QComboBox* m_systems = nullptr;
    std::vector<Finding> m_findings;
    std::vector<std::vector<Cure>> m_cures;
};

} // namespace racktally::ui
