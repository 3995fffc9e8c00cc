// Tests fail on an unexpected warning: they count what reaches the log.
#pragma once

#include <QString>
#include <QtGlobal>
#include <cstdio>

namespace racktally::test {

inline int warnings = 0;

/// For qInstallMessageHandler(). Figures that a test reports (qInfo) go to the output.
inline void countWarnings(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg) return;
    if (type == QtInfoMsg) {
        std::printf("%s\n", qPrintable(text));
        return;
    }
    // The offscreen platform says so of every window that asks for a size.
    if (text.contains(QLatin1String("This plugin does not support"))) return;
    ++warnings;
    std::fprintf(stderr, "unexpected: %s\n", qPrintable(text));
}

} // namespace racktally::test
