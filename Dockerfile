# Image names in FROM use no ARG, because neither Dependabot (dependabot-core #2057) nor podman 4 resolves it there.
# For a mirrored or pinned image: docker build --build-context node:24-trixie-slim=docker-image://...

# Makes the SBOM of a release list the packages of package-lock.json. The image itself has only their bundles, in which
# scanners recognise no package.
ARG BUILDKIT_SBOM_SCAN_CONTEXT=true

# This stage runs only on the build machine's platform. All platforms use its output, so photographs are encoded once.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS build
WORKDIR /site
# --ignore-scripts: no package needs its install script for this build, and unreviewed code must not run.
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Time of the commit in seconds since 1970, so that two builds of the same commit are identical.
ARG SOURCE_DATE_EPOCH
# The cache mount keeps encoded photographs between builds.
RUN --mount=type=cache,target=/site/.cache npm run build \
 && chmod -R a=rX dist

FROM nginxinc/nginx-unprivileged:1.30-alpine-slim
USER 0
# Declared again, so that this stage reuses no cached layers of another commit: their files have other modification
# times.
ARG SOURCE_DATE_EPOCH
# The base image lets the server's user write the configuration. Here that user can only read it.
RUN rm -rf /etc/nginx/conf.d /usr/share/nginx/html && chown -R 0:0 /etc/nginx
# --chmod, because in a checkout the files' modes depend on the umask: nginx might not be allowed to read them.
COPY --chmod=644 nginx.conf /etc/nginx/nginx.conf
RUN grep -v 'listen \[::\]' /etc/nginx/nginx.conf > /etc/nginx/nginx-ipv4.conf
COPY --chmod=644 deploy/start.sh /etc/nginx/start.sh
COPY --from=build /site/dist/nginx/ /etc/nginx/
COPY --from=build /site/dist/client/ /usr/share/nginx/html/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
# 12 s, because under attack nginx may take up to ten seconds to answer.
# 127.0.0.1, because wget tries ::1 first for "localhost". "-Y off": BusyBox's wget obeys http_proxy, but not NO_PROXY.
HEALTHCHECK --interval=10s --timeout=12s --start-period=5s --retries=3 \
  CMD ["wget", "-q", "-Y", "off", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
# Replaces the base image's entry point: its scripts write to /etc/nginx, which is read-only here.
ENTRYPOINT ["/bin/sh", "/etc/nginx/start.sh"]
CMD []
ARG VERSION=dev
ARG REVISION=unknown
ARG CREATED=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="heartwood-and-forge" \
      org.opencontainers.image.description="Website of a furniture firm, served by nginx" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.licenses="UNLICENSED"
