import type { ProductCard } from '@marketfront/api-client';
import { atom, useAtom } from 'jotai';

/** A page of goods, and the number of the next one; null if there is none. */
export interface ForYouPage {
  readonly products: readonly ProductCard[];
  readonly next: number | null;
}

interface ForYou extends ForYouPage {
  readonly locale: string;
  /** The product to which they are related: the last viewed one when the list began. */
  readonly like: number | undefined;
}

const forYouAtom = atom<ForYou | null>(null);

/**
 * The goods that the end of the home page has loaded. They stay unchanged, so that Back returns to the exact position.
 */
export function useForYou(locale: string, like: number | undefined) {
  const [kept, setKept] = useAtom(forYouAtom);
  const loaded: ForYou = kept?.locale === locale ? kept : { locale, like, products: [], next: 1 };
  /** Adds a page without products that are already shown. */
  const add = ({ products, next }: ForYouPage, taken: ReadonlySet<number>) => {
    const known = new Set([...taken, ...loaded.products.map(({ id }) => id)]);
    setKept({
      ...loaded,
      products: [...loaded.products, ...products.filter(({ id }) => !known.has(id))],
      next,
    });
  };
  return [loaded, add] as const;
}
