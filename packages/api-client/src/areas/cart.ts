import * as operations from '../generated/operations.ts';
import { cartEstimateFromWire, cartGroupFromWire } from '../model/cart.ts';
import { rows } from '../model/wire-values.ts';
import type { KnownMessageKey } from '../known-messages.ts';
import type { Schemas } from '../wire.ts';
import { type ApiConnection, type CallOptions, type MutationOptions, toVoid } from './area.ts';

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
  /** The key of the reason; undefined when the message of the back end is not a known one. */
  reason: KnownMessageKey | undefined;
  /** The message of the back end. */
  message: string;
}

const lineToWire = ({ productId, skuId, quantity }: SkuQuantity) => ({
  productId,
  productAttrUnique: skuId,
  cartNum: quantity,
});

async function rejectedLinesFromWire({ rejected }: Schemas['CartMerged']): Promise<RejectedLine[]> {
  if (rejected.length === 0) return [];
  // As in the transport: the known messages are loaded only when lines were rejected.
  const { knownMessageKey } = await import('../known-messages.ts');
  return rejected.map((line) => ({
    productId: line.productId,
    skuId: line.productAttrUnique,
    quantity: line.cartNum,
    reason: knownMessageKey(line.message),
    message: line.message,
  }));
}

export const cartArea = ({ call, context }: ApiConnection) => ({
  /** Lists valid rows by default; `valid: false` lists those that are sold out or removed. */
  list: ({ valid = true }: { valid?: boolean } = {}, options?: CallOptions) =>
    call(
      operations.listCart,
      { query: { isValid: valid } },
      (data) => rows(data).map((group) => cartGroupFromWire(group, context())),
      options,
    ),
  /** Counts the pieces in the cart. */
  count: (options?: CallOptions) =>
    call(operations.countCart, { query: { numType: true, type: 'sum' } }, (data) => data.count, options),
  /** Adds all lines or none; a repeated call with the same `idempotencyKey` adds nothing again. */
  add: (items: readonly SkuQuantity[], options?: MutationOptions) =>
    call(operations.addToCart, { body: items.map(lineToWire) }, toVoid, options),
  /**
   * Adds the lines of a visitor's cart after signing in. Lines that cannot be added are returned with their reason;
   * a repeated call with the same `idempotencyKey` adds nothing again.
   */
  merge: (items: readonly SkuQuantity[], options?: MutationOptions) =>
    call(operations.mergeCart, { body: items.map(lineToWire) }, rejectedLinesFromWire, options),
  /** Changes the number of pieces of a row. */
  setQuantity: (id: number, quantity: number, options?: CallOptions) =>
    call(operations.setCartQuantity, { body: { id, number: quantity } }, toVoid, options),
  /** Deletes rows. */
  remove: (ids: readonly number[], options?: CallOptions) =>
    call(operations.deleteFromCart, { body: { ids: [...ids] } }, toVoid, options),
  /**
   * Computes the total cost of SKUs without starting a checkout; for visitors too.
   * @param country the country of the delivery; ISO 3166-1 alpha-2
   */
  estimate: (
    items: readonly SkuQuantity[],
    { country, ...options }: CallOptions & { country?: string | undefined } = {},
  ) =>
    call(
      operations.estimateCart,
      {
        body: {
          orderDetails: items.map(({ productId, skuId, quantity }) => ({
            productId,
            attrValueId: skuId,
            productNum: quantity,
          })),
          ...(country !== undefined && { country }),
        },
      },
      cartEstimateFromWire,
      options,
    ),
  /**
   * Changes the SKU of a row; another row with the new SKU is merged into it. With `formerSkuId`, a row that has a
   * different SKU by now is refused. A repeated call changes nothing again.
   */
  reselect: (
    id: number,
    item: SkuQuantity,
    { formerSkuId, ...options }: CallOptions & { formerSkuId?: number } = {},
  ) =>
    call(
      operations.reselectCartSku,
      {
        body: {
          id,
          productId: item.productId,
          num: item.quantity,
          unique: item.skuId,
          ...(formerSkuId !== undefined && { formerUnique: formerSkuId }),
        },
      },
      toVoid,
      options,
    ),
});
