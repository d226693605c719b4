import { defaultLocale, type LocaleCode, localeCodes, localeOf, withLocalePrefix } from '@marketfront/i18n';
import type { APIRequestContext } from '@playwright/test';
import { type PublicAddress, publicAddresses } from './public-addresses.ts';
import { expect, test } from './shop.ts';
import { buyingPages, numberedPages, plainPages, signInAsDemoShopper } from './signed-in.ts';

const localised = (locale: LocaleCode, path: string) => withLocalePrefix(locale, path);

/** The address without the part that makes redirects absolute. */
const relative = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** The facts about a page in its HTML, for search engines and browsers without script. */
const factsOf = (html: string) => ({
  lang: all(html, /<html lang="([^"]+)"/g)[0],
  titles: all(html, /<title>([^<]*)<\/title>/g),
  headings: all(html, /<h1[\s>]/g).length,
  canonical: all(html, /<link ([^>]*rel="canonical"[^>]*)>/g)
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
    .map((href) => relative(href.replaceAll('&amp;', '&'))),
});

/** The server's response to an address of the spec. */
interface Answer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly title: string;
  readonly canonical: string;
}

/**
 * Requests an address, and reports deviations from its row: its redirect, or the status, language, heading and title of
 * its page.
 * @returns the page, if it is not a redirect and has the expected status
 */
async function checkAnswer(
  request: APIRequestContext,
  { path, to, status }: PublicAddress,
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

test('every public address answers in every language, with a title of its own in it', async ({ request }) => {
  const wrong: string[] = [];
  const report = (problem: string) => wrong.push(problem);
  /** Titles of pages in the first language, which comes first, by path. */
  const english = new Map<string, string>();
  for (const locale of [defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]) {
    /** Titles of pages, each with its address. */
    const titles = new Map<string, string>();
    for (const row of publicAddresses) {
      const answer = await checkAnswer(request, row, locale, report);
      if (!answer) continue;
      const { address, title, canonical } = answer;
      const isMissing = row.status === 404;
      if (canonical !== (row.hidden || isMissing ? '' : address))
        report(`${address}: canonical ${canonical}`);
      const other = titles.get(title);
      if (!isMissing && other !== undefined) report(`${address}: the title of ${other}`);
      titles.set(title, address);
      if (locale === defaultLocale) english.set(row.path, title);
      else if (!row.named && title === english.get(row.path)) report(`${address}: an English title`);
    }
  }
  expect(wrong).toEqual([]);
});

/** All paths of the spec that need an account, for the demo shopper. */
async function privateTable(): Promise<readonly PublicAddress[]> {
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
