import type { ProductCard } from '@marketfront/api-client';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { ProductTile, recommended } from '../../catalog/index.ts';
import { Rail } from './blocks.tsx';
import { useLocaleCode } from '../../../navigation/index.ts';
import { useResource } from '../../../http/index.ts';

const shown = { least: 3, most: 8 } as const;

interface Related {
  readonly locale: string;
  /** The product that they go with. */
  readonly of: number | undefined;
  readonly products: readonly ProductCard[];
}

/**
 * Kept in memory, so that the block is there at once after Back, and the content above the restored scroll position
 * does not move.
 */
const relatedAtom = atom<Related>({ locale: '', of: undefined, products: [] });

/**
 * Products that go with the one viewed last in this browser, requested after the page has loaded. Until the response
 * arrives, those of the product before.
 * @param taken products that the page already shows
 * @returns no products if there are too few
 */
export function useRelated(last: number | undefined, taken: ReadonlySet<number>): Omit<Related, 'locale'> {
  const locale = useLocaleCode();
  const related = useResource(recommended);
  const [kept, keep] = useAtom(relatedAtom);
  const { of, products } = kept.locale === locale ? kept : { of: undefined, products: [] };
  useEffect(() => {
    if (last === undefined) return;
    let wanted = true;
    void related.read({ product: last }).then((found) => {
      if (wanted && Array.isArray(found)) keep({ locale, of: last, products: found });
    });
    return () => {
      wanted = false;
    };
  }, [related, last, locale, keep]);
  const others = products.filter(({ id }) => !taken.has(id)).slice(0, shown.most);
  return { of, products: others.length < shown.least ? [] : others };
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
