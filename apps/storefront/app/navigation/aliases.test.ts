import { expect, it } from 'vitest';
import { matchPath } from '../testing/route-table.ts';
import { aliasOf } from './aliases.ts';

const aliases = [
  ['/index_bak', '', '/'],
  ['/index2', '', '/'],
  ['/cart/index2', '', '/cart'],
  ['/order/shopping_cart/', '', '/cart'],
  ['/goods_detail', 'id=12', '/goods_detail/12'],
  ['/goods/detail', 'id=12', '/goods_detail/12'],
  ['/goods/search', 'keywords=mug', '/goods/goods_search?keywords=mug'],
  ['/order/order_confirm2', 'preOrderNo=1', '/order/order_confirm?preOrderNo=1'],
  ['/order/order_detail', 'orderNo=SH1', '/user_center/order/detail?orderNo=SH1'],
  ['/users/order_list', 'tab=toPay', '/user_center/order/list?tab=toPay'],
  ['/users/address_list', '', '/user_center/address/list'],
  ['/user_center/user_info', '', '/users/user_info'],
  ['/login/user', 'mode=guest', '/login?mode=guest'],
  ['/store', '', '/merchant/merchant_street'],
  ['/store', 'id=4', '/merchant/merchant/home?id=4'],
  ['/merchant/merchant', 'id=4', '/merchant/merchant/home?id=4'],
  ['/merchant/merchant', 'id=x', '/merchant/merchant_street'],
  ['/merchant/merchant_more', 'page=2', '/merchant/merchant_street?page=2'],
  ['/activity/2', '', '/goods/activity_list?id=2'],
  ['/product/3', '', '/goods_detail/3'],
  ['/merchant/4', '', '/merchant/merchant/home?id=4'],
] as const;

it.each(aliases)('%s?%s leads to %s, which has a route', (path, query, target) => {
  expect(aliasOf(path, new URLSearchParams(query))).toBe(target);
  expect(matchPath(new URL(target, 'https://shop.test').pathname).file).not.toBe('routes/not-found.tsx');
});

it.each(['', 'id=', 'id=x', 'id=0'])(
  'leads a product with "%s" to a page that says what is missing',
  (query) => expect(aliasOf('/goods_detail', new URLSearchParams(query))).toBe('/goods_detail/unknown'),
);

it.each(['/constructor', '/product/0', '/product/99999999999', '/activity/x', '/'])(
  '%s is no alias',
  (path) => expect(aliasOf(path, new URLSearchParams())).toBeUndefined(),
);
