// Palette, style and font of the application.
#pragma once

namespace racktally::ui {

/// `system` follows the desktop's palette, also when it changes while the program runs.
enum class Appearance { system, light, dark };
void applyAppearance(Appearance appearance);

} // namespace racktally::ui
