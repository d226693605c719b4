/**
 * Hydrogen's built skeleton on Node's HTTP server, with static files and, as on Oxygen, a cache of the data. Runs in
 * its folder.
 */
import { getRequestListener } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const cached = new Map();
globalThis.caches = {
  open: async () => ({
    match: async ({ url }) => cached.get(url)?.clone(),
    put: async ({ url }, response) => void cached.set(url, response),
    delete: async ({ url }) => cached.delete(url),
  }),
};
// Node requires `duplex` with streamed bodies, Oxygen does not.
const nodeFetch = globalThis.fetch;
globalThis.fetch = (input, options) => nodeFetch(input, { duplex: 'half', ...options });
const env = {
  SESSION_SECRET: 'bench',
  PUBLIC_STORE_DOMAIN: process.env.API_ORIGIN,
  PUBLIC_CHECKOUT_DOMAIN: process.env.SHOP_ORIGIN,
  PUBLIC_STOREFRONT_API_TOKEN: 'bench',
  PRIVATE_STOREFRONT_API_TOKEN: 'bench',
  PUBLIC_STOREFRONT_ID: '1',
};
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const picture = readFileSync(process.env.PICTURE);
const { default: worker } = await import(pathToFileURL(path.resolve('dist/server/index.js')));
const listener = getRequestListener((request) => worker.fetch(request, env, { waitUntil() {} }), {
  overrideGlobalObjects: false,
});

http
  .createServer((request, response) => {
    const { pathname } = new URL(request.url, process.env.SHOP_ORIGIN);
    if (pathname.startsWith('/assets/')) {
      response.setHeader('Content-Type', types[path.extname(pathname)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return response.end(readFileSync(path.join('dist/client', path.normalize(pathname))));
    }
    if (pathname === '/picture.webp') {
      response.setHeader('Content-Type', 'image/webp');
      return response.end(picture);
    }
    return listener(request, response);
  })
  .listen(Number(process.env.PORT), () => console.log('ready'));
