import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { FoldedCouponsProps } from './folded-coupons.tsx';

const FoldedGrid = import.meta.env.SSR
  ? (await import('./folded-coupons.tsx')).default
  : hydrateLater<FoldedCouponsProps>(() => import('./folded-coupons.tsx'));

/** Coupons below a title that unfolds them; they are collected in place, without script by forms. */
export function FoldedCoupons(props: FoldedCouponsProps) {
  return (
    <Suspense>
      <FoldedGrid {...props} />
    </Suspense>
  );
}
