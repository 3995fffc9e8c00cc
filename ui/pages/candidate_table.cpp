#include "ui/pages/candidate_table.h"

#include "ui/look/theme.h"
#include "ui/pages/memory_bar.h"
#include "ui/text/configuration_text.h"
#include "ui/text/sizing_text.h"
#include "ui/text/words.h"

#include <QPainter>
#include <algorithm>
#include <tuple>

namespace racktally::ui {

namespace {

/// Whether the work has a deadline and not a speed.
bool hasHours(const WorkloadSizing& sizing) {
    return std::any_of(sizing.candidates.begin(), sizing.candidates.end(), [](const GpuCandidate& c) { return c.hours.has_value(); });
}
bool hasRequests(const WorkloadSizing& sizing) {
    return std::any_of(sizing.candidates.begin(), sizing.candidates.end(), [](const GpuCandidate& c) { return c.mostRequests.has_value(); });
}

} // namespace

void CandidateModel::show(std::shared_ptr<const WorkloadSizing> sizing, bool all, const QString& filter) {
    beginResetModel();
    m_sizing = std::move(sizing);
    m_shown.clear();
    m_scale = 1;
    if (m_sizing) {
        const auto& candidates = m_sizing->candidates;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const GpuCandidate& c = candidates[i];
            if (!all && (!c.fits || c.rentOnly) && m_sizing->recommended != i) continue;
            if (!filter.isEmpty() && !nameText(c).contains(filter, Qt::CaseInsensitive)) continue;
            m_shown.push_back(i);
            m_scale = std::max({m_scale, c.usable.value_or(0), std::min(c.usable.value_or(0) * 1.3, c.occupied())});
        }
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](std::size_t a, std::size_t b) {
            if (m_sizing->recommended == a || m_sizing->recommended == b) return m_sizing->recommended == a && a != b;
            return isPreferred(candidates[a], candidates[b]);
        });
    }
    endResetModel();
}

const GpuCandidate* CandidateModel::candidate(int row) const {
    return m_sizing && row >= 0 && row < static_cast<int>(m_shown.size()) ? &m_sizing->candidates[m_shown[static_cast<std::size_t>(row)]] : nullptr;
}

int CandidateModel::rowOf(const std::string& scope) const {
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        if (m_sizing->candidates[m_shown[row]].scope == scope) return static_cast<int>(row);
    return -1;
}

std::string CandidateModel::quantity(const QModelIndex& index) const {
    const GpuCandidate* c = candidate(index.row());
    if (!c || !m_sizing->formulas) return {};
    const auto first = [&](std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (m_sizing->formulas->model->find(c->scope, name)) return std::string(name);
        return std::string();
    };
    switch (index.column()) {
    case memoryColumn: return first({"cache", "total"});
    case freeColumn: return first({"free", "total"});
    case speedColumn: return first({"tokens_per_second_per_user", "hours", "rate"});
    case firstColumn: return first({"first_token", "units_per_gpu_hour"});
    case mostColumn: return first({"most_requests", "most_sequences", "load"});
    case powerColumn: return first({"power"});
    default: return first({"free", "hours", "rate", "most_requests", "total"});
    }
}

bool CandidateModel::isUsed(int column) const {
    if (!m_sizing || (column != firstColumn && column != speedColumn)) return true;
    return std::any_of(m_sizing->candidates.begin(), m_sizing->candidates.end(), [&](const GpuCandidate& c) { return column == firstColumn ? c.firstTokenMs.has_value() : c.together || c.hours; });
}

int CandidateModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_shown.size()); }
int CandidateModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QString CandidateModel::text(const GpuCandidate& c, std::size_t index, int column) const {
    const NumberFormat format(language());
    const auto figure = [&](const SizedFigure& value, Unit unit, int decimals) { return value ? format.withUnit(*value, unit, {}, decimals) : QStringLiteral("–"); };
    switch (column) {
    case cardColumn: return nameText(c) + (c.servers > 1 ? QStringLiteral(", ") + words("%1 servers").arg(c.servers) : QString());
    case freeColumn: return c.free ? format.fixed(*c.free, 1) + QStringLiteral(" GiB") : QStringLiteral("–");
    case speedColumn:
        if (c.perRequest) return bandText(c.perRequest, 1, format);
        if (c.hours) return bandText(c.hours, c.hours->typical < 100 ? 1 : 0, format) + QStringLiteral(" h");
        return bandText(c.together, 0, format);
    case firstColumn: return c.firstTokenMs ? format.fixed(c.firstTokenMs->typical / 1000, 2) + QStringLiteral(" s") : QStringLiteral("–");
    case mostColumn: return c.mostRequests ? format.fixed(*c.mostRequests, 0) : figure(c.utilizationPercent, Unit::percent, 0);
    case powerColumn: return figure(c.powerW, Unit::watt, 0);
    case verdictColumn: return verdictOf(*m_sizing, index, format).text;
    default: return {};
    }
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    const GpuCandidate* c = candidate(index.row());
    if (!c) return {};
    const std::size_t place = m_shown[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(*c, place, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == memoryColumn) return words("%1 of %2 needed").arg(NumberFormat(language()).withUnit(c->occupied(), Unit::gibibyte, {}, 1), NumberFormat(language()).withUnit(c->usable.value_or(0), Unit::gibibyte, {}, 1));
        return text(*c, place, index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= freeColumn && index.column() <= powerColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        if (m_sizing->recommended == place && index.column() == cardColumn) {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (index.column() == freeColumn && c->free && *c->free < 0) return theme().error;
        if (index.column() == speedColumn && c->fits && !c->meetsTargets) return theme().error;
        return {};
    case Qt::ToolTipRole: {
        QStringList lines;
        for (const Finding& finding : c->findings) lines << asToolTip(sizingText(finding, QString(), NumberFormat(language())));
        return lines.join(QStringLiteral("<br>"));
    }
    case toneRole: return static_cast<int>(verdictOf(*m_sizing, place, NumberFormat(language())).tone);
    default: return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return section >= freeColumn && section <= powerColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const bool hours = m_sizing && hasHours(*m_sizing), requests = m_sizing && hasRequests(*m_sizing);
    switch (section) {
    case cardColumn: return words("Card");
    case memoryColumn: return words("Memory per GPU, line: usable");
    case freeColumn: return words("free");
    case speedColumn: return hours ? words("Duration") : requests ? words("Tokens/s per request") : words("Work per second");
    case firstColumn: return words("first token");
    case mostColumn: return requests ? words("requests at most") : words("Load");
    case powerColumn: return words("Draw");
    case verdictColumn: return words("Judgement");
    default: return {};
    }
}

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = static_cast<const CandidateModel*>(index.model());
    if (index.column() != CandidateModel::memoryColumn && index.column() != CandidateModel::verdictColumn) return PaddedDelegate::paint(painter, option, index);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) painter->fillRect(option.rect, option.palette.highlight());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.column() == CandidateModel::memoryColumn) {
        const QRectF area = QRectF(option.rect).adjusted(padding + 2, 8, -padding - 6, -8);
        painter->setClipRect(option.rect);
        if (const GpuCandidate* c = model->candidate(index.row())) drawMemory(*painter, area, *c, model->scale());
    } else {
        const Theme& look = theme();
        const auto tone = static_cast<VerdictTone>(index.data(CandidateModel::toneRole).toInt());
        const QColor ground = tone == VerdictTone::good ? look.goodGround : tone == VerdictTone::bad ? look.errorGround : tone == VerdictTone::warning ? look.warningGround : look.alternate;
        const QColor ink = tone == VerdictTone::good ? look.good : tone == VerdictTone::bad ? look.error : tone == VerdictTone::warning ? look.warning : look.secondary;
        const QString text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, option.rect.width() - 2 * padding - 14);
        const QRectF chip(option.rect.left() + padding, option.rect.center().y() - option.fontMetrics.height() / 2.0 - 1, option.fontMetrics.horizontalAdvance(text) + 12, option.fontMetrics.height() + 3);
        painter->setPen(Qt::NoPen);
        painter->setBrush(ground);
        painter->drawRoundedRect(chip, 3, 3);
        painter->setPen(ink);
        painter->drawText(chip, Qt::AlignCenter, text);
    }
    painter->restore();
}

} // namespace racktally::ui
