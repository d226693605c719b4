import { type CheckoutGroup, compareMoney, isMoney, type Totals } from '@marketfront/api-client';
import { chosenDeliveries, encodeDeliveries } from './delivery-choices.ts';

/** The parts of a checkout that have prices. */
export interface Priced {
  readonly groups: readonly CheckoutGroup[];
  readonly totals: Totals;
  readonly addressId: number | null;
}

const totalNames = ['freight', 'couponDeduction', 'pointsDeduction', 'payable'] as const;
export type TotalName = (typeof totalNames)[number];

/** An amount that differs from the one that the shopper has seen. */
export interface Change {
  /** A product with its options, or a row of the totals. */
  readonly of: { readonly line: string } | { readonly total: TotalName };
  readonly from: string;
  readonly to: string;
}

const lineKey = (skuId: number | null, productId: number) => `l${skuId ?? `p${productId}`}`;

/** The amounts that a page shows, as one field of its form: it tells what the shopper saw when sending. */
export function encodeSeen({ groups, totals, addressId }: Priced): string {
  const seen = new URLSearchParams({ address: String(addressId ?? '') });
  // Another delivery has another freight, which is an expected change.
  seen.set('delivery', encodeDeliveries(chosenDeliveries(totals.parcels)));
  for (const name of totalNames) seen.set(name, totals[name]);
  for (const { skuId, productId, price } of groups.flatMap(({ lines }) => lines))
    seen.set(lineKey(skuId, productId), price);
  return String(seen);
}

/**
 * The changes since the shopper saw these amounts.
 * @param choices whether the shopper may have changed choices in the meantime: then other totals are expected
 */
export function changesSince(seen: string, now: Priced, choices: 'same' | 'free'): Change[] {
  const before = new URLSearchParams(seen);
  const change = (name: string, to: string, of: Change['of']): Change[] => {
    const from = before.get(name);
    return from !== null && isMoney(from) && compareMoney(from, to) !== 0 ? [{ of, from, to }] : [];
  };
  const lines = now.groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ skuId, productId, name, variant, price }) =>
      change(lineKey(skuId, productId), price, { line: [name, variant].filter(Boolean).join(', ') }),
    );
  const current = new URLSearchParams(encodeSeen(now));
  const isSameParcel =
    ['address', 'delivery'].every((name) => before.get(name) === current.get(name)) &&
    before.size === current.size;
  const isFreightComparable = choices === 'same' || isSameParcel;
  const totals = totalNames.filter(
    (name) => choices === 'same' || (name === 'freight' && isFreightComparable),
  );
  return [...lines, ...totals.flatMap((name) => change(name, now.totals[name], { total: name }))];
}
