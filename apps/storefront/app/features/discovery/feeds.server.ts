import { parsePositiveInteger, type ProductCard } from '@marketfront/api-client';
import { formatPrice } from '@marketfront/i18n/format';
import { withLocalePrefix } from '@marketfront/i18n';
import { Feed } from 'feed';
import { getMessages } from '../../messages/index.ts';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { fallbackSite, paths } from '../../navigation/index.ts';
import { describe } from '../../seo/index.server.ts';
import { textAnswer } from './text-answer.server.ts';

const newest = { page: 1, limit: 50, order: 'newest' } as const;

interface FeedOf {
  readonly title: string;
  readonly description: string;
  /** The path of its page, without language. */
  readonly page: string;
  /** The path of the feed itself, without language. */
  readonly self: string;
  readonly products: readonly ProductCard[];
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
async function toRss(shop: Shop, { title, description, page, self, products }: FeedOf): Promise<Response> {
  const { code, tag } = shop.locale;
  const site = await queries.site(shop);
  const currency = site.currency.code;
  const name = site.name || fallbackSite.name;
  const absolute = (path: string) => shop.origin + withLocalePrefix(code, path);
  const feed = new Feed({
    title: `${title} · ${name}`,
    description,
    id: absolute(page),
    link: absolute(page),
    language: tag,
    feedLinks: { rss: absolute(self) },
    generator: 'Marketfront',
  });
  // For back ends that do not give a date for the products.
  const today = new Date(new Date().toISOString().slice(0, 10));
  for (const { id, name: product, price, image, storeName, offeredSince } of products) {
    feed.addItem({
      title: product,
      id: absolute(paths.product(id)),
      link: absolute(paths.product(id)),
      description: [formatPrice(code, price, { currency }), storeName].filter(Boolean).join(' · '),
      ...(image && { image: image.url }),
      date: offeredSince ? new Date(offeredSince) : today,
    });
  }
  return textAnswer(feed.rss2(), 'application/rss+xml');
}

/** The newest products of all stores. */
export async function arrivalsFeed(shop: Shop): Promise<Response> {
  const [t, site, products] = await Promise.all([
    getMessages(shop.locale.code, 'catalog'),
    queries.site(shop),
    queries.products(shop, newest),
  ]);
  return toRss(shop, {
    title: t('catalog.newArrivals'),
    description: await describe(shop, 'descriptions.arrivals', { name: site.name || fallbackSite.name }),
    page: paths.home(),
    self: paths.feed(),
    products: products.items,
  });
}

/** The newest products of one store. */
export async function storeFeed(shop: Shop, storeId: string): Promise<Response> {
  const id = parsePositiveInteger(storeId);
  if (!id) throw notFound();
  const [store, products] = await Promise.all([
    queries.store(shop, id),
    queries.storeProducts(shop, id, newest),
  ]);
  return toRss(shop, {
    title: store.name,
    description: await describe(shop, 'descriptions.store', { name: store.name }),
    page: paths.store(id),
    self: paths.feed(id),
    products: products.items,
  });
}
