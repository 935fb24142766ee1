# Image of Alerce: one server, without development packages. How to run it: docs/DESPLIEGUE.md.
# Same Node as package.json pins under optionalDependencies; tools/deploy.test.ts compares them.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /srv/alerce
# Manifests first: a change of the sources keeps the layer of the packages
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/evidencia/package.json packages/evidencia/
# No production package needs an install script
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/build.ts
# Packages of the screens are inside their build by now: only those of the server stay
RUN npm ci --ignore-scripts --omit=dev --workspace=apps/server

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /srv/alerce
# Owned by root: the server cannot change its own code
COPY --from=build /srv/alerce/package.json ./
COPY --from=build /srv/alerce/node_modules ./node_modules
COPY --from=build /srv/alerce/apps/server ./apps/server
COPY --from=build /srv/alerce/apps/web/package.json ./apps/web/package.json
COPY --from=build /srv/alerce/apps/web/dist ./apps/web/dist
COPY --from=build /srv/alerce/packages ./packages
COPY --from=build /srv/alerce/tools ./tools
# The only folder that is written, besides /tmp: the root may be read-only
RUN install -d -o node -g node -m 0700 /var/lib/alerce
# All addresses of the container; the compose file or the proxy decides on those of the machine
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/alerce \
    NODE_COMPILE_CACHE=/tmp/alerce-cache
USER node
VOLUME ["/var/lib/alerce"]
EXPOSE 3000
# The first start of a demo fills its database, which takes a minute or two
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "tools/start.ts"]
