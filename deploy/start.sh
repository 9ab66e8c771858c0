#!/bin/sh
# Starts nginx in the container, after it has logged the build's warnings, and a warning if the port is public.
cat /etc/nginx/build-warnings.txt >&2
case ${PUBLISHED:-unknown} in
  *[!0-9]*) ;;
  *) echo "PORT=$PUBLISHED: every address of this machine listens, past ufw. PORT=127.0.0.1:$PUBLISHED keeps it to this machine." >&2 ;;
esac
[ -e /proc/net/if_inet6 ] || only=-ipv4
exec nginx -p /usr/share/nginx/ -c "/etc/nginx/nginx${only:-}.conf" # exec: nginx replaces this shell, so that signals reach it
