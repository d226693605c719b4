import { type ApiErrorKind, isApiError } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';

/** Failures that say nothing of the order. */
const unclear: ReadonlySet<ApiErrorKind> = new Set(['unauthorised', 'unavailable', 'timeout', 'server']);

/**
 * The order that a pre-order has become, `undefined` when there is none: for a lost answer, a second tab, and a return
 * to a submitted checkout. A back end without this call (it is an extension) gives `undefined` too.
 * @throws ApiError when nobody is signed in, or when the back end fails: then nobody knows
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
 * The same where an order is placed, which happens once also when nobody knows.
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
