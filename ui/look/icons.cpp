#include "ui/look/icons.h"

#include "ui/look/theme.h"

namespace racktally::ui {

void drawIcon(QPainter& painter, StepIcon icon, const QRectF& area, const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    painter.scale(area.width() / 16, area.height() / 16);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto lines = [&](std::initializer_list<QPointF> points) { painter.drawPolyline(QPolygonF(QList<QPointF>(points))); };
    switch (icon) {
    case StepIcon::load: lines({{1, 12}, {4, 12}, {6, 4}, {9, 13}, {11, 7}, {12.5, 10}, {15, 10}}); break;
    case StepIcon::servers:
        for (const double y : {1.5, 6.5, 11.5}) {
            painter.drawRoundedRect(QRectF(1.5, y, 13, 3.6), 1, 1);
            lines({{4, y + 1.8}, {6, y + 1.8}});
        }
        break;
    case StepIcon::options:
        painter.drawRoundedRect(QRectF(1.5, 2, 5.5, 12), 1, 1);
        painter.drawRoundedRect(QRectF(9, 2, 5.5, 5), 1, 1);
        painter.drawRoundedRect(QRectF(9, 9, 5.5, 5), 1, 1);
        break;
    case StepIcon::sliders:
        for (const auto& [y, x] : {std::pair{3.5, 10.0}, std::pair{8.0, 5.0}, std::pair{12.5, 11.0}}) {
            lines({{1.5, y}, {x - 1.8, y}});
            lines({{x + 1.8, y}, {14.5, y}});
            painter.drawEllipse(QPointF(x, y), 1.8, 1.8);
        }
        break;
    case StepIcon::curve:
        lines({{1.5, 1.5}, {1.5, 14.5}, {14.5, 14.5}});
        lines({{3.5, 11.5}, {7, 8}, {10, 9}, {14, 3.5}});
        break;
    case StepIcon::page:
        lines({{10, 1.5}, {3, 1.5}, {3, 14.5}, {13, 14.5}, {13, 4.5}, {10, 1.5}, {10, 4.5}, {13, 4.5}});
        lines({{5.5, 8}, {10.5, 8}});
        lines({{5.5, 11}, {10.5, 11}});
        break;
    case StepIcon::copy:
        painter.drawRoundedRect(QRectF(5.5, 5.5, 8.5, 8.5), 1.5, 1.5);
        lines({{3, 10.5}, {2, 10.5}, {2, 2}, {10.5, 2}, {10.5, 3}});
        break;
    case StepIcon::back:
        painter.drawArc(QRectF(3, 3.5, 10, 10), -120 * 16, 270 * 16);
        lines({{2.2, 3}, {3.2, 7}, {7.2, 6}});
        break;
    case StepIcon::up: lines({{8, 13.5}, {8, 2.5}}); lines({{3.5, 7}, {8, 2.5}, {12.5, 7}}); break;
    case StepIcon::down: lines({{8, 2.5}, {8, 13.5}}); lines({{3.5, 9}, {8, 13.5}, {12.5, 9}}); break;
    case StepIcon::minus: lines({{3, 8}, {13, 8}}); break;
    case StepIcon::plus: lines({{3, 8}, {13, 8}}); lines({{8, 3}, {8, 13}}); break;
    case StepIcon::close: lines({{3.5, 3.5}, {12.5, 12.5}}); lines({{12.5, 3.5}, {3.5, 12.5}}); break;
    }
    painter.restore();
}

QIcon iconOf(StepIcon icon) {
    QIcon result;
    for (const int size : {16, 32, 48}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawIcon(painter, icon, QRectF(0, 0, size, size), theme().secondary);
        painter.end();
        result.addPixmap(pixmap);
    }
    return result;
}

} // namespace racktally::ui
