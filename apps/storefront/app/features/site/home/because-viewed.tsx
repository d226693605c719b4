import type { ProductCard } from '@marketfront/api-client';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { ProductTile, recommended } from '../../catalog/index.ts';
import { Rail } from './blocks.tsx';
import { useResource } from '../../../http/index.ts';

const shown = { least: 3, most: 8 } as const;

/**
 * What goes with the product that was viewed last in this browser; asked for after the page.
 * @param taken what the page shows already
 * @returns none when little goes with it
 */
export function useRelated(last: number | undefined, taken: ReadonlySet<number>): ProductCard[] {
  const related = useResource(recommended);
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    if (last === undefined) return;
    let wanted = true;
    void related.read({ product: last }).then((found) => {
      if (wanted && Array.isArray(found)) setProducts(found);
    });
    return () => {
      wanted = false;
    };
  }, [related, last]);
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
