import type { ProductCard } from '@marketfront/api-client';
import { atom, useAtom } from 'jotai';

/** A page of goods, and the number of the next one; null: there is none. */
export interface ForYouPage {
  readonly products: readonly ProductCard[];
  readonly next: number | null;
}

interface ForYou extends ForYouPage {
  readonly locale: string;
  /** The product that they go with: the one that was viewed last when they began. */
  readonly like: number | undefined;
}

const forYouAtom = atom<ForYou | null>(null);

/** The goods that the end of the home page has loaded. They stay as they are, so that Back returns to the exact place. */
export function useForYou(locale: string, like: number | undefined) {
  const [kept, setKept] = useAtom(forYouAtom);
  const loaded: ForYou = kept?.locale === locale ? kept : { locale, like, products: [], next: 1 };
  /** Adds a page without products that are shown already. */
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
