import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { ProductTilesProps } from './product-tiles.tsx';
import { place } from './product-tiles-place.css.ts';

// Links and forms that work without script; the first interaction makes them pleasant.
const Tiles = import.meta.env.SSR
  ? (await import('./product-tiles.tsx')).default
  : hydrateLater<ProductTilesProps>(() => import('./product-tiles.tsx'));

/** A grid of products, whose code is loaded at the first interaction with the page. */
export function ProductTiles(props: ProductTilesProps) {
  return (
    <Suspense fallback={<div className={place} />}>
      <Tiles {...props} />
    </Suspense>
  );
}
