import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { startChangeNotices, type ChangeNotices } from './change-notices.ts';
import { products, skus } from './db/schema.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();
const purgeSecret = 'shared';
const told: string[][] = [];
let receiver: Server;
let notices: ChangeNotices;
let failures = 0;

beforeEach(async () => {
  told.length = 0;
  failures = 0;
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    const [, time = '', signature] =
      /^t=(\d+),v1=(.+)$/.exec(String(request.headers['marketfront-signature'])) ?? [];
    const expected = createHmac('sha256', purgeSecret).update(`${time}.${body}`).digest('hex');
    if (failures > 0) {
      failures -= 1;
      response.writeHead(503).end();
      return;
    }
    if (signature === expected) told.push((JSON.parse(body) as { tags: string[] }).tags);
    response.end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  notices = startChangeNotices(world.shop.database.url, {
    ...world.shop.services.config,
    purgeUrls: [`http://127.0.0.1:${port}/hooks/purge`],
    purgeSecret,
  });
  // Waits until it listens.
  await vi.waitFor(async () => {
    await world.shop.db.execute(sql`notify marketfront_changed, 'site'`);
    if (told.length === 0) throw new Error('It does not listen yet.');
  });
  told.length = 0;
});

afterEach(async () => {
  await notices.stop();
  receiver.close();
});

const all = () => [...new Set(told.flat())].filter((tag) => tag !== 'site').toSorted();
const [first, second] = [1, 2];

it('tells shops which products have changed, also where somebody else changed them', async () => {
  await world.shop.db
    .update(products)
    .set({ price: sql`${products.price} + 100` })
    .where(eq(products.id, first));
  await world.shop.db
    .update(skus)
    .set({ stock: sql`${skus.stock} + 1` })
    .where(eq(skus.productId, second));
  await expect.poll(all).toEqual(['product:1', 'product:2']);
});

it('is not told by who looks at a product', async () => {
  await world.shop.db
    .update(products)
    .set({ browse: sql`${products.browse} + 1` })
    .where(eq(products.id, first));
  await world.shop.db
    .update(products)
    .set({ stock: sql`${products.stock} + 1` })
    .where(eq(products.id, second));
  await expect.poll(all).toEqual(['product:2']);
});

it('asks a shop again that does not answer', async () => {
  failures = 1;
  await world.shop.db
    .update(products)
    .set({ price: sql`${products.price} + 100` })
    .where(eq(products.id, first));
  await expect.poll(all).toEqual(['product:1']);
});

it('tells a shop once, also where the server has replaced the global Response', async () => {
  vi.stubGlobal('Response', class extends Response {});
  await world.shop.db
    .update(products)
    .set({ price: sql`${products.price} + 100` })
    .where(eq(products.id, first));
  await expect.poll(all).toEqual(['product:1']);
  // Longer than until the first repetition.
  await new Promise((resolve) => setTimeout(resolve, 800));
  vi.unstubAllGlobals();
  expect(told.flat().filter((tag) => tag === 'product:1')).toHaveLength(1);
});
