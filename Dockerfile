# Base images are arguments, so that they can be moved, mirrored or pinned by digest without an edit. Their defaults are
# stages, since Dependabot reads no arguments (dependabot-core #2057).
ARG NODE_IMAGE=node-default
ARG NGINX_IMAGE=nginx-default
# The SBOM of a release lists npm's packages as well, which the image holds in bundled form only: package-lock.json is read.
ARG BUILDKIT_SBOM_SCAN_CONTEXT=true
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS node-default
FROM nginxinc/nginx-unprivileged:1.30-alpine-slim AS nginx-default

# On the builder's own processor: what it makes is the same for each, and photographs are encoded once.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /site
# Without installation scripts: nothing that is built here needs one, and none runs unread.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SITE_NAME SITE_URL SITE_PHONE SITE_EMAIL SITE_SUSTAINABILITY_URL
ARG SITE_FACTORY_ADDRESS SITE_HEAD_OFFICE_ADDRESS SITE_SHOWROOM_ADDRESS
ARG SITE_MAP_LATITUDE SITE_MAP_LONGITUDE
# The commit's time in seconds: the sitemap's date.
ARG SOURCE_DATE_EPOCH
# Encoded photographs are kept from one build to the next.
RUN --mount=type=cache,target=/site/node_modules/.cache npm run build \
 && chmod -R a=rX dist

FROM ${NGINX_IMAGE}
USER 0
# Here, too, so that no layer is taken from an earlier commit's build: two builds of one commit would then differ in its times.
ARG SOURCE_DATE_EPOCH
# The image gives its configuration to the user that serves; here that user can only read.
RUN rm -rf /etc/nginx/conf.d /usr/share/nginx/html && chown -R 0:0 /etc/nginx
COPY nginx.conf /etc/nginx/nginx.conf
RUN grep -v 'listen \[::\]' /etc/nginx/nginx.conf > /etc/nginx/nginx-ipv4.conf
COPY --from=build /site/dist/nginx/ /etc/nginx/
COPY --from=build /site/dist/client/ /usr/share/nginx/html/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
# By address: "localhost" would be tried as ::1 first.
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
# Not the image's entry point: its scripts write to /etc/nginx. What the build remarked is the first thing in the log; nginx
# then takes the shell's place, so that signals reach it.
ENTRYPOINT ["/bin/sh", "-c", "cat /etc/nginx/remarks.txt >&2; [ -e /proc/net/if_inet6 ] || only=-ipv4; exec nginx -p /usr/share/nginx/ -c /etc/nginx/nginx$only.conf"]
CMD []
ARG VERSION=dev REVISION=unknown CREATED=unknown SOURCE=unknown
LABEL org.opencontainers.image.title="heartwood-and-forge" \
      org.opencontainers.image.description="Website of a furniture house, served by nginx" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.licenses="UNLICENSED"
