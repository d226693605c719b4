import { type CartEstimate, isZeroMoney, type Money } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import type { CartLineView } from './cart-view.server.ts';
import { freeShippingOf, freightOf } from './free-shipping.ts';
import { maxVisitorLines, readVisitorCart, type VisitorLine } from './visitor-cart.ts';

/** What the lines would cost in a checkout; null when the back end does not tell. */
export async function estimateOf(shop: Shop, lines: readonly VisitorLine[]): Promise<CartEstimate | null> {
  if (lines.length === 0 || lines.length > maxVisitorLines) return null;
  const items = lines.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity }));
  return (
    (await withTimeout(shop.api.cart.estimate(items, { country: shop.deliveryCountry ?? undefined }))) ?? null
  );
}

/** The same for script, when other lines are selected (`lines`). */
export const loadEstimate = (shop: Shop, params: URLSearchParams): Promise<CartEstimate | null> =>
  estimateOf(shop, readVisitorCart(params.get('lines') ?? '').lines);

interface StoreLines {
  readonly storeId: number;
  readonly freeShippingFrom: Money | null;
  readonly lines: readonly CartLineView[];
}

/**
 * What each store still asks for free delivery, in the order of the stores. Where something is missing, the back end tells
 * whether these goods are sent free all the same.
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
