import { Container, Notice, Stack } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { later } from '../../../speed/browser/later.tsx';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { useIsStoreHome } from './use-is-store-home.ts';
import { topPlace } from './store-places.css.ts';
import type { StoreFrameData } from './store.server.ts';

const StoreTop = later(() => import('./store-top.tsx'), topPlace);

/** The frame of all pages of a store: its header with tabs, and the page below. */
export function StoreFrame({ data, children }: { data: StoreFrameData; children: ReactNode }) {
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const notice = useIsStoreHome() ? data.detail?.holidayNotice : undefined;
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.storeStreet(), label: site('site.shopStreet') },
            { label: data.store.name },
          ]}
        />
        <StoreTop data={data} />
        {notice && <Notice>{notice}</Notice>}
        {children}
      </Stack>
    </Container>
  );
}
