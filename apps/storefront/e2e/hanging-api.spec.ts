import { operationsTable, type OperationId } from '@marketfront/api-client';
import type { APIRequestContext } from '@playwright/test';
import { test as faultyShop } from './faulty-shop.ts';
import { startShop } from './own-shop.ts';
import { type Account, apiOrigin, expect, newAccount, placeUnpaidOrder, wellStockedLine } from './shop.ts';

/** The limits of a deployed shop; other tests raise them. */
const usualLimits = { API_TIMEOUT_MS: '', BLOCK_TIMEOUT_MS: '', PAGE_DEADLINE_MS: '' };

const test = faultyShop.extend({
  shop: async ({ faults }, use) => {
    const origin = await faults.listen();
    const shop = await startShop({ API_ORIGIN: origin, API_PUBLIC_ORIGIN: apiOrigin, ...usualLimits });
    await use(shop);
    await shop.stop();
  },
});

/** The pages of the shop, for a visitor and for a shopper. */
async function pagesOf(account: Account) {
  const orderNo = await placeUnpaidOrder(account);
  const line = await wellStockedLine();
  const preOrderNo = await account.api.checkout.preOrder({ buyNow: line });
  const visitor = [
    '/',
    '/categories',
    `/goods_detail/${line.productId}`,
    '/goods/goods_search?keywords=a',
    '/merchant/merchant_street',
    '/merchant/merchant/home?id=1',
    '/cart',
    '/login',
  ];
  const shopper = [
    '/',
    `/goods_detail/${line.productId}`,
    '/cart',
    '/user_center/order/list',
    `/user_center/order/detail?orderNo=${orderNo}`,
    `/order/order_confirm?preOrderNo=${preOrderNo}`,
    `/order/payment?orderNo=${orderNo}`,
    `/order/payment_result?orderNo=${orderNo}`,
  ];
  return { visitor, shopper, checkout: shopper[5] ?? '' };
}

async function signIn(
  request: APIRequestContext,
  { email, password }: Account,
  origin: string,
): Promise<void> {
  const form = { mode: 'emailPassword', email, password, agreement: 'on' };
  const answer = await request.post('/login', { headers: { Origin: origin }, form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** A whole page: header, content, and footer where the page has one. */
async function expectPage(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  const html = await answer.text();
  expect(html, path).toContain('<header');
  if (!path.startsWith('/order/')) expect(html, path).toContain('<footer');
  return /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
}

/** Signs a new shopper in. @returns the addresses of the pages that a visitor and this shopper can open */
async function signInWithPages(request: APIRequestContext, baseURL: string) {
  const account = await newAccount();
  const pages = await pagesOf(account);
  await signIn(request, account, baseURL);
  return pages;
}

const outage = /That took too long|The shop cannot be reached/;

test('while every call of the API hangs, each page is there and says so', async ({
  playwright,
  request,
  faults,
  baseURL,
}) => {
  const pages = await signInWithPages(request, baseURL);
  const visitor = await playwright.request.newContext({ baseURL });
  faults.fail('/api/', 'hang', Number.POSITIVE_INFINITY);
  for (const path of pages.visitor) {
    const main = await expectPage(visitor, path);
    // A visitor's cart is in the browser, and the sign-in form needs no call.
    if (path === '/cart') expect(main).toContain('Your cart is empty');
    else if (path === '/login') expect(main).toContain('<form');
    else expect(main, path).toMatch(outage);
  }
  for (const path of pages.shopper) {
    const main = await expectPage(request, path);
    expect(main, path).toMatch(outage);
    expect(main, path).not.toContain('Your cart is empty');
  }
  await visitor.dispose();
});

/** Calls that every page can do without. */
const dispensable: readonly OperationId[] = [
  'getSite',
  'listLanguages',
  'listHotWords',
  'countCart',
  'getUser',
  'listPageTexts',
  'getBalance',
  'listCheckoutCoupons',
  'getLoginPicture',
  'listRecommendations',
  'listReviews',
  'getReviewSummary',
  'getOrderCounts',
];

for (const id of dispensable) {
  test(`while ${id} alone hangs, every page shows its content`, async ({
    playwright,
    request,
    faults,
    baseURL,
  }) => {
    const pages = await signInWithPages(request, baseURL);
    const visitor = await playwright.request.newContext({ baseURL });
    const [prefix = ''] =
      operationsTable.find(({ operationId }) => operationId === id)?.path.split('{') ?? [];
    faults.fail(prefix, 'hang', Number.POSITIVE_INFINITY);
    const requests = [
      ...pages.visitor.map((path) => () => expectPage(visitor, path)),
      ...pages.shopper.map((path) => () => expectPage(request, path)),
    ];
    // Eight at a time: if all were sent at once to a busy shop, calls that do not hang would time out as well.
    while (requests.length > 0) {
      for (const main of await Promise.all(requests.splice(0, 8).map((open) => open())))
        expect(main).not.toMatch(outage);
    }
    await visitor.dispose();
  });
}

test('a form that only reads is answered while the API hangs', async ({ request, faults, baseURL }) => {
  const { checkout } = await signInWithPages(request, baseURL);
  faults.fail('/api/', 'hang', Number.POSITIVE_INFINITY);
  const form = { intent: 'update', note: 'Ring twice' };
  const answer = await request.post(checkout, { headers: { Origin: baseURL }, form });
  expect(await answer.text()).toMatch(outage);
});
