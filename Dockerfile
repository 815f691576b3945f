# The shop as an image: built once, then run by an ordinary user from files that it cannot change. DATA_DIR is the only volume.
#   docker build -t haat .
#   docker run --read-only --tmpfs /tmp -v haat:/data -p 3000:3000 haat
# The base is pinned by its tag; pin it by digest too (FROM node:…@sha256:…) once you have pulled it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/haat
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/make-build.mjs
RUN rm -rf .next/cache

FROM node:24.21.0-bookworm-slim
WORKDIR /srv/haat
COPY --from=build /srv/haat /srv/haat
RUN install -d -o node -g node -m 755 /data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data HOST=0.0.0.0 PORT=3000
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
