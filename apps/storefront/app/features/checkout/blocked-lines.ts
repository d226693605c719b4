import type { CheckoutGroup, CheckoutLine, Totals } from '@marketfront/api-client';
import { isUndelivered } from '../../content/index.ts';

type Stocked = Pick<CheckoutLine, 'stock' | 'quantity'>;

/** Whether the stock is smaller than the quantity in the checkout. */
const isShort = ({ stock, quantity }: Stocked): boolean => stock !== null && stock < quantity;

export interface Blocked {
  readonly line: CheckoutLine;
  /** The reason: too few pieces are left, or the store does not deliver to the address. */
  readonly cause: 'stock' | 'delivery';
}

/** The lines that cannot be ordered as they are. */
export const blockedLines = (
  groups: readonly CheckoutGroup[],
  totals: Pick<Totals, 'parcels'> | undefined,
): Blocked[] =>
  groups.flatMap((group) => {
    const undelivered = totals !== undefined && isUndelivered(totals.parcels, group.storeId);
    return group.lines.flatMap((line): Blocked[] => {
      if (isShort(line)) return [{ line, cause: 'stock' }];
      return undelivered ? [{ line, cause: 'delivery' }] : [];
    });
  });
