import type { ProductCard, StoreCard } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { queries, type Shop, unreachable } from '../../../http/index.server.ts';
import { paths } from '../../../navigation/index.ts';
import { plainText } from '../../../content/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import { pageCountOf } from '../../catalog/index.server.ts';
import { loadCouponStrip } from '../../coupons/index.server.ts';
import { createProductPicker } from './product-picker.ts';

/** More than are shown, because products of other blocks are left out. */
const firstPage = { page: 1, limit: 40 } as const;

/** The numbers of activities, stores and followed stores on the page. */
const shown = { activities: 3, stores: 3, followed: 8 } as const;
/** The number of pages of all products offered to visitors without script. */
const mostListPages = 4;
/** The maximum length of an activity's description, in characters. */
const mostOfAbout = 160;

/** The activities with their descriptions and enough products to choose from. */
async function loadActivityBlocks(shop: Shop) {
  const activities = (await queries.activities(shop)).slice(0, shown.activities);
  return Promise.all(
    activities.map(async ({ id, name, layout, products }) => {
      const [detail, page] = await Promise.all([
        withTimeout(queries.activity(shop, id)),
        withTimeout(queries.activityProducts(shop, id, firstPage)),
      ]);
      const about = plainText(detail?.instruction ?? '').slice(0, mostOfAbout);
      return { id, name, layout, about, products: page?.items ?? products };
    }),
  );
}

/**
 * The stores that a signed-in shopper follows. A visitor's page contains no personal data, so that it can be shared.
 */
async function loadFollowedStores(shop: Shop) {
  if (!shop.signedIn) return [];
  const page = await withTimeout(shop.api.favourites.stores({ page: 1, limit: shown.followed }));
  return (page?.items ?? []).map(({ storeId, name, avatar }) => ({ id: storeId, name, avatar }));
}

/** A product with only the data of its card, because the page data is also part of the HTML. */
const withoutRest = (product: ProductCard): ProductCard => ({
  ...product,
  offeredSince: null,
  unit: null,
  stock: null,
});

/** A store with only the data of its tile. */
const asTile = ({
  id,
  name,
  avatar,
  rating,
  followers,
  selfOperated,
  responseMinutes,
  products,
}: StoreCard) => ({ id, name, avatar, rating, followers, selfOperated, responseMinutes, products });

/** The blocks of the home page. Each may fail alone, and none delays the page; all of them are in the HTML. */
export async function loadHome(shop: Shop) {
  const [home, categories, featured, bestSellers, reduced, newest, deals, activities, stores] =
    await Promise.all([
      withTimeout(queries.home(shop)),
      withTimeout(queries.categories(shop)),
      withTimeout(queries.featured(shop, firstPage)),
      withTimeout(queries.leaderboard(shop)),
      withTimeout(queries.products(shop, { ...firstPage, onSale: true, salesOrder: 'desc' })),
      withTimeout(queries.products(shop, { ...firstPage, order: 'newest' })),
      withTimeout(queries.deals(shop)),
      withTimeout(loadActivityBlocks(shop)),
      withTimeout(queries.storeStreet(shop, { page: 1, limit: shown.stores })),
    ]);
  const blocks = [home, categories, featured?.items, bestSellers, newest?.items, activities, stores?.items];
  if (blocks.includes(undefined) && blocks.every((block) => block === undefined || isEmpty(block)))
    throw await unreachable(shop);

  const [coupons, followed, t] = await Promise.all([
    loadCouponStrip(shop),
    loadFollowedStores(shop),
    getMessages(shop.locale.code, 'home'),
  ]);
  // Blocks with the fewest products to choose from come first, not in the order of the page.
  const choose = createProductPicker();
  const pick = (...args: Parameters<typeof choose<ProductCard>>) => choose(...args).map(withoutRest);
  const dealById = new Map((deals ?? []).map((deal) => [deal.product.id, deal]));
  const dealProducts = pick(
    (deals ?? []).map(({ product }) => product),
    { most: 3 },
  );
  const inStock = (products: readonly ProductCard[] | undefined) =>
    products?.filter(({ soldOut }) => !soldOut);
  return {
    locale: shop.locale.code,
    now: Date.now(),
    title: t('home.title'),
    description: t('home.description'),
    mobileAddress: shop.origin + paths.home(),
    banners: home?.banners ?? [],
    // The first one is shown as the notice above the header.
    promotions: home?.subBanners.slice(1, 3) ?? [],
    categories: (categories ?? [])
      .slice(0, 8)
      .map(({ id, name, picture, icon }) => ({ id, name, image: picture ?? icon })),
    coupons,
    deals: dealProducts.flatMap(({ id }) => dealById.get(id) ?? []),
    stores: (stores?.items ?? []).map(asTile).map((store) => ({
      ...store,
      products: pick(store.products, { most: 3, least: 3 }),
    })),
    activities: (activities ?? [])
      .map((activity) => ({
        ...activity,
        products: pick(
          activity.products,
          activity.layout === 'carousel' ? { most: 5, least: 5 } : { most: 3, least: 3 },
        ),
      }))
      .filter(({ products }) => products.length > 0),
    featured: pick(inStock(featured?.items), { most: 8, least: 4 }),
    trending: pick(bestSellers, { most: 10, least: 5 }),
    hot: pick(inStock(reduced?.items), { most: 5, least: 5 }),
    arrivals: pick(inStock(newest?.items), { most: 8, least: 4 }),
    followed,
    listPages: Math.min(mostListPages, pageCountOf(newest?.total ?? 0)),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

const isEmpty = (block: unknown) => Array.isArray(block) && block.length === 0;

/** The data that a browser with an older copy of the page requests: the time, and the remaining pieces of each deal. */
export async function loadDealState(shop: Shop) {
  const deals = await withTimeout(shop.api.catalog.deals());
  return { now: Date.now(), left: (deals ?? []).map(({ product, left }) => [product.id, left] as const) };
}
export type DealState = Awaited<ReturnType<typeof loadDealState>>;
