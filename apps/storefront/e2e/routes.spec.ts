import { defaultLocale, type LocaleCode, localeCodes, localeOf, withLocalePrefix } from '@marketfront/i18n';
import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, test } from './shop.ts';
import { buyingPages, numberedPages, plainPages, signInAsDemoShopper } from './signed-in.ts';

/** A public address of the spec (§2). Without anything else it is a page that search engines may find. */
interface Row {
  readonly path: string;
  /** The address that it leads to. */
  readonly to?: string;
  /** What it answers, where that is not 200. */
  readonly status?: 404;
  /** Search engines leave it out, so it has no canonical address. */
  readonly hidden?: true;
  /** Its title is a name, which is the same in every language. */
  readonly named?: true;
}

const product = '/goods_detail/1';
const store = '/merchant/merchant/home?id=1';
const search = '/goods/goods_search';

/** Every public path of the spec. */
const table: readonly Row[] = [
  { path: '/' },
  { path: '/index_bak', to: '/' },
  { path: '/index2', to: '/' },
  { path: '/categories' },
  { path: '/categories?id=1' },
  { path: `${search}?type=Product&keywords=lamp`, hidden: true },
  { path: `${search}?type=Product&title=Marketfront+lamps&cid=1`, hidden: true, named: true },
  { path: `${search}?type=Store`, hidden: true },
  { path: `${search}?type=Store&keywords=tea`, hidden: true },
  { path: '/goods/activity_list' },
  { path: '/goods/activity_list?id=1' },
  { path: '/goods/detail?id=1', to: product },
  { path: '/goods/search?type=Product&keywords=lamp', to: `${search}?type=Product&keywords=lamp` },
  { path: '/goods/top_one' },
  { path: product },
  { path: '/goods_detail?id=1', to: product },
  { path: '/goods_detail/999999', status: 404 },
  { path: '/goods/reviews?id=1' },
  { path: '/goods/reviews?id=999999', status: 404 },
  { path: '/merchant/merchant?id=1', to: store },
  { path: '/merchant/merchant', to: '/merchant/merchant_street' },
  { path: store, named: true },
  { path: '/merchant/merchant/category?id=1' },
  { path: '/merchant/merchant/coupon?id=1' },
  { path: '/merchant/merchant/qualification?id=1' },
  { path: '/merchant/merchant_more', to: '/merchant/merchant_street' },
  { path: '/merchant/merchant_street' },
  { path: '/store', to: '/merchant/merchant_street' },
  { path: '/store?id=1', to: store },
  { path: '/login' },
  { path: '/login/user', to: '/login' },
  { path: '/register/user', to: '/login?mode=registerEmail' },
  { path: '/login?mode=registerEmail', hidden: true },
  { path: '/register/merchant' },
  { path: '/forget', to: '/login?mode=forgotEmail' },
  { path: '/login?mode=forgotEmail', hidden: true },
  { path: '/middlewares/callback_twitter', to: '/login' },
  { path: '/middlewares/privacy_agreement' },
  { path: '/cart', hidden: true },
  { path: '/cart/index2', to: '/cart' },
  { path: '/order/shopping_cart', to: '/cart' },
  { path: '/unknown', status: 404 },
  { path: '/unknown/below/it', status: 404 },
];

const localised = (locale: LocaleCode, path: string) => withLocalePrefix(locale, path);

/** The address without the part that makes redirects absolute. */
const relative = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** What the HTML says of its page, as search engines and browsers without script read it. */
const factsOf = (html: string) => ({
  lang: all(html, /<html lang="([^"]+)"/g)[0],
  titles: all(html, /<title>([^<]*)<\/title>/g),
  headings: all(html, /<h1[\s>]/g).length,
  canonical: all(html, /<link ([^>]*rel="canonical"[^>]*)>/g)
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
    .map((href) => relative(href.replaceAll('&amp;', '&'))),
});

/** What the server answers to an address of the spec. */
interface Answer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly title: string;
  readonly canonical: string;
}

/**
 * Requests an address, and reports what is not as its row says: its redirect, or the status, language, heading and title
 * of its page.
 * @returns the page, where it is not a redirect and has the expected status
 */
async function checkAnswer(
  request: APIRequestContext,
  { path, to, status }: Row,
  locale: LocaleCode,
  report: (problem: string) => void,
): Promise<Answer | undefined> {
  const address = localised(locale, path);
  const answer = await request.get(address, { maxRedirects: 0 });
  if (to !== undefined) {
    const target = relative(answer.headers()['location'] ?? '');
    if (![301, 302].includes(answer.status()) || target !== localised(locale, to))
      report(`${address}: ${answer.status()} to "${target}"`);
    return undefined;
  }
  if (answer.status() !== (status ?? 200)) {
    report(`${address}: status ${answer.status()}`);
    return undefined;
  }
  const html = await answer.text();
  const { lang, titles, headings, canonical } = factsOf(html);
  if (lang !== localeOf(locale).tag) report(`${address}: language ${lang}`);
  if (headings !== 1) report(`${address}: ${headings} headings of the first level`);
  const [title = ''] = titles;
  if (titles.length !== 1 || !/\S · \S|^Marketfront$/.test(title))
    report(`${address}: titles ${titles.join(' | ')}`);
  return { address, headers: answer.headers(), html, title, canonical: canonical.join(' ') };
}

for (const locale of localeCodes) {
  test(`every public address answers in ${locale}`, async ({ request }) => {
    const wrong: string[] = [];
    const report = (problem: string) => wrong.push(problem);
    /** Titles of pages, with the address that has each. */
    const titles = new Map<string, string>();
    for (const row of table) {
      const answer = await checkAnswer(request, row, locale, report);
      if (!answer) continue;
      const { address, title, canonical } = answer;
      const isMissing = row.status === 404;
      if (canonical !== (row.hidden || isMissing ? '' : address))
        report(`${address}: canonical ${canonical}`);
      const other = titles.get(title);
      if (!isMissing && other !== undefined) report(`${address}: the title of ${other}`);
      titles.set(title, address);
    }
    expect(wrong).toEqual([]);
  });
}

test('every title is in the language of its page', async ({ request }) => {
  const titleOf = async (locale: LocaleCode, path: string) =>
    factsOf(await (await request.get(localised(locale, path))).text()).titles[0];
  const untranslated: string[] = [];
  for (const { path, to, named } of table) {
    if (to !== undefined || named) continue;
    const english = await titleOf(defaultLocale, path);
    for (const locale of localeCodes.filter((code) => code !== defaultLocale))
      if ((await titleOf(locale, path)) === english) untranslated.push(localised(locale, path));
  }
  expect(untranslated).toEqual([]);
});

/** Every path of the spec that needs an account, for the demo shopper. */
async function privateTable(): Promise<readonly Row[]> {
  const [checkout = '', , result = ''] = (await buyingPages()).slice(1);
  const numbered = await numberedPages();
  const order = numbered.find((path) => path.startsWith('/user_center/order/detail')) ?? '';
  const orderNo = order.split('?')[1] ?? '';
  return [
    ...plainPages.filter((path) => !path.includes('?')).map((path) => ({ path })),
    ...numbered.filter((path) => !path.startsWith('/user_center/order/detail')).map((path) => ({ path })),
    { path: order },
    { path: checkout },
    { path: result },
    { path: '/users/order_list', to: '/user_center/order/list' },
    { path: '/users/address_list', to: '/user_center/address/list' },
    { path: '/user_center/user_info', to: '/users/user_info' },
    { path: `/order/order_detail?${orderNo}`, to: order },
    { path: checkout.replace('order_confirm', 'order_confirm2'), to: checkout },
    { path: '/user_center/order/detail?orderNo=PT000000000000000000000', status: 404 },
    { path: '/user_center/address/edit?id=999999', status: 404 },
    { path: '/order/refund_detail?refundOrderNo=RE000000000000000000000', status: 404 },
    { path: '/order/order_confirm?preOrderNo=unknown', status: 404 },
    { path: '/login', to: '/' },
  ];
}

test('every address of an account answers its shopper, with a title in the language of its page', async ({
  request,
}) => {
  await signInAsDemoShopper(request);
  const wrong: string[] = [];
  const report = (problem: string) => wrong.push(problem);
  const titles = new Map<string, string>();
  for (const row of await privateTable()) {
    for (const locale of [defaultLocale, 'th'] as const) {
      const answer = await checkAnswer(request, row, locale, report);
      if (!answer) continue;
      const { address, headers, html, title, canonical } = answer;
      if (canonical !== '') report(`${address}: canonical ${canonical}`);
      if (!/private|no-store/.test(headers['cache-control'] ?? ''))
        report(`${address}: may be kept by a shared cache`);
      if (row.status === 404) continue;
      if (!html.includes('<meta name="robots" content="noindex"')) report(`${address}: may be found`);
      // Pages of different orders have the same title.
      const page = row.path.split('?')[0] ?? '';
      const other = titles.get(title);
      if (other !== undefined && other !== page) report(`${address}: the title of ${other}`);
      titles.set(title, page);
    }
  }
  expect(wrong).toEqual([]);
});

test('every public address opens in the browser, each in another language', async ({ page }) => {
  test.setTimeout(900_000);
  for (const [index, { path, to }] of table.entries()) {
    const locale = localeCodes[index % localeCodes.length] ?? defaultLocale;
    await page.goto(localised(locale, path));
    await expect(page).toHaveURL(localised(locale, to ?? path));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').locator('[name=keywords]')).toBeVisible();
  }
});
