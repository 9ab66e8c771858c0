# Base images by plain names: Dependabot reads no arguments (dependabot-core #2057) and podman 4 no stage behind one. To mirror
# or pin one without an edit: --build-context node:24-trixie-slim=docker-image://...
# The SBOM of a release lists npm's packages as well, which the image holds in bundled form only: package-lock.json is read.
ARG BUILDKIT_SBOM_SCAN_CONTEXT=true

# On the builder's own processor: what it makes is the same for each, and photographs are encoded once.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS build
WORKDIR /site
# Without installation scripts: nothing that is built here needs one, and none runs unread.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The commit's time in seconds: the sitemap's date.
ARG SOURCE_DATE_EPOCH
# Encoded photographs are kept from one build to the next.
RUN --mount=type=cache,target=/site/node_modules/.cache npm run build \
 && chmod -R a=rX dist

FROM nginxinc/nginx-unprivileged:1.30-alpine-slim
USER 0
# Here, too, so that no layer is taken from an earlier commit's build: two builds of one commit would then differ in its times.
ARG SOURCE_DATE_EPOCH
# The image gives its configuration to the user that serves; here that user can only read.
RUN rm -rf /etc/nginx/conf.d /usr/share/nginx/html && chown -R 0:0 /etc/nginx
COPY nginx.conf /etc/nginx/nginx.conf
RUN grep -v 'listen \[::\]' /etc/nginx/nginx.conf > /etc/nginx/nginx-ipv4.conf
COPY deploy/start.sh /etc/nginx/start.sh
COPY --from=build /site/dist/nginx/ /etc/nginx/
COPY --from=build /site/dist/client/ /usr/share/nginx/html/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
# By address: "localhost" would be tried as ::1 first. "-Y off": BusyBox obeys http_proxy and knows no NO_PROXY.
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s --retries=3 \
  CMD ["wget", "-q", "-Y", "off", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
# Not the image's entry point: its scripts write to /etc/nginx.
ENTRYPOINT ["/bin/sh", "/etc/nginx/start.sh"]
CMD []
ARG VERSION=dev
ARG REVISION=unknown
ARG CREATED=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="heartwood-and-forge" \
      org.opencontainers.image.description="Website of a furniture house, served by nginx" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.licenses="UNLICENSED"
