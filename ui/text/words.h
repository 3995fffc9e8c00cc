// Words for people. The English text is the key; the catalogues in resources/translations hold the others.
#pragma once

#include "core/base/text.h"

#include <QString>
#include <optional>

namespace racktally::ui {

/// The text in the language that is loaded. Named so that the translation tools collect it.
QString words(const char* english);
QString words(const char* english, int count);
/// A label of core: translated if it is ours, as typed if it is the user's.
QString words(const Label& label);
/// Text from core or files, which is UTF-8.
QString fromCore(std::string_view text);
std::string toCore(const QString& text);

enum class Language { english, german };
/// Loads the catalogue of a language for the whole application; English needs none.
bool setLanguage(Language language);
/// The language of words() here: the application's, or that of the innermost LanguageScope of this thread.
Language language();

/// Words of this thread are in another language for a while, as when a document is written.
class LanguageScope {
public:
    explicit LanguageScope(Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    std::optional<Language> m_before;
};

} // namespace racktally::ui
