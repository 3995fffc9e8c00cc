#include "ui/text/number_format.h"

#include "core/base/finding.h"

#include "core/base/month.h"

#include <QDate>
#include <QRegularExpression>
#include <cmath>

namespace racktally::ui {

namespace {

constexpr double mebi = 1048576.0, gibi = 1073741824.0;


constexpr QChar minusSign(0x2212);
constexpr QChar thinSpace(0x202F);
constexpr QChar noBreakSpace(0x00A0);

QString withMinus(QString text) {
    return text.replace(QLatin1Char('-'), minusSign);
}

} // namespace

QString NumberFormat::fixed(double value, int decimals) const {
    if (std::isnan(value)) return words("unknown");
    const double scale = std::pow(10.0, decimals);
    if (std::abs(value) * scale < 0.5) value = 0; // no "−0"
    return withMinus(m_locale.toString(value, 'f', decimals));
}

QString NumberFormat::upTo(double value, int decimals) const {
    QString text = fixed(value, decimals);
    const QString point = m_locale.decimalPoint();
    if (!text.contains(point)) return text;
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(point)) text.chop(1);
    return text;
}

QString NumberFormat::exact(double value) const {
    if (std::isnan(value)) return words("unknown");
    return withMinus(m_locale.toString(value, 'f', QLocale::FloatingPointShortest));
}

QString NumberFormat::editable(double value) const {
    QLocale plain = m_locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return withMinus(plain.toString(value, 'f', QLocale::FloatingPointShortest));
}

QString NumberFormat::money(double value, const QString& currency) const {
    if (std::isnan(value)) return words("unknown");
    return fixed(value, 2) + noBreakSpace + currencySymbol(currency);
}

QString NumberFormat::wholeMoney(double value, const QString& currency) const {
    return fixed(value, 0) + noBreakSpace + currencySymbol(currency);
}

QString NumberFormat::withUnit(double value, Unit unit, const QString& currency, int decimals) const {
    if (std::isnan(value)) return words("unknown");
    // Sizes of memory are read in GiB; the digits are those of the product's other figures.
    if (unit == Unit::byte && std::abs(value) >= mebi) return std::abs(value) >= gibi ? upTo(value / gibi, std::max(decimals, 3)) + QStringLiteral(" GiB") : upTo(value / mebi, std::max(decimals, 3)) + QStringLiteral(" MiB");
    if (unit == Unit::share) return upTo(value * 100, std::max(decimals - 2, 0)) + thinSpace + QLatin1Char('%');
    const QString name = unitText(unit, currency, value == 1);
    const QString number = upTo(value, decimals);
    if (name.isEmpty()) return number;
    return number + (name.startsWith(QLatin1Char('%')) ? thinSpace : noBreakSpace) + name;
}

QString NumberFormat::result(double value, Unit unit, const QString& currency) const {
    if (unit == Unit::money) return money(value, currency);
    const double size = std::abs(unit == Unit::share ? value * 100 : value);
    const int digitsBefore = size >= 1 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 0;
    const int leadingZeros = size > 0 && size < 1 ? static_cast<int>(-std::floor(std::log10(size))) - 1 : 0;
    const int decimals = std::max(0, 6 - digitsBefore) + leadingZeros;
    return withUnit(value, unit, currency, unit == Unit::share ? decimals + 2 : decimals);
}

QString currencySymbol(const QString& code) {
    if (code == QLatin1String("EUR")) return QStringLiteral("€");
    if (code == QLatin1String("USD")) return QStringLiteral("$");
    if (code == QLatin1String("GBP")) return QStringLiteral("£");
    return code;
}

QString unitText(Unit unit, const QString& currency, bool one) {
    const QString money = currencySymbol(currency);
    switch (unit) {
    case Unit::none: case Unit::work: return {};
    case Unit::percent: case Unit::share: return QStringLiteral("%");
    case Unit::percentPerYear: return words("% p.a.");
    case Unit::piece: return words("pcs.");
    case Unit::gpu: return one ? words("GPU") : words("GPUs");
    case Unit::node: return one ? words("node") : words("nodes");
    case Unit::instance: return one ? words("instance") : words("instances");
    case Unit::hour: case Unit::hourPerMonth: return words("h");
    case Unit::hourPerYear: return words("h/year");
    case Unit::second: return QStringLiteral("s");
    case Unit::secondPerHour: return QStringLiteral("s/h");
    case Unit::gpuHour: return words("GPU-h");
    case Unit::instanceHour: return words("instance-h");
    case Unit::month: return one ? words("month") : words("months");
    case Unit::year: return one ? words("year") : words("years");
    case Unit::watt: return QStringLiteral("W");
    case Unit::kilowatt: return QStringLiteral("kW");
    case Unit::wattPerKilowatt: return QStringLiteral("W/kW");
    case Unit::kilowattHour: return QStringLiteral("kWh");
    case Unit::gramPerKilowattHour: return QStringLiteral("g/kWh");
    case Unit::gramPerKilogram: return QStringLiteral("g/kg");
    case Unit::kilogram: return QStringLiteral("kg");
    case Unit::kilogramPerGpuHour: return words("kg/GPU-h");
    case Unit::fullTimeEquivalent: return words("FTE");
    case Unit::monthPerYear: return words("months/year");
    case Unit::token: return one ? words("token") : words("tokens");
    case Unit::million: return words("million");
    case Unit::gigabyte: return QStringLiteral("GB");
    case Unit::gibibyte: return QStringLiteral("GiB");
    case Unit::mebibyte: return QStringLiteral("MiB");
    case Unit::kibibyte: return QStringLiteral("KiB");
    case Unit::byte: return QStringLiteral("B");
    case Unit::bytePerToken: return words("B/token");
    case Unit::bit: return words("bit");
    case Unit::parameter: return words("parameters");
    case Unit::tokenPerSecond: return words("tokens/s");
    case Unit::millisecond: return QStringLiteral("ms");
    case Unit::microsecond: return QStringLiteral("µs");
    case Unit::perSecond: return QStringLiteral("1/s");
    case Unit::minute: return QStringLiteral("min");
    case Unit::day: return one ? words("day") : words("days");
    case Unit::rackUnit: return words("RU");
    case Unit::terabyte: return QStringLiteral("TB");
    case Unit::core: return one ? words("core") : words("cores");
    case Unit::slot: return one ? words("slot") : words("slots");
    case Unit::lane: return one ? words("lane") : words("lanes");
    case Unit::celsius: return QStringLiteral("°C");
    case Unit::gigabytePerSecond: case Unit::megabyte: case Unit::megabytePerSecond: case Unit::gigabitPerSecond: case Unit::teraOperations: case Unit::gigahertz:
    case Unit::megatransfer: case Unit::volt: case Unit::millimetre: case Unit::btuPerHour: return fromCore(keyOf(unit));
    case Unit::monthlyCount: return words("per month");
    case Unit::workPerGpuHour: return words("per GPU-h");
    case Unit::money: return money;
    case Unit::moneyPerKilowattHour: return money + QStringLiteral("/kWh");
    case Unit::moneyPerInstanceHour: return money + QStringLiteral("/h");
    case Unit::moneyPerNodeHour: return money + words("/node-h");
    case Unit::moneyPerGpuHour: return money + words("/GPU-h");
    case Unit::moneyPerFtePerYear: return money + words("/FTE-year");
    case Unit::moneyPerMillionTokens: return money + words("/million tokens");
    case Unit::moneyPerGigabyteMonth: return money + words("/GB-month");
    case Unit::moneyPerGigabyte: return money + QStringLiteral("/GB");
    case Unit::moneyPerInstanceMonth: return money + words("/month");
    case Unit::moneyPerGpuSecond: return money + words("/GPU-s");
    case Unit::moneyPerKilowattMonth: return money + words("/kW-month");
    case Unit::moneyPerRackUnitMonth: return money + words("/RU-month");
    case Unit::moneyPerHour: return money + words("/h");
    case Unit::moneyPerWork: return money + words("/unit");
    case Unit::exchangeRate: return money;
    }
    return {};
}

QString monthText(CalendarMonth month) { return QStringLiteral("%1/%2").arg(month.month, 2, 10, QLatin1Char('0')).arg(month.year); }

QString dayText(const std::string& day, Language language) {
    const QDate date = QDate::fromString(fromCore(day), Qt::ISODate);
    if (!date.isValid()) return fromCore(day);
    return date.toString(language == Language::german ? QStringLiteral("dd.MM.yyyy") : QStringLiteral("d MMM yyyy"));
}

std::optional<double> parseNumber(const QString& typed, const QLocale& locale) {
    QString text = typed.trimmed();
    text.replace(minusSign, QLatin1Char('-'));
    // Spaces and apostrophes group in threes and do nothing else.
    static const QRegularExpression spaced(QStringLiteral("\\d[\\x{00A0}\\x{202F}\\s'’]\\d"));
    if (spaced.match(text).hasMatch()) {
        static const QRegularExpression inThrees(QStringLiteral("^[+-]?\\d{1,3}([\\x{00A0}\\x{202F}\\s'’]\\d{3})+([.,]\\d*)?$"));
        if (!inThrees.match(text).hasMatch()) return std::nullopt;
        text.remove(QRegularExpression(QStringLiteral("[\\x{00A0}\\x{202F}\\s'’]")));
    }
    static const QRegularExpression shape(QStringLiteral("^[+-]?(\\d+([.,]\\d+)*|[.,]\\d+)([.,])?$"));
    if (!shape.match(text).hasMatch()) return std::nullopt;
    if (text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char(','))) text.chop(1);
    const auto points = text.count(QLatin1Char('.')), commas = text.count(QLatin1Char(','));
    const QString decimal = locale.decimalPoint();
    const QLatin1Char comma(','), point('.');
    QChar decimalSign;
    if (points > 0 && commas > 0) {
        // The last sign is the decimal one and may stand once only.
        decimalSign = text.lastIndexOf(point) > text.lastIndexOf(comma) ? point : comma;
        if (text.count(decimalSign) != 1) return std::nullopt;
    } else if (points + commas == 1) {
        const QChar sign = points == 1 ? point : comma;
        static const QRegularExpression grouped(QStringLiteral("^[+-]?[1-9]\\d{0,2}[.,]\\d{3}$"));
        const bool isGroup = grouped.match(text).hasMatch() && QString(sign) != decimal;
        decimalSign = isGroup ? (sign == point ? comma : point) : sign;
    } else if (points + commas > 1) {
        decimalSign = points > 0 ? comma : point;
    }
    const QChar groupSign = decimalSign == comma ? point : comma;
    const auto end = decimalSign.isNull() ? text.size() : (text.contains(decimalSign) ? text.indexOf(decimalSign) : text.size());
    const QString whole = text.left(end);
    static const QRegularExpression threes(QStringLiteral("^[+-]?\\d{1,3}([.,]\\d{3})*$"));
    if (whole.contains(groupSign) && !threes.match(whole).hasMatch()) return std::nullopt;
    if (text.mid(end + 1).contains(groupSign)) return std::nullopt;
    QString plain = text;
    plain.remove(groupSign);
    if (!decimalSign.isNull()) plain.replace(decimalSign, point);
    bool ok = false;
    const double value = plain.toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace racktally::ui
