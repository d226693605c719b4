import { type CartEstimate, isZeroMoney, type Money } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import type { CartLineView } from './cart-view.server.ts';
import { freeShippingOf, freightOf } from './free-shipping.ts';
import { maxVisitorLines, readVisitorCart, type VisitorLine } from './visitor-cart.ts';

/** The checkout price of the lines; null when the back end gives no estimate. */
export async function estimateOf(shop: Shop, lines: readonly VisitorLine[]): Promise<CartEstimate | null> {
  if (lines.length === 0 || lines.length > maxVisitorLines) return null;
  const items = lines.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity }));
  return (
    (await withTimeout(shop.api.cart.estimate(items, { country: shop.deliveryCountry ?? undefined }))) ?? null
  );
}

/** The same estimate for requests from script, when the selection of lines changes (`lines`). */
export const loadEstimate = (shop: Shop, params: URLSearchParams): Promise<CartEstimate | null> =>
  estimateOf(shop, readVisitorCart(params.get('lines') ?? '').lines);

interface StoreLines {
  readonly storeId: number;
  readonly freeShippingFrom: Money | null;
  readonly lines: readonly CartLineView[];
}

/**
 * The amount missing for the free delivery of each store, in the order of the stores. When an amount is missing, the
 * back end tells whether these goods are delivered free anyway.
 */
export async function freeShippingOffers(shop: Shop, stores: readonly StoreLines[]) {
  const offers = stores.map(({ freeShippingFrom, lines }) => freeShippingOf(freeShippingFrom, lines));
  if (!offers.some((offer) => offer?.missing)) return offers;
  const estimate = await estimateOf(
    shop,
    stores.flatMap(({ lines }) => lines),
  );
  return offers.map((offer, at) => {
    const freight = freightOf(estimate, stores[at]?.storeId ?? 0);
    return offer && freight !== undefined && isZeroMoney(freight) ? { ...offer, missing: null } : offer;
  });
}
