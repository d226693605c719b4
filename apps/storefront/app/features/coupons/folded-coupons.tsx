import { Disclosure } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import CouponGrid, { type CouponGridProps } from './coupon-grid.tsx';

export interface FoldedCouponsProps extends CouponGridProps {
  /** The heading above them. */
  readonly title: string;
}

/**
 * Coupons that are unfolded where there is no room for all. With script they are rendered when the shopper reaches for them:
 * most visitors never do.
 */
export default function FoldedCoupons({ title, ...coupons }: FoldedCouponsProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  useEffect(() => {
    // Opened before the script had come.
    if (own.current?.open) reach();
  }, []);
  const grid = <CouponGrid {...coupons} />;
  return (
    <Disclosure ref={own} title={title} onPointerEnter={reach} onFocus={reach} onOpenChange={reach}>
      {reached ? grid : <noscript>{grid}</noscript>}
    </Disclosure>
  );
}
