// The font that documents are set in, and the window where the system has no suitable one.
#pragma once

#include <QFont>

namespace racktally::ui {

/// Loads the shipped font on first use.
QString fontFamily();

/// The shipped font at a size in units of the painter, without hinting, so that every device lays out the same lines.
QFont documentFont(int size, bool bold = false);

/// A font larger or smaller than the system's, so that a large system font enlarges everything.
QFont scaledFont(QFont font, double factor);

} // namespace racktally::ui
