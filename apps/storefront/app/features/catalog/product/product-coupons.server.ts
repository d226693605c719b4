import { type Coupon, couponScopes, type Product } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** The number of coupons shown of each scope. */
const shownOfScope = 2;

/** Coupons that can be collected for a product: its own, those of its store and category, and those for everything. */
export async function loadProductCoupons(
  shop: Shop,
  { id: productId, storeId }: Pick<Product, 'id' | 'storeId'>,
): Promise<Coupon[]> {
  const pages = await Promise.all(
    couponScopes.map((scope) => {
      const wanted = { scope, productId, storeId, page: 1, limit: shownOfScope };
      return withTimeout(
        // For signed-in shoppers the response says which coupons they have, so it is not shared.
        shop.signedIn ? shop.api.coupons.list(wanted) : queries.productCoupons(shop, wanted),
      );
    }),
  );
  return pages.flatMap((page) => page?.items ?? []);
}
