import { cartGroupFromWire } from '../model/cart.ts';
import { rows } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, toVoid } from './area.ts';

export interface SkuQuantity {
  productId: number;
  skuId: number;
  quantity: number;
}

export const cartArea = ({ call, context }: AreaTools) => ({
  /** Lists valid rows by default; `valid: false` lists those that are sold out or removed. */
  list: ({ valid = true }: { valid?: boolean } = {}, options?: CallOptions) =>
    call(
      'listCart',
      { query: { isValid: valid } },
      (data) => rows(data).map((group) => cartGroupFromWire(group, context())),
      options,
    ),
  count: (options?: CallOptions) =>
    call('countCart', { query: { numType: true, type: 'sum' } }, (data) => data.count, options),
  add: (items: readonly SkuQuantity[], options?: CallOptions) =>
    call(
      'addToCart',
      {
        body: items.map(({ productId, skuId, quantity }) => ({
          productId,
          productAttrUnique: skuId,
          cartNum: quantity,
        })),
      },
      toVoid,
      options,
    ),
  setQuantity: (id: number, quantity: number, options?: CallOptions) =>
    call('setCartQuantity', { body: { id, number: quantity } }, toVoid, options),
  remove: (ids: readonly number[], options?: CallOptions) =>
    call('deleteFromCart', { body: { ids: [...ids] } }, toVoid, options),
  /** Changes the SKU of a row. */
  reselect: (id: number, item: SkuQuantity, options?: CallOptions) =>
    call(
      'reselectCartSku',
      { body: { id, productId: item.productId, num: item.quantity, unique: item.skuId } },
      toVoid,
      options,
    ),
});
