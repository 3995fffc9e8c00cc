// Ctrl+K: every command and every input by typing a part of its name.
#pragma once

#include <QDialog>
#include <functional>

class QLineEdit;
class QListWidget;

namespace racktally::ui {

struct PaletteEntry {
    QString text, hint;
    std::function<void()> run;
};

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void filter();
    void runCurrent();

    std::vector<PaletteEntry> m_entries;
    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace racktally::ui
