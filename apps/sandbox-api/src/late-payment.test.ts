import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from './db/client.ts';
import { masterOrders, payments } from './db/schema.ts';
import { databaseUrl, templateName } from './testing/global-setup.ts';
import { makeProduct, makeShopper } from './testing/goods.ts';
import { endSandbox, type Spawned, spawnSandbox } from './testing/spawned.ts';

/** A fake PayPal: it captures while the order is being cancelled, and does not respond to the first refund. */
class FakePaypal {
  readonly server = createServer((request, response) => void this.#answer(request, response));
  readonly refundKeys: string[] = [];
  onCapture: () => Promise<void> = async () => undefined;
  #amount = '0.00';

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const send = (answer: unknown) => response.end(JSON.stringify(answer));
    const path = request.url ?? '';
    if (path.endsWith('/token')) send({ access_token: 'x', expires_in: 3600 });
    else if (path.endsWith('/capture')) {
      await this.onCapture();
      const amount = { value: this.#amount, currency_code: 'USD' };
      const captures = [{ id: 'CAP1', status: 'COMPLETED', amount }];
      send({ id: 'PAY1', status: 'COMPLETED', purchase_units: [{ payments: { captures } }] });
    } else if (path.endsWith('/refund')) {
      this.refundKeys.push(String(request.headers['paypal-request-id']));
      if (this.refundKeys.length > 1) send({ id: 'REF1', status: 'COMPLETED' });
    } else {
      const order = JSON.parse(body) as { purchase_units: { amount: { value: string } }[] };
      this.#amount = order.purchase_units[0]?.amount.value ?? '';
      send({ id: 'PAY1', status: 'CREATED', links: [{ rel: 'approve', href: 'https://paypal.test' }] });
    }
  }
}

const paypal = new FakePaypal();
let paypalOrigin: string;
let dataDir: string;
let admin: Database;
let database: Database;
let sandbox: Spawned | undefined;
const name = `late_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  paypalOrigin = await paypal.start();
  dataDir = await mkdtemp(join(tmpdir(), 'marketfront-late-'));
  admin = connect(inject('postgresUrl'), { connections: 1 });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  database = connect(databaseUrl(inject('postgresUrl'), name), { connections: 2 });
});

afterAll(async () => {
  if (sandbox) await endSandbox(sandbox, 'SIGTERM');
  await database.close();
  await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.close();
  paypal.server.closeAllConnections();
  paypal.server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  spawnSandbox(dataDir, {
    DATABASE_URL: databaseUrl(inject('postgresUrl'), name),
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_SECRET: 'secret',
    PAYPAL_API_ORIGIN: paypalOrigin,
  });

describe('a late payment', () => {
  it('is paid back once, although the process is killed while it asks the provider', async () => {
    sandbox = await start();
    const { db } = database;
    const shopper = await makeShopper(db);
    const { product, red } = await makeProduct(db, { price: 2500 });
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`${sandbox?.origin}/api/front/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'authori-zation': shopper.token },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { code: number; data: Record<string, string> };
    };
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const pre = await post('order/pre/order', { preOrderType: 'buyNow', orderDetails: [choice] });
    const created = await post('order/create', {
      preOrderNo: pre.data.preOrderNo,
      addressId: shopper.addressId,
      payType: 'paypal',
      payChannel: 'pc',
    });
    const orderNo = created.data.orderNo ?? '';
    const opened = await post('pay/payment', { orderNo, payType: 'paypal', payChannel: 'pc' });
    expect(opened.code).toBe(200);
    paypal.onCapture = async () => {
      await fetch(`${sandbox?.origin}/api/front/order/cancel/${orderNo}`, {
        method: 'POST',
        headers: { 'authori-zation': shopper.token },
      });
    };
    const captured = post('pay/paypal/success', { token: 'PAY1', payerID: 'X' }).catch(() => undefined);
    await expect.poll(() => paypal.refundKeys.length, { timeout: 10_000 }).toBe(1);
    await endSandbox(sandbox, 'SIGKILL');
    await captured;

    const [master] = await db.select().from(masterOrders).where(eq(masterOrders.orderNo, orderNo));
    expect(master).toMatchObject({ paid: false, isCancel: true });
    const payment = async () => {
      const [row] = await db
        .select()
        .from(payments)
        .where(eq(payments.masterId, master?.id ?? 0));
      return row;
    };
    expect(await payment()).toMatchObject({ status: 'refundDue' });

    sandbox = await start();
    await expect.poll(async () => (await payment())?.status, { timeout: 30_000 }).toBe('refunded');
    expect(await payment()).toMatchObject({ refundedAmount: 2500 });
    // The key is the same, so that a provider that had already paid pays only once.
    expect(new Set(paypal.refundKeys).size).toBe(1);
  });
});
