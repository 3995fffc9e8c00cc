// The demand of a workload in the 168 hours of the week, as a grid of days and hours to fill with mouse and keyboard.
#pragma once

#include "ui/session/session.h"

#include <QAbstractTableModel>
#include <QFrame>
#include <QStyledItemDelegate>
#include <QTableView>

class QLabel;

namespace racktally::ui {

class NumberField;
class SegmentBar;

class WeekModel : public QAbstractTableModel {
    Q_OBJECT

public:
    WeekModel(Session& session, std::string workload, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 7; }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 24; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// GPUs of the hour; sets the whole selection through setHours().
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    /// One undoable step. False if the demand would not be valid.
    bool setHours(const QModelIndexList& cells, double gpus);
    [[nodiscard]] bool isEmpty() const { return m_hours.empty(); }
    [[nodiscard]] double highest() const;

private:
    void read();

    Session& m_session;
    std::string m_workload;
    std::vector<double> m_hours;
};

/// Cells coloured by their share of the highest demand, with the value in them.
class WeekDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

class WeekView : public QTableView {
    Q_OBJECT

public:
    explicit WeekView(WeekModel* model, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void copy() const;
    void paste();
    WeekModel* m_week;
};

class WeekGrid : public QFrame {
    Q_OBJECT

public:
    WeekGrid(Session& session, std::string workload, QWidget* parent = nullptr);
    [[nodiscard]] WeekView* view() const { return m_view; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void describeSelection();

    Session& m_session;
    std::string m_workload;
    WeekModel* m_model;
    WeekView* m_view;
    SegmentBar* m_shape;
    QLabel *m_selection, *m_message, *m_empty;
    NumberField* m_value;
};

} // namespace racktally::ui
