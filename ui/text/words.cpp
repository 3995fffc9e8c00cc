#include "ui/text/words.h"

#include <QCoreApplication>
#include <QTranslator>

namespace racktally::ui {

namespace {

struct Catalogue {
    QTranslator german;
    QTranslator ofQt;
    bool complete = german.load(QStringLiteral(":/translations/racktally_de.qm"));
    Language language = Language::english;
};

Catalogue& catalogue() {
    static Catalogue instance;
    return instance;
}

thread_local std::optional<Language> scoped;

/// Looked up here and not by the application, so that a document can be in another language than the window.
QString lookUp(const char* english, int count) {
    if (language() == Language::english) return QString::fromUtf8(english);
    const QString text = catalogue().german.translate(nullptr, english, nullptr, count);
    return text.isNull() ? QString::fromUtf8(english) : text;
}

} // namespace

QString words(const char* english) { return lookUp(english, -1); }

QString words(const char* english, int count) { return lookUp(english, count).replace(QLatin1String("%n"), QString::number(count)); }

QString words(const Label& label) {
    if (!label.translatable) return fromCore(label.text);
    const QString text = words(label.text.c_str());
    return label.argument.empty() ? text : text.arg(fromCore(label.argument));
}

QString fromCore(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
std::string toCore(const QString& text) { return text.toStdString(); }

Language language() { return scoped.value_or(catalogue().language); }

bool setLanguage(Language language) {
    Catalogue& c = catalogue();
    QCoreApplication::removeTranslator(&c.ofQt);
    c.language = language;
    if (language == Language::english) return true;
    if (c.ofQt.load(QStringLiteral("qtbase_de"), QStringLiteral("/usr/share/qt6/translations"))) QCoreApplication::installTranslator(&c.ofQt);
    return c.complete;
}

LanguageScope::LanguageScope(Language language) : m_before(scoped) { scoped = language; }
LanguageScope::~LanguageScope() { scoped = m_before; }

} // namespace racktally::ui
