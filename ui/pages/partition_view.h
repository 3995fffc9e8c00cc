// The tab on which GPUs are divided: MIG instances packed onto cards, users of virtual GPUs with their licences.
#pragma once

#include "core/configuration/partition.h"
#include "ui/session/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace racktally::ui {

/// The cards with their instances, as bars of memory slices.
class PartitionDrawing : public QWidget {
    Q_OBJECT

public:
    explicit PartitionDrawing(QWidget* parent = nullptr);
    void show(PartitionPlan plan);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PartitionPlan m_plan;
};

class PartitionView : public QWidget {
    Q_OBJECT

public:
    PartitionView(Session& session, std::string option, QWidget* parent = nullptr);

signals:
    void refused(const QString& reason);

private:
    void refresh();
    void setCount(const std::string& profile, int count);
    void setUsers();
    void apply(const Configuration& configuration, const QString& text);
    [[nodiscard]] const Configuration* configuration() const;

    Session& m_session;
    std::string m_option;
    std::vector<std::pair<std::string, QSpinBox*>> m_counts;
    PartitionDrawing* m_drawing = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_room = nullptr;
    QComboBox* m_profile = nullptr;
    QSpinBox* m_users = nullptr;
};

} // namespace racktally::ui
