import type { Product } from '@marketfront/api-client';
import { isGone, queries, type Shop } from '../../http/index.server.ts';

/**
 * A product as the checkout would sell it now, because the estimate beside it is of now too. While the back end cannot be
 * reached, as it was when the shop read it last.
 * @returns `undefined` where it no longer exists; an API that fails must not look like that
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
