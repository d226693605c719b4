import { type ApiErrorKind, isApiError } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';

/** Failures that tell nothing about the order. */
const unclear: ReadonlySet<ApiErrorKind> = new Set(['unauthorised', 'unavailable', 'timeout', 'server']);

/**
 * The order that a pre-order has become, `undefined` when there is none: for a lost response, a second tab, and a
 * return to a submitted checkout. A back end without this call (it is an extension) gives `undefined` too.
 * @throws ApiError when nobody is signed in, or when the back end fails: then the result is unknown
 */
export async function orderOfPreOrder(shop: Shop, preOrderNo: string): Promise<string | undefined> {
  try {
    return await shop.api.orders.ofPreOrder(preOrderNo);
  } catch (error) {
    if (!isApiError(error) || unclear.has(error.kind)) throw error;
    return undefined;
  }
}

/**
 * The same for placing an order, where a failed look-up counts as no order: an order is placed only once anyway.
 * @throws ApiError when nobody is signed in
 */
export async function orderIfKnown(shop: Shop, preOrderNo: string): Promise<string | undefined> {
  try {
    return await orderOfPreOrder(shop, preOrderNo);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return undefined;
  }
}
