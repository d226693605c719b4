import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useMounted } from '../browser/index.ts';

/** The item that was just added to the cart, by its ids. */
export interface AddedToCart {
  readonly product: number;
  readonly sku: number;
  readonly quantity: number;
}

const addedAtom = atom<AddedToCart | null>(null);

/** Shows the added item, on every page (`AddedHost`). */
export const showAdded = (added: AddedToCart): void => getDefaultStore().set(addedAtom, added);

/** The last added item, until it is set to `null`. */
export const useAddedToCart = () => useAtom(addedAtom);

const panelAtom = atom(false);

/** Notes whether the panel that shows the added item is open. */
export const noteAddedShown = (isShown: boolean): void => getDefaultStore().set(panelAtom, isShown);

/** Whether the panel that shows the added item is open. */
export const useIsAddedShown = (): boolean => useAtomValue(panelAtom);

/** The products that are being added to the cart, once for each form. */
const addingAtom = atom<readonly number[]>([]);

/**
 * Notes that a form that adds the product is being sent.
 * @returns ends it: the form has its response
 */
export function noteAdding(product: number): () => void {
  const store = getDefaultStore();
  store.set(addingAtom, (all) => [...all, product]);
  return () => store.set(addingAtom, (all) => all.toSpliced(all.indexOf(product), 1));
}

/**
 * Whether the product is being added to the cart. Only the component that shows it reads it: the page around is large.
 */
export const useIsAdding = (product: number): boolean =>
  useAtomValue(useMemo(() => atom((get) => get(addingAtom).includes(product)), [product]));

/** The expected number of pieces in the cart after all pending additions, and the number of their forms. */
const expectedAtom = atom<{ readonly pieces: number; readonly forms: number } | null>(null);

/**
 * Counts pieces from the moment they are added, before the server has responded.
 * @param cartCount - The server's number; `pieces` is the number added to it.
 * @returns ends it: `false` if they were not added, `true` if the server's number includes them
 */
export function expectAdded(cartCount: number, pieces: number): (added: boolean) => void {
  const store = getDefaultStore();
  const expected = store.get(expectedAtom);
  store.set(expectedAtom, {
    pieces: (expected?.pieces ?? cartCount) + pieces,
    forms: (expected?.forms ?? 0) + 1,
  });
  return (added) => {
    const now = store.get(expectedAtom);
    if (!now || now.forms === 1) store.set(expectedAtom, null);
    else store.set(expectedAtom, { pieces: now.pieces - (added ? 0 : pieces), forms: now.forms - 1 });
  };
}

/** The server's number of pieces, including pending additions. */
export function useExpectedPieces(cartCount: number): number {
  const expected = useAtomValue(expectedAtom)?.pieces ?? 0;
  // The press that adds may also hydrate the header, which starts with the server's number.
  return useMounted() ? Math.max(cartCount, expected) : cartCount;
}
