/** A public address of the spec (§2). With a path alone, it is a page that search engines may list. */
export interface PublicAddress {
  readonly path: string;
  /** The address to which it redirects. */
  readonly to?: string;
  /** Its status, if that is not 200. */
  readonly status?: 404;
  /** Search engines do not list it, so it has no canonical address. */
  readonly hidden?: true;
  /** Its title is a name, which is the same in every language. */
  readonly named?: true;
}

const product = '/goods_detail/1';
const store = '/merchant/merchant/home?id=1';
const search = '/goods/goods_search';

/** All public paths of the spec. */
export const publicAddresses: readonly PublicAddress[] = [
  { path: '/' },
  { path: '/index_bak', to: '/' },
  { path: '/index2', to: '/' },
  { path: '/categories' },
  { path: '/categories?id=1' },
  { path: `${search}?type=Product&keywords=lamp`, hidden: true },
  { path: `${search}?type=Product&title=Marketfront+lamps&cid=1`, hidden: true, named: true },
  { path: `${search}?type=Store`, hidden: true },
  { path: `${search}?type=Store&keywords=tea`, hidden: true },
  { path: '/goods/activity_list' },
  { path: '/goods/activity_list?id=1' },
  { path: '/goods/detail?id=1', to: product },
  { path: '/goods/search?type=Product&keywords=lamp', to: `${search}?type=Product&keywords=lamp` },
  { path: '/goods/top_one' },
  { path: product },
  { path: '/goods_detail?id=1', to: product },
  { path: '/goods_detail/999999', status: 404 },
  { path: '/goods/reviews?id=1' },
  { path: '/goods/reviews?id=999999', status: 404 },
  { path: '/merchant/merchant?id=1', to: store },
  { path: '/merchant/merchant', to: '/merchant/merchant_street' },
  { path: store, named: true },
  { path: '/merchant/merchant/category?id=1' },
  { path: '/merchant/merchant/coupon?id=1' },
  { path: '/merchant/merchant/qualification?id=1' },
  { path: '/merchant/merchant_more', to: '/merchant/merchant_street' },
  { path: '/merchant/merchant_street' },
  { path: '/store', to: '/merchant/merchant_street' },
  { path: '/store?id=1', to: store },
  { path: '/login' },
  { path: '/login/user', to: '/login' },
  { path: '/register/user', to: '/login?mode=registerEmail' },
  { path: '/login?mode=registerEmail', hidden: true },
  { path: '/register/merchant' },
  { path: '/forget', to: '/login?mode=forgotEmail' },
  { path: '/login?mode=forgotEmail', hidden: true },
  { path: '/middlewares/callback_twitter', to: '/login' },
  { path: '/middlewares/privacy_agreement' },
  { path: '/cart', hidden: true },
  { path: '/cart/index2', to: '/cart' },
  { path: '/order/shopping_cart', to: '/cart' },
  { path: '/unknown', status: 404 },
  { path: '/unknown/below/it', status: 404 },
];

/** Public pages, each once: those of the spec, and those related to them. */
export const publicPages: readonly string[] = [
  ...publicAddresses.flatMap(({ path, to }) => (to === undefined ? [path] : [])),
  `${search}?type=Product&keywords=nothing-like-this`,
  `${search}?type=Product&keywords=a`,
  '/goods/compare',
  '/help',
  '/sitemap',
];
