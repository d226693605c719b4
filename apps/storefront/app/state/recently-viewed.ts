import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';
import { defineResource, useResource } from '../http/index.ts';
import { isNumber, listOf, storedAs } from '../browser/index.ts';
import { remembers } from '../session/index.ts';

/** A product that was viewed, as it is now. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  /** Address of the picture. */
  readonly image: string | null;
  /** Decimal string. */
  readonly price: string;
}

type Products = readonly ViewedProduct[];

/** Recently viewed products as they are now; the ids are joined by commas. */
export const viewedProducts = defineResource<{ query: { ids: string }; load: Products }>('viewed');

const idsAtom = atomWithStorage<readonly number[]>(
  'viewedProducts',
  [],
  storedAs(listOf(isNumber), remembers),
);

/** Ids of the products that were viewed in this browser, the newest first. */
export const useViewedIds = (): readonly number[] => useAtomValue(idsAtom);

const maxViewed = 12;

/** Remembers a product as the one viewed last. */
export function useRememberViewed(id: number): void {
  // Subscribed: before that, the atom does not hold what the browser stored.
  const [, set] = useAtom(idsAtom);
  useEffect(() => {
    set((before) => [id, ...before.filter((other) => other !== id)].slice(0, maxViewed));
  }, [set, id]);
}

const askedAtom = atom('');
const productsAtom = atom<Products>([]);

/** Asks the shop for the products of an address, once however many parts of the page want them. */
const loadAtom = atom(null, async (get, set, address: string, read: () => Promise<Products | undefined>) => {
  if (get(askedAtom) === address) return;
  set(askedAtom, address);
  const products = await read();
  if (get(askedAtom) !== address) return;
  if (products) set(productsAtom, products);
  else set(askedAtom, '');
});

/**
 * The products that were viewed in this browser, the newest first. What they are called and cost is asked for, because it
 * is another one in another language, and changes; products that are not sold any more are left out.
 * @param except the product that is not asked for, because the page shows it
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
