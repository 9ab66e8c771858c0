#!/bin/sh
# Starts Caddy for SITE_URL. If SITE_URL is https://www.example.com, then example.com redirects to it. HTTPS_ALIASES names
# further hosts that redirect to it, separated by commas. All hosts need DNS records that point to this machine. Only the
# tests set the Caddyfile's ports and UPSTREAM.
set -eu

fail() {
  echo "https: $1" >&2
  exit 1
}

SITE_URL=${SITE_URL:-}
SITE_URL=${SITE_URL%/}
host=${SITE_URL#https://}
expected='expected https:// and the site'\''s host, such as https://www.example.com'
case $SITE_URL in
  https://*[!A-Za-z0-9.:-]*) fail "SITE_URL=\"$SITE_URL\": $expected" ;;
  https://?*) ;;
  *) fail "SITE_URL=\"$SITE_URL\": $expected" ;;
esac
# check_port SETTING HOST: fails if the host has another port than Caddy's port for https.
check_port() {
  case $2 in
    *:*) [ "${2##*:}" = "${HTTPS_PORT:-443}" ] || fail "$1: expected no port: only 80 and 443 are published" ;;
  esac
}
check_port "SITE_URL=\"$SITE_URL\"" "$host"
host=$(echo "$host" | tr A-Z a-z)
SITE_URL=https://$host

REDIRECTED=http://
case $host in
  www.*) REDIRECTED="$REDIRECTED, https://${host#www.}" ;;
esac
for alias in $(echo "${HTTPS_ALIASES:-}" | tr ',A-Z' ' a-z'); do
  case $alias in
    *[!A-Za-z0-9.:-]*) fail "HTTPS_ALIASES=\"$HTTPS_ALIASES\": expected hosts separated by commas, such as example.com,example.org" ;;
  esac
  check_port "HTTPS_ALIASES=\"$HTTPS_ALIASES\"" "$alias"
  # Adds the alias only if it is new, because Caddy does not accept a host twice.
  case "https://$host, $REDIRECTED, " in
    *"https://$alias, "*) ;;
    *) REDIRECTED="$REDIRECTED, https://$alias" ;;
  esac
done

export SITE_URL REDIRECTED
exec caddy run --config "$(dirname "$0")/Caddyfile" --adapter caddyfile
