// Words for people. The English text is the key; the catalogues in resources/translations hold the others.
#pragma once

#include "core/base/text.h"

#include <QString>

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
Language language();

} // namespace racktally::ui
