// Exact amounts of money for quotes. Analysis computes in double; amountOf() is the one way from there to here.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace racktally {

/// An amount in the smallest unit of its currency (cents).
struct Money {
    std::int64_t minor = 0;
    bool operator==(const Money&) const = default;
    auto operator<=>(const Money&) const = default;
};

inline Money operator+(Money a, Money b) { return {a.minor + b.minor}; }
inline Money operator-(Money a, Money b) { return {a.minor - b.minor}; }
inline Money& operator+=(Money& a, Money b) { return a = a + b; }

/// Decimals of a currency: 2, or 0 (JPY), or 3 (KWD).
int minorDigits(std::string_view currency);

/// The boundary from double to money: quantity × unit price × (1 − discount) rounded once, half a cent away from zero. Each
/// number counts as the decimal that its shortest text states (0.335 is 335/1000), so that 3 × 0.335 is 1.01. Nothing where
/// a number is not finite or the product has more digits than fit.
std::optional<Money> amountOf(double quantity, double unitPrice, double discountPercent, std::string_view currency);
/// `percent` of an amount, rounded the same way.
std::optional<Money> percentOf(Money amount, double percent);

} // namespace racktally
