# The first stage makes a release (scripts/release/release.js), the second holds nothing else.
FROM node:24-slim AS release
WORKDIR /source
COPY . .
RUN platform="linux-$(node -p process.arch)" \
 && npm run release -- "$platform" \
 && mkdir /foulee \
 && tar -xzf release/foulee-*-"$platform".tar.gz -C /foulee --strip-components=1

FROM debian:13-slim
RUN useradd --system --home-dir /srv/foulee --shell /usr/sbin/nologin foulee \
 && install -d -o foulee -g foulee -m 700 /srv/foulee/data
COPY --from=release /foulee /srv/foulee/current
ENV FOULEE_COMMAND=/srv/foulee/current/foulee FOULEE_START="docker start"
USER foulee
VOLUME /srv/foulee/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/srv/foulee/current/node", "-e", \
  "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/srv/foulee/current/start"]
