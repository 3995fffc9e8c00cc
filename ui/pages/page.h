// The parts that every page has: a title with one line of context.
#pragma once

#include "ui/session/session.h"
#include "ui/text/words.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

class QHBoxLayout;

namespace racktally::ui {

class Page : public QWidget {
    Q_OBJECT

public:
    Page(Session& session, const QString& title, QWidget* parent = nullptr);
    /// Builds what is not built yet, as before something on the page is shown or chosen.
    void prepare();

protected:
    /// Something to do, at the right end of the page's head.
    void addAction(QWidget* widget);
    void setContext(const QString& text) { m_context->setText(text); }
    [[nodiscard]] QVBoxLayout& content() const { return *m_content; }
    /// Brings what the page shows up to date: when the project changed while it is seen, and when it comes to be seen.
    virtual void refresh() {}
    /// Builds what depends on which inputs there are: before the page is seen for the first time, and when another project is
    /// open or options, workloads or lines came or went. refresh() follows.
    virtual void rebuild() {}
    void showEvent(QShowEvent* event) override;

    Session& m_session;

private:
    void bringUpToDate();

    bool m_isBuilt = false;
    QLabel* m_context;
    QHBoxLayout* m_head;
    QVBoxLayout* m_content;
};

} // namespace racktally::ui
