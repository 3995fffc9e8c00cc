// A quote as a document: DIN 5008 letter with positions, sums, terms and a place to sign, and the business case as annex.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/quote/quote_sheet.h"
#include "ui/documents/document.h"
#include "ui/text/number_format.h"

namespace racktally::ui {

struct QuoteContext {
    std::string today;             // day of the quote where it states none
    QString version;               // of the program, in the annex' foot
};

/// What keeps a quote from being sent as it is; the draft is made all the same.
struct QuoteCheck {
    QString text;
    std::string address;           // the input that mends it
};
std::vector<QuoteCheck> quoteChecks(const Project& project, const Evaluation& evaluation, const std::string& today);

/// Lays out the quote in its own language. Errors where an amount cannot be exact.
Result<PrintDocument> quoteDocument(const Project& project, const Evaluation& evaluation, const QuoteContext& context);

/// Writes the PDF, whole or not at all.
std::optional<Error> writeQuotePdf(const QString& path, const Project& project, const Evaluation& evaluation, const QuoteContext& context);

/// "100.797,00" in the digits of the currency.
QString moneyText(Money amount, std::string_view currency, const NumberFormat& format);

/// Usual terms in the quote's language, to begin with.
std::vector<QuoteTerm> usualTerms(DocumentLanguage language);

} // namespace racktally::ui
