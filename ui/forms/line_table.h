// A list of lines (purchases, cost lines) as an editable table, made from the field table of the line.
#pragma once

#include "core/project/lines.h"
#include "ui/forms/padded_delegate.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>
#include <functional>

namespace racktally::ui {

class LineTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    LineTableModel(Session& session, LineList list, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] std::string address(const QModelIndex& index) const;

    /// The names that a cell can take, if it is a choice: (key, text).
    [[nodiscard]] std::vector<std::pair<QString, QString>> choices(const QModelIndex& index) const;

    /// The values are new.
    void refresh();

signals:
    void refused(const QString& message);

private:
    Session& m_session;
    LineList m_list;
};

class LineDelegate : public PaddedDelegate {
    Q_OBJECT

public:
    using PaddedDelegate::PaddedDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

/// A table as high as its rows, with buttons to add and remove lines. `chosen` hears which input the current cell is.
QWidget* makeLineTable(Session& session, const LineList& list, const QString& title, QWidget* parent, std::function<void(const std::string&)> chosen = {});

} // namespace racktally::ui
