// What the window remembers between runs: one row per setting, each with its type and what holds where nothing valid is
// stored.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace racktally::ui {

template <class T>
struct Setting {
    const char* key;
    T standard = {};

    [[nodiscard]] T get() const {
        const QVariant stored = QSettings().value(QLatin1String(key));
        return stored.isValid() && stored.canConvert<T>() ? stored.value<T>() : standard;
    }
    void set(const T& value) const { QSettings().setValue(QLatin1String(key), value); }
};

/// A number of which only some are valid.
struct NumberSetting {
    const char* key;
    int standard;
    int least, most;

    [[nodiscard]] int get() const {
        bool ok = false;
        const int stored = QSettings().value(QLatin1String(key)).toInt(&ok);
        return ok && stored >= least && stored <= most ? stored : standard;
    }
    void set(int value) const { QSettings().setValue(QLatin1String(key), value); }
};

namespace settings {

inline const Setting<QString> language{"language"};                    // "de", "en"; empty: as the system
inline constexpr NumberSetting appearance{"appearance", 0, 0, 2};      // order of Appearance
inline const Setting<QString> author{"author"};                        // of revisions; empty: the system's user
inline const Setting<QStringList> recentFiles{"recentFiles"};          // newest first
inline const Setting<QString> documentFolder{"documentFolder"};
inline const Setting<QString> quoteFolder{"quoteFolder"};
inline const Setting<QByteArray> geometry{"geometry"};
inline constexpr NumberSetting explanationWidth{"explanationWidth", 348, 100, 4000};
inline const Setting<QByteArray> quoteSplitter{"quoteSplitter"};
inline const Setting<QByteArray> courseSplitter{"courseSplitter"};
inline const Setting<QByteArray> assumptionsSplitter{"assumptionsSplitter"};
inline const Setting<QByteArray> optionsSplitter{"optionsSplitter"};
inline const Setting<QByteArray> workloadsSplitter{"workloadsSplitter"};

} // namespace settings

/// A settings file that cannot be read is put aside under another name, which is returned; empty where all is well.
QString putBrokenSettingsAside();

} // namespace racktally::ui
