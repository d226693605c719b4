import { SkipLink } from '@marketfront/ui';
import { Outlet } from 'react-router';
import { LoginDialogHost } from '../features/auth/index.ts';
import { shopOf } from '../platform/shop.server.ts';
import { useMessages } from '../messages/index.ts';
import type { Route } from './+types/shop-layout';
import { main } from './frame.css.ts';
import { ShopFooter } from './footer.tsx';
import { ShopHeader } from './header.tsx';
import { SupportWindow } from './support-window.tsx';

export const handle = { messages: ['shell'] };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const [categories, hotWords, home] = await Promise.all([
    shop.shared('site', 'categories', (api) => api.catalog.categories()).catch(() => []),
    shop.shared('site', 'hot-words', (api) => api.search.hotWords()).catch(() => []),
    shop.shared('site', 'home', (api) => api.site.home()).catch(() => undefined),
  ]);
  return {
    // Sub-categories come on first intent; without script the links lead to pages that list them.
    categories: categories.map(({ id, name, icon }) => ({ id, name, icon })),
    hotWords: hotWords.map(({ title }) => title).slice(0, 8),
    service: home?.service ?? null,
  };
}

export { shouldRevalidateShell as shouldRevalidate } from './should-revalidate.ts';

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const t = useMessages('shell');
  return (
    <>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <ShopHeader categories={loaderData.categories} hotWords={loaderData.hotWords} />
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      <ShopFooter categories={loaderData.categories} />
      <SupportWindow service={loaderData.service} />
      <LoginDialogHost />
    </>
  );
}
