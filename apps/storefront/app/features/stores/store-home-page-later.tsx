import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { windowHigh } from '../../platform/window-high.css.ts';
import type { StoreHomePageProps } from './store-home-page.tsx';

// Links and forms that work without script; the first interaction makes them pleasant.
const Page = import.meta.env.SSR
  ? (await import('./store-home-page.tsx')).default
  : hydrateLater<StoreHomePageProps>(() => import('./store-home-page.tsx'));

/** What a store shows first; its code is loaded at the first interaction with the page. */
export function StoreHomePage(props: StoreHomePageProps) {
  return (
    <Suspense fallback={<div className={windowHigh} />}>
      <Page {...props} />
    </Suspense>
  );
}
