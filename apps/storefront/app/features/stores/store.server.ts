import { type Category, parsePositiveInteger, type ProductCard } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { describe } from '../../seo/index.server.ts';
import { assertPageExists, notFound, queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import {
  loadFacets,
  pageCountOf,
  parseProductQuery,
  toApiFilters,
  toApiQuery,
} from '../catalog/index.server.ts';
import { askHuman } from '../human-check/index.server.ts';
import { longestKeywords } from './store-query.ts';

/** The id of the store; without one, the page shows the spec's message for items without an id (§5). */
export async function storeIdOf(shop: Shop, params: URLSearchParams): Promise<number> {
  const id = parsePositiveInteger(params.get('id'));
  if (id) return id;
  const t = await getMessages(shop.locale.code, 'catalog');
  throw notFound(t('catalog.itemNotFound'));
}

/** The data of the header on all pages of a store. */
export async function loadStoreFrame(shop: Shop, params: URLSearchParams) {
  const id = await storeIdOf(shop, params);
  const [store, detail] = await Promise.all([
    shop.signedIn ? shop.api.stores.store(id) : queries.store(shop, id),
    withTimeout(queries.storeDetail(shop, id)),
  ]);
  return {
    id,
    store,
    followed: shop.signedIn ? store.followed : undefined,
    detail: detail && {
      address: detail.address,
      intro: detail.intro,
      openSince: detail.openSince,
      openingHours: detail.openingHours,
      businessHours: detail.businessHours,
      holidayNotice: detail.holidayNotice,
    },
    now: Date.now(),
  };
}
export type StoreFrameData = Awaited<ReturnType<typeof loadStoreFrame>>;

/** Coupons of the store: for all its products, and for some of them. */
async function readCoupons(shop: Shop, id: number) {
  const scopes = ['store', 'product'] as const;
  const lists = await Promise.all(
    scopes.map((scope) =>
      withTimeout(
        shop.signedIn
          ? shop.api.coupons.list({ storeId: id, scope, page: 1, limit: 50 })
          : queries.storeCoupons(shop, id, scope),
      ),
    ),
  );
  // A back end may also return coupons of other stores.
  return lists
    .flatMap((list) => list?.items ?? [])
    .filter(({ storeId }) => storeId === null || storeId === id);
}

/** The categories in which the store has products, one level below the listed one, with their numbers. */
async function readCategories(shop: Shop, id: number, listed?: number) {
  const [tree, facets] = await Promise.all([
    withTimeout(queries.storeCategories(shop, id)),
    withTimeout(queries.facets(shop, { storeId: id, ...(listed && { categoryId: listed }) })),
  ]);
  const trail = listed === undefined ? [] : categoryPathTo(tree ?? [], listed);
  const children = listed === undefined ? (tree ?? []) : (trail.at(-1)?.children ?? []);
  return {
    trail: trail.map(({ id, name }) => ({ id, name })),
    children: children.map(({ id, name, picture, icon }) => ({
      id,
      name,
      image: picture ?? icon,
      count: facets?.categories.find((facet) => facet.id === id)?.count,
    })),
  };
}

/** The categories from the top level to one of the tree; none if the tree does not contain it. */
function categoryPathTo(tree: readonly Category[], id: number): Category[] {
  for (const category of tree) {
    const below = category.id === id ? [] : categoryPathTo(category.children, id);
    if (category.id === id || below.length > 0) return [category, ...below];
  }
  return [];
}

const shelfSize = 8;
const perRow = 4;

/** Leaves out the products of an incomplete row, unless it is the only one. */
const wholeRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.length > perRow ? rows.slice(0, rows.length - (rows.length % perRow)) : rows;

/** The first page of a store: new products, bestsellers, its coupons and its categories. No product appears twice. */
export async function loadStoreHome(shop: Shop, params: URLSearchParams) {
  const id = await storeIdOf(shop, params);
  const shelf = { page: 1, limit: shelfSize * 2 } as const;
  const bestSelling = () => queries.storeProducts(shop, id, { ...shelf, salesOrder: 'desc' });
  const [store, newest, foundBest, coupons, categories] = await Promise.all([
    queries.store(shop, id),
    withTimeout(queries.storeProducts(shop, id, { ...shelf, order: 'newest' })),
    withTimeout(bestSelling()),
    readCoupons(shop, id),
    readCategories(shop, id),
  ]);
  // A store whose products cannot be read must not look like one without products.
  const best = foundBest ?? (newest ? null : await bestSelling());
  const bestSellers = wholeRows(best?.items.slice(0, shelfSize) ?? []);
  const shown = new Set(bestSellers.map((product) => product.id));
  const isNew = (product: ProductCard) => !shown.has(product.id);
  return {
    id,
    store,
    description: await describe(shop, 'descriptions.store', { name: store.name }),
    bestSellers,
    arrivals: wholeRows(newest?.items.filter(isNew).slice(0, shelfSize) ?? []),
    total: best?.total ?? newest?.total ?? 0,
    coupons: coupons.slice(0, 3),
    categories: categories.children,
    locale: shop.locale.code,
  };
}
export type StoreHomeData = Awaited<ReturnType<typeof loadStoreHome>>;

/** The products of a store by its own categories or by keywords. */
export async function loadStoreCategory(shop: Shop, params: URLSearchParams) {
  const id = await storeIdOf(shop, params);
  const categoryId = parsePositiveInteger(params.get('cid'));
  const keywords = (params.get('keywords') ?? '').trim().slice(0, longestKeywords);
  const query = parseProductQuery(params);
  const place = { ...(keywords && { keyword: keywords }), ...(categoryId && { categoryId }) };
  const [store, result, facets, categories, t] = await Promise.all([
    queries.store(shop, id),
    queries.storeProducts(shop, id, { ...toApiQuery(query), ...place }),
    loadFacets(shop, { ...toApiFilters(query), ...place, storeId: id }),
    readCategories(shop, id, categoryId),
    getMessages(shop.locale.code, 'stores'),
  ]);
  const pageCount = pageCountOf(result.total, query.pageSize);
  assertPageExists(shop, query.page, pageCount);
  const named = categories.trail.at(-1)?.name ?? t('stores.allGoods');
  const title = keywords ? t('stores.resultsFor', { keywords }) : named;
  return {
    id,
    name: store.name,
    categoryId,
    keywords,
    title,
    description: await describe(shop, 'descriptions.storeCategory', {
      title,
      name: store.name,
      count: result.total,
    }),
    query,
    result,
    facets,
    pageCount,
    ...categories,
    locale: shop.locale.code,
  };
}
export type StoreCategoryData = Awaited<ReturnType<typeof loadStoreCategory>>;

export async function loadStoreCoupons(shop: Shop, params: URLSearchParams) {
  const id = await storeIdOf(shop, params);
  const [store, coupons, t] = await Promise.all([
    queries.store(shop, id),
    readCoupons(shop, id),
    getMessages(shop.locale.code, 'stores'),
  ]);
  const description = await describe(shop, 'descriptions.storeCoupons', { name: store.name });
  return { id, name: store.name, description, coupons, title: t('stores.coupons'), locale: shop.locale.code };
}
export type StoreCouponsData = Awaited<ReturnType<typeof loadStoreCoupons>>;

/**
 * The operator of the store. The pictures of its licences are not included: they require a human check, which is
 * started only if the URL requests it, so that the page itself stays the same for everybody.
 */
export async function loadStoreQualification(shop: Shop, params: URLSearchParams) {
  const id = await storeIdOf(shop, params);
  const asked = params.get('licence');
  const [store, detail, check, t] = await Promise.all([
    queries.store(shop, id),
    queries.storeDetail(shop, id),
    asked ? askHuman(shop, asked === 'words' ? 'words' : 'picture') : undefined,
    getMessages(shop.locale.code, 'stores'),
  ]);
  const { qualifications, ...facts } = detail;
  return {
    id,
    name: store.name,
    facts,
    service: store.service,
    licences: qualifications.length,
    check,
    title: t('stores.qualification'),
    description: await describe(shop, 'descriptions.storeQualification', { name: store.name }),
    locale: shop.locale.code,
  };
}
export type StoreQualificationData = Awaited<ReturnType<typeof loadStoreQualification>>;
