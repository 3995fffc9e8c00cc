#include "ui/text/words.h"

#include <QCoreApplication>
#include <QTranslator>

namespace racktally::ui {

namespace {

struct Catalogue {
    QTranslator ours;
    QTranslator ofQt;
    Language language = Language::english;
};

Catalogue& catalogue() {
    static Catalogue instance;
    return instance;
}

} // namespace

QString words(const char* english) { return qtTrId(english); }

QString words(const char* english, int count) {
    QString text = qtTrId(english, count);
    return text.replace(QLatin1String("%n"), QString::number(count));
}

QString words(const Label& label) {
    if (!label.translatable) return fromCore(label.text);
    const QString text = words(label.text.c_str());
    return label.argument.empty() ? text : text.arg(fromCore(label.argument));
}

QString fromCore(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
std::string toCore(const QString& text) { return text.toStdString(); }

Language language() { return catalogue().language; }

bool setLanguage(Language language) {
    Catalogue& c = catalogue();
    QCoreApplication::removeTranslator(&c.ours);
    QCoreApplication::removeTranslator(&c.ofQt);
    c.language = language;
    if (language == Language::english) return true;
    if (c.ofQt.load(QStringLiteral("qtbase_de"), QStringLiteral("/usr/share/qt6/translations")))
        QCoreApplication::installTranslator(&c.ofQt);
    if (!c.ours.load(QStringLiteral(":/translations/racktally_de.qm"))) return false;
    return QCoreApplication::installTranslator(&c.ours);
}

} // namespace racktally::ui
