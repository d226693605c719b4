import { parsePositiveInteger } from '@marketfront/api-client';
import { formatPrice } from '@marketfront/i18n/format';
import { LRUCache } from 'lru-cache';
import { getMessages } from '../../messages/index.ts';
import { notFound } from '../../platform/handlers.server.ts';
import { queries } from '../../platform/queries.server.ts';
import { fallbackSite } from '../../platform/root-data.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { drawPreview, type Preview } from './draw-preview.server.ts';

/** A day: names and prices in shared posts need not follow every change. */
const caching = 'public, max-age=86400';

// Drawing takes about a tenth of a second; crawlers ask several times for what was just shared.
const drawn = new LRUCache<string, Buffer>({ max: 200 });

async function answer(preview: Preview): Promise<Response> {
  const key = JSON.stringify(preview);
  const png = drawn.get(key) ?? (await drawPreview(preview));
  drawn.set(key, png);
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': caching },
  });
}

function idOf(text: string): number {
  const id = parsePositiveInteger(text);
  if (!id) throw notFound();
  return id;
}

/** A product as others show it when its address is shared: picture, name and price, in the language of the address. */
export async function productPreview(shop: Shop, productId: string): Promise<Response> {
  const [product, site] = await Promise.all([queries.product(shop, idOf(productId)), queries.site(shop)]);
  return answer({
    layout: 'product',
    locale: shop.locale.code,
    siteName: site.name || fallbackSite.name,
    title: product.name,
    picture: product.image?.url,
    price: formatPrice(shop.locale.code, product.price, { currency: site.currency.code }),
  });
}

/** A store: its wide picture, its name and what it says about itself. */
export async function storePreview(shop: Shop, storeId: string): Promise<Response> {
  const id = idOf(storeId);
  const [store, detail, site] = await Promise.all([
    queries.store(shop, id),
    withTimeout(queries.storeDetail(shop, id)),
    queries.site(shop),
  ]);
  return answer({
    layout: 'banner',
    locale: shop.locale.code,
    siteName: site.name || fallbackSite.name,
    title: store.name,
    picture: store.background,
    about: detail?.intro ?? '',
  });
}

/** The shop itself: the first picture of its home page. Pages without a picture of their own have this one. */
export async function homePreview(shop: Shop): Promise<Response> {
  const [home, site, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    queries.site(shop),
    getMessages(shop.locale.code, 'home'),
  ]);
  return answer({
    layout: 'banner',
    locale: shop.locale.code,
    siteName: site.name || fallbackSite.name,
    title: t('home.title'),
    picture: home?.banners[0]?.image,
    about: t('home.description'),
  });
}
