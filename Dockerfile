# The build makes the web app, the server bundle, and the database of a first start.

ARG NODE_IMAGE=node:26-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/api/package.json packages/api/
COPY packages/client/package.json packages/client/
COPY packages/db/package.json packages/db/
COPY packages/i18n/package.json packages/i18n/
COPY tests/package.json tests/
COPY examples/typescript-client/package.json examples/typescript-client/

FROM manifests AS web
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=@questboard/server --no-audit --no-fund
COPY scripts/trim-image.mjs scripts/
COPY apps/server/build/external.ts apps/server/build/
RUN node scripts/trim-image.mjs . && rm -r scripts apps/server/build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages packages
COPY apps/server apps/server
COPY docs/openapi.json docs/
COPY --from=web /app/apps/web/dist apps/web/dist
COPY --from=web /app/apps/server/dist/bundle apps/server/dist/bundle
COPY --from=web /app/packages/db/dist packages/db/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/bundle/main.js"]
