import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { config } from '../app/platform/config.server.ts';
import type { nonceContext as NonceContext } from '../app/platform/nonce.ts';
import { compressed } from './compress.ts';
import { allowedMethods, sameOriginForms, securityHeaders } from './security.ts';

const root = path.resolve(import.meta.dirname, '..');
const entry = path.join(root, 'build/server/index.js');
if (!existsSync(entry)) {
  console.error('The storefront is not built. Run "npx pnpm@12 --filter storefront build" first.');
  process.exit(1);
}
const build = (await import(entry)) as ServerBuild;
const { nonceContext } = build.entry.module as unknown as { nonceContext: typeof NonceContext };
const handle = createRequestHandler(build, 'production');
const port = Number(process.env.PORT || 3000);

/** Largest body of a form, in bytes: pictures of reviews and refunds travel in it. */
const maxBodyBytes = 12 * 1024 * 1024;

const app = new Hono<{ Variables: SecureHeadersVariables }>();
let stopping = false;

app.use(securityHeaders);
app.get('/healthz', (c) =>
  stopping ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok', api: config.apiOrigin }),
);
app.use(
  allowedMethods,
  sameOriginForms,
  bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('The request is too large.', 413) }),
);

const client = path.relative(process.cwd(), path.join(root, 'build/client'));
app.use(
  '/assets/*',
  serveStatic({
    root: client,
    precompressed: true,
    onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  }),
);
app.get('/assets/*', (c) => c.text('Not found', 404));
app.use(
  '*',
  serveStatic({
    root: client,
    precompressed: true,
    onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
  }),
);

app.all('*', async (c) => {
  const context = new RouterContextProvider();
  context.set(nonceContext, c.get('secureHeadersNonce') ?? '');
  return compressed(c.req.raw, await handle(c.req.raw, context));
});

app.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return c.text('Something went wrong on our side. Please try again.', 500);
});

const server = serve(
  {
    fetch: app.fetch,
    port,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
  },
  () => console.log(`ready http://localhost:${port}`),
);
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
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 10_000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
