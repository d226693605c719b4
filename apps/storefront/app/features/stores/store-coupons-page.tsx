import { ButtonLink, EmptyState, Heading, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Coupons } from '../coupons/index.ts';
import type { StoreCouponsData } from './store.server.ts';

/** The coupons that a store gives out. */
export function StoreCouponsPage({ data: { id, title, coupons } }: { data: StoreCouponsData }) {
  const t = useMessages('stores');
  const goods = paths.storeCategory(id);
  return (
    <Stack gap="md">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {coupons.length === 0 ? (
        <EmptyState
          title={t('stores.noCouponsTitle')}
          description={t('stores.noCouponsText')}
          actions={<ButtonLink href={goods}>{t('stores.allGoods')}</ButtonLink>}
        />
      ) : (
        <Coupons coupons={coupons} useHref={goods} />
      )}
    </Stack>
  );
}
