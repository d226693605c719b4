import { createAdaptorServer } from '@hono/node-server';
import { paymentMethodNames } from '@marketfront/api-client';
import { record, telemetry } from '@marketfront/operations';
import type { ServerBuild } from 'react-router';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { config } from '../app/services/config.server.ts';
import { log, reportError } from '../app/services/log.server.ts';
import { evaluateFlags } from '../app/session/flags.server.ts';
import { connectValkey } from '../app/services/valkey.server.ts';
import { createShopServer } from './app.ts';
import { answerUnreadableRequests, maxHeaderBytes } from './oversized-cookies.ts';
import { keepFiles, otherBuildsFiles } from './kept-files.ts';
import { watchMaintenance } from './maintenance.ts';
import type { purgeReads as PurgeReads } from '../app/services/cache.server.ts';
import { createPurge } from './purge.ts';
import { createPageCache } from '../speed/server/page-cache.ts';
import { pageHandler } from './page-handler.ts';
import { pageStyles, type StyleSheets } from '../speed/server/page-styles.ts';

const root = path.resolve(import.meta.dirname, '..');
const entry = path.join(root, 'build/server/index.js');
if (!existsSync(entry)) {
  log.fatal('The storefront is not built. Run "npx pnpm@12 --filter storefront build" first.');
  process.exit(1);
}
// Loaded only if it is configured, and before the modules that it measures.
const stopTelemetry = telemetry.isOn
  ? (await import('@marketfront/operations/sdk')).startSdk('storefront')
  : async () => undefined;
// Counters of rare events begin at 0, so that Prometheus counts the first one.
record('marketfront.requests.shed', 0);
for (const method of paymentMethodNames)
  record('marketfront.orders.created', 0, { 'marketfront.payment.method': method });
// Stacks of the server refer to our sources.
process.setSourceMapsEnabled(true);
const build = (await import(entry)) as ServerBuild;
// See speed/build/page-styles.ts.
const pickStyles = pageStyles(
  JSON.parse(readFileSync(path.join(root, 'build/server/page-styles.json'), 'utf8')) as StyleSheets,
);
const port = Number(process.env.PORT || 3000);
let stopping = false;

/** Whether the back end responds in time to a call that every back end of the contract supports. */
async function isReady(): Promise<boolean> {
  const signal = AbortSignal.timeout(800);
  const answer = await fetch(`${config.apiOrigin}/api/front/index`, { signal }).catch(() => undefined);
  return answer?.ok === true;
}

const valkey = connectValkey();
const cache = createPageCache({
  maxBytes: config.pageCacheBytes,
  valkey,
  version: build.assets.version,
});
const { buildId, purgeReads } = build.entry.module as unknown as {
  buildId: string;
  purgeReads: typeof PurgeReads;
};
const clientFolder = path.join(root, 'build/client');
// Before the first page refers to these files, which may be requested from other processes.
if (valkey)
  await keepFiles(clientFolder, valkey).catch((error: unknown) =>
    reportError(error, { source: 'server', build: buildId }),
  );
const app = createShopServer({
  handle: pageHandler(build, pickStyles),
  evaluateFlags,
  clientFolder,
  otherBuildsFiles: valkey && otherBuildsFiles(valkey),
  buildId,
  mapsFolder: path.join(root, 'build/maps'),
  collectsErrors: config.collectsErrors,
  shopOrigin: config.shopOrigin,
  trustedProxies: config.trustedProxies,
  maxInFlight: config.maxInFlight,
  cache,
  cdnBypassesCookies: config.cdnBypassesCookies,
  consentVersion: config.consentVersion,
  isReady,
  isStopping: () => stopping,
  maintenance: watchMaintenance(process.env.MAINTENANCE, valkey),
  purge: createPurge({
    secret: config.purgeSecret,
    valkey,
    purge: async (tags) => {
      purgeReads(tags);
      await cache.purge(tags);
    },
  }),
});

const server = createAdaptorServer({
  fetch: app.fetch,
  serverOptions: {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    maxHeaderSize: maxHeaderBytes,
    // Longer than proxies keep a connection (nginx and AWS: 60 s), so that none sends on one that was just closed.
    keepAliveTimeout: 65_000,
  },
});
answerUnreadableRequests(server as Server);
// The most waiting connections that the system allows: with Node's limit of 511, clients try again seconds later.
server.listen({ port, backlog: 4096 }, () => {
  // PORT=0 lets the system choose a port.
  const { port: actual } = server.address() as AddressInfo;
  log.info(`ready http://localhost:${actual}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  log.fatal(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another one: PORT=3001.`
      : error.message,
  );
  process.exit(1);
});

/** Finishes the requests in flight, then ends the process. */
function stop() {
  if (stopping) return;
  stopping = true;
  const exit = () => void stopTelemetry().finally(() => process.exit(0));
  server.close(exit);
  // A busy connection stays open after its response, so idle ones are closed again and again.
  setInterval(() => (server as Server).closeIdleConnections(), 50);
  // Shorter than the grace period of process managers (Kubernetes: 30 s).
  setTimeout(exit, 25_000);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
