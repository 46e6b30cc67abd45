# docker build -t ratskeller . && docker run -p 8787:8787 -v ratskeller:/data ratskeller
# test/image.test.ts runs these steps without a container, and builds the image where there is an engine.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY LICENSE ./
COPY bin ./bin
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
VOLUME /data
# Games are kept in ./data, that is in /data, unless DATABASE_URL names a PostgreSQL database.
WORKDIR /
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "/app/bin/ratskeller.js"]
CMD ["serve", "--host", "0.0.0.0"]
