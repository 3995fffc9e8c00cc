// The window: menus, navigation, pages, result strip. It asks for files and settings and computes nothing.
#pragma once

#include "core/project/project_json.h"
#include "ui/session/session.h"
#include "ui/text/words.h"
#include "ui/window/theme.h"

#include <QMainWindow>
#include <functional>

class QListWidget;
class QStackedWidget;

namespace racktally::ui {

/// How the window reaches files; the application provides it, so that the window knows no database.
struct FileAccess {
    std::function<Result<ReadProject>(const QString& path)> read;
    std::function<std::optional<Error>(const QString& path, const Project& project)> write;
};

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    enum PageNumber { workload, options, assumptions, comparison };
    explicit MainWindow(FileAccess files, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    /// Opens a file; on failure says why and leaves everything as it was.
    bool openFile(const QString& path);
    /// Shows a project that has no file yet, such as the sample.
    void showUnsaved(Project project);
    bool saveTo(const QString& path);
    void showPage(PageNumber page);
    [[nodiscard]] QWidget* page(PageNumber page) const;
    void setUiLanguage(Language language);
    void setAppearance(Appearance appearance);
    /// What a failure says; tests replace it to read the message.
    std::function<void(const QString& title, const QString& text)> showMessage;

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void buildMenus();
    QWidget* buildNavigation();
    void refreshNavigation();
    void refreshTitle();
    void open();
    bool save();
    bool saveAs();
    void exportWorkbook();
    [[nodiscard]] bool mayDiscard();
    void failed(const Errors& errors);

    FileAccess m_files;
    Session m_session;
    QString m_path;
    Appearance m_appearance = Appearance::system;
    QListWidget* m_navigation = nullptr;
    QStackedWidget* m_pages = nullptr;
    int m_page = comparison;
};

} // namespace racktally::ui
