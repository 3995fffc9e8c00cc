// All figures of all options: a row per figure, a column per option.
#pragma once

#include "ui/charts/chart.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>

namespace racktally::ui {

class AllFiguresModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit AllFiguresModel(Session& session, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// The figures are new: tells the view, which asks for it when it is seen.
    void refresh();
    /// What explains this cell; nothing for labels and figures that a search found.
    [[nodiscard]] std::optional<FigureRef> figure(const QModelIndex& index) const;

private:
    Session& m_session;
};

} // namespace racktally::ui
