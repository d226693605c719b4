import { Disclosure } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import CouponGrid, { type CouponGridProps } from './coupon-grid.tsx';

export interface FoldedCouponsProps extends CouponGridProps {
  /** The heading above them. */
  readonly title: string;
}

/**
 * Folded coupons, for places without room for all of them. With script they are rendered when the shopper moves to the
 * title, because most visitors never open them.
 */
export default function FoldedCoupons({ title, ...coupons }: FoldedCouponsProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  useEffect(() => {
    // It was opened before script started.
    if (own.current?.open) reach();
  }, []);
  const grid = <CouponGrid {...coupons} />;
  return (
    <Disclosure ref={own} title={title} onPointerEnter={reach} onFocus={reach} onOpenChange={reach}>
      {reached ? grid : <noscript>{grid}</noscript>}
    </Disclosure>
  );
}
