import { createAdaptorServer } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { config } from '../app/services/config.server.ts';
import { evaluateFlags } from '../app/session/flags.server.ts';
import { connectValkey } from '../app/services/valkey.server.ts';
import { createShopServer } from './app.ts';
import { answerUnreadableRequests, maxHeaderBytes } from './oversized-cookies.ts';
import { createPageCache } from '../speed/server/page-cache.ts';
import { pageHandler } from './page-handler.ts';
import { pageStyles, type StyleSheets } from '../speed/server/page-styles.ts';

const root = path.resolve(import.meta.dirname, '..');
const entry = path.join(root, 'build/server/index.js');
if (!existsSync(entry)) {
  console.error('The storefront is not built. Run "npx pnpm@12 --filter storefront build" first.');
  process.exit(1);
}
const build = (await import(entry)) as ServerBuild;
// See speed/build/page-styles.ts.
const pickStyles = pageStyles(
  JSON.parse(readFileSync(path.join(root, 'build/server/page-styles.json'), 'utf8')) as StyleSheets,
);
const port = Number(process.env.PORT || 3000);
let stopping = false;

/** The back end answers in time; a call that every back end of the contract serves. */
async function isReady(): Promise<boolean> {
  const signal = AbortSignal.timeout(800);
  const answer = await fetch(`${config.apiOrigin}/api/front/index`, { signal }).catch(() => undefined);
  return answer?.ok === true;
}

const app = createShopServer({
  handle: pageHandler(build, pickStyles),
  evaluateFlags,
  clientFolder: path.join(root, 'build/client'),
  shopOrigin: config.shopOrigin,
  trustedProxies: config.trustedProxies,
  maxInFlight: config.maxInFlight,
  cache: createPageCache({
    maxBytes: config.pageCacheBytes,
    valkey: connectValkey(),
    version: build.assets.version,
  }),
  cdnBypassesCookies: config.cdnBypassesCookies,
  consentVersion: config.consentVersion,
  isReady,
  isStopping: () => stopping,
});

const server = createAdaptorServer({
  fetch: app.fetch,
  serverOptions: {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    maxHeaderSize: maxHeaderBytes,
    // Longer than proxies keep a connection (nginx and AWS: 60 s), so that none sends on one that just closed.
    keepAliveTimeout: 65_000,
  },
});
answerUnreadableRequests(server as Server);
// As many connections as the system lets wait: Node's own limit of 511 makes clients try again seconds later.
server.listen({ port, backlog: 4096 }, () => {
  // PORT=0 lets the system choose one.
  const { port: actual } = server.address() as AddressInfo;
  console.log(`ready http://localhost:${actual}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
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
  server.close(() => process.exit(0));
  // A connection that was busy stays open after its answer, so idle ones are closed again and again.
  setInterval(() => (server as Server).closeIdleConnections(), 50);
  // Shorter than the patience of those who stop us (Kubernetes: 30 s).
  setTimeout(() => process.exit(0), 25_000);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
