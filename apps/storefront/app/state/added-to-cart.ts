import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useMounted } from '../browser/index.ts';
import type { RootData } from '../navigation/index.ts';

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

/** Resolves when no form that adds to the cart awaits its response: until then the server may respond without it. */
export const whenAdded = (): Promise<void> =>
  new Promise((resolve) => {
    const store = getDefaultStore();
    const check = () => {
      if (store.get(addingAtom).length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.sub(addingAtom, check);
    check();
  });

type Shopper = RootData['shopper'];

interface Expected {
  /** All pieces in the cart after these additions. */
  readonly pieces: number;
  /** The forms without a response. */
  readonly forms: number;
  /** The last data that was displayed before data with these pieces had arrived. */
  readonly outdated?: Shopper | undefined;
}

const expectedAtom = atom<Expected | null>(null);

/** Data that has arrived is displayed later, on a slow device by seconds: until then the pieces are counted here. */
const isPending = ({ forms, outdated }: Expected, displayed: Shopper) => forms > 0 || outdated === displayed;

/**
 * Counts pieces from the moment they are added, before the server has responded, until they are in the displayed data.
 * @returns ends it: `false` if they were not added, otherwise `true` and the data that is displayed without them
 */
export function expectAdded(
  displayed: Shopper,
  pieces: number,
): (added: boolean, outdated?: Shopper) => void {
  const store = getDefaultStore();
  const expected = store.get(expectedAtom);
  const pending = expected && isPending(expected, displayed) ? expected : undefined;
  store.set(expectedAtom, {
    pieces: (pending?.pieces ?? displayed.cartCount) + pieces,
    forms: (pending?.forms ?? 0) + 1,
    outdated: pending?.outdated,
  });
  return (added, outdated) =>
    store.set(
      expectedAtom,
      (now) =>
        now && {
          pieces: now.pieces - (added ? 0 : pieces),
          forms: now.forms - 1,
          outdated: added ? outdated : now.outdated,
        },
    );
}

/** The number of pieces in the displayed data, with those that it does not include yet. */
export function useExpectedPieces(displayed: Shopper): number {
  const expected = useAtomValue(expectedAtom);
  const { cartCount } = displayed;
  // The press that adds may also hydrate the header, which starts with the server's number.
  const counts = useMounted() && expected && isPending(expected, displayed);
  return counts ? Math.max(cartCount, expected.pieces) : cartCount;
}
