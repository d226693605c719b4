import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useMounted } from '../browser/index.ts';

/** The item just added to the cart, by its ids. */
export interface AddedToCart {
  readonly product: number;
  readonly sku: number;
  readonly quantity: number;
}

const addedAtom = atom<AddedToCart | null>(null);

/** Shows the added item, on every page (`AddedHost`). */
export const showAdded = (added: AddedToCart): void => getDefaultStore().set(addedAtom, added);

/** The item added last, until it is set to `null`. */
export const useAddedToCart = () => useAtom(addedAtom);

const panelAtom = atom(false);

/** Says whether the panel that shows what was added is open. */
export const noteAddedShown = (isShown: boolean): void => getDefaultStore().set(panelAtom, isShown);

/** Whether the panel that shows what was added is open. */
export const useIsAddedShown = (): boolean => useAtomValue(panelAtom);

/** The products that are on their way to the cart, once for each form. */
const addingAtom = atom<readonly number[]>([]);

/**
 * Notes that a form which adds the product is sent.
 * @returns ends it: the form has its answer
 */
export function noteAdding(product: number): () => void {
  const store = getDefaultStore();
  store.set(addingAtom, (all) => [...all, product]);
  return () => store.set(addingAtom, (all) => all.toSpliced(all.indexOf(product), 1));
}

/** Whether the product is being added to the cart. Only what shows it reads it: the page around is large. */
export const useIsAdding = (product: number): boolean =>
  useAtomValue(useMemo(() => atom((get) => get(addingAtom).includes(product)), [product]));

/** The pieces in the cart once everything that is on its way has arrived, and how many forms are. */
const expectedAtom = atom<{ readonly pieces: number; readonly forms: number } | null>(null);

/**
 * Counts pieces from the moment they are added, before the server has answered.
 * @param cartCount - The server's number, and `pieces` how many are added to it.
 * @returns ends it: with `false` they were not added, with `true` the server's number has them
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

/** The server's number of pieces, with those that are on their way. */
export function useExpectedPieces(cartCount: number): number {
  const expected = useAtomValue(expectedAtom)?.pieces ?? 0;
  // The press that adds may be the one that hydrates the header: it begins with the server's number.
  return useMounted() ? Math.max(cartCount, expected) : cartCount;
}
