// The charts of the product, each painting the data of core/report/charts.h.
#pragma once

#include "ui/charts/chart.h"

namespace racktally::ui {

/// Cumulated cost over the months, labelled at the lines' ends, with break-even and residual value.
class CumulativeCostChart : public Chart {
public:
    /// `startMonth` names month 0 (01/2027), `volume` the use at which the break-even holds.
    CumulativeCostChart(CumulativeChart data, QString startMonth, QString volume) : m_data(std::move(data)), m_start(std::move(startMonth)), m_volume(std::move(volume)) {}
    void paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const override;
    [[nodiscard]] ChartTable table(const ChartStyle& style) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartStyle& style) const override;

private:
    struct Frame;
    void drawCurves(QPainter& painter, const Frame& frame, std::vector<ChartElement>* elements) const;
    void drawEnds(QPainter& painter, const Frame& frame, double right) const;
    void drawBreakEven(QPainter& painter, const Frame& frame) const;

    CumulativeChart m_data;
    QString m_start, m_volume;
};

/// Total cost of every option by kind of cost, as stacked bars.
class CostKindsChart : public Chart {
public:
    explicit CostKindsChart(std::vector<CostBar> bars) : m_bars(std::move(bars)) {}
    void paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const override;
    [[nodiscard]] ChartTable table(const ChartStyle& style) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartStyle& style) const override;

private:
    std::vector<CostBar> m_bars;
};

/// Payments of one option per period as columns, and what has been paid by then as a line.
class PaymentsChart : public Chart {
public:
    PaymentsChart(CashFlowChart data, QString startMonth) : m_data(std::move(data)), m_start(std::move(startMonth)) {}
    void paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const override;
    [[nodiscard]] ChartTable table(const ChartStyle& style) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartStyle& style) const override;

private:
    CashFlowChart m_data;
    QString m_start;
};

/// Cost per unit of work over the share of the own capacity that is used.
class CostPerUnitChart : public Chart {
public:
    explicit CostPerUnitChart(UtilizationChart data) : m_data(std::move(data)) {}
    void paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements) const override;
    [[nodiscard]] ChartTable table(const ChartStyle& style) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const ChartStyle& style) const override;

private:
    UtilizationChart m_data;
};

} // namespace racktally::ui
