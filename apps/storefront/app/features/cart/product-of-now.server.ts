import type { Product } from '@marketfront/api-client';
import { isGone, queries, type Shop } from '../../http/index.server.ts';

/**
 * The current state of a product, as the checkout would sell it, because the estimate beside it is current too. If the
 * back end cannot be reached, the state that the shop read last.
 * @returns `undefined` if it no longer exists; an API failure must not look the same
 */
export async function productOfNow(shop: Shop, id: number): Promise<Product | undefined> {
  try {
    return await shop.api.catalog.product(id).catch((error: unknown) => {
      if (isGone(error)) throw error;
      return queries.product(shop, id);
    });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
