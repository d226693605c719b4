import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import { useRoot } from '../navigation/index.ts';
import { isNumber, listOf, storedAs, useMounted } from '../browser/index.ts';
import { useExpectedPieces } from './added-to-cart.ts';

/** The pieces that changes on the cart page add and the server's count does not include yet. */
const pendingPiecesAtom = atom(0);

/** Tells the header the number of pieces that pending changes of the cart page add. */
export function useShowPendingPieces(pieces: number): void {
  const set = useSetAtom(pendingPiecesAtom);
  useLayoutEffect(() => {
    set(pieces);
    return () => set(0);
  }, [pieces, set]);
}

/** The number at the cart link: the server's count with the pending changes. */
export function useCartNumber(): number {
  const cartCount = useExpectedPieces(useRoot().shopper);
  const pending = useAtomValue(pendingPiecesAtom);
  // The header hydrates after the cart page, with the number of the server.
  return Math.max(0, cartCount + (useMounted() ? pending : 0));
}

/** SKUs that are not selected for the checkout. They survive a reload and are shared with other tabs. */
const unselectedAtom = atomWithStorage<readonly number[]>('cartUnselected', [], storedAs(listOf(isNumber)));

/** The cart's SKUs that are selected for the checkout: all until they are unticked. */
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
