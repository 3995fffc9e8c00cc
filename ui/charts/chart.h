// A chart that paints itself anywhere: in the window, as a picture, in a document. It knows what lies under a point, what
// it shows as a table, and how to say it in a sentence.
#pragma once

#include "ui/look/theme.h"
#include "ui/text/number_format.h"

#include <QFont>
#include <QPainter>
#include <QStringList>
#include <vector>

namespace racktally::ui {

/// In whose colours, font and numbers a chart is painted. Sizes are those of the font.
struct ChartStyle {
    const Theme& theme;
    QFont font;
    NumberFormat format;
    QString currency;
};

/// A figure that a chart element stands for: a quantity of the model in a month.
struct FigureRef {
    std::string scope, quantity;
    int month = 0;
    bool operator==(const FigureRef&) const = default;
};

/// An element of a painted chart, for the pointer and for the keyboard.
struct ChartElement {
    QRectF area;
    FigureRef figure;
    QString text;
};

/// What a chart shows, as text cells: for the eye, the clipboard and screen readers.
struct ChartTable {
    QStringList head;
    QList<QStringList> rows;
    /// Tab-separated, as spreadsheets paste it.
    [[nodiscard]] QString text() const;
};

class Chart {
public:
    virtual ~Chart() = default;
    /// Paints into the area; lists what can be pointed at where `elements` is given.
    virtual void paint(QPainter& painter, const QRectF& area, const ChartStyle& style, std::vector<ChartElement>* elements = nullptr) const = 0;
    [[nodiscard]] virtual ChartTable table(const ChartStyle& style) const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// One sentence for those who do not see it.
    [[nodiscard]] virtual QString summary(const ChartStyle& style) const = 0;
};

} // namespace racktally::ui
