import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';

/** Two rows of three, or one. */
const shown = 3;

/** Coupons of the whole marketplace that can be claimed now; those that a signed-in shopper has are marked. */
export async function loadCouponStrip(shop: Shop) {
  const page = await withTimeout(
    shop.signedIn
      ? shop.api.coupons.list({ scope: 'platform', page: 1, limit: shown })
      : queries.platformCoupons(shop, { page: 1, limit: shown }),
  );
  return page?.items ?? [];
}
