import type { CartEstimate } from '@marketfront/api-client';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { maxVisitorLines, readVisitorCart, type VisitorLine } from './visitor-cart.ts';

/** What the lines would cost in a checkout; null when the back end does not tell. */
export async function estimateOf(shop: Shop, lines: readonly VisitorLine[]): Promise<CartEstimate | null> {
  if (lines.length === 0 || lines.length > maxVisitorLines) return null;
  const items = lines.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity }));
  return (await withTimeout(shop.api.cart.estimate(items))) ?? null;
}

/** The same for script, when other lines are selected (`lines`). */
export const loadEstimate = (shop: Shop, params: URLSearchParams): Promise<CartEstimate | null> =>
  estimateOf(shop, readVisitorCart(params.get('lines') ?? '').lines);
