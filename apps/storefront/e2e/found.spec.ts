import type { APIRequestContext } from '@playwright/test';
import { addedToCart, expect, hydrated, publicApi, test } from './shop.ts';
import { problemsOf } from './structured-data.ts';

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const unescape = (text: string) => text.replaceAll('&amp;', '&');
const locations = (xml: string) => matches(xml, /<loc>([^<]+)<\/loc>/g).map(unescape);

/** The attributes of each `<link>` of a page. */
const linksOf = (html: string) =>
  matches(html, /<link ([^>]+)>/g).map(
    (attributes) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
          name?.toLowerCase(),
          unescape(value ?? ''),
        ]),
      ) as Readonly<Record<string, string>>,
  );

/** The products of the catalogue, as the API lists them. */
async function allProducts() {
  const { catalog } = publicApi();
  const { items, total } = await catalog.products({ page: 1, limit: 100 });
  const pages = Array.from({ length: Math.ceil(total / 100) - 1 }, (_, at) => at + 2);
  const more = await Promise.all(pages.map((page) => catalog.products({ page, limit: 100 })));
  return [...items, ...more.flatMap((page) => page.items)];
}

const prefixes = ['', '/zh-CN', '/es', '/fr', '/th', '/lao'] as const;

test('the sitemap has every product, and each of its pages is found in every language', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [index = ''] = matches(robots, /^Sitemap: (.+)$/gm);
  const files = locations(await (await request.get(new URL(index).pathname)).text());
  expect(files.length).toBeGreaterThan(3);
  const pages = new Set<string>();
  for (const file of files) {
    const answer = await request.get(new URL(file).pathname);
    expect(answer.headers()['content-type'], file).toMatch(/^application\/xml/);
    for (const page of locations(await answer.text())) pages.add(page);
  }
  const { origin } = new URL(index);
  const pathOf = (page: string) => page.slice(origin.length) || '/';
  const english = [...pages].filter((page) => !/^\/(zh-CN|es|fr|th|lao)(\/|$)/.test(pathOf(page)));
  // The home page of a language has no slash at its end.
  const translationsOf = (page: string) =>
    prefixes.map((prefix) => origin + (prefix + pathOf(page)).replace(/(?<=.)\/$/, ''));
  expect([...pages].toSorted()).toEqual(english.flatMap(translationsOf).toSorted());

  const products = await allProducts();
  const isProduct = (page: string) => pathOf(page).startsWith('/goods_detail/');
  expect(english.filter(isProduct).map(pathOf).toSorted()).toEqual(
    products.map(({ id }) => `/goods_detail/${id}`).toSorted(),
  );
  const unpictured = products.flatMap(({ id, image }) => (image ? [] : [`/goods_detail/${id}`]));
  const wrong: string[] = [];
  const check = async (page: string, translations: readonly string[]) => {
    const { pathname, search } = new URL(page);
    const answer = await request.get(pathname + search, { maxRedirects: 0 });
    if (answer.status() !== 200) {
      wrong.push(`${page}: ${answer.status()}`);
      return;
    }
    const html = await answer.text();
    const links = linksOf(html);
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    if (canonical.length !== 1 || canonical[0] !== page)
      wrong.push(`${page}: canonical ${canonical.join(', ')}`);
    if (/<meta name="robots" content="[^"]*noindex/.test(html)) wrong.push(`${page}: noindex`);
    if (!/<meta name="description" content="[^"]{4,}"/.test(html)) wrong.push(`${page}: no description`);
    if (matches(html, /<title>([^<]+)<\/title>/g).length !== 1) wrong.push(`${page}: no single title`);
    for (const json of matches(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
      for (const problem of problemsOf(JSON.parse(json))) {
        const isKnown = problem.endsWith('without image') && unpictured.some((path) => page.endsWith(path));
        if (!isKnown) wrong.push(`${page}: ${problem}`);
      }
    }
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    const named = alternates.flatMap(({ hreflang, href }) => (hreflang === 'x-default' ? [] : [href]));
    if (JSON.stringify(named.toSorted()) !== JSON.stringify(translations.toSorted()))
      wrong.push(`${page}: translations ${named.join(', ')}`);
    const fallback = alternates.find(({ hreflang }) => hreflang === 'x-default')?.href;
    if (fallback !== translations[0]) wrong.push(`${page}: x-default ${fallback}`);
  };
  // Each page in one language, which says of all others where they are. All products have one template: each twelfth one
  // stands for those beside it.
  const shown = [
    ...english.filter((page) => !isProduct(page)),
    ...english.filter(isProduct).filter((_, at) => at % 12 === 0),
  ];
  const atOnce = 4;
  for (let from = 0; from < shown.length; from += atOnce) {
    await Promise.all(
      shown.slice(from, from + atOnce).map((page, at) => {
        const translations = translationsOf(page);
        return check(translations[(from + at) % translations.length] ?? page, translations);
      }),
    );
  }
  expect(wrong).toEqual([]);
});

test('structured data says what a page shows', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return matches(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).flatMap((json) =>
      (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
    );
  };
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect((await typesOf('/categories?id=1')).toSorted()).toEqual(['BreadcrumbList', 'ItemList']);
  expect((await typesOf('/fr/goods_detail/1')).toSorted()).toEqual(['BreadcrumbList', 'ProductGroup']);
  expect((await typesOf('/merchant/merchant/home?id=1')).toSorted()).toContain('Store');
});

test('a product tells search engines of its variants, delivery, returns and reviews', async ({ request }) => {
  const { catalog, reviews } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 80, inStock: true });
  // Tests that buy products out take the first ones.
  const found = items.findLast(({ reviewCount, skuId }) => (reviewCount ?? 0) > 2 && skuId === null);
  const product = await catalog.product(found?.id ?? 0);
  const latest = await reviews.ofProduct(product.id, { page: 1, limit: 5 });
  const html = await (await request.get(`/goods_detail/${product.id}`)).text();
  const graphs = matches(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  const group = graphs
    .flatMap((json) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'])
    .find((thing) => thing['@type'] === 'ProductGroup');
  expect(problemsOf(group)).toEqual([]);
  expect(group).toMatchObject({
    name: product.name,
    review: latest.items.filter(({ text }) => text).map(({ text }) => ({ reviewBody: text })),
    hasVariant: product.skus.map(({ id, price, stock }, index) => ({
      sku: String(id),
      offers: {
        price,
        url: expect.stringMatching(new RegExp(`/goods_detail/${product.id}\\?sku=${id}$`)),
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
        seller: { name: product.store?.name },
        // The first offer describes the delivery, the others name it.
        shippingDetails: {
          '@id': expect.stringMatching(/#delivery$/),
          ...(index === 0 && { shippingDestination: { addressCountry: 'GB' } }),
        },
      },
    })),
  });
});

test('the rules find what search engines refuse', () => {
  const offer = { '@type': 'Offer', price: '$3', priceCurrency: 'USD', availability: 'in stock' };
  expect(
    problemsOf({ '@graph': [offer, { '@type': 'Thing' }, { '@type': 'Brand' }, { name: 'x' }] }),
  ).toEqual([
    'Offer without url',
    'Offer without itemCondition',
    'Offer without seller',
    'Offer without shippingDetails',
    'Offer: price is $3',
    'Offer: availability is in stock',
    'Thing has no rule',
    'Brand without name',
    'a thing without type',
  ]);
});

test('the newest products are a feed, of all stores and of one', async ({ request }) => {
  for (const path of ['/rss', '/fr/rss', '/rss/3']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toMatch(/^application\/rss\+xml/);
    const xml = await answer.text();
    const links = matches(xml, /<link>([^<]+)<\/link>/g).map(unescape);
    expect(links.length, path).toBeGreaterThan(5);
    const page = await request.get(new URL(links.at(-1) ?? '').pathname);
    expect(page.status(), path).toBe(200);
  }
  expect((await request.get('/rss/999999')).status()).toBe(404);
  expect((await request.get('/sitemaps/products-999')).status()).toBe(404);
});

test('pages of one shopper are kept from search engines', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/order/', '/user_center/', '/users/', '/login?']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
});

/** The picture that others show when the address of a page is shared. */
async function sharedPicture(request: APIRequestContext, page: string): Promise<Buffer> {
  const html = await (await request.get(page)).text();
  const [address = ''] = matches(html, /<meta property="og:image" content="([^"]+)"/g);
  const answer = await request.get(new URL(address).pathname);
  expect(answer.headers()['content-type'], page).toBe('image/png');
  const png = await answer.body();
  // Width and height of a PNG stand after its first chunk's name.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
  return png;
}

for (const [what, page] of [
  ['a product with its name and price', '/goods_detail/1'],
  ['a store with its name', '/merchant/merchant/home?id=1'],
  ['the home page', '/'],
] as const) {
  test(`others show ${what} in a picture in each language`, async ({ request }) => {
    const sizes = new Set<number>();
    for (const prefix of ['', '/zh-CN', '/th', '/lao'])
      sizes.add((await sharedPicture(request, prefix + page)).length);
    expect(sizes.size).toBe(4);
  });
}

test('pages of a store are shared with its picture, and pages without a picture with that of the shop', async ({
  request,
}) => {
  const [shop, store, coupons, list] = await Promise.all(
    ['/', '/merchant/merchant/home?id=1', '/merchant/merchant/coupon?id=1', '/categories?id=1'].map((page) =>
      sharedPicture(request, page),
    ),
  );
  expect(coupons).toEqual(store);
  expect(list).toEqual(shop);
  expect(store).not.toEqual(shop);
});

test('what does not exist has no picture', async ({ request }) => {
  for (const path of ['/preview/999999', '/preview/store/999999', '/preview/store/x'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('structured data stays while the shopper uses the page, and is no longer there on the next one', async ({
  page,
}) => {
  await page.goto('/categories');
  await hydrated(page);
  const structured = page.locator('main script[type="application/ld+json"]');
  const before = await structured.allInnerTexts();
  expect(before.join()).toContain('"ItemList"');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(addedToCart(page)).toBeVisible();
  expect(await structured.allInnerTexts()).toEqual(before);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(structured.first()).toBeEmpty();
});
