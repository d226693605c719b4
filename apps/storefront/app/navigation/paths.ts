import type { UploadModel } from '@marketfront/api-client';
import type { LocaleCode } from '@marketfront/i18n';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { laterPage, withQuery } from './with-query.ts';

/** What a search looks for (spec §9). */
export type SearchType = 'Product' | 'Store';

/** What a product's page shows of it. */
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
  /** The key of a question that is written, and not asked yet (`features/reviews/kept-question.server.ts`). */
  readonly ask?: string | undefined;
}

/** Which reviews of a product are shown. */
export type ReviewView = Pick<
  ProductView,
  'reviews' | 'stars' | 'pictures' | 'bought' | 'written' | 'word' | 'reviewOrder'
>;

/** What a ranking goes by. */
export const rankingKinds = ['sales', 'new', 'rated'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** Sections of the help page. */
export type HelpSection = 'contact' | 'returns' | 'payment' | 'delivery' | 'cookies';

/** What a checkout starts from: lines of the shopper's cart, SKUs of a visitor's cart, or one product bought at once. */
export type CheckoutStart =
  | { readonly preOrderNo: string }
  | { readonly items: readonly number[] }
  | { readonly skus: readonly number[] }
  | { readonly product: number; readonly sku: number; readonly quantity: number };

/**
 * Every address of the shop, but for those of `accountPaths`, without the language: links get it from `AppLink`, forms
 * from `usePath`, redirects from `shop.redirect`. `routes.ts` has the same addresses as patterns, `aliases.ts` the spec's other spellings.
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
  /** `shown`: the SKU, the country of the delivery, and which reviews are shown. */
  product: (id: number, shown: ProductView = {}) => withQuery(`/goods_detail/${id}`, { ...shown }),
  /** All reviews of a product. */
  productReviews: (id: number, shown: ReviewView = {}) => withQuery('/goods/reviews', { id, ...shown }),
  activities: () => '/goods/activity_list',
  activity: (id: number, page?: number) => withQuery('/goods/activity_list', { id, page: laterPage(page) }),
  /** Rankings, of one category and kind or of all products. */
  rankings: (ranking: { kind?: RankingKind; id?: number } = {}) =>
    withQuery('/goods/top_one', { ...ranking, kind: ranking.kind === 'sales' ? undefined : ranking.kind }),
  store: (id?: number) => withQuery('/merchant/merchant/home', { id }),
  /** Goods of a store, by its own categories or by words. */
  storeCategory: (id?: number, list: { cid?: number } = {}) =>
    withQuery('/merchant/merchant/category', { id, ...list }),
  storeCoupons: (id?: number) => withQuery('/merchant/merchant/coupon', { id }),
  /** `licence`: shows its licences after a check in pictures or in words. */
  storeQualification: (id?: number, { licence }: { licence?: 'picture' | 'words' } = {}) =>
    withQuery('/merchant/merchant/qualification', { id, licence }) + (licence ? '#licence' : ''),
  /** What sellers read before they apply. */
  sell: () => '/register/merchant',
  /** `change`: a line whose options are chosen anew. */
  cart: ({ change }: { change?: number } = {}) => withQuery('/cart', { change }),
  login: (mode?: LoginMode) => withQuery('/login', { mode }),
  register: () => '/register/user',
  logout: () => '/logout',
  socialLogin: () => '/login/social',
  privacyAgreement: () => '/middlewares/privacy_agreement',
  /** `coupon`: a coupon of the shopper that is chosen. */
  checkout: (start?: CheckoutStart, { coupon }: { coupon?: number | undefined } = {}) =>
    withQuery('/order/order_confirm', { ...start, coupon }),
  /** What shoppers ask, at the section that answers it. */
  help: (section?: HelpSection) => (section === undefined ? '/help' : `/help#${section}`),
  /** The sitemap for shoppers. */
  sitePlan: () => '/sitemap',
  /** The newest products as RSS, of all stores or of one. */
  feed: (store?: number) => (store === undefined ? '/rss' : `/rss/${store}`),
  /** What others show of a shared address: a picture with the name and price of the product, */
  productPreview: (product: number) => `/preview/${product}`,
  /** with the name of the store, */
  storePreview: (store: number) => `/preview/store/${store}`,
  /** with what the shop is. */
  homePreview: () => '/preview/home',
  /** The index of the sitemap, or one of its files. */
  sitemap: (file?: string) => (file === undefined ? '/sitemap.xml' : `/sitemaps/${file}`),
  /** Language, currency and country of deliveries; saving leads back to the path. */
  preferences: (path?: string) => withQuery('/preferences', { path }),
  /** Remembers a language and leads to the path in it. */
  language: (to: LocaleCode, path: string) => withQuery('/resources/language', { to, path }),
  /** Addresses that only script asks. */
  resources: {
    menu: () => '/resources/menu',
    suggestions: (keyword: string) => withQuery('/resources/suggest', { keyword }),
    auth: () => '/resources/auth',
    code: () => '/resources/code',
    passkey: () => '/resources/passkey',
    cart: (added?: { product: number }) => withQuery('/resources/cart', added),
    /** What was added to the cart just now. */
    added: (added: { product: number; sku: number; quantity: number }) =>
      withQuery('/resources/added', { ...added }),
    /** `lines`: as the cookie of a visitor's cart has them. */
    estimate: (lines: string) => withQuery('/resources/estimate', { lines }),
    /** The options of a product in the cart. */
    cartOptions: (of: { product: number }) => withQuery('/resources/cart-options', of),
    cartCoupons: (of: { store: number; skus: readonly number[] }) => withQuery('/resources/cart-coupons', of),
    account: () => '/resources/account',
    addressCheck: () => '/resources/address-check',
    guestAccount: () => '/resources/guest-account',
    /** Everything that the shop keeps of the shopper, as a file. */
    export: () => '/resources/export',
    follow: (change?: { store: number; on: '0' | '1' }) => withQuery('/resources/follow', change),
    coupon: (id?: number) => withQuery('/resources/coupon', { id }),
    /** The picture of a human check; `challenge` makes browsers load the next one. */
    humanCheck: (challenge: string) => withQuery('/resources/human_check', { challenge }),
    delivery: (to: { product: number; country: string }) => withQuery('/resources/delivery', to),
    stockAlert: (of: { product: number; sku: number }) => withQuery('/resources/stock-alert', of),
    reviewVote: (vote: { product: number; review: number; on: '0' | '1' }) =>
      withQuery('/resources/review-vote', vote),
    question: (about: { product: number }) => withQuery('/resources/question', about),
    questionAnswer: (to: { product: number; question: number }) =>
      withQuery('/resources/question-answer', to),
    questionVote: (vote: { product: number; question: number; on: '0' | '1' }) =>
      withQuery('/resources/question-vote', vote),
    /** `lines`: pieces by the id of their line. */
    refundAmount: (orderNo?: string, lines: Readonly<Record<string, string>> = {}) =>
      withQuery('/resources/refund-amount', { orderNo, ...lines }),
    upload: (model?: UploadModel) => withQuery('/resources/upload', { model }),
    applicationCode: () => '/resources/application-code',
    countries: () => '/resources/countries',
    deals: () => '/resources/deals',
    /** More goods for the home page; `like`: those that go with this product first. */
    forYou: (of: { page: number; like?: number | undefined }) => withQuery('/resources/for-you', of),
    /** The pictures of a product after its main one. */
    viewed: (ids: readonly number[]) => withQuery('/resources/viewed', { ids }),
    views: (of: { product: number }) => withQuery('/resources/views', of),
    recommended: (of: { product: number }) => withQuery('/resources/recommended', of),
    version: () => '/resources/version',
    vitals: () => '/resources/vitals',
    favourite: (change?: { product: number; on: '0' | '1' }) => withQuery('/resources/favourite', change),
  },
} as const;
