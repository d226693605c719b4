# The images of this repository: `docker build --target storefront .` and `--target sandbox-api .`
# `.dockerignore` keeps out what is built or installed on the host.
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /marketfront
RUN npm install --global pnpm@12
# Downloads what the lockfile names; this layer changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
RUN pnpm fetch

FROM base AS build
COPY . .
RUN pnpm install --offline --frozen-lockfile \
  && NODE_ENV=production pnpm --filter storefront build

# Both programs run from their sources; only what they need at run time is installed.
FROM base AS runtime
COPY . .
RUN pnpm install --offline --frozen-lockfile --prod --filter storefront... --filter sandbox-api... \
  && mkdir /data && chown node:node /data
ENV NODE_ENV=production
USER node

FROM runtime AS storefront
COPY --from=build /marketfront/apps/storefront/build apps/storefront/build
WORKDIR /marketfront/apps/storefront
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=@marketfront/source", "server/main.ts"]

FROM runtime AS sandbox-api
WORKDIR /marketfront/apps/sandbox-api
ENV SANDBOX_PORT=4000 HOST=0.0.0.0 SANDBOX_DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.SANDBOX_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=@marketfront/source", "src/main.ts"]
