#include "ui/pages/partition_view.h"

#include "core/project/address.h"
#include "core/project/configured.h"
#include "ui/look/theme.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

namespace racktally::ui {

namespace {

constexpr int barHeight = 24, barGap = 6;

/// What the view shows belongs to the first GPU that can be divided.
const Gpu* dividedGpu(const Assembly& assembly) {
    for (const auto& gpu : assembly.gpus)
        if (gpu.part->migInstances.value_or(0) > 0) return gpu.part;
    return nullptr;
}

} // namespace

PartitionDrawing::PartitionDrawing(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void PartitionDrawing::show(PartitionPlan plan) {
    m_plan = std::move(plan);
    QStringList lines;
    for (const PartitionedGpu& gpu : m_plan.gpus) {
        QStringList instances;
        for (const PlacedPartition& instance : gpu.instances) instances << fromCore(instance.profile);
        lines << words("GPU %1: %2").arg(gpu.number).arg(instances.isEmpty() ? words("undivided") : instances.join(QStringLiteral(", ")));
    }
    setAccessibleName(words("MIG instances"));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize PartitionDrawing::sizeHint() const { return {300, static_cast<int>(m_plan.gpus.size()) * (barHeight + barGap)}; }

void PartitionDrawing::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    const int label = 56;
    int y = 0;
    for (const PartitionedGpu& gpu : m_plan.gpus) {
        painter.setPen(t.secondary);
        painter.drawText(QRect(0, y, label, barHeight), Qt::AlignLeft | Qt::AlignVCenter, words("GPU %1").arg(gpu.number));
        const QRect bar(label, y, width() - label - 1, barHeight);
        painter.setPen(t.line);
        painter.setBrush(t.base);
        painter.drawRect(bar);
        const double slice = static_cast<double>(bar.width()) / std::max(1, gpu.memorySlices);
        for (const PlacedPartition& instance : gpu.instances) {
            const QRectF area(bar.left() + instance.start * slice + 1, y + 1, instance.slices * slice - 2, barHeight - 2);
            painter.setBrush(t.selection);
            painter.setPen(t.accent);
            painter.drawRect(area);
            painter.setPen(t.text);
            painter.drawText(area, Qt::AlignCenter, painter.fontMetrics().elidedText(fromCore(instance.profile), Qt::ElideRight, static_cast<int>(area.width()) - 2));
        }
        y += barHeight + barGap;
    }
}

PartitionView::PartitionView(Session& session, std::string option, QWidget* parent) : QWidget(parent), m_session(session), m_option(std::move(option)) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget(scroll);
    scroll->setWidget(content);
    outer->addWidget(scroll);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 8, 8, 0);
    column->setSpacing(8);
    const auto heading = [&](const QString& text) {
        auto* label = new QLabel(text, content);
        label->setObjectName(QStringLiteral("section"));
        column->addWidget(label);
    };
    const auto secondary = [&](const QString& text) {
        auto* label = new QLabel(text, content);
        label->setObjectName(QStringLiteral("secondary"));
        label->setWordWrap(true);
        column->addWidget(label);
        return label;
    };
    const Catalog parts = session.partsForProject();
    const Assembly assembly = assemble(*configuration(), parts);
    heading(words("MIG instances per node"));
    if (const Gpu* gpu = dividedGpu(assembly)) {
        secondary(words("%1: each instance is isolated by hardware; instances cannot work together on one model.").arg(fromCore(gpu->name)));
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(16);
        int place = 0;
        for (const MigProfile& profile : assembly.migProfiles) {
            if (profile.gpu != gpu->name) continue;
            auto* count = new QSpinBox(content);
            count->setRange(0, 999);
            count->setAccessibleName(words("Instances of %1").arg(fromCore(profile.profile)));
            count->setObjectName(fromCore("mig-" + profile.profile));
            auto* label = new QLabel(fromCore(profile.profile), content);
            label->setBuddy(count);
            label->setToolTip(profile.memoryMb ? words("%1 MB, at most %2 per GPU").arg(NumberFormat(language()).exact(*profile.memoryMb)).arg(profile.maxInstances) : words("at most %1 per GPU").arg(profile.maxInstances));
            connect(count, &QSpinBox::valueChanged, this, [this, name = profile.profile](int value) { setCount(name, value); });
            grid->addWidget(label, place / 3, place % 3 * 2);
            grid->addWidget(count, place / 3, place % 3 * 2 + 1);
            ++place;
            m_counts.emplace_back(profile.profile, count);
        }
        grid->setColumnStretch(6, 1);
        column->addLayout(grid);
        m_result = secondary({});
        m_drawing = new PartitionDrawing(content);
        column->addWidget(m_drawing);
    } else {
        secondary(words("The GPUs of this configuration cannot be divided by MIG."));
    }
    heading(words("Virtual GPUs (vGPU)"));
    if (!assembly.vgpuProfiles.empty()) {
        m_profile = new QComboBox(content);
        m_profile->setAccessibleName(words("vGPU profile"));
        m_profile->addItem(words("none"), QString());
        std::set<std::string> seen;
        for (const VgpuProfile& profile : assembly.vgpuProfiles)
            if (seen.insert(nameOfProfile(profile)).second) m_profile->addItem(words("%1: %2, %3 users per GPU").arg(fromCore(nameOfProfile(profile)), words(EnumNames<VgpuSeries>::labels[static_cast<std::size_t>(profile.series)])).arg(profile.usersPerGpu), fromCore(nameOfProfile(profile)));
        m_users = new QSpinBox(content);
        m_users->setRange(0, 9999);
        m_users->setAccessibleName(words("vGPU users per node"));
        auto* grid = new QGridLayout;
        auto* profileLabel = new QLabel(words("Profile"), content);
        profileLabel->setBuddy(m_profile);
        auto* usersLabel = new QLabel(words("Users at once, per node"), content);
        usersLabel->setBuddy(m_users);
        grid->addWidget(profileLabel, 0, 0);
        grid->addWidget(m_profile, 0, 1);
        grid->addWidget(usersLabel, 1, 0);
        grid->addWidget(m_users, 1, 1, Qt::AlignLeft);
        grid->setColumnStretch(2, 1);
        column->addLayout(grid);
        m_room = secondary({});
        connect(m_profile, &QComboBox::activated, this, [this] { setUsers(); });
        connect(m_users, &QSpinBox::valueChanged, this, [this] { setUsers(); });
    } else {
        secondary(words("The catalogue has no vGPU profile for the GPUs of this configuration."));
    }
    column->addStretch(1);
    connect(&session, &Session::changed, this, &PartitionView::refresh);
    refresh();
}

const Configuration* PartitionView::configuration() const {
    const std::size_t index = indexOf(m_session.project().options, m_option);
    const auto* own = index < m_session.project().options.size() ? std::get_if<OnPremises>(&m_session.project().options[index].kind) : nullptr;
    return own && own->configuration ? &*own->configuration : nullptr;
}

void PartitionView::refresh() {
    if (!configuration()) return;
    const Catalog parts = m_session.partsForProject();
    const Assembly assembly = assemble(*configuration(), parts);
    const NumberFormat format(language());
    for (const auto& [profile, count] : m_counts) {
        const QSignalBlocker quiet(count);
        int wanted = 0;
        for (const PartitionRequest& request : configuration()->partitions) wanted += request.profile == profile ? request.count : 0;
        count->setValue(wanted);
    }
    if (m_drawing) {
        PartitionPlan plan = planPartitions(assembly);
        QStringList open;
        for (const UnplacedPartition& one : plan.unplaced) open << words("%1: %2 of %3 placed").arg(fromCore(one.profile)).arg(one.placed).arg(one.wanted);
        m_result->setText(configuration()->partitions.empty() ? words("No instance is requested; the GPUs stay whole.") : open.isEmpty() ? words("Every instance has its place.") : words("No room: %1.").arg(open.join(QStringLiteral(", "))));
        m_drawing->show(std::move(plan));
    }
    if (!m_profile) return;
    const QSignalBlocker quietProfile(m_profile), quietUsers(m_users);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(fromCore(configuration()->vgpuProfile))));
    m_users->setValue(configuration()->vgpuUsers);
    m_room->setText(configuration()->vgpuProfile.empty() ? QString() : words("Room for %1 users on %2 GPUs. Licences are checked on the page Configuration and added there by one click.").arg(vgpuRoom(assembly)).arg(assembly.gpuCount()));
}

void PartitionView::apply(const Configuration& changed, const QString& text) {
    if (const auto error = m_session.apply(withConfiguration(m_session.project(), m_option, changed, m_session.partsForProject()), text)) emit refused(reasonText(*error, NumberFormat(language())));
}

void PartitionView::setCount(const std::string& profile, int count) {
    Configuration changed = *configuration();
    const auto place = std::find_if(changed.partitions.begin(), changed.partitions.end(), [&](const PartitionRequest& request) { return request.profile == profile; });
    if (place != changed.partitions.end()) {
        if (count == 0) changed.partitions.erase(place);
        else place->count = count;
    } else if (count > 0) {
        std::vector<std::string> taken;
        for (const PartitionRequest& request : changed.partitions) taken.push_back(request.id);
        changed.partitions.push_back({freshId("mig " + profile, taken), profile, count});
    }
    apply(changed, words("instances of %1").arg(fromCore(profile)));
}

void PartitionView::setUsers() {
    Configuration changed = *configuration();
    changed.vgpuProfile = toCore(m_profile->currentData().toString());
    changed.vgpuUsers = changed.vgpuProfile.empty() ? 0 : m_users->value();
    apply(changed, words("vGPU users"));
}

} // namespace racktally::ui
