#!/bin/sh
# sh deploy/update.sh swarm|kubernetes OLD NEW
# Updates several machines from the image OLD to the image NEW. Any replica may answer any request. So all replicas
# need the assets of both versions before the first new page is served. Hence this script updates twice: first to the
# old pages with both versions' assets, then to the new pages with both. Each tag names both versions, because
# Kubernetes rolls out an image only if its name is new.
set -eu

fail() {
  echo "update: $1" >&2
  exit 1
}

expected='expected: sh deploy/update.sh swarm|kubernetes OLD NEW, with images by tag, such as registry.example.com/site:2'
[ $# = 3 ] || fail "$# words given, $expected"
target=$1 old=$2 new=$3
for image in "$old" "$new"; do
  case ${image##*/} in
    *@*) fail "\"$image\" is given by digest, $expected" ;;
    *:?*) ;;
    *) fail "\"$image\" has no tag, $expected" ;;
  esac
done

# build PAGES OTHER TAG: builds the image TAG, which is PAGES with the assets of OTHER added.
build() {
  docker build --quiet --tag "$3" - <<END
FROM $2 AS other
FROM $1
COPY --from=other /usr/share/nginx/html/assets/ /usr/share/nginx/html/assets/
END
}

is_updating() {
  # If the service has no update status, it already runs this image, so there is nothing to wait for.
  state=$(docker service inspect --format '{{with .UpdateStatus}}{{.State}}{{else}}completed{{end}}' site_web)
  case $state in updating | *_started) ;; *) return 1 ;; esac
}

update() {
  case $target in
    swarm)
      docker service update --quiet --with-registry-auth --image "$1" site_web
      # Waits for the end of the update, because "docker service update" returns earlier.
      while is_updating; do sleep 1; done
      [ "$state" = completed ] || fail "$1 does not become healthy ($state): the swarm serves what it served before"
      ;;
    kubernetes)
      kubectl --namespace website set image deployment/website nginx="$1"
      kubectl --namespace website rollout status deployment/website
      ;;
  esac
}

case $target in
  swarm) machines=$(docker node ls --quiet | wc -l | tr -d ' ') ;; # on a Mac, wc adds spaces
  kubernetes) machines=many ;;
  *) fail "\"$target\" is unknown, $expected" ;;
esac
old_with_new=$old-with-${new##*:} new_with_old=$new-with-${old##*:}
build "$old" "$new" "$old_with_new"
build "$new" "$old" "$new_with_old"
# Pushes the images, so that the other machines can pull them. A swarm of one machine needs no registry.
[ "$machines" = 1 ] || for image in "$old_with_new" "$new_with_old"; do docker push --quiet "$image"; done
update "$old_with_new"
update "$new_with_old"
