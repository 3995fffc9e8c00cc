// What lies in the memory of one GPU: weights, KV cache, runtime, reserve and what is free, on one scale.
#pragma once

#include "core/sizing/sizing.h"

#include <QAbstractButton>
#include <QWidget>

class QPainter;

namespace racktally::ui {

/// Paints a candidate's memory into an area; `scale`: GiB of its width.
void drawMemory(QPainter& painter, const QRectF& area, const GpuCandidate& candidate, double scale);

class MemoryBar : public QWidget {
    Q_OBJECT

public:
    explicit MemoryBar(QWidget* parent = nullptr);
    /// Nothing is shown without a candidate. What lies in memory is called by the kind of work.
    void setCandidate(const std::optional<GpuCandidate>& candidate, std::string_view kind);
    [[nodiscard]] const std::optional<GpuCandidate>& candidate() const { return m_candidate; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Somebody wants to know how a part comes about: the quantity's name.
    void partChosen(const std::string& quantity);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Part {
        QString label;
        double gib = 0;
        std::string quantity;
        QRectF area;
    };
    void layOut();

    std::optional<GpuCandidate> m_candidate;
    std::vector<Part> m_parts;
};

} // namespace racktally::ui
