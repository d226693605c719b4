import type { Coupon } from '@marketfront/api-client';
import { Grid } from '@marketfront/ui';
import { CouponTile } from './coupon-tile.tsx';

export interface CouponGridProps {
  readonly coupons: readonly Coupon[];
  /** The URL of the goods that the coupons apply to. */
  readonly useHref: string;
}

/** A grid of coupons. */
export default function CouponGrid({ coupons, useHref }: CouponGridProps) {
  return (
    <Grid min="lg" gap="md">
      {coupons.map((coupon) => (
        <CouponTile key={coupon.id} coupon={coupon} useHref={useHref} />
      ))}
    </Grid>
  );
}
