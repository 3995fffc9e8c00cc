// Marks a text for people that core only carries: the translation catalogue collects it, ui/text translates it.
#pragma once

#include <string>

#define RT_TEXT(text) text

namespace racktally {

/// A name shown to people: either a translatable text of ours or words the user typed (never translated).
struct Label {
    std::string text;
    bool translatable = true;
    std::string argument = {};     // stands for %1 in a translatable text

    static Label ours(const char* text, std::string argument = {}) { return {text, true, std::move(argument)}; }
    static Label typed(std::string text) { return {std::move(text), false, {}}; }
    bool operator==(const Label&) const = default;
};

} // namespace racktally
