#include "ui/pages/server_panel.h"

#include "core/project/configured.h"
#include "ui/look/theme.h"
#include "ui/text/configuration_text.h"
#include "ui/text/number_format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace racktally::ui {

namespace {

constexpr int margin = 8, gpuHeight = 30, cpuHeight = 36, gap = 6;

QFont smallFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

void box(QPainter& painter, const QRect& area, const QString& title, const QString& text, const QColor& ground, const QColor& frame) {
    painter.setPen(QPen(frame, 1.2));
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 2, 2);
    painter.setPen(theme().text);
    const QRect inner = area.adjusted(3, 1, -3, -1);
    const QFontMetrics metrics(painter.font());
    if (text.isEmpty()) {
        painter.drawText(inner, Qt::AlignCenter, metrics.elidedText(title, Qt::ElideRight, inner.width()));
        return;
    }
    painter.drawText(inner.adjusted(0, 0, 0, -inner.height() / 2), Qt::AlignCenter, metrics.elidedText(title, Qt::ElideRight, inner.width()));
    painter.setPen(theme().secondary);
    painter.drawText(inner.adjusted(0, inner.height() / 2, 0, 0), Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, inner.width()));
}

} // namespace

ServerDrawing::ServerDrawing(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
}

void ServerDrawing::show(Topology topology, bool suppliesBroken, bool gpusBroken) {
    m_topology = std::move(topology);
    m_suppliesBroken = suppliesBroken;
    m_gpusBroken = gpusBroken;
    QStringList parts;
    for (const auto& gpu : m_topology.gpus) parts << fromCore(gpu.title) + QLatin1Char(' ') + fromCore(gpu.text);
    for (const auto& cpu : m_topology.cpus) parts << fromCore(cpu.title) + QLatin1Char(' ') + fromCore(cpu.text);
    setAccessibleName(words("Drawing of the server"));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize ServerDrawing::sizeHint() const {
    const int perRow = 4, gpuRows = (static_cast<int>(m_topology.gpus.size()) + perRow - 1) / perRow;
    const int others = (static_cast<int>(m_topology.others.size()) + 1) / 2, supplies = (static_cast<int>(m_topology.supplies.size()) + 2) / 3;
    return {240, 2 * margin + gpuRows * (gpuHeight + gap) + 34 + cpuHeight + 24 + others * 26 + supplies * 26 + 8};
}

void ServerDrawing::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(font()));
    painter.setPen(t.line);
    painter.setBrush(t.base);
    painter.drawRoundedRect(rect().adjusted(0, 0, -1, -1), 4, 4);
    const QRect area = rect().adjusted(margin, margin, -margin, -margin);
    const int gpus = static_cast<int>(m_topology.gpus.size()), perRow = std::clamp(gpus, 1, 4), rows = (gpus + perRow - 1) / perRow;
    const int gpuWidth = (area.width() - (perRow - 1) * gap) / perRow;
    const auto gpuRect = [&](int i) { return QRect(area.left() + i % perRow * (gpuWidth + gap), area.top() + i / perRow * (gpuHeight + gap), gpuWidth, gpuHeight); };
    const int busTop = area.top() + rows * (gpuHeight + gap), cpuTop = busTop + 34;
    const int cpus = std::max<int>(1, static_cast<int>(m_topology.cpus.size())), cpuWidth = (area.width() - (cpus - 1) * 3 * gap) / cpus;
    const auto cpuRect = [&](int i) { return QRect(area.left() + i * (cpuWidth + 3 * gap), cpuTop, cpuWidth, cpuHeight); };
    // Ways to the processors, under the boxes: one bus that all hang on.
    painter.setPen(QPen(t.accent, 1.6));
    if (gpus > 0 && !m_topology.cpus.empty()) {
        const bool direct = rows == 1 && gpus <= 4;
        const auto cpuOf = [&](int i) { return cpuRect(std::clamp(m_topology.gpus[static_cast<std::size_t>(i)].cpu, 0, cpus - 1)); };
        for (int i = std::max(0, gpus - perRow); i < gpus; ++i) painter.drawLine(gpuRect(i).center().x(), gpuRect(i).bottom(), gpuRect(i).center().x(), busTop + 4);
        if (direct) {
            for (int i = 0; i < gpus; ++i) {
                const int x = std::clamp(gpuRect(i).center().x(), cpuOf(i).left() + 4, cpuOf(i).right() - 4);
                painter.drawLine(gpuRect(i).center().x(), busTop + 4, x, busTop + 4);
                painter.drawLine(x, busTop + 4, x, cpuTop);
            }
        } else {
            painter.drawLine(gpuRect(std::max(0, gpus - perRow)).center().x(), busTop + 4, gpuRect(gpus - 1).center().x(), busTop + 4);
            for (int i = 0; i < cpus; ++i) painter.drawLine(cpuRect(i).center().x(), busTop + 4, cpuRect(i).center().x(), cpuTop);
        }
    }
    painter.setPen(t.secondary);
    QStringList labels;
    if (perRow > 2 && gpus > 0) labels << fromCore(m_topology.gpus[0].text);
    if (!m_topology.linkName.empty() && (m_topology.onBoard || !m_topology.links.empty())) labels << fromCore(m_topology.linkName);
    if (!m_topology.busName.empty()) labels << fromCore(m_topology.busName) + (m_topology.switched ? QStringLiteral(", ") + words("switch") : QString());
    const QString label = labels.join(QStringLiteral(" · "));
    const QRect labelRect(area.left(), busTop + 12, area.width(), 18);
    painter.fillRect(QRect(labelRect.center().x() - painter.fontMetrics().horizontalAdvance(label) / 2 - 4, labelRect.top(), painter.fontMetrics().horizontalAdvance(label) + 8, labelRect.height()), t.base);
    painter.drawText(labelRect, Qt::AlignCenter, label);
    // Links between GPUs: a band over a whole board, bars between bridged cards.
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.good);
    if (m_topology.onBoard)
        for (int row = 0; row < rows; ++row) painter.drawRect(QRect(area.left(), area.top() + row * (gpuHeight + gap) + gpuHeight / 2 - 2, area.width(), 4));
    for (const auto& [a, b] : m_topology.links)
        if (a / perRow == b / perRow) {
            const QRect left = gpuRect(std::min(a, b)), right = gpuRect(std::max(a, b));
            painter.drawRect(QRect(left.right(), left.center().y() - 3, right.left() - left.right(), 6));
        }
    for (int i = 0; i < gpus; ++i) {
        const auto& gpu = m_topology.gpus[static_cast<std::size_t>(i)];
        box(painter, gpuRect(i), perRow > 2 ? QString::number(i + 1) : fromCore(gpu.title), perRow > 2 ? QString() : fromCore(gpu.text), m_gpusBroken ? t.errorGround : t.selection, m_gpusBroken ? t.error : t.accent);
    }
    for (int i = 0; i < static_cast<int>(m_topology.cpus.size()); ++i) {
        const auto& cpu = m_topology.cpus[static_cast<std::size_t>(i)];
        box(painter, cpuRect(i), fromCore(cpu.title), fromCore(cpu.text), t.alternate, t.accent);
    }
    int y = cpuTop + cpuHeight + 6;
    if (m_topology.memorySlots > 0) {
        const double width = static_cast<double>(area.width()) / m_topology.memorySlots;
        for (int i = 0; i < m_topology.memorySlots; ++i) {
            // Modules stand in the slots of all processors alike.
            const bool used = i % std::max(1, m_topology.memorySlots / cpus) < m_topology.memoryUsed / cpus;
            painter.setPen(QPen(t.line, 0.8));
            painter.setBrush(used ? t.colorOf(CostKind::compute) : t.base);
            painter.drawRect(QRectF(area.left() + i * width + 0.5, y, std::max(2.0, width - 1.5), 12));
        }
        y += 18;
    }
    const auto rowOf = [&](const std::vector<std::string>& texts, int each, bool broken) {
        const int width = (area.width() - (each - 1) * gap) / each;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const int column = static_cast<int>(i) % each;
            box(painter, QRect(area.left() + column * (width + gap), y, width, 20), fromCore(texts[i]), {}, broken ? t.errorGround : t.base, broken ? t.error : t.fieldBorder);
            if (column == each - 1 || i + 1 == texts.size()) y += 26;
        }
    };
    std::vector<std::string> others;
    for (const auto& other : m_topology.others) others.push_back(other.title);
    rowOf(others, 2, false);
    rowOf(m_topology.supplies, 3, m_suppliesBroken);
}

ResourceBars::ResourceBars(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

void ResourceBars::show(std::vector<ResourceUse> uses) {
    m_uses = std::move(uses);
    const NumberFormat format(language());
    QStringList lines;
    for (const ResourceUse& use : m_uses) lines << words("%1: %2 of %3").arg(words(use.label), format.exact(use.used), use.available ? format.exact(*use.available) : words("unknown"));
    setAccessibleName(words("Used resources"));
    setAccessibleDescription(lines.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize ResourceBars::sizeHint() const { return {240, static_cast<int>(m_uses.size()) * (fontMetrics().height() + 5)}; }

void ResourceBars::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    const NumberFormat format(language());
    painter.setFont(smallFont(font()));
    const int line = fontMetrics().height() + 5, labelWidth = 92, barWidth = 40;
    int y = 0;
    for (const ResourceUse& use : m_uses) {
        painter.setPen(t.secondary);
        painter.drawText(QRect(0, y, labelWidth, line), Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(words(use.label), Qt::ElideRight, labelWidth));
        const QRect bar(labelWidth + 4, y + line / 2 - 4, barWidth, 9);
        painter.setPen(t.line);
        painter.setBrush(t.base);
        painter.drawRect(bar);
        if (use.available && *use.available > 0) {
            const double share = std::min(1.0, use.used / *use.available);
            painter.fillRect(bar.adjusted(1, 1, static_cast<int>(-(1 - share) * (barWidth - 1)), 0), use.isOver() ? t.error : t.colorOf(CostKind::hardware));
        }
        painter.setPen(use.isOver() ? t.error : t.text);
        const QString unit = use.unit == Unit::watt ? QStringLiteral(" W") : QString();
        const QString text = use.available ? words("%1 out of %2").arg(format.fixed(use.used, 0), format.fixed(*use.available, 0) + unit + (use.unconfirmed ? QStringLiteral(" ?") : QString())) : format.fixed(use.used, 0) + unit;
        painter.drawText(QRect(labelWidth + barWidth + 8, y, width() - labelWidth - barWidth - 8, line), Qt::AlignRight | Qt::AlignVCenter, text);
        y += line;
    }
}

ServerPanel::ServerPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(words("Structure"), this)), m_server(new QLabel(this)), m_power(new QLabel(this)), m_heat(new QLabel(this)), m_drawing(new ServerDrawing(this)), m_bars(new ResourceBars(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    m_title->setObjectName(QStringLiteral("section"));
    m_server->setObjectName(QStringLiteral("secondary"));
    m_server->setTextFormat(Qt::PlainText);
    m_server->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_title);
    head->addWidget(m_server, 1);
    column->addLayout(head);
    column->addWidget(m_drawing);
    auto* resources = new QLabel(words("Used resources"), this);
    resources->setObjectName(QStringLiteral("section"));
    column->addWidget(resources);
    column->addWidget(m_bars);
    for (QLabel* label : {m_power, m_heat}) {
        label->setObjectName(QStringLiteral("secondary"));
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch(1);
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
}

void ServerPanel::showOption(const std::string& option) {
    m_option = option;
    refresh();
}

void ServerPanel::refresh() {
    const Project& project = m_session.project();
    const std::size_t index = indexOf(project.options, m_option);
    const OnPremises* own = index < project.options.size() ? std::get_if<OnPremises>(&project.options[index].kind) : nullptr;
    if (!own || !own->configuration) {
        m_server->clear();
        m_drawing->show({}, false, false);
        m_bars->show({});
        m_power->clear();
        m_heat->clear();
        return;
    }
    const Catalog parts = pinnedCatalog(project);
    const Assembly assembly = assemble(*own->configuration, parts);
    const NodePower power = powerOf(assembly);
    const NumberFormat format(language());
    bool supplies = false, gpus = false;
    for (const Finding& finding : m_session.evaluation().options[index].findings) {
        if (finding.severity != Severity::error) continue;
        supplies = supplies || finding.rule == Rule::supplyRedundancy || finding.rule == Rule::tooManySupplies || finding.rule == Rule::suppliesMixed;
        gpus = gpus || finding.rule == Rule::gpuForm || finding.rule == Rule::tooManyGpus || finding.rule == Rule::gpuPower || finding.rule == Rule::slotWidth || finding.rule == Rule::cardCooling;
    }
    m_server->setText(assembly.server ? fromCore(assembly.server->name) + (assembly.server->rackUnits ? QStringLiteral(", ") + format.withUnit(*assembly.server->rackUnits, Unit::rackUnit, {}, 0) : QString()) : QString());
    m_server->setToolTip(assembly.server ? asToolTip(fromCore(assembly.server->note)) : QString());
    m_drawing->show(topologyOf(assembly), supplies, gpus);
    m_bars->show(resourcesOf(assembly, power));
    const auto watts = [&](std::optional<double> value) { return value ? format.fixed(*value, 0) : words("unknown"); };
    m_power->setText((power.stated ? words("Idle / busy, stated / at most: %1 / %2 / %3 W") : words("Idle / busy / at most: %1 / %2 / %3 W")).arg(watts(power.idle), watts(power.busy), watts(power.max)));
    m_power->setToolTip(words("Estimated from the power limits of the parts; fitted to published budgets within 15 %. Enter stated values to replace it."));
    QString heat = power.heatKw() ? words("Heat at most: %1 kW · %2 BTU/h").arg(format.fixed(*power.heatKw(), 2), format.fixed(*power.heatBtuPerHour(), 0)) : QString();
    if (const auto weight = weightKg(assembly)) heat += QStringLiteral(" · ") + words("%1 kg").arg(format.exact(*weight));
    m_heat->setText(heat);
}

} // namespace racktally::ui
