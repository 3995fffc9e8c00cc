// What a configured server looks like: a drawing made from its data, the resources it uses up, power and heat.
#pragma once

#include "core/configuration/bill.h"
#include "ui/session/session.h"

#include <QWidget>

class QLabel;

namespace racktally::ui {

class ServerDrawing : public QWidget {
    Q_OBJECT

public:
    explicit ServerDrawing(QWidget* parent = nullptr);
    void show(Topology topology, bool suppliesBroken, bool gpusBroken);
    [[nodiscard]] const Topology& topology() const { return m_topology; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Topology m_topology;
    bool m_suppliesBroken = false, m_gpusBroken = false;
};

class ResourceBars : public QWidget {
    Q_OBJECT

public:
    explicit ResourceBars(QWidget* parent = nullptr);
    void show(std::vector<ResourceUse> uses);
    [[nodiscard]] const std::vector<ResourceUse>& uses() const { return m_uses; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ResourceUse> m_uses;
};

class ServerPanel : public QWidget {
    Q_OBJECT

public:
    explicit ServerPanel(Session& session, QWidget* parent = nullptr);
    void showOption(const std::string& option);
    [[nodiscard]] const ServerDrawing* drawing() const { return m_drawing; }
    [[nodiscard]] const ResourceBars* bars() const { return m_bars; }

private:
    void refresh();

    Session& m_session;
    std::string m_option;
    QLabel *m_title, *m_server, *m_power, *m_heat;
    ServerDrawing* m_drawing;
    ResourceBars* m_bars;
};

} // namespace racktally::ui
