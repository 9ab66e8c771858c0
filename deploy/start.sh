#!/bin/sh
# Logs the build's warnings, and a warning if the port is public. Then starts nginx in the container.
cat /etc/nginx/build-warnings.txt >&2
published=${PUBLISHED:-127.0.0.1:8080}
port=${published##*:}
case ${published%"$port"} in
  '' | 0.0.0.0: | '[::]:') echo "PORT=$published: every address of this machine listens, past ufw. PORT=127.0.0.1:$port keeps it to this machine." >&2 ;;
esac
[ -e /proc/net/if_inet6 ] || only=-ipv4
exec nginx -p /usr/share/nginx/ -c "/etc/nginx/nginx${only:-}.conf" # exec: nginx replaces this shell, so that signals reach it
