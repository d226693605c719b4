import { Disclosure } from '@marketfront/ui';
import CouponGrid, { type CouponGridProps } from './coupon-grid.tsx';

export interface FoldedCouponsProps extends CouponGridProps {
  /** Says what is below. */
  readonly title: string;
}

/** Coupons that are unfolded where there is no room for all. */
export default function FoldedCoupons({ title, ...coupons }: FoldedCouponsProps) {
  return (
    <Disclosure title={title}>
      <CouponGrid {...coupons} />
    </Disclosure>
  );
}
