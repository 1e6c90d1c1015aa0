#!/usr/bin/env bash
# Installs what the document tests read files with (poppler, LibreOffice) on Debian and its kin; elsewhere says what to install.
set -eu
if command -v pdftotext >/dev/null && command -v soffice >/dev/null; then exit 0; fi
if ! command -v apt-get >/dev/null; then
  echo "Install poppler (pdftotext, pdftoppm) and LibreOffice (soffice) for the document tests." >&2
  exit 1
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo -n"; fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends poppler-utils libreoffice-calc libreoffice-impress libreoffice-writer
