import { Suspense } from 'react';
import { hydrateLater } from '../../../platform/hydrate-later.ts';
import { windowHigh } from '../../../platform/window-high.css.ts';
// The styles of its blocks and of the store cards (vite.config.ts): the server's HTML needs them before the code.
import { section } from './home-page.css.ts';
import type { HomePageProps } from './home-page.tsx';

// Links and forms that work without script; the first interaction makes them pleasant.
const Page = import.meta.env.SSR
  ? (await import('./home-page.tsx')).default
  : hydrateLater<HomePageProps>(() => import('./home-page.tsx'));

export function HomePage(props: HomePageProps) {
  return (
    <Suspense fallback={<div className={`${section} ${windowHigh}`} />}>
      <Page {...props} />
    </Suspense>
  );
}
