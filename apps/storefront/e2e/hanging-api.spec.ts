import { operationsTable, type OperationId } from '@marketfront/api-client';
import type { APIRequestContext } from '@playwright/test';
import { test as faultyShop } from './faulty-shop.ts';
import { startShop } from './own-shop.ts';
import { type Account, newAccount, signIn } from './accounts.ts';
import { placeUnpaidOrder, wellStockedLine } from './products.ts';
import { apiOrigin, expect } from './shop.ts';

/**
 * The shop aborts a call as early as a deployed one, or, for the test of blocks, earlier; other tests raise these
 * limits.
 */
const limits = {
  usual: { API_TIMEOUT_MS: '', BLOCK_TIMEOUT_MS: '', PAGE_DEADLINE_MS: '' },
  // On a busy machine, calls that do not hang may take longer than a deployed shop would wait.
  blocks: { BLOCK_TIMEOUT_MS: '500' },
} as const;

const test = faultyShop.extend<{ limit: keyof typeof limits }>({
  limit: ['usual', { option: true }],
  shop: async ({ faults, limit }, use) => {
    const origin = await faults.listen();
    const shop = await startShop({ API_ORIGIN: origin, API_PUBLIC_ORIGIN: apiOrigin, ...limits[limit] });
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

/** Checks a whole page: header, content, and footer if the page has one. */
async function expectPage(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  const html = await answer.text();
  expect(html, path).toContain('<header');
  if (!path.startsWith('/order/')) expect(html, path).toContain('<footer');
  return /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
}

/** The contents of each page. Eight at a time: with more, calls that do not hang would time out in a busy shop. */
async function contentsOf(request: APIRequestContext, paths: readonly string[]) {
  const contents = new Map<string, string>();
  for (let at = 0; at < paths.length; at += 8)
    await Promise.all(
      paths.slice(at, at + 8).map(async (path) => contents.set(path, await expectPage(request, path))),
    );
  return contents;
}

/** Signs in a new shopper. @returns the addresses of the pages that a visitor and this shopper can open */
async function signInWithPages(request: APIRequestContext, baseURL: string) {
  const account = await newAccount();
  const pages = await pagesOf(account);
  await signIn(request, account, { origin: baseURL });
  return pages;
}

const outage = /That took too long|The shop cannot be reached/;

test('while every call of the API hangs, each page is there and says so, as does the answer to a form', async ({
  playwright,
  request,
  faults,
  baseURL,
}) => {
  const pages = await signInWithPages(request, baseURL);
  const visitor = await playwright.request.newContext({ baseURL });
  faults.fail('/api/', 'hang', Number.POSITIVE_INFINITY);
  for (const [path, main] of await contentsOf(visitor, pages.visitor)) {
    // A visitor's cart is in the browser, and the sign-in form needs no call.
    if (path === '/cart') expect(main).toContain('Your cart is empty');
    else if (path === '/login') expect(main).toContain('<form');
    else expect(main, path).toMatch(outage);
  }
  for (const [path, main] of await contentsOf(request, pages.shopper)) {
    expect(main, path).toMatch(outage);
    expect(main, path).not.toContain('Your cart is empty');
  }
  await visitor.dispose();

  const form = { intent: 'update', note: 'Ring twice' };
  const answer = await request.post(pages.checkout, { headers: { Origin: baseURL }, form });
  expect(await answer.text()).toMatch(outage);
});

/** Calls that no page requires. */
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

test.describe('blocks', () => {
  test.use({ limit: 'blocks' });

  test('while all that every page can do without hangs at once, every page shows its content', async ({
    playwright,
    request,
    faults,
    baseURL,
  }) => {
    const pages = await signInWithPages(request, baseURL);
    const visitor = await playwright.request.newContext({ baseURL });
    for (const id of dispensable) {
      const [prefix] = operationsTable.find(({ operationId }) => operationId === id)?.path.split('{') ?? [];
      // Without a prefix every call would hang.
      expect(prefix, id).toMatch(/^\/api\/./);
      faults.fail(prefix ?? '', 'hang', Number.POSITIVE_INFINITY);
    }
    for (const contents of [
      await contentsOf(visitor, pages.visitor),
      await contentsOf(request, pages.shopper),
    ])
      for (const [path, main] of contents) expect(main, path).not.toMatch(outage);
    await visitor.dispose();
  });
});
