import {
  addMoney,
  type CartEstimate,
  compareMoney,
  isZeroMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
} from '@marketfront/api-client';
import { isUndelivered } from '../../content/index.ts';
import type { CartLineView } from './cart-view.server.ts';

/** What these lines cost together. */
export const sumOf = (lines: readonly Pick<CartLineView, 'price' | 'quantity'>[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)), '0.00');

/** What the delivery of a store's goods costs; undefined where the server does not tell. */
export function freightOf(estimate: CartEstimate | null, storeId: number): Money | undefined {
  if (estimate && isUndelivered(estimate.parcels, storeId)) return undefined;
  const parcel = estimate?.parcels.find((parcel) => parcel.storeId === storeId);
  return parcel?.freight ?? (estimate && isZeroMoney(estimate.freight) ? estimate.freight : undefined);
}

/**
 * How goods of a store reach the amount from which it sends them without freight.
 * @param from that amount; `null` when the store makes no such offer
 */
export function freeShippingOf(from: Money | null, lines: readonly CartLineView[]) {
  if (from === null) return null;
  const sum = sumOf(lines);
  return { from, sum, missing: compareMoney(sum, from) >= 0 ? null : subtractMoney(from, sum) };
}
