import { parsePositiveInteger } from '@marketfront/api-client';
import { accountPaths } from './account-paths.ts';
import { paths } from './paths.ts';

type Alias = string | ((params: URLSearchParams) => string);

const withSameQuery = (path: string) => (params: URLSearchParams) =>
  params.size > 0 ? `${path}?${params}` : path;

/** `goods_detail?id=7`; without a readable id, a product page that says that the item was not found. */
function productAlias(params: URLSearchParams): string {
  const id = parsePositiveInteger(params.get('id'));
  return id ? paths.product(id) : '/goods_detail/unknown';
}

/** A store, or the list of all stores if there is no readable id. */
function storeAlias(params: URLSearchParams): string {
  const id = parsePositiveInteger(params.get('id'));
  return id ? paths.store(id) : paths.storeStreet();
}

/** The spec's other addresses (§2) and their pages. */
const aliases: Readonly<Record<string, Alias>> = {
  '/index_bak': paths.home(),
  '/index2': paths.home(),
  '/cart/index2': paths.cart(),
  '/order/shopping_cart': paths.cart(),
  '/goods/detail': productAlias,
  '/goods_detail': productAlias,
  '/goods/search': withSameQuery(paths.search()),
  '/order/order_confirm2': withSameQuery(paths.checkout()),
  '/order/order_detail': withSameQuery(accountPaths.order()),
  '/users': accountPaths.userCenter(),
  '/users/order_list': withSameQuery(accountPaths.orders()),
  '/users/address_list': withSameQuery(accountPaths.addresses()),
  '/user_center/user_info': accountPaths.profile(),
  '/login/user': withSameQuery(paths.login()),
  '/store': storeAlias,
  '/merchant/merchant': storeAlias,
  '/merchant/merchant_more': withSameQuery(paths.storeStreet()),
};

/** Addresses that servers of this family use in banners, with an id in the path. */
const numbered: Readonly<Record<string, (id: number) => string>> = {
  activity: (id) => paths.activity(id),
  product: (id) => paths.product(id),
  merchant: (id) => paths.store(id),
};

/** The page of another address; `undefined` if it has none. */
export function aliasOf(path: string, params: URLSearchParams): string | undefined {
  const key = path.length > 1 ? path.replace(/\/$/, '') : path;
  const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
  if (alias) return typeof alias === 'function' ? alias(params) : alias;
  const [, kind = '', id] = /^\/(activity|product|merchant)\/(\d{1,10})$/.exec(path) ?? [];
  const number = parsePositiveInteger(id);
  return number === undefined ? undefined : numbered[kind]?.(number);
}
