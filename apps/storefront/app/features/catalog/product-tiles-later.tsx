import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { windowHigh } from '../../platform/window-high.css.ts';
import type { ProductTilesProps } from './product-tiles.tsx';

// Links and forms that work without script; the first interaction makes them pleasant.
const Tiles = import.meta.env.SSR
  ? (await import('./product-tiles.tsx')).default
  : hydrateLater<ProductTilesProps>(() => import('./product-tiles.tsx'));

/** A grid of products, whose code is loaded at the first interaction with the page. */
export function ProductTiles(props: ProductTilesProps) {
  return (
    <Suspense fallback={<div className={windowHigh} />}>
      <Tiles {...props} />
    </Suspense>
  );
}
