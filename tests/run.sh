#!/bin/sh
# Installs what is missing, builds and runs every test, with or without a display; says at the end how many ran.
#   tests/run.sh          all tests, core without Qt, sanitizers
#   tests/run.sh --long   besides, thousands of random projects and workbooks, a thousand kills while saving, fuzzing
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
# shellcheck disable=SC2086
install_missing $build_packages $test_packages
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
jobs=$(nproc)
if [ "${1:-}" = "--long" ]; then
    export RACKTALLY_RANDOM_PROJECTS=20000 RACKTALLY_RANDOM_WORKBOOKS=400 RC_PARAMS="max_success=5000"
    export RACKTALLY_RANDOM_DOCUMENTS=5000 RACKTALLY_DAMAGES=20000 RACKTALLY_KILLS=1000 RACKTALLY_WINDOW_KILLS=100
    # shellcheck disable=SC2086
    install_missing $fuzz_packages
    echo "== Fuzzing: the readers of JSON, of CSV, of models and of documents, 60 seconds each"
    cmake --preset fuzz >/dev/null
    cmake --build --preset fuzz
    for reader in json:resources/samples csv:resources/catalog model:tests/data/sizing document:tests/data/projects; do
        name=${reader%%:*}
        mkdir -p "build/fuzz/corpus/$name"
        # Qt keeps what it allocates at start.
        ASAN_OPTIONS=detect_leaks=0 "build/fuzz/bin/fuzz_${name}_reader" -max_total_time=60 -max_len=100000 -timeout=20 -rss_limit_mb=4096 \
            -artifact_prefix="build/fuzz/$name-" "build/fuzz/corpus/$name" "${reader#*:}" tests/data/fuzz 2>"build/fuzz/$name.log" || { tail -n 40 "build/fuzz/$name.log"; exit 1; }
        tail -n 1 "build/fuzz/$name.log"
    done
fi

echo "== Core without Qt"
cmake --preset core >/dev/null
cmake --build --preset core
ctest --preset core -j "$jobs" --quiet -O build/core.log || { cat build/core.log; exit 1; }
tail -n 4 build/core.log

echo "== Sanitizers (address, undefined behaviour): core, db, documents, command line, window"
cmake --preset asan >/dev/null
cmake --build --preset asan --target test_core test_text test_document test_command_line test_window test_document_file test_catalog_file test_saving test_document_window test_catalog_window
# Qt and fontconfig keep what they allocate at start; leaks are looked for in core, which has none of them.
RACKTALLY_RANDOM_PROJECTS=${RACKTALLY_RANDOM_PROJECTS:-100} RC_PARAMS="${RC_PARAMS:-max_success=30}" ASAN_OPTIONS=detect_leaks=1 build/asan/bin/test_core --gtest_brief=1
for test in text document_file catalog_file catalog_window saving document command_line window document_window; do ASAN_OPTIONS=detect_leaks=0 RACKTALLY_RANDOM_DOCUMENTS=${RACKTALLY_RANDOM_DOCUMENTS:-50} build/asan/bin/test_$test -silent; done

echo "== Everything"
cmake --preset release >/dev/null
cmake --build --preset release
ctest --preset release -j "$jobs"
