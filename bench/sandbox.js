/**
 * The sandbox compared with a bare Hono server on the same PostgreSQL: product lists and orders per second of the
 * processor time of its Node process, and the duration of lists and facets in a large catalogue (`SANDBOX_PRODUCTS`,
 * 100000).
 */
import { once } from 'node:events';
import autocannon from 'autocannon';
import { median, print } from './print.js';
import { withSandbox } from './with-shop.js';

const products = Number(process.env.SANDBOX_PRODUCTS || 100_000);
const samples = 5;
const shoppers = 16;

async function cpuSeconds(child) {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage.cpuSeconds;
}

/** Units of work per second of the processor time of a process. */
async function perSecond({ child }, amount, work) {
  const before = await cpuSeconds(child);
  await work();
  return amount / ((await cpuSeconds(child)) - before);
}

const requests = (server, path, amount) =>
  perSecond(server, amount, async () => {
    const result = await autocannon({ url: server.origin + path, amount, connections: 16 });
    const failed = result.non2xx + result.errors;
    if (failed > 0) throw new Error(`${path}: ${failed} requests failed.`);
  });

async function call({ origin }, path, { token, body } = {}) {
  const response = await fetch(`${origin}/api/front/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { 'authori-zation': token, 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, message, data } = await response.json();
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  return data;
}

/** The milliseconds of single requests, one at a time. */
async function duration(server, path) {
  const began = performance.now();
  await call(server, path);
  return performance.now() - began;
}

async function guest(server, number) {
  const email = `guest${number}@bench.test`;
  const { token } = await call(server, 'login/register/visitor', { body: { email, phone: '' } });
  const address = {
    realName: 'Ann Lee',
    country: 'United Kingdom',
    detail: '1 High Street',
    postCode: 'SW1A 1AA',
  };
  const contact = { email, phone: '7700900123', countryCode: '44' };
  const { id } = await call(server, 'address/edit', { token, body: { ...address, ...contact } });
  return { token, addressId: id };
}

/** SKUs that do not sell out during the run, as ids of product and SKU. */
async function findGoods(server) {
  const { list } = await call(server, 'product/list?limit=100&inStock=1');
  const details = await Promise.all(list.map(({ id }) => call(server, `product/sku/detail/${id}`)));
  return details.flatMap(({ productValue }, at) =>
    Object.values(productValue).flatMap(({ id, stock }) => (stock > 100 ? [[list[at].id, id]] : [])),
  );
}

/** Prepares one order for each of many, and then places all of them. */
async function orders(server, guests, goods, amount) {
  const prepared = [];
  const each = async (work) => {
    let next = 0;
    await Promise.all(
      guests.map(async (shopper) => {
        while (next < amount) await work(shopper, next++);
      }),
    );
  };
  await each(async (shopper, at) => {
    const [productId, attrValueId] = goods[at % goods.length];
    const orderDetails = [{ productId, attrValueId, productNum: 1 }];
    const body = { preOrderType: 'buyNow', orderDetails };
    prepared.push({ ...shopper, ...(await call(server, 'order/pre/order', { token: shopper.token, body })) });
  });
  return perSecond(server, amount, () =>
    each(async (_shopper, at) => {
      const { token, addressId, preOrderNo } = prepared[at];
      const body = { preOrderNo, addressId, payType: 'stripe', payChannel: 'pc' };
      await call(server, 'order/create', { token, body });
    }),
  );
}

await withSandbox(products, async (sandbox, bare) => {
  const list = 'product/list?limit=20';
  const guests = [];
  for (let at = 0; at < shoppers; at += 1) guests.push(await guest(sandbox, at));
  const goods = await findGoods(sandbox);

  const rates = { bare: [], list: [], orders: [] };
  const durations = { first: [], last: [], facets: [] };
  for (let sample = 0; sample <= samples; sample += 1) {
    const rate = {
      bare: await requests(bare, '/list', 8000),
      list: await requests(sandbox, `/api/front/${list}`, 8000),
      orders: await orders(sandbox, guests, goods, 640),
    };
    const [first, last, facets] = [[], [], []];
    for (let turn = 0; turn < 20; turn += 1) {
      first.push(await duration(sandbox, list));
      last.push(await duration(sandbox, `${list}&page=${Math.ceil(products / 20)}`));
      // A range that was not requested before: the counts of a range are cached for half a minute.
      const price = (5 + (sample * 20 + turn) / 100).toFixed(2);
      facets.push(await duration(sandbox, `product/facets?minPrice=${price}&maxPrice=200`));
    }
    // The first sample only warms up.
    if (sample === 0) continue;
    for (const [name, value] of Object.entries(rate)) rates[name].push(value);
    for (const [name, all] of Object.entries({ first, last, facets })) durations[name].push(median(all));
  }
  const floor = median(rates.bare);
  print(
    `The sandbox with ${products} products, median of ${samples}`,
    ['', 'per processor second of Node', 'of bare Hono and pg'],
    Object.entries({
      'bare Hono and pg, 20 products': rates.bare,
      'product list, 20 products': rates.list,
      'orders created': rates.orders,
    }).map(([name, all]) => [name, Math.round(median(all)), `${(median(all) / floor).toFixed(2)} ×`]),
  );
  const first = median(durations.first);
  print(
    `One request at a time with ${products} products, median of ${samples}`,
    ['', 'ms', 'of the first page'],
    Object.entries({
      'first page': durations.first,
      'last page': durations.last,
      'facets of a price range': durations.facets,
    }).map(([name, all]) => [name, median(all).toFixed(1), `${(median(all) / first).toFixed(2)} ×`]),
  );
});
