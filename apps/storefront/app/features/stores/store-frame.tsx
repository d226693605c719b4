import { storeHeaderProps } from '@marketfront/api-client/ui';
import { Container, IconSearch, Image, Notice, Stack, StoreHeader, Tabs, TextField } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { Trail } from '../../platform/trail.tsx';
import { useStayInPlace } from '../../platform/use-stay-in-place.ts';
import { FollowButton } from './follow-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import { ServiceMenu } from './service-menu.tsx';
import { ShareButton } from './share-button.tsx';
import * as css from './store-frame.css.ts';
import type { StoreFrameData } from './store.server.ts';

/** All pages of a store: its header with tabs, and the page below. */
export function StoreFrame({ data, children }: { data: StoreFrameData; children: ReactNode }) {
  const { id, store, followed, detail, now } = data;
  const t = useMessages('stores');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  return (
    <Container>
      <Stack gap="lg">
        <Trail
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.storeStreet(), label: site('site.shopStreet') },
            { label: store.name },
          ]}
        />
        <StoreHeader
          {...storeHeaderProps(store)}
          cover={
            store.background && (
              <Image
                src={store.background}
                alt=""
                width={1280}
                height={112}
                sizes="(min-width: 1280px) 1280px, 100vw"
                fit="cover"
                priority
                className={css.cover}
              />
            )
          }
          openSince={detail?.openSince ? String(new Date(detail.openSince).getUTCFullYear()) : undefined}
          openingHours={
            detail?.businessHours ? (
              <OpeningLine hours={detail.businessHours} now={now} />
            ) : (
              detail?.openingHours
            )
          }
          introduction={detail?.intro}
          licenceHref={paths.storeQualification(id)}
          actions={
            <>
              <FollowButton storeId={id} name={store.name} followed={followed} />
              <ServiceMenu service={store.service} />
              <ShareButton title={store.name} />
            </>
          }
          search={<StoreSearch id={id} />}
          tabs={<StoreTabs id={id} label={t('stores.pages', { name: store.name })} />}
        />
        {detail?.holidayNotice && <Notice>{detail.holidayNotice}</Notice>}
        {children}
      </Stack>
    </Container>
  );
}

/** The tabs keep the scroll position, so that the header does not move under the pointer. */
function StoreTabs({ id, label }: { id: number; label: string }) {
  const t = useMessages('stores');
  const path = usePath();
  const { pathname } = useLocation();
  const tab = (href: string, name: string) => ({
    href,
    label: name,
    current: path(href).split('?')[0] === pathname,
  });
  return (
    <div onClickCapture={useStayInPlace()}>
      <Tabs
        label={label}
        items={[
          tab(paths.store(id), t('stores.home')),
          tab(paths.storeCategory(id), t('stores.classification')),
          tab(paths.storeCoupons(id), t('stores.coupons')),
          tab(paths.storeQualification(id), t('stores.qualification')),
        ]}
      />
    </div>
  );
}

function StoreSearch({ id }: { id: number }) {
  const t = useMessages('stores');
  const path = usePath();
  const { search } = useLocation();
  const keywords = new URLSearchParams(search).get('keywords') ?? '';
  return (
    <Form role="search" action={path(paths.storeCategory())} aria-label={t('stores.searchInside')}>
      <input type="hidden" name="id" value={id} />
      <TextField
        key={keywords}
        label={t('stores.searchInside')}
        hideLabel
        name="keywords"
        type="search"
        defaultValue={keywords}
        maxLength={80}
        placeholder={t('stores.searchInside')}
        start={<IconSearch size={16} />}
      />
    </Form>
  );
}
