// What a quote says beside the figures: parties, dates, positions, terms.
#pragma once

#include "core/base/field.h"

#include <string>
#include <vector>

namespace racktally {

enum class QuoteKind : std::uint8_t { offer, budget };
template <>
struct EnumNames<QuoteKind> {
    static constexpr std::array<std::string_view, 2> names{"offer", "budget"};
    static constexpr std::array<const char*, 2> labels{RT_TEXT("Quote, binding"), RT_TEXT("Budget quote, not binding")};
};

enum class DocumentLanguage : std::uint8_t { german, english };
template <>
struct EnumNames<DocumentLanguage> {
    static constexpr std::array<std::string_view, 2> names{"de", "en"};
    static constexpr std::array<const char*, 2> labels{RT_TEXT("German"), RT_TEXT("English")};
};

/// Optional and alternative positions stand outside the sum.
enum class PositionKind : std::uint8_t { included, optional, alternative };
template <>
struct EnumNames<PositionKind> {
    static constexpr std::array<std::string_view, 3> names{"included", "optional", "alternative"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("included"), RT_TEXT("optional"), RT_TEXT("alternative")};
};

enum class PositionGroup : std::uint8_t { hardware, network, licences, services, maintenance, other };
template <>
struct EnumNames<PositionGroup> {
    static constexpr std::array<std::string_view, 6> names{"hardware", "network", "licences", "services", "maintenance", "other"};
    static constexpr std::array<const char*, 6> labels{RT_TEXT("Hardware"), RT_TEXT("Network"), RT_TEXT("Licences"), RT_TEXT("Services"), RT_TEXT("Maintenance"), RT_TEXT("Other")};
};

enum class Recurrence : std::uint8_t { once, month, year };
template <>
struct EnumNames<Recurrence> {
    static constexpr std::array<std::string_view, 3> names{"once", "month", "year"};
    static constexpr std::array<const char*, 3> labels{RT_TEXT("once"), RT_TEXT("every month"), RT_TEXT("every year")};
};

struct Party {
    std::string name;
    std::string addition;          // department, "for the attention of"
    std::string street;
    std::string postalCode;
    std::string city;
    std::string country;
    bool operator==(const Party&) const = default;
};

/// Who makes the quote, with the particulars that a business letter needs.
struct Issuer {
    Party address;
    std::string tagline;
    std::string contact;
    std::string phone;
    std::string email;
    std::string management;        // "Geschäftsführung: …"
    std::string registration;      // register court and number
    std::string vatId;
    std::string bank;
    std::string iban;
    std::string weee;
    bool operator==(const Issuer&) const = default;
};

struct QuotePosition {
    std::string id;
    std::string text;
    std::string details;
    PositionGroup group = PositionGroup::hardware;
    double quantity = 1;
    std::string unit;
    double unitPrice = 0;
    double discountPercent = 0;
    PositionKind kind = PositionKind::included;
    Recurrence interval = Recurrence::once;
    bool operator==(const QuotePosition&) const = default;
};

struct QuoteTerm {
    std::string id;
    std::string title;
    std::string text;
    bool operator==(const QuoteTerm&) const = default;
};

struct Quote {
    QuoteKind kind = QuoteKind::offer;
    std::string option;            // of whose items the positions are; empty: the first with items
    DocumentLanguage language = DocumentLanguage::german;
    std::string number;
    std::string date;              // 2026-11-30
    std::string validUntil;
    std::string inquiry;
    std::string subject;
    std::string introduction;
    Issuer issuer;
    Party recipient;
    double vatRatePercent = 19;
    double discountPercent = 0;    // on the sum
    std::vector<QuotePosition> positions;   // in place of the option's items
    std::vector<QuoteTerm> terms;
    bool annex = true;
    bool operator==(const Quote&) const = default;
};

template <>
struct Fields<Party> {
    static constexpr auto table = std::tuple{
        field(&Party::name, {.key = "name", .label = RT_TEXT("Company"), .help = RT_TEXT("Company as it is registered."), .group = Group::parties}),
        field(&Party::addition, {.key = "addition", .label = RT_TEXT("Department or person"), .help = RT_TEXT("Second line of the address."), .group = Group::parties}),
        field(&Party::street, {.key = "street", .label = RT_TEXT("Street"), .help = RT_TEXT("Street and number."), .group = Group::parties}),
        field(&Party::postalCode, {.key = "postal_code", .label = RT_TEXT("Postal code"), .help = RT_TEXT("Postal code of the address."), .group = Group::parties}),
        field(&Party::city, {.key = "city", .label = RT_TEXT("Town"), .help = RT_TEXT("Town of the address."), .group = Group::parties}),
        field(&Party::country, {.key = "country", .label = RT_TEXT("Country"), .help = RT_TEXT("Only for addresses abroad."), .group = Group::parties}),
    };
};

template <>
struct Fields<Issuer> {
    static constexpr auto table = std::tuple{
        field(&Issuer::address, {.key = "address", .label = RT_TEXT("Address"), .help = ""}),
        field(&Issuer::tagline, {.key = "tagline", .label = RT_TEXT("Line below the name"), .help = RT_TEXT("What the company does, in a few words."), .group = Group::issuer}),
        field(&Issuer::contact, {.key = "contact", .label = RT_TEXT("Contact"), .help = RT_TEXT("Who answers questions about the quote."), .group = Group::issuer}),
        field(&Issuer::phone, {.key = "phone", .label = RT_TEXT("Telephone"), .help = RT_TEXT("Telephone of the issuer."), .group = Group::issuer}),
        field(&Issuer::email, {.key = "email", .label = RT_TEXT("E-mail"), .help = RT_TEXT("E-mail of the issuer."), .group = Group::issuer}),
        field(&Issuer::management, {.key = "management", .label = RT_TEXT("Management"), .help = RT_TEXT("All managing directors with surname and a first name: a duty of a GmbH (section 35a GmbHG)."), .group = Group::issuer}),
        field(&Issuer::registration, {.key = "registration", .label = RT_TEXT("Register"), .help = RT_TEXT("Register court and number."), .group = Group::issuer}),
        field(&Issuer::vatId, {.key = "vat_id", .label = RT_TEXT("VAT id"), .help = RT_TEXT("VAT identification number."), .group = Group::issuer}),
        field(&Issuer::bank, {.key = "bank", .label = RT_TEXT("Bank"), .help = RT_TEXT("Name of the bank."), .group = Group::issuer}),
        field(&Issuer::iban, {.key = "iban", .label = RT_TEXT("IBAN"), .help = RT_TEXT("Account of the issuer."), .group = Group::issuer}),
        field(&Issuer::weee, {.key = "weee", .label = RT_TEXT("WEEE number"), .help = RT_TEXT("Registration of sellers of electrical equipment."), .group = Group::issuer}),
    };
};

template <>
struct Fields<QuotePosition> {
    static constexpr auto table = std::tuple{
        field(&QuotePosition::id, {.key = "id", .label = RT_TEXT("Id"), .help = ""}),
        field(&QuotePosition::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What is offered.")}),
        field(&QuotePosition::details, {.key = "details", .label = RT_TEXT("Details"), .help = RT_TEXT("Figures that describe it.")}),
        field(&QuotePosition::group, {.key = "group", .label = RT_TEXT("Group"), .help = RT_TEXT("Under which heading it stands.")}),
        field(&QuotePosition::quantity, {.key = "quantity", .label = RT_TEXT("Quantity"), .help = RT_TEXT("How many."), .unit = Unit::piece, .minimum = 0, .maximum = 1e9}),
        field(&QuotePosition::unit, {.key = "unit", .label = RT_TEXT("Unit"), .help = RT_TEXT("Pieces, hours, lump sum.")}),
        field(&QuotePosition::unitPrice, {.key = "unit_price", .label = RT_TEXT("Unit price"), .help = RT_TEXT("Net price of one."), .unit = Unit::money, .minimum = -1e12, .maximum = 1e12, .required = true}),
        field(&QuotePosition::discountPercent, {.key = "discount_percent", .label = RT_TEXT("Discount"), .help = RT_TEXT("Discount on this position."), .unit = Unit::percent, .minimum = 0, .maximum = 100}),
        field(&QuotePosition::kind, {.key = "kind", .label = RT_TEXT("Kind"), .help = RT_TEXT("Optional and alternative positions stand outside the sum.")}),
        field(&QuotePosition::interval, {.key = "interval", .label = RT_TEXT("Due"), .help = RT_TEXT("Recurring amounts have sums of their own.")}),
    };
};

template <>
struct Fields<QuoteTerm> {
    static constexpr auto table = std::tuple{
        field(&QuoteTerm::id, {.key = "id", .label = RT_TEXT("Id"), .help = ""}),
        field(&QuoteTerm::title, {.key = "title", .label = RT_TEXT("Title"), .help = RT_TEXT("Delivery, payment, warranty …")}),
        field(&QuoteTerm::text, {.key = "text", .label = RT_TEXT("Text"), .help = RT_TEXT("What holds.")}),
    };
};

template <>
struct Fields<Quote> {
    static constexpr auto table = std::tuple{
        field(&Quote::kind, {.key = "kind", .label = RT_TEXT("Kind"), .help = RT_TEXT("A budget quote binds nobody and has its own title."), .group = Group::document}),
        field(&Quote::option, {.key = "option", .label = RT_TEXT("Option"), .help = RT_TEXT("The option whose items are offered."), .group = Group::document, .refersTo = Reference::anyOption}),
        field(&Quote::language, {.key = "language", .label = RT_TEXT("Language"), .help = RT_TEXT("Language of the document, whatever the window speaks."), .group = Group::document}),
        field(&Quote::number, {.key = "number", .label = RT_TEXT("Number"), .help = RT_TEXT("Number of the quote; without one it is a draft."), .group = Group::document}),
        field(&Quote::date, {.key = "date", .label = RT_TEXT("Day of the quote"), .help = RT_TEXT("Day of the quote, as 2026-11-30; empty: the day on which it is made."), .group = Group::document, .isDay = true}),
        field(&Quote::validUntil, {.key = "valid_until", .label = RT_TEXT("Valid until"), .help = RT_TEXT("Until this day the quote binds its issuer, as 2026-12-14."), .group = Group::document, .isDay = true}),
        field(&Quote::inquiry, {.key = "inquiry", .label = RT_TEXT("Your inquiry"), .help = RT_TEXT("Day or number of the customer's inquiry."), .group = Group::document}),
        field(&Quote::subject, {.key = "subject", .label = RT_TEXT("Subject"), .help = RT_TEXT("What is offered; empty: the title of the project."), .group = Group::document}),
        field(&Quote::introduction, {.key = "introduction", .label = RT_TEXT("Introduction"), .help = RT_TEXT("Sentence before the positions; empty: the usual one."), .group = Group::document}),
        field(&Quote::vatRatePercent, {.key = "vat_rate_percent", .label = RT_TEXT("VAT rate"), .help = RT_TEXT("Rate of value added tax on the quote."), .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::document}),
        field(&Quote::discountPercent, {.key = "discount_percent", .label = RT_TEXT("Discount on the sum"), .help = RT_TEXT("Discount on all positions that are due once."), .unit = Unit::percent, .minimum = 0, .maximum = 100, .group = Group::document}),
        field(&Quote::annex, {.key = "annex", .label = RT_TEXT("With annex"), .help = RT_TEXT("Adds the business case: verdict, chart, comparison and assumptions."), .group = Group::document}),
        field(&Quote::issuer, {.key = "issuer", .label = RT_TEXT("Issuer"), .help = ""}),
        field(&Quote::recipient, {.key = "recipient", .label = RT_TEXT("Recipient"), .help = ""}),
        field(&Quote::positions, {.key = "positions", .label = RT_TEXT("Positions"), .help = ""}),
        field(&Quote::terms, {.key = "terms", .label = RT_TEXT("Terms"), .help = ""}),
    };
};

} // namespace racktally
