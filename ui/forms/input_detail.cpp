#include "ui/forms/input_detail.h"

#include "core/base/day.h"
#include "ui/forms/elided_label.h"
#include "ui/look/fonts.h"
#include "ui/text/input_text.h"
#include "ui/text/messages.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>
#include <cmath>

namespace racktally::ui {

namespace {

/// A note that is left is written, as with a line.
class NoteField : public QPlainTextEdit {
public:
    NoteField(QWidget* parent, std::function<void()> left) : QPlainTextEdit(parent), m_left(std::move(left)) { setTabChangesFocus(true); }

protected:
    void focusOutEvent(QFocusEvent* event) override {
        QPlainTextEdit::focusOutEvent(event);
        m_left();
    }

private:
    std::function<void()> m_left;
};

} // namespace

InputDetail::InputDetail(Session& session, QWidget* parent) : QFrame(parent), m_session(session) {
    setObjectName(QStringLiteral("card"));
    const auto label = [this](const char* name = nullptr) {
        auto* result = new QLabel(this);
        result->setTextFormat(Qt::PlainText);
        result->setWordWrap(true);
        if (name) result->setObjectName(QLatin1String(name));
        return result;
    };
    m_place = label("secondary");
    m_name = label("decision");
    m_value = label("figure");
    m_name->setFont(scaledFont(font(), 1.15));
    m_value->setFont(scaledFont(font(), 1.5));
    m_badge = label("badge");
    m_badge->setWordWrap(false);
    m_help = label("secondary");
    m_default = label();
    m_defaultSource = label("secondary");
    m_range = label();
    m_addressLabel = new ElidedLabel(this);
    m_addressLabel->setObjectName(QStringLiteral("secondary"));
    m_source = new QLineEdit(this);
    m_date = new QLineEdit(this);
    m_date->setPlaceholderText(words("year-month-day"));
    m_confidence = new QComboBox(this);
    for (std::size_t i = 0; i < EnumNames<Confidence>::names.size(); ++i) m_confidence->addItem(words(EnumNames<Confidence>::labels[i]));
    m_note = new NoteField(this, [this] { write(); });
    m_note->setFixedHeight(fontMetrics().height() * 3 + 12);
    m_reset = new QPushButton(words("Back to the default"), this);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(1, 1, 1, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    whole->addWidget(scroll);
    auto* inside = new QWidget(scroll);
    inside->setBackgroundRole(QPalette::Base);
    setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    scroll->setWidget(inside);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    column->addWidget(m_place);
    column->addWidget(m_name);
    m_body = new QWidget(this);
    column->addWidget(m_body);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(6);
    body->addWidget(m_value);
    body->addWidget(m_badge, 0, Qt::AlignLeft);
    body->addWidget(m_help);
    auto* facts = new QFormLayout;
    facts->setLabelAlignment(Qt::AlignLeft);
    facts->setRowWrapPolicy(QFormLayout::DontWrapRows);
    facts->addRow(words("Default"), m_default);
    facts->addRow(QString(), m_defaultSource);
    facts->addRow(words("Allowed"), m_range);
    facts->addRow(words("Source"), m_source);
    facts->addRow(words("As of"), m_date);
    facts->addRow(words("Confidence"), m_confidence);
    body->addLayout(facts);
    auto* noteLabel = new QLabel(words("Note"), this);
    noteLabel->setObjectName(QStringLiteral("section"));
    noteLabel->setBuddy(m_note);
    body->addWidget(noteLabel);
    body->addWidget(m_note);
    body->addWidget(m_addressLabel);
    body->addWidget(m_reset, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_source->setAccessibleName(words("Source"));
    m_date->setAccessibleName(words("As of"));
    m_confidence->setAccessibleName(words("Confidence"));
    m_note->setAccessibleName(words("Note"));
    connect(m_source, &QLineEdit::editingFinished, this, &InputDetail::write);
    connect(m_date, &QLineEdit::editingFinished, this, &InputDetail::write);
    connect(m_confidence, &QComboBox::activated, this, &InputDetail::write);
    connect(m_reset, &QPushButton::clicked, this, [this] { static_cast<void>(m_session.resetInput(m_address)); });
    connect(&session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
    refresh();
}

void InputDetail::showInput(const std::string& address) {
    // A note in the making belongs to the input that it was written for.
    if (m_note->hasFocus() || m_source->hasFocus() || m_date->hasFocus()) write();
    m_address = address;
    m_date->setProperty("state", QVariant());
    m_date->style()->unpolish(m_date);
    m_date->style()->polish(m_date);
    refresh();
}

QString InputDetail::valueText(const Leaf& leaf, const LeafValue& value) const {
    return inputText(m_session.project(), m_address, leaf, value, NumberFormat(language()));
}

QString InputDetail::rangeText(const FieldInfo& info) const {
    const NumberFormat format(language());
    if (std::isinf(info.minimum) && std::isinf(info.maximum)) return words("any");
    if (std::isinf(info.maximum)) return (info.aboveMinimum ? words("above %1") : words("from %1")).arg(format.exact(info.minimum));
    return (info.aboveMinimum ? words("above %1 up to %2") : words("%1 to %2")).arg(format.exact(info.minimum), format.exact(info.maximum));
}

void InputDetail::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

void InputDetail::refresh() {
    const Leaf* leaf = m_session.leaf(m_address);
    m_body->setVisible(leaf != nullptr);
    if (!leaf) {
        m_place->setText(words("Choose an input to see what it means and where its value comes from."));
        m_name->clear();
        return;
    }
    const InputState state = m_session.stateOf(m_address);
    const QStringList path = addressText(m_session.project(), m_address).split(QStringLiteral(" › "));
    m_place->setText(path.size() > 1 ? path.mid(0, path.size() - 1).join(QStringLiteral(" › ")) : words("Shared by all options"));
    m_name->setText(path.last());
    m_value->setText(valueText(*leaf, valueOf(*leaf)));
    m_badge->setText(state.staleDays ? words("%1 days old").arg(*state.staleDays) : valueOf(*leaf) == LeafValue() ? words("unknown") : state.unknown ? words("no source stated") : state.changed ? words("changed") : QString());
    m_badge->setVisible(!m_badge->text().isEmpty());
    m_badge->setProperty("state", state.staleDays || state.unknown ? QStringLiteral("warning") : QStringLiteral("changed"));
    m_badge->style()->unpolish(m_badge);
    m_badge->style()->polish(m_badge);
    m_help->setText(words(leaf->info->help));
    const auto standard = defaultOf(m_address);
    m_default->setText(standard ? valueText(*leaf, *standard) : words("none"));
    const QString reason = leaf->info->defaultSource[0] ? words(leaf->info->defaultSource) : QString();
    m_defaultSource->setText(reason);
    m_defaultSource->setVisible(standard && !reason.isEmpty());
    m_range->setText(rangeText(*leaf->info));
    m_reset->setVisible(standard.has_value());
    m_reset->setEnabled(state.changed);
    m_addressLabel->setText(fromCore(m_address));
    m_addressLabel->setToolTip(fromCore(m_address));
    m_writing = true;
    const auto stated = m_session.project().inputs.find(m_address);
    const Provenance provenance = stated == m_session.project().inputs.end() ? Provenance() : stated->second;
    const auto fill = [](QLineEdit* field, const QString& text) {
        if (field->text() != text) field->setText(text);
        if (!field->hasFocus()) field->setCursorPosition(0);
    };
    fill(m_source, fromCore(provenance.source));
    if (m_date->property("state") != QStringLiteral("error")) fill(m_date, fromCore(provenance.date));
    m_confidence->setCurrentIndex(static_cast<int>(provenance.confidence));
    if (m_note->toPlainText() != fromCore(provenance.note)) m_note->setPlainText(fromCore(provenance.note));
    m_writing = false;
}

void InputDetail::write() {
    if (m_writing || !m_session.leaf(m_address)) return;
    const auto stated = m_session.project().inputs.find(m_address);
    Provenance provenance = stated == m_session.project().inputs.end() ? Provenance() : stated->second;
    const std::string date = toCore(m_date->text().trimmed());
    const bool good = date.empty() || isDay(date) || CalendarMonth::parse(date);
    m_date->setProperty("state", good ? QVariant() : QVariant(QStringLiteral("error")));
    m_date->setToolTip(good ? QString() : words("“%1” is not a day; write it as 2026-11-30.").arg(fromCore(date)));
    m_date->style()->unpolish(m_date);
    m_date->style()->polish(m_date);
    // What is no day stays to be corrected, and nothing is written until it is.
    if (!good) return;
    provenance.date = date;
    provenance.source = toCore(m_source->text().trimmed());
    provenance.confidence = static_cast<Confidence>(m_confidence->currentIndex());
    provenance.note = toCore(m_note->toPlainText().trimmed());
    m_session.setProvenance(m_address, provenance);
}

} // namespace racktally::ui
