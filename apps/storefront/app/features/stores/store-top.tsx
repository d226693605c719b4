import { storeHeaderProps } from '@marketfront/api-client/ui';
import { IconSearch, Image, StoreHeader, Tabs, TextField } from '@marketfront/ui';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { useGetForm } from '../../forms/index.ts';
import { keepsPlace } from '../../browser/index.ts';
import { FollowButton } from './follow-button.tsx';
import { OpeningLine } from './opening-line.tsx';
import { ServiceMenu } from './service-menu.tsx';
import { ShareButton } from './share-button.tsx';
import * as css from './store-frame.css.ts';
import type { StoreFrameData } from './store.server.ts';
import { useIsStoreHome } from './use-is-store-home.ts';

export interface StoreTopProps {
  readonly data: StoreFrameData;
}

/** The header of all pages of a store. It consists of links and forms, so it works without script. */
export default function StoreTop({ data: { id, store, followed, detail, now } }: StoreTopProps) {
  const t = useMessages('stores');
  const isHome = useIsStoreHome();
  return (
    <StoreHeader
      {...storeHeaderProps(store)}
      cover={
        isHome &&
        store.background && (
          <Image
            src={store.background}
            alt=""
            width={1280}
            height={256}
            sizes="(min-width: 1280px) 1280px, 100vw"
            fit="cover"
            priority
            className={css.cover}
          />
        )
      }
      openSince={detail?.openSince ? String(new Date(detail.openSince).getUTCFullYear()) : undefined}
      openingHours={
        detail?.businessHours ? <OpeningLine hours={detail.businessHours} now={now} /> : detail?.openingHours
      }
      introduction={isHome && detail?.intro}
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
    <div {...keepsPlace}>
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
  const followForm = useGetForm();
  const keywords = new URLSearchParams(search).get('keywords') ?? '';
  return (
    <form
      role="search"
      action={path(paths.storeCategory())}
      aria-label={t('stores.searchInside')}
      onSubmit={followForm}
    >
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
    </form>
  );
}
