#include "ui/window/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleFactory>

namespace racktally::ui {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

struct State {
    const Theme* current = &lightTheme();
    bool systemIsDark = false;
    bool known = false;
};

State& state() {
    static State instance;
    return instance;
}

/// Figures in columns need digits of one width; Qt 6.4 cannot ask a font for its tabular ones.
QFont tabularFont() {
    QFont font = QApplication::font();
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(QLatin1Char('1')) != metrics.horizontalAdvance(QLatin1Char('8'))) font.setFamily(QStringLiteral("DejaVu Sans"));
    if (font.pixelSize() < 0 && font.pointSizeF() < 9) font.setPointSizeF(9);
    return font;
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
    return QStringLiteral(
        "QFrame#card { background: %1; border: 1px solid %2; border-radius: 4px; }"
        "QLineEdit { background: %1; border: 1px solid %3; border-radius: 3px; padding: 3px 6px; min-height: 20px; }"
        "QLineEdit:focus { border: 2px solid %4; padding: 2px 5px; }"
        "QLineEdit[state=\"error\"] { border: 2px solid %5; padding: 2px 5px; }"
        "QComboBox { min-height: 24px; }"
        "QLabel#secondary, QLabel#unit { color: %6; } QLabel#error { color: %5; }"
        "QLabel#pageTitle { font-size: 18px; font-weight: 600; } QLabel#section { font-weight: 600; }"
        "QFrame#verdict { background: %1; border: 1px solid %2; border-left: 3px solid %7; border-radius: 4px; }"
        "QFrame#strip { background: %1; border-top: 1px solid %2; }"
        "QListView#navigation { background: %8; border: none; border-right: 1px solid %2; }"
        "QTableView { background: %1; border: 1px solid %2; border-radius: 4px; gridline-color: %9; }"
        "QListWidget#cards { background: %1; border: 1px solid %2; border-radius: 4px; } QListWidget#cards::item { padding: 6px; }"
        "QHeaderView::section { background: %10; color: %6; border: none; border-bottom: 1px solid %2; padding: 4px 8px; }"
        "QToolTip { background: %1; color: %11; border: 1px solid %3; padding: 4px; }"
        "QStatusBar { color: %6; } QStatusBar::item { border: none; } QMenuBar { background: %1; border-bottom: 1px solid %2; }")
        .arg(base.name(), line.name(), fieldBorder.name(), accent.name(), error.name(), secondary.name(), good.name(), navigation.name(), faintLine.name())
        .arg(alternate.name(), text.name());
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

QBrush Theme::brushOf(CostKind kind) const {
    struct Look { unsigned color; Qt::BrushStyle style; };
    static constexpr std::array looks{Look{0x33597F, Qt::SolidPattern}, Look{0x6E9CC8, Qt::BDiagPattern}, Look{0xC9793B, Qt::FDiagPattern},
                                      Look{0xD9B44A, Qt::Dense2Pattern}, Look{0x6B8F71, Qt::HorPattern}, Look{0x8C7AA9, Qt::VerPattern}, Look{0xA3AAB3, Qt::SolidPattern}};
    const Look& look = looks[static_cast<std::size_t>(kind)];
    const QColor color = rgb(look.color);
    if (look.style == Qt::SolidPattern) return color;
    // A texture, so that the ground between the strokes is a lighter tone of the same colour and not the page.
    QPixmap tile(8, 8);
    tile.fill(color.lighter(dark ? 80 : 125));
    QPainter painter(&tile);
    painter.fillRect(tile.rect(), QBrush(color, look.style));
    return QBrush(tile);
}

const Theme& theme() { return *state().current; }

void applyAppearance(Appearance appearance) {
    State& s = state();
    if (!s.known) {
        const QPalette system = QApplication::palette();
        s.systemIsDark = system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
        s.known = true;
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setFont(tabularFont());
    }
    const bool dark = appearance == Appearance::dark || (appearance == Appearance::system && s.systemIsDark);
    s.current = dark ? &darkTheme() : &lightTheme();
    QApplication::setPalette(s.current->palette());
    static_cast<QApplication*>(QCoreApplication::instance())->setStyleSheet(s.current->styleSheet());
}

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

} // namespace racktally::ui
