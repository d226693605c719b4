import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from './db/client.ts';
import { masterOrders, orderLines, preOrders, skus, storeOrders } from './db/schema.ts';
import { startPostgres } from './postgres.ts';
import { makeProduct, makeShopper } from './testing/goods.ts';
import { endSandbox, fewProducts, type Spawned, spawnSandbox } from './testing/spawned.ts';

const wanted = 60;
const clients = 6;
/** The number of orders between two kills, on every machine: each restart takes seconds. */
const between = 15;

type Sandbox = Spawned & { database: Database };

let dataDir: string;
let sandbox: Sandbox | undefined;

/** main.ts in a process of its own, with an embedded PostgreSQL of its own. */
async function start(): Promise<Sandbox> {
  const spawned = await spawnSandbox(dataDir, fewProducts);
  const note = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const url = `postgres://postgres:${note.password}@127.0.0.1:${note.port}/postgres`;
  return { ...spawned, database: connect(url, { connections: 3 }) };
}

async function kill({ process: child, database }: Sandbox, withPostgres: boolean): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  if (withPostgres) {
    const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
  await gone;
  await database.close();
}

afterAll(async () => {
  if (sandbox) {
    await sandbox.database.close();
    await endSandbox(sandbox, 'SIGTERM');
  }
  if (!dataDir) return;
  // A failed test may have left PostgreSQL running without its parent: starting takes it over, stopping ends it.
  await (await startPostgres({ dataDir })).stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('kill -9', () => {
  it(`keeps every acknowledged order of ${wanted} and leaves no incomplete one`, {
    // Each restart takes many seconds on a busy machine.
    timeout: 300_000,
  }, async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'marketfront-crash-'));
    await chmod(dataDir, 0o755);
    sandbox = await start();
    const { db } = sandbox.database;
    const stock = 5000;
    const goods = await Promise.all([makeProduct(db, { stock }), makeProduct(db, { stock })]);
    const shoppers = await Promise.all(Array.from({ length: clients }, () => makeShopper(db)));
    const acknowledged = new Map<string, { preOrderNo: string; client: number }>();
    /** Requests that were sent and cut off before a response came. */
    const inFlight: { preOrderNo: string; client: number }[] = [];
    const traffic = { isOn: true };

    const call = async (path: string, client: number, body: unknown) => {
      const { origin } = sandbox ?? { origin: 'http://127.0.0.1:9' };
      const response = await fetch(`${origin}/api/front/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'authori-zation': shoppers[client]?.token ?? '' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { code: number; message: string; data: Record<string, string> };
    };
    const createBody = (preOrderNo: string, client: number) => ({
      preOrderNo,
      addressId: shoppers[client]?.addressId,
      payType: 'stripe',
      payChannel: 'pc',
    });
    const shopOn = async (client: number) => {
      while (traffic.isOn && acknowledged.size < wanted) {
        const pick = goods[client % 2];
        const row = { productId: pick?.product.id, attrValueId: pick?.red.id, productNum: 1 };
        const pre = await call('order/pre/order', client, { preOrderType: 'buyNow', orderDetails: [row] });
        const preOrderNo = pre.data.preOrderNo ?? '';
        const attempt = { preOrderNo, client };
        inFlight.push(attempt);
        const answer = await call('order/create', client, createBody(preOrderNo, client));
        inFlight.splice(inFlight.indexOf(attempt), 1);
        if (answer.code === 200) acknowledged.set(answer.data.orderNo ?? '', attempt);
        else if (answer.message !== 'System exception') throw new Error(answer.message);
      }
    };

    let kills = 0;
    while (acknowledged.size < wanted) {
      traffic.isOn = true;
      const work = Promise.allSettled(shoppers.map((_, client) => shopOn(client)));
      const enough = Math.min(wanted, acknowledged.size + between);
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000, interval: 10 });
      // The kill comes while other orders are being created.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
      traffic.isOn = false;
      const doomed = sandbox;
      sandbox = undefined;
      await kill(doomed, kills % 2 === 1);
      kills += 1;
      await work;
      sandbox = await start();
    }

    // A client without a response repeats the request: it gets the same order if it was created, else a new one.
    for (const { preOrderNo, client } of inFlight) {
      const answer = await call('order/create', client, createBody(preOrderNo, client));
      expect(answer.code).toBe(200);
      acknowledged.set(answer.data.orderNo ?? '', { preOrderNo, client });
    }

    const after = sandbox.database.db;
    const uids = shoppers.map(({ uid }) => uid);
    const masters = await after.select().from(masterOrders).where(inArray(masterOrders.uid, uids));
    const stores = await after.select().from(storeOrders).where(inArray(storeOrders.uid, uids));
    const lines = await after.select().from(orderLines).where(inArray(orderLines.uid, uids));
    const numbers = new Set(masters.map(({ orderNo }) => orderNo));
    expect([...acknowledged.keys()].filter((orderNo) => !numbers.has(orderNo))).toEqual([]);
    for (const master of masters) {
      const parts = stores.filter(({ masterId }) => masterId === master.id);
      const own = lines.filter(({ masterId }) => masterId === master.id);
      expect(parts).toHaveLength(1);
      expect(own).toHaveLength(1);
      expect(own[0]?.payPrice).toBe(master.payPrice);
      expect(parts[0]?.payPrice).toBe(master.payPrice);
      const [pre] = await after.select().from(preOrders).where(eq(preOrders.orderNo, master.orderNo));
      expect(pre?.preOrderNo).toBe(master.preOrderNo);
    }
    const rows = await after
      .select()
      .from(skus)
      .where(
        inArray(
          skus.id,
          goods.map(({ red }) => red.id),
        ),
      );
    const sold = rows.reduce((total, row) => total + (stock - row.stock), 0);
    expect(sold).toBe(masters.length);
    expect(rows.reduce((total, row) => total + row.sales, 0)).toBe(masters.length);
    expect(kills).toBeGreaterThan(1);
  });
});
