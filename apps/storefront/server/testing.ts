import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createShopServer, type ShopServerOptions } from './app.ts';
import { createPageCache } from '../speed/server/page-cache.ts';

/** Starts a server whose pages respond with the request that they received. @returns its origin */
export async function listen(options: Partial<ShopServerOptions> = {}): Promise<string> {
  const app = createShopServer({
    handle: async (request, { clientAddress }) =>
      Response.json({
        url: request.url,
        clientAddress,
        body: request.method === 'POST' ? (await request.text()).length : undefined,
      }),
    clientFolder: path.join(import.meta.dirname, '../public'),
    buildId: 'test',
    mapsFolder: path.join(import.meta.dirname, '../build/maps'),
    collectsErrors: true,
    shopOrigin: undefined,
    trustedProxies: [],
    maxInFlight: 100,
    cache: createPageCache({ maxBytes: 2 ** 20, version: 'test' }),
    cdnBypassesCookies: false,
    consentVersion: null,
    evaluateFlags: async () => ({}),
    isReady: async () => true,
    isStopping: () => false,
    maintenance: { retryAfter: () => undefined },
    purge: async () => new Response(null, { status: 404 }),
    ...options,
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => void server.close());
  });
}
