import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';
import { defineResource, useResource } from '../http/index.ts';
import { isNumber, listOf, storedAs } from '../browser/index.ts';
import { remembers } from '../session/index.ts';

/** A product that was viewed, with its current data. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  /** Address of the picture. */
  readonly image: string | null;
  /** Decimal string. */
  readonly price: string;
}

type Products = readonly ViewedProduct[];

/** Recently viewed products with their current data; the ids are joined by commas. */
export const viewedProducts = defineResource<{ query: { ids: string }; load: Products }>('viewed');

const idsAtom = atomWithStorage<readonly number[]>(
  'viewedProducts',
  [],
  storedAs(listOf(isNumber), remembers),
);

/** Ids of the products that were viewed in this browser, newest first. */
export const useViewedIds = (): readonly number[] => useAtomValue(idsAtom);

const maxViewed = 12;

/** Remembers a product as the last viewed one. */
export function useRememberViewed(id: number): void {
  // Subscribed: before that, the atom does not contain the browser's stored value.
  const [, set] = useAtom(idsAtom);
  useEffect(() => {
    set((before) => [id, ...before.filter((other) => other !== id)].slice(0, maxViewed));
  }, [set, id]);
}

const askedAtom = atom('');
const productsAtom = atom<Products>([]);

/** Requests the products of an address once, regardless of how many parts of the page need them. */
const loadAtom = atom(null, async (get, set, address: string, read: () => Promise<Products | undefined>) => {
  if (get(askedAtom) === address) return;
  set(askedAtom, address);
  const products = await read();
  if (get(askedAtom) !== address) return;
  if (products) set(productsAtom, products);
  else set(askedAtom, '');
});

/**
 * The products that were viewed in this browser, newest first. Their names and prices are requested, because they
 * differ by language and change; products that are no longer sold are left out.
 * @param except the product that is left out, because the page shows it
 */
export function useViewedProducts(except?: number): readonly ViewedProduct[] {
  const ids = useViewedIds().filter((id) => id !== except);
  const viewed = useResource(viewedProducts);
  const products = useAtomValue(productsAtom);
  const load = useSetAtom(loadAtom);
  const list = ids.join(',');
  useEffect(() => {
    if (list) void load(viewed.address({ ids: list }), () => viewed.read({ ids: list }));
  }, [list, viewed, load]);
  return products.filter(({ id }) => ids.includes(id));
}
