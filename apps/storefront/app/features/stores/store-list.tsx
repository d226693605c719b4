import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { windowHigh } from '../../platform/window-high.css.ts';
import { toolbarPlace } from '../catalog/index.ts';
import type { StoreListProps } from './store-list-content.tsx';

const StoreListContent = import.meta.env.SSR
  ? (await import('./store-list-content.tsx')).default
  : hydrateLater<StoreListProps>(() => import('./store-list-content.tsx'));

/** A list of stores with its filters, its order and its pages. */
export function StoreList(props: StoreListProps) {
  return (
    <Suspense
      fallback={
        // The style of the toolbar brings those of tags and pages with it, before the code of the list.
        <div className={toolbarPlace}>
          <div className={windowHigh} />
        </div>
      }
    >
      <StoreListContent {...props} />
    </Suspense>
  );
}
