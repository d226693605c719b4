import { isApiError } from '@marketfront/api-client';
import { config } from '../../services/index.server.ts';
import type { Shop } from '../../http/index.server.ts';

/**
 * The order that a pre-order has become, `undefined` when there is none: for a lost answer, a second tab, and a return
 * to a submitted checkout. A back end without this call (it is an extension) gives `undefined` too.
 */
export async function orderOfPreOrder(shop: Shop, preOrderNo: string): Promise<string | undefined> {
  try {
    return await shop.api.orders.ofPreOrder(preOrderNo, { timeoutMs: config.blockTimeoutMs });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return undefined;
  }
}
