// Line icons of the navigation, drawn so that they are sharp at any size and take the theme's colour.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QRectF>

namespace racktally::ui {

enum class StepIcon { load, servers, options, sliders, curve, page, copy, back, up, down, minus, plus, close };
void drawIcon(QPainter& painter, StepIcon icon, const QRectF& area, const QColor& color);
/// The same for buttons, in the theme's secondary colour.
QIcon iconOf(StepIcon icon);

} // namespace racktally::ui
