# Literal base images: Dependabot resolves no ARG (dependabot-core #2057), and podman 4 finds no stage by one. To mirror
# or pin an image without an edit: --build-context node:24-trixie-slim=docker-image://...
# Lists the npm packages of package-lock.json in the SBOM of a release, because the image holds them in bundled form only.
ARG BUILDKIT_SBOM_SCAN_CONTEXT=true

# On the build platform: the output is the same for all platforms, so photographs are encoded once.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS build
WORKDIR /site
# Without install scripts: the build needs none, and unreviewed code must not run.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Time of the commit in seconds since 1970, for the sitemap.
ARG SOURCE_DATE_EPOCH
# The cache mount keeps encoded photographs between builds.
RUN --mount=type=cache,target=/site/node_modules/.cache npm run build \
 && chmod -R a=rX dist

FROM nginxinc/nginx-unprivileged:1.30-alpine-slim
USER 0
# Repeated, so that no layer is reused from another commit: its times would differ between two builds of one commit.
ARG SOURCE_DATE_EPOCH
# In the base image the server's user owns the configuration; here that user can only read it.
RUN rm -rf /etc/nginx/conf.d /usr/share/nginx/html && chown -R 0:0 /etc/nginx
COPY nginx.conf /etc/nginx/nginx.conf
RUN grep -v 'listen \[::\]' /etc/nginx/nginx.conf > /etc/nginx/nginx-ipv4.conf
COPY deploy/start.sh /etc/nginx/start.sh
COPY --from=build /site/dist/nginx/ /etc/nginx/
COPY --from=build /site/dist/client/ /usr/share/nginx/html/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
# 127.0.0.1, because wget tries "localhost" as ::1 first. "-Y off": BusyBox obeys http_proxy, but not NO_PROXY.
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s --retries=3 \
  CMD ["wget", "-q", "-Y", "off", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
# Replaces the entry point of the base image, whose scripts write to /etc/nginx.
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
