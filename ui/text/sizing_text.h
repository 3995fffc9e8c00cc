// What a sizing says, in words: reasons for and against a form of GPUs, and its verdict in two words.
#pragma once

#include "core/sizing/sizing.h"
#include "ui/text/number_format.h"

#include <QString>

namespace racktally::ui {

bool isSizing(Rule rule);
/// A whole sentence without its subject.
QString sizingText(const Finding& finding, const QString& currency, const NumberFormat& format);

/// "2 × H200 NVL".
QString nameText(const GpuCandidate& candidate);
/// "15,8 (11–21)".
QString bandText(const std::optional<Band>& band, int decimals, const NumberFormat& format);

enum class VerdictTone { good, neutral, warning, bad };
struct CandidateVerdict {
    QString text;
    VerdictTone tone = VerdictTone::neutral;
};
/// The one thing that decides about a candidate.
CandidateVerdict verdictOf(const WorkloadSizing& sizing, std::size_t candidate, const NumberFormat& format);
QString memoryClassText(MemoryClass memoryClass);
/// "Llama-3.3-70B, FP8, 40 requests at a time": the workload in a line.
QString workText(const Workload& workload, const NumberFormat& format);

} // namespace racktally::ui
