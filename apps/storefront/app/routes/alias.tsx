import { data } from 'react-router';
import { shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/alias';

type Alias = string | ((params: URLSearchParams) => string);

const withQuery = (path: string) => (params: URLSearchParams) =>
  params.size > 0 ? `${path}?${params}` : path;

function productAlias(params: URLSearchParams): string {
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? `/goods_detail/${id}` : '/not-found';
}

/** The spec's other addresses (§2) and the page each of them means. */
const aliases: Readonly<Record<string, Alias>> = {
  '/index_bak': '/',
  '/index2': '/',
  '/cart/index2': '/cart',
  '/order/shopping_cart': '/cart',
  '/goods/detail': productAlias,
  '/goods_detail': productAlias,
  '/goods/search': withQuery('/goods/goods_search'),
  '/goods/activity_list': withQuery('/categories'),
  '/goods/top_one': '/categories?sales=desc',
  '/order/order_confirm2': withQuery('/order/order_confirm'),
  '/order/order_detail': withQuery('/user_center/order/detail'),
  '/users/order_list': withQuery('/user_center/order/list'),
  '/user_center': '/user_center/order/list',
  '/login/user': withQuery('/login'),
  '/store': '/merchant/merchant_street',
  '/merchant/merchant_more': withQuery('/merchant/merchant_street'),
};

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const alias = aliases[shop.path];
  if (!alias) throw data(null, { status: 404 });
  return shop.redirect(typeof alias === 'string' ? alias : alias(url.searchParams), 301);
}
