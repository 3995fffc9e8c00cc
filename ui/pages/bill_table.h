// The bill of materials of one node: one table that is part picker and bill.
#pragma once

#include "core/configuration/cures.h"
#include "ui/forms/padded_delegate.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>

class QComboBox;

namespace racktally::ui {

class BillModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { areaColumn, partColumn, quantityColumn, priceColumn, totalColumn, dateColumn, columns };
    BillModel(Session& session, std::string option, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    [[nodiscard]] const ConfigurationPart* position(int row) const;
    [[nodiscard]] std::string address(const QModelIndex& index) const;
    /// The parts that could stand in a position, those that fit first.
    [[nodiscard]] std::vector<Candidate> candidates(int row) const;
    /// Values, not positions, are new.
    void refresh();

signals:
    void refused(const QString& message);

private:
    [[nodiscard]] const Configuration* configuration() const;
    [[nodiscard]] std::optional<Severity> worst(const ConfigurationPart& part) const;

    Session& m_session;
    std::string m_option;
};

class BillDelegate : public PaddedDelegate {
    Q_OBJECT

public:
    using PaddedDelegate::PaddedDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

/// Makes a choice of candidates: each with "fits" or the rule that it breaks; the data is the part's name.
void fillWithCandidates(QComboBox& choice, const std::vector<Candidate>& candidates);

} // namespace racktally::ui
