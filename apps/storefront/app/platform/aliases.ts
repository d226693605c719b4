type Alias = string | ((params: URLSearchParams) => string);

const withQuery = (path: string) => (params: URLSearchParams) =>
  params.size > 0 ? `${path}?${params}` : path;

function productAlias(params: URLSearchParams): string {
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? `/goods_detail/${id}` : '/not-found';
}

/** The spec's other addresses (§2) and the page each of them means. */
const aliases: Readonly<Record<string, Alias | undefined>> = {
  __proto__: null as never,
  '/index_bak': '/',
  '/index2': '/',
  '/cart/index2': '/cart',
  '/order/shopping_cart': '/cart',
  '/goods/detail': productAlias,
  '/goods_detail': productAlias,
  '/goods/search': withQuery('/goods/goods_search'),
  '/goods/top_one': '/categories?sales=desc',
  '/order/order_confirm2': withQuery('/order/order_confirm'),
  '/order/order_detail': withQuery('/user_center/order/detail'),
  '/users/order_list': withQuery('/user_center/order/list'),
  '/user_center': '/user_center/order/list',
  '/login/user': withQuery('/login'),
  '/store': '/merchant/merchant_street',
  '/merchant/merchant_more': withQuery('/merchant/merchant_street'),
};

/** Addresses that servers of this family put into banners, with an id in the path. */
const numbered: Readonly<Record<string, (id: string) => string>> = {
  activity: (id) => `/goods/activity_list?id=${id}`,
  product: (id) => `/goods_detail/${id}`,
  merchant: (id) => `/merchant/merchant/home?id=${id}`,
};

/** The page another address means, `undefined` when it means none. */
export function aliasOf(path: string, params: URLSearchParams): string | undefined {
  const alias = aliases[path.length > 1 ? path.replace(/\/$/, '') : path];
  if (alias) return typeof alias === 'function' ? alias(params) : alias;
  const [, kind = '', id = ''] = /^\/(activity|product|merchant)\/(\d{1,10})$/.exec(path) ?? [];
  return numbered[kind]?.(id);
}
