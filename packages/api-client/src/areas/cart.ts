import { cartGroupFromWire } from '../model/cart.ts';
import { rows } from '../model/wire-values.ts';
import { type KnownMessageKey, knownMessageKey } from '../known-messages.ts';
import type { Schemas } from '../wire.ts';
import { type AreaTools, type CallOptions, type MutationOptions, toVoid } from './area.ts';

export interface SkuQuantity {
  /** The id of the product. */
  productId: number;
  /** The id of the SKU. */
  skuId: number;
  /** The number of pieces. */
  quantity: number;
}

/** A line that could not be merged into the cart. */
export interface RejectedLine extends SkuQuantity {
  /** The key of the reason; none when the back end uses a message that is not known. */
  reason: KnownMessageKey | undefined;
  /** The reason as the back end says it. */
  message: string;
}

const lineToWire = ({ productId, skuId, quantity }: SkuQuantity) => ({
  productId,
  productAttrUnique: skuId,
  cartNum: quantity,
});

const rejectedLineFromWire = (line: Schemas['CartMerged']['rejected'][number]): RejectedLine => ({
  productId: line.productId,
  skuId: line.productAttrUnique,
  quantity: line.cartNum,
  reason: knownMessageKey(line.message),
  message: line.message,
});

export const cartArea = ({ call, context }: AreaTools) => ({
  /** Lists valid rows by default; `valid: false` lists those that are sold out or removed. */
  list: ({ valid = true }: { valid?: boolean } = {}, options?: CallOptions) =>
    call(
      'listCart',
      { query: { isValid: valid } },
      (data) => rows(data).map((group) => cartGroupFromWire(group, context())),
      options,
    ),
  /** Counts the pieces in the cart. */
  count: (options?: CallOptions) =>
    call('countCart', { query: { numType: true, type: 'sum' } }, (data) => data.count, options),
  /** Adds all lines or none; a repeated call with the same `idempotencyKey` adds nothing again. */
  add: (items: readonly SkuQuantity[], options?: MutationOptions) =>
    call('addToCart', { body: items.map(lineToWire) }, toVoid, options),
  /**
   * Adds the lines of a visitor's cart after signing in. Lines that cannot be added are returned with their reason;
   * a repeated call with the same `idempotencyKey` adds nothing again.
   */
  merge: (items: readonly SkuQuantity[], options?: MutationOptions) =>
    call(
      'mergeCart',
      { body: items.map(lineToWire) },
      (data) => data.rejected.map(rejectedLineFromWire),
      options,
    ),
  /** Changes the number of pieces of a row. */
  setQuantity: (id: number, quantity: number, options?: CallOptions) =>
    call('setCartQuantity', { body: { id, number: quantity } }, toVoid, options),
  /** Deletes rows. */
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
