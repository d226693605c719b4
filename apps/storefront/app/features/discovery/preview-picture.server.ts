import { parsePositiveInteger } from '@marketfront/api-client';
import { formatPrice } from '@marketfront/i18n/format';
import { getMessages } from '../../messages/index.ts';
import { caching } from '../../services/index.ts';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { fallbackSite } from '../../navigation/index.ts';
import { connectValkey, createSharedStore, withTimeout } from '../../services/index.server.ts';
import { createDrawnPictures } from './drawn-pictures.server.ts';
import { drawPreview, type Preview } from './draw-preview.server.ts';

/** One day: names and prices in shared posts need not follow every change. */
const aDay = 'public, max-age=86400';

/**
 * A drawing takes about 0.1 s of processor time that pages also need. So only one is drawn at a time, and requests do
 * not wait longer than crawlers do. Crawlers repeat their requests for a page that was just shared.
 */
const read = createDrawnPictures({
  draw: drawPreview,
  store: createSharedStore({ prefix: 'mf:preview:', valkey: connectValkey(), ownBytes: 32 * 2 ** 20 }),
  atOnce: 1,
  waiting: 15,
  keptFor: 86_400_000,
});

async function answer(preview: Preview): Promise<Response> {
  const png = await read(preview);
  if (!png)
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '10', 'Cache-Control': caching.nobody },
    });
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': aDay },
  });
}

function idOf(text: string): number {
  const id = parsePositiveInteger(text);
  if (!id) throw notFound();
  return id;
}

/** The preview of a shared product: picture, name and price, in the language of the URL. */
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

/** The preview of a store: its wide picture, its name and its description. */
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

/** The preview of the shop: the first picture of its home page. Pages without their own picture use it too. */
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
