import { createApi } from '@marketfront/api-client';
import { freePort } from '../../sandbox-api/src/postgres.ts';
import { type OwnApi, startApi } from './own-api.ts';
import { type OwnShop, startShop } from './own-shop.ts';
import { type ReceivedSpan, startOtlpReceiver } from './otlp-receiver.ts';
import { newDatabase } from './ports.ts';
import { newEmail } from './accounts.ts';
import { addAddress, answers, choosePayment, expect, loginForm, test } from './shop.ts';

interface Observed {
  readonly shop: OwnShop;
  readonly origin: string;
  readonly api: OwnApi;
  readonly adminPort: number;
  readonly collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
}

/** A shop and a sandbox that send traces and errors to a collector, and serve metrics on separate ports. */
const observed = test.extend<object, { observed: Observed }>({
  observed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const collector = await startOtlpReceiver();
      const [port, adminPort] = [await freePort(), await freePort()];
      const origin = `http://localhost:${port}`;
      const api: OwnApi = await startApi({
        ...collector.env,
        DATABASE_URL: await newDatabase(),
        SEED_PRODUCTS: '20',
        SMALL_PICTURES: '1',
        SHOP_ORIGIN: origin,
        TRUSTED_PROXIES: 'loopback',
      });
      const shop = await startShop({
        ...collector.env,
        PORT: String(port),
        SHOP_ORIGIN: origin,
        API_ORIGIN: api.origin,
        ADMIN_PORT: String(adminPort),
        COLLECT_ERRORS: '1',
        LOG_LEVEL: 'debug',
      });
      await use({ shop, origin, api, adminPort, collector });
      await shop.stop();
      await api.stop();
      await collector.stop();
    },
    { scope: 'worker' },
  ],
});

async function productInStock({ origin }: OwnApi): Promise<number> {
  const { items } = await createApi({ baseUrl: origin }).catalog.products({ limit: 1, inStock: true });
  if (!items[0]) throw new Error('The sandbox has no product in stock.');
  return items[0].id;
}

/** The names of the spans from a span up to the root of its trace. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ id }) => id === span.parentId);
  return [...(parent ? pathTo(parent, spans) : []), `${span.service}: ${span.name}`];
}

observed.describe('a purchase', () => {
  observed.use({ javaScriptEnabled: false });

  observed('is one trace from the form to the SQL, and is counted', async ({ page, observed: it }) => {
    const { api, collector, origin, adminPort, shop } = it;
    await page.goto(`${origin}/goods_detail/${await productInStock(api)}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('button', { name: /^Check out/ }).click();
    await page.getByRole('link', { name: 'Continue as a guest' }).click();
    const form = loginForm(page);
    const email = newEmail();
    await form.email.fill(email);
    await form.submit('Continue as a guest').click();
    await page.waitForURL(/preOrderNo=/);
    await addAddress(page);
    await choosePayment(page, /^PayPal/);
    await page.getByRole('button', { name: /^Submit order ·/ }).click();
    await page.getByRole('button', { name: 'Agree and pay' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();

    const orders = () =>
      collector.spans.filter(({ attributes }) =>
        attributes['db.query.text']?.includes('insert into "master_orders"'),
      );
    await expect.poll(() => orders().length).toBe(1);
    const [order] = orders();
    if (!order) throw new Error('There is no span of the order.');
    const isFirst = ({ traceId, parentId }: ReceivedSpan) => traceId === order.traceId && !parentId;
    // A span is sent when it has ended, so the root of a trace comes last.
    await expect.poll(() => collector.spans.filter(isFirst)).toHaveLength(1);
    expect(pathTo(order, collector.spans)).toEqual([
      'storefront: POST /order/order_confirm',
      'storefront: action routes/order-confirm',
      'storefront: API createOrder',
      'sandbox-api: POST createOrder',
      expect.stringMatching(/^sandbox-api: pg\.query:/),
    ]);
    expect(JSON.stringify(collector.spans), 'no span says who buys').not.toContain(email);

    await expect.poll(() => shop.log()).toContain(order.traceId);
    const line = shop
      .log()
      .split('\n')
      .find((text) => text.includes(order.traceId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      service: 'storefront',
      requestId: expect.any(String),
      route: '/order/order_confirm',
    });

    await fetch(`${origin}/goods_detail/88888`);
    const metrics = await (await fetch(`http://localhost:${adminPort}/metrics`)).text();
    expect(metrics, 'errors that the API answers with HTTP 200').toMatch(
      /^marketfront_api_failures_total\{marketfront_api_operation="getProduct",error_type="refused".*\} 1$/m,
    );
    expect(metrics).toMatch(
      /^marketfront_orders_created_total\{marketfront_payment_method="paypal",.*\} 1$/m,
    );
    expect(metrics).toMatch(
      /^http_server_request_duration_count\{http_request_method="POST",http_route="\/order\/order_confirm",http_response_status_code="303".*\} \d+$/m,
    );
    expect((await fetch(`${origin}/metrics`)).status, 'never on the public port').toBe(404);
  });
});

observed.describe('an error in the browser', () => {
  observed.use({ failsOnPurpose: true });

  observed('reaches the collector with the place in our sources', async ({ page, observed: it }) => {
    const { collector, origin, shop } = it;
    await page.goto(`${origin}/help`);
    await answers(page);
    const [script] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/frame-.*js$/.test(name) ? [name] : [])),
    );
    await page.evaluate((place) => {
      const error = new TypeError('Nobody has caught ann@shopper.test');
      error.stack = `TypeError: x\n    at run (${place}:2:2000)`;
      setTimeout(() => {
        throw error;
      });
    }, script ?? '');
    await expect.poll(() => collector.logs.length).toBe(1);
    expect(collector.logs[0]).toMatchObject({
      body: 'Nobody has caught [redacted]',
      attributes: {
        'exception.type': 'TypeError',
        'exception.stacktrace': expect.stringMatching(
          /at run \((?:app|packages|node_modules|speed)\/[^)]*:\d+:\d+\)/,
        ),
        'http.route': '/help',
        'marketfront.error.source': 'browser',
        'service.version': expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    });
    expect(shop.log()).toContain('"source":"browser"');
  });
});
