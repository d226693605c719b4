import type { APIRequestContext } from '@playwright/test';
import { publicApi } from './accounts.ts';
import { expect, test } from './shop.ts';
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

/** The things in each structured data script of a page. */
const graphsOf = (html: string) =>
  matches(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
    (json) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );

const prefixes = ['', '/zh-CN', '/es', '/fr', '/th', '/lao'] as const;

/** Pages with structured data, and its types. */
const typesOfExamples: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/categories?id=1': ['BreadcrumbList', 'ItemList'],
  '/goods_detail/1': ['BreadcrumbList', 'ProductGroup'],
  '/merchant/merchant/home?id=1': expect.arrayContaining(['Store']) as string[],
};

test('icons, manifest, addresses of browsers and feeds are what they should be; what is missing is said in a line', async ({
  request,
}) => {
  const html = await (await request.get('/fr')).text();
  const links = linksOf(html);
  const hrefOf = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href ?? '');
  const manifest = (await (await request.get(hrefOf('manifest')[0] ?? '')).json()) as {
    name: string;
    start_url: string;
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Marketfront', start_url: '/fr', lang: 'fr' });
  const icons = ['/favicon.ico', ...hrefOf('icon'), ...hrefOf('apple-touch-icon')];
  for (const path of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(path);
    expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  for (const { src, sizes } of manifest.icons) {
    // Width and height in the header of a PNG.
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }

  const changePassword = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([changePassword.status(), changePassword.headers().location]).toEqual([302, '/users/user_info']);

  const feed = await (await request.get('/rss')).text();
  expect(feed).toContain('<description>The newest products of all stores of Marketfront.</description>');
  expect(feed).not.toContain('<description/>');

  const missing = [
    '/rss/abc',
    '/sitemaps/abc',
    '/preview/abc',
    '/.well-known/security.txt',
    '/assets/gone.js',
    '/gone.png',
  ];
  for (const path of missing) {
    const answer = await request.get(path);
    const type = answer.headers()['content-type'] ?? '';
    expect([path, answer.status(), type.split(';')[0], (await answer.text()).length < 50]).toEqual([
      path,
      404,
      'text/plain',
      true,
    ]);
  }
});

test('the sitemap has every product; its pages are found in every language and say in structured data what they show; those of one shopper are kept from search engines', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/order/', '/user_center/', '/users/', '/login?'])
    expect(robots).toContain(`Disallow: ${path}\n`);
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
  // The home page of a language has no trailing slash.
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
  const typesFound: Record<string, string[]> = {};
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
    const graphs = graphsOf(html);
    const example = pathOf(translations[0] ?? '');
    if (example in typesOfExamples)
      typesFound[example] = graphs
        .flatMap((graph) => graph.map((thing) => String(thing['@type'])))
        .toSorted();
    for (const graph of graphs) {
      for (const problem of problemsOf({ '@graph': graph })) {
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
  // Each page in one language, which links to all its translations. Pages of one kind share a template: every twelfth
  // one represents its neighbours.
  const kindOf = (page: string) => new URL(page).pathname.replace(/\/\d+$/, '');
  const kinds = Map.groupBy(english, kindOf);
  const shown = english.filter(
    (page) => pathOf(page) in typesOfExamples || (kinds.get(kindOf(page))?.indexOf(page) ?? 0) % 12 === 0,
  );
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
  expect(typesFound).toEqual(typesOfExamples);
});

test('a product tells search engines of its variants, delivery, returns and reviews', async ({ request }) => {
  const { catalog, reviews } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 80, inStock: true });
  // Tests that buy out products use the first ones.
  const found = items.findLast(({ reviewCount, skuId }) => (reviewCount ?? 0) > 2 && skuId === null);
  const product = await catalog.product(found?.id ?? 0);
  const latest = await reviews.ofProduct(product.id, { page: 1, limit: 5 });
  const html = await (await request.get(`/goods_detail/${product.id}`)).text();
  const group = graphsOf(html)
    .flat()
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
        // The first offer contains the delivery details, the others refer to them.
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

/** The preview picture when the address of a page is shared. */
async function sharedPicture(request: APIRequestContext, page: string): Promise<Buffer> {
  const html = await (await request.get(page)).text();
  const [address = ''] = matches(html, /<meta property="og:image" content="([^"]+)"/g);
  const answer = await request.get(new URL(address).pathname);
  expect(answer.headers()['content-type'], page).toBe('image/png');
  const png = await answer.body();
  // Width and height of a PNG follow the name of its first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
  return png;
}

test('others show a product, a store and the home page in a picture in each language; other pages of the store in its one, and those without a picture in that of the shop', async ({
  request,
}) => {
  const pictures = (...pages: readonly string[]) =>
    Promise.all(pages.map((page) => sharedPicture(request, page)));
  const distinct = (shown: readonly Buffer[]) =>
    new Set(shown.map((picture) => picture.toString('base64'))).size;
  // Each language of the product, whose price also has its own characters; the two others in another alphabet.
  const product = '/goods_detail/1';
  expect(distinct(await pictures(product, `/zh-CN${product}`, `/th${product}`, `/lao${product}`))).toBe(4);
  const ofStore = '/merchant/merchant/home?id=1';
  const [store, thaiStore, coupons] = await pictures(
    ofStore,
    `/th${ofStore}`,
    '/merchant/merchant/coupon?id=1',
  );
  const [shop, laoShop, list] = await pictures('/', '/lao', '/categories?id=1');
  if (!store || !thaiStore || !shop || !laoShop) throw new Error('A picture is missing.');
  expect(distinct([store, thaiStore, shop, laoShop])).toBe(4);
  expect(coupons).toEqual(store);
  expect(list).toEqual(shop);
  for (const path of ['/preview/999999', '/preview/store/999999', '/preview/store/x'])
    expect((await request.get(path)).status(), path).toBe(404);
});
