# Debian packages, read by installer/run.sh and tests/run.sh. Installs what is missing, as root or with sudo.
build_packages="g++ cmake ninja-build ccache libfmt-dev nlohmann-json3-dev libxlsxwriter-dev qt6-base-dev libgl1-mesa-dev
  libqt6opengl6-dev libqt6svg6-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
  libsqlite3-dev fonts-dejavu-core libgtest-dev librapidcheck-dev"
test_packages="libreoffice-calc-nogui poppler-utils"
fuzz_packages="clang libclang-rt-14-dev"

install_missing() {
    missing=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then as_root=""; elif command -v sudo >/dev/null; then as_root="sudo"
    else echo "These packages are missing and need root or sudo to install:$missing" >&2; return 1; fi
    echo "Installing:$missing" >&2
    $as_root apt-get update -qq || true
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}
