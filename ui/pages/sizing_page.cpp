#include "ui/pages/sizing_page.h"

#include "core/catalog/model_config.h"
#include "core/project/sized.h"
#include "ui/look/theme.h"
#include "ui/pages/candidate_table.h"
#include "ui/pages/memory_bar.h"
#include "ui/text/configuration_text.h"
#include "ui/text/messages.h"
#include "ui/text/sizing_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

namespace racktally::ui {

namespace {

constexpr int rowHeight = 26, recommendationWidth = 404;
constexpr std::size_t mostReasons = 7;

/// A list of reasons: what speaks for the form with a plus, what speaks against it with a minus.
QString reasonsText(const WorkloadSizing& sizing, const QString& currency) {
    const NumberFormat format(language());
    QString text = QStringLiteral("<table cellspacing='0' cellpadding='2'>");
    std::size_t count = 0;
    const auto add = [&](const Finding& finding) {
        // The next step has a place of its own.
        if (finding.rule == Rule::sizingNextStep || count >= mostReasons) return;
        ++count;
        const bool pro = finding.severity == Severity::note;
        text += QStringLiteral("<tr><td width='18' style='color:%1'><b>%2</b></td><td>%3</td></tr>").arg((pro ? theme().good : theme().error).name(), pro ? QStringLiteral("+") : QStringLiteral("−"), sizingText(finding, currency, format).toHtmlEscaped());
    };
    const auto has = [](Rule rule, std::initializer_list<Rule> rules) { return std::find(rules.begin(), rules.end(), rule) != rules.end(); };
    // What decides comes first; hints follow as far as there is room.
    const std::initializer_list<Rule> decisive{Rule::sizingHeadroom, Rule::sizingSpeed, Rule::sizingFirstToken, Rule::sizingFinished, Rule::sizingServer};
    for (const Finding& finding : sizing.findings)
        if (has(finding.rule, decisive)) add(finding);
    for (const Finding& finding : sizing.findings)
        if (finding.severity != Severity::note) add(finding);
    for (const Finding& finding : sizing.findings)
        if (finding.severity == Severity::note && !has(finding.rule, decisive)) add(finding);
    return text + QStringLiteral("</table>");
}

bool isModelFile(const QString& path) {
    const QString name = QFileInfo(path).fileName().toLower();
    return name.endsWith(QLatin1String(".gguf")) || name.endsWith(QLatin1String("config.json")) || name.endsWith(QLatin1String(".index.json"));
}

QStringList modelFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && isModelFile(url.toLocalFile())) files << url.toLocalFile();
    return files;
}

} // namespace

SizingPage::SizingPage(Session& session, QWidget* parent) : Page(session, words("Sizing"), parent), m_choice(new QComboBox(this)), m_import(new QPushButton(words("Import model …"), this)), m_model(new CandidateModel(this)) {
    setAcceptDrops(true);
    m_choice->setAccessibleName(words("Workload"));
    m_choice->setMinimumContentsLength(18);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_chosen.clear();
        refresh();
    });
    m_import->setToolTip(words("Reads the architecture from config.json and its quantisation files, or from a GGUF file"));
    connect(m_import, &QPushButton::clicked, this, &SizingPage::askModel);
    addAction(m_import);
    addAction(m_choice);
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    content().addWidget(m_body, 1);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("secondary"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    content().addWidget(m_empty, 1);
    connect(m_empty, &QLabel::linkActivated, this, [this](const QString& address) { emit inputChosen(toCore(address)); });
    makeCards();
    makeTable();
    connect(&session, &Session::catalogChanged, this, [this] {
        if (isVisible()) refresh();
    });
}

void SizingPage::makeCards() {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    m_card = new QFrame(m_body);
    m_card->setObjectName(QStringLiteral("card"));
    m_card->setMinimumWidth(recommendationWidth + 12);
    auto* left = new QVBoxLayout(m_card);
    left->setContentsMargins(16, 12, 16, 12);
    left->setSpacing(4);
    m_caption = new QLabel(m_card);
    m_caption->setObjectName(QStringLiteral("secondary"));
    m_name = new QLabel(m_card);
    QFont large = m_name->font();
    large.setPointSizeF(large.pointSizeF() * 1.55);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    m_name->setWordWrap(true);
    m_class = new QLabel(m_card);
    m_class->setObjectName(QStringLiteral("secondary"));
    m_class->setWordWrap(true);
    m_reasons = new QLabel(m_card);
    m_reasons->setTextFormat(Qt::RichText);
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {m_caption, m_name, m_class}) left->addWidget(label);
    left->addSpacing(4);
    left->addWidget(m_reasons);
    left->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_use = new QPushButton(words("Use as an option"), m_card);
    m_use->setObjectName(QStringLiteral("primary"));
    m_rent = new QPushButton(words("Rent first, then buy"), m_card);
    m_rent->setToolTip(words("Adds an option that rents in the first six months and buys then"));
    connect(m_use, &QPushButton::clicked, this, &SizingPage::useChosen);
    connect(m_rent, &QPushButton::clicked, this, &SizingPage::rentFirst);
    m_next = new QLabel(m_card);
    m_next->setObjectName(QStringLiteral("secondary"));
    m_next->setWordWrap(true);
    for (QPushButton* button : {m_use, m_rent}) button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    buttons->addWidget(m_use);
    buttons->addWidget(m_rent);
    buttons->addStretch(1);
    left->addLayout(buttons);
    left->addWidget(m_next);
    row->addWidget(m_card, 2);
    m_memoryCard = new QFrame(m_body);
    m_memoryCard->setObjectName(QStringLiteral("card"));
    auto* right = new QVBoxLayout(m_memoryCard);
    right->setContentsMargins(16, 12, 16, 12);
    right->setSpacing(8);
    auto* head = new QHBoxLayout;
    m_memoryTitle = new QLabel(m_memoryCard);
    m_memoryTitle->setTextFormat(Qt::RichText);
    m_memoryTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_explain = new QPushButton(words("Show the formula"), m_memoryCard);
    m_explain->setFlat(true);
    m_explain->setToolTip(QStringLiteral("F4"));
    connect(m_explain, &QPushButton::clicked, this, [this] { explainCurrent(); });
    head->addWidget(m_memoryTitle, 1);
    head->addWidget(m_explain);
    right->addLayout(head);
    m_memory = new MemoryBar(m_memoryCard);
    connect(m_memory, &MemoryBar::partChosen, this, [this](const std::string& quantity) {
        if (const GpuCandidate* c = chosen()) emit figureChosen({c->scope, quantity, 0});
    });
    right->addWidget(m_memory);
    m_formula = new QLabel(m_memoryCard);
    m_formula->setWordWrap(true);
    m_formula->setObjectName(QStringLiteral("secondary"));
    right->addWidget(m_formula);
    right->addStretch(1);
    row->addWidget(m_memoryCard, 3);
    static_cast<QVBoxLayout*>(m_body->layout())->addLayout(row);
}

void SizingPage::makeTable() {
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    m_count = new QLabel(m_body);
    m_count->setTextFormat(Qt::RichText);
    m_all = new QCheckBox(words("also forms that do not fit"), m_body);
    m_filter = new QLineEdit(m_body);
    m_filter->setPlaceholderText(words("Filter, such as L40S"));
    m_filter->setAccessibleName(words("Filter cards"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(180);
    connect(m_all, &QCheckBox::toggled, this, &SizingPage::fillTable);
    connect(m_filter, &QLineEdit::textChanged, this, &SizingPage::fillTable);
    head->addWidget(m_count, 1);
    head->addWidget(m_all);
    head->addWidget(m_filter);
    auto* column = static_cast<QVBoxLayout*>(m_body->layout());
    column->addLayout(head);
    m_table = new QTableView(m_body);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CandidateDelegate(m_table));
    m_table->setAccessibleName(words("Forms of GPUs"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setMinimumHeight(5 * rowHeight);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(CandidateModel::memoryColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(60);
    const int letter = m_table->fontMetrics().averageCharWidth();
    for (const auto& [section, letters] : {std::pair{CandidateModel::cardColumn, 25}, {CandidateModel::freeColumn, 9}, {CandidateModel::speedColumn, 19}, {CandidateModel::firstColumn, 11}, {CandidateModel::mostColumn, 14}, {CandidateModel::powerColumn, 9}, {CandidateModel::verdictColumn, 22}})
        header->resizeSection(section, letters * letter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        const GpuCandidate* c = m_model->candidate(index.row());
        if (!c) return;
        m_chosen = c->scope;
        showChosen();
    });
    connect(m_table, &QTableView::doubleClicked, this, [this] { explainCurrent(); });
    column->addWidget(m_table, 1);
}

const Workload* SizingPage::current() const {
    const auto& workloads = m_session.project().workloads;
    const std::size_t index = indexOf(workloads, workload());
    return index < workloads.size() ? &workloads[index] : nullptr;
}

std::string SizingPage::workload() const { return toCore(m_choice->currentData().toString()); }

void SizingPage::showWorkload(const std::string& id) {
    prepare();
    if (const int index = m_choice->findData(fromCore(id)); index >= 0) m_choice->setCurrentIndex(index);
    m_chosen.clear();
    refresh();
}

const GpuCandidate* SizingPage::chosen() const {
    if (!m_sizing) return nullptr;
    for (const GpuCandidate& c : m_sizing->candidates)
        if (c.scope == m_chosen) return &c;
    return m_sizing->recommended ? &m_sizing->candidates[*m_sizing->recommended] : m_sizing->candidates.empty() ? nullptr : m_model->candidate(0);
}

void SizingPage::refresh() {
    const QString before = m_choice->currentData().toString();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        // Sized workloads first: for the others there is nothing to find.
        for (const bool sized : {true, false})
            for (const Workload& w : m_session.project().workloads)
                if (w.isSized() == sized) m_choice->addItem(fromCore(nameOf(w)), fromCore(w.id));
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
        m_choice->setVisible(m_choice->count() > 1);
    }
    const Workload* w = current();
    m_sizing = w && w->isSized() ? m_session.sizing(w->id) : nullptr;
    setContext(w ? fromCore(nameOf(*w)) + QStringLiteral(": ") + workText(*w, NumberFormat(language())) : QString());
    bool hasModel = false;
    if (w) std::visit([&](const auto& work) { hasModel = requires { work.architecture; }; }, w->kind);
    m_import->setVisible(hasModel);
    const bool usable = m_sizing && !m_sizing->candidates.empty();
    m_body->setVisible(usable);
    m_empty->setVisible(!usable);
    if (!usable) {
        QStringList lines;
        if (!w) lines << words("There is no workload yet. Add one on the page Workload.");
        else if (!w->isSized()) lines << words("The demand of this workload is stated in GPU-hours; there is nothing to size. A workload of another kind is sized here.");
        else
            for (const Finding& finding : m_sizing->findings)
                lines << QStringLiteral("<a href='%1'>%2</a>").arg(fromCore(finding.subject).toHtmlEscaped(), sizingText(finding, {}, NumberFormat(language())).toHtmlEscaped());
        m_empty->setTextFormat(m_sizing ? Qt::RichText : Qt::PlainText);
        m_empty->setText(lines.join(QStringLiteral("<br><br>")));
        return;
    }
    showRecommendation();
    fillTable();
}

void SizingPage::showRecommendation() {
    const QString currency = fromCore(m_session.project().currency);
    const bool any = m_sizing->recommended.has_value();
    m_card->setStyleSheet(QStringLiteral("QFrame#card { border-left: 3px solid %1; }").arg((any ? theme().good : theme().error).name()));
    if (any) {
        const GpuCandidate& c = m_sizing->candidates[*m_sizing->recommended];
        m_caption->setText(words("Recommended: the smallest form that reaches all targets"));
        m_name->setText(c.servers > 1 ? words("%1 in %2 servers").arg(nameText(c)).arg(c.servers) : words("%1 in one server").arg(nameText(c)));
    } else {
        m_caption->setText(words("No form is recommended"));
        m_name->setText(words("Not with these targets"));
    }
    QStringList facts;
    if (m_sizing->memoryClass) facts << memoryClassText(*m_sizing->memoryClass);
    if (any) {
        const Placement& p = m_sizing->candidates[*m_sizing->recommended].placement;
        if (p.tensorParallel > 1) facts << words("tensor parallelism %1").arg(p.tensorParallel);
        if (p.pipeline > 1) facts << words("%1 stages behind each other").arg(p.pipeline);
        if (p.replicas > 1 && m_sizing->cachePerToken) facts << words("%1 copies of the model").arg(p.replicas);
    }
    QString line = facts.join(QStringLiteral(", "));
    if (!line.isEmpty()) line[0] = line[0].toUpper();
    m_class->setText(line);
    m_class->setVisible(!line.isEmpty());
    m_reasons->setText(reasonsText(*m_sizing, currency));
    QString next;
    for (const Finding& finding : m_sizing->findings)
        if (finding.rule == Rule::sizingNextStep) next = sizingText(finding, currency, NumberFormat(language()));
    m_next->setText(next);
    m_next->setVisible(!next.isEmpty());
}

void SizingPage::fillTable() {
    if (!m_sizing) return;
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_model->show(m_sizing, m_all->isChecked(), m_filter->text());
        const GpuCandidate* wanted = chosen();
        fitColumns();
        const int row = wanted ? m_model->rowOf(wanted->scope) : -1;
        if (row >= 0) m_table->setCurrentIndex(m_model->index(row, 0));
    }
    const auto fitting = std::count_if(m_sizing->candidates.begin(), m_sizing->candidates.end(), [](const GpuCandidate& c) { return c.fits; });
    m_count->setText(QStringLiteral("<b>%1</b>&nbsp; %2").arg(words("Candidates"), words("%1 of %2 forms hold the work").arg(fitting).arg(m_sizing->candidates.size())));
    showChosen();
}

/// In a narrow table the columns that decide least give way to the bars.
void SizingPage::fitColumns() {
    const bool narrow = m_table->width() < m_table->fontMetrics().averageCharWidth() * 115;
    for (int column = 0; column < CandidateModel::columns; ++column)
        m_table->setColumnHidden(column, !m_model->isUsed(column) || (narrow && (column == CandidateModel::firstColumn || column == CandidateModel::powerColumn || column == CandidateModel::mostColumn)));
}

void SizingPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    QMetaObject::invokeMethod(this, &SizingPage::fitColumns, Qt::QueuedConnection);
}

QString SizingPage::memoryFormula(const GpuCandidate& c) const {
    const NumberFormat format(language());
    const auto gib = [&](double value, int decimals = 2) { return format.withUnit(value, Unit::gibibyte, {}, decimals); };
    QStringList parts;
    const int split = c.placement.tensorParallel * c.placement.pipeline;
    if (m_sizing->cachePerToken && *m_sizing->cachePerToken > 0 && m_sizing->cachePerSequence && *m_sizing->cachePerSequence > 0) {
        parts << words("Weights %1 ÷ %2").arg(gib(*m_sizing->weights)).arg(split);
        parts << words("KV cache %1 per request, %2 per token").arg(gib(*m_sizing->cachePerSequence), format.withUnit(*m_sizing->cachePerToken, Unit::byte, {}, 0));
        parts << words("Reserve: the engine's share and its runtime");
    } else if (m_sizing->optimizer && *m_sizing->optimizer > 0) {
        parts << words("Weights %1").arg(gib(*m_sizing->weights, 1)) << words("gradients, optimizer and adapters %1").arg(gib(*m_sizing->optimizer, 1)) << words("activations %1, on one GPU alone").arg(gib(m_sizing->activations.value_or(0), 1));
    }
    QString text = parts.join(QStringLiteral(" · "));
    for (const Finding& finding : c.findings)
        if (finding.rule == Rule::sizingPooled || finding.rule == Rule::sizingNoLink || finding.rule == Rule::sizingSceneTooLarge || finding.rule == Rule::sizingMemoryShort) text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + sizingText(finding, {}, format);
    return text;
}

void SizingPage::showChosen() {
    const GpuCandidate* c = chosen();
    m_memory->setCandidate(c ? std::optional(*c) : std::nullopt, m_sizing ? std::string_view(m_sizing->kind) : std::string_view());
    m_use->setEnabled(c && !c->server.empty());
    m_use->setToolTip(c && c->server.empty() ? words("No server of the catalogue takes this number") : QString());
    bool rental = false, own = false;
    for (const Option& option : m_session.project().options) {
        rental = rental || std::holds_alternative<Cloud>(option.kind);
        own = own || std::holds_alternative<OnPremises>(option.kind);
    }
    m_rent->setVisible(rental && own);
    if (!c) return;
    m_use->setText(m_sizing->recommended && &m_sizing->candidates[*m_sizing->recommended] == c ? words("Use as an option") : words("Use %1 as an option").arg(nameText(*c)));
    m_memoryTitle->setText(QStringLiteral("<b>%1</b>&nbsp; %2").arg(words("Memory of one GPU"), words("%1, %2 usable").arg(nameText(*c).toHtmlEscaped(), NumberFormat(language()).withUnit(c->usable.value_or(0), Unit::gibibyte, {}, 1))));
    m_formula->setText(memoryFormula(*c));
}

bool SizingPage::explainCurrent() {
    if (!isVisible() || !m_sizing || !m_sizing->formulas) return false;
    const GpuCandidate* c = chosen();
    if (!c) return false;
    QModelIndex index = m_table->currentIndex();
    if (!index.isValid() || m_model->candidate(index.row()) != c) index = m_model->index(std::max(0, m_model->rowOf(c->scope)), 0);
    const std::string quantity = m_model->quantity(index);
    if (quantity.empty()) return false;
    emit figureChosen({c->scope, quantity, 0});
    return true;
}

void SizingPage::useChosen() {
    const GpuCandidate* c = chosen();
    const Workload* w = current();
    if (!c || !w) return;
    const QString name = nameText(*c);
    const auto before = m_session.project().options.size();
    if (const auto error = m_session.apply(withCandidate(m_session.project(), *w, *c, toCore(name), m_session.partsForProject()), words("new option: %1").arg(name))) {
        emit refused(reasonText(*error, NumberFormat(language())));
        return;
    }
    if (m_session.project().options.size() > before) emit optionMade(m_session.project().options.back().id);
}

void SizingPage::rentFirst() {
    std::string rental, own;
    for (const Option& option : m_session.project().options) {
        if (rental.empty() && std::holds_alternative<Cloud>(option.kind)) rental = option.id;
        if (own.empty() && std::holds_alternative<OnPremises>(option.kind)) own = option.id;
    }
    const QString name = words("Rent first, then buy");
    if (const auto error = m_session.apply(withRentFirst(m_session.project(), rental, own, toCore(name)), words("new option: %1").arg(name))) emit refused(reasonText(*error, NumberFormat(language())));
    else emit optionMade(m_session.project().options.back().id);
}

void SizingPage::askModel() {
    const QStringList files = QFileDialog::getOpenFileNames(this, words("Import model"), {}, words("Models (*.json *.gguf)"));
    if (!files.isEmpty()) importModel(files);
}

void SizingPage::importModel(const QStringList& files) {
    const Workload* w = current();
    if (!w) return;
    LanguageModel model;
    for (const QString& path : files) {
        QFile file(path);
        const std::string name = QFileInfo(path).fileName().toStdString();
        constexpr qint64 longest = 64 * 1024 * 1024;
        Errors errors = file.open(QIODevice::ReadOnly) ? readModelFile(model, file.read(longest).toStdString(), name) : Errors{{Reason::fileUnreadable, {}, {}, {}, {}, 0, 0, 0, name}};
        if (!errors.empty()) {
            emit refused(errorText(errors.front(), NumberFormat(language())));
            return;
        }
    }
    if (Errors errors = checkArchitecture(model, {}); !errors.empty()) {
        emit refused(errorText(errors.front(), NumberFormat(language())));
        return;
    }
    Project next = m_session.project();
    std::visit(
        [&](auto& work) {
            if constexpr (requires { work.architecture; }) {
                work.architecture = configOf(model);
                work.model = model.name.empty() ? QFileInfo(files.first()).dir().dirName().toStdString() : model.name;
            }
        },
        next.workloads[indexOf(next.workloads, w->id)].kind);
    if (const auto error = m_session.apply(std::move(next), words("model imported"))) emit refused(reasonText(*error, NumberFormat(language())));
}

void SizingPage::dragEnterEvent(QDragEnterEvent* event) {
    if (m_import->isVisible() && !modelFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void SizingPage::dropEvent(QDropEvent* event) {
    const QStringList files = modelFiles(*event->mimeData());
    if (files.isEmpty()) return;
    event->acceptProposedAction();
    importModel(files);
}

} // namespace racktally::ui
