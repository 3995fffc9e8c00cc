#include "ui/look/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace racktally::ui {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

const Theme*& current() {
    static const Theme* instance = &lightTheme();
    return instance;
}

} // namespace

const Theme& lightTheme() {
    static const Theme instance{false,
        rgb(0xF3F4F6), rgb(0xFFFFFF), rgb(0xF8F9FB), rgb(0xEAECEF), rgb(0xD8E6F4),
        rgb(0x1A1E24), rgb(0x535B66), rgb(0x606872), rgb(0x1D5C9E), rgb(0xFFFFFF), rgb(0x868E99), rgb(0xD3D7DD), rgb(0xE6E9ED),
        rgb(0xB3261E), rgb(0xFCECEA), rgb(0x8A5A00), rgb(0xFFF4DC), rgb(0x1B6E46), rgb(0xE5F4EC)};
    return instance;
}

const Theme& darkTheme() {
    static const Theme instance{true,
        rgb(0x202328), rgb(0x272B31), rgb(0x2C3037), rgb(0x1B1E22), rgb(0x2C435B),
        rgb(0xE7E9EC), rgb(0xAAB2BC), rgb(0x939CA7), rgb(0x78B4F0), rgb(0x10161D), rgb(0x77808C), rgb(0x3C424B), rgb(0x343A42),
        rgb(0xFF8A80), rgb(0x432A2A), rgb(0xEBB95A), rgb(0x3D3420), rgb(0x6FCF97), rgb(0x22382D)};
    return instance;
}

QPalette Theme::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, alternate);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, base);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::Highlight, selection);
    p.setColor(QPalette::HighlightedText, text);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::PlaceholderText, hint);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, fieldBorder);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) p.setColor(QPalette::Disabled, role, hint);
    return p;
}

QString Theme::styleSheet() const {
    // Sizes of type are offsets from the system's font, so that a large one enlarges everything.
    QString sheet = QStringLiteral(
        "QFrame#card { background: %base; border: 1px solid %line; border-radius: 4px; }"
        "QFrame#segments { background: %base; border: 1px solid %field; border-radius: 4px; }"
        "QFrame#segments QToolButton { border: none; padding: 4px 7px; background: transparent; }"
        "QFrame#segments QToolButton:checked { background: %selection; font-weight: 600; }"
        "QFrame#segments QToolButton:hover:!checked { background: %alternate; }"
        "QFrame#segments QToolButton:focus { border: 2px solid %accent; padding: 2px 5px; }"
        "QFrame#side { background: %base; border-left: 1px solid %line; }"
        "QLineEdit, QPlainTextEdit { background: %base; border: 1px solid %field; border-radius: 3px; padding: 3px 6px; }"
        "QLineEdit { min-height: 20px; }"
        "QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid %accent; padding: 2px 5px; }"
        "QLineEdit[state=\"error\"] { border: 2px solid %error; padding: 2px 5px; }"
        "QLineEdit[state=\"unknown\"] { border: 1px dashed %field; background: %alternate; }"
        "QLineEdit:disabled { color: %hint; background: %alternate; }"
        "QComboBox { min-height: 24px; }"
        "QPushButton { background: %base; border: 1px solid %field; border-radius: 4px; padding: 5px 12px; }"
        "QPushButton:hover { background: %alternate; } QPushButton:focus { border: 2px solid %accent; padding: 4px 11px; } QPushButton:disabled { color: %hint; border-color: %line; }"
        "QPushButton#primary { background: %accent; color: %onAccent; border-color: %accent; font-weight: 600; }"
        "QPushButton#primary:focus { border: 2px solid %text; } QPushButton#primary:disabled { background: %line; color: %secondary; border-color: %line; }"
        "QLabel#secondary, QLabel#unit { color: %secondary; } QLabel#error { color: %error; }"
        "QLabel#stale { color: %warning; background: %warningGround; padding: 1px 4px; border-radius: 2px; }"
        "QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }"
        "QFrame#notice { background: %warningGround; border: none; border-bottom: 1px solid %warning; } QFrame#notice QLabel { color: %text; }"
        "QFrame#findingError { background: %errorGround; border: 1px solid %error; border-radius: 3px; }"
        "QFrame#finding { border: none; border-bottom: 1px solid %faint; } QWidget#findingRows { background: %base; }"
        "QLabel#badge { padding: 1px 6px; border-radius: 2px; color: %accent; background: %selection; }"
        "QLabel#badge[state=\"warning\"] { color: %warning; background: %warningGround; }"
        "QLabel#pageTitle, QLabel#section { font-weight: 600; }"
        "QLabel#decision, QLabel#figure { font-weight: 600; }"
        "QLabel#formula { background: %alternate; border: 1px solid %faint; border-radius: 3px; padding: 6px 8px; }"
        "QPushButton#link, QPushButton#link:hover, QPushButton#link:focus { background: transparent; border: none; color: %accent; padding: 0; text-align: left; text-decoration: underline; }"
        "QPushButton#link:focus { font-weight: 600; }"
        "QFrame#verdict { background: %base; border: 1px solid %line; border-left: 3px solid %good; border-radius: 4px; }"
        "QListView#navigation { background: %navigation; border: none; border-right: 1px solid %line; }"
        "QTableView, QTreeView { background: %base; alternate-background-color: %alternate; border: 1px solid %line; border-radius: 4px; gridline-color: %faint; }"
        "QTreeView::item { padding: 3px 0; } QTreeView::item:selected { background: %selection; color: %text; }"
        "QListWidget#cards, QListWidget#groups { background: %base; border: 1px solid %line; border-radius: 4px; }"
        "QListWidget#groups::item { padding: 7px 8px; border: none; background: transparent; } QListWidget#groups::item:selected { background: %selection; color: %text; }"
        "QHeaderView::section { background: %alternate; color: %secondary; border: none; border-bottom: 1px solid %line; padding: 4px 8px; }"
        "QTabWidget::pane { border: none; border-top: 1px solid %line; background: transparent; } QTabWidget::tab-bar { left: 0; } QTabBar { background: transparent; }"
        "QTabBar::tab { padding: 7px 12px; border: none; border-bottom: 2px solid transparent; color: %secondary; background: transparent; }"
        "QTabBar::tab:selected { color: %text; font-weight: 600; border-bottom: 2px solid %accent; } QTabBar::tab:hover { color: %text; }"
        "QTabBar::tab:focus { color: %accent; }"
        "QSplitter::handle { background: transparent; }"
        "QToolTip { background: %base; color: %text; border: 1px solid %field; padding: 4px; }"
        "QStatusBar { background: %window; border-top: 1px solid %line; } QStatusBar::item { border: none; } QMenuBar { background: %base; border-bottom: 1px solid %line; }"
        "QMenuBar::item { padding: 6px 10px; } QMenuBar::item:selected { background: %selection; }"
        "QHeaderView#hours::section { padding: 2px 1px; } QHeaderView#days::section { padding: 1px 2px; border: none; }"
        "QScrollBar { background: transparent; border: none; margin: 0; } QScrollBar:vertical { width: 10px; } QScrollBar:horizontal { height: 10px; }"
        "QScrollBar::handle { background: %line; border-radius: 4px; margin: 1px; } QScrollBar::handle:hover { background: %field; }"
        "QScrollBar::handle:vertical { min-height: 28px; } QScrollBar::handle:horizontal { min-width: 28px; }"
        "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; } QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }");
    const std::initializer_list<std::pair<const char*, QColor>> tokens{
        {"%base", base}, {"%selection", selection}, {"%alternate", alternate}, {"%accent", accent}, {"%onAccent", onAccent}, {"%errorGround", errorGround}, {"%error", error}, {"%hint", hint},
        {"%secondary", secondary}, {"%warningGround", warningGround}, {"%warning", warning}, {"%faint", faintLine}, {"%field", fieldBorder}, {"%line", line}, {"%good", good},
        {"%navigation", navigation}, {"%window", window}, {"%text", text}};
    for (const auto& [token, color] : tokens) sheet.replace(QLatin1String(token), color.name());
    return sheet;
}

QColor Theme::colorOf(OptionLook look) const {
    switch (look) {
    case OptionLook::own: return dark ? rgb(0x58A6F2) : rgb(0x084F9C);
    case OptionLook::lease: return dark ? rgb(0xBFE3FF) : rgb(0x3F97D3);
    case OptionLook::hybrid: return dark ? rgb(0x46C79B) : rgb(0x0B7A5B);
    case OptionLook::cloudList: return dark ? rgb(0xFF7A45) : rgb(0x9E2A00);
    case OptionLook::cloudReserved: return dark ? rgb(0xF2D060) : rgb(0xC58200);
    case OptionLook::specialist: return dark ? rgb(0xF09BD0) : rgb(0xC0509F);
    case OptionLook::modelApi: return dark ? rgb(0x8F98A4) : rgb(0x3A414B);
    }
    return text;
}

QPen Theme::penOf(OptionLook look) const {
    QPen pen(colorOf(look), look == OptionLook::own ? 2.6 : 2.0);
    pen.setCapStyle(Qt::FlatCap);
    switch (look) {
    case OptionLook::own: break;
    case OptionLook::lease: pen.setDashPattern({4, 2}); break;
    case OptionLook::hybrid: pen.setDashPattern({6, 1.5, 1, 1.5, 1, 1.5}); break;
    case OptionLook::cloudList: pen.setDashPattern({1, 1.5}); break;
    case OptionLook::cloudReserved: pen.setDashPattern({4.5, 1.5, 1, 1.5}); break;
    case OptionLook::specialist: pen.setDashPattern({2.5, 1.5}); break;
    case OptionLook::modelApi: pen.setDashPattern({1, 2.5}); break;
    }
    return pen;
}

QColor Theme::colorOf(CostKind kind) const {
    static constexpr std::array colors{0x33597FU, 0x6E9CC8U, 0xC9793BU, 0xD9B44AU, 0x6B8F71U, 0x8C7AA9U, 0xA3AAB3U};
    return rgb(colors[static_cast<std::size_t>(kind)]);
}

const Theme& theme() { return *current(); }

void setTheme(const Theme& theme) { current() = &theme; }

QPixmap lookPixmap(OptionLook look, QSize size) {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().penOf(look));
    const QPointF centre(size.width() / 2.0, size.height() / 2.0);
    painter.drawLine(QPointF(1, centre.y()), QPointF(size.width() - 1, centre.y()));
    drawMarker(painter, look, centre, 8, theme().colorOf(look), theme().base);
    return pixmap;
}

void drawMarker(QPainter& painter, OptionLook look, QPointF centre, double size, const QColor& color, const QColor& ground) {
    const double r = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(color);
    const auto polygon = [&](std::initializer_list<QPointF> points) {
        QPolygonF shape;
        for (const QPointF& point : points) shape << centre + point * r;
        painter.drawPolygon(shape);
    };
    switch (look) {
    case OptionLook::own: painter.drawEllipse(centre, r, r); break;
    case OptionLook::lease:
        painter.setBrush(ground);
        painter.drawEllipse(centre, r, r);
        break;
    case OptionLook::hybrid: polygon({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}}); break;
    case OptionLook::cloudList: polygon({{0, -1}, {1, 0.8}, {-1, 0.8}}); break;
    case OptionLook::cloudReserved:
        painter.setBrush(ground);
        polygon({{0, 1}, {1, -0.8}, {-1, -0.8}});
        break;
    case OptionLook::specialist: polygon({{0, -1.1}, {1.1, 0}, {0, 1.1}, {-1.1, 0}}); break;
    case OptionLook::modelApi:
        painter.setPen(QPen(color, 2));
        painter.drawLine(centre + QPointF(-r, -r) * 0.8, centre + QPointF(r, r) * 0.8);
        painter.drawLine(centre + QPointF(-r, r) * 0.8, centre + QPointF(r, -r) * 0.8);
        break;
    }
    painter.restore();
}

/// Strokes over a lighter ground, so that kinds differ without their colour; lines rather than a pixel pattern, so that
/// documents stay sharp.
void fillWithKind(QPainter& painter, const QRectF& area, CostKind kind, const Theme& theme) {
    const QColor color = theme.colorOf(kind);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(area, Qt::IntersectClip);
    const bool solid = kind == CostKind::hardware || kind == CostKind::other;
    painter.fillRect(area, solid ? color : theme.dark ? color.darker(115) : color.lighter(122));
    painter.setPen(QPen(color.darker(theme.dark ? 150 : 112), 1.1));
    constexpr double step = 5;
    // Strokes start at a fixed grid, so that pieces of one kind line up.
    const double left = std::floor(area.left() / step) * step, top = std::floor(area.top() / step) * step;
    switch (kind) {
    case CostKind::hardware: case CostKind::other: break;
    case CostKind::lease: case CostKind::compute:
        for (double x = left - area.height() - step; x < area.right() + area.height() + step; x += step) {
            const double over = kind == CostKind::lease ? area.height() : -area.height();
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + over, area.top()));
        }
        break;
    case CostKind::power:
        painter.setBrush(painter.pen().color());
        painter.setPen(Qt::NoPen);
        for (double x = left; x < area.right(); x += step)
            for (double y = top; y < area.bottom(); y += step) painter.drawEllipse(QPointF(x + 1.5, y + 1.5), 0.9, 0.9);
        break;
    case CostKind::staff:
        for (double y = top + 1.5; y < area.bottom(); y += 4) painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        break;
    case CostKind::maintenance:
        for (double x = left + 1.5; x < area.right(); x += 4) painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        break;
    }
    painter.restore();
}

} // namespace racktally::ui
