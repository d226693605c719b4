import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { CouponGridProps } from './coupon-grid.tsx';

const CouponGrid = import.meta.env.SSR
  ? (await import('./coupon-grid.tsx')).default
  : hydrateLater<CouponGridProps>(() => import('./coupon-grid.tsx'));

/** Coupons that are collected in place; without script by forms. */
export function Coupons(props: CouponGridProps) {
  return (
    <Suspense>
      <CouponGrid {...props} />
    </Suspense>
  );
}
