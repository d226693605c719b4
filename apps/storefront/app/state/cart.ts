import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import { useRoot } from '../navigation/index.ts';
import { isNumber, listOf, storedAs, useMounted } from '../browser/index.ts';
import { useExpectedPieces } from './added-to-cart.ts';

/** A change of the cart that the server has not answered yet. */
export interface CartChange {
  readonly intent: string;
  readonly idempotencyKey?: string;
  /** Other fields of the form. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** The line whose quantity it sets, its quantity before, and the new one. */
  readonly line?: number;
  readonly before?: number;
  readonly quantity?: number;
}

/** The changes of the cart page that have no answer yet, the oldest first. */
const pendingCartChangesAtom = atom<readonly CartChange[]>([]);

/** Pieces that the pending changes add to the cart: for each line, by its last change. */
const pendingPiecesAtom = atom((get) => {
  const last = new Map(get(pendingCartChangesAtom).map((change) => [change.line, change]));
  return [...last.values()].reduce((sum, { before = 0, quantity = before }) => sum + quantity - before, 0);
});

/**
 * Tells the header about the pending changes of the cart page. They are the page's own state, so that they change in the
 * same transition as the router's data: an atom changes at once, and the old quantity would show in between.
 */
export function useShowPendingCartChanges(changes: readonly CartChange[]): void {
  const set = useSetAtom(pendingCartChangesAtom);
  useLayoutEffect(() => {
    set(changes);
    return () => set([]);
  }, [changes, set]);
}

/** The number at the cart's link: the server's count with the changes on their way. */
export function useCartNumber(): number {
  const cartCount = useExpectedPieces(useRoot().shopper.cartCount);
  const pending = useAtomValue(pendingPiecesAtom);
  // The header hydrates after the cart page, with the number of the server.
  return Math.max(0, cartCount + (useMounted() ? pending : 0));
}

/** SKUs that are not selected for the checkout. Kept over a reload and shared with other tabs. */
const unselectedAtom = atomWithStorage<readonly number[]>('cartUnselected', [], storedAs(listOf(isNumber)));

/** Which of the cart's SKUs are selected for the checkout: all until they are unticked. */
export function useCartSelection(skuIds: readonly number[]) {
  const [unselected, setUnselected] = useAtom(unselectedAtom);
  return {
    has: (skuId: number) => skuIds.includes(skuId) && !unselected.includes(skuId),
    set(ids: readonly number[], selected: boolean) {
      const others = unselected.filter((id) => !ids.includes(id));
      setUnselected(selected ? others : [...others, ...ids]);
    },
  };
}
