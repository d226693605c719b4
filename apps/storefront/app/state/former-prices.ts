import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { storedAs, useMounted } from '../browser/index.ts';

/** Decimal strings by SKU. */
type Prices = Readonly<Record<string, string>>;

const isPrices = (value: unknown): value is Prices =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((price) => typeof price === 'string');

const seenPricesAtom = atomWithStorage<Prices>('cartPrices', {}, storedAs(isPrices), { getOnInit: true });

interface Priced {
  readonly skuId: number;
  readonly price: string | null;
}

/**
 * Reports once the prices that have changed since this browser last showed the cart.
 *
 * @returns The former price of a SKU as a decimal string, as long as the page stays open.
 */
export function useFormerPrices(lines: readonly Priced[]): (line: Priced) => string | undefined {
  const [seen, setSeen] = useAtom(seenPricesAtom);
  const [atStart] = useState(seen);
  // The server knows none of them.
  const mounted = useMounted();
  const current = JSON.stringify(
    Object.fromEntries(lines.flatMap(({ skuId, price }) => (price === null ? [] : [[skuId, price]]))),
  );
  useEffect(() => setSeen(JSON.parse(current) as Prices), [current, setSeen]);

  return ({ skuId, price }) => {
    const former = atStart[skuId];
    return mounted && former !== price ? former : undefined;
  };
}
