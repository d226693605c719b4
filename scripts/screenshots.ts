/**
 * `node scripts/screenshots.ts http://localhost:3000` takes the pictures of docs/images from a running shop with the
 * demo data, in the light and the dark theme.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = path.resolve(import.meta.dirname, '../docs/images');
mkdirSync(folder, { recursive: true });

type Screenshot = {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
};

const open = (page: Page, address: string) => page.goto(origin + address, { waitUntil: 'networkidle' });

const publicPages: readonly Screenshot[] = [
  { name: 'home', path: '/' },
  { name: 'categories', path: '/categories?id=1' },
  { name: 'search', path: '/goods/goods_search?type=Product&keywords=shoe' },
  { name: 'product', path: '/goods_detail/1' },
  { name: 'stores', path: '/merchant/merchant_street' },
  {
    name: 'menu',
    path: '/',
    before: async (page) => {
      await page.getByRole('button', { name: 'Show All categories' }).click();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'sign-in',
    path: '/cart',
    before: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(900);
    },
  },
  { name: 'lao', path: '/lao' },
];

const signedInPages: readonly Screenshot[] = [
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/order/order_confirm?product=1&quantity=1', before: chooseFirst },
  { name: 'orders', path: '/user_center/order/list' },
  {
    name: 'order',
    path: '/user_center/order/list?tab=toReceive',
    before: async (page) => {
      await page.locator('main a[href*="order/detail"]').first().click();
      await page.waitForURL(/order\/detail/);
      await page.waitForTimeout(600);
    },
  },
  { name: 'result', path: '/order/payment_result' },
];

/** Opens a checkout with a product in stock. */
async function chooseFirst(page: Page) {
  await open(page, '/categories?inStock=1');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/goods_detail/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function takeScreenshots(context: BrowserContext, shots: readonly Screenshot[], scheme: string) {
  const page = await context.newPage();
  for (const shot of shots) {
    if (shot.before !== chooseFirst) await open(page, shot.path);
    await shot.before?.(page);
    const file = path.join(folder, `${shot.name}${scheme === 'dark' ? '-dark' : ''}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  }
  await page.close();
}

const browser = await chromium.launch(chromiumLaunchOptions());
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 900 },
    colorScheme,
    locale: 'en-GB',
  });
  await takeScreenshots(context, publicPages, colorScheme);
  const page = await context.newPage();
  await open(page, '/login?mode=emailPassword');
  await page.locator('#login-email').fill('demo@marketfront.test');
  await page.locator('#login-password').fill('Demo-1234');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.waitForTimeout(6000); // until the greeting has disappeared
  await page.close();
  await takeScreenshots(context, signedInPages, colorScheme);
  await context.close();
}
await browser.close();
