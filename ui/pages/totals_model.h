// The table of all options and their figures.
#pragma once

#include "ui/session/session.h"

#include <QAbstractTableModel>

namespace racktally::ui {

class TotalsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit TotalsModel(Session& session, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Session& m_session;
};

} // namespace racktally::ui
