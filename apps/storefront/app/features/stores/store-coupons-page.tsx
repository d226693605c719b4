import { Heading, Stack } from '@marketfront/ui';
import { lazy } from 'react';
import { paths } from '../../navigation/index.ts';
import { Coupons } from '../coupons/index.ts';
import type { StoreCouponsData } from './store.server.ts';

// Loaded lazily, because most stores have coupons.
const NoCoupons = lazy(() => import('./no-coupons.tsx'));

/** The coupons of a store. */
export function StoreCouponsPage({ data: { id, title, coupons } }: { data: StoreCouponsData }) {
  const goods = paths.storeCategory(id);
  return (
    <Stack gap="md">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {coupons.length === 0 ? <NoCoupons goods={goods} /> : <Coupons coupons={coupons} useHref={goods} />}
    </Stack>
  );
}
