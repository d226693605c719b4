import { SkipLink } from '@marketfront/ui';
import { Outlet } from 'react-router';
import { LoginDialogHost, PasskeyOfferHost } from '../features/auth/index.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { frameLoader } from '../http/index.server.ts';
import type { Route } from './+types/shop-layout';
import { FlashNotice } from './flash-notice.tsx';
import { main } from './frame.css.ts';
import { PrefetchPages } from '../../speed/browser/prefetch-pages.tsx';
import { ShopFooter, ShopHeader, ShopNotice, StatusBars, SupportWindow } from './later.ts';
import { loadShell } from './shell-data.server.ts';

export const handle = { messages: pageMessages('site') };

export const loader = frameLoader(loadShell);

export { shouldRevalidateShell as shouldRevalidate } from './should-revalidate.ts';

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const t = useMessages('site');
  return (
    <>
      <SkipLink href="#main">{t('site.skip')}</SkipLink>
      <ShopHeader
        categories={loaderData.categories}
        hotWords={loaderData.hotWords}
        region={loaderData.region}
      />
      {loaderData.notice && <ShopNotice notice={loaderData.notice} />}
      <main id="main" tabIndex={-1} className={main}>
        <FlashNotice />
        <PasskeyOfferHost />
        <Outlet />
      </main>
      <ShopFooter categories={loaderData.categories} terms={loaderData.terms} />
      <SupportWindow service={loaderData.service} />
      <StatusBars />
      <LoginDialogHost />
      <PrefetchPages />
    </>
  );
}
