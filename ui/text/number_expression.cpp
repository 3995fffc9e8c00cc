#include "ui/text/number_expression.h"

#include "ui/text/number_format.h"

#include <QRegularExpression>
#include <cmath>

namespace racktally::ui {

namespace {

/// sum := product (± product)*; product := factor (×÷ factor)*; factor := −? (number | "(" sum ")")
class Parser {
public:
    Parser(const QString& text, const QLocale& locale) : m_text(text), m_locale(locale) {}

    std::optional<double> whole() {
        const auto value = sum();
        skip();
        return value && m_at == m_text.size() && std::isfinite(*value) ? value : std::nullopt;
    }

private:
    static constexpr int deepest = 50;

    void skip() {
        while (m_at < m_text.size() && m_text[m_at].isSpace()) ++m_at;
    }
    QChar next() {
        skip();
        return m_at < m_text.size() ? m_text[m_at] : QChar();
    }
    std::optional<double> sum() {
        auto left = product();
        while (left && (next() == QLatin1Char('+') || next() == QLatin1Char('-') || next() == QChar(0x2212))) {
            const bool plus = m_text[m_at++] == QLatin1Char('+');
            const auto right = product();
            if (!right) return std::nullopt;
            *left += plus ? *right : -*right;
        }
        return left;
    }
    std::optional<double> product() {
        auto left = factor();
        while (left && !next().isNull() && QStringLiteral("*×·x/÷:").contains(next())) {
            const bool times = QStringLiteral("*×·x").contains(m_text[m_at++]);
            const auto right = factor();
            if (!right || (!times && *right == 0)) return std::nullopt;
            if (times) *left *= *right;
            else *left /= *right;
        }
        return left;
    }
    std::optional<double> factor() {
        if (next() == QLatin1Char('-') || next() == QChar(0x2212)) {
            ++m_at;
            if (++m_depth > deepest) return std::nullopt;
            const auto value = factor();
            --m_depth;
            return value ? std::optional(-*value) : std::nullopt;
        }
        if (next() == QLatin1Char('+')) ++m_at;
        if (next() != QLatin1Char('(')) return number();
        ++m_at;
        if (++m_depth > deepest) return std::nullopt;
        const auto value = sum();
        --m_depth;
        if (next() != QLatin1Char(')')) return std::nullopt;
        ++m_at;
        return value;
    }
    /// The digits with their signs; spaces and apostrophes belong to it only between digits.
    std::optional<double> number() {
        skip();
        static const QRegularExpression shape(QStringLiteral("[\\d.,]+(?:[\\x{00A0}\\x{202F} '’]\\d[\\d.,]*)*"));
        const auto match = shape.match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()) return std::nullopt;
        m_at += match.capturedLength();
        return parseNumber(match.captured(), m_locale);
    }

    const QString m_text;
    const QLocale& m_locale;
    qsizetype m_at = 0;
    int m_depth = 0;
};

/// Takes a unit from the end of the text; what it multiplies the number with. Nothing: it is not a unit of this field.
std::optional<double> takeUnit(QString& text, const QString& unit) {
    static const QRegularExpression tail(QStringLiteral("[\\d.,)]\\s*([^\\d\\s.,()+*×·÷:'’−-][^\\d]*)$"));
    const auto match = tail.match(text);
    if (!match.hasMatch()) return 1.0;
    const QString typed = match.captured(1).trimmed();
    text.truncate(match.capturedStart(1));
    const auto same = [&](const QString& other) { return !other.isEmpty() && typed.compare(other, Qt::CaseInsensitive) == 0; };
    if (same(unit) || same(unit.section(QLatin1Char('/'), 0, 0)) || same(unit.section(QLatin1Char(' '), 0, 0))) return 1.0;
    if (typed == QLatin1String("k") || typed == QLatin1String("k") + unit || same(words("thousand"))) return 1e3;
    if (same(words("million"))) return 1e6;
    const bool isMoney = unit.startsWith(QChar(0x20AC)) || unit.startsWith(QLatin1Char('$')) || unit.startsWith(QLatin1String("CHF"));
    if (isMoney && (same(QStringLiteral("ct")) || same(QStringLiteral("ct") + unit.mid(1)))) return 0.01;
    if (isMoney && same(QStringLiteral("EUR")) && unit.startsWith(QChar(0x20AC))) return 1.0;
    return std::nullopt;
}

} // namespace

std::optional<TypedNumber> parseTyped(const QString& typed, const QString& unit, const QLocale& locale) {
    QString text = typed.trimmed();
    const auto factor = takeUnit(text, unit);
    if (!factor) return std::nullopt;
    const auto value = Parser(text, locale).whole();
    if (!value) return std::nullopt;
    static const QRegularExpression plain(QStringLiteral("^\\s*[+\\x{2212}-]?\\d*[.,]?\\d+\\s*$"));
    static const QRegularExpression couldBeGroup(QStringLiteral("^[+\\x{2212}-]?[1-9]\\d{0,2}[.,]\\d{3}$"));
    return TypedNumber{*value * *factor, *factor == 1 && plain.match(text).hasMatch() && !couldBeGroup.match(text.trimmed()).hasMatch()};
}

} // namespace racktally::ui
