// The business case behind a quote: verdict, chart, comparison, assumptions. It is no part of the offer.
#pragma once

#include "core/analysis/evaluation.h"
#include "ui/documents/document.h"
#include "ui/text/number_format.h"

namespace racktally::ui {

/// Begins a page and writes the annex in the language of this thread.
void writeAnnex(PageWriter& writer, const Project& project, const Evaluation& evaluation, const NumberFormat& format);

/// Twelve digits that tell whether two documents have the same inputs.
QString digestText(const Project& project);

} // namespace racktally::ui
