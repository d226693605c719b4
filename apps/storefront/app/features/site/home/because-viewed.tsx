import type { ProductCard } from '@marketfront/api-client';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { fetchJson } from '../../../http/index.ts';
import { paths, usePath } from '../../../navigation/index.ts';
import { ProductTile } from '../../catalog/index.ts';
import { Rail } from './blocks.tsx';

const shown = { least: 3, most: 8 } as const;

/**
 * What goes with the product that was viewed last in this browser; asked for after the page.
 * @param taken what the page shows already
 * @returns none when little goes with it
 */
export function useRelated(last: number | undefined, taken: ReadonlySet<number>): ProductCard[] {
  const path = usePath();
  const address = last === undefined ? undefined : path(paths.resources.recommended({ product: last }));
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    if (address === undefined) return;
    let wanted = true;
    void fetchJson<readonly ProductCard[]>(address).then((found) => {
      if (wanted && Array.isArray(found)) setProducts(found);
    });
    return () => {
      wanted = false;
    };
  }, [address]);
  const others = products.filter(({ id }) => !taken.has(id)).slice(0, shown.most);
  return others.length < shown.least ? [] : others;
}

export function BecauseViewed({ name, products }: { name: string; products: readonly ProductCard[] }) {
  const t = useMessages('home');
  return (
    <Rail title={t('home.becauseViewed', { name })}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Rail>
  );
}
