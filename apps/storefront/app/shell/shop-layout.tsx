import { SkipLink } from '@marketfront/ui';
import { Outlet } from 'react-router';
import { LoginDialogHost } from '../features/auth/index.ts';
import { useMessages } from '../messages/index.ts';
import { frameLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/shop-layout';
import { FlashNotice } from './flash-notice.tsx';
import { main } from './frame.css.ts';
import { ShopFooter } from './footer.tsx';
import { ShopHeader } from './header.tsx';
import { loadShell } from './shell-data.server.ts';
import { SupportWindow } from './support-window.tsx';

export const handle = { messages: ['site'] };

export const loader = frameLoader(loadShell);

export { shouldRevalidateShell as shouldRevalidate } from './should-revalidate.ts';

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const t = useMessages('site');
  return (
    <>
      <SkipLink href="#main">{t('site.skip')}</SkipLink>
      <ShopHeader categories={loaderData.categories} hotWords={loaderData.hotWords} />
      <main id="main" tabIndex={-1} className={main}>
        <FlashNotice />
        <Outlet />
      </main>
      <ShopFooter categories={loaderData.categories} />
      <SupportWindow service={loaderData.service} />
      <LoginDialogHost />
    </>
  );
}
