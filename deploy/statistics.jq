# docker compose logs --no-log-prefix web | jq -nRr -f deploy/statistics.jq
# How often each page was asked for on each day, then what was not found. Robots count too: the log names no browsers.
def count(key): group_by(key) | map({ key: .[0] | key, count: length });

[inputs | fromjson? | objects | select(.method == "GET")] as $visits
| ($visits | map(select((.status == 200 or .status == 304) and (.path | contains(".") | not)))
   | count(.time[:10] + "  " + .path)[] | "\(.key)  \(.count)"),
  "not found:",
  ($visits | map(select(.status == 404)) | count(.path) | sort_by(-.count)[:20][] | "\(.key)  \(.count)")
