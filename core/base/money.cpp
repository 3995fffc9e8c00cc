#include "core/base/money.h"

#include <array>
#include <cmath>
#include <fmt/format.h>

namespace racktally {

namespace {

__extension__ using Wide = __int128;

/// digits × 10^−scale
struct Decimal {
    Wide digits = 0;
    int scale = 0;
};

std::optional<Decimal> scaled(Decimal number, int up) {
    for (; up > 0; --up, ++number.scale)
        if (__builtin_mul_overflow(number.digits, Wide{10}, &number.digits)) return std::nullopt;
    return number;
}

/// The decimal that the shortest text of the number states.
std::optional<Decimal> decimalOf(double value) {
    if (!std::isfinite(value)) return std::nullopt;
    Decimal result;
    int exponent = 0;
    bool behindPoint = false;
    const std::string text = fmt::format("{}", value);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == 'e') {
            exponent = std::atoi(text.c_str() + i + 1);
            break;
        }
        if (c == '.') behindPoint = true;
        if (c < '0' || c > '9') continue;
        result.digits = result.digits * 10 + (c - '0');
        if (behindPoint) ++result.scale;
    }
    if (text.front() == '-') result.digits = -result.digits;
    for (; result.scale > 0 && result.digits % 10 == 0; --result.scale) result.digits /= 10;
    if (exponent < 0) result.scale -= exponent;
    else if (auto raised = scaled({result.digits, 0}, std::max(0, exponent - result.scale))) result = {raised->digits, std::max(0, result.scale - exponent)};
    else return std::nullopt;
    return result;
}

std::optional<Decimal> product(std::optional<Decimal> a, std::optional<Decimal> b) {
    Decimal result;
    if (!a || !b || __builtin_mul_overflow(a->digits, b->digits, &result.digits)) return std::nullopt;
    result.scale = a->scale + b->scale;
    return result;
}

/// Half away from zero, as is usual in trade.
std::optional<std::int64_t> rounded(std::optional<Decimal> number, int decimals) {
    if (!number) return std::nullopt;
    if (number->scale < decimals) number = scaled(*number, decimals - number->scale);
    if (!number) return std::nullopt;
    Wide divisor = 1;
    for (int i = decimals; i < number->scale; ++i)
        if (__builtin_mul_overflow(divisor, Wide{10}, &divisor)) return 0; // smaller than any coin
    const Wide half = number->digits < 0 ? -divisor : divisor;
    const Wide whole = (number->digits * 2 + half) / (divisor * 2);
    if (whole > INT64_MAX || whole < INT64_MIN) return std::nullopt;
    return static_cast<std::int64_t>(whole);
}

std::optional<Money> moneyOf(std::optional<std::int64_t> minor) { return minor ? std::optional(Money{*minor}) : std::nullopt; }

/// 100 − percent, in hundredths.
std::optional<Decimal> restOf(double percent) {
    auto share = decimalOf(percent);
    if (!share) return std::nullopt;
    auto hundred = scaled({100, 0}, share->scale);
    if (!hundred) return std::nullopt;
    return Decimal{hundred->digits - share->digits, share->scale + 2};
}

} // namespace

int minorDigits(std::string_view currency) {
    for (const std::string_view code : {"JPY", "KRW", "ISK", "CLP", "VND"})
        if (currency == code) return 0;
    for (const std::string_view code : {"KWD", "BHD", "OMR", "JOD", "TND"})
        if (currency == code) return 3;
    return 2;
}

std::optional<Money> amountOf(double quantity, double unitPrice, double discountPercent, std::string_view currency) {
    const auto price = product(decimalOf(quantity), decimalOf(unitPrice));
    return moneyOf(rounded(discountPercent == 0 ? price : product(price, restOf(discountPercent)), minorDigits(currency)));
}

std::optional<Money> percentOf(Money amount, double percent) {
    auto share = decimalOf(percent);
    if (share) share->scale += 2;
    return moneyOf(rounded(product(Decimal{amount.minor, 0}, share), 0));
}

} // namespace racktally
