import type { LocaleCode } from '@marketfront/i18n';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { laterPage, type QueryValues, withQuery } from './with-query.ts';

/** The kinds of search (spec §9). */
export type SearchType = 'Product' | 'Store';

/** The state of a product's page. */
export interface ProductView {
  readonly sku?: number | undefined;
  readonly country?: string | undefined;
  readonly reviews?: number | undefined;
  readonly stars?: number | undefined;
  readonly pictures?: 1 | undefined;
  readonly bought?: number | undefined;
  readonly written?: string | undefined;
  readonly word?: string | undefined;
  readonly reviewOrder?: 'helpful' | undefined;
  /** The page of the questions. */
  readonly questions?: number | undefined;
  /** The key of a question that was written but not asked yet (`features/reviews/kept-question.server.ts`). */
  readonly ask?: string | undefined;
}

/** The choice of displayed reviews of a product. */
export type ReviewView = Pick<
  ProductView,
  'reviews' | 'stars' | 'pictures' | 'bought' | 'written' | 'word' | 'reviewOrder'
>;

/** The kinds of ranking. */
export const rankingKinds = ['sales', 'new', 'rated'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** Sections of the help page. */
export type HelpSection = 'contact' | 'returns' | 'payment' | 'delivery' | 'cookies';

/** The start of a checkout: lines of the shopper's cart, SKUs of a visitor's cart, or one product bought directly. */
export type CheckoutStart =
  | { readonly preOrderNo: string }
  | { readonly items: readonly number[] }
  | { readonly skus: readonly number[] }
  | { readonly product: number; readonly sku: number; readonly quantity: number };

/**
 * All addresses of the shop, except those of `accountPaths`, without the language: links get it from `AppLink`, forms
 * from `usePath`, redirects from `shop.redirect`. `routes.ts` has the same addresses as patterns, `aliases.ts` the
 * spec's other spellings.
 */
export const paths = {
  home: () => '/',
  categories: (id?: number, page?: number) => withQuery('/categories', { id, page: laterPage(page) }),
  onSale: () => withQuery('/categories', { sales: 'desc', onSale: 1 }),
  search: (search: { type?: SearchType; keywords?: string; cid?: number; page?: number } = {}) =>
    withQuery('/goods/goods_search', { ...search, page: laterPage(search.page) }),
  /** Products side by side. */
  compare: (ids: readonly number[], { differences }: { differences?: boolean } = {}) =>
    withQuery('/goods/compare', { ids, differences: differences ? 1 : undefined }),
  /** Reports a product as breaking the rules. */
  report: (id: number) => withQuery('/goods/report', { id }),
  storeStreet: () => '/merchant/merchant_street',
  /** `shown`: the SKU, the country of delivery, and the displayed reviews. */
  product: (id: number, shown: ProductView = {}) => withQuery(`/goods_detail/${id}`, { ...shown }),
  /** All reviews of a product. */
  productReviews: (id: number, shown: ReviewView = {}) => withQuery('/goods/reviews', { id, ...shown }),
  activities: () => '/goods/activity_list',
  activity: (id: number, page?: number) => withQuery('/goods/activity_list', { id, page: laterPage(page) }),
  /** Rankings, of one category and kind or of all products. */
  rankings: (ranking: { kind?: RankingKind; id?: number } = {}) =>
    withQuery('/goods/top_one', { ...ranking, kind: ranking.kind === 'sales' ? undefined : ranking.kind }),
  store: (id?: number) => withQuery('/merchant/merchant/home', { id }),
  /** Goods of a store, by its own categories or by search words. */
  storeCategory: (id?: number, list: { cid?: number } = {}) =>
    withQuery('/merchant/merchant/category', { id, ...list }),
  storeCoupons: (id?: number) => withQuery('/merchant/merchant/coupon', { id }),
  /** `licence`: shows its licences after a check in pictures or in words. */
  storeQualification: (id?: number, { licence }: { licence?: 'picture' | 'words' } = {}) =>
    withQuery('/merchant/merchant/qualification', { id, licence }) + (licence ? '#licence' : ''),
  /** Information for sellers before they apply. */
  sell: () => '/register/merchant',
  /** `change`: the line whose options are being changed. */
  cart: ({ change }: { change?: number } = {}) => withQuery('/cart', { change }),
  login: (mode?: LoginMode) => withQuery('/login', { mode }),
  register: () => '/register/user',
  logout: () => '/logout',
  socialLogin: () => '/login/social',
  privacyAgreement: () => '/middlewares/privacy_agreement',
  /** `coupon`: the shopper's chosen coupon. */
  checkout: (start?: CheckoutStart, { coupon }: { coupon?: number | undefined } = {}) =>
    withQuery('/order/order_confirm', { ...start, coupon }),
  /** Questions of shoppers, at the section with the answer. */
  help: (section?: HelpSection) => (section === undefined ? '/help' : `/help#${section}`),
  /** The sitemap for shoppers. */
  sitePlan: () => '/sitemap',
  /** The newest products as RSS, of all stores or of one. */
  feed: (store?: number) => (store === undefined ? '/rss' : `/rss/${store}`),
  /** The preview of a shared address: a picture with the name and price of the product, */
  productPreview: (product: number) => `/preview/${product}`,
  /** with the name of the store, */
  storePreview: (store: number) => `/preview/store/${store}`,
  /** with a description of the shop. */
  homePreview: () => '/preview/home',
  /** Describes the shop as an app on a device. */
  manifest: () => '/manifest.webmanifest',
  /** The index of the sitemap, or one of its files. */
  sitemap: (file?: string) => (file === undefined ? '/sitemap.xml' : `/sitemaps/${file}`),
  /** Language, currency and country of deliveries; saving leads back to the path. */
  preferences: (path?: string) => withQuery('/preferences', { path }),
  /** Remembers a language and leads to the path in it. */
  language: (to: LocaleCode, path: string) => withQuery('/resources/language', { to, path }),
  /** Data besides the pages; components name it by its resource (`http/resource.ts`). */
  resource: (name: string, query?: QueryValues) => withQuery(`/resources/${name}`, query),
} as const;
