import { Container, Notice, Stack } from '@marketfront/ui';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../messages/index.ts';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { useIsStoreHome } from './use-is-store-home.ts';
import { topPlace } from './store-places.css.ts';
import type { StoreTopProps } from './store-top.tsx';
import type { StoreFrameData } from './store.server.ts';

const StoreTop = import.meta.env.SSR
  ? (await import('./store-top.tsx')).default
  : hydrateLater<StoreTopProps>(() => import('./store-top.tsx'));

/** All pages of a store: its header with tabs, and the page below. */
export function StoreFrame({ data, children }: { data: StoreFrameData; children: ReactNode }) {
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const notice = useIsStoreHome() ? data.detail?.holidayNotice : undefined;
  return (
    <Container>
      <Stack gap="lg">
        <Trail
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.storeStreet(), label: site('site.shopStreet') },
            { label: data.store.name },
          ]}
        />
        <Suspense fallback={<div className={topPlace} />}>
          <StoreTop data={data} />
        </Suspense>
        {notice && <Notice>{notice}</Notice>}
        {children}
      </Stack>
    </Container>
  );
}
