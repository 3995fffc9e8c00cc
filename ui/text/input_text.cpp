#include "ui/text/input_text.h"

namespace racktally::ui {

QString currencyAt(const Project& project, const std::string& address) {
    for (const Option& option : project.options)
        if (address.starts_with("options." + option.id + ".")) return fromCore(project.currencyOf(option));
    return fromCore(project.currency);
}

QString namedValueText(const Leaf& leaf, const LeafValue& value) {
    if (std::holds_alternative<double>(value)) return {};
    if (const auto* on = std::get_if<bool>(&value)) return *on ? words("yes") : words("no");
    const auto* text = std::get_if<std::string>(&value);
    if (!text) return words("unknown");
    if (const auto* names = std::get_if<EnumPlace>(&leaf.place))
        for (std::size_t i = 0; i < names->names.size(); ++i)
            if (names->names[i] == *text) return words(names->labels[i]);
    return fromCore(*text);
}

QString inputText(const Project& project, const std::string& address, const Leaf& leaf, const LeafValue& value, const NumberFormat& format) {
    const auto* number = std::get_if<double>(&value);
    return number ? format.withUnit(*number, leaf.info->unit, currencyAt(project, address), 12) : namedValueText(leaf, value);
}

} // namespace racktally::ui
