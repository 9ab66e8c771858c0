# docker compose logs --no-log-prefix web | jq -nRr -f deploy/statistics.jq
# Prints how often each page was loaded on each day, then the paths that were not found. Links inside the site load no
# document, so they are not counted. Robots are counted, because the log does not tell them from browsers.
def count(key): group_by(key) | map({ key: .[0] | key, count: length });

[inputs | fromjson? | objects | select(.method == "GET")] as $visits
| ($visits | map(select((.status == 200 or .status == 304) and (.path | contains(".") | not)))
   | count(.time[:10] + "  " + .path)[] | "\(.key)  \(.count)"),
  "not found:",
  ($visits | map(select(.status == 404)) | count(.path) | sort_by(-.count)[:20][] | "\(.key)  \(.count)")
