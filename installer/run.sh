#!/bin/sh
# Installs what is missing, builds, and opens the window with the sample project. Without a display it prints the
# sample's result instead and writes its quote as PDF and its spreadsheet. Arguments go to the window (a file, --language de, …).
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
# shellcheck disable=SC2086
install_missing $build_packages
cmake --preset release >/dev/null
cmake --build --preset release --target racktally racktally-cli
if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec build/release/bin/racktally "$@"
fi
echo "There is no display: here is the sample's result."
build/release/bin/racktally-cli evaluate resources/samples/service-desk.json
build/release/bin/racktally-cli quote resources/samples/service-desk.json --option own -o build/service-desk.pdf
build/release/bin/racktally-cli export resources/samples/service-desk.json -o build/service-desk.xlsx
echo "Quote: build/service-desk.pdf; spreadsheet with live formulas: build/service-desk.xlsx"
