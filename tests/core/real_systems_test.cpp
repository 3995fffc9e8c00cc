// Systems that vendors submitted to MLPerf, built from the shipped catalogue: the rules may warn, never forbid.
#include "core/base/csv.h"
#include "core/configuration/edit.h"
#include "core/configuration/rules.h"
#include "tests/support/catalogs.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>

namespace racktally {
namespace {

struct Pattern {
    const char* text;
    const char* name;
};

std::string matched(const std::string& text, std::initializer_list<Pattern> patterns) {
    for (const Pattern& pattern : patterns)
        if (std::regex_search(text, std::regex(pattern.text, std::regex::icase))) return pattern.name;
    return {};
}

std::string gpuOf(const std::string& text) {
    return matched(text, {{"GH200.*144", "GH200 144GB"}, {"GH200.*96", "GH200 96GB"}, {"GH200", "GH200 144GB"}, {"GB200", "GB200"}, {"Blackwell Ultra GPU \\(GB300|GB300", "GB300"}, {"B300", "B300 SXM"}, {"B200", "B200 SXM"},
                          {"H200-NVL", "H200 NVL"}, {"H200", "H200 SXM"}, {"H100-NVL", "H100 NVL"}, {"H100-PCIe", "H100 PCIe"}, {"H100", "H100 SXM"}, {"A100-SXM", "A100 SXM 80GB"}, {"MI300X", "Instinct MI300X"},
                          {"MI325X", "Instinct MI325X"}, {"MI350X", "Instinct MI350X"}, {"MI355X", "Instinct MI355X"}, {"L40S", "L40S"}, {"L4\\b", "L4"}, {"RTX Pro 6000", "RTX PRO 6000 Blackwell Server"},
                          {"RTX 4090", "GeForce RTX 4090"}, {"A5000", "RTX A5000"}, {"RTX 4000 Ada", "RTX 4000 Ada"}});
}

std::string serverOf(const std::string& text, const std::string& gpu) {
    if (gpu == "GB200") return "GB200 NVL72 tray";
    if (gpu == "GB300") return "GB300 NVL72 tray";
    return matched(text, {{"8125GS-TNMR2|smci300|MangoBoost.MI300X|fp8-Mi300x", "AS-8125GS-TNMR2"}, {"8126GS-TNMR|MangoBoost.*MI325X", "AS-8126GS-TNMR"}, {"4126GS-NMR|smci355", "AS-4126GS-NMR-LCC"}, {"4126GS-NBR", "AS-4126GS-NBR-LCC"},
                          {"A126GS-TNBR", "AS-A126GS-TNBR"}, {"422GA-NBRT", "SYS-422GA-NBRT-LCC"}, {"422GS-NBRT", "SYS-422GS-NBRT-LCC"}, {"A21GE-NBRT", "SYS-A21GE-NBRT"}, {"821GE-TNHR", "SYS-821GE-TNHR"}, {"4125GS-TNHR2", "AS-4125GS-TNHR2-LCC"},
                          {"S7PA", "S7PA"}, {"D74A", "D74A-7U"}, {"D75T", "D75T-7U"}, {"D74H", "D74H-7U"}, {"D54U", "D54U-3U"}, {"ESC_?A8A", "ESC A8A-E12U"}, {"ESC_NB8", "ESC NB8-E11"}, {"ESC_N8", "ESC N8-E11"}, {"ESC8000A-E12", "ESC8000A-E12"}, {"ESC4000A", "ESC4000A-E12"},
                          {"C845A", "UCS C845A M8"}, {"C885A", "UCS C885A M8"}, {"C240 M7", "UCS C240 M7"}, {"C245 M8", "UCS C245 M8"}, {"HPF HGX|hpf_n8", "ESC N8-E11"}, {"R470", "PowerEdge R470"}, {"R7715", "PowerEdge R7715"}, {"R760xa", "PowerEdge R760xa"}, {"R760", "PowerEdge R760"},
                          {"XE7745", "PowerEdge XE7745"}, {"XE7740", "PowerEdge XE7740"}, {"XE8640", "PowerEdge XE8640"}, {"XE9680L", "PowerEdge XE9680L"}, {"XE9680", "PowerEdge XE9680"}, {"XE9685L", "PowerEdge XE9685L"}, {"XE9780", "PowerEdge XE9780"}, {"XE9785L", "PowerEdge XE9785L"},
                          {"DGX B200|Nebius B200|^B200|Google.*B200", "DGX B200"}, {"NVIDIA H200|a3-ultragpu|Nebius H200|nebius_soperator", "DGX H200"}, {"HGX H100|Eos", "DGX H100"}, {"XD670", "Cray XD670"}, {"DL380a Gen12", "ProLiant Compute DL380a Gen12"}, {"DL380a Gen11", "ProLiant DL380a Gen11"},
                          {"DL384", "ProLiant Compute DL384 Gen12"}, {"GH200 NVL2", "ProLiant Compute DL384 Gen12"}, {"GraceHopper", "Grace Hopper server"}, {"SR680a V3", "ThinkSystem SR680a V3"}, {"SR685a V3", "ThinkSystem SR685a V3"}, {"SR780a", "ThinkSystem SR780a V3"}, {"SR650 V3", "ThinkSystem SR650 V3"}, {"SR675 V3", "ThinkSystem SR675 V3"},
                          {"G593-SD1", "G593-SD1"}, {"G893-ZX1-AAX2", "G893-ZX1-AAX2"}, {"G893-ZX1-AAX4", "G893-ZX1-AAX4"}, {"G893-SD1", "G893-SD1"}, {"PRIMERGY CDI", "PRIMERGY CDI"}});
}

/// The processor of the catalogue that the text names.
std::string cpuOf(const std::string& text) {
    if (std::regex_search(text, std::regex("Grace|Neoverse"))) return "Grace";
    std::smatch match;
    const std::string plain = std::regex_replace(text, std::regex("\\(R\\)|CPU|@.*"), "");
    std::string best;
    for (const Cpu& cpu : test::shippedCatalog().all<Cpu>()) {
        const std::string number = cpu.name.substr(cpu.name.rfind(' ') + 1);
        const std::size_t at = plain.find(number);
        if (at == std::string::npos) continue;
        const std::size_t end = at + number.size();
        if (end < plain.size() && (std::isalnum(static_cast<unsigned char>(plain[end])) || plain[end] == '+')) continue;
        if (at > 0 && std::isalnum(static_cast<unsigned char>(plain[at - 1]))) continue;
        best = cpu.name;
    }
    return best;
}

/// "24x 96GB …" as number and size.
std::pair<int, int> modulesOf(const std::string& text) {
    std::smatch match;
    if (std::regex_search(text, match, std::regex("(\\d+)\\s*[x×]\\s*(?:HPE[^0-9]*XD )?(\\d+)\\s*G", std::regex::icase))) return {std::stoi(match[1]), std::stoi(match[2])};
    if (std::regex_search(text, match, std::regex("(\\d+)\\s*GB x (\\d+)"))) return {std::stoi(match[2]), std::stoi(match[1])};
    if (std::regex_search(text, match, std::regex("(\\d+) slots / (\\d+) GB"))) return {std::stoi(match[1]), std::stoi(match[2])};
    return {0, 0};
}

std::string moduleNamed(int gb, const Cpu& cpu) {
    std::string best;
    double speed = 0;
    for (const MemoryModule& module : test::shippedCatalog().all<MemoryModule>())
        if (module.capacityGb == gb && module.memoryType == cpu.memoryType && module.speedMts.value_or(0) > speed) {
            best = module.name;
            speed = *module.speedMts;
        }
    return best;
}

struct Built {
    Configuration configuration;
    std::string missing;                                 // what the catalogue does not have
};

Built build(const std::map<std::string, std::string>& row) {
    Built built;
    const Catalog& catalog = test::shippedCatalog();
    const std::string gpu = gpuOf(row.at("gpu")), server = serverOf(row.at("system_name"), gpu), cpu = cpuOf(row.at("cpu"));
    if (server.empty()) return {{}, "server " + row.at("system_name")};
    if (gpu.empty()) return {{}, "GPU " + row.at("gpu")};
    if (cpu.empty()) return {{}, "processor " + row.at("cpu")};
    const auto take = [&](PartRole role, const std::string& part, int count) {
        if (count > 0) built.configuration = withPart(std::move(built.configuration), catalog, "USD", {}, role, part, count);
    };
    const Server& chassis = *catalog.find<Server>(server);
    const Cpu& processor = *catalog.find<Cpu>(cpu);
    take(PartRole::server, server, 1);
    take(PartRole::cpu, cpu, std::stoi(row.at("cpus_per_node")));
    take(PartRole::gpu, gpu, std::stoi(row.at("gpus_per_node")));
    const auto [count, size] = modulesOf(row.at("ram_config"));
    if (chassis.dimmSlots != 0) {
        // What is not stated is taken as the chassis is usually filled.
        const std::string module = moduleNamed(count > 0 ? size : 64, processor);
        if (module.empty()) return {{}, "memory " + row.at("ram_config")};
        take(PartRole::memory, module, count > 0 ? count : chassis.dimmSlots.value_or(16));
    }
    return built;
}

TEST(RealSystems, CopyIsTheSharedFile) {
    const std::filesystem::path shared = std::filesystem::path(RACKTALLY_SOURCE_DIR) / "../shared/catalog/real_systems.csv";
    if (!std::filesystem::exists(shared)) GTEST_SKIP() << "no shared folder";
    EXPECT_EQ(test::contentOf(shared), test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "catalog/real_systems.csv"));
}

TEST(RealSystems, NoneThatCanBeBuiltBreaksARule) {
    const auto table = parseCsv(test::contentOf(std::filesystem::path(RACKTALLY_TEST_DATA) / "catalog/real_systems.csv"));
    ASSERT_TRUE(table);
    ASSERT_EQ(table->rows.size(), 142U);
    int built = 0;
    std::map<std::string, int> notBuilt;
    for (const CsvRow& row : table->rows) {
        std::map<std::string, std::string> cells;
        for (std::size_t i = 0; i < table->header.size(); ++i) cells[table->header[i]] = i < row.cells.size() ? row.cells[i] : std::string();
        const Built system = build(cells);
        if (!system.missing.empty()) {
            ++notBuilt[system.missing];
            continue;
        }
        ++built;
        for (const Finding& finding : checkConfiguration({&system.configuration, "c", "USD", 1, {}}, test::shippedCatalog()))
            EXPECT_NE(finding.severity, Severity::error) << cells["submitter"] << ": " << cells["system_name"] << ", line " << row.line << ": " << keyOf(finding.rule) << " " << fmt::format("{}", fmt::join(finding.names, ", ")) << " needed "
                                                         << finding.needed.value_or(0) << " available " << finding.available.value_or(0);
    }
    for (const auto& [what, count] : notBuilt) std::printf("not built (%d): %s\n", count, what.c_str());
    std::printf("%d of %zu systems built without an error\n", built, table->rows.size());
    EXPECT_GE(built, 100);
}

} // namespace
} // namespace racktally
