#include "ui/window/appearance.h"

#include "ui/look/fonts.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QStyleFactory>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace racktally::ui {

namespace {

/// The palette of the desktop, from before ours was set.
bool systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    static const bool dark = [] {
        const QPalette system = QApplication::palette();
        return system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
    }();
    return dark;
#endif
}

/// The system's font, if its figures have one width and it is no wider than the layout allows; else the one we bring.
QFont windowFont() {
    QFont font = QApplication::font();
    const QFontMetricsF metrics(font);
    const bool tabular = metrics.horizontalAdvance(QLatin1Char('1')) == metrics.horizontalAdvance(QLatin1Char('8'));
    // The fonts of current desktops take 12 to 14 em for the alphabet; the last resort, DejaVu Sans, takes 14.6.
    const bool wide = metrics.horizontalAdvance(QStringLiteral("abcdefghijklmnopqrstuvwxyz")) > 14.3 * QFontInfo(font).pixelSize();
    if (!tabular || wide) font.setFamily(fontFamily());
    if (font.pixelSize() < 0 && font.pointSizeF() < 9.75) font.setPointSizeF(9.75);
    return font;
}

} // namespace

void applyAppearance(Appearance appearance) {
    const bool dark = appearance == Appearance::dark || (appearance == Appearance::system && systemIsDark());
    static const bool once = [] {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setFont(windowFont());
        return true;
    }();
    Q_UNUSED(once)
    setTheme(dark ? darkTheme() : lightTheme());
    auto* application = static_cast<QApplication*>(QCoreApplication::instance());
    const QString sheet = theme().styleSheet();
    // Setting the same sheet again would polish every widget again.
    if (application->styleSheet() == sheet) return;
    QApplication::setPalette(theme().palette());
    application->setStyleSheet(sheet);
}

} // namespace racktally::ui
