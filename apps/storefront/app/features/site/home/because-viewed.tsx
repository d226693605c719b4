import type { ProductCard } from '@marketfront/api-client';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { fetchJson } from '../../../platform/fetch-json.ts';
import { paths } from '../../../platform/paths.ts';
import { usePath } from '../../../platform/root-data.ts';
import { useRecentlyViewed } from '../../../state/recently-viewed.ts';
import { ProductTile } from '../../catalog/index.ts';
import { Rail } from './blocks.tsx';
import type { HomeData } from './home.server.ts';

/** Every product that the page shows already. */
const idsOf = ({ deals, stores, activities, featured, trending, hot, arrivals }: HomeData) =>
  [
    ...deals.map(({ product }) => product),
    ...stores.flatMap(({ products }) => products),
    ...activities.flatMap(({ products }) => products),
    ...featured,
    ...trending,
    ...hot,
    ...arrivals,
  ].map(({ id }) => id);

const least = 3;

/** What goes with the product that was viewed last in this browser; asked for after the page, and left out when little does. */
export function BecauseViewed({ data }: { data: HomeData }) {
  const t = useMessages('home');
  const path = usePath();
  const viewed = useRecentlyViewed();
  const last = viewed[0];
  const address = last && path(paths.resources.recommended({ product: last.id }));
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
  const shown = new Set([...idsOf(data), ...viewed.map(({ id }) => id)]);
  const others = products.filter(({ id }) => !shown.has(id)).slice(0, 8);
  if (!last || others.length < least) return null;
  return (
    <Rail title={t('home.becauseViewed', { name: last.name })}>
      {others.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Rail>
  );
}
