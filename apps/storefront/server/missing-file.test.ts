import { expect, it } from 'vitest';
import { listen } from './testing.ts';

it.each([
  '/assets/entry.client-gone.js',
  '/apple-touch-icon-120x120.png',
  '/wp-login.php',
  '/fr/.env',
  '/a.JPG',
])('answers %s in a line', async (path) => {
  const answer = await fetch((await listen()) + path);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

it.each([
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/cart.data',
  '/.well-known/security.txt',
  '/goods_detail/1',
])('leaves %s to the shop', async (path) => {
  expect((await fetch((await listen()) + path)).status).toBe(200);
});
