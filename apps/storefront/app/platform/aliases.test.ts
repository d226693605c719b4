import { expect, it } from 'vitest';
import { aliasOf } from './aliases.ts';

it.each([
  ['/index_bak', '', '/'],
  ['/cart/index2', '', '/cart'],
  ['/order/shopping_cart/', '', '/cart'],
  ['/goods_detail', 'id=12', '/goods_detail/12'],
  ['/activity/2', '', '/goods/activity_list?id=2'],
  ['/goods/detail', 'id=x', '/not-found'],
  ['/goods/search', 'keywords=mug', '/goods/goods_search?keywords=mug'],
  ['/users/order_list', 'tab=toPay', '/user_center/order/list?tab=toPay'],
])('%s?%s means %s', (path, query, target) => expect(aliasOf(path, new URLSearchParams(query))).toBe(target));

it('knows nothing of other addresses', () =>
  expect(aliasOf('/constructor', new URLSearchParams())).toBeUndefined());
