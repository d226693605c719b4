import {
  type Api,
  type Category,
  type CouponScope,
  type ProductFilters,
  type ProductQuery,
  type ReviewFilters,
  type ReviewKind,
  type StoreQuery,
} from '@marketfront/api-client';
import { apiFetch, pageDeadlinePassed } from './api-fetch.server.ts';
import { createObservedApi } from './observe-api.server.ts';
import { type CacheTier, cached } from '../services/cache.server.ts';
import { config } from '../services/config.server.ts';
import type { Tag } from '../services/tags.ts';
import { isMissing } from './error-message.server.ts';
import type { Shop } from './shop.server.ts';

const publicApis = new Map<string, Api>();

/** The API without a token, one per language. */
function publicApi(tag: string): Api {
  const found = publicApis.get(tag);
  if (found) return found;
  const api = createObservedApi({
    baseUrl: config.apiOrigin,
    language: tag,
    timeoutMs: config.apiTimeoutMs,
    fetch: apiFetch(),
  });
  publicApis.set(tag, api);
  return api;
}

/** The value, or a timeout at the page's deadline; the read continues and fills the cache for the next visitor. */
async function beforeDeadline<Value>(deadlineAt: number, read: Promise<Value>): Promise<Value> {
  if (deadlineAt === Number.POSITIVE_INFINITY) return read;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(pageDeadlinePassed()), Math.max(0, deadlineAt - performance.now()));
  });
  return Promise.race([read, deadline]).finally(() => clearTimeout(timer));
}

type Query<Args extends readonly unknown[], Value> = (shop: Shop, ...args: Args) => Promise<Value>;

/**
 * A read with the same result for everybody: cached by language, name and arguments, never with a token.
 * @param tagsOf the subjects of the result; `site` if it concerns no single thing
 */
const shared =
  <Args extends readonly unknown[], Value>(
    tier: CacheTier,
    name: string,
    read: (api: Api, ...args: Args) => Promise<Value>,
    tagsOf: (value: Value, ...args: Args) => readonly Tag[] = () => ['site'],
  ): Query<Args, Value> =>
  async ({ locale, deadlineAt, reads, keptFor }, ...args) => {
    reads.unanswered += 1;
    const { value, tags } = await beforeDeadline(
      deadlineAt,
      cached(
        tier,
        `${locale.tag}:${name}:${JSON.stringify(args)}`,
        () => read(publicApi(locale.tag), ...args),
        (answer) => tagsOf(answer, ...args),
      ),
    );
    for (const tag of tags) keptFor?.tags.add(tag);
    reads.unanswered -= 1;
    return value;
  };

type Id = { readonly id: number };

const ofProduct = (id: number): Tag => `product:${id}`;
const ofStore = (id: number): Tag => `store:${id}`;
const ofCategory = (id: number): Tag => `category:${id}`;
const ofProducts = (cards: readonly Id[]) => cards.map(({ id }) => ofProduct(id));
const ofStores = (cards: readonly Id[]) => cards.map(({ id }) => ofStore(id));

/** A list shows its products, and may show others after a change of its category or its store. */
const ofList = (
  { items }: { readonly items: readonly Id[] },
  { categoryId, storeId }: Pick<ProductQuery, 'categoryId' | 'storeId'> = {},
): readonly Tag[] => [
  ...ofProducts(items),
  ...(categoryId === undefined ? [] : [ofCategory(categoryId)]),
  ...(storeId === undefined ? [] : [ofStore(storeId)]),
];

const ofTree = (tree: readonly Category[]): readonly Tag[] =>
  tree.flatMap(({ id, children }) => [ofCategory(id), ...ofTree(children)]);

type Paging = { readonly page: number; readonly limit: number };

/** All shared reads of the shop: cache tier, name in the cache, and call. */
export const queries = {
  site: shared('site', 'site', (api) => api.site.site()),
  home: shared('site', 'home', (api) => api.site.home()),
  // Also cached if the back end does not support it, because every page needs it.
  marketplace: shared('site', 'marketplace', (api) =>
    api.site.marketplace().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  ),
  payMethods: shared('site', 'pay-methods', (api) => api.payments.methods()),
  languages: shared('site', 'languages', (api) => api.site.languages()),
  pageTexts: shared('site', 'page-texts', (api, languageCode: string, layout: string) =>
    api.site.pageTexts({ languageCode, layout }),
  ),
  loginMethods: shared('site', 'login-methods', (api) => api.auth.methods()),
  loginPicture: shared('site', 'login-picture', (api) => api.auth.picture()),
  categories: shared('site', 'categories', (api) => api.catalog.categories(), ofTree),
  hotWords: shared('site', 'hot-words', (api) => api.search.hotWords()),

  products: shared('catalog', 'products', (api, query: ProductQuery) => api.catalog.products(query), ofList),
  facets: shared(
    'catalog',
    'facets',
    (api, query: ProductQuery) => api.catalog.facets(query),
    (_, query) => ofList({ items: [] }, query),
  ),
  product: shared(
    'catalog',
    'product',
    (api, id: number) => api.catalog.product(id),
    ({ storeId }, id) => [ofProduct(id), ofStore(storeId)],
  ),
  delivery: shared(
    'catalog',
    'delivery',
    (api, productId: number, country: string | undefined) => api.catalog.delivery(productId, { country }),
    (_, productId) => [ofProduct(productId)],
  ),
  featured: shared(
    'catalog',
    'featured',
    (api, paging: Paging) => api.catalog.featured(paging),
    (found) => ofList(found),
  ),
  leaderboard: shared('catalog', 'leaderboard', (api) => api.catalog.leaderboard(), ofProducts),
  recommendations: shared(
    'catalog',
    'recommendations',
    (api, query: Paging & { productId: number }) => api.catalog.recommendations(query),
    (found) => ofList(found),
  ),
  deals: shared(
    'brief',
    'deals',
    (api) => api.catalog.deals(),
    (deals) => ofProducts(deals.map(({ product }) => product)),
  ),
  productCoupons: shared(
    'brief',
    'product-coupons',
    (api, query: Paging & { scope: CouponScope; productId: number; storeId: number }) =>
      api.coupons.list(query),
    (_, { productId, storeId }) => [ofProduct(productId), ofStore(storeId)],
  ),
  platformCoupons: shared('catalog', 'platform-coupons', (api, paging: Paging) =>
    api.coupons.list({ ...paging, scope: 'platform' }),
  ),
  activities: shared(
    'catalog',
    'activities',
    (api) => api.catalog.activities(),
    (found) => ['site', ...ofProducts(found.flatMap(({ products }) => products))],
  ),
  activity: shared('catalog', 'activity', (api, id: number) => api.catalog.activity(id)),
  activityProducts: shared(
    'catalog',
    'activity-products',
    (api, id: number, paging: Paging) => api.catalog.activityProducts(id, paging),
    (found) => ofList(found),
  ),
  reviewSummary: shared(
    'catalog',
    'review-summary',
    (api, productId: number) => api.reviews.summary(productId),
    (_, productId) => [ofProduct(productId)],
  ),
  reviews: shared(
    'catalog',
    'reviews',
    (api, productId: number, query: Paging & ReviewFilters & { kind: ReviewKind }) =>
      api.reviews.ofProduct(productId, query),
    (_, productId) => [ofProduct(productId)],
  ),
  questions: shared(
    'catalog',
    'questions',
    (api, productId: number, paging: Paging) => api.reviews.questions(productId, paging),
    (_, productId) => [ofProduct(productId)],
  ),
  storeStreet: shared(
    'catalog',
    'store-street',
    (api, paging: Paging) => api.stores.street(paging),
    ({ items }) => ofStores(items),
  ),
  stores: shared(
    'catalog',
    'stores',
    (api, query: StoreQuery) => api.stores.search(query),
    ({ items }) => ofStores(items),
  ),
  store: shared(
    'catalog',
    'store',
    (api, id: number) => api.stores.store(id),
    (_, id) => [ofStore(id)],
  ),
  storeProducts: shared(
    'catalog',
    'store-products',
    (api, id: number, query: ProductFilters) => api.stores.products(id, query),
    (found, id) => ofList(found, { storeId: id }),
  ),
  storeDetail: shared(
    'catalog',
    'store-detail',
    (api, id: number) => api.stores.detail(id),
    (_, id) => [ofStore(id)],
  ),
  storeCategories: shared(
    'catalog',
    'store-categories',
    (api, id: number) => api.stores.categories(id),
    (_, id) => [ofStore(id)],
  ),
  storeCoupons: shared(
    'brief',
    'store-coupons',
    (api, storeId: number, scope: CouponScope) => api.coupons.list({ storeId, scope, page: 1, limit: 50 }),
    (_, storeId) => [ofStore(storeId)],
  ),
  storeTypes: shared('site', 'store-types', (api) => api.onboarding.types()),
  settlementAgreement: shared('site', 'settlement-agreement', (api) => api.onboarding.agreementHtml()),
  storeClassifications: shared('site', 'store-classifications', (api) => api.onboarding.classifications()),

  spelling: shared('brief', 'spelling', (api, keyword: string) => api.search.correct(keyword)),
  storeSpelling: shared('brief', 'store-spelling', (api, keyword: string) =>
    api.search.correctStore(keyword),
  ),
  suggestions: shared('brief', 'suggestions', (api, keyword: string) => api.search.suggest(keyword)),
} as const;
