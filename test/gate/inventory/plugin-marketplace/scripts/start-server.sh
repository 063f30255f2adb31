#!/usr/bin/env bash
# Starts the issue server with the token of whoever is logged in.
set -euo pipefail

cd "$(dirname "$0")/.."

if [ -z "${ISSUES_TOKEN:-}" ]; then
  echo "ISSUES_TOKEN is not set, see README" >&2
  exit 1
fi

export ISSUES_URL="${ISSUES_URL:-https://issues.brightloom.example}"
exec npx -y @acme/issues-mcp@1.2.3 --project plugins "$@"
