import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

const types = {
  'v3.js': 'text/javascript; charset=utf-8',
  'element.js': 'text/javascript; charset=utf-8',
  'element.css': 'text/css; charset=utf-8',
  'pages.css': 'text/css; charset=utf-8',
} as const;

export type AssetName = keyof typeof types;

export async function readAsset(name: AssetName): Promise<Response> {
  const body = await readFile(new URL(`./assets/${name}`, import.meta.url));
  return new Response(body, {
    headers: {
      'Content-Type': types[name],
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The few files that the sandbox's own pages load; nothing is inline, so their CSP stays strict. */
export function assetRoutes(names: readonly AssetName[]): Hono {
  const app = new Hono();
  for (const name of names) app.get(`/${name}`, () => readAsset(name));
  return app;
}
