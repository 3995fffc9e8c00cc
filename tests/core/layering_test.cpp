// Who may know whom: core knows no Qt and nobody, db and ui know core and never meet, folders of core know only those
// before them. Also: no header depends on what was included before it.
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>

namespace racktally {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> sources(const std::string& folder) {
    std::vector<fs::path> result;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(RACKTALLY_SOURCE_DIR) / folder))
        if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") result.push_back(entry.path());
    EXPECT_FALSE(result.empty()) << folder;
    return result;
}

std::vector<std::string> includes(const fs::path& path) {
    static const std::regex line("#include [<\"]([^>\"]+)[>\"]");
    const std::string text = test::contentOf(path);
    std::vector<std::string> result;
    for (auto match = std::sregex_iterator(text.begin(), text.end(), line); match != std::sregex_iterator(); ++match) result.push_back((*match)[1]);
    return result;
}

TEST(Layering, CoreKnowsNeitherQtNorTheOthers) {
    for (const fs::path& file : sources("core"))
        for (const std::string& included : includes(file)) {
            EXPECT_FALSE(std::regex_match(included, std::regex("Q[A-Z].*|Qt.*/.*"))) << file << " includes " << included;
            EXPECT_FALSE(included.starts_with("ui/") || included.starts_with("db/") || included.starts_with("app/")) << file << " includes " << included;
        }
}

TEST(Layering, FoldersOfCoreKnowOnlyThoseBeforeThem) {
    const std::vector<std::string> order{"base", "formula", "finance", "catalog", "configuration", "workload", "sizing", "project", "quote", "cost", "analysis", "report", "document"};
    for (std::size_t own = 0; own < order.size(); ++own)
        for (const fs::path& file : sources("core/" + order[own]))
            for (const std::string& included : includes(file))
                for (std::size_t later = own + 1; later < order.size(); ++later)
                    EXPECT_FALSE(included.starts_with("core/" + order[later] + "/")) << file << " includes " << included;
    std::set<std::string> folders(order.begin(), order.end());
    for (const auto& entry : fs::directory_iterator(fs::path(RACKTALLY_SOURCE_DIR) / "core"))
        if (entry.is_directory()) {
            EXPECT_TRUE(folders.contains(entry.path().filename().string())) << "a new folder needs its place in the order: " << entry.path();
        }
}

TEST(Layering, DbAndUiNeverMeet) {
    for (const fs::path& file : sources("ui"))
        for (const std::string& included : includes(file)) {
            EXPECT_FALSE(included.starts_with("db/") || included.starts_with("app/")) << file << " includes " << included;
            EXPECT_FALSE(included.starts_with("QSql")) << file << " includes " << included;
        }
    for (const fs::path& file : sources("db"))
        for (const std::string& included : includes(file)) {
            EXPECT_FALSE(included.starts_with("ui/") || included.starts_with("app/")) << file << " includes " << included;
            EXPECT_FALSE(included == "QMessageBox" || included == "QDialog" || included == "QFileDialog") << file << " includes " << included;
        }
    // Words below looks and charts, these below documents, all below the window; only the window knows widgets.
    const std::map<std::string, std::string> below{{"ui/text", "ui/(look|charts|documents|session|forms|pages|window)/.*|Q(Widget|Application|Painter)"},
                                                   {"ui/look", "ui/(charts|documents|session|forms|pages|window)/.*|Q(Widget|Application)"},
                                                   {"ui/charts", "ui/(documents|session|forms|pages|window)/.*|Q(Widget|Application)"},
                                                   {"ui/documents", "ui/(session|forms|pages|window)/.*|Q(Widget|Application)"}};
    for (const auto& [folder, above] : below)
        for (const fs::path& file : sources(folder))
            for (const std::string& included : includes(file)) EXPECT_FALSE(std::regex_match(included, std::regex(above))) << file << " includes " << included;
}

TEST(Layering, PagesDoNotKnowEachOther) {
    for (const fs::path& file : sources("ui/pages"))
        for (const std::string& included : includes(file))
            if (included.starts_with("ui/pages/") && included.ends_with("_page.h")) {
                EXPECT_EQ(fs::path(included).stem(), file.stem()) << file << " includes " << included;
            }
}

TEST(Texts, AreAllTranslated) {
    const std::string catalogue = test::contentOf(fs::path(RACKTALLY_SOURCE_DIR) / "resources/translations/racktally_de.ts");
    EXPECT_EQ(catalogue.find("unfinished"), std::string::npos);
    std::set<std::string> known;
    static const std::regex id("<message id=\"(.*?)\"( numerus=\"yes\")?>\\s*\n");
    for (auto match = std::sregex_iterator(catalogue.begin(), catalogue.end(), id); match != std::sregex_iterator(); ++match) known.insert((*match)[1]);
    ASSERT_GT(known.size(), 300U);
    // Adjacent literals are one text, as the compiler and the translation tools join them.
    static const std::regex text("\\b(?:RT_TEXT|words)\\(((?:\\s*\"(?:[^\"\\\\]|\\\\.)*\")+)");
    static const std::regex literal("\"((?:[^\"\\\\]|\\\\.)*)\"");
    for (const char* folder : {"core", "ui", "app", "db"})
        for (const fs::path& file : sources(folder)) {
            const std::string source = test::contentOf(file);
            for (auto match = std::sregex_iterator(source.begin(), source.end(), text); match != std::sregex_iterator(); ++match) {
                const std::string literals = (*match)[1];
                std::string whole;
                for (auto part = std::sregex_iterator(literals.begin(), literals.end(), literal); part != std::sregex_iterator(); ++part) whole += (*part)[1];
                EXPECT_TRUE(known.contains(whole)) << file << ": no translation of \"" << whole << "\"; build the target update_translations";
                EXPECT_EQ(whole.find_first_of("&<\""), std::string::npos) << file << ": the catalogue cannot hold this sign in a key: " << whole;
            }
        }
}

} // namespace
} // namespace racktally
