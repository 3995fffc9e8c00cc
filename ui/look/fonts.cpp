#include "ui/look/fonts.h"

#include <QFontDatabase>
#include <QStringList>

namespace racktally::ui {

QString fontFamily() {
    static const QString family = [] {
        QString name;
        for (const char* style : {"Regular", "Bold"}) {
            const int id = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/RackTallySans-%1.otf").arg(QLatin1String(style)));
            name = QFontDatabase::applicationFontFamilies(id).value(0);
        }
        return name;
    }();
    return family;
}

QFont scaledFont(QFont font, double factor) {
    if (font.pixelSize() > 0) font.setPixelSize(static_cast<int>(font.pixelSize() * factor + 0.5));
    else font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

QFont documentFont(int size, bool bold) {
    QFont font(fontFamily());
    font.setPixelSize(size);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::StyleStrategy(QFont::NoFontMerging | QFont::PreferOutline));
    return font;
}

} // namespace racktally::ui
