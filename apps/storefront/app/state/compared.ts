import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { listOf, storedAs } from '../browser/index.ts';

/** A product of the comparison, with the fields that its tray shows. */
export interface ComparedProduct {
  readonly id: number;
  readonly name: string;
  /** Address of the picture. */
  readonly image: string | null;
}

/** The number of products that fit side by side. */
export const maxCompared = 4;

const isCompared = (value: unknown): value is ComparedProduct => {
  const { id, name, image } = (value ?? {}) as Record<keyof ComparedProduct, unknown>;
  return typeof id === 'number' && typeof name === 'string' && (image === null || typeof image === 'string');
};

const comparedAtom = atomWithStorage<readonly ComparedProduct[]>(
  'compared',
  [],
  storedAs(listOf(isCompared)),
);

/** The products that this browser compares. */
export function useCompared() {
  const [products, set] = useAtom(comparedAtom);
  const has = (id: number) => products.some((product) => product.id === id);
  return {
    products,
    has,
    isFull: products.length >= maxCompared,
    add: (product: ComparedProduct) =>
      set((before) => [...before.filter(({ id }) => id !== product.id), product].slice(0, maxCompared)),
    remove: (id: number) => set((before) => before.filter((product) => product.id !== id)),
    clear: () => set([]),
  };
}
