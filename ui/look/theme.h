// Colour tokens of the window, light and dark, and the looks of options and kinds of cost.
#pragma once

#include "core/report/charts.h"

#include <QColor>
#include <QPalette>
#include <QPen>
#include <QPixmap>

namespace racktally::ui {

struct Theme {
    bool dark = false;
    QColor window, base, alternate, navigation, selection;
    QColor text, secondary, hint, accent, onAccent, fieldBorder, line, faintLine;
    QColor error, errorGround, warning, warningGround, good, goodGround;

    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet() const;
    [[nodiscard]] QColor colorOf(OptionLook look) const;
    [[nodiscard]] QPen penOf(OptionLook look) const;
    [[nodiscard]] QColor colorOf(CostKind kind) const;
};

const Theme& lightTheme();
const Theme& darkTheme();

/// The theme of the window. Documents name theirs: it is always the light one.
const Theme& theme();
void setTheme(const Theme& theme);

/// An option's line with its marker, for lists and tables.
QPixmap lookPixmap(OptionLook look, QSize size);

/// Draws an option's marker (disc, triangle, …) of about `size` pixels.
void drawMarker(QPainter& painter, OptionLook look, QPointF centre, double size, const QColor& color, const QColor& ground);

/// Fills with a kind of cost: its colour and its strokes.
void fillWithKind(QPainter& painter, const QRectF& area, CostKind kind, const Theme& theme);

} // namespace racktally::ui
