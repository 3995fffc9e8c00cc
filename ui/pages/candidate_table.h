// Forms of GPUs that could do a workload, one per row, all memory bars on one scale.
#pragma once

#include "ui/forms/padded_delegate.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>

namespace racktally::ui {

class CandidateModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { cardColumn, memoryColumn, freeColumn, speedColumn, firstColumn, mostColumn, powerColumn, verdictColumn, columns };
    enum Role { candidateRole = Qt::UserRole, toneRole };
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the candidates that fit, or all of them, whose name holds the text.
    void show(std::shared_ptr<const WorkloadSizing> sizing, bool all, const QString& filter);
    [[nodiscard]] const GpuCandidate* candidate(int row) const;
    [[nodiscard]] int rowOf(const std::string& scope) const;
    /// The quantity behind a cell; empty where there is none.
    [[nodiscard]] std::string quantity(const QModelIndex& index) const;
    /// Whether a column says something about this kind of work.
    [[nodiscard]] bool isUsed(int column) const;
    /// GiB of the widest bar.
    [[nodiscard]] double scale() const { return m_scale; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const GpuCandidate& candidate, std::size_t index, int column) const;

    std::shared_ptr<const WorkloadSizing> m_sizing;
    std::vector<std::size_t> m_shown;
    double m_scale = 1;
};

class CandidateDelegate : public PaddedDelegate {
    Q_OBJECT

public:
    using PaddedDelegate::PaddedDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace racktally::ui
