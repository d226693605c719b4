import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { StoreListProps } from './store-list-content.tsx';
import { listPlace } from './store-places.css.ts';

const StoreListContent = import.meta.env.SSR
  ? (await import('./store-list-content.tsx')).default
  : hydrateLater<StoreListProps>(() => import('./store-list-content.tsx'));

/** A list of stores with its filters, its order and its pages. */
export function StoreList(props: StoreListProps) {
  return (
    <Suspense fallback={<div className={listPlace} />}>
      <StoreListContent {...props} />
    </Suspense>
  );
}
