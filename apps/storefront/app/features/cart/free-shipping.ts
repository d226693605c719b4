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

/** The total price of these lines. */
export const sumOf = (lines: readonly Pick<CartLineView, 'price' | 'quantity'>[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)), '0.00');

/** The delivery cost of a store's goods; undefined when the server does not give it. */
export function freightOf(estimate: CartEstimate | null, storeId: number): Money | undefined {
  if (estimate && isUndelivered(estimate.parcels, storeId)) return undefined;
  const parcel = estimate?.parcels.find((parcel) => parcel.storeId === storeId);
  return parcel?.freight ?? (estimate && isZeroMoney(estimate.freight) ? estimate.freight : undefined);
}

/**
 * The progress of a store's goods towards the amount for free delivery.
 * @param from that amount; `null` when the store has no free delivery
 */
export function freeShippingOf(from: Money | null, lines: readonly CartLineView[]) {
  if (from === null) return null;
  const sum = sumOf(lines);
  return { from, sum, missing: compareMoney(sum, from) >= 0 ? null : subtractMoney(from, sum) };
}
