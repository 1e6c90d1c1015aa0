#!/usr/bin/env bash
# Installs Chromium for the end-to-end tests on Debian and its kin; elsewhere says what to install.
set -eu
if command -v chromium >/dev/null || command -v google-chrome >/dev/null; then exit 0; fi
if ! command -v apt-get >/dev/null; then
  echo "Install Chrome or Chromium, or set CHROMIUM_PATH to its program." >&2
  exit 1
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo -n"; fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends chromium fonts-liberation
