import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { CouponGridProps } from './coupon-grid.tsx';
import type { FoldedCouponsProps } from './folded-coupons.tsx';

const CouponGrid = import.meta.env.SSR
  ? (await import('./coupon-grid.tsx')).default
  : hydrateLater<CouponGridProps>(() => import('./coupon-grid.tsx'));

const FoldedGrid = import.meta.env.SSR
  ? (await import('./folded-coupons.tsx')).default
  : hydrateLater<FoldedCouponsProps>(() => import('./folded-coupons.tsx'));

/** Coupons that are collected in place; without script by forms. */
export function Coupons(props: CouponGridProps) {
  return (
    <Suspense>
      <CouponGrid {...props} />
    </Suspense>
  );
}

/** The same below a title that unfolds them. */
export function FoldedCoupons(props: FoldedCouponsProps) {
  return (
    <Suspense>
      <FoldedGrid {...props} />
    </Suspense>
  );
}
