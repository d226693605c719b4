import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEvent, type ShopEvent } from '../app/events/schema.ts';
import { findCoveredFocus } from './focus-covered.ts';
import { type OwnShop, startShop } from './own-shop.ts';
import { publicPages } from './public-addresses.ts';
import { plainPages, signInAsDemoShopper } from './signed-in.ts';
import { newAccount, signIn } from './accounts.ts';
import { wellStockedProduct } from './products.ts';
import {
  addedToCart,
  answers,
  apiOrigin,
  choosePayment,
  componentsOf,
  expect,
  expectAccessible,
  test,
} from './shop.ts';
import { question } from './consent-question.ts';

/** Another origin: it serves a tag manager's script that does nothing, and receives Plausible's events. */
async function startOthers() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => void server.close(),
  };
}

let others: Awaited<ReturnType<typeof startOthers>>;
let shop: OwnShop;
let origin: string;

test.beforeAll(async () => {
  others = await startOthers();
  shop = await startShop({
    ANALYTICS_FIRST_PARTY: '1',
    ANALYTICS_GTM_ID: 'GTM-TEST',
    ANALYTICS_GTM_ORIGIN: others.origin,
    ANALYTICS_PLAUSIBLE_DOMAIN: 'shop.test',
    ANALYTICS_PLAUSIBLE_ORIGIN: others.origin,
    COLLECT_VITALS: '1',
  });
  origin = `http://localhost:${shop.port}`;
});
test.afterAll(async () => {
  await shop.stop();
  others.stop();
});

const records = (kind: 'event' | 'consent') =>
  shop
    .log()
    .split('\n')
    .filter((line) => line.startsWith(`{"${kind}":`))
    .map((line) => (JSON.parse(line) as Record<typeof kind, unknown>)[kind]);
const events = () => records('event') as ShopEvent[];
const names = () => events().map(({ name }) => name);

test('a purchase is told once, to whom the shopper agreed, and nothing before', async ({ page, context }) => {
  const product = await wellStockedProduct();
  const account = await newAccount();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/categories`);
  await answers(page);
  expect(await findCoveredFocus(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${origin}/goods_detail/${product.id}`);
  await answers(page);
  await expectAccessible(page, { within: '#consent' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the question about your privacy' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const answer of ['Accept all', 'Refuse all']) {
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: answer })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await answers(page);
  await expect(question(page)).toHaveCount(0);
  expect([events(), others.asked], 'what was refused').toEqual([[], []]);

  await page.goto(`${origin}/help#cookies`);
  await answers(page);
  const settings = page.getByRole('main');
  for (const purpose of ['Preferences', 'Statistics', 'Marketing'])
    await expect(settings.getByRole('checkbox', { name: purpose })).not.toBeChecked();
  await settings.getByRole('checkbox', { name: 'Statistics' }).check();
  await settings.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved.').first()).toBeVisible();
  await expect(settings.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  const [refused, agreed] = records('consent') as { id: string; granted: string[] }[];
  expect([refused?.granted, agreed?.granted]).toEqual([[], ['statistics']]);
  expect(agreed?.id).toBe(refused?.id);
  await expect(settings.getByText(`record ${agreed?.id}`)).toBeVisible();

  await signIn(page.request, account, { origin, path: `${origin}/login` });
  await page.goto(`${origin}/goods/goods_search?type=Product&keywords=${encodeURIComponent(product.name)}`);
  await answers(page);
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
  await page.waitForURL(/goods_detail/);
  await answers(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(addedToCart(page)).toBeVisible();
  await page.goto(`${origin}/cart`);
  await answers(page);
  await expect(componentsOf(page).cartLine({ name: product.name })).toBeVisible();
  for (const name of ['One more', 'One less'])
    await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: /^Submit order ·/ }).click();
  const done = page.getByRole('heading', { name: /^Thank you/ });
  await expect(done).toBeVisible();
  await expect.poll(names).toContain('purchase');

  const result = page.url();
  const orderNo = new URL(result).searchParams.get('orderNo');
  await page.reload();
  await answers(page);
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await page.waitForURL(/order\/list/);
  await page.goBack();
  await expect(done).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(result);
  await answers(tab);
  await tab.goto(`${origin}/help`);
  await expect.poll(() => names().filter((name) => name === 'page_view').length).toBeGreaterThan(8);

  const told = events();
  for (const event of told) expect(readEvent(event)).toEqual(event);
  const journey = names().filter((name) => name !== 'page_view' && name !== 'view_item_list');
  expect(journey).toEqual([
    'search',
    'login',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'add_to_cart',
    'remove_from_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]);
  const onePiece = { items: [{ item_id: String(product.id), quantity: 1 }] };
  for (const { parameters } of told.filter(({ name }) => /_(?:to|from)_cart$/.test(name)))
    expect(parameters).toMatchObject(onePiece);
  const purchase = told.find(({ name }) => name === 'purchase');
  expect(purchase?.parameters).toMatchObject({
    transaction_id: orderNo,
    items: [{ item_id: String(product.id), item_name: product.name, affiliation: product.store?.name }],
  });
  expect(JSON.stringify(told)).not.toMatch(/Ann Shopper|High Street|@|preOrderNo/);
  expect(others.asked.filter((path) => path.startsWith('/gtm.js'))).not.toEqual([]);
  expect(others.asked.filter((path) => path === '/api/event').length).toBeGreaterThan(8);
  const layer = await page.evaluate(() =>
    (globalThis as unknown as { dataLayer: object[] }).dataLayer.map((entry) => Object.values(entry)),
  );
  expect(layer[0]).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
  expect(layer).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }),
  ]);
});

/** The data that the shop stores without asking (docs/decisions/078-consent-by-purpose.md). */
const necessary: ReadonlySet<string> = new Set([
  'cookie __Host-mf-token',
  'cookie mf-ahead',
  'storage homeDataPc',
  'storage cartPrices',
  'storage cartQuantities',
  'storage react-router-scroll-positions',
]);

/** One address of each page. */
const eachPage = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [address.split('?')[0], address])).values(),
];

test('nothing is kept and nobody else is asked before the answer, on any page', async ({ page, context }) => {
  const found = new Set<string>();
  context.on('request', (request) => {
    const { origin: asked } = new URL(request.url());
    if (asked.startsWith('http') && ![origin, apiOrigin].includes(asked))
      found.add(`request ${request.url()}`);
  });
  const visitAll = async (tab: Page, addresses: string[]) => {
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      await tab.goto(origin + address);
      await answers(tab);
      const stored = await tab.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      for (const key of stored) found.add(`storage ${key}`);
      for (const { name } of await context.cookies()) found.add(`cookie ${name}`);
    }
  };
  const tabs = [page, ...(await Promise.all(Array.from({ length: 3 }, () => context.newPage())))];
  const publicAddresses = eachPage(publicPages);
  await Promise.all(tabs.map((tab) => visitAll(tab, publicAddresses)));
  await signInAsDemoShopper(page.request);
  const ownAddresses = eachPage(plainPages);
  await Promise.all(tabs.map((tab) => visitAll(tab, ownAddresses)));
  expect([...found].filter((it) => !necessary.has(it))).toEqual([]);
});

test('the question is answered without script, and never asked with Global Privacy Control', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${origin}/fr/categories`);
  const asked = page.getByRole('region', { name: 'Votre vie privée' });
  await asked.getByRole('button', { name: 'Tout refuser' }).press('Enter');
  await expect(page).toHaveURL(/\/fr\/categories$/);
  await expect(asked).toHaveCount(0);
  await plain.close();

  const quiet = await browser.newContext({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const other = await quiet.newPage();
  await other.goto(`${origin}/help#cookies`);
  await expect(question(other)).toHaveCount(0);
  await expect(other.getByText('Your browser sends Global Privacy Control.', { exact: false })).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Statistics' })).toBeDisabled();
  await quiet.close();
});
