import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';
import { listOf, storedAs } from './stored.ts';

/** A product as the browser remembers it. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  /** Address of the picture. */
  readonly image: string | null;
  /** Decimal string. */
  readonly price: string;
}

const isViewedProduct = (value: unknown): value is ViewedProduct => {
  const { id, name, image, price } = (value ?? {}) as Record<keyof ViewedProduct, unknown>;
  const isPicture = image === null || typeof image === 'string';
  return typeof id === 'number' && typeof name === 'string' && typeof price === 'string' && isPicture;
};

const viewedAtom = atomWithStorage<readonly ViewedProduct[]>(
  'recentlyViewed',
  [],
  storedAs(listOf(isViewedProduct)),
);

/** Products that were viewed in this browser, the newest first. */
export const useRecentlyViewed = (): readonly ViewedProduct[] => useAtomValue(viewedAtom);

const maxViewed = 12;

/** Remembers a product as the one viewed last. */
export function useRememberViewed({ id, name, image, price }: ViewedProduct): void {
  // Subscribed: before that, the atom does not hold what the browser stored.
  const [, set] = useAtom(viewedAtom);
  useEffect(() => {
    set((before) =>
      [{ id, name, image, price }, ...before.filter((other) => other.id !== id)].slice(0, maxViewed),
    );
  }, [set, id, name, image, price]);
}
